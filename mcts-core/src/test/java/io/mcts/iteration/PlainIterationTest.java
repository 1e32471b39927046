package io.mcts.iteration;

import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.Mcts;
import io.mcts.backup.MaxBackup;
import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.expansion.MoveFilter;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.TreeGame;
import io.mcts.game.SampledChance;
import io.mcts.game.StepRewards;
import io.mcts.policy.EpsilonGreedyPolicy;
import io.mcts.policy.MastScores;
import io.mcts.search.Trees;
import io.mcts.selection.LeastVisited;
import io.mcts.selection.Ucb1;
import io.mcts.selection.Ucb1Tuned;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Which searches are plain UCT. That they have the results of the others is tested elsewhere. */
class PlainIterationTest {

    private static final class Stepped extends TreeGame implements StepRewards {

        Stepped() {
            super(1, choice(0, end(1), end(2)));
        }

        @Override
        public TreeGame copy() {
            return new Stepped();
        }

        @Override
        public double reward(int player) {
            return 0;
        }
    }

    private static final class Thrown extends TreeGame implements SampledChance {

        Thrown() {
            super(1, choice(0, end(1), end(2)));
        }

        @Override
        public TreeGame copy() {
            return new Thrown();
        }

        @Override
        public boolean isSampled() {
            return true;
        }
    }

    /** Writes down which of its moves were played by which method. */
    private static final class Noting extends TreeGame {

        private final List<String> played;

        Noting(Position position, List<String> played) {
            super(1, position);
            this.played = played;
        }

        @Override
        public void play(Branch move) {
            played.add("play");
            super.play(move);
        }

        @Override
        public void playOn(Branch move) {
            played.add("playOn");
            super.play(move);
        }

        @Override
        public TreeGame copy() {
            return new Noting(position(), played);
        }
    }

    private static boolean isPlain(TreeGame game, Consumer<Settings<TreeGame, Branch>> change) {
        Settings<TreeGame, Branch> settings = new Settings<>();
        change.accept(settings);
        return Iteration.onOneThread(Trees.of(settings, game).first()) instanceof PlainIteration;
    }

    static Stream<Consumer<Settings<TreeGame, Branch>>> plain() {
        return Stream.of(
                settings -> {},
                settings -> settings.selection = Ucb1.classic(),
                settings -> settings.expansionThreshold = 5,
                settings -> settings.expansion = (state, moves) -> moves.subList(0, 1),
                settings -> settings.expansion = MoveFilter.all(),
                settings -> settings.memoryCeiling = 1 << 20);
    }

    @ParameterizedTest
    @MethodSource("plain")
    void servesPlainUct(Consumer<Settings<TreeGame, Branch>> change) {
        assertThat(isPlain(Games.deep(), change)).isTrue();
    }

    /** For one player the moves of rollouts are recorded, as they may solve the game. */
    @Test
    void servesSolversOfGamesForTwo() {
        TreeGame forTwo = new TreeGame(2, Games.deep().position());
        assertThat(isPlain(forTwo, settings -> settings.isSolver = true)).isTrue();
        assertThat(isPlain(Games.deep(), settings -> settings.isSolver = true)).isFalse();
    }

    static Stream<Consumer<Settings<TreeGame, Branch>>> others() {
        return Stream.of(
                settings -> settings.selection = new LeastVisited(),
                settings -> settings.selection = new Ucb1Tuned(),
                settings -> settings.rootSelection = Ucb1.of(2),
                settings -> settings.rootSelection = new LeastVisited(),
                settings -> settings.backup = new MaxBackup(),
                settings -> settings.prior = (state, moves, scores) -> {},
                settings -> settings.rollout = new EpsilonGreedyPolicy<>(0.1, new MastScores<>()));
    }

    @ParameterizedTest
    @MethodSource("others")
    void leavesOthersToTheGeneralIteration(Consumer<Settings<TreeGame, Branch>> change) {
        assertThat(isPlain(Games.deep(), change)).isFalse();
    }

    @Test
    void leavesRewardsOnTheWayAndSampledOutcomesToTheGeneralIteration() {
        assertThat(isPlain(new Stepped(), settings -> {})).isFalse();
        assertThat(isPlain(new Thrown(), settings -> {})).isFalse();
    }

    static Stream<UnaryOperator<Mcts.Builder<TreeGame, Branch>>> searches() {
        return Stream.of(
                plain -> plain,
                general -> general.selection(new Ucb1Tuned()),
                general -> general.backup(new MaxBackup()),
                shared -> shared.parallel(Parallel.tree(Runnable::run, 1)));
    }

    /** The first visit of the only move evaluates it, the second makes its node, and from then on the game goes on there. */
    @ParameterizedTest
    @MethodSource("searches")
    void everySearchPlaysOnWhereTheEdgeHasANode(UnaryOperator<Mcts.Builder<TreeGame, Branch>> settings) {
        List<String> played = new ArrayList<>();
        Noting game = new Noting(choice(0, choice(0, end(1))), played);
        Mcts<TreeGame, Branch> mcts = settings.apply(
                        Mcts.<TreeGame, Branch>builder().seed(1).evaluator((state, random, payoffs) -> payoffs[0] = 0))
                .build();
        mcts.search(game, Budget.iterations(4));
        assertThat(played).containsExactly("play", "play", "play", "playOn", "play", "playOn", "play");
    }
}
