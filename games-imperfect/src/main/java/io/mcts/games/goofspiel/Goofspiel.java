package io.mcts.games.goofspiel;

import io.mcts.game.GameState;
import io.mcts.game.Notation;
import io.mcts.game.SimultaneousMoves;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A position of Goofspiel for two players. Mutable, used by one thread at a time. Each player has the cards from 1 to N, and so have the
 * prizes. A prize is revealed, both players bid a card at once, and the higher bid takes its points; after equal bids nobody does. Bid
 * cards are gone. When all prizes are gone the points decide; see {@link GoofspielRules}.
 *
 * <p>Source: S. Ross, <i>Goofspiel: The Game of Pure Strategy</i>, Journal of Applied Probability 8(3), 1971.
 */
public final class Goofspiel implements GameState<Goofspiel, GoofspielMove>, SimultaneousMoves<GoofspielMove> {

    private static final int PLAYERS = 2;

    /** Indexed by the set of cards. */
    private static final List<List<GoofspielMove>> BIDS = IntStream.range(0, 1 << GoofspielRules.MOST_CARDS)
            .mapToObj(Goofspiel::bidsOf)
            .toList();

    private final GoofspielRules rules;

    /** A {@link Sequence}. */
    private long prizes;

    /** A {@link Sequence} for each player; the last bid of player 0 may be pending. */
    private final long[] bids = new long[PLAYERS];

    private Goofspiel(GoofspielRules rules) {
        this.rules = rules;
    }

    /** Returns the beginning of a game, with all cards in hand. */
    public static Goofspiel initial(GoofspielRules rules) {
        Goofspiel state = new Goofspiel(Objects.requireNonNull(rules, "rules"));
        state.revealPrize();
        return state;
    }

    /**
     * Returns the notation of positions as rounds, separated by blanks, each {@code prize:bid-bid} with the bid of player 0 first, as in
     * {@code 4:4-1 3:2-}; bids of the last round may be missing. {@code -} is a game that has not begun.
     */
    public static Notation<Goofspiel, GoofspielMove> notation(GoofspielRules rules) {
        return new GoofspielNotation(rules);
    }

    /** Returns the rules. */
    public GoofspielRules rules() {
        return rules;
    }

    @Override
    public int playerCount() {
        return PLAYERS;
    }

    @Override
    public int currentPlayer() {
        if (isPending()) {
            return 1;
        }
        return Sequence.length(prizes) == Sequence.length(bids[1]) ? CHANCE : 0;
    }

    @Override
    public boolean isPending() {
        return Sequence.length(bids[0]) > Sequence.length(bids[1]);
    }

    @Override
    public void retract() {
        if (isPending()) {
            bids[0] = Sequence.withoutLast(bids[0]);
        }
    }

    @Override
    public boolean isTerminal() {
        return Sequence.length(bids[1]) == rules.cards();
    }

    @Override
    public List<GoofspielMove> legalMoves() {
        if (isTerminal()) {
            return List.of();
        }
        int player = currentPlayer();
        if (player != CHANCE) {
            return BIDS.get(all() & ~Sequence.set(bids[player]));
        }
        return cards(all() & ~Sequence.set(prizes))
                .mapToObj(GoofspielMove::prize)
                .toList();
    }

    @Override
    public List<GoofspielMove> legalMoves(int player) {
        if (isTerminal() || currentPlayer() == CHANCE) {
            return List.of();
        }
        long earlier = player == 0 && isPending() ? Sequence.withoutLast(bids[0]) : bids[player];
        return BIDS.get(all() & ~Sequence.set(earlier));
    }

    /** Reveals a prize or bids; illegal moves are not detected and corrupt the state. */
    @Override
    public void play(GoofspielMove move) {
        int player = currentPlayer();
        if (player == CHANCE) {
            prizes = Sequence.with(prizes, move.card());
        } else {
            bids[player] = Sequence.with(bids[player], move.card());
            revealPrize();
        }
    }

    /** Reveals the next prize if there is no choice of it. */
    private void revealPrize() {
        int round = Sequence.length(bids[1]);
        if (!rules.isShuffled() && round < rules.cards() && Sequence.length(prizes) == round && !isPending()) {
            prizes = Sequence.with(prizes, rules.cards() - round);
        }
    }

    @Override
    public Goofspiel copy() {
        Goofspiel copy = new Goofspiel(rules);
        copy.prizes = prizes;
        copy.bids[0] = bids[0];
        copy.bids[1] = bids[1];
        return copy;
    }

    @Override
    public double payoff(int player) {
        int difference = points(player) - points(1 - player);
        return rules.isByPoints() ? difference : Integer.signum(difference);
    }

    @Override
    public double minPayoff() {
        return -maxPayoff();
    }

    @Override
    public double maxPayoff() {
        return rules.isByPoints() ? rules.cards() * (rules.cards() + 1) / 2.0 : 1;
    }

