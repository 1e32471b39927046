package io.mcts.testkit;

import static io.mcts.testkit.facts.OptionalRule.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.selection.EpsilonGreedy;
import io.mcts.selection.FirstPlayUrgency;
import io.mcts.selection.ForcedPlayouts;
import io.mcts.selection.GumbelHalving;
import io.mcts.selection.ImplicitMinimax;
import io.mcts.selection.ImprovedPolicy;
import io.mcts.selection.LeastVisited;
import io.mcts.selection.PriorUcb1;
import io.mcts.selection.ProgressiveBias;
import io.mcts.selection.ProgressiveWidening;
import io.mcts.selection.Puct;
import io.mcts.selection.Rave;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.SequentialHalving;
import io.mcts.selection.ThompsonSampling;
import io.mcts.selection.Ucb1;
import io.mcts.selection.Ucb1Tuned;
import io.mcts.testkit.check.Check;
import io.mcts.testkit.facts.OptionalRule;
import io.mcts.testkit.parts.SelectionRules;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every selection policy of the core keeps its contract. One that is in no list here is a failure. */
class ChoicePartsTest {

    /**
     * A selection policy and the claims that it does not make.
     *
     * @param part the policy
     * @param unclaimed what it does not claim
     */
    private record Part(SelectionPolicy part, Set<OptionalRule> unclaimed) {
        @Override
        public String toString() {
            return part.toString();
        }
    }

    private static Part selection = selection(Ucb1.classic());

    /** Run by the tests below alone: its name keeps it out of the build's own run. */
    static final class Selections implements SelectionPolicyContract {
        @Override
        public SelectionPolicy policy() {
            return selection.part();
        }

        @Override
        public Set<OptionalRule> unclaimed() {
            return selection.unclaimed();
        }

        @Override
        public int tries() {
            return ContractRun.TRIES_OF_RIGHT_PARTS;
        }
    }

    static Stream<Part> selections() {
        return Stream.of(
                selection(Ucb1.of(0.7)),
                selection(new LeastVisited(), MONOTONE_IN_MEAN, WORSE_CHILD_IS_LEFT_IN_TIME, BEST_ARM_GETS_MOST_VISITS),
                // of equally good children the first is the best
                selection(new EpsilonGreedy(0.5), FEWER_VISITS_ARE_NOT_PUT_BEHIND),
                selection(new PriorUcb1(0.7, 4)),
                selection(new ProgressiveBias(0.7, 2)),
                selection(new Ucb1Tuned()),
                selection(new Puct(1, 0.25)),
                selection(FirstPlayUrgency.of(0.7, 1)),
                // few visits say less: a child of many may be better for sure
                selection(new ThompsonSampling(), FEWER_VISITS_ARE_NOT_PUT_BEHIND),
                selection(Rave.of(0.7, 10)),
                selection(Rave.grave(0.7, 5, 1)),
                selection(Rave.of(0.7, 10).withPrior(3)),
                selection(new ImplicitMinimax(0.7, 0.4)),
                // children that are not let in wait
                selection(new ProgressiveWidening(1, 0.5, Ucb1.of(0.7)), MONOTONE_IN_MEAN),
                // the first child that lacks visits gets one, whatever its mean
                selection(
                        new ForcedPlayouts(2, new Puct(1, 0.25)),
                        ORDER_DOES_NOT_MATTER,
                        MONOTONE_IN_MEAN,
                        FEWER_VISITS_ARE_NOT_PUT_BEHIND),
                // a few bad values end all trust in a child, since they weigh the more the more visits the others have
                selection(ImprovedPolicy.of(50, 1), NEGLECTED_CHILD_IS_CHOSEN_AGAIN, BEST_ARM_GETS_MOST_VISITS),
                selection(
                        GumbelHalving.of(1_500),
                        FEWER_VISITS_ARE_NOT_PUT_BEHIND,
                        NEGLECTED_CHILD_IS_CHOSEN_AGAIN,
                        UNVISITED_CHILD_IS_FOUND,
                        WORSE_CHILD_IS_LEFT_IN_TIME,
                        BEST_ARM_GETS_MOST_VISITS),
                // who is out of the race stays out; the last two share their visits
                selection(
                        new SequentialHalving(1_500),
                        FEWER_VISITS_ARE_NOT_PUT_BEHIND,
                        NEGLECTED_CHILD_IS_CHOSEN_AGAIN,
                        WORSE_CHILD_IS_LEFT_IN_TIME,
                        BEST_ARM_GETS_MOST_VISITS));
    }

    private static Part selection(SelectionPolicy part, OptionalRule... unclaimed) {
        return new Part(part, Set.of(unclaimed));
    }

    @Test
    void everyPublicPartIsInAList() {
        assertThat(selections().map(part -> part.part().getClass().getName()))
                .containsAll(CoreClasses.of(SelectionPolicy.class));
    }

    @ParameterizedTest
    @MethodSource("selections")
    void selectionsKeepTheirContract(Part part) {
        selection = part;
        assertThat(ContractRun.failures(
                        new Selections(),
                        SelectionRules.ALL.size() - part.unclaimed().size()))
                .isEmpty();
    }

    static Stream<Part> selectionsWithUnclaimedRules() {
        return selections().filter(part -> !part.unclaimed().isEmpty());
    }

    /** A claim is given up only where the part would break it. */
    @Tag("nightly")
    @ParameterizedTest
    @MethodSource("selectionsWithUnclaimedRules")
    void selectionsMakeEveryClaimThatTheyKeep(Part part) {
        selection = selection(part.part());
        for (OptionalRule claim : part.unclaimed()) {
            assertThat(ContractRun.failures(new Selections(), ruleOf(claim)))
                    .as(claim.name())
                    .isNotEmpty();
        }
    }

    private static Check<?> ruleOf(OptionalRule claim) {
        return SelectionRules.ALL.stream()
                .filter(rule -> rule.claim() == claim)
                .findFirst()
                .orElseThrow();
    }
}
