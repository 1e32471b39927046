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
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The results of all positions of {@value #STONES} stones on the board of 6 rows and 7 columns, so that a search from a position with
 * fewer is exact. They are those of an alpha-beta search to the end of the game, see {@code openings/README.md}.
 *
 * <p>A search {@linkplain #from from} a position in which all moves lose gets no results, so as to find the move that is hardest to answer.
 */
public record OpeningTable() implements Tablebase<ConnectFour> {

    /** With so few stones nobody has won. */
    static final int STONES = 5;

    private static final Board BOARD = ConnectFour.classic().board();

    /** A character for each position: whether the player to move wins, draws or loses. */
    private static final String FILE = "openings/results.txt";

    private static final String LOSS_DRAW_WIN = "-=+";

    /** Loaded when a search first asks. */
    private static final class Loaded {

        /** For the key of each position with at most so many stones: 1 where the player to move wins, 0 for a draw, -1 for a loss. */
        static final Map<Long, Integer> RESULTS = results(read());

        private static Map<Long, Integer> results(String text) {
            Map<Long, Integer> results = new HashMap<>();
            int at = 0;
            for (Mirrored position : positions(STONES)) {
                position.put(results, LOSS_DRAW_WIN.indexOf(text.charAt(at++)) - 1);
            }
            for (int stones = STONES - 1; stones >= 0; stones--) {
                for (Mirrored position : positions(stones)) {
                    int best = position.replies()
                            .mapToInt(reply -> -Objects.requireNonNull(results.get(reply.key())))
                            .max()
                            .orElseThrow();
                    position.put(results, best);
                }
            }
            return results;
        }

        private static String read() {
            try (InputStream file = OpeningTable.class.getResourceAsStream(FILE)) {
                if (file == null) {
                    throw new IllegalStateException("there is no " + FILE + " beside " + OpeningTable.class);
                }
                return new String(file.readAllBytes(), US_ASCII).strip();
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

        private Mirrored after(Drop move) {
            int column = move.index();
            Mirrored after = new Mirrored(columns + (column + 1), state.copy(), image.copy());
            after.state.play(move);
            after.image.play(Drop.into(BOARD.columns() - 1 - column));
            return after;
        }

        private Stream<Mirrored> replies() {
            return state.legalMoves().stream().map(this::after);
        }

        /** The same for both. */
        private long key() {
            return Math.min(state.key(), image.key());
        }

        private void put(Map<Long, Integer> results, int result) {
            results.put(state.key(), result);
            results.put(image.key(), result);
        }
    }

    /** All positions with a number of stones in the order of the file: one of each pair of mirror images, by the lower key of the two. */
    static Collection<Mirrored> positions(int stones) {
        if (stones == 0) {
            return List.of(new Mirrored("", BOARD.start(), BOARD.start()));
        }
        TreeMap<Long, Mirrored> all = new TreeMap<>();
        positions(stones - 1).stream().flatMap(Mirrored::replies).forEach(reply -> all.put(reply.key(), reply));
        return all.values();
    }

    @Override
    public boolean lookUp(ConnectFour state, double[] payoffs) {
        if (!(state.stones() instanceof OneWordStones stones) || stones.count() != STONES) {
            return false;
        }
        Integer result = isOfBoard(state) ? Loaded.RESULTS.get(state.key()) : null;
        if (result == null) {
            return false;
        }
        int player = state.currentPlayer();
        payoffs[player] = result;
        payoffs[1 - player] = -payoffs[player];
        return true;
    }

    @Override
    public Tablebase<ConnectFour> from(ConnectFour root) {
        boolean isLost = isOfBoard(root) && Loaded.RESULTS.getOrDefault(root.key(), 0) < 0;
        return isLost ? (state, payoffs) -> false : this;
    }

    private static boolean isOfBoard(ConnectFour state) {
        return state.board().equals(BOARD);
    }

    @Override
    public String toString() {
        return "openings";
    }
}
