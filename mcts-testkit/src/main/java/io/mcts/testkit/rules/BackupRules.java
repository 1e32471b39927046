package io.mcts.testkit.rules;

import static io.mcts.testkit.rules.Check.MANY;
import static io.mcts.testkit.rules.Check.SOME;

import io.mcts.backup.Backup;
import io.mcts.testkit.facts.Claim;
import io.mcts.testkit.facts.GivenChildren;
import io.mcts.testkit.facts.GivenChildren.Child;
import io.mcts.testkit.facts.GivenPath;
import io.mcts.testkit.facts.GivenPath.Node;
import io.mcts.testkit.rules.ShownPath.Visit;
import io.mcts.testkit.rules.ShownPath.Written;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** The rules of backups. */
public final class BackupRules {

    /** Sums over a hundred thousand visits are rounded. */
    private static final double ROUNDING = 1e-6;
    /** Where all is worth the same a rounding error grows by the product of the visits over all chance nodes of the path. */
    private static final int MOST_VISITS = 3;

    private static final int ITERATIONS = 4_000;
    private static final double[] SIDES = {0.75, 0.25};
    private static final double[] PAID = {0.7, 0.3};
    /** What the first of two players gets on average; 0.5 if sides counted alike. */
    private static final double WORTH = 0.6;
    /** Twelve standard errors: those of the mean of a die with a standard deviation of 0.1732 after so many throws are 0.0027. */
    private static final double TOLERANCE = 0.033;

    public static final Check<BackupSubject> EVERY_EDGE_IS_VISITED_ONCE =
            Check.of(MANY, "update() visits every edge of the path once, outcomes of chance included", subject -> {
                List<Integer> edges = subject.update(subject.path()).visits().stream()
                        .map(Visit::edge)
                        .sorted()
                        .toList();
                List<Integer> expected = IntStream.range(
                                0, subject.path().nodes().size())
                        .boxed()
                        .toList();
                subject.require(edges.equals(expected), "a visit of each of the edges " + expected, edges);
            });
    public static final Check<BackupSubject> THE_LAST_EDGE_GETS_THE_REWARDS =
            Check.of(MANY, "the last edge of the path gets the rewards of the leaf as they are", subject -> {
                int last = subject.path().nodes().size() - 1;
                for (Visit visit : subject.update(subject.path()).visits()) {
                    if (visit.edge() == last) {
                        requireRewards(subject, visit, "the leaf");
                    }
                }
            });
    public static final Check<BackupSubject> WHAT_IS_USED_IS_ASKED_FOR = Check.of(
            MANY,
            "update() reads and writes what needs() and writesValues() tell, values from 0 to 1, and only after the visit",
            subject -> {
                List<String> refused = subject.update(subject.path()).refused();
                subject.require(refused.isEmpty(), "nothing but what needs() and writesValues() tell", refused);
            });
    public static final Check<BackupSubject> EARLIER_UPDATES_LEAVE_NO_TRACE = Check.of(
            MANY,
            "what update() did before, with other paths, never shows in what it does",
            subject -> NoTrace.ofEarlier(
                    subject,
                    subject::newBackup,
                    backup -> subject.trace(backup, () -> {}),
                    backup -> subject.update(backup, other(subject.path()), () -> {}),
                    "an update of another path"));
    public static final Check<BackupSubject> OTHER_THREADS_LEAVE_NO_TRACE = Check.of(
            SOME, "what update() does on another thread at the same time never shows in what it does", subject -> {
                Backup backup = subject.newBackup();
                NoTrace.ofOtherThreads(
                        subject,
                        interruption -> subject.trace(backup, interruption),
                        () -> subject.update(backup, other(subject.path()), () -> {})
                                .visits(),
                        "updates another path");
            });
    public static final Check<BackupSubject> REWARDS_COME_TO_THE_ROOT = Check.of(
            Claim.REWARDS_COME_TO_THE_ROOT,
            MANY,
            "where no chance moves, every edge is visited with its player's reward at the leaf",
            subject -> {
                if (subject.path().nodes().stream().noneMatch(Node::isChance)) {
                    subject.update(subject.path())
                            .visits()
                            .forEach(visit -> requireRewards(subject, visit, "the leaf"));
                }
            });
    public static final Check<BackupSubject> MEANS_LIE_BETWEEN_THOSE_BELOW = Check.of(
            Claim.MEANS_LIE_BETWEEN_THOSE_BELOW,
            MANY,
            "a mean that is written lies between the least and the greatest mean of the moves below, to the same player",
            subject -> {
                for (Written written : subject.update(subject.path()).written()) {
                    List<Double> below = written.below();
                    String words = "a mean between the least and the greatest of the moves below, " + below
                            + ", at edge " + written.edge();
                    subject.requireBetween(below.get(0) - ROUNDING, below.get(1) + ROUNDING, written.value(), words);
                }
            });
    public static final Check<BackupSubject> WHAT_IS_WORTH_THE_SAME_STAYS_SO = Check.of(
            Claim.WHAT_IS_WORTH_THE_SAME_STAYS_SO,
            MANY,
            "where every leaf so far has brought each player the same, every edge is worth that, below chance and above it",
            subject -> {
                GivenPath path = uniform(subject.path());
                ShownPath shown = subject.update(path);
                shown.visits().forEach(visit -> requireRewards(subject, visit, "every leaf so far"));
                for (Written written : shown.written()) {
                    int player = path.nodes().get(written.edge()).player();
                    double expected = path.rewards().get(player);
                    subject.require(
                            written.isPrior() || Math.abs(written.value() - expected) <= ROUNDING,
                            "a mean of " + expected + " of player " + player + ", as at every leaf so far, at edge "
                                    + written.edge(),
                            written.value());
                }
            });
    /** A move without a choice leads to a die with uneven sides, which pays. */
    public static final Check<BackupSubject> CHANCE_COMES_TO_ITS_EXPECTATION = Check.of(
            Claim.CHANCE_COMES_TO_ITS_EXPECTATION,
            1,
            "where chance alone decides, a search comes to the expectation",
            subject -> {
                Backup backup = subject.newBackup();
                RandomGenerator random = subject.random();
                Child unvisited = Child.of(0, 0);
                List<Node> nodes = List.of(
                        Node.choice(0, GivenChildren.of(unvisited), 0),
                        Node.chance(0, GivenChildren.of(unvisited, unvisited), 0, SIDES));
                for (int i = 0; i < ITERATIONS; i++) {
                    int side = random.nextDouble() < SIDES[0] ? 0 : 1;
                    Node die = Node.chance(0, nodes.get(1).children(), side, SIDES);
                    GivenPath path = GivenPath.of(List.of(nodes.get(0), die), PAID[side], 1 - PAID[side]);
                    nodes = subject.update(backup, path, () -> {}).nodes();
                }
                double value = nodes.get(0).children().all().get(0).mean();
                String words =
                        WORTH + " within " + TOLERANCE + " of a die that pays 0.7 with probability 0.75, else 0.3,"
                                + " after " + ITERATIONS + " iterations";
                subject.requireNear(WORTH, value, TOLERANCE, words);
            });

