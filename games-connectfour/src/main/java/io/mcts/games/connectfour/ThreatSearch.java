package io.mcts.games.connectfour;

/** Looks for a win by threats, each of which leaves the other player one move. It plays on the stones, and takes back all it plays. */
final class ThreatSearch {

    private final Stones stones;
    private final int attacker;
    private final int allColumns;

    /** The number of threats that may still be tried. */
    private int left;

    ThreatSearch(Stones stones, int attacker, int positions) {
        this.stones = stones;
        this.attacker = attacker;
        allColumns = (1 << stones.width) - 1;
        left = positions;
    }

    /** A column that wins, as a {@link ColumnSet}; empty if none is found. Neither player can win at once. */
    int win() {
        return win(allColumns);
    }

    private int win(int columns) {
        int single = 0;
        for (int rest = columns; rest != 0; rest &= rest - 1) {
            int column = Integer.numberOfTrailingZeros(rest);
            int threats = stones.winsAfter(column, attacker);
            if (threats != 0 && !stones.winsAbove(column, 1 - attacker)) {
                if ((threats & (threats - 1)) != 0) {
                    return 1 << column;
                }
                single |= 1 << column;
            }
        }
        for (int rest = single; rest != 0 && left > 0; rest &= rest - 1) {
            int column = Integer.numberOfTrailingZeros(rest);
            left--;
            if (winsAfter(column)) {
                return 1 << column;
            }
        }
        return 0;
    }

    private boolean winsAfter(int column) {
        int reply = Integer.numberOfTrailingZeros(stones.winsAfter(column, attacker));
        int before = stones.memo();
        stones.drop(column, attacker);
        int beforeReply = stones.memo();
        stones.drop(reply, 1 - attacker);
        boolean isWon = stones.wins(attacker) != 0 || goesOn();
        stones.lift(reply, 1 - attacker, beforeReply);
        stones.lift(column, attacker, before);
        return isWon;
    }

    /** Whether the attacker wins after a reply, which may be a threat itself. */
    private boolean goesOn() {
        int blocks = stones.wins(1 - attacker);
        return switch (Integer.bitCount(blocks)) {
            case 0 -> win(allColumns) != 0;
            case 1 -> win(blocks) != 0;
            default -> false;
        };
    }
}
