package io.mcts.search;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.iteration.Settings;
import io.mcts.iteration.TreeState;
import io.mcts.random.Seeds;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** The trees of a search, with the same root: one, or one for each worker of root parallelization. */
public record Trees<S extends GameState<?, M>, M extends Move>(List<TreeState<S, M>> all) {

    public Trees {
        all = List.copyOf(all);
    }

    /** Throws an {@link IllegalArgumentException} if the settings refuse the state, which is left unchanged. */
    public static <S extends GameState<?, M>, M extends Move> Trees<S, M> of(Settings<S, M> settings, S state) {
        long seed = settings.seed.orElseGet(Seeds::draw);
        List<TreeState<S, M>> all = new ArrayList<>();
        all.add(new TreeState<>(settings, state, seed, null, 0));
        for (int worker = 1; worker < settings.parallel.trees(); worker++) {
            all.add(new TreeState<>(settings, state, seed, all.get(0), worker));
        }
        return new Trees<>(all);
    }

    static <S extends GameState<?, M>, M extends Move> TreeState<S, M> ofWorker(
            Settings<S, M> settings, S state, int worker) {
        long seed = settings.seed.orElseThrow();
        TreeState<S, M> first = new TreeState<>(settings, state, seed, null, 0);
        return worker == 0 ? first : new TreeState<>(settings, state, seed, first, worker);
    }

    public TreeState<S, M> first() {
        return all.get(0);
    }

    public void freeLeftBehind(BooleanSupplier isCancelled) {
        all.forEach(tree -> tree.freeLeftBehind(isCancelled));
    }

    public void tidy() {
        all.forEach(TreeState::tidy);
    }

    public Trees<S, M> after(M move, boolean isCopied) {
        List<TreeState<S, M>> after = new ArrayList<>();
        for (TreeState<S, M> tree : all) {
            after.add(tree.after(move, after.isEmpty() ? null : after.get(0), isCopied));
        }
        after.forEach(TreeState::sweepAfterMove); // the trees before are not needed any more
        return new Trees<>(after);
    }
}
