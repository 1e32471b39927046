package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.control.Budget;
import io.mcts.decision.GumbelChild;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.fixture.Branch;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeGame.Position;
import io.mcts.fixture.TreeInvariants;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.SearchResult;
import io.mcts.selection.GumbelHalving;
import io.mcts.selection.ImprovedPolicy;
import io.mcts.tree.Node;
import io.mcts.tree.NodeView;
import io.mcts.tree.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * A Gumbel search beside a slow one on plain arrays, written from the formulas of the paper and of mctx, over random models: games of
 * two players who move in any order, with priors, values of states and payoffs drawn at random. The visits are the same everywhere.
 */
class GumbelReferenceTest {

    private static final int MODELS = 400;
    private static final int MOST_ITERATIONS = 120;

    /** A node of the slow search, whose arrays grow as it is visited: the model says all else. */
    private static final class SlowNode {
        private final Position position;
        private final double[] prior;
        private final double[] value;
        private final SlowNode[] children;
        private final int[] visits;
        private final double[] sums;

        private SlowNode(Position position, RandomModel model) {
            this.position = position;
            prior = model.priors.getOrDefault(position, new double[0]);
            value = model.values.get(position);
            int count = position.children().size();
            children = new SlowNode[count];
            visits = new int[count];
            sums = new double[count];
        }
    }

    /** What a network would say of each position. */
    private static final class RandomModel implements BatchEvaluator<TreeGame> {

        private final IdentityHashMap<Position, double[]> priors = new IdentityHashMap<>();
        private final IdentityHashMap<Position, double[]> values = new IdentityHashMap<>();
        private final Position root;

        private RandomModel(RandomGenerator random) {
            root = position(2 + random.nextInt(4), random);
        }

        private Position position(int depth, RandomGenerator random) {
            double[] payoffs = {10 * random.nextDouble(), 10 * random.nextDouble()};
            boolean isEnd = depth == 0 || (depth == 1 && random.nextInt(3) == 0);
            Position[] children = new Position[isEnd ? 0 : 1 + random.nextInt(6)];
            Arrays.setAll(children, child -> position(depth - 1, random));
            Position position = isEnd ? TreeGame.end(payoffs) : TreeGame.choice(random.nextInt(2), children);
            double[] shares = new double[children.length];
            Arrays.setAll(shares, child -> random.nextDouble());
            double sum = Arrays.stream(shares).sum();
            Arrays.setAll(shares, child -> shares[child] / sum);
            priors.put(position, shares);
            values.put(position, payoffs);
            return position;
        }

        @Override
        public void evaluate(List<TreeGame> states, RandomGenerator random, double[][] payoffs, double[][] given) {
            for (int i = 0; i < payoffs.length; i++) {
                Position position = states.get(i).position();
                System.arraycopy(values.get(position), 0, payoffs[i], 0, 2);
                System.arraycopy(priors.get(position), 0, given[i], 0, given[i].length);
            }
        }

        @Override
        public boolean givesPriors() {
            return true;
        }
    }

    /** The slow search. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record SlowSearch(
            RandomModel model,
            int considered,
            double noise,
            double[] gumbel,
            double offset,
            double scale,
            boolean isRescaled) {

        SlowNode run(int iterations) {
            SlowNode root = new SlowNode(model.root, model);
            int[] consideredVisits = consideredVisits(Math.min(considered, root.visits.length), iterations);
            for (int simulation = 0; simulation < iterations; simulation++) {
                List<SlowNode> path = new ArrayList<>(List.of(root));
                List<Integer> actions = new ArrayList<>(List.of(bestConsidered(root, consideredVisits[simulation])));
                SlowNode node = root.children[actions.get(0)];
                while (node != null && node.visits.length > 0) {
                    path.add(node);
                    actions.add(interiorAction(node));
                    node = node.children[actions.get(actions.size() - 1)];
                }
                SlowNode parent = path.get(path.size() - 1);
                int last = actions.get(actions.size() - 1);
                if (node == null) {
                    node = new SlowNode(parent.position.children().get(last), model);
                    parent.children[last] = node;
                }
                for (int i = path.size() - 1; i >= 0; i--) {
                    path.get(i).visits[actions.get(i)]++;
                    path.get(i).sums[actions.get(i)] +=
                            node.value[path.get(i).position.player()] / 10;
                }
            }
            return root;
        }

        /** The rounds as in mctx: the visits that the action of each simulation has before it. */
        private static int[] consideredVisits(int considered, int simulations) {
            if (considered <= 1) {
                return IntStream.range(0, simulations).toArray();
            }
            int log2 = (int) Math.ceil(Math.log(considered) / Math.log(2) - 1e-9);
            List<Integer> sequence = new ArrayList<>();
            int[] visits = new int[considered];
            int left = considered;
            while (sequence.size() < simulations) {
                int extra = Math.max(1, simulations / (log2 * left));
                for (int round = 0; round < extra; round++) {
                    for (int i = 0; i < left; i++) {
                        sequence.add(visits[i]++);
                    }
                }
                left = Math.max(2, left / 2);
            }
            return sequence.stream().limit(simulations).mapToInt(i -> i).toArray();
        }

