package io.mcts.cli.search;

import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Puts the lists of names that grow with the library in the place of words such as {@code {presets}}. */
public final class Names {

    private Names() {}

    public static String expand(String message) {
        return message.replace("{presets}", Presets.CATALOG.names())
                .replace(
                        "{settings}",
                        Arrays.stream(Setting.values()).map(Setting::key).collect(Collectors.joining(", ")))
                .replace("{selections}", Parts.SELECTIONS.names())
                .replace("{decisions}", Parts.DECISIONS.names())
                .replace("{rollouts}", HeuristicParts.ofNoGame().rollouts().names())
                .replace("{priors}", HeuristicParts.ofNoGame().priors().names())
                .replace("{expansions}", Parts.<TicTacToe, Cell>expansions().names());
    }
}
