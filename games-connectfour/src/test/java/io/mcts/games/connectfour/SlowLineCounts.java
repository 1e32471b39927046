package io.mcts.games.connectfour;

import java.util.ArrayList;
import java.util.List;

/** {@link LineCounts} once more, line by line and cell by cell, as its documentation describes them. */
final class SlowLineCounts {

    private static final int[][] DIRECTIONS = {{0, 1}, {1, 1}, {-1, 1}};

    private final ConnectFour state;
    private final char mover;
    private final int[] counts = new int[LineCounts.COUNTS];

    private SlowLineCounts(ConnectFour state) {
        this.state = state;
        mover = "xo".charAt(state.currentPlayer());
    }

    static int[] of(ConnectFour state) {
        SlowLineCounts slow = new SlowLineCounts(state);
        slow.count();
        return slow.counts;
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
        int[] byParity = new int[4];
        boolean moverHas = false;
        boolean otherHas = false;
        for (int column = 0; column < state.columns(); column++) {
            boolean isThreatened = false;
            for (int row = state.rows() - 1; row >= 0 && !isThreatened; row--) {
                BoardCell cell = new BoardCell(row, column);
                if (state.mark(cell) != '.') {
                    continue;
                }
                String owners = completing[row][column];
                int depth = depth(cell);
                if (owners == null || depth == 0) {
                    moves++;
                    continue;
                }
                isThreatened = true;
                moves--; // nobody plays right below
                boolean isMovers = owners.indexOf(mover) >= 0;
                boolean isOthers = owners.chars().anyMatch(owner -> owner != mover);
                counts[LineCounts.THREATS + Math.min(depth, 3) - 1] += (isMovers ? 1 : 0) - (isOthers ? 1 : 0);
                byParity[depth % 2 == 1 ? 0 : 1] += isMovers ? 1 : 0;
                byParity[depth % 2 == 1 ? 2 : 3] += isOthers ? 1 : 0;
                moverHas |= isMovers;
                otherHas |= isOthers;
            }
        }
        for (int i = 0; i < byParity.length; i++) {
            counts[LineCounts.PARITIES + (moves % 2 == 0 ? i : 4 + i)] = byParity[i];
        }
        boolean isMoverOut = moves % 2 == 0;
        boolean loserHas = isMoverOut ? moverHas : otherHas;
        boolean winnerHas = isMoverOut ? otherHas : moverHas;
        int stage = moves < 8 ? 0 : moves < 24 ? 1 : 2;
        counts[LineCounts.ZUGZWANG + (loserHas ? 3 : 0) + (winnerHas ? 6 : 0) + stage] = isMoverOut ? -1 : 1;
    }
}
