package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.launcher.EngineFilter.includeEngines;

import io.mcts.backup.Backup;
import io.mcts.backup.MeanBackup;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Ucb1;
import io.mcts.testkit.guide.SearchInvariantsProperties;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.launcher.PostDiscoveryFilter;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** The properties of the guide hold for plain UCT, and each fails for parts that are wrong on purpose. */
class SearchInvariantsTest {

    private static final Set<String> PROPERTIES = Set.of(
            "visitsAddUp",
            "theMeanOfANodeComesFromBelow",
            "aMoveThatEndsTheGameIsWorthItsPayoff",
            "aBetterMeanIsNotPassedOver",
            "earlierChoicesLeaveNoTrace",
            "inTimeTheBetterMoveIsPlayedNearlyAlways");

    private static Supplier<SelectionPolicy> selection = () -> Ucb1.of(0.7);
    private static Supplier<Backup> backup = MeanBackup::new;

    /** Run by the tests below alone: its name keeps it out of the build's own run. */
    static final class Subjects extends SearchInvariantsProperties {
        @Override
        protected SelectionPolicy selection() {
            return selection.get();
        }

        @Override
        protected Backup backup() {
            return backup.get();
        }
    }

    static Stream<Arguments> selections() {
        return Stream.of(
                selection(FaultyLogarithms.TheFirstLogarithmIsKept::new, "earlierChoicesLeaveNoTrace"),
                selection(FaultyLogarithms.LogarithmsAreKeptByTheNumberOfChildren::new, "earlierChoicesLeaveNoTrace"),
                selection(FaultyLogarithms.TheLogarithmIsLeftOut::new, "inTimeTheBetterMoveIsPlayedNearlyAlways"),
                selection(FaultyLogarithms.TheLogarithmIsOfTheQuotient::new, "inTimeTheBetterMoveIsPlayedNearlyAlways"),
                selection(FaultySelectionPolicies.TheSignIsFlipped::new, "aBetterMeanIsNotPassedOver"),
                selection(FaultySelectionPolicies.TheWidthIsSubtracted::new, "aBetterMeanIsNotPassedOver"));
    }

    static Stream<Arguments> backups() {
        return Stream.of(
                backup(FaultyBackups.ForgetsTheLeaf::new, "visitsAddUp"),
                backup(FaultyBackups.ForgetsTheRoot::new, "visitsAddUp"),
                backup(FaultyBackups.CountsTwice::new, "visitsAddUp"),
                backup(FaultyPaths.TheRootIsVisitedTwice::new, "visitsAddUp"),
                backup(FaultyPaths.ChanceIsLeftOut::new, "visitsAddUp"),
                backup(FaultyBackups.FlipsTheSign::new, "aMoveThatEndsTheGameIsWorthItsPayoff"),
                backup(FaultyBackups.GivesTheRewardOfTheOther::new, "aMoveThatEndsTheGameIsWorthItsPayoff"),
                backup(FaultyPaths.TheSignTurnsAtEachEdge::new, "theMeanOfANodeComesFromBelow"),
                backup(FaultyPaths.TheRewardIsOfTheEdgeBelow::new, "theMeanOfANodeComesFromBelow"),
                backup(FaultyPaths.RewardsAreDiscounted::new, "theMeanOfANodeComesFromBelow"));
    }

    private static Arguments selection(Supplier<SelectionPolicy> part, String property) {
        return Arguments.of(part, part.get().getClass().getSimpleName(), property);
    }

    private static Arguments backup(Supplier<Backup> part, String property) {
        return Arguments.of(part, part.get().getClass().getSimpleName(), property);
    }

    @Test
    void plainUctKeepsThem() {
        assertThat(failures(() -> Ucb1.of(0.7), MeanBackup::new, PROPERTIES)).isEmpty();
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("selections")
    void aFaultySelectionPolicyBreaksOne(Supplier<SelectionPolicy> part, String name, String property) {
        assertThat(failures(part, MeanBackup::new, Set.of(property))).containsKey(property);
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("backups")
    void aFaultyBackupBreaksOne(Supplier<Backup> part, String name, String property) {
        assertThat(failures(() -> Ucb1.of(0.7), part, Set.of(property))).containsKey(property);
    }

    private static Map<String, Throwable> failures(
            Supplier<SelectionPolicy> newSelection, Supplier<Backup> newBackup, Set<String> properties) {
        PostDiscoveryFilter named =
                found -> FilterResult.includedIf(!found.isTest() || properties.contains(found.getDisplayName()));
        selection = newSelection;
        backup = newBackup;
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(selectClass(Subjects.class))
                                .filters(includeEngines("jqwik"), named)
                                .configurationParameter("jqwik.reporting.usejunitplatform", "true")
                                .configurationParameter("jqwik.failures.after.default", "RANDOM_SEED")
                                .build(),
                        listener);
        assertThat(listener.getSummary().getTestsFoundCount()).isEqualTo(properties.size());
        Map<String, Throwable> failures = new TreeMap<>();
        listener.getSummary()
                .getFailures()
                .forEach(failure -> failures.put(failure.getTestIdentifier().getDisplayName(), failure.getException()));
        return failures;
    }
}
