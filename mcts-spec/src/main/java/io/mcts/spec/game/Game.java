package io.mcts.spec.game;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.game.Notation;
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
 * A configured game, as the commands and the page show it to people, with the parts of a search that are for it alone. Only the first three
 * methods are without a default.
 *
 * @see GameProvider
 */
public interface Game<S extends GameState<S, M>, M extends Move> extends GameParts<S, M> {

    /**
     * The beginning of a game.
     *
     * @param random draws what the options leave to chance; the same numbers give the same beginning
     */
    S initial(RandomGenerator random);

    /** Returns the notation of positions and moves. */
    Notation<S, M> notation();

    /** Returns the names of the players, such as the stones they play. */
    List<String> players();

    /**
     * A position as people draw it, without a line break at the end.
     *
     * @return unless overridden as the notation writes it, but where players do not see everything what the player to move is shown
     */
    default String diagram(S state) {
        return state instanceof HiddenInformation && !state.isTerminal() && !Chance.isToMove(state)
                ? seenBy(state.currentPlayer(), state)
                : notation().format(state);
    }

    /** Returns what a player sees of a state, as it is drawn; unless overridden {@linkplain Scene#nothing nothing}. */
    default Scene scene(int player, S state) {
        return Scene.nothing();
    }

    /** Returns what a player sees of a state as text: their information set or, where players see everything, the {@link #diagram}. */
    default String view(int player, S state) {
        return state instanceof HiddenInformation hidden
                ? hidden.informationSet(player).toString()
                : diagram(state);
    }

    /**
     * Returns what a player is shown of a position: the {@link #scene} in words or, where there is none, the {@link #view}. Nothing else
     * leaves the program while a game goes on.
     */
    default String seenBy(int player, S state) {
        String scene = scene(player, state).text(player, players());
        return scene.isEmpty() ? view(player, state) : scene;
    }

    /** A position to show the notation by, in which the game is not over; the beginning unless overridden. */
    default String samplePosition() {
        return notation().format(initial(Xoroshiro128PlusPlus.of(1)));
    }

    /**
     * The search to play against people with, which has measured best for its time.
     *
     * @return a SPEC without a budget; unless overridden plain UCT, {@code ismcts} where something is hidden, or
     *     {@code regret-matching}, which is the hardest to exploit, where moves are simultaneous
     */
    default String strongest() {
        S start = initial(Xoroshiro128PlusPlus.of(1));
        return start instanceof SimultaneousMoves<?>
                ? "regret-matching"
                : start instanceof HiddenInformation ? "ismcts" : "uct";
    }

    /**
     * Opponents from weak to strong, for people to choose from: {@code level1}, {@code level2} and so on, as the first word of a SPEC.
     *
     * @return unless overridden six searches like the {@link #strongest}, from 10 iterations on, each with four times as many as the one
     *     before; by how much each is stronger was not measured
     */
    default List<Level> levels() {
        return Stream.iterate(10, iterations -> 4 * iterations)
                .limit(6)
                .map(iterations -> new Level(strongest() + ",iterations=" + iterations, OptionalInt.empty()))
                .toList();
    }

    /**
     * An opponent.
     *
     * @param spec a SPEC with its budget
     * @param elo by how many points it is stronger than the first level, as matches of each with the one below have measured, empty if none have
     */
    record Level(String spec, OptionalInt elo) {

        /**
         * Levels of which each plays matches with the one below.
         *
         * @param gains the measured difference of each but the first to the one below, in Elo
         */
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
     * The simplest search that suits the game, for benchmarks.
     *
     * @return a SPEC without a budget; unless overridden, for a game whose random moves mean little, plain UCT or, where something is
     *     hidden, {@code ismcts}
     */
    default String plain() {
        return initial(Xoroshiro128PlusPlus.of(1)) instanceof HiddenInformation ? "ismcts" : "uct";
    }

    /** Facts about the game for the command {@code verify}, such as that its players win and lose together; none unless overridden. */
    default StatedFacts<S> facts() {
        return StatedFacts.none();
    }

    /** Returns the title of the game, blank for its name; blank unless overridden. */
    default String title() {
        return "";
    }

    /** Returns how the game goes, in a few short sentences; unless overridden blank, for the description of its entry in the catalog. */
    default String summary() {
        return "";
    }

    /** Returns the description of the board for programs that know no rules; unless overridden it is read out of the {@link #diagram}. */
    default Board.Painter<S, M> board() {
        return new DiagramBoards<>(this);
    }

    /** Returns the searches with which people begin; plain ones unless overridden. */
    default Suggestions suggestions() {
        return new Suggestions("uct,iterations=1250", "uct", "rave");
    }

    /**
     * The searches with which people begin, each a SPEC.
     *
     * @param opponent plays against them, with a budget
     * @param analysis looks at their positions, without a budget
     * @param comparison is set beside the analysis, without a budget
     */
    record Suggestions(String opponent, String analysis, String comparison) {}

    /** Returns the form of the files of whole games; empty if there is none. */
    default Optional<Records<S, M>> records() {
        return Optional.empty();
    }

    /** Returns the means of playing with programs that speak GTP; empty if there are none. */
    default Optional<GoTextProtocol<S, M>> gtp() {
        return Optional.empty();
    }

    /** Returns the estimator of who will own each cell of the board; empty where nobody owns cells. */
    default Optional<Ownership<S>> ownership() {
        return Optional.empty();
    }
}
