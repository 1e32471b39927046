package io.mcts.benchmarks;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.einstein.EinStein;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.List;

/** A game to be measured, by its initial state, which stays unchanged. */
record MeasuredGame<S extends GameState<S, M>, M extends Move>(S start) {

    static final String TIC_TAC_TOE = "tictactoe";
    static final String CONNECT_FOUR = "connectfour";
    static final String CONNECT_FOUR_12 = "connectfour12x12";
    static final String EINSTEIN = "einstein";

    static final long SEED = 1;

    static final List<String> NAMES = List.of(TIC_TAC_TOE, CONNECT_FOUR, CONNECT_FOUR_12, EINSTEIN);

    /** Returns a game by name, without loading classes of others. */
    static MeasuredGame<?, ?> of(String game) {
        return switch (game) {
            case TIC_TAC_TOE -> new MeasuredGame<>(TicTacToe.initial());
            case CONNECT_FOUR -> new MeasuredGame<>(ConnectFour.classic());
            case CONNECT_FOUR_12 -> new MeasuredGame<>(ConnectFour.of(12, 12));
            case EINSTEIN -> new MeasuredGame<>(EinStein.random(Xoroshiro128PlusPlus.of(SEED)));
            default -> throw new IllegalArgumentException("the games are " + NAMES + ", not " + game);
        };
    }
}
