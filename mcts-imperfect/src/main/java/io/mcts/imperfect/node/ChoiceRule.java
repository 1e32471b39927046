package io.mcts.imperfect.node;

import io.mcts.game.Move;
import io.mcts.imperfect.strategy.MixedSelection;
import io.mcts.imperfect.strategy.MixedSelection.Learner;
import io.mcts.selection.SelectionPolicy;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The choice of a move at a node. Immutable. */
public interface ChoiceRule<M extends Move> {

    /** Returns null if the statistics of the node are enough. */
    @Nullable
    Learner learner();

    int choose(IterationChoice<M> step, RandomGenerator random);

    /** Called once a joint move of two or more players is complete. */
    void onJointMove(List<IterationChoice<M>> joint);

    record Selected<M extends Move>(SelectionPolicy selection) implements ChoiceRule<M> {

        @Override
        public @Nullable Learner learner() {
            return null;
        }

        @Override
        public int choose(IterationChoice<M> step, RandomGenerator random) {
            int tried = step.triedCount();
            return tried == step.count() || selection.choosesAmongUnvisited()
                    ? selection.select(step, random)
                    : step.untried(tried, random);
        }

        @Override
        public void onJointMove(List<IterationChoice<M>> joint) {}
    }

    record Mixed<M extends Move>(MixedSelection selection) implements ChoiceRule<M> {

        @Override
        public Learner learner() {
            return selection.learner();
        }

        @Override
        public int choose(IterationChoice<M> step, RandomGenerator random) {
            step.learner().mix(step, step.probabilities());
            double rest = random.nextDouble();
            int last = step.count() - 1;
            for (int i = 0; i < last; i++) {
                rest -= step.probability(i);
                if (rest < 0) {
                    return i;
                }
            }
            return last;
        }

        @Override
        public void onJointMove(List<IterationChoice<M>> joint) {
            for (IterationChoice<M> own : joint) {
                List<M> others = joint.stream()
                        .filter(step -> step != own)
                        .map(IterationChoice::chosenMove)
                        .toList();
                own.learnOthers(others.size() == 1 ? others.get(0) : others);
            }
        }
    }
}
