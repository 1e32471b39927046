package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Shrinkable;
import net.jqwik.api.ShrinkingDistance;
import net.jqwik.api.Tuple;

/**
 * Makes up {@link Choices} whose lengths are spread evenly from none to a whole game.
 *
 * <p>When a rule is broken, jqwik first tries all shorter lists, as far as they are few enough; thus the shortest is found
 * wherever the fault is not deep in the game. Failing that it takes away from the list what it can.
 */
final class ChoicesArbitrary {

    private static final long SEED = 1;
    private static final int MANY_MOVES = 9_999;

    /** As many shorter lists as are tried; in a game of two moves a state they are all those of up to nine moves. */
    private static final int MOST_LISTS = 2_000;

    /** What jqwik calls the generation size: how many values it expects to draw; of no effect here. */
    private static final int GENERATION_SIZE = 1_000;

    private ChoicesArbitrary() {}

    /**
     * The way to a state, as numbers that fit any game.
     *
     * @param initialState its place in the list of initial states
     * @param moves each stands for a move, modulo the number of legal moves; those left when the game is over are ignored
     */
    record Choices(int initialState, List<Integer> moves) {}

    static <S extends GameState<S, M>, M extends Move> Arbitrary<Choices> of(
            Supplier<List<S>> initialStates, GameFacts facts) {
        Arbitrary<Integer> initialState =
                Arbitraries.integers().between(0, initialStates.get().size() - 1);
        Arbitrary<List<Integer>> moves = Arbitraries.integers()
                .between(0, MANY_MOVES)
                .withDistribution(RandomDistribution.uniform())
                .list()
                .ofMaxSize(RandomGames.longest(initialStates, SEED, facts))
                .withSizeDistribution(RandomDistribution.uniform());
        var generator =
                Combinators.combine(initialState, moves).as(Choices::new).generator(GENERATION_SIZE);
        Arbitrary<Choices> anyState = Arbitraries.fromGenerator(random -> {
            Shrinkable<Choices> choices = generator.next(random);
            int number = choices.value().initialState();
            return new ShortestFirst<>(
                    choices, GameUnderTest.of(initialStates, number, SEED, facts, Companions.none()));
        });
        return Arbitraries.frequencyOf(
                Tuple.of(1, initialState.map(number -> new Choices(number, List.of()))), Tuple.of(19, anyState));
    }

    /** Choices for which jqwik tries all shorter lists before it shrinks them in its own way. */
    private record ShortestFirst<S extends GameState<S, M>, M extends Move>(
            Shrinkable<Choices> inner, GameUnderTest<S, M> game) implements Shrinkable<Choices> {

        @Override
        public Choices value() {
            return inner.value();
        }

        @Override
        public Stream<Shrinkable<Choices>> shrink() {
            return Stream.concat(shorter(), inner.shrink());
        }

        @Override
        public ShrinkingDistance distance() {
            return inner.distance();
        }

        private Stream<Shrinkable<Choices>> shorter() {
            Iterable<List<Integer>> lists =
                    () -> new ShorterLists<>(value().moves().size(), game);
            return StreamSupport.stream(lists.spliterator(), false)
                    .limit(MOST_LISTS)
                    .map(moves -> Shrinkable.unshrinkable(new Choices(value().initialState(), moves)));
        }
    }
}
