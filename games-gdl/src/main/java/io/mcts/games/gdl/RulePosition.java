package io.mcts.games.gdl;

import java.util.Arrays;

/** A position that was evaluated by a {@link RuleEngine}. */
final class RulePosition extends Position {

    /**
     * An evaluated state, immutable.
     *
     * @param facts the facts that are true, sorted
     * @param legal by role, the numbers of the legal moves in the order of their texts
     * @param goals by role, at the end of the game
     */
    @SuppressWarnings("ArrayRecordComponent") // internal, never compared
    record State(int[] facts, int[][] legal, boolean isTerminal, int[] goals, long key) {}

    private final RuleEngine engine;
    private State state;

    RulePosition(RuleEngine engine, State state) {
        this.engine = engine;
        this.state = state;
    }

    State state() {
        return state;
    }

    @Override
    Position copy() {
        return new RulePosition(engine, state);
    }

    @Override
    void set(Position other) {
        state = ((RulePosition) other).state;
    }

    @Override
    boolean isTerminal() {
        return state.isTerminal;
    }

    @Override
    int[] legalMoves(int role) {
        return state.legal[role];
    }

    @Override
    void step(int[] moves) {
        state = engine.next(state, moves);
    }

    @Override
    int goal(int role) {
        return state.isTerminal ? state.goals[role] : NO_GOAL;
    }

    @Override
    long key() {
        return state.key;
    }

    @Override
    boolean hasSameFacts(Position other) {
        return other instanceof RulePosition that && Arrays.equals(state.facts, that.state.facts);
    }
}
