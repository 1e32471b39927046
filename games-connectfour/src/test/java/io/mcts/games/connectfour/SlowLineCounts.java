package io.mcts.games.connectfour;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@link LineCounts} once more, line by line and cell by cell, as its documentation describes them. */
final class SlowLineCounts {

    /** No more than {@link Zugzwang} may take, which leaves out some of them. */
    private static final int MOST_POSITIONS = 400;

    private static final int[][] DIRECTIONS = {{0, 1}, {1, 1}, {-1, 1}};

    private final ConnectFour state;
    private final char mover;
    private final int[] counts = new int[LineCounts.COUNTS];

    /** The empty cells of each column from the bottom up: threats of the mover, of the other player, of both, or none. */
    private final List<String> columns = new ArrayList<>();

    private int positions;

    private SlowLineCounts(ConnectFour state) {
        this.state = state;
        mover = "xo".charAt(state.currentPlayer());
    }

    /** Returns the counts, or nothing where the search for the result of zugzwang would take long. */
    static Optional<int[]> of(ConnectFour state) {
        SlowLineCounts slow = new SlowLineCounts(state);
        slow.count();
        return slow.positions > MOST_POSITIONS ? Optional.empty() : Optional.of(slow.counts);
    }

    private void count() {
        counts[LineCounts.TURN] = 1;
        counts[LineCounts.BLOCK] =
                state.immediateWins(1 - state.currentPlayer()).isEmpty() ? 0 : 1;
        String[][] completing = new String[state.rows()][state.columns()];
        for (int row = 0; row < state.rows(); row++) {
            for (int column = 0; column < state.columns(); column++) {
                for (int[] direction : DIRECTIONS) {
                    countLine(row, column, direction, completing);
                }
            }
        }
        countThreats(completing);
    }

    private void countLine(int row, int column, int[] direction, String[][] completing) {
        String discs = "";
        List<BoardCell> empty = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            BoardCell cell = new BoardCell(row + i * direction[0], column + i * direction[1]);
            if (cell.row() < 0 || cell.row() >= state.rows() || cell.column() >= state.columns()) {
                return;
            }
            char mark = state.mark(cell);
            if (mark == '.') {
                empty.add(cell);
            } else {
                discs += mark;
            }
        }
        if (discs.isEmpty() || discs.contains("#") || discs.contains("x") == discs.contains("o")) {
            return;
        }
        int sign = discs.charAt(0) == mover ? 1 : -1;
        switch (discs.length()) {
            case 1 -> counts[LineCounts.SINGLES] += sign;
            case 2 -> {
                int deepest = Math.max(depth(empty.get(0)), depth(empty.get(1)));
                for (int depth = deepest; depth < LineCounts.DEPTHS_OF_PAIRS; depth++) {
                    counts[LineCounts.PAIRS + depth] += sign;
                }
            }
            default -> {
                BoardCell cell = empty.get(0);
                String others = completing[cell.row()][cell.column()];
                completing[cell.row()][cell.column()] = (others == null ? "" : others) + discs.charAt(0);
            }
        }
    }

    private int depth(BoardCell cell) {
        int depth = 0;
        for (int row = cell.row() + 1; row < state.rows(); row++) {
            depth += state.mark(new BoardCell(row, cell.column())) == '.' ? 1 : 0;
        }
        return depth;
    }

    private void countThreats(String[][] completing) {
        int moves = 0;
        for (int column = 0; column < state.columns(); column++) {
            boolean isThreatened = false;
            String threats = "";
            for (int row = state.rows() - 1; row >= 0; row--) {
                BoardCell cell = new BoardCell(row, column);
                if (state.mark(cell) != '.') {
                    continue;
                }
                String owners = completing[row][column];
                boolean isMovers = owners != null && owners.indexOf(mover) >= 0;
                boolean isOthers = owners != null && owners.chars().anyMatch(owner -> owner != mover);
                threats += isMovers && isOthers ? 'b' : isMovers ? 'm' : isOthers ? 'o' : '.';
                int depth = depth(cell);
                if (owners == null || depth == 0 || isThreatened) {
                    moves += isThreatened ? 0 : 1;
                    continue;
                }
                isThreatened = true;
                moves--; // nobody plays right below
                counts[LineCounts.THREATS + Math.min(depth, 3) - 1] += (isMovers ? 1 : 0) - (isOthers ? 1 : 0);
            }
            columns.add(threats);
        }
        int stage = moves < 4 ? 0 : moves < 8 ? 1 : moves < 16 ? 2 : moves < 30 ? 3 : 4;
        counts[LineCounts.ZUGZWANG + stage] = result('m', 'o');
    }

    /** The result of {@link Zugzwang}, disc by disc: for {@code player}, who is to move. */
    private int result(char player, char opponent) {
        positions++;
        if (positions > MOST_POSITIONS) {
            return 0;
        }
        List<Integer> blocks = new ArrayList<>();
        List<Integer> free = new ArrayList<>();
        List<Integer> below = new ArrayList<>();
        for (int column = 0; column < columns.size(); column++) {
            String cells = columns.get(column);
            if (cells.isEmpty()) {
                continue;
            }
            char landing = cells.charAt(0);
            if (landing == player || landing == 'b') {
                return 1;
            }
            (landing == opponent ? blocks : cells.length() > 1 && cells.charAt(1) != '.' ? below : free).add(column);
        }
        if (blocks.size() > 1) {
            return -1;
        }
        List<Integer> moves =
                !blocks.isEmpty() ? blocks : free.isEmpty() ? below : free.subList(0, 1); // all free ones are alike
        int best = moves.isEmpty() ? 0 : -1;
        for (int column : moves) {
            String cells = columns.get(column);
            columns.set(column, cells.substring(1));
            best = Math.max(best, -result(opponent, player));
            columns.set(column, cells);
        }
        return best;
    }
}
