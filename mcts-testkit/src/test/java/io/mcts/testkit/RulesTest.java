package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.testkit.check.Check;
import io.mcts.testkit.parts.BatchEvaluatorRules;
import io.mcts.testkit.parts.EvaluatorRules;
import io.mcts.testkit.parts.ParallelSearchRules;
import io.mcts.testkit.parts.PolicyRules;
import io.mcts.testkit.parts.SearchRules;
import io.mcts.testkit.parts.SelectionRules;
import io.mcts.testkit.report.Rule;
import io.mcts.testkit.rules.GameRules;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RulesTest {

    static Stream<List<? extends Rule>> lists() {
        return Stream.of(
                GameRules.ALL,
                PolicyRules.ALL,
                EvaluatorRules.ALL,
                BatchEvaluatorRules.ALL,
                SelectionRules.ALL,
                SearchRules.ALL,
                ParallelSearchRules.ALL);
    }

    @ParameterizedTest
    @MethodSource("lists")
    void everyRuleHasANameAndASentenceOfItsOwn(List<? extends Rule> rules) {
        assertThat(rules).extracting(Rule::name).doesNotHaveDuplicates().allMatch(name -> name.matches("[A-Z0-9_]+"));
        assertThat(rules).extracting(Rule::sentence).doesNotHaveDuplicates().noneMatch(String::isBlank);
        assertThat(rules).allMatch(rule -> rule instanceof Check<?>);
    }
}
