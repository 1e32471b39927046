package io.mcts.cli.report;

import io.mcts.cli.json.SearchJson;
import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.result.Bounds;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchEffort;
import io.mcts.result.SearchResult;
import io.mcts.spec.game.Chance;
import io.mcts.spec.game.Game;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/** An analysis as text: position, best move, table of moves, and effort. */
public final class AnalysisText<S extends GameState<S, M>, M extends Move> {

    private static final String UNKNOWN = "-";
    private static final int LABEL_WIDTH = 10;

    private final Game<S, M> game;
    private final S state;
    private final SearchResult<M> result;
    private final boolean isChance;
    private final StringBuilder text = new StringBuilder();

    private AnalysisText(Game<S, M> game, S state, SearchResult<M> result) {
        this.game = game;
        this.state = state;
        this.result = result;
        isChance = Chance.isToMove(state);
    }

    public static <S extends GameState<S, M>, M extends Move> String of(
            Game<S, M> game, S state, SearchResult<M> result) {
        AnalysisText<S, M> text = new AnalysisText<>(game, state, result);
        text.writePosition();
        text.writeVerdict();
        text.writeMoves();
        text.writeEffort();
        return text.text.toString();
    }

    private void writePosition() {
        write("%s%n", game.diagram(state).indent(2));
    }

    private void writeVerdict() {
        String player = game.players().get(result.player());
        writeLine("to move", "%s", isChance ? "chance, then " + player : player);
        if (!isChance) {
            writeLine("best move", "%s", result.bestMove());
        }
        boolean isAlone = game.players().size() == 1;
        writeLine(
                "value",
                isAlone ? "%.3f for %s, from 0 (the least) to 1 (the most)" : "%.3f for %s, from 0 (lost) to 1 (won)",
                result.value(),
                player);
        boolean isUsual = result.maxPayoff() == 1 && (result.minPayoff() == 0 || result.minPayoff() == -1);
        if (isAlone || !isUsual) {
            writeLine(
                    "payoff",
                    "%+.3f, from %s to %s",
                    result.payoff(),
                    number(result.minPayoff()),
                    number(result.maxPayoff()));
        }
        if (!result.bounds().equals(Bounds.UNKNOWN)) {
            writeLine("proven", "%s", result.bounds());
        }
        if (!isChance) {
            writeLine("expected", "%s", expected());
        }
    }

    private String expected() {
        String moves = String.join(" ", SearchJson.texts(result.principalVariation()));
        if (state instanceof HiddenInformation) { // they may be moves of another deal
            return moves;
        }
        S end = state.copy();
        result.principalVariation().forEach(end::play);
        return moves + (Chance.isToMove(end) ? ", then chance" : "");
    }

    private void writeMoves() {
        int width = result.moves().stream()
                .mapToInt(move -> move.move().toString().length())
                .reduce(LABEL_WIDTH, Math::max);
        String name = "  %-" + width + "s";
        write("%n" + name + "%14s%10s%9s%9s%n", labels().toArray());
        for (MoveStatistics<M> move : isChance ? inOrder() : result.moves()) {
            String mean = isMeasured(move) ? thousandths(move.mean()) : UNKNOWN;
            String error = isMeasured(move) ? thousandths(move.standardError()) : UNKNOWN;
            String proven = move.bounds().equals(Bounds.UNKNOWN) ? "" : "  " + move.bounds();
            double percent = 100 * share(move);
            write(name + "%,14d%8.1f %%%9s%9s%s%n", move.move(), move.visits(), percent, mean, error, proven);
        }
        write("%n");
    }

    private static boolean isMeasured(MoveStatistics<?> move) {
        return move.visits() > 0 || !move.bounds().equals(Bounds.UNKNOWN);
    }

    private static String thousandths(double number) {
        return String.format(Locale.ROOT, "%.3f", number);
    }

    private List<String> labels() {
        return isChance
                ? List.of("outcome", "visits", "chance", "mean", "± s.e.")
                : List.of("move", "visits", "share", "mean", "± s.e.");
    }

    /** Outcomes in the game's order: nobody chooses among them. */
    private List<MoveStatistics<M>> inOrder() {
        return state.legalMoves().stream().map(result::statistics).toList();
    }

    /** The share of the visits of a move; the probability of a chance outcome. */
    private double share(MoveStatistics<M> move) {
        if (isChance) {
            return state.probability(move.move());
        }
        long all = result.moves().stream().mapToLong(MoveStatistics::visits).sum();
        return all == 0 ? 0 : (double) move.visits() / all;
    }

    private void writeEffort() {
        SearchEffort effort = result.effort();
        double speed = effort.iterationsPerSecond();
        String time = duration(effort.elapsed());
        writeLine("iterations", "%,d in %s, %,.0f a second", effort.iterations(), time, speed);
        if (effort.iterations() == 0 && result.bounds().equals(Bounds.UNKNOWN)) {
            writeLine("", "nothing was searched, so the best move is a guess; give 1 iteration or more");
        }
        writeLine(
                "tree",
                "%s in %s, %s deep",
                MatchText.counted(effort.nodes(), "node"),
                memory(effort.bytes()),
                MatchText.counted(effort.depth(), "move"));
        if (effort.savedNodes() > 0) {
            writeLine("saved", "%,d nodes of positions that have one", effort.savedNodes());
        }
        writeLine("stopped", "%s", effort.stopReason().inWords());
        writeLine("seed", "%d", effort.seed());
    }

    private static String number(double bound) {
        return bound == Math.rint(bound) && Math.abs(bound) < 1e15
                ? Long.toString((long) bound)
                : Double.toString(bound);
    }

    private static String duration(Duration time) {
        long millis = time.toMillis();
        return millis < 10_000 ? millis + " ms" : String.format(Locale.ROOT, "%.1f s", millis / 1e3);
    }

    private static String memory(long bytes) {
        return bytes < 1 << 20
                ? String.format(Locale.ROOT, "%.0f KiB", bytes / 0x1p10)
                : String.format(Locale.ROOT, "%.1f MiB", bytes / 0x1p20);
    }

    private void writeLine(String label, String format, Object... values) {
        write("  %-" + LABEL_WIDTH + "s  ", label);
        write(format + "%n", values);
    }

    private void write(String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values));
    }
}
