package io.mcts.games.gdl;

import io.mcts.game.GameState;
import io.mcts.game.PositionKey;
import io.mcts.game.Resettable;
import io.mcts.game.StoppableRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A position of a game written in the Game Description Language. Its players are the roles in the order of the rulesheet; payoffs are from
 * 0 to 100.
 *
 * <p>The role that has a choice is to move; the others, which have one legal move each, play it. Where no role has a choice, one of those
 * is to move whose move is not {@code noop}. Where several roles choose at once, they choose one after the other, in the order of the
 * roles; such a game has states with the capability {@link io.mcts.game.SimultaneousMoves}.
 *
 * <p>Mutable, and used by one thread at a time.
 */
public class GdlState implements GameState<GdlState, GdlMove>, Resettable<GdlState>, PositionKey {

    private static final int UNCHOSEN = -1;
    private static final int UNKNOWN = -1;

    private final GdlRules rules;
    private final Position position;

    /** The move chosen by each role for this turn. */
    private final int[] chosen;

    /** The number of roles that have chosen. */
    private int chosenCount;

    /** The role to move if it was asked for since the last move. */
    private int mover = UNKNOWN;

    GdlState(GdlRules rules, Position position) {
        this.rules = rules;
        this.position = position;
        this.chosen = new int[rules.roles().size()];
        Arrays.fill(chosen, UNCHOSEN);
    }

    GdlState(GdlState other) {
        this.rules = other.rules;
        this.position = other.position.copy();
        this.chosen = other.chosen.clone();
        this.chosenCount = other.chosenCount;
        this.mover = other.mover;
    }

    /** Returns the rules of the game. */
    public final GdlRules rules() {
        return rules;
    }

    final Position position() {
        return position;
    }

    final int chosenCount() {
        return chosenCount;
    }

    /** Returns the move that a role has chosen for this turn; null if it has not. */
    final @Nullable GdlMove chosen(int role) {
        return chosen[role] == UNCHOSEN ? null : rules.move(role, chosen[role]);
    }

    @Override
    public final int playerCount() {
        return chosen.length;
    }

    @Override
    public final int currentPlayer() {
        if (mover == UNKNOWN) {
            mover = findMover();
        }
        return mover;
    }

    private int findMover() {
        for (int role = 0; role < chosen.length; role++) {
            if (chosen[role] == UNCHOSEN && position.legalCount(role) > 1) {
                return role;
            }
        }
        return forcedMover();
    }

    /** Returns the role that moves where nobody has a choice. */
    private int forcedMover() {
        for (int role = 0; role < chosen.length; role++) {
            if (position.legalCount(role) == 1 && !rules.isIdle(role, position.legalMove(role, 0))) {
                return role;
            }
        }
        return 0;
    }

    /** Whether a role chooses in this turn, or has chosen. */
    final boolean takesPart(int role) {
        if (position.legalCount(role) > 1) {
            return true;
        }
        for (int other = 0; other < chosen.length; other++) {
            if (position.legalCount(other) > 1) {
                return false;
            }
        }
        return role == forcedMover();
    }

    @Override
    public final boolean isTerminal() {
        return position.isTerminal();
    }

    /** {@inheritDoc} In the order of their texts. */
    @Override
    public final List<GdlMove> legalMoves() {
        return isTerminal() ? List.of() : movesOf(currentPlayer());
    }

    /** Returns the legal moves of a role in this turn, which is not over, regardless of whether it has a choice. */
    public final List<GdlMove> movesOf(int role) {
        int[] numbers = position.legalMoves(role);
        if (numbers.length == 0) {
            throw noLegalMove(role);
        }
        GdlMove[] moves = new GdlMove[numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            moves[i] = rules.move(role, numbers[i]);
        }
        return Collections.unmodifiableList(Arrays.asList(moves));
    }

    private int legalCount(int role) {
        int count = position.legalCount(role);
        if (count == 0) {
            throw noLegalMove(role);
        }
        return count;
    }

    private IllegalStateException noLegalMove(int role) {
        return new IllegalStateException(
                "the rules give " + rules.roles().get(role) + " no legal move in " + this + ", which is not terminal");
    }

