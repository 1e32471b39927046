package io.mcts.examples.web;

import io.mcts.SearchTree;
import io.mcts.examples.json.MoveJson;
import io.mcts.game.Move;
import io.mcts.result.MoveStatistics;
import io.mcts.result.TreeNode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A move that a search weighs.
 *
 * @param move the move
 * @param visits how many iterations began with it
 * @param mean its mean, from 0 to 1
 * @param proven {@code win}, {@code draw} or {@code loss} where it is proved; null otherwise
 * @param line the move and the replies most visited, up to the next throw
 */
record CandidateJson(
        String move, long visits, double mean, @Nullable String proven, List<String> line) {

    static <M extends Move> CandidateJson of(MoveStatistics<M> move, SearchTree<?, M> tree) {
        return new CandidateJson(
                move.move().toString(), move.visits(), move.mean(), MoveJson.proven(move.bounds()), line(move, tree));
    }

    private static <M extends Move> List<String> line(MoveStatistics<M> move, SearchTree<?, M> tree) {
        List<String> line = new ArrayList<>(List.of(move.move().toString()));
        if (move.visits() > 1) {
            TreeNode<M> node = tree.snapshot(List.of(move.move()), Limits.LINE_LENGTH - 1, 1);
            while (node.kind() == TreeNode.Kind.DECISION && !node.children().isEmpty()) {
                node = node.children().get(0);
                if (node.visits() == 0) {
                    break;
                }
                line.add(String.valueOf(node.move()));
            }
        }
        return line;
    }
}
