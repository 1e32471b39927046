package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;
import static org.junit.platform.launcher.EngineFilter.includeEngines;

import io.mcts.Mcts;
import io.mcts.testkit.GameTree.Branch;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** Runs the contracts, as a user's build does, on searches with a fault each: the rule they break is named, with the shortest way. */
class SearchViolationTest {

    private static SearchFault fault = SearchFault.all().toList().get(0);

    /** Run by the tests below alone: its name keeps it out of the build's own run. */
    static final class Subjects
            implements SearchContract<GameTree, Branch>,
                    SearchTreeContract<GameTree, Branch>,
                    ParallelSearchContract<GameTree, Branch>,
                    SolvedGameContract {
        @Override
        public List<GameTree> initialStates() {
            return List.of(GameTree.of("0..10 0[1[(3 7) 0[(9 1) (4 6)]] ?[0.25:(10 0) 0.75:(2 8)] 1[(8 2) (1 9)]]"));
        }

        @Override
        public Mcts<GameTree, Branch> search() {
            return fault.search().get().build();
        }

        @Override
        public Mcts.Builder<GameTree, Branch> builder() {
            return fault.search().get();
        }

        @Override
        public RandomGameTrees kind() {
            return RandomGameTrees.any().withOpposedPlayers();
        }

        @Override
        public Set<SearchClaim> unclaimed() {
            return Set.of();
        }
    }

    static Stream<SearchFault> faults() {
        return SearchFault.all();
    }

    @ParameterizedTest
    @MethodSource("faults")
    void aFaultIsCaughtWithItsRule(SearchFault faulty) {
        Violation violation = violation(faulty);

        assertThat(violation.rule()).isEqualTo(faulty.rule().toString());
        assertThat(violation.expected()).startsWith(faulty.expected());
        assertThat(violation.actual()).startsWith(faulty.actual());
        Reproduction reproduction = violation.reproduction();
        assertThat(faulty.where()).startsWith(reproduction.moves() + " from ");
        assertThat(reproduction.initialState())
                .endsWith(faulty.where().substring(faulty.where().indexOf(" from ") + " from ".length()));
        assertThat(violation).hasMessageContainingAll("broken rule: ", "expected: ", "actual: ", "moves: ", "from: ");
    }

    @ParameterizedTest
    @MethodSource("faults")
    void theStatusPageTellsIt(SearchFault faulty) throws IOException {
        assertThat(Files.readString(Path.of("..", "docs", "status.md"))).contains(row(faulty));
    }

    static String row(SearchFault faulty) {
        return "| %s | %s | `%s` … | `%s` … | `%s` |\n"
                .formatted(faulty.name(), faulty.rule(), faulty.expected(), faulty.actual(), faulty.where());
    }

    @Test
    void everyRuleHasItsPropertyInAContract() {
        assertThat(Stream.of(
                                SearchRule.values(),
                                SearchTreeRule.values(),
                                ParallelSearchRule.values(),
                                SolvedGameRule.values())
                        .flatMap(Arrays::stream)
                        .map(SearchViolationTest::property))
                .doesNotHaveDuplicates()
                .allSatisfy(property ->
                        assertThat(property.isAnnotationPresent(Property.class)).isTrue());
    }

    /** The violation that the property of the fault's rule reports. */
    private static Violation violation(SearchFault faulty) {
        fault = faulty;
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(selectMethod(Subjects.class, property(faulty.rule())))
                .filters(includeEngines("jqwik"))
                .configurationParameter("jqwik.reporting.usejunitplatform", "true") // and not standard output
                .configurationParameter("jqwik.failures.after.default", "RANDOM_SEED") // each run is as the first
                .build();
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        LauncherFactory.create().execute(request, listener);
        assertThat(listener.getSummary().getFailures())
                .as("failures of %s", faulty)
                .hasSize(1);
        return (Violation) listener.getSummary().getFailures().get(0).getException();
    }

    private static Method property(Enum<?> rule) {
        return ContractRun.property(Subjects.class, rule);
    }
}
