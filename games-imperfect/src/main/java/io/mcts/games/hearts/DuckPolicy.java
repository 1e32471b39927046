package io.mcts.games.hearts;

import io.mcts.game.GameState;
import io.mcts.policy.Policy;
import java.util.Locale;
import java.util.random.RandomGenerator;

/**
 * Plays hearts by a beginner's rules, by the cards in hand and on the table alone: for rollouts.
 * <ul>
 * <li>To pass on: the highest rank.
 * <li>To lead: the lowest rank.
 * <li>To follow suit: the highest card below the winning one; without such a card the lowest, or as the last to play the highest.
 * <li>Without the suit led: the queen of spades, or the highest heart, or the highest rank.
 * </ul>
 *
 * <p>The queen of spades is led, or wins a trick, only if there is no other card. Ties: at random. Immutable.
 *
 * @param epsilon the probability of any legal card instead, from 0 to 1
 */
public record DuckPolicy(double epsilon) implements Policy<Hearts, Card> {

    public DuckPolicy {
        if (!(epsilon >= 0 && epsilon <= 1)) {
            throw new IllegalArgumentException("the probability epsilon is a number from 0 to 1, not " + epsilon);
        }
    }

    @Override
    public Card choose(Hearts state, RandomGenerator random) {
        return Card.of(card(state, random));
    }

    @Override
    public void playOut(Hearts state, RandomGenerator random) {
        while (!state.isBegun()) {
            state.play(state.currentPlayer() == GameState.CHANCE ? state.randomMove(random) : choose(state, random));
        }
        while (!state.isTerminal()) {
            state.putDown(card(state, random));
        }
    }

    private int card(Hearts state, RandomGenerator random) {
        long legal = state.possible();
        if (Long.bitCount(legal) == 1 || (epsilon > 0 && random.nextDouble() < epsilon)) {
            return CardSet.draw(legal, random);
        }
        if (state.isPassing()) {
            return extreme(legal, 1, random);
        }
        if (!state.isTrickBegun()) {
            return extreme(unlessQueen(legal), -1, random);
        }
        int winner = state.winner();
        if ((legal & CardSet.suit(CardSet.suitOf(winner))) != 0) {
            return followed(legal, winner, state.isLastOfTrick());
        }
        if ((legal & CardSet.of(Hearts.QUEEN_OF_SPADES)) != 0) {
            return Hearts.QUEEN_OF_SPADES;
        }
        long hearts = legal & CardSet.suit(CardSet.HEARTS);
        return extreme(hearts == 0 ? legal : hearts, 1, random);
    }

    private static int followed(long suit, int winner, boolean isLast) {
        long below = suit & (CardSet.of(winner) - 1);
        if (below != 0) {
            return highest(below);
        }
        long above = unlessQueen(suit);
        return isLast ? highest(above) : Long.numberOfTrailingZeros(above);
    }

    /** Removes the queen of spades, unless it is the only card. */
    private static long unlessQueen(long cards) {
        long others = cards & ~CardSet.of(Hearts.QUEEN_OF_SPADES);
        return others == 0 ? cards : others;
    }

    private static int highest(long cards) {
        return Long.SIZE - 1 - Long.numberOfLeadingZeros(cards);
    }

    /** Draws a card of the lowest or highest rank. */
    private static int extreme(long cards, int sign, RandomGenerator random) {
        int best = -1;
        int ties = 0;
        for (long rest = cards; rest != 0; rest &= rest - 1) {
            int card = Long.numberOfTrailingZeros(rest);
            int better = best < 0 ? 1 : sign * Integer.compare(card % Card.RANKS, best % Card.RANKS);
            ties = better > 0 ? 1 : better == 0 ? ties + 1 : ties;
            if (better > 0 || (better == 0 && random.nextInt(ties) == 0)) {
                best = card;
            }
        }
        return best;
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "duck:epsilon=%s", epsilon);
    }
}
