package io.mcts.testkit.facts;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The facts about a game that only its author knows: each makes a rule stricter. Immutable.
 *
 * @param longestGame the most moves of a game, chance outcomes counted; at least 1
 * @param timeLimit the time within which every method of the game returns; more than 0
 * @param payoffSum the sum of the payoffs of all players at every end, such as 0; empty if it varies or is unknown
 * @param knownGames games known move by move
 * @param positions the number of lists of moves from the first initial state, by their length
 */
public record GameFacts(
        int longestGame,
        Duration timeLimit,
        OptionalDouble payoffSum,
        List<KnownGame> knownGames,
        SortedMap<Integer, PositionCount> positions) {

    private static final int LONG_GAME = 10_000;
    private static final Duration LONG_TIME = Duration.ofSeconds(10);

    public GameFacts {
        if (longestGame < 1) {
            throw new IllegalArgumentException("longestGame is 1 or more, not " + longestGame);
        }
        if (timeLimit.isZero() || timeLimit.isNegative()) {
            throw new IllegalArgumentException("timeLimit is more than 0, not " + timeLimit);
        }
        knownGames = List.copyOf(knownGames);
        positions = Collections.unmodifiableSortedMap(new TreeMap<>(positions));
    }

    /** Returns the default facts: games end within 10,000 moves, and every method returns within 10 seconds. */
    public static GameFacts none() {
        return new GameFacts(LONG_GAME, LONG_TIME, OptionalDouble.empty(), List.of(), new TreeMap<>());
    }

    /** These facts with another limit on the moves of a game, chance outcomes counted; at least 1. */
    public GameFacts withLongestGame(int moves) {
        return new GameFacts(moves, timeLimit, payoffSum, knownGames, positions);
    }

    /** These facts with another time limit, more than 0; a method that exceeds it is reported as an endless loop. */
    public GameFacts withTimeLimit(Duration limit) {
        return new GameFacts(longestGame, limit, payoffSum, knownGames, positions);
    }

    /** These facts with a constant sum of the payoffs, which reveals a draw that is paid as a loss to both. */
    public GameFacts withPayoffSum(double sum) {
        return new GameFacts(longestGame, timeLimit, OptionalDouble.of(sum), knownGames, positions);
    }

    /** These facts with other known games, which reveal a wrong turn or a payoff with the wrong sign. */
    public GameFacts withKnownGames(KnownGame... games) {
        return new GameFacts(longestGame, timeLimit, payoffSum, List.of(games), positions);
    }

    /**
     * These facts with the number of lists of {@code depth} legal moves, at least 1, from the first initial state (perft), chance outcomes
     * included. Games that end earlier do not count. For tic-tac-toe: 9, 72, 504, 3024, 15120, 54720. Only this reveals a move that is
     * missing everywhere, or one too many.
     */
    public GameFacts withPositions(int depth, long count) {
        return with(depth, PositionCount.of(count));
    }

    /**
     * The same with the number for each first move ({@code toString}), which chess programs call "divide"; the kit names moves that differ.
     */
    public GameFacts withPositions(int depth, Map<String, Long> countsByFirstMove) {
        return with(depth, PositionCount.of(countsByFirstMove));
    }

    private GameFacts with(int depth, PositionCount count) {
        return new GameFacts(longestGame, timeLimit, payoffSum, knownGames, count.at(depth, positions));
    }

    /** These facts for one of several initial states: its known games, and positions counted from the first one only. */
    public GameFacts from(int initialState) {
        List<KnownGame> games = knownGames.stream()
                .filter(known -> known.initialState() == initialState)
                .toList();
        return new GameFacts(longestGame, timeLimit, payoffSum, games, initialState == 0 ? positions : new TreeMap<>());
    }
}
