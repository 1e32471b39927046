package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.Mcts;
import io.mcts.testkit.facts.GameTree;
import io.mcts.testkit.facts.GameTree.Branch;
import io.mcts.testkit.facts.OptionalRule;
import io.mcts.testkit.report.Reproduction;
import io.mcts.testkit.report.Violation;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs the contracts, as a user's build does, on searches with a fault each: the rule they break is named, with the shortest way. */
class SearchViolationTest {

    private static SearchFault fault = SearchFault.all().toList().get(0);

    /** Run by the tests below alone: its name keeps it out of the build's own run. */
    static final class Subjects implements SearchContract<GameTree, Branch>, SolvedGameContract {
        @Override
        public List<GameTree> initialStates() {
            return List.of(GameTree.of("0..10 0[1[(3 7) 0[(9 1) (4 6)]] ?[0.25:(10 0) 0.75:(2 8)] 1[(8 2) (1 9)]]"));
        }

        @Override
        public Mcts<GameTree, Branch> search() {
            return fault.search().get().build();
        }

        @Override
        public RandomGameTrees kind() {
            return RandomGameTrees.any().withOpposedPlayers();
        }

        @Override
        public Set<OptionalRule> unclaimed() {
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

    private static Violation violation(SearchFault faulty) {
        fault = faulty;
        return ContractRun.violation(new Subjects(), faulty.rule());
    }
}
