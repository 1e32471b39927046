package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Ucb1;
import io.mcts.testkit.facts.Violation;
import io.mcts.testkit.rules.Check;
import io.mcts.testkit.rules.SelectionRules;
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

    static Stream<Fault<SelectionPolicy>> selectionFaults() {
        return Stream.of(
                new Fault<>(FaultySelectionPolicies.TheRootIsMisplaced::new, SelectionRules.EXPLORATION_KEEPS_PACE),
                new Fault<>(FaultySelectionPolicies.ThePriorIsIgnored::new, SelectionRules.GREATER_PRIOR_IS_PREFERRED),
                new Fault<>(
                        FaultySelectionPolicies.AmafSumsAreDividedByVisits::new,
                        SelectionRules.GREATER_AMAF_MEAN_IS_PREFERRED),
                new Fault<>(
                        FaultySelectionPolicies.TheSignIsFlipped::new, SelectionRules.GREATER_MEAN_IS_NOT_PUT_BEHIND),
                new Fault<>(
                        FaultySelectionPolicies.TheLeastBoundIsChosen::new, SelectionRules.BEST_ARM_GETS_MOST_VISITS),
                new Fault<>(
                        FaultySelectionPolicies.TheWidthIsSubtracted::new,
                        SelectionRules.FEWER_VISITS_ARE_NOT_PUT_BEHIND),
                new Fault<>(
                        FaultySelectionPolicies.VisitsAreIgnored::new, SelectionRules.NEGLECTED_CHILD_IS_CHOSEN_AGAIN),
                new Fault<>(
                        FaultySelectionPolicies.TheSumStandsForTheMean::new,
                        SelectionRules.FEWER_VISITS_ARE_NOT_PUT_BEHIND),
                new Fault<>(
                        FaultySelectionPolicies.TheLastChildIsNeverChosen::new,
                        SelectionRules.NEGLECTED_CHILD_IS_CHOSEN_AGAIN),
                new Fault<>(FaultySelectionPolicies.ChildrenAreCountedFrom1::new, SelectionRules.CHOICE_IS_IN_RANGE),
                new Fault<>(
                        FaultySelectionPolicies.NotANumberWithoutVisits::new, SelectionRules.UNVISITED_CHILD_IS_FOUND),
                new Fault<>(FaultySelectionPolicies.NobodyIsFoundWithoutVisits::new, SelectionRules.CHOICE_IS_IN_RANGE),
                new Fault<>(
                        FaultySelectionPolicies.TheLastChoiceIsAvoided::new,
                        SelectionRules.EARLIER_CHOICES_LEAVE_NO_TRACE),
                new Fault<>(FaultySelectionPolicies.TheBestIsStatic::new, SelectionRules.OTHER_THREADS_LEAVE_NO_TRACE),
                new Fault<>(
                        FaultySelectionPolicies.VisitsOfTheChoiceBeforeAreTaken::new,
                        SelectionRules.EARLIER_CHOICES_LEAVE_NO_TRACE),
                new Fault<>(
                        FaultySelectionPolicies.TheGeneratorIsItsOwn::new,
                        SelectionRules.SAME_NUMBERS_GIVE_THE_SAME_CHOICE),
                new Fault<>(
                        FaultySelectionPolicies.PriorsAreReadUnasked::new, SelectionRules.WHAT_IS_READ_IS_ASKED_FOR),
                new Fault<>(
                        FaultySelectionPolicies.VarianceIsReadUnasked::new, SelectionRules.WHAT_IS_READ_IS_ASKED_FOR),
                new Fault<>(
                        FaultySelectionPolicies.TheFirstChildHasAnAdvantage::new, SelectionRules.ORDER_DOES_NOT_MATTER),
                new Fault<>(FaultySelectionPolicies.TheChoiceIsUniform::new, SelectionRules.BEST_ARM_GETS_MOST_VISITS),
                new Fault<>(FaultyLogarithms.TheLogarithmIsLeftOut::new, SelectionRules.WORSE_CHILD_IS_LEFT_IN_TIME),
                new Fault<>(FaultySelectionPolicies.TheFirstIsNeverDrawn::new, SelectionRules.CHOICE_IS_IN_RANGE),
                new Fault<>(FaultySelectionPolicies.NothingIsPrinted::new, SelectionRules.PARAMETERS_ARE_PRINTED));
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
        Throwable thrown = ContractRun.failures(new Selections(), SelectionRules.NEGLECTED_CHILD_IS_CHOSEN_AGAIN)
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
                  unless:   the part does not claim this: then return Claim.NEGLECTED_CHILD_IS_CHOSEN_AGAIN in unclaimed()""");
    }

    @Test
    void everyRuleIsBrokenByAFault() {
        assertThat(selectionFaults().<Object>map(Fault::rule).collect(Collectors.toSet()))
                .isEqualTo(Set.copyOf(SelectionRules.ALL));
    }
}
