package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.testkit.check.Extras;
import io.mcts.testkit.check.GameUnderTest;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.run.MoveLists;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Shrinkable;
import net.jqwik.api.ShrinkingDistance;

/**
 * Arbitraries of positions reached by random play, for jqwik properties of any game.
 * <pre>{@code
 * @Provide
 * Arbitrary<Position<TicTacToe, Cell>> positions() {
 *     return Positions.of(TicTacToe.initial());
 * }
 * }</pre>
 *
 * <p>When a property fails, up to 2,000 shorter lists of moves are tried, shortest first; then moves are removed while the property fails.
 */
public final class Positions {

    private static final long SEED = 1;
    private static final int MANY_MOVES = 9_999;

    private static final int MOST_LISTS = 2_000;

    /** The average number of positions for each initial one. */
    private static final int INITIAL_ONCE_IN = 20;

    private Positions() {}

    /** Positions of a game with one initial state, of which copies are used. */
    public static <S extends GameState<S, M>, M extends Move> Arbitrary<Position<S, M>> of(S initialState) {
        return of(() -> List.of(initialState), GameFacts.none());
    }

    /** Positions of a game with one or more initial states; of the facts only the length of the longest game is used. */
    public static <S extends GameState<S, M>, M extends Move> Arbitrary<Position<S, M>> of(
            Supplier<List<S>> initialStates, GameFacts facts) {
        GameUnderTest<S, M> game = GameUnderTest.of(initialStates, SEED, facts, Extras.none());
        int longest = game.longestList();
        return Arbitraries.fromGenerator(random -> {
            GameUnderTest<S, M> begin = game.from(random.nextInt(game.count()));
            int length = random.nextInt(INITIAL_ONCE_IN) == 0 ? 0 : random.nextInt(longest + 1);
            return new Choices<>(
                    begin, random.ints(length, 0, MANY_MOVES).boxed().toList());
        });
    }

    /** Non-terminal positions of a game, of whose initial states at least one is not terminal. */
    public static <S extends GameState<S, M>, M extends Move> Arbitrary<Position<S, M>> inPlay(
            Supplier<List<S>> initialStates, GameFacts facts) {
        return of(initialStates, facts).filter(position -> !position.state().isTerminal());
    }

    private record Choices<S extends GameState<S, M>, M extends Move>(GameUnderTest<S, M> game, List<Integer> list)
            implements Shrinkable<Position<S, M>> {

        @Override
        public Position<S, M> value() {
            return Position.of(game, list);
        }

        @Override
        public Stream<Shrinkable<Position<S, M>>> shrink() {
            MoveLists<S, M> lists = new MoveLists<>(game);
            Iterable<List<Integer>> shorter = () -> lists.shorterThan(list.size());
            Stream<Shrinkable<Position<S, M>>> shortest = StreamSupport.stream(shorter.spliterator(), false)
                    .limit(MOST_LISTS)
                    .map(choices -> Shrinkable.unshrinkable(Position.of(game, choices)));
            return Stream.concat(shortest, lists.smaller(list).map(choices -> new Choices<>(game, choices)));
        }

        @Override
        public ShrinkingDistance distance() {
            return ShrinkingDistance.of(list.size());
        }
    }
}
