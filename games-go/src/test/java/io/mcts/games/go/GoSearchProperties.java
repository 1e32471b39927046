package io.mcts.games.go;

import io.mcts.Mcts;
import io.mcts.testkit.SearchContract;
import java.util.List;

/** {@link Go#search}: its priors, its rollouts and the moves that these record, on several threads, too. */
class GoSearchProperties implements SearchContract<Go, GoMove> {

    @Override
    public List<Go> initialStates() {
        return List.of(Go.initial(GoRules.of(3).withKomi(1.5)));
    }

    @Override
    public Mcts<Go, GoMove> search() {
        return Go.search().build();
    }
}
