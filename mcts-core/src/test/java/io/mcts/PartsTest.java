package io.mcts;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.INTERFACES;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.properties.HasModifiers.Predicates.modifier;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.mcts.backup.Backup;
import io.mcts.backup.ExpectationBackup;
import io.mcts.backup.GraphBackup;
import io.mcts.backup.ImplicitMinimaxBackup;
import io.mcts.backup.MaxBackup;
import io.mcts.backup.MeanBackup;
import io.mcts.control.Budget;
import io.mcts.decision.FinalDecision;
import io.mcts.decision.GumbelChild;
import io.mcts.decision.MaxChild;
import io.mcts.decision.RobustChild;
import io.mcts.decision.SecureChild;
import io.mcts.decision.UcbChild;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.HeuristicEvaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.evaluation.MixedEvaluator;
import io.mcts.evaluation.OneByOne;
import io.mcts.evaluation.ParallelEvaluator;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.evaluation.SharedBatches;
import io.mcts.evaluation.TruncatedRolloutEvaluator;
import io.mcts.expansion.DecisiveMoves;
import io.mcts.expansion.MoveFilter;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.RandomPlayValue;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeInvariants;
import io.mcts.policy.DecisivePolicy;
import io.mcts.policy.DirichletNoise;
import io.mcts.policy.EpsilonGreedyPolicy;
import io.mcts.policy.FilteredScores;
import io.mcts.policy.LastGoodReplyPolicy;
import io.mcts.policy.MastScores;
import io.mcts.policy.MoveScores;
import io.mcts.policy.NGramScores;
import io.mcts.policy.Policy;
import io.mcts.policy.SoftmaxPolicy;
import io.mcts.policy.SoftmaxScores;
import io.mcts.policy.SuccessorScores;
import io.mcts.policy.UniformPolicy;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.selection.EpsilonGreedy;
import io.mcts.selection.FirstPlayUrgency;
import io.mcts.selection.ForcedPlayouts;
import io.mcts.selection.GumbelHalving;
import io.mcts.selection.ImplicitMinimax;
import io.mcts.selection.ImprovedPolicy;
import io.mcts.selection.LeastVisited;
import io.mcts.selection.PriorUcb1;
import io.mcts.selection.ProgressiveBias;
import io.mcts.selection.ProgressiveWidening;
import io.mcts.selection.Puct;
import io.mcts.selection.Rave;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.SequentialHalving;
import io.mcts.selection.ThompsonSampling;
import io.mcts.selection.Ucb1;
import io.mcts.selection.Ucb1Tuned;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One contract for every part that a search is composed of. A public part that is in no list here is a failure. */
class PartsTest {

    private static final MoveScores<TreeGame, Branch> SCORES = new SuccessorScores<>(new RandomPlayValue());
    private static final Policy<TreeGame, Branch> UNIFORM = new UniformPolicy<>();

    /** Games of one player, or of two in which one gets what the other does not. */
    private static final List<TreeGame> OPPOSED = List.of(Games.gamble(), Games.chanceRoot());

    private static final List<TreeGame> ANY = List.of(Games.gamble(), Games.chanceRoot(), Games.threePlayers());

    private static final GumbelHalving GUMBEL = new GumbelHalving(1_500, 8, 1, ImprovedPolicy.of(50, 0.1));

    static Stream<SelectionPolicy> selections() {
        return Stream.of(
                Ucb1.of(0.7),
                new LeastVisited(),
                new EpsilonGreedy(0.5),
                new PriorUcb1(0.7, 4),
                new ProgressiveBias(0.7, 2),
                new Ucb1Tuned(),
                new Puct(1, 0.25),
                FirstPlayUrgency.of(0.7, 1),
                new ThompsonSampling(),
                Rave.of(0.7, 10),
                Rave.grave(0.7, 5, 1),
                Rave.of(0.7, 10).withPrior(3),
                new ProgressiveWidening(1, 0.25, Ucb1.of(0.7)),
                new SequentialHalving(1_500),
                new Puct(1.25, 0.25).growing(1, 19_652),
                new ForcedPlayouts(2, new Puct(1, 0.25)),
                ImprovedPolicy.of(50, 1),
                GUMBEL,
                new ImplicitMinimax(0.7, 0.2));
    }

