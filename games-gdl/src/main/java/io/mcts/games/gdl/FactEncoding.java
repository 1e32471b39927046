package io.mcts.games.gdl;

import io.mcts.encoding.StateEncoding;
import java.nio.FloatBuffer;

/** A state as its facts, 1 for each that is true; its policy has a place for each move of each role. */
final class FactEncoding implements StateEncoding<GdlState, GdlMove> {

    private final int facts;
    private final int moves;

    FactEncoding(int facts, int moves) {
        this.facts = facts;
        this.moves = moves;
    }

    /** {@inheritDoc} A plane of one cell for each fact. */
    @Override
    public int[] shape() {
        return new int[] {facts, 1, 1};
    }

    @Override
    public void encode(GdlState state, FloatBuffer tensor) {
        long[] words = ((NetworkPosition) state.position()).facts();
        for (int word = 0; word < words.length; word++) {
            for (long rest = words[word]; rest != 0; rest &= rest - 1) {
                tensor.put((word << 6) + Long.numberOfTrailingZeros(rest), 1);
            }
        }
    }

    @Override
    public int policySize() {
        return moves;
    }

    @Override
    public int policyIndex(GdlState state, GdlMove move) {
        return move.index();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof FactEncoding that && facts == that.facts && moves == that.moves;
    }

    @Override
    public int hashCode() {
        return 31 * facts + moves;
    }
}
