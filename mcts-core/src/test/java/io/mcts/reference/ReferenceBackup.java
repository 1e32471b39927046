package io.mcts.reference;

import io.mcts.backup.Backup;
import io.mcts.backup.ExpectationBackup;
import io.mcts.backup.GraphBackup;
import io.mcts.backup.ImplicitMinimaxBackup;
import io.mcts.backup.MaxBackup;
import io.mcts.backup.MeanBackup;
import io.mcts.reference.ReferenceNode.Edge;
import java.util.List;

/**
 * What the rewards of one descent do to its edges, from the leaf up.
 *
 * @param nodes the nodes that the edges leave
 * @param steps what the moves brought
 */
record ReferenceBackup<M>(List<ReferenceNode<M>> nodes, List<Edge<M>> edges, ReferenceSteps steps, boolean isSolver) {

    /** Records one visit of every edge. */
    void update(Backup backup, double[] rewards) {
        if (backup instanceof ImplicitMinimaxBackup minimax) {
            update(minimax.inner(), rewards);
            carryPriors();
            return;
        }
        for (int edge = edges.size() - 1; edge >= 0; edge--) {
            visit(edge, rewards);
            if (backup instanceof ExpectationBackup && nodes.get(edge).isChance) {
                passOnExpectation(nodes.get(edge), edges.get(edge), rewards);
            } else if (writesValues(backup) && edge < edges.size() - 1) {
                writeValue(backup, edge);
            }
        }
    }

    private static boolean writesValues(Backup backup) {
        if (backup instanceof MaxBackup || backup instanceof GraphBackup) {
            return true;
        }
        if (backup instanceof MeanBackup || backup instanceof ExpectationBackup) {
            return false;
        }
        throw new IllegalArgumentException("the reference does not know " + backup);
    }

    private void visit(int number, double[] rewards) {
        steps.add(number, rewards);
        ReferenceNode<M> node = nodes.get(number);
        Edge<M> edge = edges.get(number);
        double reward = rewards[node.player];
        node.visits++;
        edge.visits++;
        edge.sum += reward;
        edge.squares += reward * reward;
        if (number == edges.size() - 1) {
            edge.evaluations++;
            edge.evaluationSum += reward;
        }
        if (node.isChance) {
            for (int player = 0; player < rewards.length; player++) {
                edge.sums[player] += rewards[player];
            }
        } else if (isSolver && number > 0) {
            keepWithinBounds(node, edge, edges.get(number - 1), rewards);
        }
    }

    /** A player need not play a move whose mean contradicts what is proven of the node: the bound counts in its place. */
    private void keepWithinBounds(ReferenceNode<M> node, Edge<M> edge, Edge<M> above, double[] rewards) {
        double mean = node.player == 0 ? node.mean(edge) : 1 - node.mean(edge);
        double proven = Math.max(above.lower.value(), Math.min(above.upper.value(), mean));
        if (above.isBounded() && proven != mean) {
            rewards[0] = proven;
            if (rewards.length > 1) {
                rewards[1] = 1 - proven;
            }
        }
    }

    /** What the last visit added to N times the expectation E over the outcomes visited: {@code N * E - (N - 1) * E'}. */
    private void passOnExpectation(ReferenceNode<M> node, Edge<M> drawn, double[] rewards) {
        for (int player = 0; player < rewards.length; player++) {
            double weight = 0;
            double sum = 0;
            for (Edge<M> other : node.edges) {
                if (other != drawn && other.visits > 0) {
                    weight += node.probability(other);
                    sum += node.probability(other) * other.sums[player] / other.visits;
                }
            }
            double probability = node.probability(drawn);
            double after = (sum + probability * drawn.sums[player] / drawn.visits) / (weight + probability);
            double before = 0;
            if (drawn.visits > 1) {
                double sumBefore = drawn.sums[player] - rewards[player];
                before = (sum + probability * sumBefore / (drawn.visits - 1)) / (weight + probability);
            } else if (node.visits > 1) {
                before = sum / weight;
            }
            rewards[player] = node.visits == 1 ? after : node.visits * after - (node.visits - 1) * before;
        }
    }

    /** Gives an edge the value of the node below it, to the player of the edge. */
    private void writeValue(Backup backup, int number) {
        ReferenceNode<M> node = nodes.get(number);
        ReferenceNode<M> below = nodes.get(number + 1);
        Edge<M> edge = edges.get(number);
        double ofChooser = below.isChance ? expectation(below) : value(backup, below);
        double value = steps.valueOf(number, node.player, node.player == below.player ? ofChooser : 1 - ofChooser);
        if (backup instanceof GraphBackup) {
            double sum = edge.evaluationSum + below.visits * value;
            edge.sum = edge.visits * sum / (edge.evaluations + below.visits);
        } else {
            edge.sum = value * edge.visits;
        }
    }

    static <M> double expectation(ReferenceNode<M> node) {
        double weight = 0;
        double sum = 0;
        for (Edge<M> edge : node.edges) {
            if (edge.visits > 0) {
                weight += node.probability(edge);
                sum += node.probability(edge) * node.mean(edge);
            }
        }
        return weight == 0 ? 0.5 : sum / weight;
    }

    /** What a node is worth to who chooses there: the greatest mean, or the mean over the visits. */
    private static <M> double value(Backup backup, ReferenceNode<M> node) {
        double greatest = 0;
        double sum = 0;
        long visits = 0;
        for (Edge<M> edge : node.edges) {
            greatest = edge.visits > 0 ? Math.max(greatest, node.mean(edge)) : greatest;
            sum += edge.sum;
            visits += edge.visits;
        }
        return backup instanceof GraphBackup ? sum / visits : greatest;
    }

    /** Each edge gets the greatest prior below it, up to the first node where chance moves. */
    private void carryPriors() {
        for (int edge = edges.size() - 1; edge > 0; edge--) {
            ReferenceNode<M> node = nodes.get(edge);
            ReferenceNode<M> above = nodes.get(edge - 1);
            if (node.isChance || above.isChance) {
                return;
            }
            double greatest =
                    node.edges.stream().mapToDouble(each -> each.prior).reduce(0, Math::max);
            double value = node.player == above.player ? greatest : 1 - greatest;
            edges.get(edge - 1).prior = steps.valueOf(edge - 1, above.player, value);
        }
    }
}
