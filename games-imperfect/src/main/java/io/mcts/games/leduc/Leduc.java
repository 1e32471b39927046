package io.mcts.games.leduc;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Notation;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A position of Leduc hold'em. Mutable, used by one thread at a time. The deck has two jacks, two queens and two kings. Both players put 1
 * into the pot and are dealt a card. They bet in turn, player 0 first; then a card is laid open, and they bet again. Each round allows at
 * most two raises, of 2 each in the first round and of 4 each in the second. A player who folds leaves the pot to the other. In the end a
 * pair with the open card wins, otherwise the higher card; equal cards share the pot. The payoff is the amount won or lost.
 *
 * <p>Source: F. Southey et al., <i>Bayes' Bluff: Opponent Modelling in Poker</i>, UAI 2005.
 */
public final class Leduc implements GameState<Leduc, LeducMove>, HiddenInformation {

    /**
     * Positions as the moves in order: a card {@code J}, {@code Q} or {@code K}, {@code f} for fold, {@code c} for call, {@code r} for
     * raise, as in {@code KQrcJc}; {@code -} before the deal.
     */
    public static final Notation<Leduc, LeducMove> NOTATION = new LeducNotation();

    private static final List<LeducMove> RANKS = List.of(LeducMove.JACK, LeducMove.QUEEN, LeducMove.KING);
    private static final List<LeducMove> CALL_OR_RAISE = List.of(LeducMove.CALL, LeducMove.RAISE);
    private static final List<LeducMove> FOLD_OR_CALL = List.of(LeducMove.FOLD, LeducMove.CALL);
    private static final List<LeducMove> ALL = List.of(LeducMove.FOLD, LeducMove.CALL, LeducMove.RAISE);

    private static final int COPIES = 2;
    private static final int MOST_RAISES = 2;
    private static final int NOT_DEALT = -1;
    private static final int NOBODY = -1;

    /** The ranks of the cards of player 0, player 1, and the open card. */
    private final int[] cards = {NOT_DEALT, NOT_DEALT, NOT_DEALT};

    private final int[] paid = {1, 1};

    /** The choices of both rounds as letters. */
    private String first = "";

    private String second = "";
    private int folded = NOBODY;

    private Leduc() {}

    /** Returns the beginning of a game, before the deal. */
    public static Leduc initial() {
        return new Leduc();
    }

    @Override
    public int playerCount() {
        return 2;
    }

    @Override
    public int currentPlayer() {
        boolean isDeal = cards[1] == NOT_DEALT || (cards[2] == NOT_DEALT && isOver(first));
        return isDeal ? CHANCE : round().length() & 1;
    }

    @Override
    public boolean isTerminal() {
        return folded != NOBODY || isOver(second);
    }

    @Override
    public List<LeducMove> legalMoves() {
        if (isTerminal()) {
            return List.of();
        }
        if (currentPlayer() == CHANCE) {
            return RANKS.stream().filter(rank -> left(rank.index()) > 0).toList();
        }
        if (paid[0] == paid[1]) {
            return CALL_OR_RAISE;
        }
        return raises(round()) < MOST_RAISES ? ALL : FOLD_OR_CALL;
    }

    @Override
    public double probability(LeducMove outcome) {
        double all = 0;
        for (LeducMove rank : RANKS) {
            all += left(rank.index());
        }
        return left(outcome.index()) / all;
    }

    /** Deals a card or makes a choice; illegal moves are not detected and corrupt the state. */
    @Override
    public void play(LeducMove move) {
        if (move.index() < RANKS.size()) {
            deal(move.index());
            return;
        }
        int player = currentPlayer();
        switch (move) {
            case FOLD -> folded = player;
            case CALL -> paid[player] = paid[1 - player];
            default -> paid[player] = paid[1 - player] + raise();
        }
        if (cards[2] == NOT_DEALT) {
            first += letter(move);
        } else {
            second += letter(move);
        }
    }

