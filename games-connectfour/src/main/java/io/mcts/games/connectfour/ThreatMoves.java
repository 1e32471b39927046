package io.mcts.games.connectfour;

import io.mcts.expansion.MoveFilter;
import java.util.List;

/**
 * A filter of moves decided by threats: a move that wins by threats, or is forced by the other player, becomes the only child; otherwise
 * moves after which the other player wins at once are left out, unless all are. Values do not change. A threat is a move after which its
 * player would win with the next; two at once win, also after a sequence of threats with forced replies.
 *
 * <p>Source: L. V. Allis, H. J. van den Herik, M. P. H. Huntjens, <i>Go-Moku Solved by New Search Techniques</i>, Computational
 * Intelligence 12(1), 1996, for the search of threats.
 *
 * @param positions the most threats tried at each node, 0 or more; with 0 only two threats at once are found
 */
public record ThreatMoves(int positions) implements MoveFilter<ConnectFour, Drop> {

    public ThreatMoves {
        if (positions < 0) {
            throw new IllegalArgumentException("the positions are 0 or more, not " + positions);
        }
    }

    @Override
    public List<Drop> filter(ConnectFour state, List<Drop> legalMoves) {
        Discs discs = state.discs();
        int player = state.currentPlayer();
        int wins = discs.wins(player);
        int decisive = wins != 0 ? wins : discs.wins(1 - player);
        if (decisive == 0) {
            decisive = new ThreatSearch(discs, player, positions).win();
        }
        if (decisive != 0) {
            return ColumnSet.list(Integer.lowestOneBit(decisive));
        }
        int safe = 0;
        for (int i = 0; i < legalMoves.size(); i++) {
            int column = legalMoves.get(i).index();
            safe |= discs.winsAbove(column, 1 - player) ? 0 : 1 << column;
        }
        return safe == 0 || Integer.bitCount(safe) == legalMoves.size() ? legalMoves : ColumnSet.list(safe);
    }

    @Override
    public String toString() {
        return "threats:positions=" + positions;
    }
}
