package io.mcts.arena;

import java.util.ArrayList;
import java.util.List;

/** Describes the first faults of a contest, a line each. */
final class Faults {

    /** How many faults are described. */
    static final int KEPT = 10;

    private final List<String> descriptions = new ArrayList<>();

    void add(GameRecord game) {
        game.fault()
                .filter(fault -> descriptions.size() < KEPT)
                .ifPresent(fault -> descriptions.add("game "
                        + game.number() + ", " + game.entrants().get(fault.player()) + ", "
                        + fault.kind().words() + ": "
                        + fault.description()));
    }

    List<String> descriptions() {
        return List.copyOf(descriptions);
    }
}
