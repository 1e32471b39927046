package com.example.games;

import io.mcts.game.Move;

/** A hand that is dealt or a card that is played: a set of cards, in which bit 0 stands for the lowest card of the deck. */
public record Cards(int index) implements Move {

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int rest = index; rest != 0; rest &= rest - 1) {
            text.append(text.isEmpty() ? "" : "+").append(Integer.numberOfTrailingZeros(rest) + 1);
        }
        return text.toString();
    }
}
