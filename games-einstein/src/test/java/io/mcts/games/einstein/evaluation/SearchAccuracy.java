package io.mcts.games.einstein.evaluation;

import io.mcts.Mcts;
import io.mcts.backup.Backup;
import io.mcts.backup.ExpectationBackup;
import io.mcts.backup.MaxBackup;
import io.mcts.backup.MeanBackup;
import io.mcts.control.Budget;
import io.mcts.evaluation.Expectimax;
import io.mcts.evaluation.HeuristicEvaluator;
import io.mcts.game.Heuristic;
import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.EinSteinMove;
import io.mcts.games.einstein.ExactValues;
import io.mcts.games.einstein.RandomPositions;
import io.mcts.policy.SuccessorScores;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.SearchResult;
import io.mcts.selection.PriorUcb1;
import io.mcts.selection.Ucb1;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/**
 * How near searches come to the exact values of sampled endgames, and in positions of whole games to those of a look far ahead.
 * The program prints {@code docs/figures/endgames.md}.
 */
public final class SearchAccuracy {

    /** How many iterations of lookahead take as long as one of deep-lookahead in a whole game; in endgames fewer do. */
    private static final int DEEPER = 25;

    /** What counts as one of the best moves: a chance to win that is less by no more than this. */
    public static final double GOOD_ENOUGH = 0.01;

    /** How far the look ahead goes that judges moves in positions of games. */
    private static final int PLIES = 4;

    private final List<Endgame> endgames;

    /**
     * A position with its exact values.
     *
     * @param position in the notation of the game, die thrown
     * @param value the mover's chance to win
     * @param moves his chance after each move
     */
    public record Endgame(String position, double value, Map<String, Double> moves) {}

    /**
     * How near a search came.
     *
     * @param error the mean absolute error of the root's value
     * @param goodMoves the share of positions in which the chosen move was good enough
     * @param loss how much of a win the chosen move loses on average
     */
    public record Accuracy(double error, double goodMoves, double loss) {}

    private SearchAccuracy(List<Endgame> endgames) {
        this.endgames = endgames;
    }

