package io.mcts.cli.records;

import io.mcts.arena.records.GameLine;
import io.mcts.arena.records.GameLine.MoveJson;
import io.mcts.arena.records.GameRecord;
import io.mcts.arena.records.Turn;
import io.mcts.cli.report.MoveReview;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.result.MoveStatistics;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.ErrorMessages;
import io.mcts.spec.catalog.TextFiles;
import io.mcts.spec.game.Chance;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.RecordedGame;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The games of a file, in the game's own format or as JSON lines by {@code match --record}. They can be written again with reviews of their
 * moves.
 */
public final class RecordedGames<S extends GameState<S, M>, M extends Move> {

    private static final String CONTEST = "{";

    private final Path path;
    private final Game<S, M> game;
    private final String gameName;

    /** The writers of the games, each of which takes the reviews of its choices. */
    private final List<Function<Iterator<MoveReview<M>>, String>> writers = new ArrayList<>();

    private final List<RecordedChoice<S, M>> choices = new ArrayList<>();

    /** The position of a game without moves, such as a problem. */
    private Optional<S> problem = Optional.empty();

    /** Reads a file; {@code games} are suggested if this one has no records. */
    public RecordedGames(Path path, Game<S, M> game, String gameName, Catalog<Game<?, ?>> games) {
        this.path = path;
        this.game = game;
        this.gameName = gameName;
        String text = text();
        if (text.startsWith(CONTEST)) {
            readContest(text);
        } else {
            RecordedGame<S, M> recorded =
                    GameFile.of(path, game, gameName, games).read();
            choices.addAll(RecordedChoice.of(OptionalInt.empty(), recorded.start(), recorded.moves()));
            problem = Optional.of(recorded.start())
                    .filter(start -> recorded.moves().isEmpty() && !start.isTerminal() && !Chance.isToMove(start));
            writers.add(reviews -> text(recorded, reviews));
        }
    }

    /** Returns the position of a game without moves. */
    public Optional<S> problem() {
        return problem;
    }

    public List<RecordedChoice<S, M>> choices() {
        return choices;
    }

    /** The games with reviews of the first choices, in their format or, if it has no comments, as JSON lines. */
    public String text(List<MoveReview<M>> reviews) {
        Iterator<MoveReview<M>> all = reviews.iterator();
        StringBuilder text = new StringBuilder();
        writers.forEach(writer -> text.append(writer.apply(all)));
        return text.toString();
    }

    private void readContest(String text) {
        List<String> lines = text.lines().toList();
        for (int number = 1; number <= lines.size(); number++) {
            try {
                GameLine line = GameLine.parse(lines.get(number - 1));
                choices.addAll(choices(line));
                writers.add(reviews -> reviewed(line, reviews).json() + "\n");
            } catch (IllegalArgumentException refusal) {
                if (number < lines.size() || text.endsWith("\n")) { // a contest in progress may have written a part
                    throw new IllegalArgumentException(
                            "--record: '" + path + "': line " + number + ": " + ErrorMessages.line(refusal));
                }
            }
        }
    }

    private String text() {
        try {
            return new String(TextFiles.withoutMark(Files.readAllBytes(path)), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw ErrorMessages.ofFile("--record: ", path, "cannot be read", failure);
        }
    }

    private List<RecordedChoice<S, M>> choices(GameLine line) {
        String played = line.settings().getOrDefault("game", gameName);
        if (!played.equals(gameName)) {
            throw new IllegalArgumentException("it is a game of '" + played + "', not of '" + gameName + "'");
        }
        Notation<S, M> notation = game.notation();
        S start = notation.parse(line.start());
        S state = start.copy();
        List<M> moves = new ArrayList<>();
        for (MoveJson turn : line.moves()) {
            M move = notation.parseMove(state, turn.move());
            state.play(move);
            moves.add(move);
        }
        return RecordedChoice.of(OptionalInt.of(line.number()), start, moves);
    }

    private GameLine reviewed(GameLine line, Iterator<MoveReview<M>> reviews) {
        return line.with(line.moves().stream()
                .map(move -> move.player() < 0 || !reviews.hasNext() ? move : with(move, reviews.next()))
                .toList());
    }

    private MoveJson with(MoveJson move, MoveReview<M> review) {
        Optional<MoveStatistics<M>> found = review.statistics();
        Double mean = found.map(MoveStatistics::mean).orElse(null);
        long visits = found.map(MoveStatistics::visits).orElse(0L);
        long iterations = review.result().iterations();
        String comment = review.text(game.players());
        return new MoveJson(move.player(), move.move(), move.millis(), mean, visits, iterations, comment);
    }

    private String text(RecordedGame<S, M> recorded, Iterator<MoveReview<M>> reviews) {
        GameLine line = reviewed(line(recorded), reviews);
        List<String> comments = line.moves().stream()
                .map(move -> Objects.requireNonNullElse(move.comment(), ""))
                .toList();
        List<Double> values = line.moves().stream()
                .map(move -> Objects.requireNonNullElse(move.value(), Double.NaN))
                .toList();
        return recorded.commented(comments, values).map(RecordedGame::text).orElseGet(() -> line.json() + "\n");
    }

    private GameLine line(RecordedGame<S, M> recorded) {
        List<Turn> turns = new ArrayList<>();
        S state = recorded.start();
        for (M move : recorded.moves()) {
            turns.add(
                    Chance.isToMove(state)
                            ? Turn.ofChance(move.toString())
                            : new Turn(state.currentPlayer(), move.toString(), 0, Double.NaN, 0, 0));
            state.play(move);
        }
        Map<String, String> settings = new TreeMap<>(Map.of("game", gameName));
        @Nullable
        List<Double> rewards = state.isTerminal() ? GameRecord.rewardsOf(recorded.start(), recorded.moves()) : null;
        if (recorded.rewardsElsewhere().isPresent()) {
            settings.put(GameLine.ENDING, GameLine.RECORDED);
            rewards = recorded.rewardsElsewhere().get();
        }
        String start = game.notation().format(recorded.start());
        return GameLine.of(settings, recorded.namesOfPlayers(), start, turns, rewards);
    }
}