    static Stream<MoveFilter<TreeGame, Branch>> expansions() {
        return Stream.of(MoveFilter.all(), new DecisiveMoves<>());
    }

    static Stream<MoveScores<TreeGame, Branch>> scores() {
        return Stream.of(
                SCORES,
                new FilteredScores<>(SCORES, 0.1),
                new SoftmaxScores<>(0.2, SCORES),
                new MastScores<>(),
                new NGramScores<>(3, 2));
    }

    static Stream<Policy<TreeGame, Branch>> policies() {
        return Stream.of(
                UNIFORM,
                new DecisivePolicy<>(),
                new EpsilonGreedyPolicy<>(0.1, SCORES),
                new SoftmaxPolicy<>(0.2, SCORES),
                new LastGoodReplyPolicy<>(2, UNIFORM));
    }

    static Stream<Evaluator<TreeGame>> evaluators() {
        return Stream.of(
                new RolloutEvaluator<>(UNIFORM),
                new HeuristicEvaluator<>(new RandomPlayValue()),
                new TruncatedRolloutEvaluator<>(UNIFORM, 1, new RandomPlayValue()),
                new MixedEvaluator<>(0.25, new RolloutEvaluator<>(UNIFORM), new RandomPlayValue()));
    }

    static Stream<LeafBatches<TreeGame>> batches() {
        return Stream.of(new LeafBatches<>(new OneByOne<>(new RolloutEvaluator<>(UNIFORM)), 7, 2));
    }

    static Stream<BatchEvaluator<TreeGame>> batchEvaluators() {
        BatchEvaluator<TreeGame> rollouts = new OneByOne<>(new RolloutEvaluator<>(UNIFORM));
        return Stream.of(
                rollouts,
                new ParallelEvaluator<>(rollouts, ForkJoinPool.commonPool(), 3),
                new SharedBatches<>(rollouts, 1));
    }

    static Stream<Backup> backups() {
        return Stream.of(
                new MeanBackup(),
                new ExpectationBackup(),
                new MaxBackup(),
                new GraphBackup(),
                new ImplicitMinimaxBackup(new MeanBackup()));
    }

    static Stream<FinalDecision> decisions() {
        return Stream.of(
                new RobustChild(), new MaxChild(), SecureChild.of(1), UcbChild.of(0.7), new GumbelChild(GUMBEL));
    }

    static Stream<Object> all() {
        return Stream.of(
                        selections(),
                        expansions(),
                        scores(),
                        policies(),
                        evaluators(),
                        batches(),
                        batchEvaluators(),
                        backups(),
                        decisions())
                .flatMap(parts -> parts);
    }

    @Test
    @Tag("slow")
    void everyPublicPartIsInAList() {
        List<Class<?>> roles = List.of(
                SelectionPolicy.class,
                MoveFilter.class,
                MoveScores.class,
                Policy.class,
                Evaluator.class,
                BatchEvaluator.class,
                Backup.class,
                FinalDecision.class);
        JavaClasses library = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages(roles.stream().map(Class::getPackageName).toList());
        TreeSet<String> known =
                new TreeSet<>(all().map(part -> part.getClass().getName()).toList());
        TreeSet<String> found = new TreeSet<>();
        for (Class<?> role : roles) {
            List<String> parts = library
                    .that(assignableTo(role)
                            .and(resideInAPackage(role.getPackageName()))
                            .and(modifier(JavaModifier.PUBLIC))
                            .and(not(INTERFACES)))
                    .stream()
                    .map(JavaClass::getName)
                    .toList();
            assertThat(parts).as("implementations of %s", role).isNotEmpty();
            found.addAll(parts);
        }
        assertThat(known).as("parts in the lists of this test").containsAll(found);
    }

    /** A name in lower case, then the parameters; no number is left out. */
    @ParameterizedTest
    @MethodSource("all")
    void aPartPrintsItsParameters(Object part) throws ReflectiveOperationException {
        assertThat(part.toString()).matches("[a-z][a-z0-9-]*(:[a-z0-9-]+(=[0-9.]+)?)*");
        assertThat(numbersOf(part))
                .allSatisfy(number -> assertThat(part.toString()).contains("=" + number));
    }

    @ParameterizedTest
    @MethodSource("selections")
    void searchesWithEverySelection(SelectionPolicy selection) {
        Mcts.Builder<TreeGame, Branch> builder = Mcts.builder();
        check(builder.selection(selection).prior(SCORES), selection);
    }

