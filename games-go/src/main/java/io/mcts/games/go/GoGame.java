package io.mcts.games.go;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A game as programs and files record it: stones of either player in any order, as after a handicap, and passes. Immutable.
 *
 * <p>Files are those of the Smart Game Format, version 4: the main line of the first game, with board, komi, placed stones, moves and
 * comments. Source: A. Hollosi, <i>SGF File Format FF[4]</i>.
 *
 * @param turns in order
 */
public record GoGame(GoRules rules, List<Turn> turns) {

    /**
     * A stone or a pass.
     *
     * @param player 0 for black, 1 for white
     * @param comment empty if there is none
     */
    public record Turn(int player, GoMove move, String comment) {}

    public GoGame {
        turns = List.copyOf(turns);
    }

    /** A game without turns. */
    public static GoGame of(GoRules rules) {
        return new GoGame(rules, List.of());
    }

    /**
     * This game with another turn.
     *
     * @throws IllegalArgumentException if the rules do not allow it
     */
    public GoGame with(Turn turn) {
        if (!turn.move().isPass() && !position(turn.player()).legalMoves().contains(turn.move())) {
            throw new IllegalArgumentException("illegal move " + turn.move());
        }
        List<Turn> more = new ArrayList<>(turns);
        more.add(turn);
        return new GoGame(rules, more);
    }

    /** The first turns alone. */
    public GoGame first(int count) {
        return new GoGame(rules, turns.subList(0, count));
    }

    /** Who is to move: the other one than last, at first black. */
    public int nextPlayer() {
        return turns.isEmpty() ? 0 : 1 - turns.get(turns.size() - 1).player();
    }

    /**
     * The position with a player to move, in which the game is never over. Where a player moved twice, the other one has passed. A pass
     * ends the game only after one that is the last turn, by the opponent, after a stone of the player's own.
     */
    public Go position(int player) {
        Go state = Go.initial(rules);
        for (Turn turn : turns) {
            if (!turn.move().isPass()) {
                toMove(state, turn.player()).play(turn.move());
            }
        }
        toMove(state, player);
        if (turns.isEmpty() || !turns.get(turns.size() - 1).move().isPass()) {
            state.goOn(); // a pass that nobody played
        }
        return state;
    }

    private static Go toMove(Go state, int player) {
        if (state.currentPlayer() != player) {
            state.play(GoMove.PASS);
        }
        return state;
    }

    /**
     * Reads a file.
     *
     * @throws IllegalArgumentException if it is no game of Go in this format, or has an illegal move; the message says where
     */
    public static GoGame ofSgf(String text) {
        return new SgfReader(text).read();
    }

    /** Writes a file. */
    public String toSgf() {
        int placed = 0;
        while (placed < turns.size() && turns.get(placed).player() == 0) {
            placed++;
        }
        placed = placed > 1 ? placed : 0;
        String start = "(;FF[4]GM[1]CA[UTF-8]AP[mcts]RU[Chinese]SZ[" + rules.lines() + "]KM[" + rules.komi() + "]";
        StringBuilder text = new StringBuilder(start);
        for (int i = 0; i < turns.size(); i++) {
            Turn turn = turns.get(i);
            String name = i < placed ? (i == 0 ? "HA[" + placed + "]AB" : "") : turn.player() == 0 ? "\n;B" : "\n;W";
            text.append(name).append('[').append(coordinates(turn.move())).append(']');
            if (i >= placed && !turn.comment().isEmpty()) {
                String escaped = turn.comment().replace("\\", "\\\\").replace("]", "\\]");
                text.append("C[").append(escaped).append(']');
            }
        }
        return text.append(")\n").toString();
    }

    private String coordinates(GoMove move) {
        return move.isPass()
                ? ""
                : String.format(Locale.ROOT, "%c%c", 'a' + move.column(), 'a' + rules.lines() - 1 - move.row());
    }
}
