package io.mcts.imperfect.node;

import io.mcts.game.Move;
import io.mcts.imperfect.strategy.MixedSelection;
import io.mcts.imperfect.strategy.MixedSelection.Learner;
import io.mcts.selection.Children;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** One choice of an iteration, with the moves then legal; the children of a node for selection policies. Reused for the same depth. */
public final class IterationChoice<M extends Move> implements Children, MixedSelection.Choice {

    private static final Object NOTHING = List.of();

    private InformationSet<M> set = new InformationSet<>(null);
    private int player;

    private int[] numbers = new int[8];

    private int count;

    private double[] probabilities = new double[8];

    private double @Nullable [] priors;

    private int chosen;
    private Object others = NOTHING;

    public void begin(InformationSet<M> of, int chooser, List<M> legal) {
        set = of;
        player = chooser;
        count = legal.size();
        others = NOTHING;
        priors = null;
        if (count > numbers.length) {
            numbers = new int[2 * count];
            probabilities = new double[2 * count];
        }
        for (int i = 0; i < count; i++) {
            numbers[i] = of.number(legal.get(i), i);
        }
    }

    public void priors(double[] ofMoves) {
        priors = ofMoves.clone();
    }

    public InformationSet<M> set() {
        return set;
    }

    Learner learner() {
        return Objects.requireNonNull(set.learner, "learner");
    }

    public int player() {
        return player;
    }

    public M chosenMove() {
        return set.move(numbers[chosen]);
    }

    public boolean isChosenNew() {
        return set.visits(numbers[chosen]) == 0;
    }

    /** Sets the move played, and counts the availability of all legal ones. */
    public void choose(int child) {
        if (child < 0 || child >= count) {
            throw new IllegalStateException("the choice is among " + count + " moves, numbered from 0, not " + child);
        }
        chosen = child;
        for (int i = 0; i < count; i++) {
            set.countAvailable(numbers[i]);
        }
    }

    int triedCount() {
        int tried = 0;
        for (int i = 0; i < count; i++) {
            tried += set.visits(numbers[i]) > 0 ? 1 : 0;
        }
        return tried;
    }

    /** Draws a move without visits, with priors one with the greatest; {@code tried} is {@link #triedCount}, less than {@link #count}. */
    int untried(int tried, RandomGenerator random) {
        if (priors != null) {
            return untriedByPrior(random);
        }
        int rest = random.nextInt(count - tried);
        int child = 0;
        while (set.visits(numbers[child]) > 0 || rest-- > 0) {
            child++;
        }
        return child;
    }

    private int untriedByPrior(RandomGenerator random) {
        int[] untried = IntStream.range(0, count)
                .filter(child -> set.visits(numbers[child]) == 0)
                .toArray();
        double greatest = Arrays.stream(untried).mapToDouble(this::prior).max().orElseThrow();
        int[] candidates =
                Arrays.stream(untried).filter(child -> prior(child) == greatest).toArray();
        return candidates[random.nextInt(candidates.length)];
    }

    public double[] probabilities() {
        return probabilities;
    }

    void learnOthers(Object chosenByOthers) {
        others = chosenByOthers;
    }

    public void update(double[] rewards) {
        double reward = rewards[player];
        if (set.learner != null) {
            set.learner.learn(this, reward);
        }
        set.visit(numbers[chosen], reward);
    }

    @Override
    public int count() {
        return count;
    }

    @Override
    public int move(int i) {
        return numbers[i];
    }

    @Override
    public double probability(int i) {
        return probabilities[i];
    }

    @Override
    public int chosen() {
        return chosen;
    }

    @Override
    public Object others() {
        return others;
    }

    @Override
    public int visits() {
        int sum = 0;
        for (int i = 0; i < count; i++) {
            sum += set.visits(numbers[i]);
        }
        return sum;
    }

    @Override
    public int visits(int child) {
        return set.visits(numbers[child]);
    }

    @Override
    public int availability(int child) {
        return set.availability(numbers[child]);
    }

    @Override
    public double sum(int child) {
        return set.sum(numbers[child]);
    }

    @Override
    public double sumOfSquares(int child) {
        return set.squares(numbers[child]);
    }

    @Override
    public double prior(int child) {
        return priors == null ? NO_PRIOR : priors[child];
    }

    @Override
    public String toString() {
        return "player " + player + " among " + Arrays.toString(Arrays.copyOf(numbers, count));
    }
}
