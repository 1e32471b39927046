package io.mcts.games.rockpaperscissors;

import io.mcts.game.GameState;
import io.mcts.game.Notation;
import io.mcts.game.SimultaneousMoves;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A position of rock, paper, scissors with unequal stakes. Mutable, used by one thread at a time. Both players show a hand at once. Paper
 * beats rock and wins 0.25, rock beats scissors and wins 0.5, scissors beat paper and win 0.05; the other player loses as much. Equal hands
 * win nothing.
 *
 * <p>Source: M. Shafiei, N. Sturtevant, J. Schaeffer, <i>Comparing UCT versus CFR in Simultaneous Games</i>, GIGA 2009.
 */
public final class RockPaperScissors implements GameState<RockPaperScissors, Hand>, SimultaneousMoves<Hand> {

    /** Positions as hands, {@code r}, {@code p} or {@code s} each, player 0 first; {@code -} for none. */
    public static final Notation<RockPaperScissors, Hand> NOTATION = new HandsNotation();

    private static final List<Hand> HANDS = List.of(Hand.values());

    /** The payoffs of player 0, by their hand and then by that of player 1. */
    private static final double[][] PAYOFFS = {{0, -0.25, 0.5}, {0.25, 0, -0.05}, {-0.5, 0.05, 0}};

    private @Nullable Hand first;
    private @Nullable Hand second;

    private RockPaperScissors() {}

    /** Returns the beginning of a game. */
    public static RockPaperScissors initial() {
        return new RockPaperScissors();
    }

    @Override
    public int playerCount() {
        return 2;
    }

    @Override
    public int currentPlayer() {
        return first == null ? 0 : 1;
    }

    @Override
    public boolean isTerminal() {
        return second != null;
    }

    @Override
    public List<Hand> legalMoves() {
        return isTerminal() ? List.of() : HANDS;
    }

    @Override
    public List<Hand> legalMoves(int player) {
        return legalMoves();
    }

    @Override
    public boolean isPending() {
        return first != null && second == null;
    }

    @Override
    public void retract() {
        if (isPending()) {
            first = null;
        }
    }

    @Override
    public void play(Hand hand) {
        if (first == null) {
            first = hand;
        } else {
            second = hand;
        }
    }

    @Override
    public RockPaperScissors copy() {
        RockPaperScissors copy = initial();
        copy.first = first;
        copy.second = second;
        return copy;
    }

    @Override
    public double payoff(int player) {
        Hand ofFirst = Objects.requireNonNull(first);
        double payoff = PAYOFFS[ofFirst.index()][Objects.requireNonNull(second).index()];
        return player == 0 ? payoff : 0 - payoff;
    }

    @Override
    public double minPayoff() {
        return -0.5;
    }

    @Override
    public double maxPayoff() {
        return 0.5;
    }

    /** Returns the hands of both players once they are shown, none before that. */
    public List<Hand> shown() {
        return first == null || second == null ? List.of() : List.of(first, second);
    }

    /** Returns both hands once they are shown, and before that the player's own. */
    @Override
    public Object informationSet(int player) {
        return isTerminal() || (player == 0 && first != null) ? toString() : "-";
    }

    @Override
    public void determinize(int observer, RandomGenerator random) {
        if (observer == 1 && isPending()) {
            first = HANDS.get(random.nextInt(HANDS.size()));
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof RockPaperScissors that && first == that.first && second == that.second;
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** Returns the position in its {@link #NOTATION}. */
    @Override
    public String toString() {
        return (first == null ? "-" : letter(first)) + (second == null ? "" : letter(second));
    }

    private static String letter(Hand hand) {
        return hand.toString().substring(0, 1);
    }
}
