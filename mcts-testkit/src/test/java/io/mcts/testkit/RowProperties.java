package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.testkit.Row.Place;
import java.util.List;

/** A search of a game whose moves of different players share index and text keeps every rule. */
class RowProperties implements SearchContract<Row, Place> {

    @Override
    public List<Row> initialStates() {
        return List.of(new Row());
    }

    @Override
    public Mcts<Row, Place> search() {
        return Mcts.of(Row.class).build();
    }
}
