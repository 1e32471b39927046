package io.mcts.games.go.gtp;

import io.mcts.KeptTree;
import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.control.Cancellation;
import io.mcts.control.SearchListener;
import io.mcts.games.go.Go;
import io.mcts.games.go.GoMove;
import io.mcts.games.go.OwnershipPolicy;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A search that reports while it runs, with figures of the player to move.
 *
 * @param rollouts the source of scores and ownership; null if the search plays none
 * @param isLeela whether win rates are in hundredths of a percent, as in Leela Zero; otherwise from 0 to 1, with scores, as in KataGo
 */
record Analysis(
        KeptTree<Go, GoMove> tree,
        Go state,
        AnalysisRequest request,
        Map<GoMove, Double> priors,
        @Nullable OwnershipPolicy rollouts,
        boolean isLeela) {

    /** The tree may take one part in {@value} of the heap. */
    private static final int PART_OF_HEAP = 4;

    /** Throws an {@link IllegalArgumentException} if the search lacks a requested figure. */
    static Analysis of(
            Mcts<Go, GoMove> mcts,
            KeptTree<Go, GoMove> tree,
            Go state,
            AnalysisRequest request,
            @Nullable OwnershipPolicy rollouts,
            boolean isLeela) {
        if ((request.has("ownership") || request.has("movesOwnership")) && rollouts == null) {
            throw new IllegalArgumentException("ownership comes from rollouts, and this search plays none");
        }
        List<GoMove> legal = state.legalMoves();
        if (request.restricted(legal, state.currentPlayer(), 0).isEmpty()) {
            throw new IllegalArgumentException("none of the moves allowed is legal");
        }
        KeptTree<Go, GoMove> searched = request.filter(state, mcts.expansion())
                .map(filter -> new KeptTree<>(mcts.toBuilder().expansion(filter).build()))
                .orElse(tree);
        return new Analysis(searched, state, request, priors(mcts, state, legal), rollouts, isLeela);
    }

    /** Scaled to probabilities; equal without priors, or if they are learned only during the search. */
    private static Map<GoMove, Double> priors(Mcts<Go, GoMove> mcts, Go state, List<GoMove> legal) {
        double[] scores = new double[legal.size()];
        try {
            mcts.prior().ifPresent(prior -> prior.score(state, legal, scores));
        } catch (IllegalStateException learns) {
            Arrays.fill(scores, 0);
        }
        double sum = 0;
        for (double score : scores) {
            sum += score;
        }
        Map<GoMove, Double> priors = new HashMap<>();
        for (int i = 0; i < scores.length; i++) {
            priors.put(legal.get(i), sum > 0 ? scores[i] / sum : 1.0 / scores.length);
        }
        return priors;
    }

    /** Ends with a last report. */
    SearchResult<GoMove> search(Budget budget, Consumer<String> reports) {
        if (rollouts != null) {
            rollouts.record(state);
        }
        try {
            SearchResult<GoMove> result = tree.analyze(
                    GtpEngine.line(state),
                    budget,
                    SearchListener.every(request.interval(), progress -> reports.accept(report(progress.snapshot()))));
            reports.accept(report(result));
            return result;
        } finally {
            if (rollouts != null) {
                rollouts.stop();
            }
        }
    }

    /** Runs on its own thread; the result stops it and waits for its end. */
    Runnable start(Consumer<String> reports) {
        Cancellation end = new Cancellation();
        Budget budget =
                Budget.memory(Runtime.getRuntime().maxMemory() / PART_OF_HEAP).or(end);
        Thread thread = new Thread(() -> search(budget, reports), "gtp-analysis");
        thread.setDaemon(true);
        thread.start();
        return () -> {
            end.cancel();
            boolean isInterrupted = false;
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException interrupt) {
                    isInterrupted = true;
                }
            }
            if (isInterrupted) {
                Thread.currentThread().interrupt();
            }
        };
    }

    private String report(SearchResult<GoMove> result) {
        StringBuilder text = new StringBuilder();
        List<MoveStatistics<GoMove>> moves = result.moves();
        for (int i = 0; i < Math.min(request.mostMoves(), moves.size()); i++) {
            if (moves.get(i).visits() > 0 || i < request.leastMoves()) {
                text.append(ofMove(result, i));
            }
        }
        if (request.has("rootInfo")) {
            double winRate = result.playerValues().get(result.player());
            long visits = moves.stream().mapToLong(MoveStatistics::visits).sum();
            text.append(String.format(Locale.ROOT, "rootInfo visits %d winrate %s ", visits, share(winRate)));
        }
        return text.append(ownership("ownership", null)).toString().strip().replaceAll(" +", " ");
    }

    private String ofMove(SearchResult<GoMove> result, int order) {
        MoveStatistics<GoMove> move = result.moves().get(order);
        double low = Math.max(0, move.mean() - (move.visits() > 1 ? 2 * move.standardError() : 1));
        List<GoMove> line = result.lines().get(order);
        return String.format(
                Locale.ROOT,
                "info move %s visits %d winrate %s %sprior %s lcb %s order %d pv%s%s %s ",
                move.move(),
                move.visits(),
                share(move.mean()),
                isLeela ? "" : score(move.move()),
                share(priors.getOrDefault(move.move(), 0.0)),
                share(low),
                order,
                words(line),
                request.has("pvVisits") ? " pvVisits" + words(visits(move.visits(), line)) : "",
                ownership("movesOwnership", move.move()));
    }

    private static String words(List<?> list) {
        return list.stream().map(each -> " " + each).collect(Collectors.joining());
    }

    /** The visits below the first move are those of the reporting thread if each thread has a tree. */
    private List<Long> visits(long first, List<GoMove> line) {
        List<Long> visits = new ArrayList<>(tree.visits(line));
        while (visits.size() < line.size()) {
            visits.add(0L);
        }
        if (!visits.isEmpty()) {
            visits.set(0, first);
        }
        return visits;
    }

    private String share(double value) {
        return isLeela ? String.format(Locale.ROOT, "%.0f", 10_000 * value) : String.format(Locale.ROOT, "%.6f", value);
    }

    /** Empty without rollouts after the move. */
    private String score(GoMove move) {
        OptionalDouble ofBlack = rollouts == null ? OptionalDouble.empty() : rollouts.score(move);
        return ofBlack.isEmpty()
                ? ""
                : String.format(Locale.ROOT, "scoreMean %1$.3f scoreLead %1$.3f ", sign() * ofBlack.getAsDouble());
    }

    private int sign() {
        return state.currentPlayer() == 0 ? 1 : -1;
    }

    /** A null move stands for the whole search. */
    private String ownership(String name, @Nullable GoMove move) {
        return !request.has(name) || rollouts == null
                ? ""
                : name
                        + rollouts.ownership(state, move).stream()
                                .map(ofBlack -> String.format(Locale.ROOT, " %.3f", sign() * ofBlack))
                                .collect(Collectors.joining());
    }
}
