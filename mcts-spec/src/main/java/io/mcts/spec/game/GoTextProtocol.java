package io.mcts.spec.game;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Executor;

/** The Go Text Protocol (GTP), version 2, in which a game is played with interfaces, servers, referees and other engines. */
public interface GoTextProtocol<S extends GameState<S, M>, M extends Move> {

    /**
     * A search as an engine.
     *
     * @param budget that of each move where the controller keeps no clock
     * @param budgetOnClock that of each move besides its share of the time where the controller keeps a clock
     * @param out where the answers go
     * @param resignsBelow the value, from 0 to 1, below which it resigns; 0 for never
     */
    Engine engine(Mcts<S, M> mcts, Budget budget, Budget budgetOnClock, PrintWriter out, double resignsBelow);

    /** The commands that bring another engine to a state with which a game begins. */
    List<String> setUp(S state);

    /** A search that answers commands. */
    interface Engine extends AutoCloseable {

        /**
         * Searches on while the opponent thinks.
         *
         * @param executor runs the search meanwhile
         */
        void ponderOn(Executor executor);

        /** Answers commands until {@code quit} or the end of the input. */
        void run(BufferedReader in);

        /** Ends the search that runs meanwhile, if there is one. */
        @Override
        void close();
    }
}
