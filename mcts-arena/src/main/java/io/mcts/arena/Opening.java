package io.mcts.arena;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/** A source of the positions with which games begin; the games of a set begin with the same one. */
@FunctionalInterface
public interface Opening<S extends GameState<S, M>, M extends Move> {

    /** The most times that random moves are drawn because earlier ones ended the game. */
    int ATTEMPTS = 1_000;

    /**
     * Makes a state in which the game is not over.
     *
     * @param random the only source of randomness
     */
    S open(RandomGenerator random);

    /** Whether all groups of entrants of a tournament begin with the same positions, false unless overridden. */
    default boolean isCommon() {
        return false;
    }

    /**
     * Returns an opening of given positions, each once before any of them comes again, and the same for all groups of entrants.
     *
     * @param positions 1 or more, in which the game is not over
     */
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

    /** Writes a position for the record of a game, in one line: as {@code toString} does, unless {@link #writtenIn} is used. */
    default String write(S state) {
        return state.toString();
    }

    /** This opening with its positions written so that they can be read again. */
    default Opening<S, M> writtenIn(Notation<S, M> notation) {
        return written(this::open, notation::format, isCommon());
    }

    /**
     * This opening with random moves after it. If they end the game they are drawn again, up to {@value #ATTEMPTS} times.
     *
     * @param plies how many moves, outcomes of chance not counted; 0 or more
     * @return the opening, which throws an {@link IllegalStateException} if every such game ends that soon
     */
    default Opening<S, M> withRandomPlies(int plies) {
        if (plies < 0) {
            throw new IllegalArgumentException("the random moves of an opening are 0 or more, not " + plies);
        }
        return written(random -> afterRandomPlies(plies, random), this::write, isCommon());
    }

    private S afterRandomPlies(int plies, RandomGenerator random) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            S state = open(random).copy();
            int left = plies;
            while (left > 0 && !state.isTerminal()) {
                left -= state.currentPlayer() == GameState.CHANCE ? 0 : 1;
                state.play(state.randomMove(random));
            }
            if (!state.isTerminal()) {
                return state;
            }
        }
        throw new IllegalStateException(
                "in " + ATTEMPTS + " attempts every game was over after " + plies + " random moves or fewer");
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
