package io.mcts.testkit;

import java.util.List;
import java.util.OptionalDouble;

/**
 * What the author of a game knows of it and no test kit can find out: each fact that is told makes a rule stricter.
 *
 * <p>Immutable.
 *
 * @param longestGame the number of moves within which every game ends, chance outcomes counted; at least 1
 * @param payoffSum what the payoffs of all players sum to at every end, such as 0 where one wins what the others lose; empty
 *     where it differs from end to end, or is not told
 * @param knownGames games whose course is known
 */
public record GameFacts(int longestGame, OptionalDouble payoffSum, List<KnownGame> knownGames) {

    private static final int LONG_GAME = 10_000;

    /**
     * Refuses a bound on the moves below 1.
     *
     * @param longestGame the number of moves within which every game ends
     * @param payoffSum what the payoffs sum to, if it is told
     * @param knownGames games whose course is known
     */
    public GameFacts {
        if (longestGame < 1) {
            throw new IllegalArgumentException("longestGame is 1 or more, not " + longestGame);
        }
        knownGames = List.copyOf(knownGames);
    }

    /**
     * Nothing but that every game ends within 10,000 moves.
     *
     * @return the facts to begin with
     */
    public static GameFacts none() {
        return new GameFacts(LONG_GAME, OptionalDouble.empty(), List.of());
    }

    /**
     * These facts with another bound on the length of games.
     *
     * @param moves the number of moves within which every game ends, chance outcomes counted; at least 1
     * @return the facts
     */
    public GameFacts withLongestGame(int moves) {
        return new GameFacts(moves, payoffSum, knownGames);
    }

    /**
     * These facts with what the payoffs sum to: a draw that is paid as a loss to both shows by it.
     *
     * @param sum of the payoffs of all players, at every end
     * @return the facts
     */
    public GameFacts withPayoffSum(double sum) {
        return new GameFacts(longestGame, OptionalDouble.of(sum), knownGames);
    }

    /**
     * These facts with games whose course is known, in place of those known before: a wrong turn or a payoff with the wrong
     * sign shows by them.
     *
     * @param games the games
     * @return the facts
     */
    public GameFacts withKnownGames(KnownGame... games) {
        return new GameFacts(longestGame, payoffSum, List.of(games));
    }
}