    @ParameterizedTest
    @MethodSource("selections")
    void searchesWithEverySelectionAtTheRoot(SelectionPolicy selection) {
        Mcts.Builder<TreeGame, Branch> builder = Mcts.builder();
        check(builder.rootSelection(selection).prior(SCORES).rootNoise(new DirichletNoise(0.25, 0.5)), selection);
    }

    @ParameterizedTest
    @MethodSource("expansions")
    void searchesWithEveryExpansion(MoveFilter<TreeGame, Branch> expansion) {
        check(Mcts.<TreeGame, Branch>builder().expansion(expansion), expansion);
    }

    @ParameterizedTest
    @MethodSource("scores")
    void searchesWithRolloutsByEveryScore(MoveScores<TreeGame, Branch> scores) {
        check(Mcts.<TreeGame, Branch>builder().rollout(new EpsilonGreedyPolicy<>(0.1, scores)), scores);
    }

    @ParameterizedTest
    @MethodSource("policies")
    void searchesWithRolloutsByEveryPolicy(Policy<TreeGame, Branch> policy) {
        check(Mcts.<TreeGame, Branch>builder().rollout(policy), policy);
    }

    @ParameterizedTest
    @MethodSource("evaluators")
    void searchesWithEveryEvaluator(Evaluator<TreeGame> evaluator) {
        check(Mcts.<TreeGame, Branch>builder().evaluator(evaluator), evaluator);
    }

    @ParameterizedTest
    @MethodSource("batchEvaluators")
    void searchesWithEveryBatchEvaluator(BatchEvaluator<TreeGame> evaluator) {
        check(Mcts.<TreeGame, Branch>builder().batches(new LeafBatches<>(evaluator, 16, 3)), evaluator);
    }

    @ParameterizedTest
    @MethodSource("backups")
    void searchesWithEveryBackup(Backup backup) {
        Mcts.Builder<TreeGame, Branch> builder = Mcts.builder();
        check(builder.backup(backup).prior(SCORES), backup, backup.writesValues() ? OPPOSED : ANY);
    }

    @ParameterizedTest
    @MethodSource("decisions")
    void searchesWithEveryDecision(FinalDecision decision) {
        check(Mcts.<TreeGame, Branch>builder().decision(decision), decision);
    }

    private static void check(Mcts.Builder<TreeGame, Branch> builder, Object part) {
        check(builder, part, ANY);
    }

    /** The contract of a search with a part. */
    private static void check(Mcts.Builder<TreeGame, Branch> builder, Object part, List<TreeGame> games) {
        Mcts<TreeGame, Branch> mcts = builder.seed(3).build();
        assertThat(mcts.toString()).contains(part.toString());
        for (TreeGame game : games) {
            SearchTree<TreeGame, Branch> tree = mcts.tree(game);
            SearchResult<Branch> result = tree.search(Budget.iterations(2_000));
            TreeInvariants.check(tree);
            assertThat(result.iterations()).isEqualTo(2_000);
            assertThat(result.moves().stream().mapToLong(MoveStatistics::visits).sum())
                    .isEqualTo(2_000);
            assertThat(game.legalMoves()).contains(result.bestMove());
            assertThat(result.value()).isBetween(0.0, 1.0);
            assertThat(result.playerValues())
                    .allSatisfy(value -> assertThat(value).isBetween(0.0, 1.0));
            SearchResult<Branch> again = mcts.search(game, Budget.iterations(2_000));
            assertThat(again.moves()).as("by the same seed").isEqualTo(result.moves());
            assertThat(again.bestMove()).isEqualTo(result.bestMove());
            assertThat(again.effort().nodes()).isEqualTo(result.effort().nodes());
        }
    }

    /** The numbers among the components of a record and of the records in it. */
    private static List<Object> numbersOf(Object part) throws ReflectiveOperationException {
        List<Object> numbers = new ArrayList<>();
        if (part instanceof Record) {
            for (RecordComponent component : part.getClass().getRecordComponents()) {
                Object value = component.getAccessor().invoke(part);
                if (value instanceof Number) {
                    numbers.add(value);
                } else {
                    numbers.addAll(numbersOf(value));
                }
            }
        }
        return numbers;
    }
}
