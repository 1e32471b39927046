package io.mcts.games.hearts;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Notation;
import io.mcts.game.Resettable;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.StringJoiner;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A position of hearts for four players, with the highest ranks of each suit. Mutable, used by one thread at a time.
 *
 * <p>All cards are dealt. The lowest club is led at once, and each of the others in turn adds a card: of the suit led if they can, any
 * other if not. The highest card of the suit led takes the trick, and its player leads the next. Hearts are not led until one has been
 * played, except by a player who has nothing else. Each heart taken counts 1 point, the queen of spades as many as all hearts together. A
 * player who takes all these points scores 0, and each opponent scores that many. Points are bad: the payoff is the average of all players
 * less the player's own.
 *
 * <p>With {@link Passing} each player first passes three cards on, in turn and covered: all choose before they see what they get.
 */
public final class Hearts implements GameState<Hearts, Card>, Resettable<Hearts>, HiddenInformation {

    /** The fewest ranks; the queen is among them. */
    public static final int LEAST_RANKS = 3;

    static final int PLAYERS = 4;
    static final int QUEEN_OF_SPADES = CardSet.SPADES * Card.RANKS + 10;
    private static final int ALL_BUT_HEARTS = 0b0111;

    /** The cards that each player passes on. */
    static final int PASSED = 3;

    private final int ranks;
    private final Passing passing;

    private final long[] dealt = new long[PLAYERS];

    private int dealtCount;

    /** The cards that each player has passed on. */
    private final long[] passed = new long[PLAYERS];

    private int passedCount;

    /** The cards still held by each player. */
    private final long[] hands = new long[PLAYERS];

    private final int[] points = new int[PLAYERS];

    /** The suits that each player has shown not to hold, as bits. */
    private final int[] voids = new int[PLAYERS];

    /** The cards played, oldest first. */
    private final byte[] played;

    private int playedCount;

    private int leader;
    private boolean isBroken;

    /** The card that wins the trick on the table so far, its player, and the points of the trick. */
    private int winner;

    private int taker;
    private int pointsOnTable;

    /** The possible hands of the last determinization, kept because a search determinizes one position again and again. */
    private @Nullable PossibleHands possibleHands;

    private Hearts(int ranks, Passing passing) {
        this.ranks = ranks;
        this.passing = passing;
        played = new byte[PLAYERS * ranks];
    }

    /** Returns the beginning of a game, before the deal, with a number of ranks per suit and cards per player, from 3 to 13. */
    public static Hearts initial(int ranks) {
        return initial(ranks, Passing.NONE);
    }

    /** Returns the beginning of a game in which cards are passed on. */
    public static Hearts initial(int ranks, Passing passing) {
        if (ranks < LEAST_RANKS || ranks > Card.RANKS) {
            throw new IllegalArgumentException(
                    "hearts has from " + LEAST_RANKS + " to " + Card.RANKS + " ranks, not " + ranks);
        }
        return new Hearts(ranks, passing);
    }

    /**
     * Returns the notation of positions as the hands dealt, separated by slashes, then the cards played, separated by blanks: {@code
     * QCKH/KCQD/AHACKS/ADKDQS QC} and so on; {@code -} before the deal. There are 3 to 13 ranks.
     */
    public static Notation<Hearts, Card> notation(int ranks) {
        return notation(ranks, Passing.NONE);
    }

    /** Returns the notation of positions of a game in which cards are passed on: those of each player in turn stand after the hands. */
    public static Notation<Hearts, Card> notation(int ranks, Passing passing) {
        return new HeartsNotation(initial(ranks, passing).ranks, passing);
    }

    @Override
    public int playerCount() {
        return PLAYERS;
    }

    @Override
    public int currentPlayer() {
        if (isPassing()) {
            return passedCount / PASSED;
        }
        return isDealt() ? (leader + playedCount) % PLAYERS : CHANCE;
    }

    @Override
    public boolean isTerminal() {
        return playedCount == played.length;
    }

    @Override
    public List<Card> legalMoves() {
        return Card.list(possible());
    }

