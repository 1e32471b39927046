package io.mcts.arena;

import io.mcts.arena.statistics.PairedScore;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Counts the games of a contest. Used by one thread at a time. */
abstract class Tally<R> {

    /** How many faults are described. */
    static final int FAULTS = 10;

    private final List<String> faults = new ArrayList<>();
    private Plies plies = Plies.NONE;

    /** The last game that is the first of its pair, 2n and 2n + 1. */
    private @Nullable GameRecord first;

    /** Counts a game: the next one by number or, where games are missing since the contest was cancelled, a later one. */
    void add(GameRecord game) {
        plies = plies.plus(game.plies());
        game.fault()
                .filter(fault -> faults.size() < FAULTS)
                .ifPresent(fault -> faults.add("game "
                        + game.number() + ", " + game.entrants().get(fault.player()) + ", "
                        + fault.kind().words() + ": "
                        + fault.description()));
    }

    /**
     * The pair that a game of two players completes, from the view of the player who was player 0 in its first game; no pair if
     * the game is the first of its pair, or the first one is missing.
     */
    PairedScore pair(GameRecord game) {
        if (game.number() % 2 == 0) {
            first = game;
            return PairedScore.NONE;
        }
        return first == null || first.number() != game.number() - 1
                ? PairedScore.NONE
                : PairedScore.ofPair(first.score(0, 1).mean(), game.score(1, 0).mean());
    }

    /** Whether enough is known for the contest to end before all its games are played. */
    boolean isDecided() {
        return false;
    }

    /** The result of all games counted. */
    abstract R result();

    /** How long the games were. */
    Plies plies() {
        return plies;
    }

    /** The first faults, a line each. */
    List<String> faults() {
        return faults;
    }
}
