package io.mcts.games.go;

import io.mcts.game.Notation;
import io.mcts.testkit.GameStateContract;
import io.mcts.testkit.NotationContract;
import java.util.List;

class GoProperties implements GameStateContract<Go, GoMove>, NotationContract<Go, GoMove> {

    private static final GoRules RULES = GoRules.of(4).withKomi(1.5);

    @Override
    public List<Go> initialStates() {
        return List.of(Go.initial(RULES));
    }

    @Override
    public Notation<Go, GoMove> notation() {
        return Go.notation(RULES);
    }
}
