package io.mcts.games.einstein;

import io.mcts.Mcts;
import io.mcts.backup.Backup;
import io.mcts.backup.ExpectationBackup;
import io.mcts.backup.MeanBackup;
import io.mcts.control.Budget;
import io.mcts.evaluation.HeuristicEvaluator;
import io.mcts.policy.SuccessorScores;
import io.mcts.result.SearchResult;
import io.mcts.selection.PriorUcb1;
import io.mcts.selection.Ucb1;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/** How near searches come to the exact values of sampled endgames. The program prints {@code docs/figures/endgames.md}. */
final class SearchAccuracy {

    /** What counts as one of the best moves: a chance to win that is less by no more than this. */
    static final double GOOD_ENOUGH = 0.01;

    private final List<Endgame> endgames;

    /**
     * A position with its exact values.
     *
     * @param position in the notation of the game, die thrown
     * @param value the mover's chance to win
     * @param moves his chance after each move
     */
    record Endgame(String position, double value, Map<String, Double> moves) {}

    /**
     * How near a search came.
     *
     * @param error the mean absolute error of the root's value
     * @param goodMoves the share of positions in which the chosen move was good enough
     */
    record Accuracy(double error, double goodMoves) {}

    private SearchAccuracy(List<Endgame> endgames) {
        this.endgames = endgames;
    }

    /**
     * Samples positions of one to three stones a side, the die thrown, in which there is more than one move.
     *
     * @param count how many
     * @param seed any number
     */
    static SearchAccuracy sample(int count, long seed) {
        Random random = new Random(seed);
        ExactValues exact = ExactValues.ofBestPlay();
        List<Endgame> endgames = new ArrayList<>();
        while (endgames.size() < count) {
            int red = 1 + random.nextInt(3);
            int blue = red == 3 ? 1 + random.nextInt(2) : 1 + random.nextInt(3);
            String position = RandomPositions.draw(random, red, blue, true);
            Map<String, Double> moves = exact.moveValues(position);
            if (moves.size() > 1) {
                endgames.add(new Endgame(position, Collections.max(moves.values()), moves));
            }
        }
        return new SearchAccuracy(endgames);
    }

    /** Searches all positions. */
    Accuracy of(Mcts<EinStein, EinSteinMove> mcts, int iterations) {
        double error = 0;
        int good = 0;
        for (Endgame endgame : endgames) {
            SearchResult<EinSteinMove> result =
                    mcts.search(EinStein.NOTATION.parse(endgame.position()), Budget.iterations(iterations));
            error += Math.abs(result.value() - endgame.value());
            if (endgame.moves().get(result.bestMove().toString()) >= endgame.value() - GOOD_ENOUGH) {
                good++;
            }
        }
        return new Accuracy(error / endgames.size(), (double) good / endgames.size());
    }

    /** A search whose leaves and priors come from the race evaluation. */
    static Mcts<EinStein, EinSteinMove> race() {
        RaceEvaluation race = RaceEvaluation.of();
        return Mcts.<EinStein, EinSteinMove>builder()
                .selection(new PriorUcb1(0.25, 20))
                .prior(new SuccessorScores<>(race))
                .evaluator(new HeuristicEvaluator<>(race))
                .seed(1)
                .build();
    }

    /** The search of the preset of that name: the same with the fitted evaluation and fewer nodes. */
    static Mcts<EinStein, EinSteinMove> fitted() {
        FittedEvaluation fitted = FittedEvaluation.of();
        return Mcts.<EinStein, EinSteinMove>builder()
                .selection(new PriorUcb1(0.3, 20))
                .expansionThreshold(3)
                .prior(new SuccessorScores<>(fitted))
                .evaluator(new HeuristicEvaluator<>(fitted))
                .seed(1)
                .build();
    }

    /** UCT with random rollouts. */
    static Mcts<EinStein, EinSteinMove> uct(double c, Backup backup) {
        return Mcts.<EinStein, EinSteinMove>builder()
                .selection(Ucb1.of(c))
                .backup(backup)
                .seed(1)
                .build();
    }

    /** Prints {@code docs/figures/endgames.md}. */
    public static void main(String[] args) {
        SearchAccuracy endgames = sample(500, 1);
        System.out.println("| search | iterations | mean error of the value | good moves |\n|---|---|---|---|");
        for (double c : new double[] {0.5, 1.0, Math.sqrt(2)}) {
            for (int iterations : new int[] {1_000, 5_000, 20_000, 100_000}) {
                for (Backup backup : List.of(new MeanBackup(), new ExpectationBackup())) {
                    endgames.print("UCT, c = %.2f, %s".formatted(c, backup), uct(c, backup), iterations);
                }
            }
        }
        for (int iterations : new int[] {1_000, 5_000, 20_000, 100_000}) {
            endgames.print("race", race(), iterations);
            endgames.print("fitted", fitted(), iterations);
        }
    }

    private void print(String name, Mcts<EinStein, EinSteinMove> mcts, int iterations) {
        Accuracy accuracy = of(mcts, iterations);
        System.out.printf(
                Locale.ROOT,
                "| %s | %,d | %.4f | %.1f %% |%n",
                name,
                iterations,
                accuracy.error(),
                100 * accuracy.goodMoves());
    }
}
