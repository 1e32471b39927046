package io.mcts.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.Mcts;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.result.GameLengths;
import io.mcts.arena.result.HeadToHead;
import io.mcts.arena.result.Standing;
import io.mcts.arena.result.TournamentResult;
import io.mcts.arena.statistics.BradleyTerry;
import io.mcts.arena.statistics.Score;
import io.mcts.control.Budget;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.policy.UniformPolicy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TournamentTest {

    private static final Opening<TicTacToe, Cell> BEGINNING = random -> TicTacToe.initial();

    private static Entrant<TicTacToe, Cell> uniform(String name) {
        return Entrant.ofPolicy(name, new UniformPolicy<TicTacToe, Cell>());
    }

    private static Entrant<TicTacToe, Cell> search(int iterations) {
        return Entrant.ofSearch(
                "search " + iterations, Mcts.<TicTacToe, Cell>builder().build(), Budget.iterations(iterations));
    }

    private static Tournament<TicTacToe, Cell> fourUniform(int gamesEach) {
        return Tournament.of(List.of(uniform("a"), uniform("b"), uniform("c"), uniform("d")), BEGINNING, gamesEach);
    }

    /** Three players; with each move the player takes as many points as the move says, and the game has three moves. */
    private static Tournament<Pot, Pot.Take> ofThree(int gamesEach, int entrants) {
        List<Entrant<Pot, Pot.Take>> takers = new ArrayList<>();
        for (int take = 0; take < entrants; take++) {
            int points = take;
            takers.add(Entrant.ofPolicy(
                    "takes " + take, (state, random) -> state.legalMoves().get(points)));
        }
        return Tournament.of(takers, random -> new Pot(), gamesEach);
    }

    @Test
    void everyTwoMeetAsOftenOnBothSides() {
        Tournament<TicTacToe, Cell> tournament = fourUniform(6);
        assertThat(tournament.games()).isEqualTo(36);
        List<List<Integer>> seats =
                IntStream.range(0, 36).mapToObj(tournament::seats).toList();
        for (int a = 0; a < 4; a++) {
            for (int b = 0; b < 4; b++) {
                List<Integer> meeting = List.of(a, b);
                assertThat(seats.stream().filter(meeting::equals).count()).isEqualTo(a == b ? 0 : 3);
            }
        }
        // after the first of three rounds everybody has met everybody once on each side
        assertThat(new HashSet<>(seats.subList(0, 12))).hasSize(12);
    }

    @Test
    void theGamesOfASetShareTheirRandomNumbersAndSetsDoNot() {
        Tournament<TicTacToe, Cell> tournament = fourUniform(6).withSeed(5);
        Set<Long> first = new HashSet<>();
        for (int game = 0; game < tournament.games(); game += 2) {
            long number = tournament.task(game).sharedSeed();
            assertThat(tournament.task(game + 1).sharedSeed()).isEqualTo(number);
            first.add(number);
        }
        assertThat(first).hasSize(18);
    }

    @Test
    void withThreePlayersEverySeatIsTakenAsOften() {
        Tournament<Pot, Pot.Take> tournament = ofThree(6, 4);
        assertThat(tournament.groups())
                .containsExactly(List.of(0, 1, 2), List.of(0, 1, 3), List.of(0, 2, 3), List.of(1, 2, 3));
        assertThat(tournament.games()).isEqualTo(24);
        assertThat(IntStream.range(0, 3).mapToObj(tournament::seats))
                .containsExactly(List.of(0, 1, 2), List.of(1, 2, 0), List.of(2, 0, 1));
        // the second set of the first group goes round the other way
        assertThat(IntStream.range(12, 15).mapToObj(tournament::seats))
                .containsExactly(List.of(2, 1, 0), List.of(1, 0, 2), List.of(0, 2, 1));
    }

    /** Who takes 2 gets (2 + 4) / 8, and so on; each game counts against both others. */
    @Test
    void aGameOfThreeCountsAgainstBothOthers() {
        TournamentResult result = Arena.ofThreads(2).play(ofThree(3, 3));
        Standing most = result.standings().get(2);
        assertThat(most.score()).isEqualTo(new Score(6, 0, 0));
        assertThat(most.against())
                .extracting(HeadToHead::score)
                .containsExactly(new Score(3, 0, 0), new Score(3, 0, 0), Score.NONE);
        assertThat(result.standings().get(1).score()).isEqualTo(new Score(3, 0, 3));
        assertThat(most.reward()).isEqualTo(0.75, within(1e-12));
        assertThat(result.standings().get(0).reward()).isEqualTo(0.5, within(1e-12));
        assertThat(result.bySeat()).containsExactly(new Score(3, 0, 3), new Score(3, 0, 3), new Score(3, 0, 3));
        assertThat(result.plies()).isEqualTo(new GameLengths(3, 9, 3, 3));
        assertThat(most.effort().moves()).isEqualTo(3);
    }

    /**
     * The scores of 30 games count as those of 15 for each two entrants, half of what they have, since one game settles two of them. By
     * what they take, entrants get rewards of 4/8, 5/8 and 6/8, so the last is expected to win against the others with 1/2 + 1/16 and
     * 1/2 + 1/8. At the maximum of the likelihood the wins expected of an entrant are those that it has (D. R. Hunter, 2004, section 3),
     * with the prior of a draw against one of mean strength, by symmetry.
     */
    @Test
    void aGameOfThreeCountsOnceForTheRatings() {
        int games = 30;
        BradleyTerry ratings =
                Arena.ofThreads(2).play(ofThree(games, 3)).ratings().orElseThrow();
        double[] strengths = IntStream.range(0, 3)
                .mapToDouble(entrant -> Math.pow(10, ratings.rating(entrant) / 400))
                .toArray();
        assertThat(strengths[1]).isEqualTo(1, within(1e-9));
        assertThat(strengths[0] * strengths[2]).isEqualTo(1, within(1e-9));
        double expected = games / 2.0 * (share(strengths[2], strengths[1]) + share(strengths[2], strengths[0]))
                + share(strengths[2], 1);
        assertThat(expected).isEqualTo(games / 2.0 * (1 + 1.0 / 16 + 1.0 / 8) + 0.5, within(1e-6));
    }

    private static double share(double own, double other) {
        return own / (own + other);
    }

    /** Four groups of three of four entrants, two sets each: each entrant has six sets, four of them with a certain other one. */
    @Test
    void aSetCountsOnceForEachWhoWasAtTheBoard() {
        TournamentResult result = Arena.ofThreads(2).play(ofThree(6, 4));
        Standing most = result.standings().get(3);
        assertThat(most.sets().sets()).isEqualTo(6);
        assertThat(most.sets().mean()).isEqualTo(7.0 / 8, within(1e-12));
        assertThat(most.against()).extracting(each -> each.rewards().sets()).containsExactly(4, 4, 4, 0);
    }

    @Test
    void theOrderOfStrengthIsFound() {
        TournamentResult result = Arena.ofThreads(2)
                .play(Tournament.of(List.of(search(5), search(400), uniform("uniform")), BEGINNING, 200));
        List<Standing> standings = result.standings();
        assertThat(standings.get(1).score().mean())
                .isGreaterThan(standings.get(0).score().mean());
        assertThat(standings.get(0).score().mean())
                .isGreaterThan(standings.get(2).score().mean());
        assertThat(standings.get(0).against().get(1).score().games()).isEqualTo(200);
        assertThat(standings.get(0).against().get(1).pairs().pairs()).isEqualTo(100);
        assertThat(standings.get(0).against().get(1).pairs().mean())
                .isEqualTo(standings.get(0).against().get(1).score().mean(), within(1e-12));
        assertThat(standings.get(1).against().get(0).pairs().mean())
                .isEqualTo(1 - standings.get(0).against().get(1).pairs().mean(), within(1e-12));
        assertThat(standings.get(1).effort().iterationsPerMove()).isEqualTo(400);
        BradleyTerry ratings = result.ratings().orElseThrow();
        assertThat(ratings.rating(1)).isGreaterThan(ratings.rating(0));
    }

    @Test
    void onlyTheChosenGroupsPlay() {
        Tournament<TicTacToe, Cell> ladder =
                fourUniform(2).withGroups(List.of(List.of(0, 1), List.of(1, 2), List.of(3, 2)));
        assertThat(IntStream.range(0, ladder.games()).mapToObj(ladder::seats))
                .containsExactly(
                        List.of(0, 1), List.of(1, 0), List.of(1, 2), List.of(2, 1), List.of(3, 2), List.of(2, 3));
        TournamentResult result = Arena.ofThreads(1).play(ladder);
        assertThat(result.standings().get(3).against().get(2).pairs().pairs()).isEqualTo(1);
        assertThat(result.standings().get(2).against().get(3).pairs().pairs()).isEqualTo(1);
        assertThat(result.standings().get(0).against().get(3).score()).isEqualTo(Score.NONE);
        assertThat(result.ratings()).isPresent();
        Tournament<TicTacToe, Cell> apart = fourUniform(2).withGroups(List.of(List.of(0, 1), List.of(3, 2)));
        assertThat(Arena.ofThreads(1).play(apart).ratings()).isEmpty();
    }

    @Test
    void whatCannotBePlayedIsRefused() {
        assertThatThrownBy(() -> fourUniform(3))
                .hasMessageContaining("a multiple of 2")
                .hasMessageContaining("not 3");
        assertThatThrownBy(() -> ofThree(3, 2))
                .hasMessageContaining("3 entrants or more")
                .hasMessageContaining("not 2");
        assertThatThrownBy(() -> Tournament.of(List.of(uniform("a"), uniform("a")), BEGINNING, 2))
                .hasMessageContaining("the same name");
        assertThatThrownBy(() -> fourUniform(2).withGroups(List.of(List.of(0, 4))))
                .hasMessage("a group has 2 different entrants from 0 to 3, not [0, 4]");
        assertThatThrownBy(() -> fourUniform(2).withGroups(List.of())).hasMessageContaining("1 group or more");
    }

    /** Every group plays all 72 openings of two moves, whatever the other groups play. */
    @Test
    void eachGroupDrawsItsOwnOpenings() {
        List<Entrant<TicTacToe, Cell>> entrants = Stream.of("a", "b", "c")
                .map(name -> Entrant.ofPolicy(name, new UniformPolicy<TicTacToe, Cell>()))
                .toList();
        Opening<TicTacToe, Cell> opening = random -> TicTacToe.initial();
        Map<Set<String>, Set<String>> starts = new HashMap<>();
        TournamentResult result = Arena.ofThreads(2)
                .play(
                        Tournament.of(entrants, opening.withRandomPlies(2), 144),
                        (game, sofar) -> starts.computeIfAbsent(Set.copyOf(game.entrants()), group -> new HashSet<>())
                                .add(game.start()));
        assertThat(starts)
                .hasSize(3)
                .allSatisfy((group, positions) -> assertThat(positions).hasSize(72));
        assertThat(result.openings()).isEqualTo(72);
    }
}
