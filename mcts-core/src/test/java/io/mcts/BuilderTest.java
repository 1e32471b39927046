package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.backup.Backup;
import io.mcts.backup.ExpectationBackup;
import io.mcts.backup.GraphBackup;
import io.mcts.backup.ImplicitMinimaxBackup;
import io.mcts.backup.MaxBackup;
import io.mcts.backup.MeanBackup;
import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.control.SearchListener;
import io.mcts.decision.FinalDecision;
import io.mcts.decision.RobustChild;
import io.mcts.decision.SecureChild;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.EvenHeuristic;
import io.mcts.evaluation.HeuristicEvaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.evaluation.OneByOne;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.expansion.DecisiveMoves;
import io.mcts.expansion.MoveFilter;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.GivenScores;
import io.mcts.fixture.TreeGame;
import io.mcts.policy.DecisivePolicy;
import io.mcts.policy.DirichletNoise;
import io.mcts.policy.MoveScores;
import io.mcts.policy.UniformPolicy;
import io.mcts.result.SearchResult;
import io.mcts.selection.LeastVisited;
import io.mcts.selection.PriorUcb1;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Ucb1;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every setting goes into a builder, comes out of the search, and into the next builder. */
class BuilderTest {

    private static final Mcts<TreeGame, Branch> PLAIN = Mcts.of(TreeGame.class).build();

    @Test
    void withoutSettingsItHasTheDefaults() {
        assertThat(PLAIN.selection()).isEqualTo(Ucb1.of(0.7));
        assertThat(PLAIN.rootSelection()).isEqualTo(Ucb1.of(0.7));
        assertThat(PLAIN.expansion()).hasToString(MoveFilter.all().toString());
        assertThat(PLAIN.expansionThreshold()).isEqualTo(2);
        assertThat(PLAIN.prior()).isEmpty();
        assertThat(PLAIN.rootNoise()).isEmpty();
        assertThat(PLAIN.evaluator()).contains(new RolloutEvaluator<>(new UniformPolicy<>()));
        assertThat(PLAIN.batches()).isEmpty();
        assertThat(PLAIN.backup()).isEqualTo(new MeanBackup());
        assertThat(PLAIN.isSolver()).isFalse();
        assertThat(PLAIN.hasTranspositions()).isFalse();
        assertThat(PLAIN.decision()).isEqualTo(new RobustChild());
        assertThat(PLAIN.breaksTiesAtRandom()).isFalse();
        assertThat(PLAIN.rootMoves()).isEmpty();
        assertThat(PLAIN.parallel()).isSameAs(Parallel.none());
        assertThat(PLAIN.memoryCeiling()).isEmpty();
        assertThat(PLAIN.seed()).isEmpty();
        assertThat(PLAIN.clock()).isNotNull();
    }

