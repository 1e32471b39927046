package io.mcts.games.connectfour.spec;

import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.GameProvider;
import java.util.List;

/** Connect Four by its name, and the search that plays it best. */
public final class ConnectFourProvider implements GameProvider {

    @Override
    public List<Entry<Game<?, ?>>> entries() {
        return List.of(ConnectFourGame.ENTRY);
    }

    @Override
    public List<Entry<String>> presets() {
        return List.of(Entry.of(
                "threats",
                "for connectfour: wins by threats in the tree, rollouts mixed with an estimate by lines of four;"
                        + " what connectfour plays with",
                () -> "heuristic=lines,evaluator=mixed:lambda=0.5,rollout=decisive,expansion=threats,"
                        + "selection=ucb1:c=0.35"));
    }
}
