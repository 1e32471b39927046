package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.rules.Companions;
import io.mcts.testkit.rules.GameUnderTest;
import io.mcts.testkit.run.ShorterLists;
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
 * Positions of any game for jqwik properties of your own: by random play, from the initial position to the ends of games.
 *
 * <pre>{@code
 * @Provide
 * Arbitrary<Position<TicTacToe, Cell>> positions() {
 *     return Positions.of(TicTacToe.initial());
 * }
 * }</pre>
 *
 * <p>When a property fails, jqwik shortens the list of moves: first all shorter lists are tried, shorter ones before longer ones,
 * up to 2,000 of them, so that in a small game or near its beginning the shortest is found; otherwise moves are removed
 * as long as the property fails.
 *
 * <p>Positions in which the game goes on are those of {@link #inPlay}.
 */
public final class Positions {

    private static final long SEED = 1;
    private static final int MANY_MOVES = 9_999;

    /** As many shorter lists as are tried; in a game of two moves a state they are all those of up to nine moves. */
    private static final int MOST_LISTS = 2_000;

    /** What jqwik calls the generation size: how many values it expects to draw; of no effect here. */
    private static final int GENERATION_SIZE = 1_000;

    private Positions() {}

    /** Positions of a game with one initial state, of which copies are used. */
    public static <S extends GameState<S, M>, M extends Move> Arbitrary<Position<S, M>> of(S initialState) {
        return of(() -> List.of(initialState), GameFacts.none());
    }

    /** Positions of a game with several initial states, at least one; of the facts only the length of the longest game is used. */
    public static <S extends GameState<S, M>, M extends Move> Arbitrary<Position<S, M>> of(
            Supplier<List<S>> initialStates, GameFacts facts) {
        GameUnderTest<S, M> game = GameUnderTest.of(initialStates, SEED, facts, Companions.none());
        Arbitrary<Integer> initialState = Arbitraries.integers().between(0, game.count() - 1);
        Arbitrary<List<Integer>> moves = Arbitraries.integers()
                .between(0, MANY_MOVES)
                .withDistribution(RandomDistribution.uniform())
                .list()
                .ofMaxSize(game.longestList())
                .withSizeDistribution(RandomDistribution.uniform());
        var generator = Combinators.combine(initialState, moves)
                .as((number, choices) -> new Choices<>(game.from(number), choices))
                .generator(GENERATION_SIZE);
        Arbitrary<Choices<S, M>> anyState =
                Arbitraries.fromGenerator(random -> new ShortestFirst<>(generator.next(random)));
        return Arbitraries.frequencyOf(
                        Tuple.of(1, initialState.map(number -> new Choices<>(game.from(number), List.<Integer>of()))),
                        Tuple.of(19, anyState))
                .map(choices -> Position.of(choices.game(), choices.moves()));
    }

    /** Positions in which the game goes on, of a game with initial states of which at least one is not terminal. */
    public static <S extends GameState<S, M>, M extends Move> Arbitrary<Position<S, M>> inPlay(
            Supplier<List<S>> initialStates, GameFacts facts) {
        return of(initialStates, facts).filter(position -> !position.state().isTerminal());
    }

    /** The way to a position from an initial state: each number stands for a move, modulo the number of legal moves. */
    private record Choices<S extends GameState<S, M>, M extends Move>(GameUnderTest<S, M> game, List<Integer> moves) {}

    /** Choices for which jqwik tries all shorter lists before it shrinks them in its own way. */
    private record ShortestFirst<S extends GameState<S, M>, M extends Move>(Shrinkable<Choices<S, M>> inner)
            implements Shrinkable<Choices<S, M>> {

        @Override
        public Choices<S, M> value() {
            return inner.value();
        }

        @Override
        public Stream<Shrinkable<Choices<S, M>>> shrink() {
            Choices<S, M> choices = value();
            Iterable<List<Integer>> shorter =
                    () -> new ShorterLists<>(choices.moves().size(), choices.game());
            Stream<Shrinkable<Choices<S, M>>> shortest = StreamSupport.stream(shorter.spliterator(), false)
                    .limit(MOST_LISTS)
                    .map(moves -> Shrinkable.unshrinkable(new Choices<>(choices.game(), moves)));
            return Stream.concat(shortest, inner.shrink());
        }

        @Override
        public ShrinkingDistance distance() {
            return inner.distance();
        }
    }
}
