package io.mcts.games.go.spec;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.game.Notation;
import io.mcts.games.go.EyePolicy;
import io.mcts.games.go.Go;
import io.mcts.games.go.GoMove;
import io.mcts.games.go.GoPriors;
import io.mcts.games.go.GoRules;
import io.mcts.games.go.PatternPolicy;
import io.mcts.games.go.Territory;
import io.mcts.games.go.gtp.GtpEngine;
import io.mcts.policy.MoveScores;
import io.mcts.policy.Policy;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.catalog.Parameter;
import io.mcts.spec.game.Board;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.GoTextProtocol;
import io.mcts.spec.game.Ownership;
import io.mcts.spec.game.Ownership.Judgement;
import io.mcts.spec.game.Records;
import io.mcts.spec.part.PartContext;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

record GoAdapter(GoRules rules) implements Game<Go, GoMove> {

    private static final String COMPENSATED = "compensated";

    static final Entry<Game<?, ?>> ENTRY = Entry.of(
            "go",
            "Go by area scoring, with positional superko",
            arguments -> new GoAdapter(new GoRules(
                    arguments.wholeNumber("lines"),
                    arguments.number("komi"),
                    arguments.oneOf("handicap", List.of(COMPENSATED, "free")).equals(COMPENSATED))),
            Parameter.wholeNumber("lines", 9, "the lines of the board, from 2 to 19"),
            Parameter.number("komi", 7.5, "the points that white gets for moving second"),
            Parameter.oneOf(
                    "handicap",
                    "whether white gets a point for each stone of a handicap, as in Chinese rules: compensated or free",
                    COMPENSATED,
                    "free"));

    private static final int LEAST_LINES_OF_SAMPLE = 5;

    /** Rollouts per judgement of ownership. */
    private static final int ROLLOUTS = 200;

    @Override
    public Go initial(RandomGenerator random) {
        return Go.initial(rules);
    }

    @Override
    public Notation<Go, GoMove> notation() {
        return Go.notation(rules);
    }

    @Override
    public List<String> players() {
        return List.of("black", "white");
    }

    @Override
    public String diagram(Go state) {
        return state.diagram();
    }

    @Override
    public String samplePosition() {
        return rules.lines() < LEAST_LINES_OF_SAMPLE ? "-" : "C3 C4 D4 B3 pass";
    }

    @Override
    public String title() {
        return "Go";
    }

    @Override
    public Board.Painter<Go, GoMove> board() {
        return new GoBoard(players());
    }

    @Override
    public Suggestions suggestions() {
        return new Suggestions("go,iterations=1600", "go", "rave");
    }

    @Override
    public List<Level> levels() {
        return Level.of(
                List.of(
                        "go,iterations=6",
                        "go,iterations=25",
                        "go,iterations=50",
                        "go,iterations=100",
                        "go,iterations=200",
                        "go,iterations=400",
                        "go,iterations=1600"),
                121,
                191,
                108,
                175,
                133,
                241);
    }

    @Override
    public String strongest() {
        return "go";
    }

    /** Random moves fill eyes, and games hardly end. */
    @Override
    public String plain() {
        return "uct,rollout=eyes";
    }

    @Override
    public Optional<Records<Go, GoMove>> records() {
        return Optional.of(new GoRecords(rules));
    }

    @Override
    public Optional<GoTextProtocol<Go, GoMove>> gtp() {
        return Optional.of(new GoTextProtocol<>() {

            @Override
            public Engine engine(
                    Mcts<Go, GoMove> mcts, Budget budget, Budget budgetOnClock, PrintWriter out, double resignsBelow) {
                return new GtpEngine(rules, mcts, budget, budgetOnClock, out, resignsBelow);
            }

            @Override
            public List<String> setUp(Go state) {
                return GtpEngine.setUp(state);
            }
        });
    }

    @Override
    public Optional<Ownership<Go>> ownership() {
        return Optional.of(GoAdapter::judge);
    }

    /** Judges a position by rollouts; a finished game by its count. */
    private static Judgement judge(Go state, List<String> corrected) {
        int lines = state.rules().lines();
        Territory rollouts = Territory.of(state, ROLLOUTS, Xoroshiro128PlusPlus.of(1));
        Territory territory = (state.isTerminal() ? rollouts.read() : rollouts)
                .corrected(corrected.stream()
                        .map(point -> GoMove.parse(point, lines))
                        .toList());
        List<Integer> counted = territory.owners();
        Map<String, Double> owners = new LinkedHashMap<>();
        for (int point = 0; point < lines * lines; point++) {
            int column = point % lines;
            int row = point / lines;
            double owner = state.isTerminal() ? counted.get(point) : territory.ofBlack(column, row);
            owners.put(GoMove.at(column, row).toString(), owner);
        }
        double score = territory.score();
        double expected = owners.values().stream().mapToDouble(owner -> owner).sum();
        double points = counted.stream().mapToInt(owner -> owner).sum();
        return new Judgement(
                owners, territory.dead().stream().map(GoMove::toString).toList(), score, score + expected - points);
    }

    @Override
    public List<Entry<Policy<Go, GoMove>>> rollouts(PartContext<Go, GoMove> context) {
        return List.of(
                Entry.of("eyes", "random moves that fill no eye of their own", EyePolicy::new),
                Entry.of(
                        "patterns",
                        "answers to atari and good shapes beside the last move, else the same",
                        PatternPolicy::new));
    }

    @Override
    public List<Entry<MoveScores<Go, GoMove>>> priors(PartContext<Go, GoMove> context) {
        return List.of(Entry.of("go", "captures, escapes, shapes, and points near the last move first", GoPriors::new));
    }
}
