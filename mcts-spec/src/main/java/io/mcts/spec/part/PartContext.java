package io.mcts.spec.part;

import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.policy.Policy;
import io.mcts.policy.UniformPolicy;
import io.mcts.spec.catalog.Catalog;
import java.util.List;
import java.util.Optional;

/**
 * The context of a part: what it may use of the search that it is made for.
 *
 * @param game the game of the search
 * @param heuristics those that the user could have chosen
 * @param heuristic the one chosen, if any
 * @param rollout the rollout policy chosen; uniform unless another is
 */
public record PartContext<S extends GameState<S, M>, M extends Move>(
        GameParts<S, M> game,
        Catalog<Heuristic<S>> heuristics,
        Optional<Heuristic<S>> heuristic,
        Policy<S, M> rollout) {

    /** The context of a search of which nothing is chosen: for those who only list the words. */
    public static <S extends GameState<S, M>, M extends Move> PartContext<S, M> empty() {
        return of(new GameParts<S, M>() {});
    }

    /** The context of a search of a game of which nothing is chosen. */
    public static <S extends GameState<S, M>, M extends Move> PartContext<S, M> of(GameParts<S, M> game) {
        return new PartContext<>(
                game, new Catalog<>("heuristic", List.of()), Optional.empty(), new UniformPolicy<S, M>());
    }

    /**
     * The heuristic chosen, for a part that cannot do without. To be called when the part is made, not when it is listed.
     *
     * @throws IllegalArgumentException if none is chosen
     */
    public Heuristic<S> neededHeuristic() {
        return heuristic.orElseThrow(
                () -> new IllegalArgumentException("it needs a heuristic; allowed for this game: heuristic="
                        + heuristics.names().replace(", ", "|")));
    }
}
