package io.mcts.games.connectfour;

import static java.nio.charset.StandardCharsets.US_ASCII;

import io.mcts.game.Tablebase;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The exact results of all positions of at most {@value #DISCS} discs on the board of 6 rows and 7 columns, by alpha-beta, see {@code
 * openings/README.md}. A search looks up those of {@value #DISCS} discs, so it is exact from earlier ones. {@linkplain #from From} a
 * position in which all moves lose it gets no results, to find the move that is hardest to answer.
 */
public record OpeningTable() implements Tablebase<ConnectFour> {

    static final int DISCS = 7;

    private static final Board BOARD = ConnectFour.classic().board();

    private static final int UNUSED_BITS = Long.SIZE - Byte.SIZE * BOARD.columns();

    /** A line for each number of discs, a character for each position: the player to move loses, draws or wins. */
    private static final String FILE = "openings/results.txt";

    static final String LOSS_DRAW_WIN = "-=+";
    private static final char UNKNOWN = '?';

    /** Characters of the file by {@link #key}, read when a table is first made: before the clock of a search begins. */
    private static final Map<Long, Character> RESULTS = results();

    private static final Tablebase<ConnectFour> NOTHING = (state, payoffs) -> false;

    @Override
    public boolean lookUp(ConnectFour state, double[] payoffs) {
        char result = result(state, DISCS);
        if (result == UNKNOWN) {
            return false;
        }
        int player = state.currentPlayer();
        payoffs[player] = LOSS_DRAW_WIN.indexOf(result) - 1;
        payoffs[1 - player] = -payoffs[player];
        return true;
    }

    @Override
    public Tablebase<ConnectFour> from(ConnectFour root) {
        boolean isLost = result(root, 0) == LOSS_DRAW_WIN.charAt(0);
        return isLost ? NOTHING : this;
    }

    @Override
    public String toString() {
        return "openings";
    }

    /** Returns {@link #UNKNOWN} with fewer discs than requested, or if the position is not in the table. */
    private static char result(ConnectFour state, int fewestDiscs) {
        if (!(state.discs() instanceof OneWordDiscs discs)) {
            return UNKNOWN;
        }
        int count = discs.count();
        return count >= fewestDiscs && count <= DISCS && state.board().equals(BOARD)
                ? RESULTS.getOrDefault(key(discs), UNKNOWN)
                : UNKNOWN;
    }

    /** The lower of the {@linkplain OneWordDiscs#key keys} of a position and its mirror image. */
    static long key(Discs discs) {
        long columns = discs.key() << UNUSED_BITS; // a byte for each, the first one lowest
        return Math.min(columns >>> UNUSED_BITS, Long.reverseBytes(columns));
    }

    /** The positions after a move that wins for nobody, by {@link #key}. */
    private static SortedMap<Long, Discs> next(Collection<Discs> positions, int player) {
        SortedMap<Long, Discs> next = new TreeMap<>();
        for (Discs discs : positions) {
            for (int column = 0; column < BOARD.columns(); column++) {
                if (discs.hasRoom(column)) {
                    Discs after = discs.copy();
                    boolean isWon = after.drop(column, player);
                    if (!isWon) {
                        next.put(key(after), after);
                    }
                }
            }
        }
        return next;
    }

    private static Map<Long, Character> results() {
        Map<Long, Character> results = new HashMap<>();
        Discs start = BOARD.start().discs();
        SortedMap<Long, Discs> positions = new TreeMap<>(Map.of(key(start), start));
        List<String> lines = read();
        for (int discs = 0; discs <= DISCS; discs++) {
            if (discs > 0) {
                positions = next(positions.values(), (discs - 1) % 2);
            }
            int at = 0;
            for (Long key : positions.keySet()) {
                results.put(key, lines.get(discs).charAt(at++));
            }
        }
        return results;
    }

    private static List<String> read() {
        try (InputStream file = OpeningTable.class.getResourceAsStream(FILE)) {
            if (file == null) {
                throw new IllegalStateException("there is no " + FILE + " beside " + OpeningTable.class);
            }
            return new String(file.readAllBytes(), US_ASCII).lines().toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
