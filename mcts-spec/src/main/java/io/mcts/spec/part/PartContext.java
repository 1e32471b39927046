package io.mcts.spec.part;

import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.policy.Policy;
import io.mcts.policy.UniformPolicy;
import io.mcts.spec.catalog.Catalog;
import java.util.List;
import java.util.Optional;

/** The context of a part: components of the search that it may use. The rollout policy is uniform by default. */
public record PartContext<S extends GameState<S, M>, M extends Move>(
        GameParts<S, M> game,
        Catalog<Heuristic<S>> heuristics,
        Optional<Heuristic<S>> heuristic,
        Policy<S, M> rollout) {

    /** Returns a context without choices, for listings. */
    public static <S extends GameState<S, M>, M extends Move> PartContext<S, M> empty() {
        return of(new GameParts<S, M>() {});
    }

    /** Returns a context of a game without choices. */
    public static <S extends GameState<S, M>, M extends Move> PartContext<S, M> of(GameParts<S, M> game) {
        return new PartContext<>(
                game, new Catalog<>("heuristic", List.of()), Optional.empty(), new UniformPolicy<S, M>());
    }

    /**
     * Returns the chosen heuristic, for a part that requires one. To be called when the part is made, not when it is listed.
     *
     * @throws IllegalArgumentException if none is chosen
     */
    public Heuristic<S> neededHeuristic() {
        return heuristic.orElseThrow(
                () -> new IllegalArgumentException("it needs a heuristic; allowed for this game: heuristic="
                        + heuristics.names().replace(", ", "|")));
    }
}
