package com.example.games;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A card game for two: of five cards, 1 to 5, each player gets two. In each of two tricks both play a card, and the higher one wins; who
 * wins a trick leads to the next. Who wins both wins the game.
 */
public final class HighCard implements GameState<HighCard, Cards>, HiddenInformation {

    private static final int DECK = 0b11111;
    private static final int HAND = 2;
    private static final int PLAYERS = 2;

    private final int[] hands = new int[PLAYERS];
    private final List<Cards> played = new ArrayList<>();
    private int dealt;

    /** A game before the deal. */
    public HighCard() {}

    @Override
    public int playerCount() {
        return PLAYERS;
    }

    @Override
    public int currentPlayer() {
        if (dealt < PLAYERS) {
            return CHANCE;
        }
        int leader = leader(played.size() / PLAYERS);
        return played.size() % PLAYERS == 0 ? leader : 1 - leader;
    }

    /** The player who leads to a trick: the first player, later the winner of the previous trick. */
    private int leader(int trick) {
        if (trick == 0) {
            return 0;
        }
        int before = leader(trick - 1);
        int lead = played.get(PLAYERS * (trick - 1)).index();
        int reply = played.get(PLAYERS * (trick - 1) + 1).index();
        return lead > reply ? before : 1 - before;
    }

    @Override
    public boolean isTerminal() {
        return played.size() == PLAYERS * HAND;
    }

    @Override
    public List<Cards> legalMoves() {
        boolean isDeal = dealt < PLAYERS;
        int from = isDeal ? DECK & ~hands[0] : isTerminal() ? 0 : hands[currentPlayer()];
        List<Cards> moves = new ArrayList<>();
        for (int set = 1; set <= DECK; set++) {
            if ((set & ~from) == 0 && Integer.bitCount(set) == (isDeal ? HAND : 1)) {
                moves.add(new Cards(set));
            }
        }
        return List.copyOf(moves);
    }

    @Override
    public void play(Cards move) {
        if (dealt < PLAYERS) {
            hands[dealt] = move.index();
            dealt++;
        } else {
            hands[currentPlayer()] &= ~move.index();
            played.add(move);
        }
    }

    @Override
    public HighCard copy() {
        HighCard copy = new HighCard();
        System.arraycopy(hands, 0, copy.hands, 0, PLAYERS);
        copy.played.addAll(played);
        copy.dealt = dealt;
        return copy;
    }

    /** 1 for both tricks, 0 for one of them, -1 for none. */
    @Override
    public double payoff(int player) {
        int won = 0;
        for (int trick = 1; trick <= HAND; trick++) {
            won += leader(trick) == player ? 1 : 0;
        }
        return won - 1;
    }

    /** What a player knows: their own hand, and all that was played. */
    private record View(Cards hand, int dealt, List<Cards> played) {}

    @Override
    public Object informationSet(int player) {
        return new View(new Cards(hands[player]), dealt, List.copyOf(played));
    }

    /** Gives the other player as many cards as they have, from those that the observer has not seen. */
    @Override
    public void determinize(int observer, RandomGenerator random) {
        int unseen = DECK & ~hands[observer];
        for (Cards card : played) {
            unseen &= ~card.index();
        }
        int other = 1 - observer;
        int count = Integer.bitCount(hands[other]);
        hands[other] = 0;
        while (Integer.bitCount(hands[other]) < count) {
            hands[other] |= unseen & (1 << random.nextInt(Integer.bitCount(DECK)));
        }
    }

    @Override
    public String toString() {
        return new Cards(hands[0]) + " against " + new Cards(hands[1]) + ", played " + played;
    }
}
