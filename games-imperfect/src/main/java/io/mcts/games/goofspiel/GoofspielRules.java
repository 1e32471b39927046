package io.mcts.games.goofspiel;

/**
 * A variant of Goofspiel.
 *
 * @param cards how many cards each player has, and how many prizes there are, from 1 to 13
 * @param isShuffled whether the prizes come in random order; otherwise the greatest comes first
 * @param isHidden whether players see only who has won each prize, not the bid of the other player
 * @param isByPoints whether the payoff is the difference of the points; otherwise it is 1 for more points, -1 for fewer
 */
public record GoofspielRules(int cards, boolean isShuffled, boolean isHidden, boolean isByPoints) {

    /** The most cards there are in a suit. */
    public static final int MOST_CARDS = 13;

    public GoofspielRules {
        if (cards < 1 || cards > MOST_CARDS) {
            throw new IllegalArgumentException("Goofspiel has from 1 to " + MOST_CARDS + " cards, not " + cards);
        }
    }

    /** Open bids, prizes in descending order, the winner takes all. */
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
