package io.mcts.examples.ugi;

import java.util.List;

/** What a line asks of the engine. */
sealed interface Request {

    /** Answers it. */
    void applyTo(UgiEngine engine);

    /** Whether it is answered during a search, too. */
    default boolean isAnsweredInSearch() {
        return false;
    }

    /** {@code ugi}: says who the engine is, and its options. */
    record Ugi() implements Request {

        @Override
        public void applyTo(UgiEngine engine) {
            engine.introduce();
        }
    }

    /** {@code isready}: asks for a sign of life. */
    record IsReady() implements Request {

        @Override
        public void applyTo(UgiEngine engine) {
            engine.sayReady();
        }

        @Override
        public boolean isAnsweredInSearch() {
            return true;
        }
    }

    /** {@code uginewgame}: forgets the position and the tree. */
    record NewGame() implements Request {

        @Override
        public void applyTo(UgiEngine engine) {
            engine.startNewGame();
        }
    }

    /** {@code setoption name <name> value <value>}. */
    record SetOption(String name, String value) implements Request {

        @Override
        public void applyTo(UgiEngine engine) {
            engine.setOption(name, value);
        }
    }

    /**
     * {@code position startpos|fen <start> [moves <move> ...]}.
     *
     * @param start the written position to begin with; {@link Line#START} for the beginning of the game
     * @param moves the moves from there
     */
    record Position(String start, List<String> moves) implements Request {

        public Position {
            moves = List.copyOf(moves);
        }

        @Override
        public void applyTo(UgiEngine engine) {
            engine.setPosition(start, moves);
        }
    }

    /** {@code go}, with a limit. */
    record Go(Limit limit) implements Request {

        @Override
        public void applyTo(UgiEngine engine) {
            engine.go(limit);
        }
    }

    /** {@code stop}: ends the search; without one it does nothing, for the search may have ended by itself just now. */
    record Stop() implements Request {

        @Override
        public void applyTo(UgiEngine engine) {
            engine.stop();
        }

        @Override
        public boolean isAnsweredInSearch() {
            return true;
        }
    }

    /** {@code query}, with a question about the position. */
    record Query(Question question) implements Request {

        @Override
        public void applyTo(UgiEngine engine) {
            engine.query(question);
        }
    }

    /** {@code quit}: ends the conversation, and a search with it. */
    record Quit() implements Request {

        @Override
        public void applyTo(UgiEngine engine) {
            engine.quit();
        }

        @Override
        public boolean isAnsweredInSearch() {
            return true;
        }
    }
}
