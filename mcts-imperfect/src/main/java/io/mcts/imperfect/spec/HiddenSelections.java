package io.mcts.imperfect.spec;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.imperfect.InformationSetMcts;
import io.mcts.imperfect.selection.AvailabilityUcb1;
import io.mcts.imperfect.selection.RegretMatching;
import io.mcts.imperfect.strategy.MixedSelection;
import io.mcts.selection.SelectionPolicy;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.catalog.Parameter;
import io.mcts.spec.search.Parts;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Selection in trees of information sets; beside its own the policies of {@link Parts}. */
final class HiddenSelections {

    /** A policy or learned strategies, not both. */
    record Choosing(
            @Nullable SelectionPolicy policy, @Nullable MixedSelection mixed) {

        <S extends GameState<S, M>, M extends Move> void addTo(InformationSetMcts.Builder<S, M> builder) {
            if (mixed != null) {
                builder.simultaneous(mixed);
            } else if (policy != null) {
                builder.selection(policy);
            }
        }
    }

    private static final List<Entry<Choosing>> SELECTIONS = List.of(
            Entry.of(
                    "availability-ucb1",
                    "ucb1 that counts how often a move could have been chosen",
                    arguments -> new Choosing(AvailabilityUcb1.of(arguments.number("c")), null),
                    Parameter.number("c", 0.7, "the exploration constant, 0 or more")),
            Entry.of(
                    "regret-matching",
                    "a mixed strategy for each player, by regrets; goes with mo-ismcts",
                    arguments -> new Choosing(null, RegretMatching.of(arguments.number("exploration"))),
                    exploration(0.05)));

    private HiddenSelections() {}

    static Catalog<Choosing> catalog() {
        List<Entry<Choosing>> all = new ArrayList<>(SELECTIONS);
        Parts.found().selections().entries().forEach(entry -> all.add(entry.map(policy -> new Choosing(policy, null))));
        return new Catalog<>("selection policy", all);
    }

    /** The rate at which a learning player moves at random. */
    static Parameter exploration(double unlessSet) {
        return Parameter.number(
                InformationSetKind.EXPLORATION, unlessSet, "how often an iteration moves at random, between 0 and 1");
    }
}
