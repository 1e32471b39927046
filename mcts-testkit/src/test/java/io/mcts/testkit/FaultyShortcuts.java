package io.mcts.testkit;

import io.mcts.game.DecisivePlayOut;
import io.mcts.testkit.DiceRace.Action;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;

/** The dice race with one fault each in what a game overrides to be fast, and in its capabilities. */
final class FaultyShortcuts {

    private FaultyShortcuts() {}

    static final class RandomMoveMissesOne extends DiceRace {
        @Override
        public Action randomMove(RandomGenerator random) {
            return points[2] == 1 && !thrown ? STEP : super.randomMove(random);
        }
    }

    static final class RandomMoveIsNotUniform extends DiceRace {
        @Override
        public Action randomMove(RandomGenerator random) {
            return isTerminal() || thrown ? super.randomMove(random) : random.nextInt(5) < 2 ? STEP : THROW;
        }
    }

    static final class RandomMoveIgnoresProbabilities extends DiceRace {
        @Override
        public Action randomMove(RandomGenerator random) {
            return thrown ? legalMoves().get(random.nextInt(3)) : super.randomMove(random);
        }
    }

    static final class RandomMoveHasAGeneratorOfItsOwn extends DiceRace {
        private static final Random OWN = new Random(1);

        @Override
        public Action randomMove(RandomGenerator random) {
            return super.randomMove(OWN);
        }
    }

    static final class EachStateHasAGeneratorOfItsOwn extends DiceRace {
        private final Random own = new Random(1);

        @Override
        public Action randomMove(RandomGenerator random) {
            return super.randomMove(own);
        }
    }

    static final class RandomMoveIsIllegal extends DiceRace {
        @Override
        public Action randomMove(RandomGenerator random) {
            return points[1] == 1 && !isTerminal() && random.nextInt(4) == 0 ? NONE : super.randomMove(random);
        }
    }

    static final class RandomMoveNeverReturns extends DiceRace {
        @Override
        public Action randomMove(RandomGenerator random) {
            while (points[1] == 1 && !Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
            return super.randomMove(random);
        }
    }

    static final class RandomMoveIsDrawnForEver extends DiceRace {
        @Override
        public Action randomMove(RandomGenerator random) {
            Action action = super.randomMove(random);
            while (points[1] == 1 && action.equals(STEP)) {
                action = random.nextInt() == 0 ? THROW : STEP;
            }
            return action;
        }
    }

    static final class RandomMoveIsPlayed extends DiceRace {
        @Override
        public Action randomMove(RandomGenerator random) {
            Action action = super.randomMove(random);
            if (points[0] == 1) {
                play(action);
            }
            return action;
        }
    }

    static final class RandomMoveIsNullAtTheEnd extends DiceRace {
        @Override
        public Action randomMove(RandomGenerator random) {
            return isTerminal() ? null : super.randomMove(random);
        }
    }

    static final class PlayOutStopsOneMoveEarly extends DiceRace {
        @Override
        public void playOut(RandomGenerator random) {
            while (!isTerminal()) {
                Action action = randomMove(random);
                DiceRace next = copy();
                next.play(action);
                if (next.isTerminal()) {
                    return;
                }
                play(action);
            }
        }
    }

    static final class PlayOutChangesTheEnd extends DiceRace {
        @Override
        public void playOut(RandomGenerator random) {
            super.playOut(random);
            points[turn]++;
            points[turn] = hasWon(turn) ? 3 : points[turn];
            turn = (turn + 1) % 3;
            points[turn] = 3;
        }
    }

    static final class PlayOutNeverThrows extends DiceRace {
        @Override
        public void playOut(RandomGenerator random) {
            while (!isTerminal()) {
                play(thrown ? randomMove(random) : STEP);
            }
        }
    }

    static final class PlayOutStepsALittleTooOften extends DiceRace {
        @Override
        public void playOut(RandomGenerator random) {
            while (!isTerminal()) {
                play(!thrown && random.nextInt(4) == 0 ? STEP : randomMove(random));
            }
        }
    }

    static final class PlayOutFavoursTheFirst extends DiceRace {
        @Override
        public void playOut(RandomGenerator random) {
            if (!isTerminal() && points[0] == 1 && random.nextInt(3) == 0) {
                points[0] = 3;
            }
            super.playOut(random);
        }
    }

