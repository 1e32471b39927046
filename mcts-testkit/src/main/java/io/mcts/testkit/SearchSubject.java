package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;

/** The game that a search is checked in, as messages name it: with the iterations that the search has. */
final class SearchSubject {

    /** No tree that could be written down is as deep. */
    private static final int LONGEST_TREE = 10_000;

    private SearchSubject() {}

    /** The game from the initial state that choices begin with. */
    static <S extends GameState<S, M>, M extends Move> GameUnderTest<S, M> of(
            SearchedGame<S, M> searched, Choices choices, int iterations) {
        int number = choices.initialState() % searched.initialStates().size();
        return new GameUnderTest<>(
                () -> searched.initialStates().get(number).copy(),
                "initialStates().get(" + number + "), "
                        + searched.initialStates().get(number) + ", " + iterations + " iterations",
                Long.parseLong(GameStateContract.SEED),
                searched.longestGame());
    }

    /** A game given by its tree. */
    static GameUnderTest<GameTree, GameTree.Branch> of(GameTree game, String conditions) {
        return new GameUnderTest<>(game::copy, game + conditions, Long.parseLong(GameStateContract.SEED), LONGEST_TREE);
    }
}
