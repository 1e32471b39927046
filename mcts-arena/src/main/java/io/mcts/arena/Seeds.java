package io.mcts.arena;

import io.mcts.random.Xoroshiro128PlusPlus;

/** The random numbers of the games of a contest: they follow from its seed and the number of the game. */
final class Seeds {

    private Seeds() {}

    /** The generator of what the games of a set share: the opening, and after it the dice. */
    static Xoroshiro128PlusPlus shared(Contest<?, ?, ?> contest, int game) {
        return Xoroshiro128PlusPlus.of(mix(contest.seed(), contest.set(game)));
    }

    /** The seed of an agent: different in every game, and for each entrant. */
    static long agent(Contest<?, ?, ?> contest, int game, int entrant) {
        return mix(~contest.seed(), (long) contest.entrants().size() * game + entrant);
    }

    /** Seeds that have nothing to do with each other, even for seeds and numbers that follow each other. */
    static long mix(long seed, long number) {
        return Xoroshiro128PlusPlus.of(Xoroshiro128PlusPlus.of(seed).nextLong() + number)
                .nextLong();
    }
}
