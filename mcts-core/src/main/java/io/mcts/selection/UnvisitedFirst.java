package io.mcts.selection;

import java.util.Set;
import java.util.random.RandomGenerator;

record UnvisitedFirst(SelectionPolicy policy) implements SelectionPolicy {

    @Override
    public Set<Statistic> needs() {
        return policy.needs();
    }

    @Override
    public boolean choosesAmongUnvisited() {
        return true;
    }

    @Override
    public SelectionPolicy share(int trees) {
        return new UnvisitedFirst(policy.share(trees));
    }

    @Override
    public int amafReference() {
        return policy.amafReference();
    }

    @Override
    public int select(Children children, RandomGenerator random) {
        int unvisited = 0;
        int drawn = -1;
        for (int child = 0, count = children.count(); child < count; child++) {
            if (children.visits(child) == 0 && random.nextInt(++unvisited) == 0) {
                drawn = child;
            }
        }
        return unvisited > 0 ? drawn : policy.select(children, random);
    }

    @Override
    public String toString() {
        return policy.toString();
    }
}
