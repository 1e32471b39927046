package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
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

/** The rules of hidden information that are checked along random games. */
final class InformationRules<S extends GameState<S, M>, M extends Move> {

    /** Games take longer than looking at a state. */
    private static final int TRIES_A_GAME = 10;

    private final GameContract<S, M> contract;
    private RandomGenerator random = Xoroshiro128PlusPlus.of(0);
    private String rule = "";
    private String start = "";

    /** The moves that led to the current state. */
    private List<M> played = List.of();

    InformationRules(GameContract<S, M> contract) {
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

    void informationSetsAreValues(S state) {
        for (int player = 0; player < state.playerCount(); player++) {
            Object known = known(state, player);
            Object ofCopy = known(state.copy(), player);
            requireEqual(known, ofCopy, "the information set of player " + player + " in a copy");
            requireEqual(known.hashCode(), ofCopy.hashCode(), "its hash code in a copy");
            requireEqual(known, known(state, player), "the same if it is asked again");
        }
    }

    void keepsWhatTheObserverKnows(S state) {
        for (int observer = 0; observer < state.playerCount(); observer++) {
            S drawn = drawn(state, observer, random.nextLong());
            requireEqual(known(state, observer), known(drawn, observer), "what player " + observer + " knows");
            requireEqual(state.isTerminal(), drawn.isTerminal(), "whether the game is over");
            if (!state.isTerminal()) {
                requireEqual(state.currentPlayer(), drawn.currentPlayer(), "whose turn it is");
            }
            if (!state.isTerminal() && state.currentPlayer() == observer) {
                requireEqual(state.legalMoves(), drawn.legalMoves(), "the legal moves of player " + observer);
            }
        }
    }

    /** What is really there is changed, unseen by the observer, and then drawn with the same random numbers. */
    void doesNotPeek(S state) {
        for (int observer = 0; observer < state.playerCount(); observer++) {
            S other = drawn(state, observer, random.nextLong());
            long seed = random.nextLong();
            requireEqual(
                    appearance(drawn(state, observer, seed)),
                    appearance(drawn(state, observer, seed)),
                    "equal draws for player " + observer + " with equal random numbers");
            requireEqual(
                    appearance(drawn(state, observer, seed)),
                    appearance(drawn(other, observer, seed)),
                    "the same draw for player " + observer + " from " + Words.of(other)
                            + ", which they cannot tell from " + Words.of(state));
        }
    }

    void goesOnByTheRules(S state) {
        for (int observer = 0; observer < state.playerCount(); observer++) {
            S drawn = drawn(state, observer, random.nextLong());
            int moves = 0;
            while (!drawn.isTerminal()) {
                require(++moves <= contract.longestGame(), "an end within " + contract.longestGame() + " moves", drawn);
                drawn.play(drawn.randomMove(random));
            }
            for (int player = 0; player < drawn.playerCount(); player++) {
                double payoff = drawn.payoff(player);
                require(
                        payoff >= drawn.minPayoff() && payoff <= drawn.maxPayoff(),
                        "a payoff from " + drawn.minPayoff() + " to " + drawn.maxPayoff(),
                        payoff);
            }
        }
    }

    private S drawn(S state, int observer, long seed) {
        S drawn = state.copy();
        ((HiddenInformation) drawn).determinize(observer, Xoroshiro128PlusPlus.of(seed));
        return drawn;
    }

    /** All that can be seen of a state from outside. */
    static <S extends GameState<S, M>, M extends Move> List<Object> appearance(S state) {
        List<Object> appearance = new ArrayList<>();
        for (int player = 0; state instanceof HiddenInformation && player < state.playerCount(); player++) {
            appearance.add(known(state, player));
        }
        appearance.add(state.isTerminal() ? "over" : state.currentPlayer());
        if (!state.isTerminal() && state.currentPlayer() != GameState.CHANCE) {
            appearance.add(state.legalMoves());
        }
        return appearance;
    }

    static Object known(GameState<?, ?> state, int player) {
        return ((HiddenInformation) state).informationSet(player);
    }

    void requireEqual(Object expected, Object actual, String what) {
        require(Objects.equals(expected, actual), what + ": " + Words.of(expected), actual);
    }

    private void require(boolean isKept, String expected, Object actual) {
        if (!isKept) {
            Reproduction reproduction = new Reproduction(start, played, null, contract.seed(), 0);
            throw new Violation(rule, expected, actual, "", reproduction);
        }
    }
}
