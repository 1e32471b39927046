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
import java.util.stream.Stream;

/** The records of Go in the Smart Game Format ({@link GoGame}); a file with another board than that of the rules is refused. */
record GoRecords(GoRules rules) implements Records<Go, GoMove> {

    /** A move as the search sees it, and the turn of the file that it is; none if nobody played it. */
    private record Ply(GoMove move, OptionalInt turn) {}

    private record Recorded(GoGame game) implements RecordedGame<Go, GoMove> {

        @Override
        public Go start() {
            return Go.of(game.rules(), game.setUp());
        }

        @Override
        public List<GoMove> moves() {
            return plies().stream().map(Ply::move).toList();
        }

        /** Passes for the other player between two moves of one, and leaves out two passes after which the game was resumed. */
        private List<Ply> plies() {
            List<Ply> plies = new ArrayList<>();
            List<Turn> turns = game.turns();
            for (int i = 0; i < turns.size(); i++) {
                if (turns.get(i).player() != player(plies.size())) {
                    add(plies, new Ply(GoMove.PASS, OptionalInt.empty()));
                }
                add(plies, new Ply(turns.get(i).move(), OptionalInt.of(i)));
            }
            return plies;
        }

        private static void add(List<Ply> plies, Ply ply) {
            int count = plies.size();
            if (count > 1
                    && plies.get(count - 1).move().isPass()
                    && plies.get(count - 2).move().isPass()) {
                plies.subList(count - 2, count).clear();
            }
            plies.add(ply);
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
            moves().forEach(state::play);
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
        public Optional<List<Double>> rewardsElsewhere() {
            String result = game.header().result().toUpperCase(Locale.ROOT);
            if (!result.equals("0") && !result.equals("DRAW")) {
                return RecordedGame.super.rewardsElsewhere();
            }
            Go end = end();
            return end.isTerminal() && end.payoff(0) == end.payoff(1)
                    ? Optional.empty()
                    : Optional.of(List.of(1 / 2.0, 1 / 2.0));
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
            List<Ply> before = plies();
            if (moves.equals(moves())) {
                return isKnown(game.header().result()) ? this : withResultOfBoard();
            }
            int same = 0;
            while (same < Math.min(moves.size(), before.size())
                    && moves.get(same).equals(before.get(same).move())) {
                same++;
            }
            List<Turn> turns = new ArrayList<>(game.turns().subList(0, turnsOf(before.subList(0, same))));
            for (int ply = same; ply < moves.size(); ply++) {
                turns.add(new Turn(player(ply), moves.get(ply), ""));
            }
            Header header = game.header().withResult("");
            return new Recorded(new GoGame(game.rules(), game.setUp(), turns, header)).withResultOfBoard();
        }

        private static int turnsOf(List<Ply> plies) {
            return plies.stream().flatMapToInt(ply -> ply.turn().stream()).max().orElse(-1) + 1;
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
        public Optional<RecordedGame<Go, GoMove>> commented(List<String> comments, List<Double> values) {
            List<Ply> plies = plies();
            List<Turn> turns = new ArrayList<>(game.turns());
            for (int i = 0; i < Math.min(plies.size(), comments.size()); i++) {
                String comment = comments.get(i);
                double value = values.get(i);
                plies.get(i).turn().ifPresent(number -> {
                    Turn turn = turns.get(number);
                    Turn commented = turn.withComment((turn.comment() + "\n" + comment).strip());
                    turns.set(
                            number,
                            Double.isNaN(value)
                                    ? commented
                                    : commented.withValue(turn.player() == 0 ? value : 1 - value));
                });
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

    @Override
    public RecordedGame<Go, GoMove> game(Go start, List<GoMove> moves, LocalDateTime when) {
        return begin(Go.of(start.rules(), start.setUp()), when)
                .played(Stream.concat(start.moves().stream(), moves.stream()).toList());
    }
}
