package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.result.Bounds;
import io.mcts.testkit.facts.GameTree;
import io.mcts.testkit.facts.TreePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RandomGameTreesTest {

    private static final int GAMES = 500;

    @Test
    void theSameSeedMakesTheSameGame() {
        assertThat(RandomGameTrees.any().of(7))
                .hasToString(RandomGameTrees.any().of(7).toString());
        assertThat(RandomGameTrees.any().of(7))
                .isNotEqualTo(RandomGameTrees.any().of(8));
    }

    @Test
    void allThatIsToComeUpComesUp() {
        TreeSet<Integer> players = new TreeSet<>();
        TreeSet<Integer> depths = new TreeSet<>();
        TreeSet<Integer> branches = new TreeSet<>();
        games(RandomGameTrees.any()).forEach(game -> {
            players.add(game.playerCount());
            depths.add(game.position().depth());
            all(game.position())
                    .forEach(position -> branches.add(position.children().size()));
        });

        assertThat(players).containsExactly(1, 2, 3);
        assertThat(depths).containsExactly(1, 2, 3, 4, 5);
        assertThat(branches).containsExactly(0, 1, 2, 3, 4);
        assertThat(countOf(TreePosition::isChance)).isGreaterThan(GAMES);
        assertThat(countOf(RandomGameTreesTest::isUneven)).isGreaterThan(GAMES);
        assertThat(countOf(RandomGameTreesTest::hasATurnTwice)).isGreaterThan(GAMES);
    }

    @Test
    void opposedPlayersSharePayoffsOfAFixedSum() {
        games(RandomGameTrees.any().withOpposedPlayers())
                .filter(game -> game.playerCount() == 2)
                .flatMap(game -> all(game.position()).stream())
                .filter(TreePosition::isEnd)
                .forEach(end -> assertThat(end.payoff(0) + end.payoff(1)).isEqualTo(10));
    }

    /** What {@link RandomGameTrees#clear} says of its games, move by move. */
    @Test
    void movesOfClearGamesAreEqualOrDifferByATenthToFourTenths() {
        int differences = 0;
        for (GameTree game : games(RandomGameTrees.clear()).toList()) {
            for (TreePosition position : all(game.position())) {
                for (TreePosition child : position.isChance() ? List.<TreePosition>of() : position.children()) {
                    double best =
                            game.exactRewards(position).get(position.player()).lower();
                    Bounds own = game.exactRewards(child).get(position.player());
                    double difference = best - own.lower();
                    assertThat(own.upper() - own.lower()).isLessThan(1e-12);
                    assertThat(difference)
                            .satisfiesAnyOf(
                                    equal -> assertThat(equal).isBetween(-1e-12, 1e-12),
                                    clear -> assertThat(clear).isBetween(0.1 - 1e-12, 0.4 + 1e-12));
                    differences += difference > 0.05 ? 1 : 0;
                }
            }
        }
        assertThat(differences).isGreaterThan(GAMES);
    }

    @Test
    void settingsThatMakeNoGameAreRefused() {
        assertThatThrownBy(() -> RandomGameTrees.any().withPlayers(2, 1)).hasMessage("players are 1 or more");
        assertThatThrownBy(() -> RandomGameTrees.any().withMoves(0, 1)).hasMessage("moves are 1 or more");
        assertThatThrownBy(() -> RandomGameTrees.any().withBranches(9)).hasMessage("a position has from 1 to 8 moves");
        assertThatThrownBy(() -> RandomGameTrees.any().withChance(1.1)).hasMessage("shares are from 0 to 1");
        assertThatThrownBy(() -> RandomGameTrees.any().withPayoffs(1, 1)).hasMessage("there are two payoffs or more");
    }

    private static boolean isUneven(TreePosition position) {
        return position.isChance()
                && position.probability(0) != 1.0 / position.children().size();
    }

    private static boolean hasATurnTwice(TreePosition position) {
        return !position.isChance()
                && position.children().stream()
                        .anyMatch(child -> !child.isEnd() && child.player() == position.player());
    }

    private static long countOf(Predicate<TreePosition> kind) {
        return games(RandomGameTrees.any())
                .flatMap(game -> all(game.position()).stream())
                .filter(kind)
                .count();
    }

    private static Stream<GameTree> games(RandomGameTrees settings) {
        return LongStream.range(0, GAMES).mapToObj(settings::of);
    }

    private static List<TreePosition> all(TreePosition position) {
        List<TreePosition> all = new ArrayList<>(List.of(position));
        position.children().forEach(child -> all.addAll(all(child)));
        return all;
    }
}