    @Test
    void everySettingIsReadAndCopied() {
        SelectionPolicy selection = new PriorUcb1(0.5, 3);
        MoveFilter<TreeGame, Branch> filter = new DecisiveMoves<>();
        MoveScores<TreeGame, Branch> prior = new GivenScores(0.5, 0.5, 0.5);
        DirichletNoise noise = new DirichletNoise(0.25, 0.5);
        Evaluator<TreeGame> evaluator = new HeuristicEvaluator<>(new EvenHeuristic());
        FinalDecision decision = SecureChild.of(1);
        Parallel parallel = Parallel.root(task -> {}, 2);
        LongSupplier clock = () -> 0;
        Mcts<TreeGame, Branch> mcts = Mcts.of(TreeGame.class)
                .selection(selection)
                .rootSelection(new LeastVisited())
                .expansion(filter)
                .expansionThreshold(5)
                .prior(prior)
                .rootNoise(noise)
                .evaluator(evaluator)
                .backup(new ExpectationBackup())
                .solver()
                .decision(decision)
                .breakTiesAtRandom()
                .rootMoves(List.of(new Branch(2)))
                .parallel(parallel)
                .memoryCeiling(1 << 20)
                .seed(42)
                .clock(clock)
                .build();
        Mcts<TreeGame, Branch> copy = mcts.toBuilder().build();
        for (Mcts<TreeGame, Branch> each : List.of(mcts, copy)) {
            assertThat(each.selection()).isSameAs(selection);
            assertThat(each.rootSelection()).isEqualTo(new LeastVisited());
            assertThat(each.expansion()).isSameAs(filter);
            assertThat(each.expansionThreshold()).isEqualTo(5);
            assertThat(each.prior()).containsSame(prior);
            assertThat(each.rootNoise()).containsSame(noise);
            assertThat(each.evaluator()).containsSame(evaluator);
            assertThat(each.batches()).isEmpty();
            assertThat(each.backup()).isEqualTo(new ExpectationBackup());
            assertThat(each.isSolver()).isTrue();
            assertThat(each.hasTranspositions()).isFalse();
            assertThat(each.decision()).isSameAs(decision);
            assertThat(each.breaksTiesAtRandom()).isTrue();
            assertThat(each.rootMoves()).containsExactly(new Branch(2));
            assertThat(each.parallel()).isSameAs(parallel);
            assertThat(each.memoryCeiling()).isEqualTo(OptionalLong.of(1 << 20));
            assertThat(each.seed()).isEqualTo(OptionalLong.of(42));
            assertThat(each.clock()).isSameAs(clock);
        }
        assertThat(copy).hasToString(mcts.toString());
        assertThat(mcts.toString())
                .contains("breaksTiesAtRandom", "rootMoves=[#2]", "memoryCeiling=1048576", "seed=42", "solver");
    }

    @Test
    void whatExcludesThoseIsReadAndCopiedToo() {
        LeafBatches<TreeGame> batches =
                new LeafBatches<>(new OneByOne<>(new HeuristicEvaluator<>(new EvenHeuristic())), 4, 2);
        Mcts<TreeGame, Branch> batched =
                Mcts.of(TreeGame.class).batches(batches).build();
        assertThat(batched.toBuilder().build().batches()).contains(batches);
        assertThat(batched.evaluator()).isEmpty();
        Mcts<TreeGame, Branch> graph = Mcts.of(TreeGame.class)
                .transpositions()
                .rollout(new DecisivePolicy<>())
                .build();
        assertThat(graph.toBuilder().build().hasTranspositions()).isTrue();
        assertThat(graph.toBuilder().build().evaluator())
                .isEqualTo(Optional.of(new RolloutEvaluator<>(new DecisivePolicy<>())));
    }

    @Test
    void aSearchDoesNotChangeWithItsBuilder() {
        Mcts.Builder<TreeGame, Branch> builder = Mcts.of(TreeGame.class);
        Mcts<TreeGame, Branch> first = builder.seed(1).build();
        Mcts<TreeGame, Branch> second = builder.seed(2).build();
        assertThat(first.seed()).hasValue(1);
        assertThat(second.seed()).hasValue(2);
        Mcts<TreeGame, Branch> changed =
                first.toBuilder().selection(new LeastVisited()).build();
        assertThat(changed.selection()).isEqualTo(new LeastVisited());
        assertThat(first.selection()).isEqualTo(Ucb1.of(0.7));
        assertThat(first.withSeed(7).seed()).hasValue(7);
        assertThat(first.withRootMoves(List.of(new Branch(1))).rootMoves()).containsExactly(new Branch(1));
        assertThat(first.rootMoves()).isEmpty();
    }

    @Test
    void aCopySearchesAsTheOriginal() {
        Mcts<TreeGame, Branch> mcts =
                Mcts.of(TreeGame.class).selection(Ucb1.of(0.5)).seed(3).build();
        SearchResult<Branch> original = mcts.search(Games.threePlayers(), Budget.iterations(1_000));
        SearchResult<Branch> copied = mcts.toBuilder().build().search(Games.threePlayers(), Budget.iterations(1_000));
        assertThat(copied.moves()).isEqualTo(original.moves());
    }