        int bestConsidered(SlowNode root, int visits) {
            double[] sigma = sigma(root);
            int best = -1;
            double greatest = Double.NEGATIVE_INFINITY;
            for (int action = 0; action < root.visits.length; action++) {
                double score = noise * gumbel[action] + Math.log(root.prior[action]) + sigma[action];
                if (root.visits[action] == visits && score > greatest) {
                    greatest = score;
                    best = action;
                }
            }
            return best;
        }

        private int interiorAction(SlowNode node) {
            double[] improved = improved(node);
            int sum = Arrays.stream(node.visits).sum();
            int best = 0;
            for (int action = 1; action < improved.length; action++) {
                double score = improved[action] - (double) node.visits[action] / (1 + sum);
                if (score > improved[best] - (double) node.visits[best] / (1 + sum)) {
                    best = action;
                }
            }
            return best;
        }

        double[] improved(SlowNode node) {
            double[] sigma = sigma(node);
            double[] weights = new double[sigma.length];
            Arrays.setAll(weights, action -> node.prior[action] * Math.exp(sigma[action] - sigma[0]));
            double sum = Arrays.stream(weights).sum();
            return Arrays.stream(weights).map(weight -> weight / sum).toArray();
        }

        private double[] sigma(SlowNode node) {
            double[] completed = new double[node.visits.length];
            double mixed = mixedValue(node);
            Arrays.setAll(
                    completed, action -> node.visits[action] == 0 ? mixed : node.sums[action] / node.visits[action]);
            if (isRescaled) {
                double least = Arrays.stream(completed).min().orElseThrow();
                double range = Math.max(1e-8, Arrays.stream(completed).max().orElseThrow() - least);
                Arrays.setAll(completed, action -> (completed[action] - least) / range);
            }
            int mostVisits = Arrays.stream(node.visits).max().orElseThrow();
            return Arrays.stream(completed)
                    .map(value -> (offset + mostVisits) * scale * value)
                    .toArray();
        }

        private double mixedValue(SlowNode node) {
            double raw = node.value[node.position.player()] / 10;
            int sumOfVisits = 0;
            double sumOfPriors = 0;
            for (int action = 0; action < node.visits.length; action++) {
                sumOfVisits += node.visits[action];
                sumOfPriors += node.visits[action] > 0 ? node.prior[action] : 0;
            }
            double weighted = 0;
            for (int action = 0; action < node.visits.length; action++) {
                if (node.visits[action] > 0) {
                    weighted += node.prior[action] * (node.sums[action] / node.visits[action]) / sumOfPriors;
                }
            }
            return (raw + sumOfVisits * weighted) / (sumOfVisits + 1);
        }
    }

    @Test
    void theVisitsAreThoseOfTheSlowSearch() {
        int nodes = 0;
        for (int seed = 0; seed < MODELS; seed++) {
            RandomGenerator random = Xoroshiro128PlusPlus.of(seed);
            RandomModel model = new RandomModel(random);
            int iterations = 1 + random.nextInt(MOST_ITERATIONS);
            int considered = 1 + random.nextInt(8);
            double noise = random.nextInt(3) / 2.0;
            double offset = 50 * random.nextInt(2);
            double scale = random.nextBoolean() ? 1 : 0.1;
            boolean isRescaled = random.nextBoolean();
            GumbelHalving halving =
                    new GumbelHalving(iterations, considered, noise, new ImprovedPolicy(offset, scale, isRescaled));
            SearchTree<TreeGame, Branch> tree = Mcts.<TreeGame, Branch>builder()
                    .selection(halving.policy())
                    .rootSelection(halving)
                    .decision(new GumbelChild(halving))
                    .batches(new LeafBatches<>(model, 1, 1))
                    .seed(seed)
                    .build()
                    .tree(new TreeGame(2, model.root));
            SearchResult<Branch> result = tree.search(Budget.iterations(iterations));
            TreeInvariants.check(tree);
            Node root = tree.inside().root();
            double[] gumbel =
                    IntStream.range(0, root.count()).mapToDouble(root::noise).toArray();
            SlowSearch search = new SlowSearch(model, considered, noise, gumbel, offset, scale, isRescaled);
            SlowNode slow = search.run(iterations);
            nodes += requireSame(slow, root, "seed " + seed + ", " + halving);
            int most = Arrays.stream(slow.visits).max().orElseThrow();
            assertThat(result.bestMove().index()).isEqualTo(search.bestConsidered(slow, most));
            for (int i = 0; i < result.moves().size(); i++) {
                int move = result.moves().get(i).move().index();
                assertThat(result.policy().get(i)).isCloseTo(search.improved(slow)[move], within(1e-9));
            }
        }
        assertThat(nodes).as("nodes compared").isGreaterThan(5_000);
    }

    /** Compares the visits of a node and of those below it; returns how many nodes. */
    private static int requireSame(SlowNode slow, NodeView node, String description) {
        int[] visits = IntStream.range(0, node.count()).map(node::visits).toArray();
        assertThat(visits).as(description).isEqualTo(slow.visits);
        int nodes = 1;
        int address = node.address();
        for (int child = 0; child < visits.length; child++) {
            int link = node.moveTo(address).link(child);
            if (link != Tree.NONE) {
                nodes += requireSame(slow.children[child], node.moveTo(link), description + " / " + child);
            }
        }
        return nodes;
    }
}
