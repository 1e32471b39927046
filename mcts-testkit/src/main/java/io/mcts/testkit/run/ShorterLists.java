package io.mcts.testkit.run;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.testkit.rules.GameUnderTest;
import io.mcts.testkit.rules.RandomPlay;
import io.mcts.testkit.watch.Pulse;
import io.mcts.testkit.watch.Watch;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Queue;

/**
 * All lists of choices that are shorter than a given length, shorter ones before longer ones: the first of them that breaks a rule
 * is the shortest that does.
 *
 * <p>A list is made longer only after it was tried: beyond a state in which the game does not answer nothing is asked.
 */
public final class ShorterLists<S extends GameState<S, M>, M extends Move> implements Iterator<List<Integer>> {

    private final GameUnderTest<S, M> game;
    private final int length;
    private final Queue<List<Integer>> next = new ArrayDeque<>();
    private final Queue<List<Integer>> tried = new ArrayDeque<>();

    public ShorterLists(int length, GameUnderTest<S, M> game) {
        this.length = length;
        this.game = game;
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
        try {
            return Watch.over(new Pulse(), game.facts().timeLimit(), () -> {
                S state = game.newState();
                RandomPlay.follow(state, choices, move -> {});
                return state.isTerminal() ? 0 : RandomPlay.moves(state).size();
            });
        } catch (RuntimeException | StackOverflowError | AssertionError faulty) {
            return 0;
        }
    }
}