    /** With a call and what the message has to say. */
    @SuppressWarnings({"NullAway", "DataFlowIssue"}) // that is what is tested
    static Stream<Arguments> nullArguments() {
        Mcts.Builder<TreeGame, Branch> builder = Mcts.builder();
        TreeGame state = Games.twoMoves();
        Budget budget = Budget.iterations(1);
        Executor executor = Runnable::run;
        SearchTree<TreeGame, Branch> tree = PLAIN.tree(state);
        return Stream.of(
                named("state", () -> Mcts.of((TreeGame) null)),
                named("states", () -> Mcts.of((Class<TreeGame>) null)),
                named("selection", () -> builder.selection(null)),
                named("rootSelection", () -> builder.rootSelection(null)),
                named("expansion", () -> builder.expansion(null)),
                named("prior", () -> builder.prior(null)),
                named("rootNoise", () -> builder.rootNoise(null)),
                named("rollout", () -> builder.rollout(null)),
                named("evaluator", () -> builder.evaluator(null)),
                named("batches", () -> builder.batches(null)),
                named("backup", () -> builder.backup(null)),
                named("decision", () -> builder.decision(null)),
                named("rootMoves", () -> builder.rootMoves(null)),
                named("parallel", () -> builder.parallel(null)),
                named("clock", () -> builder.clock(null)),
                named("state", () -> PLAIN.search(null, budget)),
                named("budget", () -> PLAIN.search(state, null)),
                named("listener", () -> PLAIN.search(state, budget, null)),
                named("state", () -> PLAIN.tree(null)),
                named("budget", () -> PLAIN.policy(null)),
                named("rootMoves", () -> PLAIN.withRootMoves(null)),
                named("state", () -> PLAIN.start(null, budget, executor)),
                named("budget", () -> PLAIN.start(state, null, executor)),
                named("executor", () -> PLAIN.start(state, budget, null)),
                named("budget", () -> tree.search(null)),
                named("listener", () -> tree.search(budget, null)),
                named("executor", () -> tree.ponder(null)),
                named("budget", () -> tree.ponder(executor, null)),
                named("move", () -> tree.advance(null)),
                named("path", () -> tree.snapshot(null, 1, 1)),
                named("evaluator", () -> Mcts.puct((BatchEvaluator<TreeGame>) null)),
                named("executor", () -> Parallel.root(null, 2)),
                named("executor", () -> Parallel.tree(null, 2)),
                named("time", () -> Budget.time(null)),
                named("other", () -> budget.or(null)),
                named("condition", () -> Budget.until(null)),
                named("listener", () -> SearchListener.every(10, null)),
                named("interval", () -> SearchListener.every((Duration) null, progress -> {})));
    }

    private static Arguments named(String name, ThrowingCallable call) {
        return Arguments.of(name, call);
    }

    @ParameterizedTest(name = "{index}: {0}")
    @MethodSource("nullArguments")
    void aNullArgumentIsNamed(String name, ThrowingCallable call) {
        assertThatThrownBy(call).isInstanceOf(NullPointerException.class).hasMessage(name);
    }

    /** Backups that write values into the tree, or read what it keeps for one thread. */
    @Test
    void backupsThatWriteValuesAreRefusedWhereTheyCannotWork() {
        GivenScores prior = new GivenScores(0.5, 0.5, 0.5);
        for (Backup backup : List.of(new MaxBackup(), new GraphBackup(), new ImplicitMinimaxBackup(new MeanBackup()))) {
            Mcts<TreeGame, Branch> mcts =
                    Mcts.of(TreeGame.class).backup(backup).prior(prior).build();
            assertThatThrownBy(() -> mcts.toBuilder()
                            .parallel(Parallel.tree(task -> {}, 2))
                            .build())
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("the backup " + backup + " cannot be used by several threads in one tree"
                            + " (tree:workers=2:virtual-loss=1)\nMaybe root parallelization serves: each thread has a"
                            + " tree of its own.");
            assertThatThrownBy(() -> mcts.toBuilder().solver().build())
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage(
                            "the backup " + backup + " does not go with the solver\nMaybe the backup of means serves.");
            assertThat(mcts.toBuilder()
                            .parallel(Parallel.root(task -> {}, 2))
                            .build()
                            .backup())
                    .isEqualTo(backup);
        }
        assertThatThrownBy(() -> Mcts.of(TreeGame.class)
                        .backup(new ImplicitMinimaxBackup(new MeanBackup()))
                        .build())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("prior");
    }
}
