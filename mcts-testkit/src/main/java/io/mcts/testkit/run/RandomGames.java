package io.mcts.testkit.run;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.rules.RandomPlay;
import io.mcts.testkit.watch.Hang;
import io.mcts.testkit.watch.Pulse;
import io.mcts.testkit.watch.Watch;
import java.util.List;
import java.util.function.Supplier;

/** How long lists of moves have to be to come to any state of a game. */
public final class RandomGames {

    private static final int LONGEST_LIST = 1_000;

    private RandomGames() {}

    /** About the length of the longest game; the longest list that is drawn where the game is faulty, which a rule will tell. */
    public static <S extends GameState<S, M>, M extends Move> int longest(
            Supplier<List<S>> initialStates, long seed, GameFacts facts) {
        int limit = Math.min(facts.longestGame(), LONGEST_LIST);
        Pulse pulse = new Pulse();
        try {
            return Watch.over(
                    pulse,
                    facts.timeLimit(),
                    () -> RandomPlay.longestOf(initialStates.get(), pulse.of(Xoroshiro128PlusPlus.of(seed)), limit));
        } catch (Hang hang) {
            return limit;
        }
    }
}
