package io.mcts.games.einstein;

import io.mcts.game.DecisivePlayOut;
import io.mcts.game.GameState;
import io.mcts.game.ImmediateWins;
import io.mcts.game.Notation;
import io.mcts.game.PositionKey;
import io.mcts.game.Resettable;
import io.mcts.games.einstein.board.Candidates;
import io.mcts.games.einstein.board.Cells;
import io.mcts.games.einstein.board.SixStones;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A position of EinStein würfelt nicht, the die included. Mutable, used by one thread at a time.
 *
 * <p>Each side has six stones, numbered 1 to 6, in its corner of a board of five by five. Red, player 0, starts at the top left and moves
 * right, down or diagonally down-right; blue, player 1, starts at the bottom right and moves the opposite ways. Before each move a die is
 * rolled, an outcome of chance. The stone of that number steps to a neighbouring cell; if it is gone, the nearest living stone below or
 * above the number, at the mover's choice. A stone on that cell, of either colour, is taken. A player who reaches the opposite corner or
 * takes the last stone of the other side wins, a payoff of 1 and -1. There are no draws and no passes, and a side cannot lose by its own
 * captures.
 */
public final class EinStein
        implements GameState<EinStein, EinSteinMove>,
                Resettable<EinStein>,
                ImmediateWins<EinSteinMove>,
                DecisivePlayOut,
                PositionKey {

    /** The player who starts at the top left. */
    public static final int RED = 0;

    /** The player who starts at the bottom right. */
    public static final int BLUE = 1;

    /**
     * Positions as board, player and die, separated by spaces: {@code ABC2/DE3/F3a/3bc/2def r -}.
     *
     * <p>The board is its five rows from the top: red's stones 1 to 6 as {@code A} to {@code F}, blue's as {@code a} to {@code f}, digits
     * for runs of empty cells. The player, {@code r} or {@code b}, moves or rolls next (after a win: has lost); the die is {@code 1} to
     * {@code 6}, or {@code -} if it is yet to be rolled or the game is over.
     */
    public static final Notation<EinStein, EinSteinMove> NOTATION = new EinSteinNotation();

    private static final int KEY_BLUE = 30;
    private static final int KEY_DIE = 60;
    private static final int KEY_PLAYER = 63;

    private static final long LOW_WORD = 0xFFFF_FFFFL;

    /** The {@link SixStones} of the player to move, or of the loser. */
    private long own;

    /** The {@link SixStones} of the player who moved last. */
    private long enemy;

    private int player;

    /** 0 if not rolled. */
    private int die;

    /** Whether the enemy has won. */
    private boolean over;

    /** Creates a position of any {@link SixStones}; a winner must be the enemy. The die is 0 if not rolled. */
    EinStein(int own, int enemy, int player, int die) {
        this.own = SixStones.side(own);
        this.enemy = SixStones.side(enemy);
        this.player = player;
        this.die = die;
        this.over = own == 0 || SixStones.at(enemy, Cells.GOAL) != 0;
    }

    private EinStein(EinStein other) {
        resetTo(other);
    }

    /**
     * Creates the beginning of a game, in which the die is yet to be rolled.
     *
     * @throws IllegalArgumentException if the first player is neither {@link #RED} nor {@link #BLUE}
     */
    public static EinStein of(SetUp red, SetUp blue, int firstPlayer) {
        return switch (firstPlayer) {
            case RED -> new EinStein(red.stones(RED), blue.stones(BLUE), RED, 0);
            case BLUE -> new EinStein(blue.stones(BLUE), red.stones(RED), BLUE, 0);
            default ->
                throw new IllegalArgumentException("the first player is 0 (red) or 1 (blue), not " + firstPlayer);
        };
    }

    /** Creates the beginning of a game with stones placed at random; red begins. */
    public static EinStein random(RandomGenerator random) {
        SetUp red = SetUp.random(random);
        return of(red, SetUp.random(random), RED);
    }

    @Override
    public int playerCount() {
        return 2;
    }

    @Override
    public int currentPlayer() {
        return die == 0 ? CHANCE : player;
    }

    /** Returns the number rolled for the next move, from 1 to 6; 0 if the die is yet to be rolled or the game is over. */
    public int die() {
        return die;
    }

    /** Returns the player who moves next, also before the die is rolled; the loser if the game is over. */
    public int nextPlayer() {
        return player;
    }

    /**
     * Returns the cell of a stone as its player sees it, numbered row by row from 1, their own corner, to 25, their goal; 0 if it is gone.
     *
     * @param number the stone, from 1 to 6
     */
    public int cell(int player, int number) {
        return SixStones.cell(stones(player), SixStones.BITS * (number - 1));
    }

    @Override
    public boolean isTerminal() {
        return over;
    }

    @Override
    public List<EinSteinMove> legalMoves() {
        if (over) {
            return List.of();
        }
        if (die == 0) {
            return Roll.MOVES;
        }
        return Step.list(steps());
    }

    @Override
    public double probability(EinSteinMove outcome) {
        return 1.0 / Candidates.FACES;
    }

    /** Rolls the die or moves a stone; illegal moves are not detected and corrupt the state. */
    @Override
    public void play(EinSteinMove move) {
        if (move instanceof Roll thrown) {
            die = thrown.number();
            return;
        }
        Step step = (Step) move;
        int shift = SixStones.shiftAt(SixStones.at(SixStones.of(own), step.from));
        long moved = SixStones.moved(own, shift, step.to);
        own = SixStones.without(enemy, Cells.opposite(step.to));
        enemy = moved;
        player ^= 1;
        die = 0;
        over = step.to == Cells.GOAL || own == 0;
    }

    @Override
    public EinStein copy() {
        return new EinStein(this);
    }

    @Override
    public void resetTo(EinStein other) {
        own = other.own;
        enemy = other.enemy;
        player = other.player;
        die = other.die;
        over = other.over;
    }

    @Override
    public double payoff(int player) {
        return player == this.player ? -1 : 1;
    }

    /** {@inheritDoc} None for the player who waits, or before the roll. */
    @Override
    public List<EinSteinMove> immediateWins(int player) {
        if (player != currentPlayer()) {
            return List.of();
        }
        int lastTarget = lastTarget();
        return Arrays.stream(Step.array(steps()))
                .filter(step -> step.to == Cells.GOAL || step.to == lastTarget)
                .<EinSteinMove>map(step -> step)
                .toList();
    }

    @Override
    public @Nullable EinSteinMove immediateWin(int player, RandomGenerator random) {
        if (player != currentPlayer()) {
            return null;
        }
        int lastTarget = lastTarget();
        Step win = null;
        int wins = 0;
        for (Step step : Step.array(steps())) {
            if (step.to == Cells.GOAL || step.to == lastTarget) {
                wins++;
                // The n-th win takes the place of those before it with a chance of 1 / n: in the end all have the same.
                if (wins == 1 || random.nextInt(wins) == 0) {
                    win = step;
                }
            }
        }
        return win;
    }

    @Override
    public EinSteinMove randomMove(RandomGenerator random) {
        if (over) {
            throw new IllegalStateException("no legal move: the game is over in " + this);
        }
        if (die == 0) {
            return Roll.ALL.get(random.nextInt(Candidates.FACES));
        }
        Step[] steps = Step.array(steps());
        return steps[random.nextInt(steps.length)];
    }

    /**
     * {@inheritDoc}
     *
     */
    @Override
    public void playOut(RandomGenerator random) {
        playOut(random, false);
    }

    /** {@inheritDoc} Wins if the roll allows it, else moves at random: no move blocks another. */
    @Override
    public void playOutDecisively(RandomGenerator random) {
        playOut(random, true);
    }

    private void playOut(RandomGenerator random, boolean decisive) {
        if (die != 0) {
            EinSteinMove win = decisive ? immediateWin(player, random) : null;
            play(win == null ? randomMove(random) : win);
        }
        if (over) {
            return;
        }
        long mine = own;
        long theirs = enemy;
        int mover = player;
        int to;
        do {
            long bits = random.nextLong();
            int face = scaled(bits >>> Integer.SIZE, Candidates.FACES);
            int candidates = Candidates.of(SixStones.alive(mine), face);
            int shift = Candidates.first(candidates);
            int second = Candidates.second(candidates);
            int cell = SixStones.cell(SixStones.of(mine), shift);
            int secondCell = SixStones.cell(SixStones.of(mine), second);
            if (decisive && (Cells.isNextToGoal(cell, secondCell) || SixStones.isLast(theirs))) {
                set(mine, theirs, mover, face + 1);
                EinSteinMove win = immediateWin(mover, random);
                if (win != null) {
                    play(win);
                    return;
                }
            }
            int steps = Cells.steps(cell);
            int secondSteps = Cells.steps(secondCell);
            int count = Cells.stepCount(steps);
            int n = scaled(bits & LOW_WORD, count + Cells.stepCount(secondSteps));
            if (n >= count) {
                n -= count;
                steps = secondSteps;
                shift = second;
            }
            to = Cells.stepTarget(steps, n);
            long moved = SixStones.moved(mine, shift, to);
            mine = SixStones.without(theirs, Cells.opposite(to));
            theirs = moved;
            mover ^= 1;
        } while (to != Cells.GOAL && mine != 0);
        set(mine, theirs, mover, 0);
        over = true;
    }

    private static int scaled(long bits, int bound) {
        return (int) ((bits * bound) >>> Integer.SIZE);
    }

    private void set(long own, long enemy, int player, int die) {
        this.own = own;
        this.enemy = enemy;
        this.player = player;
        this.die = die;
    }

    /** Returns stones, player and die in one number, equal exactly for equal positions. */
    @Override
    public long key() {
        return stones(RED)
                | ((long) stones(BLUE) << KEY_BLUE)
                | ((long) die << KEY_DIE)
                | ((long) player << KEY_PLAYER);
    }

    /**
     * Returns the board with coordinates and stones {@code R1} to {@code B6}, and who is to roll or move: seven lines, no final line break.
     */
    public String diagram() {
        return EinSteinDiagram.of(this);
    }

    /** Whether the other object is the same position with the same player and die. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof EinStein that && key() == that.key();
    }

    @Override
    public int hashCode() {
        return Long.hashCode(key());
    }

    /** Returns the position in its {@link #NOTATION}. */
    @Override
    public String toString() {
        return NOTATION.format(this);
    }

    /** Returns the cells of a player's stones, for evaluations: five bits each as in {@link #cell}, stone 1 in the lowest. */
    public int stones(int player) {
        return SixStones.of(player == this.player ? own : enemy);
    }

    /** Returns the living stones of a player, one bit for each, stone 1 in the lowest. */
    public int alive(int player) {
        return SixStones.alive(player == this.player ? own : enemy);
    }

    /** The {@link Step#place} of the legal steps, after a roll. */
    private int steps() {
        int candidates = Candidates.of(SixStones.alive(own), die - 1);
        int stones = SixStones.of(own);
        return Step.place(
                player,
                SixStones.cell(stones, Candidates.first(candidates)),
                SixStones.cell(stones, Candidates.second(candidates)));
    }

    /** The mover's cell number of the enemy's only stone; {@link Cells#NONE} if it has more. */
    private int lastTarget() {
        if (!SixStones.isLast(enemy)) {
            return Cells.NONE;
        }
        int shift = SixStones.BITS * Integer.numberOfTrailingZeros(SixStones.alive(enemy));
        return Cells.opposite(SixStones.cell(SixStones.of(enemy), shift));
    }
}
