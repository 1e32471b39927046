package io.mcts.games.go;

import io.mcts.game.GameState;
import io.mcts.game.Notation;
import io.mcts.game.Resettable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A position of Go with its history. Black, player 0, begins.
 *
 * <p>A move is a stone on an empty point or a pass. It must not be suicide, nor make a position of stones that was there before, whoever
 * moved then (positional superko). Two passes end the game. The points of a player are their stones and the empty points from which
 * only their stones can be reached; white gets komi (area scoring: Chinese and Tromp-Taylor rules). The payoff is 1 for a win, -1 for a
 * loss and 0 for a draw.
 *
 * <p>Random moves of this class are random legal moves, which fill eyes. A search should play its rollouts by {@link EyePolicy}.
 *
 * <p>Source: J. Tromp, B. Taylor, <i>The Game of Go</i>, without suicide.
 */
public final class Go implements GameState<Go, GoMove>, Resettable<Go> {

    private static final int PLAYERS = 2;

    private final GoRules rules;
    private final Board board;
    private int player;
    private int passes;

    /** The hash of the stones after each move, the beginning included. */
    private long[] hashes = new long[64];

    /** The moves played, one fewer. */
    private GoMove[] moves = new GoMove[64];

    private int length;

    private Go(GoRules rules) {
        this.rules = rules;
        board = new Board(rules.lines());
        hashes[0] = board.hash();
    }

    /** An empty board with a komi of 7.5. */
    public static Go initial(int lines) {
        return initial(GoRules.of(lines));
    }

    /** An empty board. */
    public static Go initial(GoRules rules) {
        return new Go(Objects.requireNonNull(rules, "rules"));
    }

    /** Positions as the moves played, separated by blanks, as in {@code E5 C3 pass}; {@code -} if there are none. */
    public static Notation<Go, GoMove> notation(GoRules rules) {
        return new GoNotation(rules);
    }

    public GoRules rules() {
        return rules;
    }

    Board board() {
        return board;
    }

    @Override
    public int playerCount() {
        return PLAYERS;
    }

    @Override
    public int currentPlayer() {
        return player;
    }

    @Override
    public boolean isTerminal() {
        return passes == 2;
    }

    /** Points in the order of their rows, then a pass. */
    @Override
    public List<GoMove> legalMoves() {
        if (isTerminal()) {
            return List.of();
        }
        List<GoMove> legal = new ArrayList<>();
        for (int row = 0; row < rules.lines(); row++) {
            for (int column = 0; column < rules.lines(); column++) {
                if (isLegal(board.point(column, row))) {
                    legal.add(GoMove.at(column, row));
                }
            }
        }
        legal.add(GoMove.PASS);
        return List.copyOf(legal);
    }

    boolean isLegal(int point) {
        byte colour = colour(player);
        return board.isAllowed(point, colour) && !isRepeated(board.hashAfter(point, colour));
    }

    /** Whether the stones were so before; without a capture they cannot have been. */
    private boolean isRepeated(long hash) {
        for (int i = length; board.captured() > 0 && i >= 0; i--) {
            if (hashes[i] == hash) {
                return true;
            }
        }
        return false;
    }

    GoMove move(int point) {
        return GoMove.at(board.column(point), board.row(point));
    }

    static byte colour(int player) {
        return player == 0 ? Board.BLACK : Board.WHITE;
    }

    @Override
    public void play(GoMove move) {
        if (length + 1 == hashes.length) {
            hashes = Arrays.copyOf(hashes, 2 * length + 2);
            moves = Arrays.copyOf(moves, 2 * length + 2);
        }
        if (move.isPass()) {
            passes++;
            board.clearKo();
        } else {
            passes = 0;
            board.place(board.point(move.column(), move.row()), colour(player));
        }
        player = 1 - player;
        moves[length++] = move;
        hashes[length] = board.hash();
    }

    @Override
    public Go copy() {
        Go copy = new Go(rules);
        copy.resetTo(this);
        return copy;
    }

    @Override
    public void resetTo(Go other) {
        board.become(other.board);
        player = other.player;
        passes = other.passes;
        length = other.length;
        if (hashes.length <= length) {
            hashes = new long[other.hashes.length];
            moves = new GoMove[other.moves.length];
        }
        System.arraycopy(other.hashes, 0, hashes, 0, length + 1);
        System.arraycopy(other.moves, 0, moves, 0, length);
    }

    @Override
    public double payoff(int ofPlayer) {
        double sign = Math.signum(score());
        return ofPlayer == 0 ? sign : 0 - sign;
    }

    /** The points of black less those of white and komi, if the game ended now. */
    public double score() {
        return board.area() - rules.komi();
    }

    /** The player whose stone lies on a point; none if it is empty. */
    public @Nullable Integer stone(int column, int row) {
        byte colour = board.colour(board.point(column, row));
        return colour == Board.EMPTY ? null : colour == Board.BLACK ? 0 : 1;
    }

    /** The moves played so far. */
    public List<GoMove> moves() {
        return List.of(Arrays.copyOf(moves, length));
    }

    /** Plays on by random moves that fill no eye; see {@link EyePolicy}. The history is lost: only who wins can be asked then. */
    void playOutKeepingEyes(RandomGenerator random) {
        int most = length + 3 * rules.lines() * rules.lines();
        for (int ply = length; passes < 2; ply++) {
            int point = ply < most ? board.randomPoint(colour(player), random) : Board.NONE;
            if (point == Board.NONE) {
                passes++;
                board.clearKo();
            } else {
                passes = 0;
                board.place(point, colour(player));
            }
            player = 1 - player;
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Go that && rules.equals(that.rules) && moves().equals(that.moves());
    }

    @Override
    public int hashCode() {
        return 31 * rules.hashCode() + moves().hashCode();
    }

    /** The moves in the {@link #notation}. */
    @Override
    public String toString() {
        return notation(rules).format(this);
    }
}
