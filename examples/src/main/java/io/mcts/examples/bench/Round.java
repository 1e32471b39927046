package io.mcts.examples.bench;

/**
 * What one round has measured of one game.
 *
 * @param rolloutsPerSecond random games a second
 * @param iterationsPerSecond iterations of a search a second
 * @param bytesPerIteration memory allocated by the search, divided by its iterations
 */
record Round(double rolloutsPerSecond, double iterationsPerSecond, double bytesPerIteration) {}
