package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Lists of choices in the order of their lengths: the first of them that breaks a rule is the shortest that does. */
final class ShorterLists {

    private ShorterLists() {}

    /**
     * All lists of choices that are shorter than a given length, or the first of them, shorter ones before longer ones.
     *
     * @param most how many lists are enough: where the result has as many or more, some may be missing
     */
    static <S extends GameState<S, M>, M extends Move> List<List<Integer>> than(
            int length, int most, GameUnderTest<S, M> game) {
        List<List<Integer>> lists = new ArrayList<>();
        if (length > 0) {
            lists.add(List.of());
        }
        for (int i = 0; i < lists.size() && lists.size() < most; i++) {
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
