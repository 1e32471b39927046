package io.mcts.games.blackjack;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Notation;
import io.mcts.game.SampledChance;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A position of blackjack: one player against a dealer who has no choice, for some rounds from one deck of 52 cards.
 *
 * <p>The deck is shuffled once, and nobody sees its order, so what is left of it depends on the rounds before. In each round the
 * player gets a card, the dealer one, and the player another, all open. The player takes cards (hit) until they stand or have 21
 * or more, or they double their stake of 1 and take exactly one; with more than 21 they lose. Then the dealer takes cards up to 17
 * or more. The higher hand wins the stake, equal hands win nothing, and a blackjack, an ace and a card of 10 at once, wins 1.5 of a
 * dealer without one. An ace counts 11 or 1, a picture 10. The payoff is the sum of the rounds.
 *
 * <p>Mutable, and used by one thread at a time.
 */
public final class Blackjack implements GameState<Blackjack, BlackjackMove>, HiddenInformation, SampledChance {

    /** The most rounds for which the deck always has enough cards. */
    public static final int MOST_ROUNDS = 5;

    /** The cards before the first shuffle. */
    static final String DECK = "A23456789TJQK".repeat(4);

    private static final String VALUES = "A23456789T";
    private static final double BLACKJACK_WINS = 1.5;
    private static final int DEALER_STANDS = 17;
    private static final List<BlackjackMove> HIT_OR_STAND = List.of(BlackjackMove.HIT, BlackjackMove.STAND);
    private static final List<BlackjackMove> ALL =
            List.of(BlackjackMove.HIT, BlackjackMove.STAND, BlackjackMove.DOUBLE);

    private final int rounds;

    /** The order of the cards; empty before the shuffle. */
    private String deck = "";

    /** The choices of the player as letters. */
    private String choices = "";

    private int dealt;
    private HandValue player = HandValue.EMPTY;
    private HandValue dealer = HandValue.EMPTY;
    private int stake = 1;
    private int round;
    private double won;

    private Blackjack(int rounds) {
        this.rounds = rounds;
    }

    /**
     * The beginning of a game: the deck is not shuffled.
     *
     * @param rounds how many rounds are played, from 1 to 5
     * @return a new state
     */
    public static Blackjack initial(int rounds) {
        if (rounds < 1 || rounds > MOST_ROUNDS) {
            throw new IllegalArgumentException("blackjack has from 1 to " + MOST_ROUNDS + " rounds, not " + rounds);
        }
        return new Blackjack(rounds);
    }

    /**
     * Positions as the cards of the deck in order, from {@code A} and {@code 2} to {@code T}, {@code J}, {@code Q}, {@code K}, then
     * after a blank the player's choices, {@code h} for hit, {@code s} for stand, {@code d} for double; {@code -} before the
     * shuffle.
     *
     * @param rounds how many rounds are played, from 1 to 5
     */
    public static Notation<Blackjack, BlackjackMove> notation(int rounds) {
        return new BlackjackNotation(initial(rounds).rounds);
    }

    @Override
    public int playerCount() {
        return 1;
    }

    @Override
    public int currentPlayer() {
        return isSampled() ? CHANCE : 0;
    }

    @Override
    public boolean isSampled() {
        return deck.isEmpty();
    }

    @Override
    public boolean isTerminal() {
        return round == rounds;
    }

    @Override
    public List<BlackjackMove> legalMoves() {
        if (isSampled()) {
            throw new UnsupportedOperationException("there are too many shuffles to list");
        }
        if (isTerminal()) {
            return List.of();
        }
        return player.cards() == 2 ? ALL : HIT_OR_STAND;
    }

    @Override
    public double probability(BlackjackMove outcome) {
        throw new UnsupportedOperationException("there are too many shuffles to list");
    }

    @Override
    public BlackjackMove randomMove(RandomGenerator random) {
        return isSampled() ? BlackjackMove.shuffle(shuffled(0, DECK, random)) : GameState.super.randomMove(random);
    }

