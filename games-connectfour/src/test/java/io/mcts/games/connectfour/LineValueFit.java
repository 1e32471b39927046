package io.mcts.games.connectfour;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.expansion.DecisiveMoves;
import io.mcts.policy.DecisivePolicy;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.selection.Ucb1;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Fits weights as those of {@link LineValue} were fitted: it plays games of the search with decisive moves against itself, after 0 to 13
 * random moves, and fits a logistic regression of who won to the counts of each position after those. On boards of the course it is the
 * result of the game; on the board of 6 rows and 7 columns the exact result of each position from ply {@value #FIRST_SOLVED} on.
 */
final class LineValueFit {

    private static final int ITERATIONS = 2_000;
    private static final int MOST_RANDOM_MOVES = 13;
    private static final int FIRST_SOLVED = 12;
    private static final int TABLE_BITS = 22;
    private static final int STEPS = 8;
    private static final double RIDGE = 30;

    private final List<int[]> counts = new ArrayList<>();

    /** 1 if the player to move won or wins, 0 if they lost. */
    private final List<Double> results = new ArrayList<>();

    private LineValueFit() {}

    /**
     * Prints the weights. The arguments: {@code course} or {@code classic}, how many games, 3,000 for those of {@link LineValue}, and a
     * seed, 1.
     */
    public static void main(String[] args) {
        LineValueFit fit = new LineValueFit();
        boolean isClassic = args[0].equals("classic");
        fit.play(isClassic, Integer.parseInt(args[1]), Xoroshiro128PlusPlus.of(Long.parseLong(args[2])));
        System.out.println(fit.results.size() + " positions: " + Arrays.toString(fit.weights()));
    }

    private void play(boolean isClassic, int games, RandomGenerator random) {
        Mcts<ConnectFour, Drop> mcts = Mcts.<ConnectFour, Drop>builder()
                .selection(Ucb1.of(0.5))
                .expansion(new DecisiveMoves<>())
                .evaluator(new RolloutEvaluator<>(new DecisivePolicy<>()))
                .build();
        ExactSolver solver = new ExactSolver(TABLE_BITS);
        for (int game = 0; game < games; game++) {
            ConnectFour state = isClassic ? ConnectFour.classic() : ConnectFour.course(random);
            StringBuilder played = new StringBuilder();
            List<Integer> players = new ArrayList<>();
            int randomMoves = random.nextInt(MOST_RANDOM_MOVES + 1);
            for (int ply = 0; !state.isTerminal(); ply++) {
                Drop move;
                if (ply < randomMoves) {
                    move = state.randomMove(random);
                } else {
                    int player = state.currentPlayer();
                    if (isQuiet(state) && !(isClassic && ply < FIRST_SOLVED)) {
                        counts.add(new LineCounts(state.discs(), player).counts);
                        if (isClassic) {
                            results.add((1 + solver.result(played.toString())) / 2.0);
                        } else {
                            players.add(player);
                        }
                    }
                    move = mcts.withSeed(random.nextLong())
                            .search(state, Budget.iterations(ITERATIONS))
                            .bestMove();
                }
                played.append(move);
                state.play(move);
            }
            for (int player : players) {
                results.add((1 + state.payoff(player)) / 2);
            }
        }
    }

    private static boolean isQuiet(ConnectFour state) {
        int player = state.currentPlayer();
        return state.immediateWins(player).isEmpty()
                && state.immediateWins(1 - player).size() < 2;
    }

    /** Newton's method. */
    private double[] weights() {
        double[] weights = new double[LineCounts.COUNTS];
        for (int step = 0; step < STEPS; step++) {
            double[][] equations = new double[weights.length][weights.length + 1];
            for (int i = 0; i < weights.length; i++) {
                equations[i][i] = RIDGE;
                equations[i][weights.length] = -RIDGE * weights[i];
            }
            for (int position = 0; position < results.size(); position++) {
                add(equations, weights, counts.get(position), results.get(position));
            }
            double[] change = solve(equations);
            Arrays.setAll(weights, i -> weights[i] + change[i]);
        }
        return weights;
    }

    private static void add(double[][] equations, double[] weights, int[] counts, double result) {
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * counts[i];
        }
        double expected = 1 / (1 + Math.exp(-sum));
        for (int i = 0; i < weights.length; i++) {
            for (int j = 0; j < weights.length && counts[i] != 0; j++) {
                equations[i][j] += expected * (1 - expected) * counts[i] * counts[j];
            }
            equations[i][weights.length] += (result - expected) * counts[i];
        }
    }

    /** Gauss-Jordan elimination of equations that are positive definite. */
    private static double[] solve(double[][] equations) {
        int size = equations.length;
        for (int pivot = 0; pivot < size; pivot++) {
            for (int row = 0; row < size; row++) {
                double factor = row == pivot ? 0 : equations[row][pivot] / equations[pivot][pivot];
                for (int column = pivot; column <= size; column++) {
                    equations[row][column] -= factor * equations[pivot][column];
                }
            }
        }
        double[] solution = new double[size];
        Arrays.setAll(solution, i -> equations[i][size] / equations[i][i]);
        return solution;
    }
}