    @Override
    public final void play(GdlMove move) {
        choose(move.role(), move.number());
        for (int role = 0; role < chosen.length; role++) {
            if (chosen[role] == UNCHOSEN && legalCount(role) > 1) {
                mover = UNKNOWN;
                return;
            }
        }
        endTurn();
    }

    private void choose(int role, int number) {
        chosen[role] = number;
        chosenCount++;
    }

    /** Puts the choices into effect, with the only legal moves of the roles that have none. */
    private void endTurn() {
        for (int role = 0; role < chosen.length; role++) {
            if (chosen[role] == UNCHOSEN) {
                chosen[role] = position.legalMove(role, 0);
            }
        }
        position.step(chosen);
        takeBackChoices();
    }

    final void takeBackChoices() {
        Arrays.fill(chosen, UNCHOSEN);
        chosenCount = 0;
        mover = UNKNOWN;
    }

    /** Draws the choice of a role again. */
    final void redraw(int role, RandomGenerator random) {
        chosen[role] = position.legalMove(role, random.nextInt(legalCount(role)));
    }

    @Override
    public GdlState copy() {
        return new GdlState(this);
    }

    @Override
    public final void resetTo(GdlState other) {
        position.set(other.position);
        System.arraycopy(other.chosen, 0, chosen, 0, chosen.length);
        chosenCount = other.chosenCount;
        mover = other.mover;
    }

    /** {@inheritDoc} 0 where the rules give no payoff, or several. */
    @Override
    public final double payoff(int player) {
        return Math.max(0, position.goal(player));
    }

    @Override
    public final double minPayoff() {
        return 0;
    }

    @Override
    public final double maxPayoff() {
        return 100;
    }

    @Override
    public final GdlMove randomMove(RandomGenerator random) {
        if (isTerminal()) {
            throw new IllegalStateException("no legal move: the game is over in " + this);
        }
        int role = currentPlayer();
        int count = legalCount(role);
        return rules.move(role, position.legalMove(role, count == 1 ? 0 : random.nextInt(count)));
    }

    @Override
    public final void playOut(RandomGenerator random) {
        for (int turns = 1; !position.isTerminal(); turns++) {
            for (int role = 0; role < chosen.length; role++) {
                if (chosenCount == 0 || chosen[role] == UNCHOSEN) {
                    int move = position.randomMove(role, random);
                    if (move < 0) {
                        throw noLegalMove(role);
                    }
                    chosen[role] = move;
                }
            }
            position.step(chosen);
            chosenCount = 0;
            StoppableRandom.afterPly(turns, random);
        }
        takeBackChoices();
    }

    @Override
    public final long key() {
        long key = position.key();
        if (chosenCount > 0) {
            for (int move : chosen) {
                key = Position.mixed(key, move);
            }
        }
        return key;
    }

    /** {@inheritDoc} True: rules alone do not tell. */
    @Override
    public final boolean mayRecur() {
        return true;
    }

    /** Returns the facts that are true, in the order of their texts; without those on which the play does not depend. */
    public final List<String> facts() {
        return rules.facts(position);
    }

    @Override
    public final boolean equals(@Nullable Object other) {
        return other instanceof GdlState that
                && rules == that.rules
                && position.hasSameFacts(that.position)
                && Arrays.equals(chosen, that.chosen);
    }

    @Override
    public final int hashCode() {
        return Long.hashCode(key());
    }

    /** The position in its {@linkplain GdlRules#notation notation}. */
    @Override
    public final String toString() {
        return rules.notation().format(this);
    }

    /** Returns the facts that are true, then the choices of some roles that are not in effect yet. */
    final String text(java.util.function.IntPredicate isShown) {
        List<String> words = new ArrayList<>(facts());
        for (int role = 0; role < chosen.length; role++) {
            GdlMove move = chosen(role);
            if (move != null && isShown.test(role)) {
                words.add("(does " + rules.roles().get(role) + " " + move + ")");
            }
        }
        return words.isEmpty() ? "()" : String.join(" ", words);
    }
}
