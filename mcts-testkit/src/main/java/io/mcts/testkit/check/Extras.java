package io.mcts.testkit.check;

import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.testkit.facts.EndClaim;
import io.mcts.testkit.play.RandomPlay;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The objects that come with a game, and the part or search that is checked in it.
 *
 * @param labels kinds of states that the game's author has named
 * @param part made anew for each check
 */
public record Extras<S extends GameState<S, M>, M extends Move>(
        List<Claimed<S>> heuristics,
        Map<String, Predicate<? super S>> labels,
        @Nullable Notation<S, M> notation,
        @Nullable Supplier<?> part,
        @Nullable SearchUnderTest<S, M> search) {

    public record Claimed<S>(Heuristic<? super S> heuristic, EndClaim end) {}

    public static <S extends GameState<S, M>, M extends Move> Extras<S, M> none() {
        return new Extras<>(List.of(), Map.of(), null, null, null);
    }

    public Extras<S, M> with(Heuristic<? super S> heuristic, EndClaim end) {
        List<Claimed<S>> more = RandomPlay.with(heuristics, new Claimed<>(heuristic, end));
        return new Extras<>(more, labels, notation, part, search);
    }

    public Extras<S, M> with(Notation<S, M> other) {
        return new Extras<>(heuristics, labels, other, part, search);
    }

    public Extras<S, M> with(Map<String, Predicate<? super S>> others) {
        Map<String, Predicate<? super S>> inOrder = Collections.unmodifiableMap(new LinkedHashMap<>(others));
        return new Extras<>(heuristics, inOrder, notation, part, search);
    }

    public Extras<S, M> withPart(Supplier<?> other) {
        return new Extras<>(heuristics, labels, notation, other, search);
    }

    public Extras<S, M> with(SearchUnderTest<S, M> other) {
        return new Extras<>(heuristics, labels, notation, part, other);
    }
}
