package io.mcts.games.einstein.evaluation;

import io.mcts.encoding.StateEncoding;
import io.mcts.game.GameState;
import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.EinSteinMove;
import java.nio.FloatBuffer;

/**
 * Planes of five by five cells, as the player to move next sees them, their own corner first: each stone of theirs and of the other's, the
 * probability that the next roll lets a stone move, both sides', the stones that this roll lets move, and 1 everywhere if the die is
 * rolled. The policy has three numbers for each cell, one for each direction.
 *
 * @param isMirrored whether rows and columns are exchanged
 */
public record EinSteinEncoding(boolean isMirrored) implements StateEncoding<EinStein, EinSteinMove> {

    private static final int SIDE = 5;
    private static final int CELLS = SIDE * SIDE;
    private static final int STONES = 6;
    private static final int CHANCES = 2 * STONES;
    private static final int CANDIDATES = CHANCES + 2;
    private static final int THROWN = CANDIDATES + 1;
    private static final int PLANES = THROWN + 1;

    private static final int DIRECTIONS = 3;
    private static final int FIRST_STEP = 6;

    /** Along the row becomes across the rows and vice versa. */
    private static final int[] MIRRORED_DIRECTIONS = {1, 0, 2};

    @Override
    public int[] shape() {
        return new int[] {PLANES, SIDE, SIDE};
    }

    @Override
    public void encode(EinStein state, FloatBuffer tensor) {
        int player = state.nextPlayer();
        encodeStones(state, player, 0, tensor);
        encodeStones(state, 1 - player, 1, tensor);
        if (state.currentPlayer() != GameState.CHANCE) {
            for (EinSteinMove move : state.legalMoves()) {
                tensor.put(CANDIDATES * CELLS + policyIndex(state, move) / DIRECTIONS, 1);
            }
            for (int cell = 0; cell < CELLS; cell++) {
                tensor.put(THROWN * CELLS + cell, 1);
            }
        }
    }

    private void encodeStones(EinStein state, int player, int side, FloatBuffer tensor) {
        for (int number = 1; number <= STONES; number++) {
            int cell = state.cell(player, number);
            if (cell != 0) {
                int seen = seen(side == 0 ? cell - 1 : CELLS - cell);
                tensor.put((side * STONES + number - 1) * CELLS + seen, 1);
                tensor.put((CHANCES + side) * CELLS + seen, (float) Mobility.FULL.probability(state, player, number));
            }
        }
    }

    private int seen(int cell) {
        return isMirrored ? cell % SIDE * SIDE + cell / SIDE : cell;
    }

    @Override
    public int perspective(EinStein state) {
        return state.nextPlayer();
    }

    @Override
    public int policySize() {
        return DIRECTIONS * CELLS;
    }

    @Override
    public int policyIndex(EinStein state, EinSteinMove move) {
        int step = (move.index() - FIRST_STEP) % (DIRECTIONS * CELLS);
        int direction = step % DIRECTIONS;
        return DIRECTIONS * seen(step / DIRECTIONS) + (isMirrored ? MIRRORED_DIRECTIONS[direction] : direction);
    }
}
