package io.mcts.testkit;

import io.mcts.game.DecisivePlayOut;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** The dice race with one fault each, such as adapters have. */
final class FaultyRaces {

    private FaultyRaces() {}

    static final class CopySharesTheArray extends DiceRace {
        @Override
        DiceRace blank() {
            return new CopySharesTheArray();
        }

        @Override
        public DiceRace copy() {
            DiceRace copy = super.copy();
            copy.points = points;
            return copy;
        }
    }

    static final class CopyForgetsWhoseTurnItIs extends DiceRace {
        @Override
        DiceRace blank() {
            return new CopyForgetsWhoseTurnItIs();
        }

        @Override
        public DiceRace copy() {
            DiceRace copy = super.copy();
            copy.turn = 0;
            return copy;
        }
    }

    static final class LegalMovesAreLive extends DiceRace {
        private final List<Action> moves = new ArrayList<>();

        @Override
        DiceRace blank() {
            return new LegalMovesAreLive();
        }

        @Override
        public List<Action> legalMoves() {
            moves.clear();
            moves.addAll(super.legalMoves());
            return moves;
        }
    }

    static final class LegalMovesAreRepeated extends DiceRace {
        @Override
        DiceRace blank() {
            return new LegalMovesAreRepeated();
        }

        @Override
        public List<Action> legalMoves() {
            return points[1] > 0 && !isTerminal() ? List.of(STEP, STEP) : super.legalMoves();
        }
    }

    static final class IndicesClash extends DiceRace {
        @Override
        DiceRace blank() {
            return new IndicesClash();
        }

        @Override
        public List<Action> legalMoves() {
            return points[0] == 2 && !isTerminal()
                    ? List.of(STEP, new Action("step back", STEP.index()))
                    : super.legalMoves();
        }
    }

    static final class MovesAreLeftAtTheEnd extends DiceRace {
        @Override
        DiceRace blank() {
            return new MovesAreLeftAtTheEnd();
        }

        @Override
        public List<Action> legalMoves() {
            return isTerminal() ? List.of(STEP) : super.legalMoves();
        }
    }

    static final class NoMoveIsLeft extends DiceRace {
        @Override
        DiceRace blank() {
            return new NoMoveIsLeft();
        }

        @Override
        public List<Action> legalMoves() {
            return points[0] == 1 && points[1] == 1 ? List.of() : super.legalMoves();
        }
    }

    static final class ProbabilitiesSumToMoreThan1 extends DiceRace {
        @Override
        DiceRace blank() {
            return new ProbabilitiesSumToMoreThan1();
        }

        @Override
        public double probability(Action outcome) {
            return outcome.equals(THREE) ? 1.0 / 5 : super.probability(outcome);
        }
    }

    static final class PayoffLeavesTheRange extends DiceRace {
        @Override
        DiceRace blank() {
            return new PayoffLeavesTheRange();
        }

        @Override
        public double payoff(int player) {
            return player == 2 && hasWon(player) ? 2 : super.payoff(player);
        }
    }

    static final class RandomMoveMissesOne extends DiceRace {
        @Override
        DiceRace blank() {
            return new RandomMoveMissesOne();
        }

        @Override
        public Action randomMove(RandomGenerator random) {
            return points[2] == 1 && !thrown ? STEP : super.randomMove(random);
        }
    }

    static final class RandomMoveIgnoresProbabilities extends DiceRace {
        @Override
        DiceRace blank() {
            return new RandomMoveIgnoresProbabilities();
        }

        @Override
        public Action randomMove(RandomGenerator random) {
            return thrown ? legalMoves().get(random.nextInt(3)) : super.randomMove(random);
        }
    }

    static final class PlayOutFavoursTheFirst extends DiceRace {
        @Override
        DiceRace blank() {
            return new PlayOutFavoursTheFirst();
        }

        @Override
        public void playOut(RandomGenerator random) {
            if (!isTerminal() && points[0] == 1 && random.nextInt(3) == 0) {
                points[0] = 3;
            }
            super.playOut(random);
        }
    }

    static final class DecisivePlayOutIsRandom extends DiceRace implements DecisivePlayOut {
        @Override
        DiceRace blank() {
            return new DecisivePlayOutIsRandom();
        }

        @Override
        public void playOutDecisively(RandomGenerator random) {
            playOut(random);
        }
    }

    static final class ResetSharesTheArray extends DiceRace {
        @Override
        DiceRace blank() {
            return new ResetSharesTheArray();
        }

        @Override
        public DiceRace copy() {
            DiceRace copy = super.copy();
            copy.points = points.clone();
            return copy;
        }

        @Override
        public void resetTo(DiceRace other) {
            super.resetTo(other);
            points = other.points;
        }
    }

    static final class KeyIsOfTheObject extends DiceRace {
        @Override
        DiceRace blank() {
            return new KeyIsOfTheObject();
        }

        @Override
        public long key() {
            return System.identityHashCode(this);
        }
    }

    static final class KeyForgetsTheDie extends DiceRace {
        @Override
        DiceRace blank() {
            return new KeyForgetsTheDie();
        }

        @Override
        public long key() {
            return super.key() / 2;
        }
    }

    static final class KeyCountsTheMoves extends DiceRace {
        private int moves;

        @Override
        DiceRace blank() {
            return new KeyCountsTheMoves();
        }

        @Override
        public void play(Action action) {
            super.play(action);
            moves++;
        }

        @Override
        public void resetTo(DiceRace other) {
            super.resetTo(other);
            moves = ((KeyCountsTheMoves) other).moves;
        }

        @Override
        public long key() {
            return super.key() + 10_000L * moves;
        }
    }

    static final class ImmediateWinIsOverlooked extends DiceRace {
        @Override
        DiceRace blank() {
            return new ImmediateWinIsOverlooked();
        }

        @Override
        public List<Action> immediateWins(int player) {
            return player == 1 ? List.of() : super.immediateWins(player);
        }
    }

    static final class GameNeverEnds extends DiceRace {
        @Override
        DiceRace blank() {
            return new GameNeverEnds();
        }

        @Override
        public void play(Action action) {
            super.play(action);
            points[2] = Math.min(points[2], 1);
            points[1] = Math.min(points[1], 1);
            points[0] = Math.min(points[0], 1);
        }
    }

    static final class PlayThrows extends DiceRace {
        @Override
        DiceRace blank() {
            return new PlayThrows();
        }

        @Override
        public void play(Action action) {
            if (thrown && action.equals(NONE) && turn == 1) {
                throw new ArrayIndexOutOfBoundsException("Index 3 out of bounds for length 3");
            }
            super.play(action);
        }
    }
}
