package io.mcts.examples.contest;

import io.mcts.arena.Entrant;
import io.mcts.arena.tuning.Point;
import io.mcts.arena.tuning.TunedParameter;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Makes one entrant after the other for a tuning. What one uses of threads and processes ends when the next is made, so that a
 * tuning of an engine of another program has no more processes than one match.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class Candidates<S extends GameState<S, M>, M extends Move> implements AutoCloseable {

    private final Supplier<Entrants<S, M>> makers;
    private @Nullable Entrants<S, M> current;

    /**
     * No candidate yet.
     *
     * @param makers makes what makes an entrant
     */
    public Candidates(Supplier<Entrants<S, M>> makers) {
        this.makers = makers;
    }

    /**
     * Makes a candidate, and ends the one before, which must not play any more.
     *
     * @param spec its SPEC
     * @return the candidate
     * @throws io.mcts.examples.catalog.UsageException if the SPEC has no meaning
     */
    public Entrant<S, M> of(String spec) {
        close();
        Entrants<S, M> maker = makers.get();
        current = maker;
        return maker.of(spec);
    }

    /**
     * Makes a candidate with each value of a parameter, and the first values of the others, so that a value without meaning is
     * refused before the first game and not in the middle of a tuning.
     *
     * @param template the SPEC
     * @param parameters all parameters
     * @param checked the one whose values are checked
     * @throws io.mcts.examples.catalog.UsageException if a SPEC has no meaning
     */
    public void check(Template template, List<TunedParameter> parameters, TunedParameter checked) {
        Map<String, Double> values = new LinkedHashMap<>();
        parameters.forEach(
                parameter -> values.put(parameter.name(), parameter.values().get(0)));
        for (double value : checked.values()) {
            values.put(checked.name(), value);
            of(template.with(new Point(values)));
        }
    }

    @Override
    public void close() {
        if (current != null) {
            current.close();
            current = null;
        }
    }
}
