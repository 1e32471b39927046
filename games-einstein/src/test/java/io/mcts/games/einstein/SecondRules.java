package io.mcts.games.einstein;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The rules of EinStein würfelt nicht a second time, written for the tests in the plainest way and without the game module: a
 * position is an array of twelve cells, moves are tried one by one.
 *
 * <p>SixStones 0 to 5 are red's 1 to 6, stones 6 to 11 blue's. Cells are 0 to 24, row by row from the top.
 */
public final class SecondRules {

    public static final int STONES = 12;
    public static final int GONE = -1;

    private SecondRules() {}

    /** A position: where the stones are, who moves next (0 red, 1 blue) and the number rolled, or 0. */
    public static final class Position {
        private final int[] cells;
        private final int player;
        private final int die;

        public Position(int[] cells, int player, int die) {
            this.cells = cells;
            this.player = player;
            this.die = die;
        }

        public int[] cells() {
            return cells;
        }

        int player() {
            return player;
        }

        int die() {
            return die;
        }
    }

    public static Position parse(String text) {
        String[] parts = text.split(" ", -1);
        int[] cells = new int[STONES];
        Arrays.fill(cells, GONE);
        int cell = 0;
        for (char c : parts[0].toCharArray()) {
            if (Character.isDigit(c)) {
                cell += c - '0';
            } else if (c != '/') {
                int stone = Character.isUpperCase(c) ? c - 'A' : c - 'a' + 6;
                cells[stone] = cell;
                cell++;
            }
        }
        return new Position(cells, parts[1].equals("r") ? 0 : 1, parts[2].equals("-") ? 0 : Integer.parseInt(parts[2]));
    }

    public static String format(Position position) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < 25; cell++) {
            if (cell > 0 && cell % 5 == 0) {
                text.append('/');
            }
            char c = '.';
            for (int stone = 0; stone < STONES; stone++) {
                if (position.cells()[stone] == cell) {
                    c = (char) (stone < 6 ? 'A' + stone : 'a' + stone - 6);
                }
            }
            text.append(c);
        }
        String board = text.toString();
        for (int run = 5; run > 0; run--) {
            board = board.replace(".".repeat(run), Integer.toString(run));
        }
        return board + (position.player() == 0 ? " r " : " b ") + (position.die() == 0 ? "-" : position.die());
    }

    /** The player who has won, or -1. */
    public static int winner(int[] cells) {
        boolean redLives = false;
        boolean blueLives = false;
        for (int stone = 0; stone < STONES; stone++) {
            if (cells[stone] == GONE) {
                continue;
            }
            if (stone < 6) {
                redLives = true;
                if (cells[stone] == 24) {
                    return 0;
                }
            } else {
                blueLives = true;
                if (cells[stone] == 0) {
                    return 1;
                }
            }
        }
        if (!blueLives) {
            return 0;
        }
        return redLives ? -1 : 1;
    }

    /** The stones that a player may move with a throw. */
    public static List<Integer> movable(int[] cells, int player, int die) {
        List<Integer> movable = new ArrayList<>();
        int thrown = 6 * player + die - 1;
        if (cells[thrown] != GONE) {
            movable.add(thrown);
            return movable;
        }
        for (int stone = thrown - 1; stone >= 6 * player; stone--) {
            if (cells[stone] != GONE) {
                movable.add(stone);
                break;
            }
        }
        for (int stone = thrown + 1; stone < 6 * player + 6; stone++) {
            if (cells[stone] != GONE) {
                movable.add(stone);
                break;
            }
        }
        return movable;
    }

    /** The cells that a player's stone may step to. */
    public static List<Integer> targets(int cell, int player) {
        List<Integer> targets = new ArrayList<>();
        int forward = player == 0 ? 1 : -1;
        for (int down = 0; down <= 1; down++) {
            for (int right = 0; right <= 1; right++) {
                int row = cell / 5 + down * forward;
                int column = cell % 5 + right * forward;
                if (down + right > 0 && row >= 0 && row < 5 && column >= 0 && column < 5) {
                    targets.add(5 * row + column);
                }
            }
        }
        return targets;
    }

    /** The cells after a step. */
    public static int[] step(int[] cells, int stone, int target) {
        int[] after = cells.clone();
        for (int other = 0; other < STONES; other++) {
            if (after[other] == target) {
                after[other] = GONE;
            }
        }
        after[stone] = target;
        return after;
    }

    /** The legal steps as the notation writes them, where the die is thrown and the game is not over. */
    public static List<String> legalSteps(Position position) {
        List<String> steps = new ArrayList<>();
        for (int stone : movable(position.cells(), position.player(), position.die())) {
            int from = position.cells()[stone];
            for (int target : targets(from, position.player())) {
                steps.add(name(from) + "-" + name(target));
            }
        }
        return steps;
    }

    /** The position after a throw or a step in its written form. */
    public static Position play(Position position, String move) {
        if (move.length() == 1) {
            return new Position(position.cells(), position.player(), Integer.parseInt(move));
        }
        int from = cell(move.substring(0, 2));
        int target = cell(move.substring(3));
        for (int stone = 0; stone < STONES; stone++) {
            if (position.cells()[stone] == from) {
                return new Position(step(position.cells(), stone, target), 1 - position.player(), 0);
            }
        }
        throw new IllegalArgumentException("nobody stands on " + move.substring(0, 2));
    }

    /** The same position with the colours exchanged and the board turned by half a turn. */
    public static Position mirrored(Position position) {
        int[] cells = new int[STONES];
        for (int stone = 0; stone < STONES; stone++) {
            int cell = position.cells()[stone];
            cells[(stone + 6) % STONES] = cell == GONE ? GONE : 24 - cell;
        }
        return new Position(cells, 1 - position.player(), position.die());
    }

    public static String name(int cell) {
        return "" + (char) ('a' + cell % 5) + (char) ('5' - cell / 5);
    }

    private static int cell(String name) {
        return 5 * ('5' - name.charAt(1)) + name.charAt(0) - 'a';
    }
}
