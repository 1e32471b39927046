package io.mcts.web.request;

import io.mcts.spec.search.SearchLimits;
import java.time.Duration;

/**
 * The limits on what the server does for its clients. Limits that depend on the machine are components, the rest are constants.
 *
 * @param keptBytes the most memory of the trees that are kept to be looked into
 * @param matchTime the most time of a match
 * @param silence how long the other side of a request may send nothing
 */
public record Limits(SearchLimits search, long keptBytes, Duration matchTime, Duration silence) {

    /** The most bytes in the body of a request. */
    public static final int BODY_BYTES = 1 << 20;

    /** The most bytes in a file of records: a thousand games of some fifty moves. */
    public static final int RECORD_BYTES = 4 << 20;

    /** The most time that the body of a request may take. */
    static final Duration BODY_TIME = Duration.ofSeconds(20);

    /** The most bodies that are read at a time: half of the threads of the server, so that the others stay free. */
    public static final int BODIES = 32;

    /** The most bytes in a message over a web socket. */
    public static final int MESSAGE_BYTES = 1 << 16;

    /** The most web sockets at a time. */
    public static final int SOCKETS = 64;

    /** The most web sockets of an address at a time. */
    public static final int SOCKETS_OF_ADDRESS = 16;

    /** The most searches of a web socket at a time, and the most trees that are kept for it. */
    public static final int SEARCHES_OF_SOCKET = 2;

    /** The most matches of a web socket at a time. */
    public static final int MATCHES_OF_SOCKET = 1;

    /** The most searches and matches of all at a time. */
    public static final int SEARCHES = 8;

    /** The most games of a match. */
    public static final int MATCH_GAMES = 1_000;

    /** The most random moves at the beginning of the games of a match. */
    public static final int OPENING_PLIES = 100;

    /** The most moves of a game, throws included. */
    public static final int MOVES = 1_000;

    /** The most games in a file of records. */
    public static final int RECORDED_GAMES = 1_000;

    /** The most characters of a game with its options, a position, a SPEC or a name. */
    public static final int TEXT_LENGTH = 1_000;

    /** The most characters of a record in a game's own form. */
    public static final int RECORD_LENGTH = 100_000;

    /** The most other lines of a game that are written with it. */
    public static final int VARIATIONS = 200;

    /** The most requests for iterations or judgements at the same time: they run on the threads of the server. */
    public static final int MAX_CONCURRENT_ANALYSES = 4;

    /** The most iterations that can be gone through one by one. */
    public static final int STEPS = 2_000;

    /** The most nodes of the tree that an iteration is drawn in. */
    public static final int STEP_NODES = 100;

    /** The most nodes in a picture of a tree. */
    public static final int PICTURE_NODES = 500;

    /** The most moves of a line that is expected. */
    public static final int LINE_LENGTH = 12;

    /** The most children of a node that are told of. */
    public static final int TREE_WIDTH = 200;

    /** The most questions about a tree that wait for an answer while it is searched. */
    public static final int TREE_QUESTIONS = 256;

    /** The most games with hidden information at a time. */
    public static final int TABLES = 200;

    /** The most of them that one address has begun. */
    public static final int TABLES_OF_ADDRESS = 16;

    /** At how many of them searches may be thinking at the same moment: on the threads of the server. */
    public static final int TABLES_THINKING = 4;

    /** The most iterations of a search that plays there. */
    public static final int TABLE_ITERATIONS = 20_000;

    /** The most time of such a search. */
    public static final Duration TABLE_TIME = Duration.ofSeconds(2);

    /** The time for which a table is kept while nobody asks for it. */
    public static final Duration TABLE_LIFE = Duration.ofHours(1);

    /** The most characters that wait until a page has read them. */
    public static final int UNREAD_CHARACTERS = 1 << 22;

    private static final Duration SEARCH_TIME = Duration.ofSeconds(60);
    private static final Duration MATCH_TIME = Duration.ofMinutes(10);
    private static final Duration SILENCE = Duration.ofSeconds(10);
    private static final long SEARCH_BYTES = 256L << 20;

    /** The limits on this machine: searches share half of the heap, and the trees that are kept a quarter. */
    public static Limits ofThisMachine() {
        long heap = Runtime.getRuntime().maxMemory();
        int cores = Runtime.getRuntime().availableProcessors();
        long bytes = Math.min(SEARCH_BYTES, heap / 2 / SEARCHES);
        return new Limits(new SearchLimits(SEARCH_TIME, bytes, cores), heap / 4, MATCH_TIME, SILENCE);
    }
}
