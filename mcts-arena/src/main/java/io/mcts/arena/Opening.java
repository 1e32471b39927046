package io.mcts.arena;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** A source of starting positions; the games of a set share one. */
@FunctionalInterface
public interface Opening<S extends GameState<S, M>, M extends Move> {

    /** The most attempts to draw random moves that do not end the game. */
    int ATTEMPTS = 1_000;

    /** The number of openings drawn until one is taken after which the last move, repeated, ends the game. */
    int UNDECIDED_ATTEMPTS = 10;

    /** Makes a state in which the game is not over, with the given random numbers only. */
    S open(RandomGenerator random);

    /** Whether all groups of a tournament start from the same positions; false unless overridden. */
    default boolean isCommon() {
        return false;
    }

    /** Returns an opening of one or more non-terminal positions, each once before any repeats, common to all groups. */
    static <S extends GameState<S, M>, M extends Move> Opening<S, M> of(List<S> positions) {
        List<S> all = List.copyOf(positions);
        if (all.isEmpty() || all.stream().anyMatch(GameState::isTerminal)) {
            throw new IllegalArgumentException(
                    "an opening has 1 position or more in which the game is not over, not " + all);
        }
        return new Opening<>() {
            @Override
            public S open(RandomGenerator random) {
                return all.get(random.nextInt(all.size())).copy();
            }

            @Override
            public boolean isCommon() {
                return true;
            }
        };
    }

    /** Writes a position for records in one line, with {@code toString} unless {@link #writtenIn} is used. */
    default String write(S state) {
        return state.toString();
    }

    /** This opening with its positions written in a notation, which can read them again. */
    default Opening<S, M> writtenIn(Notation<S, M> notation) {
        return written(this::open, notation::format, isCommon());
    }

    /** This opening, the same for all groups. */
    default Opening<S, M> common() {
        return written(this::open, this::write, true);
    }

    /**
     * This opening followed by random moves; chance outcomes are not counted. If they end the game they are drawn again, up to {@value
     * #ATTEMPTS} times; after that the opening throws an {@link IllegalStateException}. They are drawn again, too, if the last one, played
     * once more, ends the game, as a pass in Go does, unless this is rarely otherwise.
     */
    default Opening<S, M> withRandomPlies(int plies) {
        if (plies < 0) {
            throw new IllegalArgumentException("the random moves of an opening are 0 or more, not " + plies);
        }
        return written(random -> afterRandomPlies(plies, random), this::write, isCommon());
    }

    private S afterRandomPlies(int plies, RandomGenerator random) {
        int undecided = 0;
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            S state = open(random).copy();
            @Nullable M last = null;
            for (int left = plies; left > 0 && !state.isTerminal(); ) {
                boolean isChance = state.currentPlayer() == GameState.CHANCE;
                M move = state.randomMove(random);
                state.play(move);
                last = isChance ? last : move;
                left -= isChance ? 0 : 1;
            }
            if (!state.isTerminal() && (last == null || ++undecided == UNDECIDED_ATTEMPTS || !isEndedBy(last, state))) {
                return state;
            }
        }
        throw new IllegalStateException(
                "in " + ATTEMPTS + " attempts every game was over after " + plies + " random moves or fewer");
    }

    /** Whether a move is legal and ends the game. */
    private static <S extends GameState<S, M>, M extends Move> boolean isEndedBy(M move, S state) {
        if (RecordCheck.areMovesUnknown(state)
                || state.currentPlayer() == GameState.CHANCE
                || !state.legalMoves().contains(move)) {
            return false;
        }
        S after = state.copy();
        after.play(move);
        return after.isTerminal();
    }

    private static <S extends GameState<S, M>, M extends Move> Opening<S, M> written(
            Function<RandomGenerator, S> positions, Function<S, String> form, boolean isCommon) {
        return new Opening<>() {
            @Override
            public S open(RandomGenerator random) {
                return positions.apply(random);
            }

            @Override
            public String write(S state) {
                return form.apply(state);
            }

            @Override
            public boolean isCommon() {
                return isCommon;
            }
        };
    }
}
