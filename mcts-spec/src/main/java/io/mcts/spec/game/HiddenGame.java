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
 * A game with hidden information and a fixed initial state.
 *
 * @param beginning makes the beginning of a game, before anything is dealt
 * @param samplePosition a position from the middle of a game
 * @param painter draws what a player sees
 * @param policies what plays rollouts of the game, the best for its time first
 * @param title the title of the game, blank for its name
 * @param summary how the game goes, in a few short sentences; may be blank
 */
public record HiddenGame<S extends GameState<S, M> & HiddenInformation, M extends Move>(
        Supplier<S> beginning,
        Notation<S, M> notation,
        List<String> players,
        String samplePosition,
        Scene.Painter<S> painter,
        List<Entry<Policy<S, M>>> policies,
        String title,
        String summary)
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
        this(beginning, notation, players, samplePosition, painter, List.of(), "", "");
    }

    /** Returns this game with a title and a summary. */
    public HiddenGame<S, M> called(String newTitle, String newSummary) {
        return new HiddenGame<>(beginning, notation, players, samplePosition, painter, policies, newTitle, newSummary);
    }

    /** Returns this game with rollout policies of its own. */
    public HiddenGame<S, M> withPolicies(List<Entry<Policy<S, M>>> own) {
        return new HiddenGame<>(beginning, notation, players, samplePosition, painter, own, title, summary);
    }

    @Override
    public List<Entry<Policy<S, M>>> rollouts(PartContext<S, M> context) {
        return policies;
    }

    /** Returns the SPEC for any game, with the first of this game's rollout policies if it has its own. */
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
