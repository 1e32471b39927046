package io.mcts.games.go.spec;

import io.mcts.games.go.Go;
import io.mcts.games.go.GoGame;
import io.mcts.games.go.GoGame.Turn;
import io.mcts.games.go.GoMove;
import io.mcts.games.go.GoRules;
import io.mcts.spec.game.RecordedGame;
import io.mcts.spec.game.Records;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * The records of Go, in the Smart Game Format: {@link GoGame}. Files keep moves, not names.
 *
 * @param rules those of the games; a file with another board is refused
 */
record GoRecords(GoRules rules) implements Records<Go, GoMove> {

    private record Recorded(GoGame game, List<String> names, OptionalInt winner) implements RecordedGame<Go, GoMove> {

        @Override
        public Go start() {
            return Go.initial(game.rules());
        }

        /** The moves in turn: where a player moves twice, as after a handicap, the other one passes. */
        @Override
        public List<GoMove> moves() {
            List<GoMove> moves = new ArrayList<>();
            for (Turn turn : game.turns()) {
                if (moves.size() % 2 != turn.player()) {
                    moves.add(GoMove.PASS);
                }
                moves.add(turn.move());
            }
            return moves;
        }

        @Override
        public boolean isOver() {
            return winner.isPresent() || end().isTerminal();
        }

        private Go end() {
            Go state = start();
            for (GoMove move : moves()) {
                if (!state.isTerminal()) {
                    state.play(move);
                }
            }
            return state;
        }

        @Override
        public RecordedGame<Go, GoMove> named(List<String> other) {
            return new Recorded(game, other, winner);
        }

        @Override
        public RecordedGame<Go, GoMove> played(List<GoMove> moves) {
            List<Turn> turns = new ArrayList<>();
            for (GoMove move : moves) {
                turns.add(new Turn(turns.size() % 2, move, ""));
            }
            Recorded played = new Recorded(new GoGame(game.rules(), turns), names, OptionalInt.empty());
            Go end = played.end();
            return !end.isTerminal() || end.score() == 0 ? played : played.wonBy(end.score() > 0 ? 0 : 1);
        }

        @Override
        public RecordedGame<Go, GoMove> wonBy(int player) {
            return new Recorded(game, names, OptionalInt.of(player));
        }

        @Override
        public String text() {
            return game.toSgf();
        }
    }

    @Override
    public RecordedGame<Go, GoMove> read(byte[] file) {
        GoGame game = GoGame.ofSgf(new String(file, StandardCharsets.UTF_8));
        if (game.rules().lines() != rules.lines()) {
            throw new IllegalArgumentException("the game is of " + game.rules().lines() + " lines, not " + rules.lines()
                    + "; allowed: go:lines=" + game.rules().lines());
        }
        RecordedGame<Go, GoMove> recorded = new Recorded(game, List.of("", ""), OptionalInt.empty());
        return recorded.played(recorded.moves());
    }

    /** Refuses a beginning with stones: a file would show them as moves. */
    @Override
    public RecordedGame<Go, GoMove> begin(Go start, LocalDateTime when) {
        if (!start.moves().isEmpty()) {
            throw new IllegalArgumentException("a record of Go begins with an empty board, not with " + start);
        }
        return new Recorded(GoGame.of(start.rules()), List.of("", ""), OptionalInt.empty());
    }
}
