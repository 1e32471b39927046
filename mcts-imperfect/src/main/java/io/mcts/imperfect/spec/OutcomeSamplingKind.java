package io.mcts.imperfect.spec;

import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.imperfect.OutcomeSampling;
import io.mcts.imperfect.OutcomeSamplingGame;
import io.mcts.result.SearchResult;
import io.mcts.spec.catalog.ErrorMessages;
import io.mcts.spec.catalog.Parameter;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.FollowedGame;
import io.mcts.spec.search.Search;
import io.mcts.spec.search.SearchKind;
import io.mcts.spec.search.Setting;
import io.mcts.spec.search.Spec;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Function;

record OutcomeSamplingKind() implements SearchKind {

    private static final String NAME = "oos";
    private static final String TARGETING = "targeting";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String description() {
        return "online outcome sampling, which converges to an equilibrium; plays a draw by its strategy";
    }

    @Override
    public List<Parameter> parameters() {
        return List.of(
                Parameter.number(InformationSetKind.EXPLORATION, 0.6, "how often an iteration moves at random"),
                Parameter.number(TARGETING, 0.5, "how many iterations aim at what the player knows"));
    }

    @Override
    public Set<Setting> settings() {
        return HiddenSettings.OF_SAMPLING;
    }

    @Override
    public Effort effort() {
        return HiddenSettings.EFFORT;
    }

    @Override
    public boolean followsFromBeginning() {
        return true;
    }

    @Override
    public void check(Spec spec) {
        spec.budget();
    }

    @Override
    public <S extends GameState<S, M>, M extends Move> Search<S, M> search(
            Spec spec, Game<S, M> game, Executor threads) {
        return HiddenSettings.made(spec, () -> {
            OutcomeSampling.Builder<S, M> builder = OutcomeSampling.<S, M>builder()
                    .exploration(spec.own().number(InformationSetKind.EXPLORATION))
                    .targeting(spec.own().number(TARGETING));
            HiddenSettings.evaluator(spec, game).ifPresent(builder::evaluator);
            HiddenSettings.parallel(spec, threads).ifPresent(builder::parallel);
            spec.seed().ifPresent(builder::seed);
            return new SamplingSearch<>(builder.build());
        });
    }

    private record SamplingSearch<S extends GameState<S, M>, M extends Move>(OutcomeSampling<S, M> sampling)
            implements Search<S, M> {

        @Override
        public SearchResult<M> search(S state, Budget budget) {
            throw new IllegalArgumentException(
                    "'" + NAME
                            + "' follows a game from its beginning and cannot analyze a position; use another preset for hidden information");
        }

        @Override
        public FollowedGame<M> follow(S start, int player) {
            return new FollowedBySearch<>(sampling.match(start, player));
        }

        @Override
        public Search<S, M> withSeed(long seed) {
            return new SamplingSearch<>(sampling.withSeed(seed));
        }

        @Override
        public void requireStart(S start) {
            ErrorMessages.within("'" + NAME + "': ", () -> sampling.match(start, 0));
        }

        @Override
        public Function<S, Map<M, Double>> strategy(S start, Budget budget) {
            OutcomeSamplingGame<S, M> match = sampling.match(start, 0);
            match.learn(budget);
            return match.policy()::probabilities;
        }
    }
}
