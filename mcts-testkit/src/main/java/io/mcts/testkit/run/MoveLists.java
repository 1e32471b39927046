package io.mcts.testkit.run;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.testkit.check.GameUnderTest;
import io.mcts.testkit.play.RandomPlay;
import io.mcts.testkit.watch.Heartbeat;
import io.mcts.testkit.watch.Watch;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Queue;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The simpler lists of choices, used to shorten a list that breaks a rule. A choice is an index into the legal moves, modulo their number.
 */
public final class MoveLists<S extends GameState<S, M>, M extends Move> {

    private final GameUnderTest<S, M> game;

    public MoveLists(GameUnderTest<S, M> game) {
        this.game = game;
    }

    /** All lists shorter than a length, shortest first. */
    public Iterator<List<Integer>> shorterThan(int length) {
        return new Shorter(length);
    }

    /** Prefixes of a list, and the list without a run of choices, half of it first; the remaining moves stay the same. */
    public Stream<List<Integer>> smaller(List<Integer> list) {
        Stream<List<Integer>> beginnings = IntStream.range(0, list.size()).mapToObj(end -> list.subList(0, end));
        Stream<List<Integer>> thinned = Stream.iterate(
                        Math.max(1, list.size() / 2), size -> size > 0 && !list.isEmpty(), size -> size / 2)
                .flatMap(size -> IntStream.iterate(0, from -> from < list.size(), from -> from + size)
                        .mapToObj(from -> without(list, from, Math.min(list.size(), from + size))));
        return Stream.concat(beginnings, thinned);
    }

    private List<Integer> without(List<Integer> list, int from, int to) {
        List<Integer> left = new ArrayList<>();
        try {
            S original = game.newState();
            S state = game.newState();
            for (int i = 0; i < list.size() && !original.isTerminal() && !state.isTerminal(); i++) {
                List<M> moves = new ArrayList<>();
                RandomPlay.follow(original, list.subList(i, i + 1), moves::add);
                boolean isLeft = i < from || i >= to;
                int choice = RandomPlay.isSampled(state) || moves.isEmpty()
                        ? list.get(i)
                        : state.legalMoves().indexOf(moves.get(0));
                if (isLeft && choice >= 0) {
                    left.add(choice);
                    RandomPlay.follow(state, List.of(choice), move -> {});
                }
            }
        } catch (RuntimeException | StackOverflowError | AssertionError faulty) {
            // as far as it goes: the check tells
        }
        return left;
    }

    /** Extends a list only after it was tried: nothing is asked beyond a state in which the game fails. */
    private final class Shorter implements Iterator<List<Integer>> {

        private final int length;
        private final Queue<List<Integer>> next = new ArrayDeque<>();
        private final Queue<List<Integer>> tried = new ArrayDeque<>();

        Shorter(int length) {
            this.length = length;
            if (length > 0) {
                next.add(List.of());
            }
        }

        @Override
        public boolean hasNext() {
            while (next.isEmpty() && !tried.isEmpty()) {
                List<Integer> list = tried.remove();
                int count = list.size() < length - 1 ? legalMoveCount(list) : 0;
                for (int choice = 0; choice < count; choice++) {
                    next.add(RandomPlay.with(list, choice));
                }
            }
            return !next.isEmpty();
        }

        @Override
        public List<Integer> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            List<Integer> list = next.remove();
            tried.add(list);
            return list;
        }

        private int legalMoveCount(List<Integer> choices) {
            return Watch.attempt(new Heartbeat(), game.facts().timeLimit(), 0, () -> {
                S state = game.newState();
                RandomPlay.follow(state, choices, move -> {});
                return state.isTerminal() ? 0 : RandomPlay.moves(state).size();
            });
        }
    }
}
