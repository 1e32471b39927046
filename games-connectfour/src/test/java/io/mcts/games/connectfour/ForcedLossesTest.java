package io.mcts.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.evaluation.MixedEvaluator;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.expansion.DecisiveMoves;
import io.mcts.expansion.MoveFilter;
import io.mcts.policy.DecisivePolicy;
import io.mcts.selection.Ucb1;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Positions on large boards in which some moves lose by force within ten moves of both, nine of them after the move itself: all moves that
 * are proven to, and no others. In them the search with decisive moves, with 5,000 iterations, played such a move three times of ten or
 * more often.
 */
class ForcedLossesTest {

    private static final int MOVES = 9;
    private static final int SEEDS = 3;
    private static final int MANY_SEEDS = 10;
    private static final int ITERATIONS = 6_000;

    private static final List<String> POSITIONS = """
                    .........../.........../.........../.........../.........../.........../...oo.o.#../..oox.x..../..oxx.x..../.xxoo.x..ox x is lost by 1,2,3,4,5,7,8,9,10,11
                    ............/............/....o......./...ooxx...../...xxoo...../...ooox...../.o.xx#x.o.../xoooxxx.x.../xxxoxoo.xo.o x is lost by 1,3,4,5,6,7,9,10,11,12
                    ............/............/............/............/....x......./....o..o..../....x..#.x../....xxxo.o../oxx.ooxo.x.o o is lost by 1,2,3,4,5,8,9,10,11,12
                    ............/............/............/............/...x.....o../...o....ox../..oo....xxo./..oo.#.xoxx./o.xxo.oxxoxx x is lost by 1,2,3,4,5,6,7,9,10,12
                    ............/............/............/............/............/............/#..o......../...xx......./...xo....o../...xo....x../.x.ox.ox.oo./xxxoxoooxox. o is lost by 1,3,4,5,8,9,10,11,12
                    ........../........../......#.../.....xo.../....xooo../....oxxo../....xoxx../....xooo../....xoxx../.x.xoxxoo./.o.xxoxoo. x is lost by 1,3,4,5,7,8,9
                    ........../........../........../........../........../........../........../...x....../#oxx.o..x./.xooxx.oo./.xxxoo.xo./.xooxxxooo o is lost by 1,2,3,4,5,6,8,9,10
                    ...........#/............/............/......x...../....x.o...../.o..o.ox.x../.xx.x.ox.o../.xo.x.xooox./.xo.xoxooox. o is lost by 1,2,3,4,5,7,8,9,10,12
                    ............/............/............/............/.#........../............/............/.......o..../...o..xx..../..ox..xox... o is lost by 1,2,3,4,6,7,8,9,10,11,12
                    ............/............/............/............/............/............/............/............/........xo../........#x../.o.o.x..xxo./ooox.o.xoxx. x is lost by 2,4,5,6,7,8,9,10,12
                    """.lines().toList();

    private static final RolloutEvaluator<ConnectFour, Drop> ROLLOUT = new RolloutEvaluator<>(new DecisivePolicy<>());

    @Test
    void theMovesOfTheQuickestProofAreProven() {
        requireProven(POSITIONS.get(4));
    }

    @Test
    @Tag("nightly")
    void theMovesAreProven() {
        POSITIONS.forEach(ForcedLossesTest::requireProven);
    }

    private static void requireProven(String line) {
        ConnectFour state = state(line);
        ForcedWins proof = new ForcedWins();
        assertThat(state.legalMoves().stream()
                        .filter(move -> proof.loses(state, move, MOVES))
                        .toList())
                .as(line)
                .isEqualTo(lost(line));
    }

    @Test
    void theyAreNotPlayed() {
        assertThat(blunders(threats(), SEEDS)).isEmpty();
    }

    @Test
    @Tag("nightly")
    void theyAreNotPlayedByManySeeds() {
        assertThat(blunders(threats(), MANY_SEEDS)).isEmpty();
    }

    private static Mcts<ConnectFour, Drop> threats() {
        return Mcts.<ConnectFour, Drop>builder()
                .selection(Ucb1.of(0.35))
                .expansion(new ThreatMoves(10))
                .evaluator(new MixedEvaluator<>(0.5, ROLLOUT, new LineValue()))
                .build();
    }

    /** More than a quarter of the searches play one: the positions tell the two searches apart. */
    @Test
    void decisiveMovesAreNotEnough() {
        MoveFilter<ConnectFour, Drop> decisive = new DecisiveMoves<>();
        Mcts<ConnectFour, Drop> mcts = Mcts.<ConnectFour, Drop>builder()
                .selection(Ucb1.of(0.5))
                .expansion(decisive)
                .evaluator(ROLLOUT)
                .build();
        assertThat(blunders(mcts, SEEDS)).hasSizeGreaterThan(POSITIONS.size() * SEEDS / 4);
    }

    /** The searches that chose a move that loses by force. */
    private static List<String> blunders(Mcts<ConnectFour, Drop> mcts, int seeds) {
        return POSITIONS.stream()
                .flatMap(line -> Stream.iterate(0, seed -> seed < seeds, seed -> seed + 1)
                        .map(seed -> mcts.withSeed(seed)
                                .search(state(line), Budget.iterations(ITERATIONS))
                                .bestMove())
                        .filter(lost(line)::contains)
                        .map(move -> move + " in " + line))
                .toList();
    }

    private static ConnectFour state(String line) {
        String position = line.substring(0, line.indexOf(" is lost by "));
        List<String> rows = List.of(position.substring(0, position.length() - 2).split("/", -1));
        BoardCell[] blocked = Stream.iterate(0, row -> row < rows.size(), row -> row + 1)
                .flatMap(row -> Stream.iterate(
                                0, column -> column < rows.get(row).length(), column -> column + 1)
                        .filter(column -> rows.get(row).charAt(column) == '#')
                        .map(column -> new BoardCell(row, column)))
                .toArray(BoardCell[]::new);
        ConnectFour empty = ConnectFour.of(rows.size(), rows.get(0).length(), blocked);
        return ConnectFourNotation.of(empty).parse(position);
    }

    private static List<Drop> lost(String line) {
        return Arrays.stream(line.substring(line.lastIndexOf(' ') + 1).split(",", -1))
                .map(column -> Drop.into(Integer.parseInt(column) - 1))
                .toList();
    }
}
