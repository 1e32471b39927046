package io.mcts.reference;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A node of the reference: the moves of a position and what is known of them, in the order in which they are looked at. */
final class ReferenceNode<M> {

    /** The player whose rewards the edges sum up: who chooses here, or for outcomes of chance who chose last. */
    final int player;

    final boolean isChance;

    /** Whether the moves or outcomes are only drawn. */
    final boolean isDrawn;

    int visits;
    List<Edge<M>> edges = new ArrayList<>();

    ReferenceNode(int player, boolean isChance, boolean isDrawn) {
        this.player = player;
        this.isChance = isChance;
        this.isDrawn = isDrawn;
    }

    /** A bound of player 0's reward; an expectation is a mean over outcomes of chance, which no player can force. */
    record Bound(double value, boolean isExpectation) {

        /** One of two: the greater or the less; of equal ones the forced one, or the one that is an expectation. */
        static Bound chosen(Bound a, Bound b, boolean takesGreater, boolean prefersForced) {
            if (a.value == b.value) {
                return a.isExpectation == prefersForced ? b : a;
            }
            return a.value > b.value == takesGreater ? a : b;
        }
    }

    /** What is known of a move. */
    static final class Edge<M> {
        final M move;
        double probability;
        double prior = 0.5;
        int visits;
        double sum;
        double squares;
        int amafVisits;
        double amafSum;
        Bound lower = new Bound(0, false);
        Bound upper = new Bound(1, false);

        /** The visits that went no further, since there was no node below, and the sum of their rewards. */
        int evaluations;

        double evaluationSum;

        /** Of an outcome of chance: the sum of every player's rewards. */
        double[] sums = {};

        @Nullable
        ReferenceNode<M> below;

        Edge(M move) {
            this.move = move;
        }

        boolean isProven() {
            return lower.value >= upper.value;
        }

        boolean isBounded() {
            return lower.value > 0 || upper.value < 1;
        }

        /** Adds to what is proven; returns whether anything is new. */
        boolean prove(Bound newLower, Bound newUpper) {
            Bound lowerBefore = lower;
            Bound upperBefore = upper;
            lower = Bound.chosen(lower, newLower, true, true);
            upper = Bound.chosen(upper, newUpper, false, true);
            return !lower.equals(lowerBefore) || !upper.equals(upperBefore);
        }
    }

    /** The sum of an edge's rewards, within what is proven of their mean. */
    double sum(Edge<M> edge) {
        return edge.isBounded() ? mean(edge) * edge.visits : edge.sum;
    }

    /** The mean of an edge's rewards, within what is proven of it; 0.5 before the first. */
    double mean(Edge<M> edge) {
        double mean = edge.visits == 0 ? 0.5 : edge.sum / edge.visits;
        if (!edge.isBounded()) {
            return mean;
        }
        double ofFirst = player == 0 ? mean : 1 - mean;
        double within = Math.max(edge.lower.value, Math.min(edge.upper.value, ofFirst));
        return player == 0 ? within : 1 - within;
    }

    /** The least that the chooser gets by a move, up to a constant. */
    double least(Edge<M> edge) {
        return player == 0 ? edge.lower.value : -edge.upper.value;
    }

    /** The most that the chooser gets by a move, up to the same constant. */
    double most(Edge<M> edge) {
        return player == 0 ? edge.upper.value : -edge.lower.value;
    }

    /** Whether it is proven that a player gets nothing by a move. */
    boolean isLost(Edge<M> edge, int loser) {
        return loser == 0 ? edge.upper.value == 0 : edge.lower.value == 1;
    }

    /** The greatest of the least that the chooser can have. */
    double safe() {
        return edges.stream().mapToDouble(this::least).max().orElseThrow();
    }

    /** The probability of an outcome; of outcomes that are only drawn it is the share of the visits. */
    double probability(Edge<M> edge) {
        if (!isDrawn) {
            return edge.probability;
        }
        return visits == 0 ? 1.0 / edges.size() : (double) edge.visits / visits;
    }

    /** The lower bound of the node: a player takes the best move; of outcomes the mean. */
    Bound lower() {
        return bound(true);
    }

    Bound upper() {
        return bound(false);
    }

    private Bound bound(boolean isLower) {
        List<Bound> bounds =
                edges.stream().map(edge -> isLower ? edge.lower : edge.upper).toList();
        if (!isChance) {
            boolean takesGreater = player == 0;
            return bounds.stream()
                    .reduce((a, b) -> Bound.chosen(a, b, takesGreater, takesGreater == isLower))
                    .orElseThrow();
        }
        double weight = 0;
        double sum = 0;
        for (int i = 0; i < bounds.size(); i++) {
            weight += edges.get(i).probability;
            sum += edges.get(i).probability * bounds.get(i).value;
        }
        double first = bounds.get(0).value;
        boolean areEqual = bounds.stream().allMatch(bound -> bound.value == first);
        boolean areForced = bounds.stream().noneMatch(Bound::isExpectation);
        return areEqual ? new Bound(first, first > 0 && !areForced) : new Bound(sum / weight, true);
    }

    @Nullable
    Edge<M> edge(M move) {
        return edges.stream().filter(edge -> edge.move.equals(move)).findFirst().orElse(null);
    }
}
