package io.mcts.reference;

import io.mcts.Mcts;
import io.mcts.backup.Backup;
import io.mcts.backup.ExpectationBackup;
import io.mcts.backup.GraphBackup;
import io.mcts.backup.ImplicitMinimaxBackup;
import io.mcts.backup.MaxBackup;
import io.mcts.backup.MeanBackup;
import io.mcts.control.Parallel;
import io.mcts.decision.FinalDecision;
import io.mcts.decision.MaxChild;
import io.mcts.decision.RobustChild;
import io.mcts.decision.SecureChild;
import io.mcts.decision.UcbChild;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.EvenHeuristic;
import io.mcts.evaluation.HeuristicEvaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.evaluation.TruncatedRolloutEvaluator;
import io.mcts.game.GameState;
import io.mcts.game.Tablebase;
import io.mcts.policy.DirichletNoise;
import io.mcts.policy.MoveScores;
import io.mcts.policy.UniformPolicy;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.reference.RandomGame.Play;
import io.mcts.selection.EpsilonGreedy;
import io.mcts.selection.FirstPlayUrgency;
import io.mcts.selection.ImplicitMinimax;
import io.mcts.selection.LeastVisited;
import io.mcts.selection.PriorUcb1;
import io.mcts.selection.ProgressiveWidening;
import io.mcts.selection.Puct;
import io.mcts.selection.Rave;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Ucb1;
import io.mcts.selection.Ucb1Tuned;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** A random search of a random game, from a seed: any mixture of features that go together. */
final class RandomSearch {

    private static final List<Feature> ALL = List.of(Feature.values());
    private static final int WORKERS = 3;

    static final List<FinalDecision> DECISIONS = List.of(
            new RobustChild(),
            new MaxChild(),
            SecureChild.of(1),
            SecureChild.of(2),
            UcbChild.ofSelection(),
            UcbChild.of(0.25));

    /** The least that a search with a ceiling may have for each tree, so that nodes are forgotten soon. */
    private static final long CEILING = 65_536;

    private final RandomGenerator random;
    final Set<Feature> features;
    final RandomRules rules;
    final Mcts<RandomGame, Play> mcts;

