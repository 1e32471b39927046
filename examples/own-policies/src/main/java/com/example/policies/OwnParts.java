package com.example.policies;

import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.Drop;
import io.mcts.policy.Policy;
import io.mcts.selection.SelectionPolicy;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.catalog.Parameter;
import io.mcts.spec.part.PartContext;
import io.mcts.spec.part.PartProvider;
import java.util.List;

/** The words by which a SPEC names these parts. */
public final class OwnParts implements PartProvider<ConnectFour, Drop> {

    @Override
    public Class<?> states() {
        return ConnectFour.class;
    }

    @Override
    public List<Entry<SelectionPolicy>> selections() {
        return List.of(Entry.of(
                "greedy",
                "the greatest mean, and now and then any move",
                arguments -> new EpsilonGreedySelection(arguments.number("epsilon")),
                Parameter.number("epsilon", 0.3, "the probability of any move, from 0 to 1")));
    }

    @Override
    public List<Entry<Policy<ConnectFour, Drop>>> rollouts(PartContext<ConnectFour, Drop> context) {
        return List.of(Entry.of(
                "middle", "draws two random moves and plays the one nearer to the middle", TowardsTheMiddle::new));
    }
}
