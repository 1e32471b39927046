package io.mcts.games.go;

import io.mcts.policy.Policy;
import io.mcts.testkit.PolicyContract;
import io.mcts.testkit.facts.OptionalRule;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Nested;

/** The contract of policies, on a small board. */
class PolicyProperties {

    interface OnASmallBoard extends PolicyContract<Go, GoMove> {

        @Override
        default List<Go> initialStates() {
            return List.of(Go.initial(GoRules.of(4).withKomi(1.5)));
        }

        /** Play-outs keep to simple ko instead of superko, so they may record moves that are not legal. */
        @Override
        default Set<OptionalRule> unclaimed() {
            return Set.of(OptionalRule.OUTCOME_IS_POSSIBLE, OptionalRule.PLAY_OUT_RECORDS_ITS_MOVES);
        }
    }

    @Nested
    class OfEyes implements OnASmallBoard {

        @Override
        public Policy<Go, GoMove> policy() {
            return new EyePolicy();
        }
    }

    @Nested
    class OfPatterns implements OnASmallBoard {

        @Override
        public Policy<Go, GoMove> policy() {
            return new PatternPolicy();
        }
    }
}
