package io.mcts.games.goofspiel;

/**
 * A variant of Goofspiel.
 *
 * @param cards the number of cards of each player, and of prizes, from 1 to 13
 * @param isShuffled whether the prizes come in random order; otherwise the greatest comes first
 * @param isHidden whether players see only who has won each prize, not the bid of the other player
 * @param isByPoints whether the payoff is the difference of the points; otherwise it is 1 for more points, -1 for fewer
 */
public record GoofspielRules(int cards, boolean isShuffled, boolean isHidden, boolean isByPoints) {

    /** The number of cards in a suit. */
    public static final int MOST_CARDS = 13;

    public GoofspielRules {
        if (cards < 1 || cards > MOST_CARDS) {
            throw new IllegalArgumentException("Goofspiel has from 1 to " + MOST_CARDS + " cards, not " + cards);
        }
    }

    /** Returns rules with open bids and prizes in descending order; more points win. */
    public static GoofspielRules of(int cards) {
        return new GoofspielRules(cards, false, false, false);
    }

    /** Returns these rules with prizes in random order. */
    public GoofspielRules shuffled() {
        return new GoofspielRules(cards, true, isHidden, isByPoints);
    }

    /** Returns these rules with hidden bids. */
    public GoofspielRules hidden() {
        return new GoofspielRules(cards, isShuffled, true, isByPoints);
    }

    /** Returns these rules with the points as payoffs. */
    public GoofspielRules byPoints() {
        return new GoofspielRules(cards, isShuffled, isHidden, true);
    }
}
