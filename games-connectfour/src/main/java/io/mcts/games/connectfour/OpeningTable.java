package io.mcts.games.connectfour;

import static java.nio.charset.StandardCharsets.US_ASCII;

import io.mcts.game.Tablebase;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;

/**
 * The results of all positions of {@value #STONES} stones on the board of 6 rows and 7 columns, so that a search from a position with
 * fewer is exact. They are those of an alpha-beta search to the end of the game, see {@code openings/README.md}.
 */
public record OpeningTable() implements Tablebase<ConnectFour> {

    /** With so few stones nobody has won. */
    static final int STONES = 5;

    private static final Board BOARD = Board.of(6, 7);

    /** A character for each position: whether the player to move wins, draws or loses. */
    private static final String FILE = "openings/results.txt";

    private static final String LOSS_DRAW_WIN = "-=+";

    /** Loaded when a search first looks for a position. */
    private static final class Loaded {

        static final Loaded TABLE = new Loaded(read());

        /** The keys of all positions, ascending. */
        final long[] keys;

        /** 1 where the player to move wins, 0 for a draw, -1 for a loss. */
        final byte[] results;

        Loaded(String text) {
            TreeMap<Long, Byte> all = new TreeMap<>();
            int at = 0;
            for (Mirrored position : positions()) {
                byte result = (byte) (LOSS_DRAW_WIN.indexOf(text.charAt(at++)) - 1);
                all.put(position.state.key(), result);
                all.put(position.image.key(), result);
            }
            keys = all.keySet().stream().mapToLong(Long::longValue).toArray();
            results = new byte[keys.length];
            int place = 0;
            for (byte result : all.values()) {
                results[place++] = result;
            }
        }

        private static String read() {
            try (InputStream file = OpeningTable.class.getResourceAsStream(FILE)) {
                if (file == null) {
                    throw new IllegalStateException("there is no " + FILE + " beside " + OpeningTable.class);
                }
                return new String(file.readAllBytes(), US_ASCII).replace("\n", "");
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        }
    }

    /**
     * A position and its mirror image.
     *
     * @param columns the columns played, a digit from 1 to 7 each
     */
    record Mirrored(String columns, ConnectFour state, ConnectFour image) {

        private Mirrored after(int column) {
            Mirrored after = new Mirrored(columns + (column + 1), state.copy(), image.copy());
            after.state.play(Drop.into(column));
            after.image.play(Drop.into(BOARD.columns() - 1 - column));
            return after;
        }

        /** The same for both. */
        private long key() {
            return Math.min(state.key(), image.key());
        }
    }

    /** All positions with so many stones in the order of the file: one of each pair of mirror images, by the lower key of the two. */
    static Collection<Mirrored> positions() {
        Collection<Mirrored> all = List.of(new Mirrored("", BOARD.start(), BOARD.start()));
        for (int stone = 0; stone < STONES; stone++) {
            TreeMap<Long, Mirrored> next = new TreeMap<>();
            for (Mirrored position : all) {
                for (Drop move : position.state.legalMoves()) {
                    Mirrored after = position.after(move.index());
                    next.put(after.key(), after);
                }
            }
            all = next.values();
        }
        return all;
    }

    @Override
    public boolean lookUp(ConnectFour state, double[] payoffs) {
        if (!(state.stones() instanceof OneWordStones stones) || stones.count() != STONES) {
            return false;
        }
        int place = state.board().equals(BOARD) ? Arrays.binarySearch(Loaded.TABLE.keys, stones.key()) : -1;
        if (place < 0) {
            return false;
        }
        int player = state.currentPlayer();
        payoffs[player] = Loaded.TABLE.results[place];
        payoffs[1 - player] = -payoffs[player];
        return true;
    }

    @Override
    public String toString() {
        return "openings";
    }
}