    /** Returns the points of a player so far. */
    public int points(int player) {
        int points = 0;
        for (int round = 0; round < Sequence.length(bids[1]); round++) {
            points += winner(round) == player ? Sequence.get(prizes, round) : 0;
        }
        return points;
    }

    /** Returns the winner of a complete round, counted from 0; {@link #CHANCE} after equal bids. */
    public int winner(int round) {
        int difference = Sequence.get(bids[0], round) - Sequence.get(bids[1], round);
        return difference == 0 ? CHANCE : difference > 0 ? 0 : 1;
    }

    /** Returns the revealed prizes, oldest first. */
    public List<Integer> prizes() {
        return Sequence.list(prizes);
    }

    /** Returns the cards that a player has bid, oldest first; that of player 0 may be {@linkplain #isPending pending}. */
    public List<Integer> bids(int player) {
        return Sequence.list(bids[player]);
    }

    @Override
    public GoofspielMove randomMove(RandomGenerator random) {
        List<GoofspielMove> moves = legalMoves();
        if (moves.isEmpty()) {
            throw new IllegalStateException("no legal move: the game is over in " + this);
        }
        return moves.get(random.nextInt(moves.size()));
    }

    /** Returns the prizes and the bids of both players; with hidden bids, only the winner of each prize. */
    @Override
    public Object informationSet(int player) {
        long others = bids[1 - player];
        if (player == 1 && isPending()) {
            others = Sequence.withoutLast(others);
        }
        return new View(
                player, prizes, bids[player], rules.isHidden() ? results(1 - player) : others, rules.isHidden());
    }

    @Override
    public void determinize(int observer, RandomGenerator random) {
        int other = 1 - observer;
        boolean hasUnseenBid = observer == 1 && isPending();
        if (rules.isHidden()) {
            bids[other] = new PossibleBids(rules.cards(), bids[observer], results(other)).draw(random);
        } else if (hasUnseenBid) {
            bids[other] = Sequence.withoutLast(bids[other]);
        }
        if (hasUnseenBid) {
            List<GoofspielMove> possible = BIDS.get(all() & ~Sequence.set(bids[other]));
            bids[other] = Sequence.with(
                    bids[other], possible.get(random.nextInt(possible.size())).card());
        }
    }

    /** 1, 2 or 3 for each round: the player's bid was lower than, equal to or higher than the other. */
    private long results(int player) {
        long results = 0;
        for (int round = 0; round < Sequence.length(bids[1]); round++) {
            int difference = Sequence.get(bids[player], round) - Sequence.get(bids[1 - player], round);
            results = Sequence.with(results, Integer.signum(difference) + 2);
        }
        return results;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Goofspiel that
                && rules.equals(that.rules)
                && prizes == that.prizes
                && bids[0] == that.bids[0]
                && bids[1] == that.bids[1];
    }

    @Override
    public int hashCode() {
        return Objects.hash(rules, prizes, bids[0], bids[1]);
    }

    /** Returns the position in its {@link #notation}. */
    @Override
    public String toString() {
        List<String> rounds = new ArrayList<>();
        for (int round = 0; round < Sequence.length(prizes); round++) {
            boolean hasBegun = Sequence.length(bids[0]) > round;
            rounds.add(Sequence.get(prizes, round) + ":" + bid(0, round) + (hasBegun ? "-" + bid(1, round) : ""));
        }
        boolean isAtStart = bids[0] == 0 && (!rules.isShuffled() || prizes == 0);
        return isAtStart ? "-" : String.join(" ", rounds);
    }

    private String bid(int player, int round) {
        return Sequence.length(bids[player]) > round ? "" + Sequence.get(bids[player], round) : "";
    }

    private int all() {
        return (1 << rules.cards()) - 1;
    }

    private static IntStream cards(int set) {
        return IntStream.range(0, GoofspielRules.MOST_CARDS)
                .filter(i -> (set & (1 << i)) != 0)
                .map(i -> i + 1);
    }

    private static List<GoofspielMove> bidsOf(int set) {
        return cards(set).mapToObj(GoofspielMove::bid).toList();
    }

    /** The others' bids or, if hidden, the comparisons. */
    private record View(int player, long prizes, long own, long others, boolean isHidden) {

        @Override
        public String toString() {
            List<String> rounds = new ArrayList<>();
            for (int round = 0; round < Sequence.length(prizes); round++) {
                boolean hasBid = Sequence.length(own) > round;
                boolean isOver = Sequence.length(others) > round;
                rounds.add("prize " + Sequence.get(prizes, round)
                        + (hasBid ? ": bid " + Sequence.get(own, round) : "")
                        + (isOver ? " " + other(Sequence.get(others, round)) : ""));
            }
            return "player " + player + ": " + String.join(", ", rounds);
        }

        private String other(int number) {
            if (!isHidden) {
                return "against " + number;
            }
            return number == 2 ? "equal" : number == 1 ? "won" : "lost";
        }
    }
}
