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
 * @param policies rollout policies
 * @param strongest the {@link #strongest} SPEC; blank for the default
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
        String strongest,
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
        this(beginning, notation, players, samplePosition, painter, List.of(), "", List.of(), "", "");
    }

    /** Returns this game with a title and a summary. */
    public HiddenGame<S, M> called(String newTitle, String newSummary) {
        return with(policies, strongest, measuredLevels, newTitle, newSummary);
    }

    /** Returns this game with rollout policies and the strongest SPEC for its time, without a budget. */
    public HiddenGame<S, M> withPolicies(List<Entry<Policy<S, M>>> own, String strongestSpec) {
        return with(own, strongestSpec, measuredLevels, title, summary);
    }

    /** Returns this game with measured levels of strength. */
    public HiddenGame<S, M> withLevels(List<Level> levels) {
        return with(policies, strongest, levels, title, summary);
    }

    private HiddenGame<S, M> with(
            List<Entry<Policy<S, M>>> own,
            String strongestSpec,
            List<Level> levels,
            String newTitle,
            String newSummary) {
        return new HiddenGame<>(
                beginning,
                notation,
                players,
                samplePosition,
                painter,
                own,
                strongestSpec,
                levels,
                newTitle,
                newSummary);
    }

    @Override
    public List<Entry<Policy<S, M>>> rollouts(PartContext<S, M> context) {
        return policies;
    }

    @Override
    public String strongest() {
        return strongest.isBlank() ? Game.super.strongest() : strongest;
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
