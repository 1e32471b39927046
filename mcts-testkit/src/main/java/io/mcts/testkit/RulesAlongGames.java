package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.testkit.facts.Reproduction;
import io.mcts.testkit.facts.Violation;
import io.mcts.testkit.watch.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.DynamicTest;

/** Tests rules in each state of some random games; a rule that is broken is reported with the moves that led there. */
final class RulesAlongGames<S extends GameState<S, M>, M extends Move> {

    /** Games take longer than looking at a state. */
    private static final int TRIES_A_GAME = 10;

    private final GameContract<S, M> contract;
    private RandomGenerator random = Xoroshiro128PlusPlus.of(0);
    private String rule = "";
    private String start = "";

    /** The moves that led to the current state. */
    private List<M> played = List.of();

    RulesAlongGames(GameContract<S, M> contract) {
        this.contract = contract;
    }

    /** A test of a rule in each state of some random games. */
    DynamicTest along(String sentence, Consumer<S> check) {
        return DynamicTest.dynamicTest(sentence, () -> {
            rule = sentence;
            random = Xoroshiro128PlusPlus.of(contract.seed());
            for (int i = 0; i < Math.max(1, contract.tries() / TRIES_A_GAME); i++) {
                List<S> starts = contract.initialStates();
                alongOneGame(starts.get(i % starts.size()), check);
            }
        });
    }

    private void alongOneGame(S initial, Consumer<S> check) {
        start = Words.of(initial);
        S state = initial.copy();
        played = new ArrayList<>();
        check.accept(state);
        while (!state.isTerminal()) {
            M move = state.randomMove(random);
            state.play(move);
            played.add(move);
            check.accept(state);
        }
    }

    /** Draws the random numbers of a rule: the same in each run of the test. */
    RandomGenerator random() {
        return random;
    }

    void requireEqual(Object expected, Object actual, String what) {
        require(Objects.equals(expected, actual), what + ": " + Words.of(expected), actual);
    }

    void require(boolean isKept, String expected, Object actual) {
        if (!isKept) {
            Reproduction reproduction = new Reproduction(start, played, null, contract.seed(), 0);
            throw new Violation(rule, expected, actual, "", reproduction);
        }
    }
}
