package io.mcts.games.einstein.records;

import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.EinSteinMove;
import io.mcts.games.einstein.EinSteinOpening;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * A game in the format of Chinese computer-game contests. Immutable.
 * <pre>
 * #[WTN][TeamA R][TeamB B][先手胜][2019.08.04 14:00 北京][2019 CCGC];
 * R:A5-6;B5-2;C5-4;A4-1;B4-5;A3-3
 * B:E3-3;D2-5;E2-1;C1-4;D1-2;E1-6
 * 1:4;(R4,D4)
 * 2:1;(B1,D3)
 * </pre>
 *
 * <p>The first line has the game, both players with their colours, the result ({@code 先手胜} if the first has won, {@code 后手胜} if the second,
 * or nothing), time and place, and the event. Two lines give the stones, as cell and number. Then there is a line for each roll and move:
 * its number, the roll, the stone by colour and number, and the target. Columns are A to E, rows 5 (top) to 1.
 *
 * @param moves rolls and steps in turn, from a roll to a step
 * @param winner the winner, also by resignation or time; empty if not known
 */
public record EinSteinRecord(
        RecordHeader header, EinSteinOpening opening, List<EinSteinMove> moves, OptionalInt winner) {

    /**
     * Checks that the game can be played so.
     *
     * @throws IllegalArgumentException if a move is illegal, the last one is a roll, or the winner is not that on the board
     */
    public EinSteinRecord {
        moves = List.copyOf(moves);
        EinStein state = opening.state();
        for (int i = 0; i < moves.size(); i++) {
            if (!state.legalMoves().contains(moves.get(i))) {
                throw new IllegalArgumentException("move " + (i + 1) + ", " + moves.get(i) + ", is illegal in " + state
                        + "; legal are " + state.legalMoves());
            }
            state.play(moves.get(i));
        }
        if (state.die() != 0) {
            throw new IllegalArgumentException("the record ends with a roll, " + state.die() + "; a step must follow");
        }
        if (winner.isPresent()) {
            requireWinner(state, winner.getAsInt());
        }
    }

    /**
     * Reads a record. The header may lack {@code [WTN]}; set-up lines and their cells may be in any order, letters small; blank lines are
     * skipped.
     *
     * @throws IllegalArgumentException if the text is no record, or a stone may not move with its roll or cannot reach its cell; the
     *     message names the line
     */
    public static EinSteinRecord parse(String text) {
        return new EinSteinRecordReader(text).read();
    }

    /**
     * Reads a record from the bytes of a file, in UTF-8 or else in GB 2312.
     *
     * @throws IllegalArgumentException as {@link #parse(String)} does
     */
    public static EinSteinRecord parse(byte[] bytes) {
        return parse(EinSteinRecordReader.decode(bytes));
    }

    /** Writes the record for {@link #parse(String)}; each line ends in a line feed. */
    public String format() {
        return EinSteinRecordWriter.write(this);
    }

    /** Returns new states: the beginning, and the state after each of {@link #moves}. */
    public List<EinStein> states() {
        List<EinStein> states = new ArrayList<>();
        EinStein state = opening.state();
        states.add(state.copy());
        for (EinSteinMove move : moves) {
            state.play(move);
            states.add(state.copy());
        }
        return states;
    }

    /** Returns the written form of the record. */
    @Override
    public String toString() {
        return format();
    }

    private static void requireWinner(EinStein end, int winner) {
        if (winner != EinStein.RED && winner != EinStein.BLUE) {
            throw new IllegalArgumentException("the winner is 0 (red) or 1 (blue), not " + winner);
        }
        if (end.isTerminal() && winner == end.nextPlayer()) {
            throw new IllegalArgumentException(
                    "the winner is said to be " + name(winner) + ", but on the board " + name(1 - winner) + " has won");
        }
    }

    private static String name(int player) {
        return player == EinStein.RED ? "red" : "blue";
    }
}