    /**
     * Shuffles the deck or makes a choice.
     *
     * @param move a shuffle, or one of {@link #legalMoves}; another is not noticed, and the position is then one of no game
     */
    @Override
    public void play(BlackjackMove move) {
        if (isSampled()) {
            deck = move.toString();
            begin();
            return;
        }
        choices += letter(move);
        boolean isDouble = move.equals(BlackjackMove.DOUBLE);
        if (isDouble) {
            stake = 2;
        }
        if (!move.equals(BlackjackMove.STAND)) {
            player = player.with(next());
        }
        if (isDouble || move.equals(BlackjackMove.STAND) || player.value() >= HandValue.BEST) {
            end();
        }
    }

    /** Deals the first cards of a round, and of the next ones while the player has nothing to choose. */
    private void begin() {
        player = HandValue.EMPTY.with(next());
        dealer = HandValue.EMPTY.with(next());
        player = player.with(next());
        stake = 1;
        if (player.isBlackjack()) {
            end();
        }
    }

    /** Plays the dealer's hand, and goes on to the next round. */
    private void end() {
        while (!player.isBust() && dealer.value() < DEALER_STANDS) {
            dealer = dealer.with(next());
        }
        won += result();
        round++;
        if (!isTerminal()) {
            begin();
        }
    }

    private double result() {
        if (player.isBust()) {
            return -stake;
        }
        if (player.isBlackjack() != dealer.isBlackjack()) {
            return player.isBlackjack() ? BLACKJACK_WINS : -stake;
        }
        int other = dealer.isBust() ? 0 : dealer.value();
        return stake * Integer.signum(player.value() - other);
    }

    private int next() {
        int value = VALUES.indexOf(deck.charAt(dealt++));
        return value < 0 ? VALUES.length() : value + 1;
    }

    @Override
    public Blackjack copy() {
        Blackjack copy = new Blackjack(rounds);
        copy.deck = deck;
        copy.choices = choices;
        copy.dealt = dealt;
        copy.player = player;
        copy.dealer = dealer;
        copy.stake = stake;
        copy.round = round;
        copy.won = won;
        return copy;
    }

    @Override
    public double payoff(int ofPlayer) {
        return won;
    }

    @Override
    public double minPayoff() {
        return -2 * rounds;
    }

    @Override
    public double maxPayoff() {
        return 2 * rounds;
    }

    /** The cards dealt so far and the player's choices. */
    @Override
    public Object informationSet(int ofPlayer) {
        return new View(deck.substring(0, dealt), choices, describe());
    }

    @Override
    public void determinize(int observer, RandomGenerator random) {
        char[] cards = deck.toCharArray();
        Arrays.sort(cards, dealt, cards.length); // the draw must not depend on the real order
        deck = shuffled(dealt, new String(cards), random);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Blackjack that
                && rounds == that.rounds
                && deck.equals(that.deck)
                && choices.equals(that.choices);
    }

    @Override
    public int hashCode() {
        return 31 * deck.hashCode() + choices.hashCode();
    }

    /** The position in its {@link #notation}. */
    @Override
    public String toString() {
        return isSampled() ? "-" : deck + (choices.isEmpty() ? "" : " ") + choices;
    }

    static String letter(BlackjackMove move) {
        return move.toString().substring(0, 1);
    }

    private static String shuffled(int first, String cards, RandomGenerator random) {
        char[] shuffled = cards.toCharArray();
        for (int i = first; i < shuffled.length; i++) {
            int other = i + random.nextInt(shuffled.length - i);
            char card = shuffled[i];
            shuffled[i] = shuffled[other];
            shuffled[other] = card;
        }
        return new String(shuffled);
    }

    private String describe() {
        String sum = "won " + won + " in " + round + " of " + rounds + " rounds";
        return isSampled() || isTerminal() ? sum : player + " against " + dealer + ", " + sum;
    }

    /** What the player sees; written as the hands and what they have won. */
    private record View(String cards, String choices, String description) {

        @Override
        public String toString() {
            return description;
        }
    }
}
