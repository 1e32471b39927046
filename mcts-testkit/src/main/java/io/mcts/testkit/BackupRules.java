package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.backup.Backup;
import io.mcts.control.Budget;
import io.mcts.testkit.GameTree.Branch;
import io.mcts.testkit.GivenPath.Node;
import io.mcts.testkit.ShownPath.Visit;
import io.mcts.testkit.ShownPath.Written;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** How each rule of backups is checked. */
final class BackupRules {

    /** Sums over a hundred thousand visits are rounded. */
    private static final double ROUNDING = 1e-6;

    /** As many numbers as are read before another thread comes between. */
    private static final int MOST_READS = 12;

    /** Chance decides alone, and pays 0.6 on average: 0.5 if outcomes count alike. */
    private static final String DIE = "0..1 0[?[0.75:(0.7 0.3) 0.25:(0.3 0.7)]]";

    private static final double WORTH = 0.6;
    private static final int ITERATIONS = 4_000;

    /** Twelve standard errors: those of the mean of a die with a standard deviation of 0.1732 after so many throws are 0.0027. */
    private static final double TOLERANCE = 0.033;

    private BackupRules() {}

    static void everyEdgeIsVisitedOnce(BackupSubject subject) {
        List<Integer> edges = subject.update(subject.path()).visits().stream()
                .map(Visit::edge)
                .sorted()
                .toList();
        List<Integer> expected =
                IntStream.range(0, subject.path().nodes().size()).boxed().toList();
        subject.require(edges.equals(expected), "a visit of each of the edges " + expected, edges);
    }

    static void theLastEdgeGetsTheRewards(BackupSubject subject) {
        int last = subject.path().nodes().size() - 1;
        for (Visit visit : subject.update(subject.path()).visits()) {
            if (visit.edge() == last) {
                requireRewards(subject, visit, "the leaf");
            }
        }
    }

    static void rewardsComeToTheRoot(BackupSubject subject) {
        if (subject.path().nodes().stream().noneMatch(Node::isChance)) {
            subject.update(subject.path()).visits().forEach(visit -> requireRewards(subject, visit, "the leaf"));
        }
    }

    private static void requireRewards(BackupSubject subject, Visit visit, String where) {
        int player = subject.path().nodes().get(visit.edge()).player();
        double expected = subject.path().rewards().get(player);
        double actual = visit.rewards().get(player);
        subject.require(
                Math.abs(actual - expected) <= ROUNDING,
                expected + ", the reward of player " + player + " at " + where + ", at edge " + visit.edge(),
                actual);
    }

    static void whatIsWorthTheSameStaysSo(BackupSubject subject) {
        GivenPath path = subject.path().uniform();
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
    }

    static void meansLieBetweenThoseBelow(BackupSubject subject) {
        for (Written written : subject.update(subject.path()).written()) {
            double least = written.below().get(0) - ROUNDING;
            double greatest = written.below().get(1) + ROUNDING;
            subject.require(
                    written.value() >= least && written.value() <= greatest,
                    "a mean between the least and the greatest of the moves below, " + written.below() + ", at edge "
                            + written.edge(),
                    written.value());
        }
    }

    static void whatIsUsedIsAskedFor(BackupSubject subject) {
        List<String> refused = subject.update(subject.path()).refused();
        subject.require(refused.isEmpty(), "nothing but what needs() and writesValues() tell", refused);
    }

    static void earlierUpdatesLeaveNoTrace(BackupSubject subject) {
        List<Object> expected = subject.trace(subject.newBackup(), subject.path());
        Backup used = subject.newBackup();
        subject.update(used, other(subject.path()), () -> {});
        requireSame(subject, expected, subject.trace(used, subject.path()), "after an update of another path");
        requireSame(subject, expected, subject.trace(used, subject.path()), "again");
    }

    static void otherThreadsLeaveNoTrace(BackupSubject subject) {
        Backup backup = subject.newBackup();
        List<Object> expected = subject.trace(backup, subject.path());
        for (int reads = 1; reads <= MOST_READS; reads++) {
            Countdown interruption = new Countdown(reads, () -> {
                Optional<?> unused = OtherThread.ask(() -> subject.update(backup, other(subject.path()), () -> {}));
            });
            List<Object> disturbed = subject.trace(backup, subject.path(), interruption);
            requireSame(subject, expected, disturbed, "while another thread updates another path");
        }
    }

    private static void requireSame(BackupSubject subject, List<Object> expected, List<Object> actual, String when) {
        subject.require(expected.equals(actual), expected + " " + when, actual);
    }

    /** The path with its rewards turned round. */
    private static GivenPath other(GivenPath path) {
        List<Double> others = new ArrayList<>();
        path.rewards().forEach(reward -> others.add(1 - reward));
        return new GivenPath(path.nodes(), others);
    }

    static void chanceComesToItsExpectation(BackupSubject subject) {
        GameTree die = GameTree.of(DIE);
        Mcts<GameTree, Branch> search = Mcts.of(die)
                .backup(subject.newBackup())
                .prior(new EqualScores<>())
                .seed(subject.seed().mixed())
                .build();
        double value = search.search(die, Budget.iterations(ITERATIONS)).value();
        subject.require(
                Math.abs(value - WORTH) <= TOLERANCE,
                WORTH + " within " + TOLERANCE + " of " + die + " after " + ITERATIONS + " iterations",
                value);
    }

    static void parametersArePrinted(BackupSubject subject) {
        PrintedName.require(subject.newBackup(), (expected, actual) -> subject.require(false, expected, actual));
    }
}