    private void deal(int rank) {
        int place = 0;
        while (cards[place] != NOT_DEALT) {
            place++;
        }
        cards[place] = rank;
    }

    @Override
    public Leduc copy() {
        Leduc copy = initial();
        System.arraycopy(cards, 0, copy.cards, 0, cards.length);
        System.arraycopy(paid, 0, copy.paid, 0, paid.length);
        copy.first = first;
        copy.second = second;
        copy.folded = folded;
        return copy;
    }

    @Override
    public double payoff(int player) {
        int winner = folded != NOBODY ? 1 - folded : winner();
        if (winner == NOBODY) {
            return 0;
        }
        return player == winner ? paid[1 - player] : -paid[player];
    }

    /** Returns the card of a player; null before it is dealt. */
    public @Nullable LeducMove card(int player) {
        return cards[player] == NOT_DEALT ? null : RANKS.get(cards[player]);
    }

    /** Returns the open card; null before it is laid open. */
    public @Nullable LeducMove openCard() {
        return card(2);
    }

    /** Returns the choices of a round of bets, 1 or 2, oldest first. */
    public List<LeducMove> choices(int round) {
        return (round == 1 ? first : second)
                .chars()
                .mapToObj(letter -> ALL.stream()
                        .filter(move -> letter(move).charAt(0) == letter)
                        .findFirst()
                        .orElseThrow())
                .toList();
    }

    /** Returns the amount of a raise in this round, on top of a call. */
    public int raise() {
        return cards[2] == NOT_DEALT ? 2 : 4;
    }

    /** Returns the amount that a player has put into the pot. */
    public int paid(int player) {
        return paid[player];
    }

    @Override
    public double minPayoff() {
        return -13;
    }

    @Override
    public double maxPayoff() {
        return 13;
    }

    /** Returns the player's card, the open card and all choices. */
    @Override
    public Object informationSet(int player) {
        return new View(cards[player], cards[1 - player] != NOT_DEALT, cards[2], first, second);
    }

    @Override
    public void determinize(int observer, RandomGenerator random) {
        int other = 1 - observer;
        if (cards[other] == NOT_DEALT) {
            return;
        }
        cards[other] = NOT_DEALT;
        int all = 0;
        for (LeducMove rank : RANKS) {
            all += left(rank.index());
        }
        int rest = random.nextInt(all);
        int drawn = 0;
        while (rest >= left(drawn)) {
            rest -= left(drawn++);
        }
        cards[other] = drawn;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Leduc that && toString().equals(that.toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** Returns the position in its {@link #NOTATION}. */
    @Override
    public String toString() {
        return cards[0] == NOT_DEALT ? "-" : name(cards[0]) + name(cards[1]) + first + name(cards[2]) + second;
    }

    static String letter(LeducMove move) {
        return move.toString().substring(0, 1);
    }

    private String round() {
        return cards[2] == NOT_DEALT ? first : second;
    }

    /** A raise was answered, or nobody raised. */
    private static boolean isOver(String round) {
        return round.length() >= 2 && round.endsWith("c");
    }

    private static int raises(String round) {
        return (int) round.chars().filter(letter -> letter == 'r').count();
    }

    private int left(int rank) {
        int left = COPIES;
        for (int card : cards) {
            left -= card == rank ? 1 : 0;
        }
        return left;
    }

    private int winner() {
        if (cards[0] == cards[1]) {
            return NOBODY;
        }
        for (int player = 0; player < 2; player++) {
            if (cards[player] == cards[2]) {
                return player;
            }
        }
        return cards[0] > cards[1] ? 0 : 1;
    }

    private static String name(int card) {
        return card == NOT_DEALT ? "" : RANKS.get(card).toString();
    }

    /** Written as the player's card, then the choices and the open card in the order of play. */
    private record View(int card, boolean isOtherDealt, int open, String first, String second) {

        @Override
        public String toString() {
            return (card == NOT_DEALT ? "-" : name(card)) + first + name(open) + second;
        }
    }
}
