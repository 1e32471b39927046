package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.backup.Backup;
import io.mcts.testkit.facts.GivenChildren;
import io.mcts.testkit.facts.GivenChildren.Child;
import io.mcts.testkit.facts.GivenPath;
import io.mcts.testkit.facts.GivenPath.Node;
import io.mcts.testkit.rules.BackupRules;
import io.mcts.testkit.rules.BackupSubject;
import io.mcts.testkit.rules.Check;
import io.mcts.testkit.rules.Seed;
import io.mcts.testkit.rules.Subject;
import java.time.Duration;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every backup of the core keeps the contract, and of backups with a fault each the broken rule is named. */
class BackupContractTest {

    private static BackupContract contract(Supplier<? extends Backup> backup) {
        return backup::get;
    }

    /** Checked less often than a user's backup: other tests have the same parts in searches. */
    private record OfTheCore(Backup backup) implements BackupContract {
        @Override
        public int tries() {
            return ContractRun.TRIES_OF_RIGHT_PARTS;
        }
    }

    static Stream<Backup> backups() {
        return Stream.of(AnyGameParts.backups(), AnyGameParts.backupsOfOpposedPlayers())
                .flatMap(List::stream);
    }

    @ParameterizedTest
    @MethodSource("backups")
    void everyBackupOfTheCoreKeepsTheContract(Backup part) {
        assertThat(ContractRun.failures(new OfTheCore(part), BackupRules.ALL.size()))
                .isEmpty();
    }

    @Test
    void everyPublicBackupIsInAList() {
        assertThat(new TreeSet<>(
                        backups().map(part -> part.getClass().getName()).toList()))
                .isEqualTo(new TreeSet<>(CoreClasses.of(Backup.class)));
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                fault(FaultyBackups.ForgetsTheLeaf::new, BackupRules.EVERY_EDGE_IS_VISITED_ONCE),
                fault(FaultyBackups.ForgetsTheRoot::new, BackupRules.EVERY_EDGE_IS_VISITED_ONCE),
                fault(FaultyBackups.CountsTwice::new, BackupRules.EVERY_EDGE_IS_VISITED_ONCE),
                fault(FaultyPaths.TheRootIsVisitedTwice::new, BackupRules.EVERY_EDGE_IS_VISITED_ONCE),
                fault(FaultyPaths.ChanceIsLeftOut::new, BackupRules.EVERY_EDGE_IS_VISITED_ONCE),
                fault(FaultyPaths.LongPathsAreCutOff::new, BackupRules.EVERY_EDGE_IS_VISITED_ONCE),
                fault(FaultyBackups.FlipsTheSign::new, BackupRules.THE_LAST_EDGE_GETS_THE_REWARDS),
                fault(FaultyBackups.GivesTheRewardOfTheOther::new, BackupRules.THE_LAST_EDGE_GETS_THE_REWARDS),
                fault(FaultyPaths.RewardsAreDiscounted::new, BackupRules.REWARDS_COME_TO_THE_ROOT),
                fault(FaultyPaths.RewardsBeyondTheFourthMoveAreDiscounted::new, BackupRules.REWARDS_COME_TO_THE_ROOT),
                fault(FaultyPaths.TheSignTurnsAtEachEdge::new, BackupRules.REWARDS_COME_TO_THE_ROOT),
                fault(FaultyPaths.TheRewardIsOfTheEdgeBelow::new, BackupRules.REWARDS_COME_TO_THE_ROOT),
                fault(FaultyPaths.NoiseIsAdded::new, BackupRules.THE_LAST_EDGE_GETS_THE_REWARDS),
                fault(FaultyPaths.TheFirstRewardsAreKept::new, BackupRules.EARLIER_UPDATES_LEAVE_NO_TRACE),
                fault(FaultyPaths.RewardsAreAField::new, BackupRules.OTHER_THREADS_LEAVE_NO_TRACE),
                fault(FaultyPaths.TheGreatestIsOfTheWrongPlayer::new, BackupRules.MEANS_LIE_BETWEEN_THOSE_BELOW),
                fault(FaultyPaths.TheSumStandsForTheGreatest::new, BackupRules.MEANS_LIE_BETWEEN_THOSE_BELOW),
                fault(FaultyPaths.ValuesAreWrittenUnasked::new, BackupRules.WHAT_IS_USED_IS_ASKED_FOR),
                fault(FaultyPaths.ValuesAreWrittenBeforeTheVisit::new, BackupRules.WHAT_IS_USED_IS_ASKED_FOR),
                fault(FaultyPaths.SumsOfOutcomesAreReadUnasked::new, BackupRules.WHAT_IS_USED_IS_ASKED_FOR),
                fault(FaultyPaths.OutcomesNotDrawnCountAsLost::new, BackupRules.WHAT_IS_WORTH_THE_SAME_STAYS_SO),
                fault(FaultyBackups.WeighsOutcomesAlike::new, BackupRules.CHANCE_COMES_TO_ITS_EXPECTATION));
    }

    @Test
    void aBackupThatNeverReturnsIsReported() {
        Backup backup = (path, rewards) -> {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
        };
        GivenPath path = GivenPath.of(List.of(Node.choice(0, GivenChildren.of(Child.of(1, 0.5)), 0)), 1);
        Check<BackupSubject> rule = BackupRules.EVERY_EDGE_IS_VISITED_ONCE;
        BackupSubject subject = new BackupSubject(rule.sentence(), () -> backup, path, Seed.of(1));

        assertThat(Subject.broken(rule, subject, Duration.ofMillis(300)))
                .hasMessageContainingAll(
                        "expected: an answer within 300 ms", "BackupContractTest", "player 0 takes 0 of");
    }

    private static Arguments fault(Supplier<? extends Backup> part, Check<?> rule) {
        return Arguments.of(part, part.get().getClass().getSimpleName(), rule);
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("faults")
    void aFaultIsCaughtWithItsRule(Supplier<? extends Backup> part, String name, Check<?> rule) {
        assertThat(ContractRun.violation(contract(part), rule).rule()).isEqualTo(rule.toString());
    }
}
