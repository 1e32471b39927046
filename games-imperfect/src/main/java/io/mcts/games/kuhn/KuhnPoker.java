package io.mcts.games.kuhn;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Notation;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A position of Kuhn poker. Mutable, used by one thread at a time. Both players put 1 into the pot, and each is dealt one of three cards,
 * jack, queen and king. Player 0 passes or bets 1. After a bet the other player calls with a bet, or passes and leaves the pot. After two
 * passes, or a called bet, the higher card takes the pot. The payoff is the amount won or lost.
 *
 * <p>Source: H. W. Kuhn, <i>A Simplified Two-Person Poker</i>, Contributions to the Theory of Games 1, 1950.
 */
public final class KuhnPoker implements GameState<KuhnPoker, KuhnMove>, HiddenInformation {

    /**
     * Positions as the cards, player 0 first, then {@code p} for a pass and {@code b} for a bet: {@code KJpb}; {@code -} before the deal.
     */
    public static final Notation<KuhnPoker, KuhnMove> NOTATION = new KuhnNotation();

    static final List<KuhnMove> CARDS = List.of(KuhnMove.JACK, KuhnMove.QUEEN, KuhnMove.KING);

    private static final List<KuhnMove> CHOICES = List.of(KuhnMove.PASS, KuhnMove.BET);

    private static final List<List<KuhnMove>> CARDS_WITHOUT = CARDS.stream()
            .map(card -> CARDS.stream().filter(other -> other != card).toList())
            .toList();

    /** Oldest first: a leading 1, then a bit for each choice, 1 for a bet. */
    private int choices = 1;

    private final @Nullable KuhnMove[] cards;

    private KuhnPoker(@Nullable KuhnMove[] cards, int choices) {
        this.cards = cards;
        this.choices = choices;
    }

    /** Returns the beginning of a game, before the deal. */
    public static KuhnPoker initial() {
        return new KuhnPoker(new @Nullable KuhnMove[2], 1);
    }

    @Override
    public int playerCount() {
        return 2;
    }

    @Override
    public int currentPlayer() {
        return cards[1] == null ? CHANCE : choiceCount() & 1;
    }

    @Override
    public boolean isTerminal() {
        return choices >= 0b1000 || choices == 0b100 || choices == 0b110 || choices == 0b111;
    }

    @Override
    public List<KuhnMove> legalMoves() {
        if (isTerminal()) {
            return List.of();
        }
        if (cards[1] != null) {
            return CHOICES;
        }
        return cards[0] == null ? CARDS : CARDS_WITHOUT.get(cards[0].index());
    }

    /** Deals a card or makes a choice; illegal moves are not detected and corrupt the state. */
    @Override
    public void play(KuhnMove move) {
        if (cards[0] == null) {
            cards[0] = move;
        } else if (cards[1] == null) {
            cards[1] = move;
        } else {
            choices = choices << 1 | (move == KuhnMove.BET ? 1 : 0);
        }
    }

    @Override
    public KuhnPoker copy() {
        return new KuhnPoker(cards.clone(), choices);
    }

    @Override
    public double payoff(int player) {
        boolean isBetUnanswered = choices == 0b110 || choices == 0b1010;
        int winner = isBetUnanswered ? choiceCount() & 1 : higherCard();
        int won = (choices & 1) == 1 ? 2 : 1;
        return player == winner ? won : -won;
    }

    @Override
    public double minPayoff() {
        return -2;
    }

    @Override
    public double maxPayoff() {
        return 2;
    }

    /** Returns the card of a player; null before it is dealt. */
    public @Nullable KuhnMove card(int player) {
        return cards[player];
    }

    /** Returns the choices of both players, oldest first. */
    public List<KuhnMove> choices() {
        return letters(choices)
                .chars()
                .mapToObj(letter -> letter == 'b' ? KuhnMove.BET : KuhnMove.PASS)
                .toList();
    }

    /** Returns the amount that a player has put into the pot. */
    public int paid(int player) {
        List<KuhnMove> all = choices();
        return 1
                + (int) IntStream.range(0, all.size())
                        .filter(i -> i % 2 == player && all.get(i) == KuhnMove.BET)
                        .count();
    }

    /** Returns the player's card, all choices, and whether the other player has a card. */
    @Override
    public Object informationSet(int player) {
        return new View(cards[player], cards[1 - player] != null, choices);
    }

    @Override
    public void determinize(int observer, RandomGenerator random) {
        int other = 1 - observer;
        if (cards[other] != null) {
            List<KuhnMove> possible = cards[observer] == null ? CARDS : CARDS_WITHOUT.get(cards[observer].index());
            cards[other] = possible.get(random.nextInt(possible.size()));
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof KuhnPoker that && choices == that.choices && Arrays.equals(cards, that.cards);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(cards) + choices;
    }

    /** Returns the position in its {@link #NOTATION}. */
    @Override
    public String toString() {
        String dealt =
                Stream.of(cards).filter(Objects::nonNull).map(Object::toString).reduce("", String::concat);
        return dealt.isEmpty() ? "-" : dealt + letters(choices);
    }

    private int choiceCount() {
        return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(choices);
    }

    private int higherCard() {
        KuhnMove first = Objects.requireNonNull(cards[0]);
        return first.compareTo(Objects.requireNonNull(cards[1])) > 0 ? 0 : 1;
    }

    private static String letters(int choices) {
        return Integer.toBinaryString(choices).substring(1).replace('0', 'p').replace('1', 'b');
    }

    /** Written as the card and the choices. */
    private record View(@Nullable KuhnMove card, boolean isOtherDealt, int choices) {

        @Override
        public String toString() {
            return (card == null ? "-" : card.toString()) + letters(choices);
        }
    }
}
