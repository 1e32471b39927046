package io.mcts.spec.game;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.policy.Policy;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.part.PartContext;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * A game whose players do not see everything, and which always begins alike.
 *
 * @param beginning makes the beginning of a game, before anything is dealt
 * @param samplePosition a position from the middle of a game
 * @param painter draws what a player sees
 * @param policies what plays rollouts of the game, the best for its time first
 */
public record HiddenGame<S extends GameState<S, M> & HiddenInformation, M extends Move>(
        Supplier<S> beginning,
        Notation<S, M> notation,
        List<String> players,
        String samplePosition,
        Scene.Painter<S> painter,
        List<Entry<Policy<S, M>>> policies)
        implements Game<S, M> {

    /** A game without rollout policies of its own that is shown as the text of its information sets. */
    public HiddenGame(Supplier<S> beginning, Notation<S, M> notation, List<String> players, String samplePosition) {
        this(beginning, notation, players, samplePosition, (observer, state) -> Scene.nothing());
    }

    /** A game without rollout policies of its own. */
    public HiddenGame(
            Supplier<S> beginning,
            Notation<S, M> notation,
            List<String> players,
            String samplePosition,
            Scene.Painter<S> painter) {
        this(beginning, notation, players, samplePosition, painter, List.of());
    }

    @Override
    public List<Entry<Policy<S, M>>> rollouts(PartContext<S, M> context) {
        return policies;
    }

    /** As for any game, with the first of its rollout policies if it has its own. */
    @Override
    public String strongest() {
        String usual = Game.super.strongest();
        return policies.isEmpty()
                ? usual
                : usual + ",rollout=" + policies.get(0).name();
    }

    @Override
    public Scene scene(int player, S state) {
        return painter.paint(player, state);
    }

    @Override
    public S initial(RandomGenerator random) {
        return beginning.get();
    }
}
