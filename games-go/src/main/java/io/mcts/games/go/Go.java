package io.mcts.games.go;

import io.mcts.Mcts;
import io.mcts.game.GameState;
import io.mcts.game.Notation;
import io.mcts.game.Resettable;
import io.mcts.games.go.board.Board;
import io.mcts.games.go.board.Regions;
import io.mcts.games.go.tactics.Patterns;
import io.mcts.games.go.tactics.Tactics;
import io.mcts.selection.Rave;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A position of Go with its history. Black, player 0, begins.
 *
 * <p>A move is a stone on an empty point or a pass. It must not be suicide, nor repeat a position of stones (positional superko). Two
 * passes end the game. The points of a player are their stones and the empty points that reach only their stones; white gets komi (area
 * scoring: Chinese and Tromp-Taylor rules). With {@link GoRules#countsTerritory}, each stone that a player has set counts one less, which
 * is the same as territory and prisoners (Japanese rules, but eyes in seki count, too); in rollouts, stones cost nothing. The payoff is 1 for a win, -1 for a loss and 0 for a draw. The random moves of this class fill
 * eyes, so rollouts should use {@link EyePolicy} or {@link PatternPolicy}; {@link #search} is the strongest composition measured. Rollouts
 * do without superko.
 *
 * <p>Source: J. Tromp, B. Taylor, <i>The Game of Go</i>, without suicide.
 */
public final class Go implements GameState<Go, GoMove>, Resettable<Go> {

    private final GoRules rules;
    private GoSetUp setUp = GoSetUp.NONE;
    private final Board board;

    private @Nullable Tactics tactics;

    private @Nullable Regions regions;

    private int player;
    private int passes;

    /** The hash of the stones after each move, the beginning included. */
    private long[] hashes = new long[64];

    private GoMove[] moves = new GoMove[64];
    private int length;

    /** The stones that black has set, up or in moves, less those of white. */
    private int stonesLead;

    /** Receives this state when its result is asked for; null for nobody. */
    private @Nullable Consumer<Go> onEnd;

    private Go(GoRules rules) {
        this.rules = rules;
        board = new Board(rules.lines());
        hashes[0] = board.hash();
    }

    /** Returns an empty board with a komi of 7.5. */
    public static Go initial(int lines) {
        return initial(GoRules.of(lines));
    }

    /** Returns an empty board. */
    public static Go initial(GoRules rules) {
        return new Go(Objects.requireNonNull(rules, "rules"));
    }

    /** Returns a beginning with stones; throws {@link IllegalArgumentException} if one is off the board, or a chain has no liberty. */
    public static Go of(GoRules rules, GoSetUp setUp) {
        Go state = initial(rules);
        state.setUp = setUp;
        state.player = setUp.nextPlayer();
        setUp.black().forEach(stone -> state.setUp(stone, Board.BLACK));
        setUp.white().forEach(stone -> state.setUp(stone, Board.WHITE));
        state.requireLiberties(setUp.black(), Board.BLACK);
        state.requireLiberties(setUp.white(), Board.WHITE);
        state.board.clearKo();
        state.hashes[0] = state.board.hash();
        return state;
    }

    private void setUp(GoMove stone, byte colour) {
        boolean isOnBoard = !stone.isPass() && stone.column() < rules.lines() && stone.row() < rules.lines();
        if (!isOnBoard || board.colour(stone.point(board)) != Board.EMPTY) {
            throw new IllegalArgumentException("a stone cannot be set up on " + stone + ", which is "
                    + (isOnBoard ? "taken" : "no point of a board of " + rules.lines() + " lines"));
        }
        board.place(stone.point(board), colour);
        stonesLead += colour == Board.BLACK ? 1 : -1;
    }

    private void requireLiberties(List<GoMove> stones, byte colour) {
        for (GoMove stone : stones) {
            if (board.colour(stone.point(board)) != colour) {
                throw new IllegalArgumentException("the stone set up on " + stone + " has no liberty");
            }
        }
    }

    /** Returns a search with {@link Rave} (k = 1000, no exploration), {@link GoPriors} of 20 visits and {@link PatternPolicy}. */
    public static Mcts.Builder<Go, GoMove> search() {
        return Mcts.<Go, GoMove>builder()
                .selection(Rave.of(0, 1_000).withPrior(20))
                .prior(new GoPriors())
                .rollout(new PatternPolicy());
    }

    /**
     * Returns the notation of positions as moves, separated by blanks, as in {@code E5 C3 pass}; {@code -} for none. A set-up and the
     * player to move come first: {@code black=C3,G7 white=E5 next=white D4 pass}.
     */
    public static Notation<Go, GoMove> notation(GoRules rules) {
        return new GoNotation(rules);
    }

    /** Returns the set-up of the board at the beginning. */
    public GoSetUp setUp() {
        return setUp;
    }

    public GoRules rules() {
        return rules;
    }

    Board board() {
        return board;
    }

    Tactics tactics() {
        Tactics made = tactics;
        if (made == null) {
            made = new Tactics(board);
            tactics = made;
        }
        return made;
    }

    private Regions regions() {
        Regions made = regions;
        if (made == null) {
            made = new Regions(board);
            regions = made;
        }
        return made;
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

    /** Returns the points in the order of their rows, then a pass. */
    @Override
    public List<GoMove> legalMoves() {
        if (isTerminal()) {
            return List.of();
        }
        List<GoMove> legal = new ArrayList<>(board.emptyCount() + 1);
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
        byte colour = colour();
        return board.isAllowed(point, colour) && !repeats(point, colour);
    }

    /** Whether an allowed stone leads to an earlier position, which is impossible before a capture. */
    private boolean repeats(int point, byte colour) {
        if (board.captured() == 0) {
            return false;
        }
        long hash = board.hashAfter(point, colour);
        for (int i = length; i >= 0; i--) {
            if (hashes[i] == hash) {
                return true;
            }
        }
        return false;
    }

    GoMove move(int point) {
        return point == Board.NONE ? GoMove.PASS : GoMove.at(board.column(point), board.row(point));
    }

    byte colour() {
        return colour(player);
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
        stonesLead += move.isPass() ? 0 : player == 0 ? 1 : -1;
        place(move.point(board));
        moves[length++] = move;
        hashes[length] = board.hash();
    }

    /** Places a stone, or passes if there is no point, without a history: for rollouts. */
    void place(int point) {
        if (point == Board.NONE) {
            passes++;
            board.clearKo();
        } else {
            passes = 0;
            board.place(point, colour());
        }
        player = 1 - player;
    }

    @Override
    public Go copy() {
        Go copy = new Go(rules);
        copy.resetTo(this);
        return copy;
    }

    @Override
    public void resetTo(Go other) {
        board.copyFrom(other.board);
        setUp = other.setUp;
        player = other.player;
        passes = other.passes;
        length = other.length;
        stonesLead = other.stonesLead;
        onEnd = other.onEnd;
        if (hashes.length <= length) {
            hashes = new long[other.hashes.length];
            moves = new GoMove[other.moves.length];
        }
        System.arraycopy(other.hashes, 0, hashes, 0, length + 1);
        System.arraycopy(other.moves, 0, moves, 0, length);
    }

    @Override
    public double payoff(int ofPlayer) {
        if (ofPlayer == 0 && onEnd != null && isTerminal()) {
            onEnd.accept(this);
        }
        double sign = Math.signum(score());
        return ofPlayer == 0 ? sign : 0 - sign;
    }

    /** Passes the ends of games that go on from this state to a consumer, or to nobody. */
    void reportEnds(@Nullable Consumer<Go> consumer) {
        onEnd = consumer;
    }

    /** Returns the points of black less those of white and komi, if the game ended now. */
    public double score() {
        return regions().area(null) - deduction();
    }

    /** Komi, compensation for a handicap and, where territory counts, the stones that black has set less those of white. */
    double deduction() {
        return rules.komi()
                + (rules.hasCompensation() && setUp.isHandicap() ? setUp.black().size() : 0)
                + (rules.countsTerritory() ? stonesLead : 0);
    }

    /** Adds 1 for each point of black and -1 for each of white; returns the {@link #score}. */
    double addOwners(int[] sums) {
        return regions().area(sums) - deduction();
    }

    /** Returns the player whose stone lies on a point; null if it is empty. */
    public @Nullable Integer stone(int column, int row) {
        byte colour = board.colour(board.point(column, row));
        return colour == Board.EMPTY ? null : colour == Board.BLACK ? 0 : 1;
    }

    /** Returns the moves played so far. */
    public List<GoMove> moves() {
        return List.of(Arrays.copyOf(moves, length));
    }

    int moveCount() {
        return length;
    }

    GoMove moveAt(int number) {
        return moves[number];
    }

    boolean winsByPass() {
        return passes == 1 && payoff(player) > 0;
    }

    /** Whether the last move was a pass that does not count towards the end of the game. */
    public boolean isResumed() {
        return passes == 0 && length > 0 && moves[length - 1].isPass();
    }

    /** Makes earlier passes not count, so that a finished game goes on. */
    void resume() {
        passes = 0;
    }

    /** The point of a recent move, 1 for the last; {@link Board#NONE} for a pass or no move. */
    int lastPoint(int ago) {
        return length < ago ? Board.NONE : moves[length - ago].point(board);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Go that
                && rules.equals(that.rules)
                && setUp.equals(that.setUp)
                && passes == that.passes
                && moves().equals(that.moves());
    }

    @Override
    public int hashCode() {
        return 31 * (31 * rules.hashCode() + setUp.hashCode()) + moves().hashCode();
    }

    /** Returns the board as text: X for black, O for white, rows from the top. */
    public String diagram() {
        StringBuilder text = new StringBuilder();
        for (int row = rules.lines() - 1; row >= -1; row--) {
            text.append(row < 0 ? "  " : String.format(Locale.ROOT, "%2d", row + 1));
            for (int column = 0; column < rules.lines(); column++) {
                char stone = row < 0 ? ' ' : Patterns.STONES.charAt(board.colour(board.point(column, row)));
                text.append(' ')
                        .append(row < 0 ? GoMove.at(column, 0).toString().charAt(0) : stone);
            }
            text.append(row < 0 ? "" : "\n");
        }
        return text.toString();
    }

    @Override
    public String toString() {
        return notation(rules).format(this);
    }
}
