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
 * @param beginning makes the initial state, before the deal
 * @param painter draws a player's view
 * @param policies rollout policies, the best for its time first
 * @param measuredLevels the {@link #levels}; empty for the default
 * @param title blank for the name
 * @param summary the rules in a few short sentences; may be blank
 */
public record HiddenGame<S extends GameState<S, M> & HiddenInformation, M extends Move>(
        Supplier<S> beginning,
        Notation<S, M> notation,
        List<String> players,
        String samplePosition,
        Scene.Painter<S> painter,
        List<Entry<Policy<S, M>>> policies,
        List<Level> measuredLevels,
        String title,
        String summary)
        implements Game<S, M> {

    /** A game without rollout policies, whose views are the text of information sets. */
    public HiddenGame(Supplier<S> beginning, Notation<S, M> notation, List<String> players, String samplePosition) {
        this(beginning, notation, players, samplePosition, (observer, state) -> Scene.nothing());
    }

    /** A game without rollout policies. */
    public HiddenGame(
            Supplier<S> beginning,
            Notation<S, M> notation,
            List<String> players,
            String samplePosition,
            Scene.Painter<S> painter) {
        this(beginning, notation, players, samplePosition, painter, List.of(), List.of(), "", "");
    }

    /** Returns this game with a title and a summary. */
    public HiddenGame<S, M> called(String newTitle, String newSummary) {
        return new HiddenGame<>(
                beginning, notation, players, samplePosition, painter, policies, measuredLevels, newTitle, newSummary);
    }

    /** Returns this game with rollout policies. */
    public HiddenGame<S, M> withPolicies(List<Entry<Policy<S, M>>> own) {
        return new HiddenGame<>(
                beginning, notation, players, samplePosition, painter, own, measuredLevels, title, summary);
    }

    /** Returns this game with measured levels of strength. */
    public HiddenGame<S, M> withLevels(List<Level> levels) {
        return new HiddenGame<>(
                beginning, notation, players, samplePosition, painter, policies, levels, title, summary);
    }

    @Override
    public List<Entry<Policy<S, M>>> rollouts(PartContext<S, M> context) {
        return policies;
    }

    /** Returns the default SPEC with the first of this game's rollout policies, if any. */
    @Override
    public String strongest() {
        String usual = Game.super.strongest();
        return policies.isEmpty()
                ? usual
                : usual + ",rollout=" + policies.get(0).name();
    }

    @Override
    public List<Level> levels() {
        return measuredLevels.isEmpty() ? Game.super.levels() : measuredLevels;
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
