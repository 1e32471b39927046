package io.mcts.cli.gtp;

import io.mcts.Mcts;
import io.mcts.arena.agent.AgentFactory;
import io.mcts.arena.engine.GtpEngines;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.games.go.Go;
import io.mcts.games.go.GoMove;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.spec.catalog.UsageException;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.Spec;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Executor;

/** The Go Text Protocol for searches and opponents that are written as SPECs. */
public final class Gtp {

    private static final String PREFIX = "gtp:";

    private Gtp() {}

    /**
     * An engine that plays by a search.
     *
     * @param threads runs the workers of a search on several threads, besides the thread that calls it
     * @param resignsBelow the value, from 0 to 1, below which it resigns; 0 for never
     * @throws UsageException if the game is not Go, or a value of the SPEC has no meaning
     */
    public static GtpEngine engine(
            Game<?, ?> game, String gameName, Spec settings, Executor threads, PrintWriter out, double resignsBelow) {
        Mcts<Go, GoMove> mcts = settings.mcts(go(game, "'" + gameName + "'"), threads);
        return new GtpEngine(mcts, settings.budget(), out, resignsBelow);
    }

    /** Whether a SPEC is another program for Go: {@code gtp:./program with arguments}. */
    public static boolean isOpponent(String spec) {
        return spec.startsWith(PREFIX);
    }

    /**
     * Other programs as players of a game; the words of their command are divided by blanks.
     *
     * @throws UsageException if there is no command, or the game is not Go
     */
    @SuppressWarnings("unchecked") // games whose states are Go have its moves
    public static <S extends GameState<S, M>, M extends Move> AgentFactory<S, M> opponents(
            String spec, Game<S, M> game) {
        String command = spec.substring(PREFIX.length()).strip();
        if (command.isEmpty()) {
            throw new UsageException("'" + spec + "' has no command; allowed: " + PREFIX + "PROGRAM ARGUMENTS");
        }
        return (AgentFactory<S, M>) GtpEngines.of(
                List.of(command.split("\\s+")),
                go(game, "'" + spec + "': the game").notation(),
                GtpEngine::setUp);
    }

    @SuppressWarnings("unchecked") // games whose states are Go have its moves
    private static Game<Go, GoMove> go(Game<?, ?> game, String what) {
        if (!(game.initial(Xoroshiro128PlusPlus.of(1)) instanceof Go)) {
            throw new UsageException(what + " is not Go, which GTP is for; allowed: go; for others: UGI");
        }
        return (Game<Go, GoMove>) game;
    }
}
