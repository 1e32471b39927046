package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.testkit.facts.GameTree;
import io.mcts.testkit.facts.GameTree.Branch;
import io.mcts.testkit.facts.OptionalRule;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;

/** Plain UCT keeps every rule of every contract of searches, and claims all there is to claim. */
class PlainSearchProperties implements SearchContract<GameTree, Branch>, SolvedGameContract {

    @Override
    public List<GameTree> initialStates() {
        return LongStream.range(0, 10).mapToObj(RandomGameTrees.any()::of).toList();
    }

    @Override
    public Mcts<GameTree, Branch> search() {
        return Mcts.<GameTree, Branch>uct().build();
    }

    @Override
    public Set<OptionalRule> unclaimed() {
        return Set.of();
    }
}