    /** A search that has some of the features allowed. */
    static RandomSearch of(long seed, Set<Feature> allowed) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(seed);
        Set<Feature> features = EnumSet.noneOf(Feature.class);
        for (int tries = 6; tries > 0; tries--) {
            Feature drawn = ALL.get(random.nextInt(ALL.size()));
            boolean isTaken = drawn != Feature.CEILING || random.nextInt(6) == 0; // these searches are long
            if (isTaken && allowed.contains(drawn) && features.stream().allMatch(drawn::goesWith)) {
                features.add(drawn);
            }
        }
        return new RandomSearch(seed, features);
    }

    /** A search with given features; refused if they do not go together. */
    RandomSearch(long seed, Set<Feature> features) {
        this(seed, features, features.contains(Feature.SOLVER));
    }

    private RandomSearch(long seed, Set<Feature> features, boolean isExact) {
        this.features = features;
        random = Xoroshiro128PlusPlus.stream(seed, 1);
        rules = new RandomRules(seed, features, isExact);
        mcts = mcts(seed);
    }

    private RandomSearch(RandomSearch search, FinalDecision decision) {
        features = search.features;
        random = search.random;
        rules = search.rules;
        mcts = search.mcts.toBuilder().decision(decision).build();
    }

    /** This search with another final decision. */
    RandomSearch with(FinalDecision decision) {
        return new RandomSearch(this, decision);
    }

    /** A search with given features of a game in which what is proven is rounded. */
    static RandomSearch rounded(long seed, Set<Feature> features) {
        return new RandomSearch(seed, features, false);
    }

    boolean has(Feature feature) {
        return features.contains(feature);
    }

    private Mcts<RandomGame, Play> mcts(long seed) {
        Mcts.Builder<RandomGame, Play> builder =
                Mcts.<RandomGame, Play>builder().seed(seed).decision(decision()).backup(backup());
        boolean hasPriors = has(Feature.PRIORS) || has(Feature.IMPLICIT_MINIMAX) || random.nextInt(3) == 0;
        builder.selection(selection(hasPriors));
        if (random.nextInt(4) == 0) {
            builder.rootSelection(selection(hasPriors));
        }
        if (hasPriors && !has(Feature.PRIORS)) {
            builder.prior(new Hashed());
        }
        if (hasPriors && !has(Feature.SAMPLED_MOVES) && random.nextInt(4) == 0) {
            builder.rootNoise(new DirichletNoise(0.25, 0.5));
        }
        if (random.nextInt(3) == 0) {
            builder.breakTiesAtRandom();
        }
        if (!has(Feature.PRIORS)) {
            builder.expansionThreshold(random.nextInt(3) == 0 ? 2 + random.nextInt(3) : 2);
        }
        if (has(Feature.BATCHES) || has(Feature.PRIORS)) {
            boolean isExtreme = backup() instanceof MeanBackup;
            BatchEvaluator<RandomGame> evaluator = new Drawn(has(Feature.PRIORS), isExtreme);
            builder.batches(new LeafBatches<>(evaluator, 1 + random.nextInt(7), 1 + random.nextInt(3)));
        } else if (random.nextInt(3) == 0) {
            builder.evaluator(evaluator());
        }
        if (has(Feature.TABLEBASE)) {
            builder.tablebase(new Known());
        }
        if (has(Feature.SOLVER)) {
            builder.solver();
        }
        if (has(Feature.TRANSPOSITIONS)) {
            builder.transpositions();
        }
        if (has(Feature.ROOT_PARALLEL) || has(Feature.SHARES)) {
            builder.parallel(Parallel.root(Runnable::run, WORKERS));
        } else if (has(Feature.SHARED_TREE)) {
            builder.parallel(Parallel.tree(Runnable::run, 2));
        }
        if (has(Feature.CEILING)) {
            builder.memoryCeiling(has(Feature.SHARED_TREE) ? 64 * CEILING : parallelTrees() * CEILING);
        }
        return builder.build();
    }

    private int parallelTrees() {
        return has(Feature.ROOT_PARALLEL) || has(Feature.SHARES) ? WORKERS : 1;
    }

    private SelectionPolicy selection(boolean hasPriors) {
        boolean isExact = !(has(Feature.CEILING) && has(Feature.PRIORS)); // it is not known which nodes had no room
        if (isExact && (has(Feature.SAMPLED_MOVES) || random.nextInt(6) == 0)) {
            return new ProgressiveWidening(0.5 + random.nextInt(4), random.nextBoolean() ? 0.5 : 0.4, inner(hasPriors));
        }
        return inner(hasPriors);
    }

    private SelectionPolicy inner(boolean hasPriors) {
        double c = random.nextInt(5) / 4.0;
        if (has(Feature.RAVE)) {
            Rave rave = random.nextBoolean() ? Rave.of(c, 20) : Rave.grave(c, random.nextInt(20), 0.1);
            return hasPriors ? rave.withPrior(random.nextInt(5)) : rave;
        }
        return switch (random.nextInt(hasPriors ? 9 : 6)) {
            case 0 -> new Ucb1Tuned();
            case 1 -> FirstPlayUrgency.of(c, random.nextInt(5) / 4.0);
            case 2 -> random.nextBoolean() ? new LeastVisited() : new EpsilonGreedy(c / 2);
            case 6 -> new PriorUcb1(c, 1 + random.nextInt(9));
            case 7 -> new Puct(c, random.nextInt(3) / 4.0);
            case 8 -> new ImplicitMinimax(c, random.nextInt(3) / 2.0);
            default -> Ucb1.of(c);
        };
    }

    private FinalDecision decision() {
        return DECISIONS.get(random.nextInt(DECISIONS.size()));
    }

    private Backup backup() {
        Backup backup = has(Feature.EXPECTATION) ? new ExpectationBackup() : new MeanBackup();
        if (has(Feature.MAX)) {
            backup = new MaxBackup();
        } else if (has(Feature.GRAPH)) {
            backup = new GraphBackup();
        }
        return has(Feature.IMPLICIT_MINIMAX) ? new ImplicitMinimaxBackup(backup) : backup;
    }

    private Evaluator<RandomGame> evaluator() {
        return random.nextBoolean()
                ? new HeuristicEvaluator<>(new EvenHeuristic())
                : new TruncatedRolloutEvaluator<>(new UniformPolicy<>(), random.nextInt(4), new EvenHeuristic());
    }

    /** Numbers of iterations: some few, some many; so few that several trees prove different moves, so many that nodes are forgotten. */
    int iterations() {
        int trees = mcts.parallel().trees();
        if (has(Feature.CEILING)) {
            return (rules.hasManyMoves() ? 3_600 : 1_200) * trees; // so that nodes are forgotten
        }
        boolean areFew = random.nextBoolean() || (has(Feature.SOLVER) && trees > 1);
        return random.nextInt(4) == 0 ? random.nextInt(5) : random.nextInt(areFew ? 60 : 400);
    }

    /** A move to advance a tree by, which it need not have visited. */
    Play move(RandomGame state) {
        List<Play> moves = state.position().moves();
        return moves.get(random.nextInt(moves.size()));
    }

    /** Priors in eighths, so that some are equal; they follow from the position and the move. */
    private record Hashed() implements MoveScores<RandomGame, Play> {

        @Override
        public void score(RandomGame state, List<Play> moves, double[] scores) {
            for (int i = 0; i < scores.length; i++) {
                long number = state.position().id() * 31
                        + moves.get(i).index() * 7L
                        + moves.get(i).kind();
                scores[i] = Xoroshiro128PlusPlus.of(number).nextInt(9) / 8.0;
            }
        }
    }

    /** What best play brings from half of the positions on that are at most two moves before all ends. */
    private record Known() implements Tablebase<RandomGame> {

        @Override
        public boolean lookUp(RandomGame state, double[] payoffs) {
            if (Xoroshiro128PlusPlus.of(state.position().id()).nextBoolean()
                    || !ends(state.rules(), state.position(), 2)) {
                return false;
            }
            System.arraycopy(state.rules().bestPlay(state.position()), 0, payoffs, 0, payoffs.length);
            return true;
        }

        private static boolean ends(RandomRules rules, RandomRules.Position from, int moves) {
            return from.moves().isEmpty()
                    || (moves > 0
                            && IntStream.range(0, from.moves().size())
                                    .allMatch(number -> ends(rules, rules.after(from, number), moves - 1)));
        }
    }

    /** Values in eighths of the payoff range, if they may be extreme in games with rewards on the way, too; drawn from the numbers of the search; priors that follow from the position. */
    private record Drawn(boolean givesPriors, boolean isExtreme) implements BatchEvaluator<RandomGame> {

        @Override
        public void evaluate(List<RandomGame> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
            for (int i = 0; i < payoffs.length; i++) {
                int number = i;
                RandomGame state = states.get(i);
                boolean isStepped = !isExtreme && state.rules().has(Feature.STEP_REWARDS);
                double least = isStepped ? -2 : state.minPayoff();
                double greatest = isStepped ? 2 : state.maxPayoff();
                for (int player = 0; player < payoffs[i].length; player++) {
                    payoffs[i][player] = least + random.nextInt(9) / 8.0 * (greatest - least);
                }
                if (payoffs[i].length == 2 && !state.rules().has(Feature.GENERAL_SUM)) {
                    payoffs[i][1] = Math.max(least, Math.min(greatest, least + greatest - payoffs[i][0]));
                }
                if (givesPriors && state.currentPlayer() != GameState.CHANCE) {
                    new Hashed().score(state, state.legalMoves(), priors[i]);
                    double sum = DoubleStream.of(priors[i]).sum();
                    double equal = 1.0 / priors[i].length;
                    Arrays.setAll(priors[i], move -> sum == 0 ? equal : priors[number][move] / sum);
                }
            }
        }
    }

    @Override
    public String toString() {
        return rules + ", " + mcts;
    }
}
