package io.mcts.games.hearts;

/** The player who gets the three cards that each player passes on after the deal. */
public enum Passing {
    NONE(0),
    LEFT(1),
    ACROSS(2),
    RIGHT(3);

    private final int seats;

    Passing(int seats) {
        this.seats = seats;
    }

    int receiver(int player) {
        return (player + seats) % Hearts.PLAYERS;
    }

    int giver(int player) {
        return (player + Hearts.PLAYERS - seats) % Hearts.PLAYERS;
    }
}