    public static final Check<BackupSubject> PARAMETERS_ARE_PRINTED = Check.of(
            Claim.PARAMETERS_ARE_PRINTED,
            1,
            Check.PRINTS_ITS_PARAMETERS,
            subject -> subject.requireName(subject.newBackup()));

    public static final List<Check<BackupSubject>> ALL = Check.in(BackupRules.class);

    private BackupRules() {}

    private static void requireRewards(BackupSubject subject, Visit visit, String where) {
        int player = subject.path().nodes().get(visit.edge()).player();
        double expected = subject.path().rewards().get(player);
        String words = expected + ", the reward of player " + player + " at " + where + ", at edge " + visit.edge();
        subject.requireNear(expected, visit.rewards().get(player), ROUNDING, words);
    }

    /** A path where all that was ever brought is worth the same to each player: the rewards of the leaf. */
    private static GivenPath uniform(GivenPath path) {
        List<Node> same = new ArrayList<>();
        for (Node node : path.nodes()) {
            double reward = path.rewards().get(node.player());
            GivenChildren children = node.children()
                    .map(child -> Child.of(Math.min(MOST_VISITS, child.visits()), reward)
                            .withPrior(child.prior()));
            same.add(new Node(node.player(), children, node.taken(), node.probabilities()));
        }
        return new GivenPath(same, path.rewards());
    }

    /** The path with its rewards reversed. */
    private static GivenPath other(GivenPath path) {
        return new GivenPath(
                path.nodes(), path.rewards().stream().map(reward -> 1 - reward).toList());
    }
}
