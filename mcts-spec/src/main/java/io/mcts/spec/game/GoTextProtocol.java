package io.mcts.spec.game;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executor;

/** The Go Text Protocol (GTP), version 2, for user interfaces, servers, referees and other engines. */
public interface GoTextProtocol<S extends GameState<S, M>, M extends Move> {

    /**
     * Makes an engine of a search.
     *
     * @param budget for each move without a clock
     * @param budgetOnClock for each move with a clock, besides its share of the time
     * @param resignsBelow the value, from 0 to 1, below which it resigns; 0 for never
     */
    Engine engine(Mcts<S, M> mcts, Budget budget, Budget budgetOnClock, PrintWriter out, double resignsBelow);

    /** The commands that set up an initial state in another engine. */
    List<String> setUp(S state);

    /** A search that answers commands. */
    interface Engine extends AutoCloseable {

        /** Ponders with the executor on the opponent's time. */
        void ponderOn(Executor executor);

        /** Sets the least time that a move on the controller's clock takes besides its share, such as that of a connection. */
        void expectLag(Duration lag);

        /** Answers commands until {@code quit} or the end of the input. */
        void run(BufferedReader in);

        /** Ends a search in progress. */
        @Override
        void close();
    }
}
