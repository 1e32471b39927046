package io.mcts.games.go;

import io.mcts.game.GameState;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A simple adapter of Go, to be read first: a board is a text, chains are found by flood fill, and every position since the beginning
 * is remembered. {@link Go}, which is fast, has the same rules and shares nothing with it but the moves.
 */
final class PlainGo implements GameState<PlainGo, GoMove> {

    private final int lines;
    private final double komi;
    private String stones;
    private int player;
    private int passes;
    private Set<String> earlier = new HashSet<>();

    PlainGo(int lines, double komi) {
        this.lines = lines;
        this.komi = komi;
        stones = ".".repeat(lines * lines);
        earlier.add(stones);
    }

    String stones() {
        return stones;
    }

    @Override
    public int playerCount() {
        return 2;
    }

    @Override
    public int currentPlayer() {
        return player;
    }

    @Override
    public boolean isTerminal() {
        return passes == 2;
    }

    @Override
    public List<GoMove> legalMoves() {
        List<GoMove> legal = new ArrayList<>();
        for (int point = 0; point < lines * lines && passes < 2; point++) {
            String after = after(point);
            if (after != null && !earlier.contains(after)) {
                legal.add(GoMove.at(point % lines, point / lines));
            }
        }
        if (passes < 2) {
            legal.add(GoMove.PASS);
        }
        return legal;
    }

    /** The stones after a stone of the player on a point; null if it may not be placed there. */
    private @Nullable String after(int point) {
        if (stones.charAt(point) != '.') {
            return null;
        }
        char own = player == 0 ? 'x' : 'o';
        String placed = stones.substring(0, point) + own + stones.substring(point + 1);
        StringBuilder after = new StringBuilder(placed);
        for (int neighbour : neighbours(point)) {
            if (placed.charAt(neighbour) != '.' && placed.charAt(neighbour) != own) {
                Set<Integer> chain = region(placed, neighbour);
                if (!reaches(placed, chain, '.')) {
                    chain.forEach(stone -> after.setCharAt(stone, '.'));
                }
            }
        }
        String result = after.toString();
        return reaches(result, region(result, point), '.') ? result : null;
    }

    /** The points of one kind that hang together with a point. */
    private Set<Integer> region(String board, int from) {
        Set<Integer> region = new HashSet<>();
        Deque<Integer> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            int point = open.remove();
            if (region.add(point)) {
                neighbours(point).stream()
                        .filter(neighbour -> board.charAt(neighbour) == board.charAt(from))
                        .forEach(open::add);
            }
        }
        return region;
    }

    private boolean reaches(String board, Set<Integer> region, char what) {
        return region.stream()
                .anyMatch(point -> neighbours(point).stream().anyMatch(neighbour -> board.charAt(neighbour) == what));
    }

    private List<Integer> neighbours(int point) {
        List<Integer> neighbours = new ArrayList<>();
        if (point % lines > 0) {
            neighbours.add(point - 1);
        }
        if (point % lines < lines - 1) {
            neighbours.add(point + 1);
        }
        if (point >= lines) {
            neighbours.add(point - lines);
        }
        if (point < lines * (lines - 1)) {
            neighbours.add(point + lines);
        }
        return neighbours;
    }

    @Override
    public void play(GoMove move) {
        passes = move.isPass() ? passes + 1 : 0;
        if (!move.isPass()) {
            stones = Objects.requireNonNull(after(move.row() * lines + move.column()));
            earlier.add(stones);
        }
        player = 1 - player;
    }

    @Override
    public PlainGo copy() {
        PlainGo copy = new PlainGo(lines, komi);
        copy.stones = stones;
        copy.player = player;
        copy.passes = passes;
        copy.earlier = new HashSet<>(earlier);
        return copy;
    }

    @Override
    public double payoff(int ofPlayer) {
        double score = -komi;
        for (int point = 0; point < lines * lines; point++) {
            Set<Integer> region = region(stones, point);
            boolean isEmpty = stones.charAt(point) == '.';
            boolean isOfBlack = isEmpty ? reaches(stones, region, 'x') : stones.charAt(point) == 'x';
            boolean isOfWhite = isEmpty ? reaches(stones, region, 'o') : stones.charAt(point) == 'o';
            score += isOfBlack == isOfWhite ? 0 : isOfBlack ? 1 : -1;
        }
        return ofPlayer == 0 ? Math.signum(score) : 0 - Math.signum(score);
    }
}
