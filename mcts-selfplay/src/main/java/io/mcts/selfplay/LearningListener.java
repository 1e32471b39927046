package io.mcts.selfplay;

import io.mcts.arena.result.MatchResult;
import java.util.List;
import java.util.Optional;

/** Follows a {@link LearningRun}. Called by the thread that runs it, or by the threads that play, one at a time. */
public interface LearningListener {

    /** A listener that does nothing. */
    LearningListener NONE = new LearningListener() {};

    /** Follows games that are being played. */
    interface Progress extends AutoCloseable {

        /**
         * Called when a game is done.
         *
         * @param games how many are done, those of earlier runs included
         * @param result the match so far; empty in self-play
         */
        void done(int games, Optional<MatchResult> result);

        /** Called when no more games are played. */
        @Override
        void close();
    }

    /**
     * Called before games are played.
     *
     * @param name the name of the games' files, such as {@code gate-3}
     * @param games how many there are at most
     * @param before how many of them an earlier run has played
     */
    default Progress begins(String name, int games, int before) {
        return new Progress() {
            @Override
            public void done(int games, Optional<MatchResult> result) {}

            @Override
            public void close() {}
        };
    }

    /**
     * Called when a generation is done, or has been read from the folder.
     *
     * @param all the generations so far, the last of which it is
     * @param isNew whether this run has made it
     */
    default void generation(List<Generation> all, boolean isNew) {}
}
