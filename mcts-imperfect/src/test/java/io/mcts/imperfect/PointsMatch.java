package io.mcts.imperfect;

import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.imperfect.exact.ExactMatch;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * A match by points: what a player of one side gets in a game on average. One side has the players with even numbers, the other those
 * with odd ones; each deal is played twice, with the sides changed.
 */
final class PointsMatch {

    private PointsMatch() {}

    /** Chooses the moves of one player in one game. */
    interface Seat<S, M> {

        M choose(S state);

        default void played(M move) {}
    }

    /** Takes a seat in each game. */
    interface Entrant<S, M> {

        Seat<S, M> sit(S start, int player, long seed);
    }

    /** The mean and the half of its 95 % interval. */
    record Points(double mean, double margin, int games) {

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%+.3f ± %.3f", mean, margin);
        }
    }

    static <S, M> Entrant<S, M> ofMoves(Function<Long, Function<S, M>> chooser) {
        return (start, player, seed) -> chooser.apply(seed)::apply;
    }

    /** At random. */
    static <S extends GameState<S, M>, M extends Move> Entrant<S, M> random() {
        return ofMoves(seed -> {
            RandomGenerator random = Xoroshiro128PlusPlus.of(seed);
            return state -> state.randomMove(random);
        });
    }

    /** A new search for each move. */
    static <S extends GameState<S, M>, M extends Move> Entrant<S, M> anew(
            InformationSetMcts<S, M> mcts, int iterations) {
        return ofMoves(seed -> {
            RandomGenerator random = Xoroshiro128PlusPlus.of(seed);
            return state -> mcts.policy(Budget.iterations(iterations)).choose(state, random);
        });
    }

    /** A search that follows the game. */
    static <S extends GameState<S, M>, M extends Move> Entrant<S, M> kept(
            InformationSetMcts<S, M> mcts, int iterations) {
        return (start, player, seed) -> following(mcts.withSeed(seed).match(start, player), iterations, seed);
    }

    /** Outcome sampling. */
    static <S extends GameState<S, M>, M extends Move> Entrant<S, M> kept(
            OutcomeSampling<S, M> search, int iterations) {
        return (start, player, seed) -> following(search.withSeed(seed).match(start, player), iterations, seed);
    }

    private static <S extends GameState<S, M>, M extends Move> Seat<S, M> following(
            ObservedGame<S, M> game, int iterations, long seed) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(seed);
        return new Seat<>() {
            @Override
            public M choose(S state) {
                return game.search(Budget.iterations(iterations)).move(random);
            }

            @Override
            public void played(M move) {
                game.play(move);
            }
        };
    }

    static <S extends GameState<S, M>, M extends Move> Points play(
            S start, Entrant<S, M> a, Entrant<S, M> b, int games, long seed) {
        SplittableRandom seeds = new SplittableRandom(seed);
        double[] payoffs = new double[games / 2];
        for (int pair = 0; pair < payoffs.length; pair++) {
            long deal = seeds.nextLong();
            for (int side = 0; side < 2; side++) {
                payoffs[pair] +=
                        game(start, List.of(side == 0 ? a : b, side == 0 ? b : a), side, deal, seeds.nextLong()) / 2;
            }
        }
        return new Points(ExactMatch.mean(payoffs), 1.96 * ExactMatch.standardError(payoffs), games);
    }

    private static <S extends GameState<S, M>, M extends Move> double game(
            S start, List<Entrant<S, M>> sides, int side, long deal, long seed) {
        RandomGenerator dealer = Xoroshiro128PlusPlus.of(deal);
        List<Seat<S, M>> seats = new ArrayList<>();
        for (int player = 0; player < start.playerCount(); player++) {
            seats.add(sides.get(player % 2).sit(start.copy(), player, seed + player));
        }
        S state = start.copy();
        while (!state.isTerminal()) {
            int player = state.currentPlayer();
            M move = player == GameState.CHANCE
                    ? state.randomMove(dealer)
                    : seats.get(player).choose(state.copy());
            state.play(move);
            if (!state.isTerminal()) {
                seats.forEach(seat -> seat.played(move));
            }
        }
        return IntStream.range(0, start.playerCount())
                .filter(player -> player % 2 == side)
                .mapToDouble(state::payoff)
                .average()
                .orElseThrow();
    }
}
