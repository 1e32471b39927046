package io.mcts.games.go.spec;

import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.GameProvider;
import java.util.List;

/** Go by its name, and the search that plays it best. */
public final class GoProvider implements GameProvider {

    @Override
    public List<Entry<Game<?, ?>>> entries() {
        return List.of(GoAdapter.ENTRY);
    }

    @Override
    public List<Entry<String>> presets() {
        return List.of(Entry.of(
                "go",
                "for go: RAVE with priors, rollouts by patterns; what go plays with",
                () -> "selection=rave:c=0:k=1000:prior=20,prior=go,rollout=patterns"));
    }
}
