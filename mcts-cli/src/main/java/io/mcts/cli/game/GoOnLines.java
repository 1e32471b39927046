package io.mcts.cli.game;

import io.mcts.cli.catalog.Catalog;
import io.mcts.cli.catalog.Entry;
import io.mcts.cli.catalog.Parameter;
import io.mcts.game.Notation;
import io.mcts.games.go.EyePolicy;
import io.mcts.games.go.Go;
import io.mcts.games.go.GoMove;
import io.mcts.games.go.GoPriors;
import io.mcts.games.go.GoRules;
import io.mcts.games.go.PatternPolicy;
import io.mcts.policy.MoveScores;
import io.mcts.policy.Policy;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Go on a board of one's choice. */
record GoOnLines(GoRules rules) implements Game<Go, GoMove> {

    static final Entry<Game<?, ?>> ENTRY = Entry.of(
            "go",
            "Go by area scoring, with positional superko",
            arguments -> new GoOnLines(new GoRules(arguments.wholeNumber("lines"), arguments.number("komi"))),
            Parameter.wholeNumber("lines", 9, "the lines of the board, from 2 to 19"),
            Parameter.number("komi", 7.5, "the points that white gets for moving second, whole or half"));

    private static final int LEAST_LINES_OF_SAMPLE = 5;

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
    public String strongest() {
        return "go";
    }

    @Override
    public Optional<Records<Go, GoMove>> records() {
        return Optional.of(new GoRecords(rules));
    }

    @Override
    public Catalog<Policy<Go, GoMove>> rollouts() {
        return new Catalog<>(
                "rollout policy of this game",
                List.of(
                        Entry.of("eyes", "random moves that fill no eye of their own", EyePolicy::new),
                        Entry.of(
                                "patterns",
                                "answers to atari and good shapes beside the last move, else the same",
                                PatternPolicy::new)));
    }

    @Override
    public Catalog<MoveScores<Go, GoMove>> priors() {
        return new Catalog<>(
                "prior of this game",
                List.of(Entry.of(
                        "go", "captures, escapes, shapes, and points near the last move first", GoPriors::new)));
    }
}
