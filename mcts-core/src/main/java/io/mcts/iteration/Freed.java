package io.mcts.iteration;

/**
 * The nodes that a tree has freed.
 *
 * @param leftBehind those that moves played had left behind
 * @param forgotten those forgotten to make room for others
 */
public record Freed(long leftBehind, long forgotten) {}
