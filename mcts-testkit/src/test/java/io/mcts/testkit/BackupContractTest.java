package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.backup.Backup;
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

    static Stream<Backup> backups() {
        return Stream.of(AnyGameParts.backups(), AnyGameParts.backupsOfOpposedPlayers())
                .flatMap(List::stream);
    }

    @ParameterizedTest
    @MethodSource("backups")
    void everyBackupOfTheCoreKeepsTheContract(Backup part) {
        assertThat(ContractRun.failures(contract(() -> part), BackupRule.values().length))
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
                fault(FaultyBackups.ForgetsTheLeaf::new, BackupRule.EVERY_EDGE_IS_VISITED_ONCE),
                fault(FaultyBackups.ForgetsTheRoot::new, BackupRule.EVERY_EDGE_IS_VISITED_ONCE),
                fault(FaultyBackups.CountsTwice::new, BackupRule.EVERY_EDGE_IS_VISITED_ONCE),
                fault(FaultyPaths.TheRootIsVisitedTwice::new, BackupRule.EVERY_EDGE_IS_VISITED_ONCE),
                fault(FaultyPaths.ChanceIsLeftOut::new, BackupRule.EVERY_EDGE_IS_VISITED_ONCE),
                fault(FaultyPaths.LongPathsAreCutOff::new, BackupRule.EVERY_EDGE_IS_VISITED_ONCE),
                fault(FaultyBackups.FlipsTheSign::new, BackupRule.THE_LAST_EDGE_GETS_THE_REWARDS),
                fault(FaultyBackups.GivesTheRewardOfTheOther::new, BackupRule.THE_LAST_EDGE_GETS_THE_REWARDS),
                fault(FaultyPaths.RewardsAreDiscounted::new, BackupRule.REWARDS_COME_TO_THE_ROOT),
                fault(FaultyPaths.RewardsBeyondTheFourthMoveAreDiscounted::new, BackupRule.REWARDS_COME_TO_THE_ROOT),
                fault(FaultyPaths.TheSignTurnsAtEachEdge::new, BackupRule.REWARDS_COME_TO_THE_ROOT),
                fault(FaultyPaths.TheRewardIsOfTheEdgeBelow::new, BackupRule.REWARDS_COME_TO_THE_ROOT),
                fault(FaultyPaths.NoiseIsAdded::new, BackupRule.THE_LAST_EDGE_GETS_THE_REWARDS),
                fault(FaultyPaths.TheFirstRewardsAreKept::new, BackupRule.EARLIER_UPDATES_LEAVE_NO_TRACE),
                fault(FaultyPaths.RewardsAreAField::new, BackupRule.OTHER_THREADS_LEAVE_NO_TRACE),
                fault(FaultyPaths.TheGreatestIsOfTheWrongPlayer::new, BackupRule.MEANS_LIE_BETWEEN_THOSE_BELOW),
                fault(FaultyPaths.TheSumStandsForTheGreatest::new, BackupRule.MEANS_LIE_BETWEEN_THOSE_BELOW),
                fault(FaultyPaths.ValuesAreWrittenUnasked::new, BackupRule.WHAT_IS_USED_IS_ASKED_FOR),
                fault(FaultyPaths.ValuesAreWrittenBeforeTheVisit::new, BackupRule.WHAT_IS_USED_IS_ASKED_FOR),
                fault(FaultyPaths.SumsOfOutcomesAreReadUnasked::new, BackupRule.WHAT_IS_USED_IS_ASKED_FOR),
                fault(FaultyPaths.OutcomesNotDrawnCountAsLost::new, BackupRule.WHAT_IS_WORTH_THE_SAME_STAYS_SO),
                fault(FaultyBackups.WeighsOutcomesAlike::new, BackupRule.CHANCE_COMES_TO_ITS_EXPECTATION));
    }

    private static Arguments fault(Supplier<? extends Backup> part, BackupRule rule) {
        return Arguments.of(part, part.get().getClass().getSimpleName(), rule);
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("faults")
    void aFaultIsCaughtWithItsRule(Supplier<? extends Backup> part, String name, BackupRule rule) {
        assertThat(ContractRun.violation(contract(part), rule).rule()).isEqualTo(rule.toString());
    }
}
