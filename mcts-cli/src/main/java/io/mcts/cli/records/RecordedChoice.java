package io.mcts.cli.records;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.game.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * A position of a recorded game in which a player chose.
 *
 * @param game the number of the game in its contest; empty for a single game
 * @param number counts the choices of the game from 1
 * @param drawn the chance outcomes since the choice before
 */
public record RecordedChoice<S extends GameState<S, M>, M extends Move>(
        OptionalInt game, int number, List<M> drawn, S state, M played) {

    public RecordedChoice {
        drawn = List.copyOf(drawn);
    }

    public static <S extends GameState<S, M>, M extends Move> List<RecordedChoice<S, M>> of(
            OptionalInt game, S start, List<M> moves) {
        List<RecordedChoice<S, M>> choices = new ArrayList<>();
        List<M> drawn = new ArrayList<>();
        S state = start.copy();
        for (M move : moves) {
            if (Chance.isToMove(state)) {
                drawn.add(move);
            } else {
                choices.add(new RecordedChoice<>(game, choices.size() + 1, drawn, state.copy(), move));
                drawn.clear();
            }
            state.play(move);
        }
        return choices;
    }
}
