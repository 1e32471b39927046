package io.mcts.testkit.rules;

import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.game.StepRewards;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.check.Significance;
import io.mcts.testkit.facts.EndClaim;
import io.mcts.testkit.play.RandomPlay;
import io.mcts.testkit.watch.Words;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

public record HeuristicRules<S extends GameState<S, M>, M extends Move>(
        GameSubject<S, M> subject, Heuristic<? super S> heuristic, EndClaim end) {

    private static final double TOLERANCE = 1e-9;
    private static final int GAMES = 1_000;
    private static final int MOST_GAMES = 10_000;
    /** The approximate number of moves for a comparison of players; never fewer games than for other rules. */
    private static final int MOVES = 200_000;

    private static final int FEWEST_TO_ROTATE = 3;

    static <S extends GameState<S, M>, M extends Move> Stream<HeuristicRules<S, M>> all(GameSubject<S, M> subject) {
        return subject.companions().heuristics().stream()
                .map(claimed -> new HeuristicRules<>(subject, claimed.heuristic(), claimed.end()));
    }

    void liesInTheRange() {
        S state = subject.state();
        List<Double> estimates = estimates(state);
        for (int player = 0; player < estimates.size(); player++) {
            String words = "an estimate of player " + player + " in " + StateRules.range(state) + byHeuristic();
            subject.requireBetween(state.minPayoff(), state.maxPayoff(), estimates.get(player), words);
        }
    }

    void leavesTheStateAsItIs() {
        subject.requireLeft("an estimate" + byHeuristic(), this::estimates);
    }

    void dependsOnThePositionAlone() {
        S state = subject.state();
        List<Double> expected = estimates(state);
        subject.requireEqual(expected, estimates(state), "again" + byHeuristic());
        subject.requireEqual(expected, estimates(state.copy()), "in a copy" + byHeuristic());
        List<Double> others = estimates(state, state.maxPayoff());
        subject.requireEqual(expected, others, "whatever stood in the array before," + byHeuristic());
        subject.walk(subject.initialState(), subject.otherRandom(), (other, move) -> {
            if (!other.isTerminal()) {
                estimates(other);
            }
        });
        subject.requireEqual(expected, estimates(state), "again, after other states were estimated," + byHeuristic());
    }

    void sumsToTheStatedSum() {
        double expected = subject.facts().payoffSum().orElseThrow();
        subject.requireSum(expected, TOLERANCE, "estimates", estimates(subject.state()), byHeuristic());
    }

    void isRightAtTheEnd() {
        S state = subject.state();
        double middle = middle(state);
        List<Double> estimates = state.isTerminal() ? estimates(state) : List.of();
        for (int player = 0; player < estimates.size(); player++) {
            double estimate = estimates.get(player);
            double payoff = state.payoff(player);
            String words = payoff + " of player " + player + byHeuristic();
            if (end == EndClaim.EXACT) {
                subject.requireNear(payoff, estimate, TOLERANCE, "the payoff " + words);
            } else {
                boolean isRight = payoff == middle || Math.signum(estimate - middle) == Math.signum(payoff - middle);
                subject.require(isRight, "the side of the middle, " + middle + ", of the payoff " + words, estimate);
            }
        }
    }

    /**
     * Compares the sides of estimate and payoff of the first player, where both are off the midpoint, in random games: no more may disagree
     * than chance explains.
     */
    void doesNotGoAgainstPlay() {
        GameSubject<S, M> start = subject.fromTheStart();
        if (start.state().isTerminal()) {
            return;
        }
        start.requireRandomGameEnds();
        RandomGenerator random = subject.otherRandom();
        int same = 0;
        int other = 0;
        for (int game = 0; game < GAMES; game++) {
            double sides = sides(start.state(), random);
            same += sides > 0 ? 1 : 0;
            other += sides < 0 ? 1 : 0;
        }
        String estimate = "an estimate" + byHeuristic() + " on the side of what player 0 then gets";
        start.requireMostly(same, other, estimate, "random games");
    }

    /**
     * Compares, in random games of three or more players, two players by estimate and by payoff, in states where another than the first is
     * to move. If the estimates go against play, but go with it when read as beginning with the player to move, that is their order.
     */
    void isByPlayer() {
        GameSubject<S, M> start = subject.fromTheStart();
        int players = start.state().playerCount();
        if (start.state().isTerminal() || players < FEWEST_TO_ROTATE || start.state() instanceof StepRewards) {
            return;
        }
        start.requireRandomGameEnds();
        RandomGenerator random = subject.otherRandom();
        int length = RandomPlay.longestOf(List.of(start.state()), random, subject.longestGame());
        int games = Math.max(GAMES, Math.min(MOST_GAMES, MOVES / Math.max(1, length)));
        int[] asGiven =
                new int[3]; // pairs of players that are estimated the wrong way round, alike, and the right way round
        int[] fromTheMover = new int[3];
        for (int game = 0; game < games; game++) {
            S state = start.state();
            List<Double> estimates = List.of();
            int mover = 0;
            for (int seen = 0; !state.isTerminal(); state.play(RandomPlay.move(state, random))) {
                if (state.currentPlayer() > 0 && random.nextInt(++seen) == 0) {
                    estimates = estimates(state);
                    mover = state.currentPlayer();
                }
            }
            int one = random.nextInt(players);
            int other = (one + 1 + random.nextInt(players - 1)) % players;
            double paid = Math.signum(state.payoff(one) - state.payoff(other));
            if (!estimates.isEmpty()) {
                asGiven[1 + (int) (paid * order(estimates, one, other))]++;
                int offset = players - mover;
                fromTheMover[
                        1 + (int) (paid * order(estimates, (one + offset) % players, (other + offset) % players))]++;
            }
        }
        boolean isAgainstPlay = isMore(asGiven[0], asGiven[2]);
        String pairs = " of pairs of players in the order of their payoffs" + byHeuristic();
        start.require(
                !isAgainstPlay || !isMore(fromTheMover[2], fromTheMover[0]),
                () -> "at least half" + pairs,
                asGiven[2] + " of " + (asGiven[0] + asGiven[2]) + ", and " + fromTheMover[2] + " of "
                        + (fromTheMover[0] + fromTheMover[2]) + " if the first estimate is of the player to move");
    }

    private static double order(List<Double> estimates, int one, int other) {
        return Math.signum(estimates.get(one) - estimates.get(other));
    }

    private static boolean isMore(int one, int other) {
        return one >= Significance.leastSuccesses(one + other, 1.0 / 2);
    }

    /** Above 0 if an estimate on the way of a random game is on the side of the payoff, below 0 on the other. */
    private double sides(S state, RandomGenerator random) {
        double middle = middle(state);
        double estimate = middle;
        for (int seen = 1; !state.isTerminal(); seen++) {
            if (random.nextInt(seen) == 0) { // each state on the way with the same probability
                estimate = estimates(state).get(0);
            }
            state.play(RandomPlay.move(state, random));
        }
        return Math.signum(estimate - middle) * Math.signum(state.payoff(0) - middle);
    }

    private static double middle(GameState<?, ?> state) {
        return (state.minPayoff() + state.maxPayoff()) / 2;
    }

    /** Asks repeatedly while another thread asks about a state with another estimate. */
    void otherThreadsNeverShow() {
        GameSubject<S, M> other = subject.onAnotherThread();
        S state = subject.state();
        List<Double> expected = estimates(state);
        S otherState = subject.stateOtherwise(expected, this::estimates);
        new ThreadRules<>(subject)
                .beside(
                        other,
                        () -> subject.requireEqual(
                                expected,
                                estimates(state),
                                "also while another thread asks of another state," + byHeuristic()),
                        () -> estimates(otherState));
    }

    private List<Double> estimates(S state) {
        return estimates(state, Double.NaN);
    }

    /** Estimates into a prefilled array, so that omitted players show. */
    private List<Double> estimates(S state, double before) {
        double[] payoffs = new double[state.playerCount()];
        Arrays.fill(payoffs, before);
        heuristic.estimate(state, payoffs);
        return Arrays.stream(payoffs).boxed().toList();
    }

    private String byHeuristic() {
        return " by " + Words.nameOf(heuristic);
    }
}