    static final class PlayOutForgetsThePointsOfLosers extends DiceRace {
        @Override
        public void playOut(RandomGenerator random) {
            super.playOut(random);
            for (int player = 0; player < 3; player++) {
                points[player] = hasWon(player) ? 3 : 0;
            }
        }
    }

    static final class PlayOutHasAGeneratorOfItsOwn extends DiceRace {
        private static final Random OWN = new Random(1);

        @Override
        public void playOut(RandomGenerator random) {
            super.playOut(OWN);
        }
    }

    static final class DecisivePlayOutIsRandom extends DiceRace implements DecisivePlayOut {
        @Override
        public void playOutDecisively(RandomGenerator random) {
            playOut(random);
        }
    }

    static final class PlayOnDoesNothing extends DiceRace {
        @Override
        public void playOn(Action move) {}
    }

    static final class ResetSharesTheArray extends DiceRace {
        @Override
        public DiceRace copy() {
            DiceRace copy = super.copy();
            copy.points = points.clone();
            copy.turn = turn;
            return copy;
        }

        @Override
        public void resetTo(DiceRace other) {
            super.resetTo(other);
            points = other.points;
        }
    }

    static final class ResetForgetsWhoseTurnItIs extends DiceRace {
        @Override
        public DiceRace copy() {
            DiceRace copy = super.copy();
            copy.points = points.clone();
            copy.turn = turn;
            return copy;
        }

        @Override
        public void resetTo(DiceRace other) {
            super.resetTo(other);
            turn = 0;
        }
    }

    static final class ResetAddsToWhatWasThere extends DiceRace {
        @Override
        public DiceRace copy() {
            DiceRace copy = super.copy();
            copy.points = points.clone();
            return copy;
        }

        @Override
        public void resetTo(DiceRace other) {
            int[] old = points;
            super.resetTo(other);
            points[2] = Math.max(points[2], Math.min(2, old[2]));
        }
    }

    /** A race that keeps its key up to date, which a reset does not. */
    static class ResetForgetsTheKey extends DiceRace {
        long hash = super.key();

        @Override
        public void play(Action action) {
            super.play(action);
            hash = super.key();
        }

        @Override
        public DiceRace copy() {
            DiceRace copy = super.copy();
            ((ResetForgetsTheKey) copy).hash = hash;
            return copy;
        }

        @Override
        public long key() {
            return hash;
        }
    }

    static final class PlayOnForgetsTheKey extends ResetForgetsTheKey {
        @Override
        public void playOn(Action action) {
            long before = hash;
            play(action);
            hash = before;
        }

        @Override
        public void resetTo(DiceRace other) {
            super.resetTo(other);
            hash = other.key();
        }
    }

    static final class KeyIsOfTheObject extends DiceRace {
        @Override
        public long key() {
            return System.identityHashCode(this);
        }
    }

    static final class PositionsRecurUnannounced extends DiceRace {
        @Override
        public boolean mayRecur() {
            return false;
        }
    }

    static final class KeyForgetsTheDie extends DiceRace {
        @Override
        public long key() {
            return super.key() / 2;
        }
    }

    static final class KeyForgetsWhoseTurnItIs extends DiceRace {
        @Override
        public long key() {
            return super.key() - 2L * turn;
        }
    }

    static final class KeyForgetsAPlayer extends DiceRace {
        @Override
        public long key() {
            return super.key() % 1_000;
        }
    }

    static final class KeyCountsTheMoves extends DiceRace {
        private int moves;

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
        public List<Action> immediateWins(int player) {
            return player == 1 ? List.of() : super.immediateWins(player);
        }
    }

    static final class ImmediateWinIsInvented extends DiceRace {
        @Override
        public List<Action> immediateWins(int player) {
            return points[player] >= 1 ? List.of(STEP) : List.of();
        }
    }

    static final class ImmediateWinIsIllegal extends DiceRace {
        @Override
        public List<Action> immediateWins(int player) {
            return points[player] == 2 && player == 2 && turn != 2 ? List.of(ONE) : super.immediateWins(player);
        }
    }

    static final class ImmediateWinIsNoneOfThem extends DiceRace {
        @Override
        public Action immediateWin(int player, RandomGenerator random) {
            return STEP;
        }
    }
}
