package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Ucb1;
import io.mcts.testkit.check.Check;
import io.mcts.testkit.parts.SelectionRules;
import io.mcts.testkit.report.Violation;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs the contract of selection policies on policies with a fault each: the rule they break is named. */
class ChoiceContractsTest {

    private static Supplier<? extends SelectionPolicy> policy = Ucb1::classic;

    /** Run by the tests below alone: its name keeps it out of the build's own run. */
    static final class Selections implements SelectionPolicyContract {
        @Override
        public SelectionPolicy policy() {
            return policy.get();
        }
    }

    /**
     * A part with a fault.
     *
     * @param part makes it
     * @param rule that it breaks
     */
    private record Fault<P>(Supplier<P> part, Check<?> rule) {
        @Override
        public String toString() {
            return name() + ", " + rule;
        }

        String name() {
            return part.get().getClass().getSimpleName();
        }
    }

    private static Fault<SelectionPolicy> fault(Supplier<SelectionPolicy> part, String rule) {
        return new Fault<>(part, Check.named(rule, SelectionRules.ALL));
    }

    static Stream<Fault<SelectionPolicy>> selectionFaults() {
        return Stream.of(
                fault(FaultySelectionPolicies.TheRootIsMisplaced::new, "EXPLORATION_KEEPS_PACE"),
                fault(FaultySelectionPolicies.ThePriorIsIgnored::new, "GREATER_PRIOR_IS_PREFERRED"),
                fault(FaultySelectionPolicies.AmafSumsAreDividedByVisits::new, "GREATER_AMAF_MEAN_IS_PREFERRED"),
                fault(FaultySelectionPolicies.TheSignIsFlipped::new, "MONOTONE_IN_MEAN"),
                fault(FaultySelectionPolicies.TheLeastBoundIsChosen::new, "BEST_ARM_GETS_MOST_VISITS"),
                fault(FaultySelectionPolicies.TheWidthIsSubtracted::new, "FEWER_VISITS_ARE_NOT_PUT_BEHIND"),
                fault(FaultySelectionPolicies.VisitsAreIgnored::new, "NEGLECTED_CHILD_IS_CHOSEN_AGAIN"),
                fault(FaultySelectionPolicies.TheSumStandsForTheMean::new, "FEWER_VISITS_ARE_NOT_PUT_BEHIND"),
                fault(FaultySelectionPolicies.TheLastChildIsNeverChosen::new, "NEGLECTED_CHILD_IS_CHOSEN_AGAIN"),
                fault(FaultySelectionPolicies.ChildrenAreCountedFrom1::new, "CHOICE_IS_IN_RANGE"),
                fault(FaultySelectionPolicies.NotANumberWithoutVisits::new, "UNVISITED_CHILD_IS_FOUND"),
                fault(FaultySelectionPolicies.NobodyIsFoundWithoutVisits::new, "CHOICE_IS_IN_RANGE"),
                fault(FaultySelectionPolicies.TheLastChoiceIsAvoided::new, "EARLIER_CHOICES_LEAVE_NO_TRACE"),
                fault(FaultySelectionPolicies.TheBestIsStatic::new, "OTHER_THREADS_LEAVE_NO_TRACE"),
                fault(FaultySelectionPolicies.VisitsOfTheChoiceBeforeAreTaken::new, "EARLIER_CHOICES_LEAVE_NO_TRACE"),
                fault(FaultySelectionPolicies.TheGeneratorIsItsOwn::new, "SAME_NUMBERS_GIVE_THE_SAME_CHOICE"),
                fault(FaultySelectionPolicies.PriorsAreReadUnasked::new, "WHAT_IS_READ_IS_ASKED_FOR"),
                fault(FaultySelectionPolicies.VarianceIsReadUnasked::new, "WHAT_IS_READ_IS_ASKED_FOR"),
                fault(FaultySelectionPolicies.TheFirstChildHasAnAdvantage::new, "ORDER_DOES_NOT_MATTER"),
                fault(FaultySelectionPolicies.TheChoiceIsUniform::new, "BEST_ARM_GETS_MOST_VISITS"),
                fault(FaultyLogarithms.TheLogarithmIsLeftOut::new, "WORSE_CHILD_IS_LEFT_IN_TIME"),
                fault(FaultySelectionPolicies.TheFirstIsNeverDrawn::new, "CHOICE_IS_IN_RANGE"),
                fault(FaultySelectionPolicies.NothingIsPrinted::new, "PARAMETERS_ARE_PRINTED"));
    }

    @ParameterizedTest
    @MethodSource("selectionFaults")
    void aFaultySelectionIsCaught(Fault<SelectionPolicy> fault) {
        policy = fault.part();
        requireCaught(fault, ContractRun.failures(new Selections(), fault.rule()));
    }

    private static void requireCaught(Fault<?> fault, Map<String, Throwable> failures) {
        assertThat(failures).hasSize(1);
        assertThat(failures.values()).allSatisfy(thrown -> {
            assertThat(thrown).isInstanceOf(Violation.class);
            Violation violation = (Violation) thrown;
            assertThat(violation.rule()).isEqualTo(fault.rule().toString());
            assertThat(violation)
                    .hasMessageContaining(fault.part().get().getClass().getSimpleName());
        });
    }

    @Test
    void theMessageSaysAllThatIsNeededToReproduceTheFault() {
        policy = FaultySelectionPolicies.VisitsAreIgnored::new;
        Throwable thrown = ContractRun.failures(
                        new Selections(), Check.named("NEGLECTED_CHILD_IS_CHOSEN_AGAIN", SelectionRules.ALL))
                .values()
                .iterator()
                .next();

        assertThat(thrown).hasMessage("""
                broken rule: a child with 2 visits, worth 0.4, is chosen again once the others, worth 0.5, have a thousand million
                  expected: child 0 now and then
                  actual:   never
                  part:     VisitsAreIgnored
                  children: [2 visits of mean 0.4, variance 0.2, 536870912 visits of mean 0.5, variance 0.25]
                  seed:     1
                  unless:   the part does not claim this: then return OptionalRule.NEGLECTED_CHILD_IS_CHOSEN_AGAIN in unclaimed()""");
    }

    @Test
    void everyRuleIsBrokenByAFault() {
        assertThat(selectionFaults().<Object>map(Fault::rule).collect(Collectors.toSet()))
                .isEqualTo(Set.copyOf(SelectionRules.ALL));
    }
}
