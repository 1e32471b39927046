package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.facts.KnownGame;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * What every contract of a game has to be told: where the game begins, and what else is known of it. It checks nothing itself; a test class
 * implements {@link GameStateContract}, {@link HeuristicContract}, {@link NotationContract} or a single capability's contract, or several of them at
 * once.
 */
public interface GameContract<S extends GameState<S, M>, M extends Move> extends Contract {

    /**
     * The states from which the game or its variants may begin: at least one, preferably new ones at each call, so that a faulty {@code copy()} does
     * not spoil other properties.
     */
    List<S> initialStates();

    /** The number of moves within which every game ends, chance outcomes counted; 10,000 unless overridden. */
    default int longestGame() {
        return 10_000;
    }

    /** The time within which every method of the game returns, 10 seconds unless overridden; one that does not is reported as an endless loop. */
    default Duration timeLimit() {
        return GameFacts.none().timeLimit();
    }

    /** What the payoffs of all players sum to at every end, such as 0 where one wins what the others lose; not checked unless overridden. */
    default OptionalDouble payoffSum() {
        return OptionalDouble.empty();
    }

    /**
     * Games whose course you know from the rules: turns and payoffs are compared with them, and probabilities, rewards, legal moves and numbers of
     * positions where they are stated. None unless overridden.
     */
    default List<KnownGame> knownGames() {
        return List.of();
    }

    /**
     * How many lists of legal moves of a length there are from the first initial state, by the length: {@link GameFacts#withPositions}. None unless
     * overridden.
     */
    default Map<Integer, Long> positions() {
        return Map.of();
    }

    /**
     * The same by the length and then by the first move, as it is written ({@code toString}), for lengths that {@link #positions} need not name: where a
     * number differs the kit names the move. None unless overridden.
     */
    default Map<Integer, Map<String, Long>> positionsByMove() {
        return Map.of();
    }
}
