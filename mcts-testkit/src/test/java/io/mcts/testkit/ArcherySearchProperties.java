package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.selection.ProgressiveWidening;
import io.mcts.selection.Ucb1;
import io.mcts.testkit.Archery.Drawn;
import java.util.List;

/** A search of a game whose moves and outcomes can only be drawn keeps the rules of searches. */
class ArcherySearchProperties implements SearchContract<Archery, Drawn> {

    @Override
    public List<Archery> initialStates() {
        return List.of(new Archery());
    }

    @Override
    public int tries() {
        return 100;
    }

    @Override
    public Mcts<Archery, Drawn> search() {
        return Mcts.<Archery, Drawn>builder()
                .selection(new ProgressiveWidening(1, 0.5, Ucb1.of(0.3)))
                .build();
    }
}
