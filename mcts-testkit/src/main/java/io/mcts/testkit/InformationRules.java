package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.testkit.watch.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.DynamicTest;

/** The rules of hidden information that are checked along random games. */
final class InformationRules<S extends GameState<S, M>, M extends Move> {

    private final GameContract<S, M> contract;
    private final RulesAlongGames<S, M> games;

    InformationRules(GameContract<S, M> contract) {
        this.contract = contract;
        this.games = new RulesAlongGames<>(contract);
    }

    /** A test of a rule in each state of some random games. */
    DynamicTest along(String sentence, Consumer<S> check) {
        return games.along(sentence, check);
    }

    void informationSetsAreValues(S state) {
        for (int player = 0; player < state.playerCount(); player++) {
            Object known = known(state, player);
            Object ofCopy = known(state.copy(), player);
            games.requireEqual(known, ofCopy, "the information set of player " + player + " in a copy");
            games.requireEqual(known.hashCode(), ofCopy.hashCode(), "its hash code in a copy");
            games.requireEqual(known, known(state, player), "the same if it is asked again");
        }
    }

    void keepsWhatTheObserverKnows(S state) {
        for (int observer = 0; observer < state.playerCount(); observer++) {
            S drawn = drawn(state, observer, games.random().nextLong());
            games.requireEqual(known(state, observer), known(drawn, observer), "what player " + observer + " knows");
            games.requireEqual(state.isTerminal(), drawn.isTerminal(), "whether the game is over");
            if (!state.isTerminal()) {
                games.requireEqual(state.currentPlayer(), drawn.currentPlayer(), "whose turn it is");
            }
            if (!state.isTerminal() && state.currentPlayer() == observer) {
                games.requireEqual(state.legalMoves(), drawn.legalMoves(), "the legal moves of player " + observer);
            }
        }
    }

    /** What is really there is changed, unseen by the observer, and then drawn with the same random numbers. */
    void doesNotPeek(S state) {
        for (int observer = 0; observer < state.playerCount(); observer++) {
            S other = drawn(state, observer, games.random().nextLong());
            long seed = games.random().nextLong();
            games.requireEqual(
                    appearance(drawn(state, observer, seed)),
                    appearance(drawn(state, observer, seed)),
                    "equal draws for player " + observer + " with equal random numbers");
            games.requireEqual(
                    appearance(drawn(state, observer, seed)),
                    appearance(drawn(other, observer, seed)),
                    "the same draw for player " + observer + " from " + Words.of(other)
                            + ", which they cannot tell from " + Words.of(state));
        }
    }

    void goesOnByTheRules(S state) {
        for (int observer = 0; observer < state.playerCount(); observer++) {
            S drawn = drawn(state, observer, games.random().nextLong());
            int moves = 0;
            while (!drawn.isTerminal()) {
                games.require(
                        ++moves <= contract.longestGame(), "an end within " + contract.longestGame() + " moves", drawn);
                drawn.play(drawn.randomMove(games.random()));
            }
            for (int player = 0; player < drawn.playerCount(); player++) {
                double payoff = drawn.payoff(player);
                games.require(
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
}
