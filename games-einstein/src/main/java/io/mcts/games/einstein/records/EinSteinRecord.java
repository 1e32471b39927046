package io.mcts.games.einstein.records;

import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.EinSteinMove;
import io.mcts.games.einstein.EinSteinOpening;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * A game, as Chinese computer-game contests write it. Immutable.
 *
 * <pre>
 * #[WTN][TeamA R][TeamB B][先手胜][2019.08.04 14:00 北京][2019 CCGC];
 * R:A5-6;B5-2;C5-4;A4-1;B4-5;A3-3
 * B:E3-3;D2-5;E2-1;C1-4;D1-2;E1-6
 * 1:4;(R4,D4)
 * 2:1;(B1,D3)
 * </pre>
 *
 * <p>The first line names the game, the first player and colour, the second player and colour, the result ({@code 先手胜},
 * the first has won, {@code 后手胜}, the second, or nothing), time and place, and the event. Two lines tell where the stones
 * stand, each as cell and number. Then there is a line for each throw with the move after it: its number, the throw, the
 * stone by colour and number, and where to. Columns are A to E, rows 5 (top) to 1.
 *
 * @param header the names and circumstances
 * @param opening how the stones stood and who began
 * @param moves the game so far, or as far as it was played: throws and steps in turn, beginning with a throw and ending with
 *     a step
 * @param winner the player who has won, also by resignation or time; empty if it is not known
 */
public record EinSteinRecord(
        RecordHeader header, EinSteinOpening opening, List<EinSteinMove> moves, OptionalInt winner) {

    /**
     * Checks that the game can be played so.
     *
     * @throws IllegalArgumentException if a move is illegal, the last one is a throw, or the winner is not the one who has
     *     won on the board
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
     * Reads a record.
     *
     * <p>The header may lack {@code [WTN]}; the two lines of set-up, and the cells in them, may stand in any order; letters may
     * be small; blank lines are skipped.
     *
     * @param text the whole record
     * @return the record
     * @throws IllegalArgumentException if the text is no record, or a stone may not move with its throw or cannot reach its
     *     cell; the message names the line
     */
    public static EinSteinRecord parse(String text) {
        return new EinSteinRecordReader(text).read();
    }

    /**
     * Reads a record from the bytes of a file, in UTF-8 or, where they are not, in GB 2312.
     *
     * @param bytes the whole file
     * @return the record
     * @throws IllegalArgumentException as {@link #parse(String)} does
     */
    public static EinSteinRecord parse(byte[] bytes) {
        return parse(EinSteinRecordReader.decode(bytes));
    }

    /**
     * Writes the record so that {@link #parse(String)} gives an equal one.
     *
     * @return the lines of the record, each ended by a line feed
     */
    public String format() {
        return EinSteinRecordWriter.write(this);
    }

    /**
     * The game move by move.
     *
     * @return the state at the beginning and the states after each of {@link #moves}; new ones at each call
     */
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

    /** The record in its written form. */
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
