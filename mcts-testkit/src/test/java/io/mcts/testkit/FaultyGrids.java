package io.mcts.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The game of {@link Grid} with one fault each: in what a state remembers, shares or draws, and in what it is asked in what order. */
final class FaultyGrids {

    private FaultyGrids() {}

    static final class TheMovesSurviveAReset extends Grid {
        private @Nullable List<Cell> moves;

        @Override
        public List<Cell> legalMoves() {
            if (moves == null) {
                moves = super.legalMoves();
            }
            return moves;
        }

        @Override
        public void play(Cell cell) {
            super.play(cell);
            moves = null;
        }
    }

    static final class TheEndSurvivesAReset extends Grid {
        private boolean isOver;

        @Override
        public boolean isTerminal() {
            isOver = isOver || super.isTerminal();
            return isOver;
        }
    }

    static final class TheMovesOfAnEndAreLeftByPlayOut extends Grid {
        private @Nullable List<Cell> moves;

        @Override
        public List<Cell> legalMoves() {
            if (moves == null) {
                moves = super.legalMoves();
            }
            return moves;
        }

        @Override
        public void play(Cell cell) {
            super.play(cell);
            moves = null;
        }

        @Override
        public void resetTo(Grid other) {
            super.resetTo(other);
            moves = null;
        }

        @Override
        public void playOut(RandomGenerator random) {
            while (!isTerminal()) {
                List<Cell> empty = emptyCells();
                super.play(empty.get(random.nextInt(empty.size())));
            }
        }
    }

    static final class ACopyOfACopySharesTheArray extends Grid {
        private boolean isCopy;

        @Override
        public Grid copy() {
            ACopyOfACopySharesTheArray copy = (ACopyOfACopySharesTheArray) super.copy();
            copy.isCopy = true;
            copy.owners = isCopy ? owners : copy.owners;
            return copy;
        }
    }

    static final class TheEndIsFoundByAskingForMoves extends Grid {
        private boolean isOver;

        @Override
        public boolean isTerminal() {
            return isOver;
        }

        @Override
        public List<Cell> legalMoves() {
            isOver = super.isTerminal();
            return isOver ? List.of() : emptyCells();
        }

        @Override
        public void resetTo(Grid other) {
            super.resetTo(other);
            isOver = super.isTerminal();
        }
    }

    static final class MovesAreFoundByAskingForTheEnd extends Grid {
        private boolean isOver;

        @Override
        public boolean isTerminal() {
            isOver = super.isTerminal();
            return isOver;
        }

        @Override
        public List<Cell> legalMoves() {
            return isOver ? List.of() : emptyCells();
        }

        @Override
        public void resetTo(Grid other) {
            super.resetTo(other);
            isOver = false;
        }
    }

    static final class ThePayoffIsFoundByAskingForTheEnd extends Grid {
        private int winner = EMPTY;

        @Override
        public boolean isTerminal() {
            boolean isTerminal = super.isTerminal();
            winner = hasWon(0) ? 0 : hasWon(1) ? 1 : EMPTY;
            return isTerminal;
        }

        @Override
        public double payoff(int who) {
            return winner == EMPTY ? 0 : winner == who ? 1 : -1;
        }
    }

    static final class RandomMovesAreOfTheListAskedForLast extends Grid {
        private List<Cell> last = emptyCells();

        @Override
        public List<Cell> legalMoves() {
            last = super.legalMoves();
            return last;
        }

        @Override
        public Cell randomMove(RandomGenerator random) {
            if (isTerminal()) {
                throw new IllegalStateException("the game is over");
            }
            return last.get(random.nextInt(last.size()));
        }
    }

    /** A player who plays a cell of the second row sometimes gets another one. */
    static final class PlayDrawsFromASharedGenerator extends Grid {
        private Random shared = new Random(1);

        @Override
        public Grid copy() {
            PlayDrawsFromASharedGenerator copy = (PlayDrawsFromASharedGenerator) super.copy();
            copy.shared = shared;
            return copy;
        }

        @Override
        public void play(Cell cell) {
            List<Cell> empty = emptyCells();
            boolean slips = cell.index() >= CELLS / 2 && shared.nextInt(200) == 0;
            super.play(slips ? empty.get(shared.nextInt(empty.size())) : cell);
        }
    }

    static final class ScratchIsStatic extends Grid {
        private static final Cell[] SCRATCH = new Cell[CELLS];

