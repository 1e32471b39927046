package io.mcts.web.request;

import io.mcts.spec.search.SearchLimits;
import java.time.Duration;

/**
 * Limits on work for clients. Those that depend on the machine are components, the rest constants.
 *
 * @param keptBytes the most memory of kept trees
 * @param matchTime the most time of a match
 * @param silence the longest pause of the other side in a request
 */
public record Limits(SearchLimits search, long keptBytes, Duration matchTime, Duration silence) {

    public static final int BODY_BYTES = 1 << 20;

    /** The most bytes in a file of records: a thousand games of some fifty moves. */
    public static final int RECORD_BYTES = 4 << 20;

    static final Duration BODY_TIME = Duration.ofSeconds(20);

    /** The most concurrent bodies: half of the threads of the server. */
    public static final int BODIES = 32;

    public static final int MESSAGE_BYTES = 1 << 16;

    public static final int SOCKETS = 64;

    public static final int SOCKETS_OF_ADDRESS = 16;

    /** The most searches of a web socket at a time, and the most trees kept for it. */
    public static final int SEARCHES_OF_SOCKET = 2;

    public static final int MATCHES_OF_SOCKET = 1;

    /** The most concurrent searches and matches of all sockets. */
    public static final int SEARCHES = 8;

    public static final int MATCH_GAMES = 1_000;

    public static final int OPENING_PLIES = 100;

    public static final int MOVES = 1_000;

    public static final int RECORDED_GAMES = 1_000;

    /** The most characters of a game with its options, a position, a SPEC or a name. */
    public static final int TEXT_LENGTH = 1_000;

    public static final int RECORD_LENGTH = 100_000;

    public static final int VARIATIONS = 200;

    /** The most concurrent requests for iterations or judgements, on threads of the server. */
    public static final int MAX_CONCURRENT_ANALYSES = 4;

    /** The most iterations shown one by one. */
    public static final int STEPS = 2_000;

    /** The most nodes of the tree around an iteration. */
    public static final int STEP_NODES = 100;

    public static final int PICTURE_NODES = 500;

    public static final int LINE_LENGTH = 12;

    public static final int TREE_WIDTH = 200;

    /** The most queries of a tree that wait for an answer. */
    public static final int TREE_QUESTIONS = 256;

    public static final int TABLES = 200;

    public static final int TABLES_OF_ADDRESS = 16;

    /** The most tables with a search at the same time, on threads of the server. */
    public static final int TABLES_THINKING = 4;

    public static final int TABLE_ITERATIONS = 20_000;

    public static final Duration TABLE_TIME = Duration.ofSeconds(2);

    /** The time until an unused table is dropped. */
    public static final Duration TABLE_LIFE = Duration.ofHours(1);

    /** The most unsent characters of a socket. */
    public static final int UNREAD_CHARACTERS = 1 << 22;

    private static final Duration SEARCH_TIME = Duration.ofSeconds(60);
    private static final Duration MATCH_TIME = Duration.ofMinutes(10);
    private static final Duration SILENCE = Duration.ofSeconds(10);
    private static final long SEARCH_BYTES = 256L << 20;

    /** Returns limits by memory: searches share half of the heap, kept trees a quarter. */
    public static Limits ofThisMachine() {
        long heap = Runtime.getRuntime().maxMemory();
        int cores = Runtime.getRuntime().availableProcessors();
        long bytes = Math.min(SEARCH_BYTES, heap / 2 / SEARCHES);
        return new Limits(new SearchLimits(SEARCH_TIME, bytes, cores), heap / 4, MATCH_TIME, SILENCE);
    }
}
