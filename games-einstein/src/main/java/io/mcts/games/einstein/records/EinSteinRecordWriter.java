package io.mcts.games.einstein.records;

import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.EinSteinOpening;
import io.mcts.games.einstein.SetUp;
import io.mcts.games.einstein.Step;
import io.mcts.games.einstein.board.Cells;
import io.mcts.games.einstein.board.SixStones;
import java.util.Locale;
import java.util.OptionalInt;

final class EinSteinRecordWriter {

    /** The first player has won. */
    static final String FIRST_WON = "先手胜";

    /** The second player has won. */
    static final String SECOND_WON = "后手胜";

    private static final String COLOURS = "RB";

    private EinSteinRecordWriter() {}

    static String write(EinSteinRecord record) {
        StringBuilder text = new StringBuilder();
        EinSteinOpening opening = record.opening();
        writeHeader(text, record, opening.firstPlayer());
        writeSetUp(text, EinStein.RED, opening.red());
        writeSetUp(text, EinStein.BLUE, opening.blue());
        EinStein state = opening.state();
        for (int i = 0; i < record.moves().size(); i += 2) {
            state.play(record.moves().get(i));
            Step step = (Step) record.moves().get(i + 1);
            writeLine(text, i / 2 + 1, state, step);
            state.play(step);
        }
        return text.toString();
    }

    private static void writeHeader(StringBuilder text, EinSteinRecord record, int firstPlayer) {
        RecordHeader header = record.header();
        text.append("#[WTN][").append(header.first()).append(' ').append(COLOURS.charAt(firstPlayer));
        text.append("][").append(header.second()).append(' ').append(COLOURS.charAt(1 - firstPlayer));
        text.append("][").append(result(record.winner(), firstPlayer));
        text.append("][").append(header.timeAndPlace());
        text.append("][").append(header.event()).append("];\n");
    }

    private static String result(OptionalInt winner, int firstPlayer) {
        if (winner.isEmpty()) {
            return "";
        }
        return winner.getAsInt() == firstPlayer ? FIRST_WON : SECOND_WON;
    }

    private static void writeSetUp(StringBuilder text, int player, SetUp setUp) {
        text.append(COLOURS.charAt(player));
        for (int n = 0; n < SixStones.COUNT; n++) {
            text.append(n == 0 ? ':' : ';')
                    .append(name(player, SetUp.cell(player, n)))
                    .append('-')
                    .append(setUp.numbers().charAt(n));
        }
        text.append('\n');
    }

    private static void writeLine(StringBuilder text, int number, EinStein state, Step step) {
        int player = state.nextPlayer();
        int shift = SixStones.shiftAt(SixStones.at(state.stones(player), step.from()));
        text.append(number).append(':').append(state.die());
        text.append(";(").append(COLOURS.charAt(player)).append(SixStones.number(shift) + 1);
        text.append(',').append(name(player, step.to())).append(")\n");
    }

    private static String name(int player, int cell) {
        return Cells.name(player, cell).toUpperCase(Locale.ROOT);
    }
}
