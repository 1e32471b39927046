package io.mcts.testkit;

import io.mcts.testkit.DiceRace.Action;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/** The dice race with one fault each, such as adapters have, in what every game must implement. */
final class FaultyRaces {

    private FaultyRaces() {}

    static final class CopySharesTheArray extends DiceRace {
        @Override
        public DiceRace copy() {
            DiceRace copy = super.copy();
            copy.points = points;
            return copy;
        }
    }

    static final class CopyForgetsWhoseTurnItIs extends DiceRace {
        @Override
        public DiceRace copy() {
            DiceRace copy = super.copy();
            copy.turn = 0;
            return copy;
        }
    }

    static final class CopyForgetsTheDie extends DiceRace {
        @Override
        public DiceRace copy() {
            DiceRace copy = super.copy();
            copy.thrown = false;
            return copy;
        }
    }

    static final class CopyIsTheStateItself extends DiceRace {
        @Override
        public DiceRace copy() {
            return this;
        }
    }

    static final class PlayChangesTheOriginOfTheCopy extends DiceRace {
        private DiceRace origin = this;

        @Override
        public DiceRace copy() {
            PlayChangesTheOriginOfTheCopy copy = (PlayChangesTheOriginOfTheCopy) super.copy();
            copy.origin = this;
            return copy;
        }

        @Override
        public void play(Action action) {
            super.play(action);
            origin.points[0] = points[0];
        }
    }

    static final class TheTurnIsStatic extends DiceRace {
        private static int turnOfAll;

        @SuppressWarnings("StaticAssignmentInConstructor") // the fault
        TheTurnIsStatic() {
            turnOfAll = 0;
        }

        @Override
        public int currentPlayer() {
            turn = turnOfAll;
            return super.currentPlayer();
        }

        @Override
        public void play(Action action) {
            turn = turnOfAll;
            super.play(action);
            turnOfAll = turn;
        }

        @Override
        public void resetTo(DiceRace other) {
            super.resetTo(other);
            turnOfAll = other.turn;
        }
    }

    static final class LegalMovesAreLive extends DiceRace {
        private final List<Action> moves = new ArrayList<>();

        @Override
        public List<Action> legalMoves() {
            moves.clear();
            moves.addAll(super.legalMoves());
            return moves;
        }
    }

    static final class LegalMovesAreALiveView extends DiceRace {
        private final List<Action> moves = new ArrayList<>();

        @Override
        public List<Action> legalMoves() {
            moves.clear();
            moves.addAll(super.legalMoves());
            return Collections.unmodifiableList(moves);
        }
    }

    static final class LegalMovesAreModifiable extends DiceRace {
        @Override
        public List<Action> legalMoves() {
            return new ArrayList<>(super.legalMoves());
        }
    }

    @SuppressWarnings("ThreadPriorityCheck") // so that threads disturb each other even on one core
    static final class CopiesShareScratchMemory extends DiceRace {
        private long[] scratch = new long[1];

        @Override
        public DiceRace copy() {
            CopiesShareScratchMemory copy = (CopiesShareScratchMemory) super.copy();
            copy.scratch = scratch;
            return copy;
        }

        @Override
        public List<Action> legalMoves() {
            long own = Thread.currentThread().getId();
            scratch[0] = own;
            Thread.yield();
            return scratch[0] == own ? super.legalMoves() : List.of();
        }
    }

    static final class PlayOutsShareABoard extends DiceRace {
        private static final DiceRace BOARD = new DiceRace();

        @Override
        public void playOut(RandomGenerator random) {
            BOARD.resetTo(this);
            while (!BOARD.isTerminal()) {
                BOARD.play(BOARD.randomMove(random));
            }
            resetTo(BOARD);
        }
    }

    static final class TheOrderChangesByAsking extends DiceRace {
        private int asked;

        @Override
        public List<Action> legalMoves() {
            List<Action> moves = new ArrayList<>(super.legalMoves());
            Collections.rotate(moves, asked++);
            return List.copyOf(moves);
        }
    }

    static final class TheOrderDependsOnThePast extends DiceRace {
        private boolean isReversed;

        @Override
        public void play(Action action) {
            super.play(action);
            isReversed = action.equals(THROW);
        }

        @Override
        public List<Action> legalMoves() {
            List<Action> moves = new ArrayList<>(super.legalMoves());
            if (isReversed) {
                Collections.reverse(moves);
            }
            return List.copyOf(moves);
        }
    }

    static final class LegalMovesAreRepeated extends DiceRace {
        @Override
        public List<Action> legalMoves() {
            return points[1] > 0 && !isTerminal() ? List.of(STEP, STEP) : super.legalMoves();
        }
    }

