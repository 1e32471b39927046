package io.mcts.testkit.play;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.SampledChance;
import io.mcts.game.SampledMoves;
import io.mcts.policy.Policy;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.testkit.watch.Frames;
import io.mcts.testkit.watch.TimeoutFailure;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Random play by {@code legalMoves} and {@code probability} alone: the reference for games with their own draws or rollouts. */
public final class RandomPlay {

    private static final int TRIAL_GAMES = 10;

    private static final int DRAWS = 3;

    public static final String NO_LEGAL_MOVE = "legalMoves() is empty though isTerminal() says that the game goes on";

    private RandomPlay() {}

    public static boolean isWithoutMoves(Throwable thrown) {
        StackTraceElement[] stack = thrown.getStackTrace();
        return NO_LEGAL_MOVE.equals(thrown.getMessage())
                || (thrown instanceof IllegalStateException
                        && stack.length > 0
                        && stack[0].getClassName().equals(GameState.class.getName())
                        && stack[0].getMethodName().equals("randomMove"));
    }

    /** Identifies an exception by its class and its place in the game; null for one that says nothing of the kind. */
    public static @Nullable String symptom(Throwable thrown) {
        StackTraceElement frame = Frames.firstOutside(thrown.getStackTrace());
        String place = thrown.getClass().getName() + (frame == null ? "" : " at " + Frames.text(frame));
        return thrown instanceof TimeoutFailure ? null : isWithoutMoves(thrown) ? NO_LEGAL_MOVE : place;
    }

    public static boolean isTurn(GameState<?, ?> state) {
        return !state.isTerminal() && state.currentPlayer() != GameState.CHANCE;
    }

    public static boolean isSampled(GameState<?, ?> state) {
        boolean isSampled = (state instanceof SampledChance chance && chance.isSampled())
                || (state instanceof SampledMoves moves && moves.areMovesSampled());
        return isSampled
                && !state.isTerminal(); // of other states nothing is asked: a fault may show only before any question
    }

    /** The legal moves; where they are not listed, some drawn ones, the same in equal states. */
    public static <S extends GameState<S, M>, M extends Move> List<M> moves(S state) {
        return isSampled(state)
                ? IntStream.range(0, DRAWS)
                        .mapToObj(number -> drawn(state, number))
                        .distinct()
                        .toList()
                : state.legalMoves();
    }

    public static <M extends Move> List<M> listedMoves(GameState<?, M> state) {
        return isSampled(state) ? List.of() : List.copyOf(state.legalMoves());
    }

    private static <S extends GameState<S, M>, M extends Move> M drawn(S state, int number) {
        return state.randomMove(Xoroshiro128PlusPlus.of(number));
    }

    public static <S extends GameState<S, M>, M extends Move> S after(S state, M move) {
        S after = state.copy();
        after.play(move);
        return after;
    }

    public static <T> List<T> with(List<T> list, T last) {
        List<T> longer = new ArrayList<>(list);
        longer.add(last);
        return longer;
    }

    public static <S extends GameState<S, M>, M extends Move> M move(S state, RandomGenerator random) {
        if (isSampled(state)) {
            return state.randomMove(random);
        }
        List<M> moves = state.legalMoves();
        if (moves.isEmpty()) {
            throw new IllegalStateException(NO_LEGAL_MOVE);
        }
        if (state.currentPlayer() != GameState.CHANCE) {
            return moves.get(random.nextInt(moves.size()));
        }
        double rest = random.nextDouble();
        for (M move : moves) {
            rest -= state.probability(move);
            if (rest < 0) {
                return move;
            }
        }
        return moves.get(moves.size() - 1);
    }

    /**
     * Plays moves by choices, each modulo the number of legal moves, or as a seed where moves are not listed; the listener receives each
     * before it is played. Choices left at the game's end are ignored.
     */
    public static <S extends GameState<S, M>, M extends Move> void follow(
            S state, List<Integer> choices, Consumer<M> listener) {
        for (int choice : choices) {
            boolean isSampled = isSampled(state);
            List<M> legal = isSampled || state.isTerminal() ? List.of() : state.legalMoves();
            if (!isSampled && legal.isEmpty()) {
                return;
            }
            M move = isSampled ? drawn(state, choice) : legal.get(choice % legal.size());
            listener.accept(move);
            state.play(move);
        }
    }

    /**
     * An estimate of the longest game: 1.25 times the longest of a few random games from each state, at most the limit, which is also
     * returned for a faulty game.
     */
    public static <S extends GameState<S, M>, M extends Move> int longestOf(
            List<S> initialStates, RandomGenerator random, int limit) {
        int longest = 0;
        try {
            for (int game = 0; game < TRIAL_GAMES; game++) {
                for (S initialState : initialStates) {
                    longest = Math.max(longest, toTheEnd(initialState.copy(), RandomPlay::move, random, limit));
                }
            }
        } catch (RuntimeException | StackOverflowError | AssertionError faulty) {
            return limit;
        }
        return Math.min(longest + (longest + 3) / 4, limit);
    }

    public static <S extends GameState<S, M>, M extends Move> int toTheEnd(
            S state, Policy<S, M> policy, RandomGenerator random, int longestGame) {
        int length = 0;
        while (!state.isTerminal() && length <= longestGame) {
            state.play(isTurn(state) ? policy.choose(state, random) : move(state, random));
            length++;
        }
        return length;
    }
}
