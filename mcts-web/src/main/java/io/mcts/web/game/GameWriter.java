package io.mcts.web.game;

import io.mcts.arena.records.GameLine;
import io.mcts.arena.records.Turn;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.game.Chance;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.RecordedGame;
import io.mcts.spec.game.Records;
import io.mcts.web.request.Fields;
import io.mcts.web.request.Limits;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Writes a game as a line of the arena, or in its own format.
 *
 * @param names by player
 * @param turns the effort of each move, if known; possibly fewer than moves
 * @param outcome the ending off the board, or null
 */
record GameWriter<S extends GameState<S, M>, M extends Move>(
        PlayedGame<S, M> game,
        List<String> names,
        List<Optional<Fields>> turns,
        @Nullable Outcome outcome) {

    static final String ARENA = "mcts";

    private static final String LINES = ".jsonl";

    static final String VARIATION = "variation";

    private static final double NANOS_PER_MILLI = 1e6;

    /** A result other than on the board, named by a word, with the rewards by player. */
    record Outcome(String ending, List<Double> rewards) {

        Optional<Integer> winner() {
            int winner = rewards.indexOf(1.0);
            return winner < 0 ? Optional.empty() : Optional.of(winner);
        }
    }

    GameWriter {
        names = List.copyOf(names);
        turns = List.copyOf(turns);
        if (names.size() != game.game().players().size()) {
            throw new IllegalArgumentException("'names' are " + names + "; allowed: one for each of "
                    + game.game().players());
        }
    }

    record File(String name, String text) {}

    /** Writes the game of a request: game, start, moves, names, turns, format, ending, source, variations. */
    static File write(Fields fields, Catalog<Game<?, ?>> games, LocalDateTime now) {
        return write(fields, PlayedGame.read(fields, games), now);
    }

    private static <S extends GameState<S, M>, M extends Move> File write(
            Fields fields, PlayedGame<S, M> game, LocalDateTime now) {
        String format = fields.text("format");
        @Nullable
        Outcome outcome = fields.object("ending").map(GameWriter::outcome).orElse(null);
        GameWriter<S, M> main = of(game, fields, fields, outcome);
        String own = game.name().split(":", 2)[0];
        Optional<Records<S, M>> records = game.game().records();
        if (records.isPresent() && format.equals(own)) {
            return new File(
                    own + "." + records.get().extension(),
                    main.ownForm(records.get(), fields.optionalText("source", Limits.RECORD_LENGTH), now));
        }
        if (!format.equals(ARENA)) {
            throw new IllegalArgumentException(
                    "'format' is '" + format + "'; allowed: " + ARENA + (records.isPresent() ? " or " + own : ""));
        }
        StringBuilder lines = new StringBuilder(main.line(0));
        int number = 0;
        for (Optional<Fields> variation : fields.objects("variations", Limits.VARIATIONS)) {
            Fields line =
                    variation.orElseThrow(() -> new IllegalArgumentException("a variation is null, not an object"));
            PlayedGame<S, M> other = PlayedGame.read(
                    game.name(), game.game(), Optional.of(game.start()), line.texts("moves", Limits.MOVES));
            number++;
            lines.append(of(other, fields, line, null).line(number));
        }
        return new File(own + LINES, lines.toString());
    }

    private static <S extends GameState<S, M>, M extends Move> GameWriter<S, M> of(
            PlayedGame<S, M> game, Fields whole, Fields line, @Nullable Outcome outcome) {
        return new GameWriter<>(game, whole.texts("names", Limits.MOVES), line.objects("turns", Limits.MOVES), outcome);
    }

    private static Outcome outcome(Fields fields) {
        OptionalLong winner = fields.optionalNumber("winner", 0, 1);
        double first = winner.isEmpty() ? 0.5 : 1.0 - winner.getAsLong();
        return new Outcome(fields.text("how"), List.of(first, 1 - first));
    }

    private String ownForm(Records<S, M> records, Optional<String> source, LocalDateTime now) {
        RecordedGame<S, M> record = source.map(text -> records.read(text.getBytes(StandardCharsets.UTF_8)))
                .orElseGet(() -> records.begin(game.startState(), now));
        if (!game.game().notation().format(record.start()).equals(game.start())) {
            throw new IllegalArgumentException("'source' begins with '"
                    + game.game().notation().format(record.start()) + "'; allowed: the start of the game, '"
                    + game.start() + "'");
        }
        RecordedGame<S, M> written = record.named(inOrderOfMoves()).played(game.moves());
        @Nullable Integer winner = outcome == null ? null : outcome.winner().orElse(null);
        return (winner == null ? written : written.wonBy(winner)).text();
    }

    private String line(int number) {
        Map<String, String> settings = new LinkedHashMap<>(Map.of("game", game.name()));
        if (number > 0) {
            settings.put(VARIATION, Integer.toString(number));
        }
        if (outcome != null) {
            settings.put(GameLine.ENDING, outcome.ending());
        }
        @Nullable List<Double> rewards = outcome == null ? game.rewards() : outcome.rewards();
        return GameLine.of(settings, names, game.start(), played(), rewards).json() + "\n";
    }

    private List<Turn> played() {
        List<Turn> played = new ArrayList<>();
        S state = game.startState();
        for (M move : game.moves()) {
            int ply = played.size();
            played.add(
                    Chance.isToMove(state)
                            ? Turn.ofChance(move.toString())
                            : turn(
                                    state.currentPlayer(),
                                    move,
                                    ply < turns.size() ? turns.get(ply) : Optional.empty()));
            state.play(move);
        }
        return played;
    }

    private static Turn turn(int player, Move move, Optional<Fields> spent) {
        double value = amount(spent, "value").orElse(Double.NaN);
        if (value > 1) {
            throw new IllegalArgumentException("'value' is " + value + "; allowed: from 0 to 1");
        }
        return new Turn(
                player,
                move.toString(),
                Math.round(amount(spent, "millis").orElse(0.0) * NANOS_PER_MILLI),
                value,
                Math.round(amount(spent, "visits").orElse(0.0)),
                Math.round(amount(spent, "iterations").orElse(0.0)));
    }

    private static Optional<Double> amount(Optional<Fields> spent, String name) {
        return spent.flatMap(fields -> fields.amount(name));
    }

    private List<String> inOrderOfMoves() {
        List<String> ordered = new ArrayList<>(names);
        Collections.rotate(ordered, -Chance.nextPlayer(game.startState()).orElse(0));
        return ordered;
    }
}
