package io.mcts.testkit;

import io.mcts.testkit.facts.GameTree;
import io.mcts.testkit.facts.TreePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Shrinkable;
import net.jqwik.api.ShrinkingDistance;

/**
 * Random games for the properties of jqwik: those of {@link RandomGameTrees}, and when a property fails, smaller ones.
 *
 * <pre>{@code
 * @Provide
 * Arbitrary<GameTree> games() {
 *     return GameTreeArbitrary.of(RandomGameTrees.any());
 * }
 * }</pre>
 *
 * <p>A game is made smaller by taking moves away, or by putting what comes after a position in its place. Players, payoffs and
 * the probabilities of a die that is left stay as they are.
 */
public final class GameTreeArbitrary {

    private GameTreeArbitrary() {}

    /**
     * Games made up by some settings.
     *
     * @param settings players, lengths, moves, chance and payoffs
     * @return games at their beginning, none of them over
     */
    public static Arbitrary<GameTree> of(RandomGameTrees settings) {
        return Arbitraries.fromGenerator(random -> new Shrinking(settings.of(random.nextLong())));
    }

    /**
     * The games that are a step smaller: each has fewer positions.
     *
     * @param game the game
     * @return none where nothing can be taken away
     */
    public static List<GameTree> smaller(GameTree game) {
        return simpler(game.position()).stream()
                .filter(position -> !position.isEnd())
                .distinct()
                .map(game::at)
                .toList();
    }

    private static List<TreePosition> simpler(TreePosition position) {
        List<TreePosition> simpler = new ArrayList<>(position.children());
        int count = position.children().size();
        for (int i = 0; i < count && count > 1 && !position.isChance(); i++) {
            simpler.add(position.without(i));
        }
        for (int i = 0; i < count; i++) {
            for (TreePosition child : simpler(position.children().get(i))) {
                simpler.add(position.withChild(i, child));
            }
        }
        return simpler;
    }

    /** A game with the smaller ones that jqwik tries. */
    private record Shrinking(GameTree value) implements Shrinkable<GameTree> {

        @Override
        public Stream<Shrinkable<GameTree>> shrink() {
            return smaller(value).stream().map(Shrinking::new);
        }

        @Override
        public ShrinkingDistance distance() {
            return ShrinkingDistance.of(value.position().size());
        }
    }
}
