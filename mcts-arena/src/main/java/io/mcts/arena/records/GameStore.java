package io.mcts.arena.records;

import java.util.Collection;
import java.util.List;

/**
 * A store of the games of a contest, which lets an interrupted contest resume. Messages name it by its {@code toString()}. Used by one
 * thread at a time.
 */
public interface GameStore {

    /** Keeps nothing. */
    GameStore NONE = new GameStore() {
        @Override
        public Collection<GameRecord> games() {
            return List.of();
        }

        @Override
        public void add(GameRecord game) {}
    };

    /** The games that were played before, in any order, none twice. */
    Collection<GameRecord> games();

    /** Keeps a game that has just finished. Games come in the order in which they finish. */
    void add(GameRecord game);
}
