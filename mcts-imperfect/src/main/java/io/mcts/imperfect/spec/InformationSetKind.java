package io.mcts.imperfect.spec;

import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.imperfect.InformationSetMcts;
import io.mcts.imperfect.determinization.Determinizer;
import io.mcts.imperfect.selection.AvailabilityUcb1;
import io.mcts.result.SearchResult;
import io.mcts.spec.catalog.Parameter;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.FollowedGame;
import io.mcts.spec.search.Parts;
import io.mcts.spec.search.Search;
import io.mcts.spec.search.SearchKind;
import io.mcts.spec.search.Setting;
import io.mcts.spec.search.Spec;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Function;

record InformationSetKind(String name, String description, List<Parameter> parameters, Observer observer)
        implements SearchKind {

    static final String MOVE = "move";
    static final String VISITS = "visits";
    static final String C = "c";
    static final String POLICY = "policy";
    static final String STATES = "states";
    static final String EXPLORATION = "exploration";

    enum Observer {
        SINGLE,
        MULTIPLE,
        STRATEGIES,
        DETERMINIZED,
        CHEATING
    }

    @Override
    public Set<Setting> settings() {
        return observer == Observer.STRATEGIES ? HiddenSettings.OF_STRATEGIES : HiddenSettings.OF_TREES;
    }

    @Override
    public Effort effort() {
        return HiddenSettings.EFFORT;
    }

    @Override
    public boolean hasStrategy() {
        return observer != Observer.CHEATING;
    }

    @Override
    public void check(Spec spec) {
        spec.budget();
        drawsMove(spec);
        if (spec.isGiven(C) && spec.values().containsKey(Setting.SELECTION)) {
            throw new IllegalArgumentException(
                    "c is that of availability-ucb1, and the selection is another one; give one of them, not both");
        }
    }

    /** Empty if left to the search. */
    private static Optional<Boolean> drawsMove(Spec spec) {
        return spec.isGiven(POLICY)
                ? Optional.of(spec.own().oneOf(POLICY, List.of(MOVE, VISITS)).equals(VISITS))
                : Optional.empty();
    }

    @Override
    public <S extends GameState<S, M>, M extends Move> Search<S, M> search(
            Spec spec, Game<S, M> game, Executor threads) {
        return HiddenSettings.made(spec, () -> {
            InformationSetMcts.Builder<S, M> builder = builder(spec);
            if (observer != Observer.STRATEGIES) {
                spec.value(Setting.SELECTION, HiddenSelections.catalog()::make).ifPresent(found -> {
                    if (found.mixed() != null && observer != Observer.MULTIPLE) {
                        throw new IllegalArgumentException("selection: strategies go with mo-ismcts, not with " + name);
                    }
                    found.addTo(builder);
                });
                spec.part(Setting.PRIOR, HiddenSettings.parts(spec, game).priors())
                        .ifPresent(builder::prior);
                builder.decision(spec.part(Setting.DECISION, Parts.found().decisions()));
            }
            drawsMove(spec).ifPresent(builder::drawMove);
            HiddenSettings.evaluator(spec, game).ifPresent(builder::evaluator);
            HiddenSettings.parallel(spec, threads).ifPresent(builder::parallel);
            spec.seed().ifPresent(builder::seed);
            return new InformationSetSearch<>(builder.build(), observer == Observer.CHEATING);
        });
    }

    private <S extends GameState<S, M>, M extends Move> InformationSetMcts.Builder<S, M> builder(Spec spec) {
        InformationSetMcts.Builder<S, M> builder = InformationSetMcts.builder();
        switch (observer) {
            case SINGLE -> {}
            case MULTIPLE -> builder.multipleObserver();
            case DETERMINIZED -> builder.determinized(spec.own().wholeNumber(STATES));
            case CHEATING -> builder.determinized(1).determinizer(Determinizer.cheating());
            case STRATEGIES ->
                HiddenSelections.catalog()
                        .make(name + ":" + EXPLORATION + "=" + spec.own().text(EXPLORATION))
                        .addTo(builder);
        }
        return observer == Observer.STRATEGIES
                ? builder
                : builder.selection(AvailabilityUcb1.of(spec.own().number(C)));
    }

    private record InformationSetSearch<S extends GameState<S, M>, M extends Move>(
            InformationSetMcts<S, M> settings, boolean isCheating) implements Search<S, M> {

        @Override
        public SearchResult<M> search(S state, Budget budget) {
            return settings.search(state, budget).search();
        }

        @Override
        public FollowedGame<M> follow(S start, int player) {
            return new FollowedBySearch<>(settings.match(start, player));
        }

        @Override
        public Search<S, M> withSeed(long seed) {
            return new InformationSetSearch<>(settings.withSeed(seed), isCheating);
        }

        @Override
        public Function<S, Map<M, Double>> strategy(S start, Budget budget) {
            if (isCheating) {
                throw new IllegalArgumentException(
                        "'cheating' does not search by information sets; use a search that plays fair");
            }
            return Search.super.strategy(start, budget);
        }
    }
}