    @Override
    public Card randomMove(RandomGenerator random) {
        long possible = possible();
        if (possible == 0) {
            throw new IllegalStateException("no legal move: the game is over in " + this);
        }
        return Card.of(CardSet.draw(possible, random));
    }

    /** {@inheritDoc} Draws the same random numbers as {@link #randomMove}. */
    @Override
    public void playOut(RandomGenerator random) {
        while (!isBegun()) {
            play(randomMove(random));
        }
        while (!isTerminal()) {
            putDown(CardSet.draw(possible(), random));
        }
    }

    /** The cards that may be dealt, passed on or played next. */
    long possible() {
        if (!isDealt()) {
            return CardSet.highest(ranks) & ~(dealt[0] | dealt[1] | dealt[2] | dealt[3]);
        }
        if (isPassing()) {
            return hands[currentPlayer()] & ~passed[currentPlayer()];
        }
        long hand = hands[currentPlayer()];
        long good = isTrickBegun() ? CardSet.suit(suitLed()) : isBroken ? hand : ~CardSet.suit(CardSet.HEARTS);
        return (hand & good) == 0 ? hand : hand & good;
    }

    /** Deals, passes on or plays a card; illegal moves are not detected and corrupt the state. */
    @Override
    public void play(Card card) {
        if (isPassing()) {
            passed[passedCount++ / PASSED] |= CardSet.of(card.index());
            if (!isPassing()) {
                begin();
            }
            return;
        }
        if (isDealt()) {
            putDown(card.index());
            return;
        }
        int player = dealtCount++ % PLAYERS;
        dealt[player] |= CardSet.of(card.index());
        hands[player] = dealt[player];
        if (isDealt() && !isPassing()) {
            begin();
        }
    }

    private void begin() {
        for (int player = 0; player < PLAYERS; player++) {
            hands[player] = begun(player);
        }
        int lowestClub = Card.RANKS - ranks;
        leader = holder(lowestClub);
        putDown(lowestClub);
    }

    /** Plays a card after the deal and the passing; illegal ones are not detected and corrupt the state. */
    void putDown(int card) {
        int player = currentPlayer();
        int suit = CardSet.suitOf(card);
        boolean isLed = !isTrickBegun();
        if (!isLed) {
            voids[player] |= suit == suitLed() ? 0 : 1 << suitLed();
        } else if (suit == CardSet.HEARTS && !isBroken) {
            voids[player] |= ALL_BUT_HEARTS;
        }
        if (isLed || beats(card, winner)) {
            winner = card;
            taker = player;
        }
        pointsOnTable += worth(card);
        isBroken |= suit == CardSet.HEARTS;
        hands[player] &= ~CardSet.of(card);
        played[playedCount++] = (byte) card;
        if (!isTrickBegun()) {
            endTrick();
        }
    }

    private void endTrick() {
        leader = taker;
        points[taker] += pointsOnTable;
        pointsOnTable = 0;
    }

    private int worth(int card) {
        return CardSet.suitOf(card) == CardSet.HEARTS ? 1 : card == QUEEN_OF_SPADES ? ranks : 0;
    }

    private static boolean beats(int card, int other) {
        return card > other && CardSet.suitOf(card) == CardSet.suitOf(other);
    }

    /** The card that wins the trick on the table, so far. */
    int winner() {
        return winner;
    }

    boolean isLastOfTrick() {
        return playedCount % PLAYERS == PLAYERS - 1;
    }

    @Override
    public Hearts copy() {
        Hearts copy = new Hearts(ranks, passing);
        copy.resetTo(this);
        return copy;
    }

    /** {@inheritDoc} Throws an {@link IllegalArgumentException} if the other state has other cards or another way to pass. */
    @Override
    public void resetTo(Hearts other) {
        if (ranks != other.ranks || passing != other.passing) {
            throw new IllegalArgumentException("another game: " + other.ranks + " ranks and passing " + other.passing
                    + " instead of " + ranks + " and " + passing);
        }
        System.arraycopy(other.dealt, 0, dealt, 0, PLAYERS);
        System.arraycopy(other.passed, 0, passed, 0, PLAYERS);
        System.arraycopy(other.hands, 0, hands, 0, PLAYERS);
        System.arraycopy(other.points, 0, points, 0, PLAYERS);
        System.arraycopy(other.voids, 0, voids, 0, PLAYERS);
        System.arraycopy(other.played, 0, played, 0, other.playedCount);
        dealtCount = other.dealtCount;
        passedCount = other.passedCount;
        playedCount = other.playedCount;
        leader = other.leader;
        isBroken = other.isBroken;
        winner = other.winner;
        taker = other.taker;
        pointsOnTable = other.pointsOnTable;
    }

