package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.LastGoodReplyPolicy;
import io.mcts.policy.Learning;
import io.mcts.policy.PlayedMoves;
import io.mcts.policy.Policy;
import io.mcts.policy.UniformPolicy;
import io.mcts.testkit.DiceRace.Action;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;

/** Policies with one fault each. */
final class FaultyPolicies {

    private FaultyPolicies() {}

    /** The first move, and an exception where there is none. */
    static class First<S extends GameState<S, M>, M extends Move> implements Policy<S, M> {
        @Override
        public M choose(S state, RandomGenerator random) {
            return state.legalMoves().get(0);
        }

        @Override
        public String toString() {
            return getClass().getSimpleName();
        }
    }

    static final class NothingIsRecorded<S extends GameState<S, M>, M extends Move> extends First<S, M> {
        @Override
        public void playOut(S state, RandomGenerator random, PlayedMoves played) {
            playOut(state, random);
        }
    }

    static final class TheOtherPlayerIsRecorded<S extends GameState<S, M>, M extends Move> extends First<S, M> {
        @Override
        public void playOut(S state, RandomGenerator random, PlayedMoves played) {
            while (!state.isTerminal()) {
                M move = choose(state, random);
                state.play(move);
                played.add(state.currentPlayer(), move.index());
            }
        }
    }

    static final class TheFirstMoveIsRecordedTwice<S extends GameState<S, M>, M extends Move> extends First<S, M> {
        @Override
        public void playOut(S state, RandomGenerator random, PlayedMoves played) {
            if (!state.isTerminal()) {
                played.add(state.currentPlayer(), state.legalMoves().get(0).index());
            }
            super.playOut(state, random, played);
        }
    }

    static final class TheMoveIsPlayed<S extends GameState<S, M>, M extends Move> extends First<S, M> {
        @Override
        public M choose(S state, RandomGenerator random) {
            M move = super.choose(state, random);
            state.play(move);
            return move;
        }
    }

    /** A race that goes on otherwise after another number of moves, of which only the key tells. */
    static final class CountedRace extends DiceRace {
        private int count;

        @Override
        public void play(Action action) {
            super.play(action);
            count++;
        }

        @Override
        public void resetTo(DiceRace other) {
            super.resetTo(other);
            count = ((CountedRace) other).count;
        }

        @Override
        public long key() {
            return 100 * super.key() + count;
        }
    }

    /** Tries a move in place, and puts all back but the count. */
    static final class TheCountIsNotPutBack extends First<DiceRace, DiceRace.Action> {
        @Override
        public DiceRace.Action choose(DiceRace state, RandomGenerator random) {
            DiceRace.Action move = super.choose(state, random);
            int[] points = state.points.clone();
            int turn = state.turn;
            state.play(move);
            state.points = points;
            state.turn = turn;
            return move;
        }
    }

    /** The last move at the start, else the first, by way of a field; it draws no random numbers. */
    static final class TheChoiceIsAField extends First<Stones, Stones.Take> {
        private volatile int choice;
        private final Meeting meeting = new Meeting();

        @Override
        public Stones.Take choose(Stones state, RandomGenerator random) {
            List<Stones.Take> moves = state.legalMoves();
            meeting.begin();
            choice = moves.get(state.heap == 4 ? 1 : 0).index();
            meeting.middle();
            return state.take(choice);
        }
    }

    static final class TheMoveIsOfAnotherState extends First<Stones, Stones.Take> {
        @Override
        public Stones.Take choose(Stones state, RandomGenerator random) {
            super.choose(state, random);
            return new Stones().legalMoves().get(1);
        }
    }

    static final class TheMoveIsEqualButForeign extends First<Stones, Stones.Take> {
        @Override
        public Stones.Take choose(Stones state, RandomGenerator random) {
            return new Stones.Take(super.choose(state, random).index()) {
                @Override
                public int index() {
                    return 3;
                }
            };
        }
    }

    static final class TheGeneratorIsItsOwn<S extends GameState<S, M>, M extends Move> extends First<S, M> {
        private final Random own = new Random(1);

        @Override
        public M choose(S state, RandomGenerator random) {
            List<M> moves = state.legalMoves();
            return moves.get(own.nextInt(moves.size()));
        }
    }

    static final class ChoicesAreCounted<S extends GameState<S, M>, M extends Move> extends First<S, M> {
        private int choices;

        @Override
        public M choose(S state, RandomGenerator random) {
            List<M> moves = state.legalMoves();
            return moves.get(choices++ / 20 % moves.size());
        }
    }

    static final class ChoicesAreStatic<S extends GameState<S, M>, M extends Move> extends First<S, M> {
        private static int choices;

        @Override
        public M choose(S state, RandomGenerator random) {
            List<M> moves = state.legalMoves();
            return moves.get(choices++ / 20 % moves.size());
        }
    }

    static final class CandidatesAreAField<S extends GameState<S, M>, M extends Move> extends First<S, M> {
        private int count;

        @Override
        public M choose(S state, RandomGenerator random) {
            List<M> moves = state.legalMoves();
            count = moves.size();
            int drawn = random.nextInt(1 << 20);
            return moves.get(drawn % count);
        }
    }

    static final class ItGoesBackForEver extends First<Walk, Walk.Step> {
        @Override
        public Walk.Step choose(Walk state, RandomGenerator random) {
            return state.legalMoves().get(1);
        }
    }

    static final class PlayOutStopsAfterAMove<S extends GameState<S, M>, M extends Move> extends First<S, M> {
        @Override
        public void playOut(S state, RandomGenerator random) {
            if (!state.isTerminal()) {
                state.play(state.randomMove(random));
            }
        }
    }

    static final class PlayOutIsRandom<S extends GameState<S, M>, M extends Move> extends First<S, M> {
        @Override
        public void playOut(S state, RandomGenerator random) {
            state.playOut(random);
        }
    }

    static final class TheHeldPolicyNeverLearns<S extends GameState<S, M>, M extends Move> extends First<S, M> {
        private final Policy<S, M> held = new LastGoodReplyPolicy<>(1, new UniformPolicy<>());

        @Override
        public M choose(S state, RandomGenerator random) {
            return held.choose(state, random);
        }
    }

    static final class WhatIsLearnedIsIllegal extends First<Stones, Stones.Take> {
        @Override
        public Policy<Stones, Stones.Take> with(Learning learning) {
            return new TheMoveIsOfAnotherState();
        }
    }

    static final class TheEndHasAMove extends First<Stones, Stones.Take> {
        @Override
        public Stones.Take choose(Stones state, RandomGenerator random) {
            return state.isTerminal() ? new Stones.Take(1) : super.choose(state, random);
        }
    }

    static final class TheDieIsAPlayer extends First<DiceRace, DiceRace.Action> {
        @Override
        public DiceRace.Action choose(DiceRace state, RandomGenerator random) {
            super.choose(state, random);
            return DiceRace.STEP;
        }
    }

    static final class NothingIsPrinted<S extends GameState<S, M>, M extends Move> implements Policy<S, M> {
        @Override
        public M choose(S state, RandomGenerator random) {
            return state.randomMove(random);
        }
    }
}
