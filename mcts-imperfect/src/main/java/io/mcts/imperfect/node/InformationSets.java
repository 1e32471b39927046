package io.mcts.imperfect.node;

import io.mcts.game.Move;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The nodes of a tree: a table by the player who chooses and their knowledge, without links. */
public final class InformationSets<M extends Move> {

    private final List<Map<Object, InformationSet<M>>> byPlayer;

    public InformationSets(int playerCount) {
        byPlayer = IntStream.range(0, playerCount)
                .<Map<Object, InformationSet<M>>>mapToObj(player -> new HashMap<>())
                .toList();
    }

    @Nullable
    public InformationSet<M> find(int player, @Nullable Object known) {
        return byPlayer.get(player).get(known);
    }

    public void put(int player, Object known, InformationSet<M> set) {
        byPlayer.get(player).put(known, set);
    }

    public void removeIf(Predicate<InformationSet<M>> isForgotten) {
        byPlayer.forEach(table -> table.values().removeIf(isForgotten));
    }

    public long size() {
        return byPlayer.stream().mapToLong(Map::size).sum();
    }

    public long bytes() {
        return all().mapToLong(InformationSet::bytes).sum();
    }

    private Stream<InformationSet<M>> all() {
        return byPlayer.stream().map(Map::values).flatMap(Collection::stream);
    }
}
