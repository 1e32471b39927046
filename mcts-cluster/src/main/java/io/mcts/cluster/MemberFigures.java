package io.mcts.cluster;

/**
 * What a worker has done for a program.
 *
 * @param address where it listens, as {@code host:port}
 * @param threads how many jobs it does at a time
 * @param running how many jobs it has now
 * @param done how many jobs it has done
 * @param perSecond how many a second, since it joined or the program connected
 */
public record MemberFigures(String address, int threads, int running, long done, double perSecond) {}
