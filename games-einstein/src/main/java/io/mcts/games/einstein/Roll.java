package io.mcts.games.einstein;

import io.mcts.games.einstein.board.Candidates;
import java.util.List;
import java.util.stream.IntStream;

/** An outcome of the die, written as its number. */
public final class Roll extends EinSteinMove {

    /** The six rolls in ascending order. */
    public static final List<Roll> ALL =
            IntStream.range(0, Candidates.FACES).mapToObj(Roll::new).toList();

    static final List<EinSteinMove> MOVES = List.copyOf(ALL);

    private final int number;

    private Roll(int face) {
        super(face, Integer.toString(face + 1));
        this.number = face + 1;
    }

    /** Returns the number rolled, from 1 to 6. */
    public int number() {
        return number;
    }
}
