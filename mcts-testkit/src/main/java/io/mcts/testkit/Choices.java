package io.mcts.testkit;

import java.util.List;

/**
 * The way to a state, as numbers that fit any game: jqwik makes them up and shortens them.
 *
 * @param initialState the place of the initial state in {@link GameStateContract#initialStates}
 * @param moves each stands for a move, modulo the number of legal moves; those left when the game is over are ignored
 */
public record Choices(int initialState, List<Integer> moves) {}
