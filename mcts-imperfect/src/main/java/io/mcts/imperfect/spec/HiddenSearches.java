package io.mcts.imperfect.spec;

import io.mcts.imperfect.spec.InformationSetKind.Observer;
import io.mcts.spec.catalog.Parameter;
import io.mcts.spec.search.SearchKind;
import io.mcts.spec.search.SearchProvider;
import java.util.List;

public final class HiddenSearches implements SearchProvider {

    private static final Parameter C = Parameter.number(
            InformationSetKind.C, 0.7, "the exploration constant of availability-ucb1, for rewards from 0 to 1");
    private static final Parameter POLICY = Parameter.oneOf(
            InformationSetKind.POLICY,
            "what is played: move, the one visited most, or visits, a draw by them; a draw where strategies are learned",
            InformationSetKind.MOVE,
            InformationSetKind.VISITS);

    /** Called by the service loader. */
    public HiddenSearches() {}

    @Override
    public List<SearchKind> kinds() {
        return List.of(
                new InformationSetKind(
                        "ismcts", "information-set search with a single observer", List.of(C, POLICY), Observer.SINGLE),
                new InformationSetKind(
                        "mo-ismcts",
                        "information-set search in which players go by what they know",
                        List.of(C, POLICY),
                        Observer.MULTIPLE),
                new InformationSetKind(
                        "regret-matching",
                        "mo-ismcts that learns a mixed strategy for each player, for simultaneous moves; plays a draw by it",
                        List.of(HiddenSelections.exploration(0.05)),
                        Observer.STRATEGIES),
                new InformationSetKind(
                        "pimc",
                        "some states are drawn, and each is searched as if all were seen",
                        List.of(
                                C,
                                POLICY,
                                Parameter.wholeNumber(InformationSetKind.STATES, 20, "how many states are drawn")),
                        Observer.DETERMINIZED),
                new OutcomeSamplingKind(),
                new InformationSetKind(
                        "cheating",
                        "UCT that looks at what is hidden; to measure how much that is worth",
                        List.of(C, POLICY),
                        Observer.CHEATING),
                new CfrPlusKind());
    }
}
