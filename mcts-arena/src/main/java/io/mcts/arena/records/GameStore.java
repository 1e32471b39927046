package io.mcts.arena.records;

import java.util.Collection;
import java.util.List;

/** A store of the games of a contest, which can then be resumed; named in messages by {@code toString()}. Used by one thread at a time. */
public interface GameStore {

    /** A store that keeps nothing. */
    GameStore NONE = new GameStore() {
        @Override
        public Collection<GameRecord> games() {
            return List.of();
        }

        @Override
        public void add(GameRecord game) {}
    };

    /** The games played before, in any order, none twice. */
    Collection<GameRecord> games();

    /** Adds a finished game; games come in the order in which they finish. */
    void add(GameRecord game);
}
