package io.mcts.examples.game;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.examples.catalog.Catalog;
import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.onnx.StateEncoding;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** A game, its options settled, as the command line shows it to people. */
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

    /** A position as people draw it, without a line break at the end. */
    String diagram(S state);

    /** A position from the middle of a game, to show the notation by; the game is not over in it. */
    String samplePosition();

    /**
     * The search to play against people with, which has measured best for its time.
     *
     * @return a SPEC without a budget; plain UCT unless overridden
     */
    default String strongest() {
        return "uct";
    }

    /** What estimates the game's states; nothing unless overridden. */
    default Catalog<Heuristic<S>> heuristics() {
        return new Catalog<>("heuristic of this game", List.of());
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
