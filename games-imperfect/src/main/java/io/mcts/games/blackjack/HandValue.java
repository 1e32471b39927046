package io.mcts.games.blackjack;

/**
 * The cards of a player or the dealer.
 *
 * @param total their value, with each ace as 1
 */
record HandValue(int total, boolean hasAce, int cards) {

    static final HandValue EMPTY = new HandValue(0, false, 0);
    static final int BEST = 21;
    private static final int ACE_MORE = 10;

    HandValue with(int value) {
        return new HandValue(total + value, hasAce || value == 1, cards + 1);
    }

    /** The value with an ace as 11 where that is not too much. */
    int value() {
        return hasAce && total + ACE_MORE <= BEST ? total + ACE_MORE : total;
    }

    boolean isBust() {
        return total > BEST;
    }

    /** An ace and a card of 10, the first two. */
    boolean isBlackjack() {
        return cards == 2 && value() == BEST;
    }

    @Override
    public String toString() {
        return isBust() ? "bust" : isBlackjack() ? "blackjack" : "" + value();
    }
}
