package io.mcts.loop;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.game.Move;
import io.mcts.internal.HeapReserve;
import java.util.function.LongSupplier;

public record SearchCall<M extends Move>(
        Budget budget, SearchListener<M> listener, long start, LongSupplier clock, long seed, HeapReserve reserve) {

    SearchCall<M> with(Budget other, SearchListener<M> hears) {
        return new SearchCall<>(other, hears, start, clock, seed, reserve);
    }
}
