package io.mcts.games.go.spec;

import io.mcts.games.go.Go;
import io.mcts.games.go.GoGame;
import io.mcts.games.go.GoGame.Header;
import io.mcts.games.go.GoGame.Turn;
import io.mcts.games.go.GoMove;
import io.mcts.games.go.GoRules;
import io.mcts.spec.game.RecordedGame;
import io.mcts.spec.game.Records;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The records of Go in the Smart Game Format ({@link GoGame}); a file with another board than that of the rules is refused. */
record GoRecords(GoRules rules) implements Records<Go, GoMove> {

    private record Recorded(GoGame game) implements RecordedGame<Go, GoMove> {

        @Override
        public Go start() {
            return Go.of(game.rules(), game.setUp());
        }

        @Override
        public List<GoMove> moves() {
            return turns().stream().map(Turn::move).toList();
        }

        /** Inserts passes between two moves of one player. */
        private List<Turn> turns() {
            List<Turn> turns = new ArrayList<>();
            for (Turn turn : game.turns()) {
                int next = player(turns.size());
                if (turn.player() != next) {
                    turns.add(new Turn(next, GoMove.PASS, ""));
                }
                turns.add(turn);
            }
            return turns;
        }

        private int player(int ply) {
            return (game.setUp().nextPlayer() + ply) % 2;
        }

        @Override
        public boolean isOver() {
            return isKnown(game.header().result()) || end().isTerminal();
        }

        /** {@code ?} is an unknown result. */
        private static boolean isKnown(String result) {
            return !result.isBlank() && !result.equals("?");
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
        public OptionalInt winner() {
            String result = game.header().result().toUpperCase(Locale.ROOT);
            return result.startsWith("B+")
                    ? OptionalInt.of(0)
                    : result.startsWith("W+") ? OptionalInt.of(1) : OptionalInt.empty();
        }

        @Override
        public List<String> names() {
            Header header = game.header();
            return player(0) == 0 ? List.of(header.black(), header.white()) : List.of(header.white(), header.black());
        }

        @Override
        public RecordedGame<Go, GoMove> named(List<String> names) {
            int black = player(0);
            return new Recorded(game.with(game.header().withNames(names.get(black), names.get(1 - black))));
        }

        /** {@inheritDoc} Comments stay as far as the moves are the same. */
        @Override
        public RecordedGame<Go, GoMove> played(List<GoMove> moves) {
            List<Turn> before = turns();
            if (moves.equals(before.stream().map(Turn::move).toList())) {
                return isKnown(game.header().result()) ? this : withResultOfBoard();
            }
            List<Turn> turns = new ArrayList<>();
            boolean isSame = true;
            for (GoMove move : moves) {
                int ply = turns.size();
                isSame = isSame && ply < before.size() && before.get(ply).move().equals(move);
                turns.add(isSame ? before.get(ply) : new Turn(player(ply), move, ""));
            }
            Header header = game.header().withResult("");
            return new Recorded(new GoGame(game.rules(), game.setUp(), turns, header)).withResultOfBoard();
        }

        private Recorded withResultOfBoard() {
            Go end = end();
            return end.isTerminal() ? withResult(GoGame.result(end.score())) : this;
        }

        private Recorded withResult(String result) {
            return new Recorded(game.with(game.header().withResult(result)));
        }

        @Override
        public RecordedGame<Go, GoMove> wonBy(int player) {
            return winner().equals(OptionalInt.of(player)) ? this : withResult(player == 0 ? "B+" : "W+");
        }

        @Override
        public String comment() {
            return game.header().comment();
        }

        @Override
        public Optional<RecordedGame<Go, GoMove>> commented(List<String> comments) {
            List<Turn> turns = turns();
            for (int ply = 0; ply < Math.min(turns.size(), comments.size()); ply++) {
                Turn turn = turns.get(ply);
                turns.set(ply, turn.withComment((turn.comment() + "\n" + comments.get(ply)).strip()));
            }
            return Optional.of(new Recorded(new GoGame(game.rules(), game.setUp(), turns, game.header())));
        }

        @Override
        public String text() {
            return game.toSgf();
        }
    }

    @Override
    public String format() {
        return "SGF";
    }

    @Override
    public String extension() {
        return "sgf";
    }

    @Override
    public boolean recognizes(byte[] file) {
        return GoGame.isSgf(file);
    }

    @Override
    public Map<String, String> options(byte[] file) {
        GoRules played = GoGame.ofSgf(file).rules();
        return Map.of("lines", String.valueOf(played.lines()), "komi", String.valueOf(played.komi()));
    }

    @Override
    public RecordedGame<Go, GoMove> read(byte[] file) {
        GoGame game = GoGame.ofSgf(file);
        if (game.rules().lines() != rules.lines()) {
            throw new IllegalArgumentException("the game is of " + game.rules().lines() + " lines, not " + rules.lines()
                    + "; allowed: go:lines=" + game.rules().lines());
        }
        Recorded recorded = new Recorded(game);
        return recorded.played(recorded.moves());
    }

    /** Refuses a beginning after moves, which a file would show as those of the game. */
    @Override
    public RecordedGame<Go, GoMove> begin(Go start, LocalDateTime when) {
        if (!start.moves().isEmpty()) {
            throw new IllegalArgumentException("a record of Go begins before the first move, not with " + start);
        }
        return new Recorded(GoGame.of(start.rules(), start.setUp()));
    }
}
