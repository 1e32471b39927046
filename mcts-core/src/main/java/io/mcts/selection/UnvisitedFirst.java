package io.mcts.selection;

import java.util.random.RandomGenerator;

/** Goes to each child once, in random order, before it asks a policy. */
record UnvisitedFirst(SelectionPolicy policy) implements SelectionPolicy {

    @Override
    public boolean choosesAmongUnvisited() {
        return true;
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
