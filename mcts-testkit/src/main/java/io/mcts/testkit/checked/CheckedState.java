package io.mcts.testkit.checked;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import io.mcts.game.Resettable;
import io.mcts.testkit.rules.GameStateRule;
import io.mcts.testkit.rules.Overriding;
import io.mcts.testkit.rules.Snapshot;
import io.mcts.testkit.watch.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** A state that checks every call: it knows the moves since the root, and what it said when the last one had been played. */
public final class CheckedState<S extends GameState<S, M>, M extends Move>
        implements GameState<CheckedState<S, M>, M>, Resettable<CheckedState<S, M>>, PositionKey {

    public static final String STATES_STAY = "a state says the same until something is played in it";
    public static final String SAME_MOVES_LEAD_TO_THE_SAME_STATE =
            "the same moves from the root lead to the same state";
    public static final String PLAYED_MOVES_ARE_LEGAL = "only legal moves are played, drawn and chosen";
    public static final String MOVES_STAY = "a move is the same after it was played: index, hash code and written form";

    private final CheckedGame<S, M> game;
    private S state;
    private List<M> moves;
    private Snapshot says;
    private boolean isSpent;

    CheckedState(CheckedGame<S, M> game, S state, List<M> moves) {
        this.game = game;
        this.state = state;
        this.moves = moves;
        this.says = Snapshot.of(state);
        game.requireSound(state, moves);
    }

    /** The state that is checked; what happens to it must be told by {@link #requireUnchanged} or {@link #playedOut}. */
    S inner() {
        return state;
    }

    CheckedGame<S, M> game() {
        return game;
    }

    List<M> moves() {
        return moves;
    }

    /** Demands that the state says what it said before. */
    void requireUnchanged(String when) {
        game.requireEqual(STATES_STAY, moves, says, Snapshot.of(state), when);
    }

    /** Demands that a move is one of those that are legal here. */
    void requireLegal(M move, String who) {
        game.require(
                move != null && says.legalMoves().contains(move),
                PLAYED_MOVES_ARE_LEGAL,
                moves,
                "one of " + says.legalMoves() + ", by " + who,
                move);
    }

    /** Demands payoffs, or estimates of them, in the range of the game. */
    void requirePayoffs(String rule, double[] payoffs) {
        game.requirePayoffs(rule, says, moves, payoffs);
    }

    /** The inner state was played out by unknown moves. */
    void playedOut(String by) {
        says = Snapshot.of(state);
        String rule = GameStateRule.PLAY_OUT_ENDS_THE_GAME.toString();
        game.require(!says.payoffs().isEmpty(), rule, moves, "a terminal state by " + by, says);
        game.requireSound(state, moves);
    }

    /** A part that may do so has played on in the inner state: nothing is known about it until it is reset. */
    void spent() {
        isSpent = true;
    }

    @Override
    public void play(M move) {
        requireUnchanged("before play(" + move + ")");
        requireLegal(move, "the search");
        String before = Words.ofMove(move);
        state.play(move);
        game.requireEqual(MOVES_STAY, moves, before, Words.ofMove(move), "before it was played");
        List<M> longer = new ArrayList<>(moves);
        longer.add(move);
        moves = longer;
        says = Snapshot.of(state);
        game.requireRootUnchanged(moves);
        game.requireSound(state, moves);
        game.requireEqual(SAME_MOVES_LEAD_TO_THE_SAME_STATE, moves, says, game.replayed(moves), "when played again");
    }

    @Override
    public CheckedState<S, M> copy() {
        S copy = state.copy();
        requireAlike(GameStateRule.A_COPY_EQUALS_ITS_ORIGINAL, "in the original", copy);
        requireUnchanged("after copy()");
        return new CheckedState<>(game, copy, moves);
    }

    @Override
    public void resetTo(CheckedState<S, M> other) {
        if (!isSpent) {
            requireUnchanged("before resetTo()");
        }
        isSpent = false;
        state = Resettable.reset(state, other.state);
        other.requireAlike(GameStateRule.RESET_EQUALS_A_COPY, "after resetTo(), as in the other state", state);
        other.requireUnchanged("after it was the argument of resetTo()");
        moves = other.moves;
        says = other.says;
    }

    private void requireAlike(GameStateRule rule, String where, S other) {
        game.requireEqual(rule, moves, says, Snapshot.of(other), where);
    }

    @Override
    public int playerCount() {
        return state.playerCount();
    }

    /** The inner state, for a question to which it gives the same answer as before. */
    private S asked(String what) {
        requireUnchanged("when asked for " + what);
        return state;
    }

    @Override
    public int currentPlayer() {
        return asked("the player").currentPlayer();
    }

    @Override
    public boolean isTerminal() {
        return asked("the end").isTerminal();
    }

    @Override
    public List<M> legalMoves() {
        return asked("the moves").legalMoves();
    }

    @Override
    public double payoff(int player) {
        return asked("a payoff").payoff(player);
    }

    @Override
    public double minPayoff() {
        return state.minPayoff();
    }

    @Override
    public double maxPayoff() {
        return state.maxPayoff();
    }

    @Override
    public double probability(M outcome) {
        return asked("a probability").probability(outcome);
    }

    @Override
    public M randomMove(RandomGenerator random) {
        M move = state.randomMove(random);
        requireLegal(move, "randomMove()");
        requireUnchanged("after randomMove()");
        return move;
    }

    /** Move by move, unless the game has its own play-out loop. */
    @Override
    public void playOut(RandomGenerator random) {
        requireUnchanged("before playOut()");
        if (Overriding.isOverridden(state.getClass(), GameState.class, "playOut", RandomGenerator.class)) {
            state.playOut(random);
            playedOut("playOut()");
        } else {
            GameState.super.playOut(random);
        }
    }

    @Override
    public long key() {
        if (!(state instanceof PositionKey position)) {
            throw new IllegalStateException("the state " + state + " has no PositionKey, which transpositions need");
        }
        long key = position.key();
        requireUnchanged("after key()");
        game.requireOneKeyEach(key, says, moves);
        return key;
    }

    @Override
    public String toString() {
        return state.toString();
    }
}
