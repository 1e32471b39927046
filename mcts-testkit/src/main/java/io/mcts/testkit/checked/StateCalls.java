package io.mcts.testkit.checked;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Resettable;
import io.mcts.testkit.rules.GameStateRule;
import io.mcts.testkit.rules.Overriding;
import io.mcts.testkit.rules.RandomPlay;
import io.mcts.testkit.rules.Snapshot;
import io.mcts.testkit.watch.Words;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The calls of one {@link CheckedState}. It knows the moves since the root, and what the state said when the last one had been played.
 *
 * <p>A method that is not named here, of whatever capability, is a question: the state answers it and says the same as before.
 */
public final class StateCalls<S extends GameState<S, M>, M extends Move> implements InvocationHandler {

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

    StateCalls(CheckedGame<S, M> game, S state, List<M> moves) {
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

    /** Demands that a move is one of those that are legal here, unless they can only be drawn. */
    void requireLegal(@Nullable M move, String who) {
        game.require(
                move != null
                        && (RandomPlay.isSampled(state) || says.legalMoves().contains(move)),
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
    @SuppressWarnings("unchecked") // moves and states are those of the game
    public @Nullable Object invoke(Object proxy, Method method, @Nullable Object @Nullable [] arguments)
            throws Throwable {
        Object[] given = arguments == null ? new Object[0] : arguments;
        return switch (method.getName()) {
            case "calls" -> this;
            case "equals" -> proxy == given[0];
            case "hashCode" -> System.identityHashCode(proxy);
            case "toString" -> state.toString();
            case "copy" -> copy();
            case "play" -> play((M) Objects.requireNonNull(given[0]), state::play);
            case "playOn" -> play((M) Objects.requireNonNull(given[0]), state::playOn);
            case "resetTo" -> resetTo(((CheckedState<S, M>) Objects.requireNonNull(given[0])).calls());
            case "playOut" -> playOut((CheckedState<S, M>) proxy, (RandomGenerator) Objects.requireNonNull(given[0]));
            case "playOutDecisively" -> {
                requireUnchanged("before playOutDecisively()");
                asked(method, given);
                playedOut("playOutDecisively()");
                yield null;
            }
            default -> {
                requireUnchanged("when asked for " + method.getName() + "()");
                Object answer = asked(method, given);
                requireUnchanged("after " + method.getName() + "()");
                if (method.getName().equals("randomMove")) {
                    requireLegal((M) answer, "randomMove()");
                }
                if (method.getName().equals("key")) {
                    game.requireOneKeyEach((Long) Objects.requireNonNull(answer), says, moves);
                }
                yield answer;
            }
        };
    }

    private @Nullable Object asked(Method method, @Nullable Object[] given) throws Throwable {
        try {
            return method.invoke(state, given);
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
    }

    private @Nullable Object play(M move, Consumer<M> method) {
        requireUnchanged("before play(" + move + ")");
        requireLegal(move, "the search");
        String before = Words.ofMove(move);
        method.accept(move);
        game.requireEqual(MOVES_STAY, moves, before, Words.ofMove(move), "before it was played");
        moves = RandomPlay.with(moves, move);
        says = Snapshot.of(state);
        game.requireRootUnchanged(moves);
        game.requireSound(state, moves);
        game.requireEqual(SAME_MOVES_LEAD_TO_THE_SAME_STATE, moves, says, game.replayed(moves), "when played again");
        return null;
    }

    private CheckedState<S, M> copy() {
        S copy = state.copy();
        requireAlike(GameStateRule.A_COPY_EQUALS_ITS_ORIGINAL, "in the original", copy);
        requireUnchanged("after copy()");
        return CheckedState.of(new StateCalls<>(game, copy, moves));
    }

    private @Nullable Object resetTo(StateCalls<S, M> other) {
        if (!isSpent) {
            requireUnchanged("before resetTo()");
        }
        isSpent = false;
        state = Resettable.reset(state, other.state);
        other.requireAlike(GameStateRule.RESET_EQUALS_A_COPY, "after resetTo(), as in the other state", state);
        other.requireUnchanged("after it was the argument of resetTo()");
        moves = other.moves;
        says = other.says;
        return null;
    }

    private void requireAlike(GameStateRule rule, String where, S other) {
        game.requireEqual(rule, moves, says, Snapshot.of(other), where);
    }

    /** Move by move, unless the game has its own play-out loop. */
    private @Nullable Object playOut(CheckedState<S, M> proxy, RandomGenerator random) {
        requireUnchanged("before playOut()");
        if (Overriding.isOverridden(state.getClass(), GameState.class, "playOut", RandomGenerator.class)) {
            state.playOut(random);
            playedOut("playOut()");
        } else {
            while (!proxy.isTerminal()) {
                proxy.play(proxy.randomMove(random));
            }
        }
        return null;
    }
}