    @Override
    public double payoff(int player) {
        int all = 2 * ranks;
        OptionalInt shooter = moonShooter();
        return shooter.isEmpty()
                ? 0.25 * all - points[player]
                : player == shooter.getAsInt() ? 0.75 * all : -0.25 * all;
    }

    /** Returns the player who has taken all points, if there is one. */
    public OptionalInt moonShooter() {
        for (int player = 0; player < PLAYERS; player++) {
            if (points[player] == 2 * ranks) {
                return OptionalInt.of(player);
            }
        }
        return OptionalInt.empty();
    }

    @Override
    public double minPayoff() {
        return -1.5 * ranks;
    }

    @Override
    public double maxPayoff() {
        return 1.5 * ranks;
    }

    /** Returns the points that a player has taken so far. */
    public int points(int player) {
        return points[player];
    }

    /** Returns the cards that a player was dealt, by suit, the lowest first. */
    public List<Card> dealt(int player) {
        return Card.list(dealt[player]);
    }

    /** Returns the cards with which a player begins the first trick, after the passing, by suit, the lowest first. */
    public List<Card> begunWith(int player) {
        return Card.list(begun(player));
    }

    /** The cards that a player has after the passing, those played included; those dealt before. */
    private long begun(int player) {
        return isBegunByPassing() ? (dealt[player] & ~passed[player]) | passed[passing.giver(player)] : dealt[player];
    }

    /** Returns the cards that a player still holds, by suit, the lowest first. */
    public List<Card> hand(int player) {
        return Card.list(hands[player]);
    }

    /**
     * A trick.
     *
     * @param winner empty while it lies on the table
     * @param points 0 while it lies on the table
     */
    public record Trick(int leader, List<Card> cards, OptionalInt winner, int points) {}

    /** Returns all tricks, oldest first; the last may still lie on the table. */
    public List<Trick> tricks() {
        List<Trick> tricks = new ArrayList<>();
        int leads = playedCount == 0 ? 0 : holder(played[0]);
        for (int first = 0; first < playedCount; first += PLAYERS) {
            int end = Math.min(first + PLAYERS, playedCount);
            List<Card> cards = IntStream.range(first, end)
                    .mapToObj(i -> Card.of(played[i]))
                    .toList();
            if (end < first + PLAYERS) {
                tricks.add(new Trick(leads, cards, OptionalInt.empty(), 0));
            } else {
                int highest = first;
                int worth = 0;
                for (int i = first; i < end; i++) {
                    highest = beats(played[i], played[highest]) ? i : highest;
                    worth += worth(played[i]);
                }
                int takes = (leads + highest - first) % PLAYERS;
                tricks.add(new Trick(leads, cards, OptionalInt.of(takes), worth));
                leads = takes;
            }
        }
        return tricks;
    }

    private int holder(int card) {
        int holder = 0;
        while ((begun(holder) & CardSet.of(card)) == 0) {
            holder++;
        }
        return holder;
    }

    /** Returns the hand that a player was dealt, the cards they passed on and got, and all cards played. */
    @Override
    public Object informationSet(int player) {
        return new View(player, dealt[player], dealtCount, passed[player], passedCount, begun(player), cardsPlayed());
    }

    /** A character for each card, oldest first. */
    private String cardsPlayed() {
        return new String(played, 0, playedCount, StandardCharsets.ISO_8859_1);
    }

