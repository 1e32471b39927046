package io.mcts.selfplay;

import io.mcts.arena.result.MatchResult;
import java.util.List;
import java.util.Optional;

/** Observes a {@link LearningRun}. Calls come from its thread or the playing threads, one at a time. */
public interface LearningListener {

    /** A listener that does nothing. */
    LearningListener NONE = new LearningListener() {};

    /** Observes games in progress. */
    interface Progress extends AutoCloseable {

        /** Called after each game, with the number so far, earlier runs included, and the match so far, empty in self-play. */
        void done(int games, Optional<MatchResult> result);

        /** Called after the last game. */
        @Override
        void close();
    }

    /** Called before games are played: the name of their files, such as {@code gate-3}, the most games, and those of an earlier run. */
    default Progress begins(String name, int games, int before) {
        return new Progress() {
            @Override
            public void done(int games, Optional<MatchResult> result) {}

            @Override
            public void close() {}
        };
    }

    /** Called when a generation, the last in the list, is complete ({@code isNew}) or has been read from the folder. */
    default void generation(List<Generation> all, boolean isNew) {}
}
