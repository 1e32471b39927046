package io.mcts.spec.game;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.game.PositionKey;
import io.mcts.game.SimultaneousMoves;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.spec.part.GameParts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * A configured game with its presentation and its own parts of a search. Only the first three methods have no default. Immutable, and used
 * by many threads at once.
 *
 * @see GameProvider
 */
public interface Game<S extends GameState<S, M>, M extends Move> extends GameParts<S, M> {

    /** Makes an initial state; random parts depend on the random numbers only. */
    S initial(RandomGenerator random);

    /** Returns the notation of positions and moves. */
    Notation<S, M> notation();

    /** Returns the names of the players, such as their colours. */
    List<String> players();

    /**
     * Returns a position as a text diagram, without a final line break; unless overridden the notation or, with hidden information, the
     * view of the player to move.
     */
    default String diagram(S state) {
        return state instanceof HiddenInformation && !state.isTerminal() && !Chance.isToMove(state)
                ? seenBy(state.currentPlayer(), state)
                : notation().format(state);
    }

    /** Returns a player's view of a state to be drawn; unless overridden {@linkplain Scene#nothing nothing}. */
    default Scene scene(int player, S state) {
        return Scene.nothing();
    }

    /** Returns a player's view of a state as text: their information set or, without hidden information, the {@link #diagram}. */
    default String view(int player, S state) {
        return state instanceof HiddenInformation hidden
                ? hidden.informationSet(player).toString()
                : diagram(state);
    }

    /** Returns the {@link #scene} in words or, if empty, the {@link #view}: all that leaves the program during a game. */
    default String seenBy(int player, S state) {
        String scene = scene(player, state).text(player, players());
        return scene.isEmpty() ? view(player, state) : scene;
    }

    /** A non-terminal position as an example of the notation; the initial one unless overridden. */
    default String samplePosition() {
        return notation().format(initial(Xoroshiro128PlusPlus.of(1)));
    }

    /**
     * Returns the strongest SPEC for its time, by measurements, without a budget. Unless overridden it is UCT with c = 0.5, which was
     * stronger than the square root of 2 over 38 games together; with a solver and, if there are keys, transpositions for one player without
     * chance, which solved more of 64 puzzles; {@code ismcts} with hidden information; or {@code regret-matching}, the least exploitable one, with
     * simultaneous moves.
     */
    default String strongest() {
        S start = initial(Xoroshiro128PlusPlus.of(1));
        if (start instanceof SimultaneousMoves<?>) {
            return "regret-matching";
        }
        if (start instanceof HiddenInformation) {
            return "ismcts";
        }
        String proofs = start instanceof PositionKey ? ",solver,transpositions" : ",solver";
        return "uct,selection=ucb1:c=0.5" + (Puzzles.isPuzzle(start) ? proofs : "");
    }

    /**
     * Returns opponents from weak to strong, {@code level1}, {@code level2} and so on in a SPEC; unless overridden six searches like the
     * {@link #strongest}, from 10 iterations on, each with four times those before, of unmeasured strength.
     */
    default List<Level> levels() {
        String search = strongest();
        return Stream.iterate(10, iterations -> 4 * iterations)
                .limit(6)
                .map(iterations -> new Level(search + ",iterations=" + iterations, OptionalInt.empty()))
                .toList();
    }

    /**
     * An opponent, as a SPEC with its budget.
     *
     * @param elo the measured Elo above the first level, from matches of neighbouring levels; empty if not measured
     */
    record Level(String spec, OptionalInt elo) {

        /** Returns levels, given the measured Elo difference of each, except the first, to the one below. */
        public static List<Level> of(List<String> specs, int... gains) {
            List<Level> levels = new ArrayList<>();
            int elo = 0;
            for (int i = 0; i < specs.size(); i++) {
                elo += i == 0 ? 0 : gains[i - 1];
                levels.add(new Level(specs.get(i), OptionalInt.of(elo)));
            }
            return List.copyOf(levels);
        }
    }

    /**
     * Returns the simplest SPEC that suits the game, without a budget, for benchmarks; unless overridden plain UCT or, with hidden
     * information, {@code ismcts}.
     */
    default String plain() {
        return initial(Xoroshiro128PlusPlus.of(1)) instanceof HiddenInformation ? "ismcts" : "uct";
    }

    /** Facts about the game for the command {@code verify}; none unless overridden. */
    default StatedFacts<S> facts() {
        return StatedFacts.none();
    }

    /** Returns the title; unless overridden blank, for the name. */
    default String title() {
        return "";
    }

    /** Returns the rules in a few short sentences; unless overridden blank, for the description in the catalog. */
    default String summary() {
        return "";
    }

    /** Returns the description of the board; unless overridden parsed from the {@link #diagram}. */
    default Board.Painter<S, M> board() {
        return new DiagramBoards<>(this);
    }

    /** Returns the default searches of the user interface; plain ones unless overridden. */
    default Suggestions suggestions() {
        return new Suggestions("uct,iterations=1250", "uct", "rave");
    }

    /** Default SPECs of the user interface: an opponent with a budget, an analysis and a comparison beside it without. */
    record Suggestions(String opponent, String analysis, String comparison) {}

    /** Returns the file format of whole games; empty if there is none. */
    default Optional<Records<S, M>> records() {
        return Optional.empty();
    }

    /** Returns the GTP adapter; empty if there is none. */
    default Optional<GoTextProtocol<S, M>> gtp() {
        return Optional.empty();
    }

    /** Returns the estimator of territory; empty if there is none. */
    default Optional<Ownership<S>> ownership() {
        return Optional.empty();
    }
}
