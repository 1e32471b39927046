package io.mcts.games.connectfour;

/** Looks for a win by threats, each of which forces a reply; takes back all moves it plays. */
final class ThreatSearch {

    private final Discs discs;
    private final int attacker;
    private final int allColumns;

    /** The threats that may still be tried. */
    private int left;

    ThreatSearch(Discs discs, int attacker, int positions) {
        this.discs = discs;
        this.attacker = attacker;
        allColumns = (1 << discs.width) - 1;
        left = positions;
    }

    /** A winning column as a {@link ColumnSet}, or empty. Neither player can win at once. */
    int win() {
        return win(allColumns);
    }

    private int win(int columns) {
        int single = 0;
        for (int rest = columns; rest != 0; rest &= rest - 1) {
            int column = Integer.numberOfTrailingZeros(rest);
            int threats = discs.winsAfter(column, attacker);
            if (threats != 0 && !discs.winsAbove(column, 1 - attacker)) {
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
        int reply = Integer.numberOfTrailingZeros(discs.winsAfter(column, attacker));
        int before = discs.memo();
        discs.drop(column, attacker);
        int beforeReply = discs.memo();
        discs.drop(reply, 1 - attacker);
        boolean isWon = discs.wins(attacker) != 0 || goesOn();
        discs.lift(reply, 1 - attacker, beforeReply);
        discs.lift(column, attacker, before);
        return isWon;
    }

    /** Whether the attacker wins after a reply, which may be a threat itself. */
    private boolean goesOn() {
        int blocks = discs.wins(1 - attacker);
        return switch (Integer.bitCount(blocks)) {
            case 0 -> win(allColumns) != 0;
            case 1 -> win(blocks) != 0;
            default -> false;
        };
    }
}