        @Override
        @SuppressWarnings("ThreadPriorityCheck") // so that the fault shows
        public List<Cell> legalMoves() {
            int count = 0;
            for (Cell cell : super.legalMoves()) {
                SCRATCH[count++] = cell;
            }
            Thread.yield(); // now and then to the thread that shares the array
            return List.copyOf(Arrays.asList(SCRATCH).subList(0, count));
        }
    }

    static final class AMoveIsMissing extends Grid {
        @Override
        public List<Cell> legalMoves() {
            List<Cell> moves = super.legalMoves();
            return moves.size() > 1 ? moves.subList(0, moves.size() - 1) : moves;
        }

        @Override
        public List<Cell> immediateWins(int who) {
            List<Cell> legal = legalMoves();
            return super.immediateWins(who).stream().filter(legal::contains).toList();
        }
    }

    static final class WinsIgnoreThePlayer extends Grid {
        @Override
        public List<Cell> immediateWins(int who) {
            return super.immediateWins(player);
        }
    }

    static final class OnlyThePlayerToMoveHasWins extends Grid {
        @Override
        public List<Cell> immediateWins(int who) {
            return who == player ? super.immediateWins(who) : List.of();
        }
    }

    /** A key that is kept beside the board. */
    private abstract static class KeptKey extends Grid {
        long kept;

        @Override
        public Grid copy() {
            KeptKey copy = (KeptKey) super.copy();
            copy.kept = kept;
            return copy;
        }

        @Override
        public void resetTo(Grid other) {
            super.resetTo(other);
            kept = ((KeptKey) other).kept;
        }

        @Override
        public long key() {
            return kept;
        }

        final long keyOfTheBoard() {
            return super.key();
        }
    }

    static final class TheKeyIsOfTheOrderOfMoves extends KeptKey {
        @Override
        public void play(Cell cell) {
            super.play(cell);
            kept = kept * 7 + cell.index() + 1;
        }
    }

    static final class TheKeyIsASum extends Grid {
        @Override
        public long key() {
            long key = player;
            for (int cell = 0; cell < CELLS; cell++) {
                key += (owners[cell] + 1L) * (cell + 2);
            }
            return key;
        }
    }

    static final class TheKeyIsOfThePositionBefore extends KeptKey {
        @Override
        public void play(Cell cell) {
            kept = keyOfTheBoard();
            super.play(cell);
        }
    }

    static final class ThePayoffAddsUp extends Grid {
        private int asked;

        @Override
        public double payoff(int who) {
            return super.payoff(who) / (1 + asked++ / 4);
        }
    }

    static final class TheMovesAreNull extends Grid {
        @Override
        public List<Cell> legalMoves() {
            List<Cell> moves = super.legalMoves();
            return moves.size() == 3 ? null : moves;
        }
    }

    static final class AMoveIsNull extends Grid {
        @Override
        public List<Cell> legalMoves() {
            List<Cell> moves = new ArrayList<>(super.legalMoves());
            if (moves.size() == 3) {
                moves.set(2, null);
            }
            return moves;
        }
    }

    static final class TheCopyIsNull extends Grid {
        @Override
        public Grid copy() {
            return owners[0] == 1 ? null : super.copy();
        }
    }

    /** The last player to have moved loses the whole row as soon as anybody looks at the moves. */
    static final class AskingForWinsChangesTheState extends Grid {
        @Override
        public List<Cell> immediateWins(int who) {
            List<Cell> wins = super.immediateWins(who);
            if (wins.size() == 1 && who != player) {
                player = who;
            }
            return wins;
        }
    }

    static final class AskingForTheKeyChangesTheState extends Grid {
        @Override
        public long key() {
            Arrays.sort(owners);
            return super.key();
        }
    }

    static final class ResetLeavesTheOtherChanged extends Grid {
        @Override
        public void resetTo(Grid other) {
            int[] old = owners;
            super.resetTo(other);
            other.owners = owners.clone();
            other.owners[CELLS - 1] = old[CELLS - 1];
        }
    }

    static final class TheWinnerIsStatic extends Grid {

        private static int winner;

        @Override
        public boolean isTerminal() {
            winner = hasWon(0) ? 0 : hasWon(1) ? 1 : EMPTY;
            return super.isTerminal();
        }

        @Override
        public double payoff(int who) {
            return winner == EMPTY ? 0 : winner == who ? 1 : -1;
        }
    }
}
