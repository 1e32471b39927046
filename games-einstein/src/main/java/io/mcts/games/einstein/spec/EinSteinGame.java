package io.mcts.games.einstein.spec;

import io.mcts.game.Heuristic;
import io.mcts.game.Notation;
import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.EinSteinMove;
import io.mcts.games.einstein.SetUp;
import io.mcts.games.einstein.evaluation.EinSteinEncoding;
import io.mcts.spec.catalog.Arguments;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.catalog.ErrorMessages;
import io.mcts.spec.catalog.Parameter;
import io.mcts.spec.game.Board;
import io.mcts.spec.game.EncodedGame;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Records;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** EinStein würfelt nicht; a set-up is null if the stones are placed at random. */
record EinSteinGame(@Nullable SetUp red, @Nullable SetUp blue, int firstPlayer)
        implements EncodedGame<EinStein, EinSteinMove> {

    private static final String RANDOM_SET_UP = "random";
    private static final List<String> PLAYERS = List.of("red", "blue");

    static final Entry<Game<?, ?>> ENTRY = Entry.of(
            "einstein",
            "EinStein würfelt nicht, a race with dice on a board of five by five",
            EinSteinGame::of,
            new Parameter(
                    "red", RANDOM_SET_UP, "red's stones in the order of the cells a5 b5 c5 a4 b4 a3, such as 123456"),
            new Parameter(
                    "blue", RANDOM_SET_UP, "blue's stones in the order of the cells e3 d2 e2 c1 d1 e1, such as 123456"),
            Parameter.oneOf("first", "who rolls first, red or blue", PLAYERS.toArray(String[]::new)));

    private static EinSteinGame of(Arguments arguments) {
        int first = PLAYERS.indexOf(arguments.oneOf("first", PLAYERS));
        return new EinSteinGame(setUp(arguments, "red"), setUp(arguments, "blue"), first);
    }

    private static @Nullable SetUp setUp(Arguments arguments, String side) {
        String text = arguments.text(side);
        if (text.equals(RANDOM_SET_UP)) {
            return null;
        }
        return ErrorMessages.within(side + " is " + RANDOM_SET_UP + " or a set-up; ", () -> SetUp.of(text));
    }

    @Override
    public EinStein initial(RandomGenerator random) {
        SetUp redSetUp = red == null ? SetUp.random(random) : red;
        SetUp blueSetUp = blue == null ? SetUp.random(random) : blue;
        return EinStein.of(redSetUp, blueSetUp, firstPlayer);
    }

    @Override
    public Notation<EinStein, EinSteinMove> notation() {
        return EinStein.NOTATION;
    }

    @Override
    public List<String> players() {
        return PLAYERS;
    }

    @Override
    public List<EinSteinEncoding> encodings() {
        return List.of(new EinSteinEncoding(false), new EinSteinEncoding(true));
    }

    @Override
    public String diagram(EinStein state) {
        return state.diagram();
    }

    @Override
    public String title() {
        return "EinStein";
    }

    @Override
    public Board.Painter<EinStein, EinSteinMove> board() {
        return new EinSteinBoard(PLAYERS);
    }

    @Override
    public Suggestions suggestions() {
        return new Suggestions("uct,iterations=250", "fitted", "uct");
    }

    @Override
    public List<Level> levels() {
        return Level.of(
                List.of(
                        "uct,iterations=1",
                        "uct,iterations=10",
                        "uct,iterations=60",
                        "uct,iterations=1000",
                        "fitted,iterations=2000"),
                162,
                133,
                137,
                73);
    }

    @Override
    public String strongest() {
        return "deep-lookahead";
    }

    @Override
    public String samplePosition() {
        return "A1C2/1E3/2Bd1/F1a1c/2e1f r 4";
    }

    @Override
    public List<Entry<Heuristic<EinStein>>> heuristics() {
        return EinSteinHeuristics.ALL;
    }

    @Override
    public Optional<InputStream> network() {
        return Optional.ofNullable(EinSteinGame.class.getResourceAsStream("einstein.onnx"));
    }

    @Override
    public Optional<Records<EinStein, EinSteinMove>> records() {
        return Optional.of(new EinSteinRecords());
    }
}
