package io.mcts.engines.ugi;

import io.mcts.KeptTree;
import io.mcts.KeptTree.Line;
import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.SearchEffort;
import io.mcts.result.SearchResult;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.Spec;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A game with its search, the current position, and the tree kept between searches. */
final class Session<S extends GameState<S, M>, M extends Move> {

    private static final Budget REHEARSAL = Budget.millis(100);
    private static final Duration LONGEST_REHEARSAL = Duration.ofSeconds(2);

    /** The speedup over the fastest rehearsal below which one counts as steady. */
    private static final double FASTER = 1.1;

    /** The number of consecutive steady rehearsals that end the warm-up. */
    private static final int STEADY_REHEARSALS = 2;

    private static final Duration INFO_INTERVAL = Duration.ofMillis(500);

    /** The number of iterations between two readings of the clock for information lines. */
    private static final int ITERATIONS_BETWEEN = 16;

    private static final double CENTIPOINTS = 100;

    static final String START = "startpos";

    private final Game<S, M> game;
    private final boolean ponders;
    private final Executor threads;
    private final long seed;
    private final Mcts<S, M> mcts;
    private final Spec settings;
    private final Budget limits;
    private final KeptTree<S, M> tree;
    private @Nullable Line<S, M> line;

    /**
     * Makes a session without a position.
     *
     * @param threads runs search workers and pondering
     * @throws IllegalArgumentException if a setting is invalid
     */
    Session(Game<S, M> game, EngineOptions options, Executor threads) {
        Spec settings = options.settings(game);
        if (options.ponders() && settings.isLevel()) {
            throw new IllegalArgumentException(
                    "the option Ponder is not for a level, whose iterations pondering would add"
                            + " to; set Ponder to false or Spec to another search");
        }
        this.game = game;
        this.ponders = options.ponders();
        this.threads = threads;
        this.seed = settings.seed().orElse(0L);
        this.mcts = settings.mcts(game, threads);
        this.settings = settings;
        this.limits = settings.limits();
        settings.endingEarly(limits); // fail fast
        this.tree = new KeptTree<>(mcts);
    }

    Session<S, M> with(EngineOptions options) {
        Session<S, M> changed = new Session<>(game, options, threads);
        changed.line = line;
        return changed;
    }

    /** Rehearses until speed is steady, at most {@link #LONGEST_REHEARSAL}, so that class loading and compilation take no search time. */
    void warmUp() {
        S start = beginning();
        if (start.isTerminal()) {
            return;
        }
        long begin = System.nanoTime();
        double fastest = 0;
        for (int steady = 0; steady < STEADY_REHEARSALS && System.nanoTime() - begin < LONGEST_REHEARSAL.toNanos(); ) {
            double rate = warmUpOnce(start);
            steady = rate < FASTER * fastest ? steady + 1 : 0;
            fastest = Math.max(fastest, rate);
        }
    }

    /** Returns the iterations per second. */
    private double warmUpOnce(S start) {
        SearchTree<S, M> rehearsal = mcts.tree(start);
        SearchResult<M> result =
                rehearsal.search(REHEARSAL.or(limits), listener(progress -> answer(progress.snapshot())));
        rehearsal.advance(result.bestMove());
        answer(result);
        return result.effort().iterationsPerSecond();
    }

    void setPosition(String start, List<String> moves) {
        S state = start.equals(START) ? beginning() : game.notation().parse(start);
        List<M> played = new ArrayList<>();
        for (String move : moves) {
            M legal = game.notation().parseMove(state, move);
            state.play(legal);
            played.add(legal);
        }
        line = new Line<>(start, played, state);
    }

    /** The initial state; if random, drawn from the seed, 0 by default, with other numbers than searches use. */
    private S beginning() {
        return game.initial(Xoroshiro128PlusPlus.of(~seed));
    }

    /** Answers a {@code query} on the position: whether player 1 is to move, whether the game is over, and the result. */
    String answer(String question) {
        return switch (question) {
            case "p1turn" -> Boolean.toString(isFirstPlayersTurn(known().state()));
            case "gameover" -> Boolean.toString(known().state().isTerminal());
            case "result" -> result(known().state());
            default ->
                throw new IllegalArgumentException("'query" + (question.isEmpty() ? "" : " " + question)
                        + "' is not a question; allowed: query p1turn, result, gameover");
        };
    }

