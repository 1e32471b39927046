package io.mcts.games.go;

import io.mcts.games.go.board.Board;
import io.mcts.games.go.board.Regions;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Decides by search which chains are dead where rollouts leave it open: in the middle of a game those that the opponent captures if the
 * right player moves; at its end those that the opponent can capture by moving first and, if most rollouts say that the chain lives, even
 * by moving second, so that stones in seki live. Each search covers the points around one chain, and decides for all that share its fate.
 */
final class LifeReader {

    /** Chains with an {@link #own} share between these are read. */
    private static final double DEAD = -0.85;

    private static final double ALIVE = 0.7;

    /** A chain with a greater share is not dead at the end if it lives by moving first. */
    private static final double PROBABLY_ALIVE = 0.3;

    /** Chains of a player whose shares differ by less share their fate. */
    private static final double SAME = 0.05;

    /** Empty points up to this share belong to the surroundings of a chain. */
    private static final double OPEN = 0.95;

    private static final int ITERATIONS = 400;

    /** The most chains read, the largest first; in a finished game there are few. */
    private static final int MOST_READ = 12;

    private final Go state;
    private final Board board;
    private final double[] shares;
    private final BitSet unclear = new BitSet();

    /** Whether a player has passed last. */
    private final boolean hasEnded;

    /** The shares are by point, from 1 for black to -1 for white. */
    LifeReader(Go state, double[] shares) {
        this.state = state;
        this.board = state.board();
        this.shares = shares;
        this.hasEnded =
                state.moveCount() > 0 && state.moveAt(state.moveCount() - 1).isPass();
        IntStream.range(0, shares.length).filter(this::isUnclear).forEach(unclear::set);
    }

    private boolean isUnclear(int point) {
        return switch (board.colour(point)) {
            case Board.BORDER -> false;
            case Board.EMPTY -> Math.abs(shares[point]) <= OPEN;
            default -> own(point) < ALIVE && own(point) > DEAD;
        };
    }

    /** The share of rollouts in which the points of a chain are its player's, less the opponent's. */
    private double own(int stone) {
        double ofBlack =
                board.chain(stone).mapToDouble(point -> shares[point]).average().orElse(0);
        return board.colour(stone) == Board.BLACK ? ofBlack : -ofBlack;
    }

    /** Corrects, by point, whether the stone is dead. */
    void correct(boolean[] dead) {
        List<Integer> chains = unclear.stream()
                .filter(stone -> board.chain(stone).min().orElse(Board.NONE) == stone)
                .boxed()
                .sorted(Comparator.comparingInt(stone -> -board.size(stone)))
                .limit(MOST_READ)
                .toList();
        BitSet read = new BitSet();
        for (int chain : chains) {
            if (!read.get(chain)) {
                boolean isDead = isCaptured(chain);
                group(chain).forEach(stone -> {
                    read.set(stone);
                    dead[stone] = isDead;
                });
            }
        }
    }

    /** The first move is that of the right player in the middle of a game, and of the opponent, who has to show it, at its end. */
    private boolean isCaptured(int chain) {
        Set<GoMove> moves = around(chain);
        boolean isHunterFirst = hasEnded || Go.colour(state.currentPlayer()) != board.colour(chain);
        return Capture.succeeds(state, chain, isHunterFirst, moves, ITERATIONS)
                && (!hasEnded
                        || own(chain) < PROBABLY_ALIVE
                        || Capture.succeeds(state, chain, false, moves, ITERATIONS));
    }

    /** The stones of the same player around a chain that live and die with it in the rollouts. */
    private IntStream group(int chain) {
        return Regions.connected(board, chain, unclear::get).stream()
                .filter(stone ->
                        board.colour(stone) == board.colour(chain) && Math.abs(own(stone) - own(chain)) < SAME);
    }

    /** Returns the unclear points connected with a chain, their liberties, stones without other liberties, and a pass. */
    private Set<GoMove> around(int chain) {
        BitSet region = Regions.connected(board, chain, unclear::get);
        BitSet beside = Regions.beside(board, region);
        beside.stream().filter(point -> board.colour(point) == Board.EMPTY).forEach(region::set);
        IntPredicate isEnclosed = stone -> board.chain(stone)
                .flatMap(other -> IntStream.range(0, 4).map(i -> board.neighbour(other, i)))
                .allMatch(point -> board.colour(point) != Board.EMPTY || region.get(point));
        Set<GoMove> moves = new HashSet<>(Set.of(GoMove.PASS));
        IntStream.concat(region.stream(), beside.stream().filter(isEnclosed))
                .forEach(point -> moves.add(state.move(point)));
        return moves;
    }
}