    /**
     * Samples positions of one to three stones a side, the die thrown, in which there is more than one move.
     *
     * @param count how many
     * @param seed any number
     */
    public static SearchAccuracy sample(int count, long seed) {
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

    /**
     * Samples positions of games between searches by the {@link #fitted} evaluation, in which there is more than one move. Their
     * values are those of the same evaluation {@value #PLIES} moves after each move.
     *
     * @param count how many
     * @param seed any number
     */
    public static SearchAccuracy sampleGames(int count, long seed) {
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(seed);
        Expectimax<EinStein, EinSteinMove> judge = new Expectimax<>(FittedEvaluation.of(), PLIES);
        List<Endgame> positions = new ArrayList<>();
        while (positions.size() < count) {
            for (EinStein state = EinStein.random(random); !state.isTerminal(); ) {
                if (state.die() == 0) {
                    state.play(state.randomMove(random));
                    continue;
                }
                if (state.legalMoves().size() > 1 && random.nextInt(6) == 0) {
                    Map<String, Double> moves = moveValues(state, judge);
                    positions.add(new Endgame(state.toString(), Collections.max(moves.values()), moves));
                }
                state.play(fitted().withSeed(random.nextLong())
                        .search(state, Budget.iterations(1_000))
                        .bestMove());
            }
        }
        return new SearchAccuracy(positions);
    }

    private static Map<String, Double> moveValues(EinStein state, Heuristic<EinStein> judge) {
        Map<String, Double> values = new HashMap<>();
        double[] payoffs = new double[state.playerCount()];
        for (EinSteinMove move : state.legalMoves()) {
            EinStein after = state.copy();
            after.play(move);
            judge.estimate(after, payoffs);
            values.put(move.toString(), (1 + payoffs[state.nextPlayer()]) / 2);
        }
        return values;
    }

    /** Searches all positions. */
    public Accuracy of(Mcts<EinStein, EinSteinMove> mcts, int iterations) {
        double error = 0;
        int good = 0;
        double loss = 0;
        for (Endgame endgame : endgames) {
            SearchResult<EinSteinMove> result =
                    mcts.search(EinStein.NOTATION.parse(endgame.position()), Budget.iterations(iterations));
            error += Math.abs(result.value() - endgame.value());
            double lost =
                    endgame.value() - endgame.moves().get(result.bestMove().toString());
            loss += lost;
            if (lost <= GOOD_ENOUGH) {
                good++;
            }
        }
        int count = endgames.size();
        return new Accuracy(error / count, (double) good / count, loss / count);
    }

    /** A search whose leaves and priors come from the race evaluation. */
    public static Mcts<EinStein, EinSteinMove> race() {
        RaceEvaluation race = RaceEvaluation.of();
        return Mcts.<EinStein, EinSteinMove>builder()
                .selection(new PriorUcb1(0.25, 20))
                .prior(new SuccessorScores<>(race))
                .evaluator(new HeuristicEvaluator<>(race))
                .seed(1)
                .build();
    }

    /** The search of the preset of that name: the same with the fitted evaluation and fewer nodes. */
    public static Mcts<EinStein, EinSteinMove> fitted() {
        FittedEvaluation fitted = FittedEvaluation.of();
        return Mcts.<EinStein, EinSteinMove>builder()
                .selection(new PriorUcb1(0.3, 20))
                .expansionThreshold(3)
                .prior(new SuccessorScores<>(fitted))
                .evaluator(new HeuristicEvaluator<>(fitted))
                .seed(1)
                .build();
    }

    /**
     * The search of the preset of that name: leaves by the fitted evaluation a move ahead, best replies instead of averages, a graph
     * of positions.
     */
    public static Mcts<EinStein, EinSteinMove> lookahead() {
        FittedEvaluation fitted = FittedEvaluation.of();
        return bestReplies(8, fitted, new Expectimax<EinStein, EinSteinMove>(fitted, 1));
    }

    /** The search of the preset of that name: the same with several moves at each leaf. */
    public static Mcts<EinStein, EinSteinMove> deepLookahead() {
        FittedExpectimax ahead = FittedExpectimax.of(2);
        return bestReplies(30, ahead, ahead);
    }

    private static Mcts<EinStein, EinSteinMove> bestReplies(
            int visitsOfPrior, Heuristic<EinStein> prior, Heuristic<EinStein> leaves) {
        return Mcts.<EinStein, EinSteinMove>builder()
                .selection(new PriorUcb1(0.6, visitsOfPrior))
                .expansionThreshold(2)
                .prior(new SuccessorScores<>(prior))
                .evaluator(new HeuristicEvaluator<>(leaves))
                .backup(new MaxBackup())
                .transpositions()
                .seed(1)
                .build();
    }

    /** UCT with random rollouts. */
    public static Mcts<EinStein, EinSteinMove> uct(double c, Backup backup) {
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
        for (double c : new double[] {0.5, Math.sqrt(2)}) {
            for (int iterations : new int[] {1_000, 20_000}) {
                for (Backup backup : List.of(new MeanBackup(), new ExpectationBackup())) {
                    System.out.println(
                            endgames.row("UCT, c = %.2f, %s".formatted(c, backup), uct(c, backup), iterations));
                }
            }
        }
        for (int iterations : new int[] {1_000, 20_000}) {
            System.out.println(endgames.row("race", race(), iterations));
            System.out.println(endgames.row("fitted", fitted(), iterations));
            System.out.println(endgames.row("lookahead", lookahead(), iterations));
            System.out.println(endgames.row("deep-lookahead", deepLookahead(), iterations / DEEPER));
        }
        SearchAccuracy games = sampleGames(1_000, 1);
        System.out.println(
                "\n| search, whole games | iterations | mean error of the value | good moves | loss a move |");
        System.out.println("|---|---|---|---|---|");
        for (int iterations : new int[] {1_000, 5_000}) {
            System.out.println(games.rowWithLoss("fitted", fitted(), iterations));
            System.out.println(games.rowWithLoss("lookahead", lookahead(), iterations));
            System.out.println(games.rowWithLoss("deep-lookahead", deepLookahead(), iterations / DEEPER));
        }
    }

    private String row(String name, Mcts<EinStein, EinSteinMove> mcts, int iterations) {
        return row(name, iterations, of(mcts, iterations));
    }

    private String rowWithLoss(String name, Mcts<EinStein, EinSteinMove> mcts, int iterations) {
        Accuracy accuracy = of(mcts, iterations);
        return row(name, iterations, accuracy) + String.format(Locale.ROOT, " %.4f |", accuracy.loss());
    }

    private static String row(String name, int iterations, Accuracy accuracy) {
        return String.format(
                Locale.ROOT,
                "| %s | %,d | %.4f | %.1f %% |",
                name,
                iterations,
                accuracy.error(),
                100 * accuracy.goodMoves());
    }
}