    /**
     * {@inheritDoc} Deals and ways to pass that agree with the cards seen and the suits players have shown not to hold are equally likely.
     */
    @Override
    public void determinize(int observer, RandomGenerator random) {
        long known = isBegunByPassing() ? passed[observer] & hands[passing.receiver(observer)] : 0;
        long unseen = CardSet.highest(ranks) & ~hands[observer] & ~known;
        long[] begun = new long[PLAYERS];
        int[] sizes = new int[PLAYERS];
        for (int player = 0; player < PLAYERS; player++) {
            begun[player] = begun(player);
            unseen &= ~(begun[player] & ~hands[player]);
            sizes[player] = Long.bitCount(hands[player] & ~known);
        }
        if (possibleHands == null || !possibleHands.areOf(observer, unseen, sizes, voids)) {
            possibleHands = new PossibleHands(observer, unseen, sizes, voids);
        }
        long[] drawn = possibleHands.draw(random);
        drawn[observer] = hands[observer];
        for (int player = 0; player < PLAYERS; player++) {
            drawn[player] |= hands[player] & known;
            begun[player] = (begun[player] & ~hands[player]) | drawn[player];
            hands[player] = drawn[player];
        }
        drawPassed(observer, begun, random);
    }

    /** Draws which of the others' cards were passed on, and sets what they were dealt. */
    private void drawPassed(int observer, long[] begun, RandomGenerator random) {
        boolean isBegun = isBegunByPassing();
        for (int player = 0; player < PLAYERS; player++) {
            int receiver = passing.receiver(player);
            if (player != observer && (!isBegun || receiver != observer)) {
                passed[player] =
                        CardSet.draw(begun[isBegun ? receiver : player], Long.bitCount(passed[player]), random);
            }
        }
        for (int player = 0; player < PLAYERS; player++) {
            dealt[player] = isBegun ? (begun[player] & ~passed[passing.giver(player)]) | passed[player] : begun[player];
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Hearts that
                && ranks == that.ranks
                && passing == that.passing
                && Arrays.equals(dealt, that.dealt)
                && Arrays.equals(passed, that.passed)
                && Arrays.equals(played, 0, playedCount, that.played, 0, that.playedCount);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Arrays.hashCode(dealt) + Arrays.hashCode(passed))
                + cardsPlayed().hashCode();
    }

    /** Returns the position in its {@link #notation}. */
    @Override
    public String toString() {
        if (dealtCount == 0) {
            return "-";
        }
        StringJoiner all = new StringJoiner("/");
        for (long hand : dealt) {
            all.add(CardSet.name(hand));
        }
        StringBuilder given = new StringBuilder();
        for (long cards : passed) {
            CardSet.cards(cards).forEach(card -> given.append(' ').append(Card.of(card)));
        }
        return all + given.toString() + (playedCount == 0 ? "" : " ") + names(cardsPlayed());
    }

    private boolean isDealt() {
        return dealtCount == PLAYERS * ranks;
    }

    /** Whether all cards are dealt, and some are still to be passed on. */
    boolean isPassing() {
        return isDealt() && passing != Passing.NONE && passedCount < PLAYERS * PASSED;
    }

    /** Whether the cards are dealt and passed on, so that the lowest club has been led. */
    boolean isBegun() {
        return playedCount > 0;
    }

    private boolean isBegunByPassing() {
        return isDealt() && passing != Passing.NONE && !isPassing();
    }

    boolean isTrickBegun() {
        return playedCount % PLAYERS != 0;
    }

    private int suitLed() {
        return CardSet.suitOf(winner);
    }

    private static String names(String cards) {
        StringJoiner names = new StringJoiner(" ");
        cards.chars().forEach(card -> names.add(Card.of(card).toString()));
        return names.toString();
    }

    /**
     * Written as the cards held and the cards passed on, got and played.
     *
     * @param begun the hand after the passing
     */
    private record View(
            int player, long dealt, int dealtCount, long passed, int passedCount, long begun, String played) {

        @Override
        public String toString() {
            long gone = played.chars().mapToLong(CardSet::of).reduce(0, (all, card) -> all | card);
            String given = passed == 0 ? "" : ", passed " + CardSet.name(passed);
            String got = begun == dealt ? "" : ", got " + CardSet.name(begun & ~(dealt & ~passed));
            return "player " + player + ": " + CardSet.name(begun & ~gone) + given + got
                    + (played.isEmpty() ? "" : " after ") + names(played);
        }
    }
}
