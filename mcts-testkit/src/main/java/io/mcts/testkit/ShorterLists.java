package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Lists of choices in the order of their lengths: the first of them that breaks a rule is the shortest that does. */
final class ShorterLists {

    /** As many lists as are tried; in a game of two moves a state they are all those of up to nine moves. */
    private static final int MOST = 2_000;

    private ShorterLists() {}

    /** All lists of choices that are shorter than a given length, or the first of them, shorter ones before longer ones. */
    static <S extends GameState<S, M>, M extends Move> List<List<Integer>> than(int length, GameUnderTest<S, M> game) {
        List<List<Integer>> lists = new ArrayList<>();
        if (length > 0) {
            lists.add(List.of());
        }
        for (int i = 0; i < lists.size() && lists.size() < MOST; i++) {
            List<Integer> list = lists.get(i);
            if (list.size() < length - 1) {
                IntStream.range(0, legalMoveCount(game, list)).forEach(choice -> lists.add(append(list, choice)));
            }
        }
        return lists;
    }

    private static <S extends GameState<S, M>, M extends Move> int legalMoveCount(
            GameUnderTest<S, M> game, List<Integer> choices) {
        try {
            S state = game.newState().get();
            for (int choice : choices) {
                state.play(state.legalMoves().get(choice));
            }
            return state.isTerminal() ? 0 : state.legalMoves().size();
        } catch (RuntimeException faulty) {
            return 0;
        }
    }

    private static List<Integer> append(List<Integer> list, int choice) {
        List<Integer> longer = new ArrayList<>(list);
        longer.add(choice);
        return longer;
    }
}
