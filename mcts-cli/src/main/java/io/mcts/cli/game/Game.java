package io.mcts.cli.game;

import io.mcts.cli.catalog.Catalog;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.game.SimultaneousMoves;
import io.mcts.onnx.StateEncoding;
import io.mcts.policy.MoveScores;
import io.mcts.policy.Policy;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A game, its options settled, as the commands and the page show it to people. Only the first three methods are without a default.
 *
 * @see GameProvider
 */
public interface Game<S extends GameState<S, M>, M extends Move> {

    /**
     * The beginning of a game.
     *
     * @param random draws what the options leave to chance; the same numbers give the same beginning
     */
    S initial(RandomGenerator random);

    /** How positions and moves are written. */
    Notation<S, M> notation();

    /** What the players are called, such as the stones they play. */
    List<String> players();

    /**
     * A position as people draw it, without a line break at the end.
     *
     * @return unless overridden as the notation writes it, but where players do not see everything what the player to move is shown
     */
    default String diagram(S state) {
        return state instanceof HiddenInformation && !state.isTerminal() && !Chance.isToMove(state)
                ? seenBy(state.currentPlayer(), state)
                : notation().format(state);
    }

    /**
     * What a player is shown of a position: nothing else leaves the program while a game goes on.
     *
     * @return unless overridden their information set where players do not see everything, otherwise the {@link #diagram}
     */
    default String seenBy(int player, S state) {
        return state instanceof HiddenInformation hidden
                ? hidden.informationSet(player).toString()
                : diagram(state);
    }

    /** A position to show the notation by, in which the game is not over; the beginning unless overridden. */
    default String samplePosition() {
        return notation().format(initial(Xoroshiro128PlusPlus.of(1)));
    }

    /**
     * The search to play against people with, which has measured best for its time.
     *
     * @return a SPEC without a budget; unless overridden plain UCT, {@code ismcts} where something is hidden, or
     *     {@code regret-matching}, which is the hardest to exploit, where moves are simultaneous
     */
    default String strongest() {
        S start = initial(Xoroshiro128PlusPlus.of(1));
        return start instanceof SimultaneousMoves<?>
                ? "regret-matching"
                : start instanceof HiddenInformation ? "ismcts" : "uct";
    }

    /** What estimates the game's states; nothing unless overridden. */
    default Catalog<Heuristic<S>> heuristics() {
        return new Catalog<>("heuristic of this game", List.of());
    }

    /** Rollout policies that only this game has; none unless overridden. */
    default Catalog<Policy<S, M>> rollouts() {
        return new Catalog<>("rollout policy of this game", List.of());
    }

    /** Priors that only this game has; none unless overridden. */
    default Catalog<MoveScores<S, M>> priors() {
        return new Catalog<>("prior of this game", List.of());
    }

    /**
     * What values many of the game's states in one call.
     *
     * @return the models of the game, which are evaluators of a search by their names; none unless overridden
     */
    default Catalog<BatchEvaluator<S>> models() {
        return new Catalog<>("model of this game", List.of());
    }

    /**
     * How a network sees the game.
     *
     * @return one encoding for each symmetry of the board, the plain one first; none unless overridden
     */
    default List<? extends StateEncoding<S, M>> encodings() {
        return List.of();
    }

    /** How whole games are written down; empty if they are not. */
    default Optional<Records<S, M>> records() {
        return Optional.empty();
    }
}