    static final class IndicesClash extends DiceRace {
        @Override
        public List<Action> legalMoves() {
            return points[0] == 2 && !isTerminal()
                    ? List.of(STEP, new Action("step back", STEP.index()))
                    : super.legalMoves();
        }
    }

    static final class IndexIsNegative extends DiceRace {
        @Override
        public List<Action> legalMoves() {
            return points[0] == 1 && !isTerminal() ? List.of(new Action("pass", -1)) : super.legalMoves();
        }
    }

    static final class MovesAreWrittenAlike extends DiceRace {
        @Override
        public List<Action> legalMoves() {
            return isTerminal() || thrown ? super.legalMoves() : List.of(STEP, new Action("step", THROW.index()));
        }
    }

    static final class MovesAreLeftAtTheEnd extends DiceRace {
        @Override
        public List<Action> legalMoves() {
            return isTerminal() ? List.of(STEP) : super.legalMoves();
        }
    }

    static final class NoMoveIsLeft extends DiceRace {
        @Override
        public List<Action> legalMoves() {
            return points[0] == 1 && points[1] == 1 ? List.of() : super.legalMoves();
        }
    }

    static final class PlayersAreCountedFrom1 extends DiceRace {
        @Override
        public int currentPlayer() {
            return thrown ? CHANCE : turn + 1;
        }
    }

    static final class TheTurnChangesByAsking extends DiceRace {
        @Override
        public int currentPlayer() {
            turn = (turn + 1) % 3;
            return super.currentPlayer();
        }
    }

    static final class PlayersLeaveTheGame extends DiceRace {
        @Override
        public int playerCount() {
            return points[0] == 2 ? 2 : 3;
        }
    }

    static final class GameNeverEnds extends DiceRace {
        @Override
        public void play(Action action) {
            super.play(action);
            points[turn] = Math.min(points[turn], 1);
            points[(turn + 2) % 3] = Math.min(points[(turn + 2) % 3], 1);
        }
    }

    static final class PlayNeverReturns extends DiceRace {
        @Override
        public void play(Action action) {
            while (points[0] == 1
                    && action.equals(THROW)
                    && !Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
            super.play(action);
        }
    }

    static final class LegalMovesNeverReturn extends DiceRace {
        @Override
        public List<Action> legalMoves() {
            while (thrown && points[1] == 1 && !Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
            return super.legalMoves();
        }
    }

    static final class PlayThrows extends DiceRace {
        @Override
        public void play(Action action) {
            if (thrown && action.equals(NONE) && turn == 1) {
                throw new ArrayIndexOutOfBoundsException("Index 3 out of bounds for length 3");
            }
            super.play(action);
        }
    }

    static final class PlayFailsAnAssertion extends DiceRace {
        @Override
        public void play(Action action) {
            if (thrown && action.equals(NONE) && turn == 1) {
                throw new AssertionError("nobody throws a 0");
            }
            super.play(action);
        }
    }

    static final class TheEndAsksItself extends DiceRace {
        @Override
        @SuppressWarnings("InfiniteRecursion") // the fault
        public boolean isTerminal() {
            return (thrown && turn == 1) ? isTerminal() : super.isTerminal();
        }
    }

    static final class PayoffLeavesTheRange extends DiceRace {
        @Override
        public double payoff(int player) {
            return player == 2 && hasWon(player) ? 2 : super.payoff(player);
        }
    }

    static final class PayoffIsNotANumber extends DiceRace {
        @Override
        public double payoff(int player) {
            return hasWon(player) ? 1 : (double) points[player] / points[1];
        }
    }

    static final class TheLeastPayoffIsTheGreatest extends DiceRace {
        @Override
        public double minPayoff() {
            return 1;
        }
    }

    static final class ProbabilitiesSumTo90Percent extends DiceRace {
        @Override
        public double probability(Action outcome) {
            return outcome.equals(NONE) ? 0.4 : super.probability(outcome);
        }
    }

    static final class ProbabilitiesSumToMoreThan1 extends DiceRace {
        @Override
        public double probability(Action outcome) {
            return outcome.equals(THREE) ? 1.0 / 5 : super.probability(outcome);
        }
    }

    static final class AnOutcomeHasProbability0 extends DiceRace {
        @Override
        public double probability(Action outcome) {
            return outcome.equals(NONE) ? 2.0 / 3 : outcome.equals(ONE) ? 1.0 / 3 : 0;
        }
    }

    static final class APlayerChoosesTheOutcome extends DiceRace {
        @Override
        public int currentPlayer() {
            return turn;
        }

        @Override
        public List<Action> immediateWins(int player) {
            List<Action> outcomes = points[player] == 2 ? List.of(ONE, THREE) : List.of(THREE);
            return thrown ? outcomes : super.immediateWins(player);
        }
    }
}
