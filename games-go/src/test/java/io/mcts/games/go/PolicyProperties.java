package io.mcts.games.go;

import io.mcts.policy.Policy;
import io.mcts.testkit.PolicyContract;
import java.util.List;
import org.junit.jupiter.api.Nested;

/** The contract of policies, on a small board. */
class PolicyProperties {

    interface OnASmallBoard extends PolicyContract<Go, GoMove> {

        @Override
        default List<Go> initialStates() {
            return List.of(Go.initial(GoRules.of(4).withKomi(1.5)));
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
