package io.mcts.games.liarsdice;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Notation;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A position of liar's dice for two players with one die each. Mutable, used by one thread at a time. Both players roll a die that only
 * they see. In turn they bid how many of the two dice show a face, {@code 1x4} or {@code 2x3}; the top face is wild. A bid is higher than
 * the one before: more dice, or as many with a higher face. Instead of bidding a player may call the other a liar. Then both dice are
 * shown, and the last bid wins if it was true.
 *
 * <p>Source: M. Lanctot, <i>Monte Carlo Sampling and Regret Minimization for Equilibrium Computation and Decision-Making in Large Extensive
 * Form Games</i>, University of Alberta, 2013, where it is called Bluff.
 */
public final class LiarsDice implements GameState<LiarsDice, LiarsDiceMove>, HiddenInformation {

    /** The most faces a die may have. */
    public static final int MOST_FACES = 6;

    static final int LEAST_FACES = 2;
    private static final int PLAYERS = 2;
    static final int MOST_BIDS = PLAYERS * MOST_FACES;

    /** Indexed by the number of faces. */
    private static final List<List<LiarsDiceMove>> ROLLS =
            IntStream.rangeClosed(0, MOST_FACES).mapToObj(LiarsDice::rolls).toList();

    /** All bids from the lowest and then the call, by the number of faces. */
    private static final List<List<LiarsDiceMove>> CHOICES =
            IntStream.rangeClosed(0, MOST_FACES).mapToObj(LiarsDice::choices).toList();

    private static final int NONE = 0;

    private final int faces;
    private final int[] dice = {NONE, NONE};

    /** A set of bids, which is in order, since each is higher than the one before. */
    private int bids;

    private boolean isCalled;

    private LiarsDice(int faces) {
        this.faces = faces;
    }

    /** Returns the beginning of a game, before the rolls, with dice of 2 to 6 faces. */
    public static LiarsDice initial(int faces) {
        if (faces < LEAST_FACES || faces > MOST_FACES) {
            throw new IllegalArgumentException(
                    "a die of liar's dice has from " + LEAST_FACES + " to " + MOST_FACES + " faces, not " + faces);
        }
        return new LiarsDice(faces);
    }

    /**
     * Returns the notation of positions as the dice, player 0 first, the bids and the call, separated by blanks: {@code 36 1x2 2x5 liar};
     * {@code -} before the first roll. Dice have 2 to 6 faces.
     */
    public static Notation<LiarsDice, LiarsDiceMove> notation(int faces) {
        return new LiarsDiceNotation(initial(faces).faces);
    }

    @Override
    public int playerCount() {
        return PLAYERS;
    }

    @Override
    public int currentPlayer() {
        return dice[1] == NONE ? CHANCE : Integer.bitCount(bids) & 1;
    }

    @Override
    public boolean isTerminal() {
        return isCalled;
    }

    @Override
    public List<LiarsDiceMove> legalMoves() {
        if (isCalled) {
            return List.of();
        }
        if (dice[1] == NONE) {
            return ROLLS.get(faces);
        }
        List<LiarsDiceMove> all = CHOICES.get(faces);
        if (bids == 0) {
            return all.subList(0, all.size() - 1);
        }
        return all.subList(all.indexOf(LiarsDiceMove.bid(lastBid())) + 1, all.size());
    }

    /** Rolls a die or makes a choice; illegal moves are not detected and corrupt the state. */
    @Override
    public void play(LiarsDiceMove move) {
        if (move == LiarsDiceMove.LIAR) {
            isCalled = true;
        } else if (move.index() >= MOST_FACES) {
            bids |= 1 << (move.index() - MOST_FACES);
        } else {
            dice[dice[0] == NONE ? 0 : 1] = move.index() + 1;
        }
    }

    @Override
    public LiarsDice copy() {
        LiarsDice copy = new LiarsDice(faces);
        copy.dice[0] = dice[0];
        copy.dice[1] = dice[1];
        copy.bids = bids;
        copy.isCalled = isCalled;
        return copy;
    }

    @Override
    public double payoff(int player) {
        int bidder = (Integer.bitCount(bids) - 1) & 1;
        long shown = IntStream.of(dice)
                .filter(die -> die == faces || die == LiarsDiceMove.face(lastBid()))
                .count();
        boolean isTrue = shown >= LiarsDiceMove.number(lastBid());
        return isTrue == (player == bidder) ? 1 : -1;
    }

    /** Returns the face of a player's die; 0 before it is rolled. */
    public int die(int player) {
        return dice[player];
    }

    /** Returns the bids, oldest first, and the call if it was made. */
    public List<LiarsDiceMove> choices() {
        return made(bids, isCalled).toList();
    }

    /** Returns all possible bids, the lowest first, and the call. */
    public List<LiarsDiceMove> allChoices() {
        return CHOICES.get(faces);
    }

    /** Returns the player's die and all bids; after the call both dice. */
    @Override
    public Object informationSet(int player) {
        return new View(
                player, dice[player], isCalled ? dice[1 - player] : NONE, dice[1 - player] != NONE, bids, isCalled);
    }

    @Override
    public void determinize(int observer, RandomGenerator random) {
        int other = 1 - observer;
        if (dice[other] != NONE && !isCalled) {
            dice[other] = 1 + random.nextInt(faces);
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof LiarsDice that
                && faces == that.faces
                && Arrays.equals(dice, that.dice)
                && bids == that.bids
                && isCalled == that.isCalled;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Arrays.hashCode(dice) + bids) + faces;
    }

    /** Returns the position in its {@link #notation}. */
    @Override
    public String toString() {
        return dice[0] == NONE ? "-" : name(dice[0]) + name(dice[1]) + choices(bids, isCalled);
    }

    private int lastBid() {
        return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(bids);
    }

    private static List<LiarsDiceMove> rolls(int faces) {
        return IntStream.rangeClosed(1, faces).mapToObj(LiarsDiceMove::roll).toList();
    }

    private static List<LiarsDiceMove> choices(int faces) {
        Stream<LiarsDiceMove> bids = IntStream.range(0, MOST_BIDS)
                .filter(bid -> LiarsDiceMove.face(bid) <= faces)
                .mapToObj(LiarsDiceMove::bid);
        return Stream.concat(bids, Stream.of(LiarsDiceMove.LIAR)).toList();
    }

    private static String name(int die) {
        return die == NONE ? "" : Integer.toString(die);
    }

    private static Stream<LiarsDiceMove> made(int bids, boolean isCalled) {
        return Stream.concat(
                IntStream.range(0, MOST_BIDS)
                        .filter(bid -> (bids & 1 << bid) != 0)
                        .mapToObj(LiarsDiceMove::bid),
                isCalled ? Stream.of(LiarsDiceMove.LIAR) : Stream.empty());
    }

    private static String choices(int bids, boolean isCalled) {
        return made(bids, isCalled).map(choice -> " " + choice).collect(Collectors.joining());
    }

    /** Written as the player's die, or both once they are shown, and the choices. */
    private record View(int player, int own, int other, boolean isOtherRolled, int bids, boolean isCalled) {

        @Override
        public String toString() {
            String ofOther = other == NONE ? "?" : name(other);
            String ofOwn = own == NONE ? "?" : name(own);
            return (player == 0 ? ofOwn + ofOther : ofOther + ofOwn) + choices(bids, isCalled);
        }
    }
}
