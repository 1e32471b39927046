package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.testkit.check.GameUnderTest;
import io.mcts.testkit.check.SearchUnderTest;
import io.mcts.testkit.facts.GameTree;
import io.mcts.testkit.facts.GameTree.Branch;
import io.mcts.testkit.play.Seed;

/** A game given by its tree, and a search of it. */
final class SearchedTree {

    private SearchedTree() {}

    static GameUnderTest<GameTree, Branch> of(GameTree game, Mcts<GameTree, Branch> search, int iterations) {
        return SolvedGameRun.of(game, Seed.of(1), new SearchUnderTest<>(search::toBuilder, false, iterations, 1));
    }
}
