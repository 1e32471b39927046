package io.mcts.cli.records;

import io.mcts.cli.json.SearchJson;
import io.mcts.cli.report.MoveReview;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The analyses of a recorded game as a table: a line for each choice, the move played beside the best. */
public final class RecordTable<S extends GameState<S, M>, M extends Move> {

    private final List<String> players;
    private final Iterator<RecordedChoice<S, M>> choices;
    private final boolean areOfContest;
    private final boolean hasThrows;

    /** Makes a table; analyses will come in the order of the choices. */
    public RecordTable(List<String> players, List<RecordedChoice<S, M>> choices) {
        this.players = players;
        this.choices = choices.iterator();
        hasThrows = choices.stream().anyMatch(choice -> !choice.drawn().isEmpty());
        areOfContest = choices.stream().anyMatch(choice -> choice.game().isPresent());
    }

    public String heading() {
        return (areOfContest ? "    game" : "") + line("move", "roll", "player", "played", "mean", "best", "value");
    }

    public String line(SearchResult<M> result) {
        RecordedChoice<S, M> choice = choices.next();
        String drawn = String.join(" ", SearchJson.texts(choice.drawn()));
        String game =
                areOfContest ? String.format(Locale.ROOT, "  %6d", choice.game().orElseThrow()) : "";
        String number = Integer.toString(choice.number());
        String player = players.get(result.player());
        M played = choice.played();
        Optional<MoveStatistics<M>> found = new MoveReview<>(played, result).statistics();
        String mean = found.map(move -> decimal(move.mean())).orElse("-");
        String value = decimal(result.value());
        return game + line(number, drawn.isEmpty() ? "-" : drawn, player, played, mean, result.bestMove(), value);
    }

    private static String decimal(double value) {
        return String.format(Locale.ROOT, "%.3f", value);
    }

    /** The columns, without that of rolls in a game without them. */
    private String line(String move, String thrown, Object... columns) {
        return String.format(Locale.ROOT, "  %4s", move)
                + (hasThrows ? String.format(Locale.ROOT, "  %5s", thrown) : "")
                + String.format(Locale.ROOT, "  %-8s  %-8s  %5s  %-8s  %5s%n", columns);
    }
}
