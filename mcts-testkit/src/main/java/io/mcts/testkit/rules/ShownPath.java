package io.mcts.testkit.rules;

import io.mcts.backup.Backup;
import io.mcts.backup.Outcomes;
import io.mcts.backup.Path;
import io.mcts.selection.Children;
import io.mcts.selection.Statistic;
import io.mcts.testkit.facts.GivenChildren.Child;
import io.mcts.testkit.facts.GivenPath;
import io.mcts.testkit.facts.GivenPath.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A {@link GivenPath} as a backup sees it: it takes down what the backup does, and refuses what the backup does not ask for. */
public final class ShownPath implements Path {

    private final Set<Statistic> needs;
    private final boolean writesValues;
    private final Runnable beforeReading;
    private final List<Node> nodes;
    private final int players;
    private final List<Visit> visits = new ArrayList<>();
    private final List<Written> written = new ArrayList<>();
    private final List<String> refused = new ArrayList<>();

    /** A visit of an edge with the rewards of all players. */
    record Visit(int edge, List<Double> rewards) {}

    /**
     * A value that was written to an edge.
     *
     * @param edge which
     * @param isPrior or a mean
     * @param value of the edge's player
     * @param below the least and the greatest mean below, seen by the edge's player; what was there before if nothing is below
     */
    record Written(int edge, boolean isPrior, double value, List<Double> below) {}

    ShownPath(GivenPath path, Backup backup, Runnable beforeReading) {
        this.needs = backup.needs();
        this.writesValues = backup.writesValues();
        this.beforeReading = beforeReading;
        this.nodes = new ArrayList<>(path.nodes());
        this.players = path.rewards().size();
    }

    List<Visit> visits() {
        return visits;
    }

    /** The nodes as the backup has left them. */
    List<Node> nodes() {
        return nodes;
    }

    List<Written> written() {
        return written;
    }

    /** What the backup did though it does not say that it does. */
    List<String> refused() {
        return refused;
    }

    @Override
    public int length() {
        return nodes.size();
    }

    @Override
    public int player(int edge) {
        beforeReading.run();
        return nodes.get(edge).player();
    }

    @Override
    public boolean isChance(int edge) {
        beforeReading.run();
        return nodes.get(edge).isChance();
    }

    @Override
    public int outcome(int edge) {
        requireChance(edge);
        return nodes.get(edge).taken();
    }

    @Override
    public Children children(int edge) {
        return new ShownChildren(nodes.get(edge).children(), needs, beforeReading);
    }

    @Override
    public Outcomes outcomes(int edge) {
        requireChance(edge);
        return new ShownOutcomes(nodes.get(edge));
    }

    private void requireChance(int edge) {
        if (!nodes.get(edge).isChance()) {
            throw new IllegalArgumentException("edge " + edge + " is no outcome of chance");
        }
    }

    @Override
    public void visit(int edge, double[] rewards) {
        beforeReading.run();
        Node node = nodes.get(edge);
        Child child = node.children().all().get(node.taken());
        double reward = rewards[node.player()];
        int count = child.visits() + 1;
        replace(
                edge,
                new Child(
                        count,
                        between(child.sum() + reward, count),
                        between(child.sumOfSquares() + reward * reward, count),
                        child.prior(),
                        child.amafVisits(),
                        child.amafSum()));
        List<Double> all = new ArrayList<>();
        for (int player = 0; player < players; player++) {
            all.add(rewards[player]);
        }
        visits.add(new Visit(edge, all));
    }

    @Override
    public void mean(int edge, double mean) {
        note(writesValues, "mean(" + edge + ", " + mean + ") though writesValues() is false");
        note(isVisited(edge), "mean(" + edge + ", " + mean + ") before visit(" + edge + ")");
        note(mean >= 0 && mean <= 1, "mean(" + edge + ", " + mean + "), which is not from 0 to 1");
        written.add(new Written(edge, false, mean, below(edge)));
        Node node = nodes.get(edge);
        replace(edge, node.children().all().get(node.taken()).withMean(between(mean, 1)));
    }

    @Override
    public void prior(int edge, double prior) {
        boolean mayWrite = writesValues && needs.contains(Statistic.PRIOR);
        note(mayWrite, "prior(" + edge + ", " + prior + ") though the backup does not say that it writes priors");
        note(!nodes.get(edge).isChance(), "prior(" + edge + ", " + prior + ") of an outcome");
        note(prior >= 0 && prior <= 1, "prior(" + edge + ", " + prior + "), which is not from 0 to 1");
        written.add(new Written(edge, true, prior, List.of(0.0, 1.0)));
        Node node = nodes.get(edge);
        replace(edge, node.children().all().get(node.taken()).withPrior(between(prior, 1)));
    }

    private void note(boolean isAllowed, String what) {
        if (!isAllowed) {
            refused.add(what);
        }
    }

    private boolean isVisited(int edge) {
        return visits.stream().anyMatch(visit -> visit.edge() == edge);
    }

    /** The least and the greatest mean of the children of the node that an edge leads to, as the edge's player sees them. */
    private List<Double> below(int edge) {
        if (edge + 1 >= nodes.size()) {
            return List.of(0.0, 1.0);
        }
        Node node = nodes.get(edge + 1);
        boolean isSame = node.player() == nodes.get(edge).player();
        List<Double> means = node.children().all().stream()
                .filter(child -> child.visits() > 0)
                .map(child -> isSame ? child.mean() : 1 - child.mean())
                .sorted()
                .toList();
        return means.isEmpty() ? List.of(0.0, 1.0) : List.of(means.get(0), means.get(means.size() - 1));
    }

    private void replace(int edge, Child child) {
        Node node = nodes.get(edge);
        nodes.set(
                edge,
                new Node(node.player(), node.children().with(node.taken(), child), node.taken(), node.probabilities()));
    }

    private static double between(double value, double greatest) {
        return Math.max(0, Math.min(greatest, value));
    }

    /** The outcomes of a node; what the player of its edges does not get is shared by the others. */
    private final class ShownOutcomes implements Outcomes {

        private final Node node;

        ShownOutcomes(Node node) {
            this.node = node;
        }

        @Override
        public int count() {
            return node.children().count();
        }

        @Override
        public int visits() {
            return node.children().visits();
        }

        @Override
        public int visits(int outcome) {
            beforeReading.run();
            return node.children().visits(outcome);
        }

        @Override
        public double probability(int outcome) {
            return node.probabilities().get(outcome);
        }

        @Override
        public double sum(int outcome, int player) {
            note(needs.contains(Statistic.OUTCOME_SUMS), "outcomes().sum() is read though needs() does not name it");
            Child child = node.children().all().get(outcome);
            return player == node.player() ? child.sum() : (child.visits() - child.sum()) / (players - 1);
        }
    }
}