    private static boolean isFirstPlayersTurn(GameState<?, ?> state) {
        return !state.isTerminal() && state.currentPlayer() == 0;
    }

    /**
     * Returns the result: {@code none} before the end, {@code draw} if several share the greatest payoff. A single player wins above the
     * midpoint of the payoff range, and loses below it.
     */
    private static String result(GameState<?, ?> state) {
        if (!state.isTerminal()) {
            return "none";
        }
        List<Double> payoffs = state.playerCount() == 1
                ? List.of(state.payoff(0), state.minPayoff() + state.maxPayoff() - state.payoff(0))
                : IntStream.range(0, state.playerCount())
                        .mapToObj(state::payoff)
                        .toList();
        double best = Collections.max(payoffs);
        int winner = payoffs.indexOf(best);
        return winner == payoffs.lastIndexOf(best) ? "p" + (winner + 1) + "win" : "draw";
    }

    /** Prepares a search of the position, whose limit counts from a {@link System#nanoTime}, to start on any thread, one at a time. */
    Searcher.Search search(Limit limit, long arrival, Output out) {
        Line<S, M> root = known();
        refuseWithoutChoice(root.state());
        limit.budget(root.state(), Duration.ZERO); // refuses it now rather than on the other thread
        SearchListener<M> listener = listener(progress -> out.say(info(progress.snapshot())));
        return (stop, answer) -> {
            SearchTree<S, M> searchTree = tree.at(root);
            Duration gone = Duration.ofNanos(System.nanoTime() - arrival);
            Budget budget = limit.kind() == Limit.Kind.OWN
                    ? settings.budget()
                    : settings.endingEarly(limit.budget(root.state(), gone).or(limits));
            SearchResult<M> result = searchTree.search(budget.or(stop), listener);
            if (limit.kind() == Limit.Kind.STOP) {
                stop.await();
            }
            if (ponders) {
                tree.planPondering(result.bestMove());
            }
            answer.accept(answer(result));
            tree.ponder(threads, limits); // only now that the answer is out and the opponent's clock runs
        };
    }

    void stopPondering() {
        tree.stopPondering();
    }

    private SearchListener<M> listener(SearchListener<M> listener) {
        return SearchListener.every(ITERATIONS_BETWEEN, SearchListener.every(INFO_INTERVAL, listener));
    }

    /** Returns a line {@code info} on a search so far. A node is an iteration. */
    private static String info(SearchResult<?> result) {
        SearchEffort effort = result.effort();
        List<String> line =
                result.principalVariation().stream().map(Object::toString).toList();
        return "info depth " + effort.depth()
                + " time " + effort.elapsed().toMillis()
                + " nodes " + effort.iterations()
                + " nps " + Math.round(effort.iterationsPerSecond())
                + " score cp " + centipoints(result.value())
                + (line.isEmpty() ? "" : " pv " + String.join(" ", line));
    }

    /** The value of the player to move, from -100 (lost) to 100 (won). */
    static long centipoints(double value) {
        return Math.round((2 * value - 1) * CENTIPOINTS);
    }

    private List<String> answer(SearchResult<M> result) {
        return List.of(info(result), "bestmove " + result.bestMove());
    }

    private Line<S, M> known() {
        if (line == null) {
            throw new IllegalArgumentException("there is no position yet; send position startpos|fen <position> first");
        }
        return line;
    }

    private void refuseWithoutChoice(S state) {
        if (state.isTerminal()) {
            throw new IllegalArgumentException("the game is over in '"
                    + game.notation().format(state) + "'; give a position in which a move is left");
        }
        if (state.currentPlayer() == GameState.CHANCE) {
            throw new IllegalArgumentException(
                    "chance is to move in '" + game.notation().format(state)
                            + "'; give a position with a player to move: the roll is one of the moves before it");
        }
    }
}
