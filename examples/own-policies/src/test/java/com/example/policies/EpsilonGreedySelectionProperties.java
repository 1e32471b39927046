package com.example.policies;

import io.mcts.selection.SelectionPolicy;
import io.mcts.testkit.SelectionPolicyContract;
import io.mcts.testkit.facts.OptionalRule;
import java.util.Set;

class EpsilonGreedySelectionProperties implements SelectionPolicyContract {

    @Override
    public SelectionPolicy policy() {
        return new EpsilonGreedySelection(0.3);
    }

    /** Of equal means the first is taken, however often it was visited. */
    @Override
    public Set<OptionalRule> unclaimed() {
        return Set.of(OptionalRule.FEWER_VISITS_ARE_NOT_PUT_BEHIND);
    }
}
