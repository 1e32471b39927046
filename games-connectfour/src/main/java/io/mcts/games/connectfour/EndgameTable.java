package io.mcts.games.connectfour;

import io.mcts.game.Tablebase;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * The results that alpha-beta finds at leaves with at most {@value #MOST_EMPTY} empty cells, on boards with {@linkplain
 * ConnectFour#hasExactKeys() exact keys}, and those of {@link OpeningTable}. Each such leaf allows alpha-beta a number of positions, and
 * what one leaves the next may use.
 *
 * <p>It finds who wins, not how soon: of several moves that win, or of several that lose, a search may choose any. Each search, and each
 * of its threads, has a table of 600 kB for it.
 *
 * @param positions the positions for each leaf, from 1 to 1,000,000
 */
public record EndgameTable(int positions) implements Tablebase<ConnectFour> {

    /** With more, alpha-beta hardly ever comes to an end. */
    static final int MOST_EMPTY = 26;

    private static final int MOST_POSITIONS = 1_000_000;

    private static final OpeningTable OPENINGS = new OpeningTable();

    public EndgameTable {
        if (positions < 1 || positions > MOST_POSITIONS) {
            throw new IllegalArgumentException(
                    "the positions for each leaf are 1 to " + MOST_POSITIONS + ", not " + positions);
        }
    }

    @Override
    public boolean lookUp(ConnectFour state, double[] payoffs) {
        return from(state).lookUp(state, payoffs);
    }

    @Override
    public Tablebase<ConnectFour> from(ConnectFour root) {
        Tablebase<ConnectFour> openings = OPENINGS.from(root);
        return root.hasExactKeys() ? new OfSearch(positions, openings, new ConcurrentLinkedQueue<>()) : openings;
    }

    @Override
    public String toString() {
        return "endgames:positions=" + positions;
    }

    /**
     * The table of one search.
     *
     * @param idle what no thread uses now
     */
    private record OfSearch(int positions, Tablebase<ConnectFour> openings, Queue<EndgameSearch> idle)
            implements Tablebase<ConnectFour> {

        @Override
        public boolean lookUp(ConnectFour state, double[] payoffs) {
            if (openings.lookUp(state, payoffs)) {
                return true;
            }
            OneWordDiscs discs = (OneWordDiscs) state.discs();
            if (discs.emptyCount() > MOST_EMPTY) {
                return false;
            }
            EndgameSearch polled = idle.poll();
            EndgameSearch search = polled == null ? new EndgameSearch(discs.layout()) : polled;
            int player = state.currentPlayer();
            int result = search.result(discs, player, positions);
            idle.add(search);
            payoffs[player] = result;
            payoffs[1 - player] = -result;
            return result != EndgameSearch.UNKNOWN;
        }

        /** Results are exact, so that a tree with those of another such table can be kept. */
        @Override
        public boolean equals(Object other) {
            return other instanceof OfSearch that && openings.equals(that.openings);
        }

        @Override
        public int hashCode() {
            return openings.hashCode();
        }
    }
}
