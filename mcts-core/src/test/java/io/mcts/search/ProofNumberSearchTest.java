package io.mcts.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.control.SearchListener;
import io.mcts.evaluation.LeafBatches;
import io.mcts.evaluation.OneByOne;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.fixture.Branch;
import io.mcts.fixture.RandomGames;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeGame.Position;
import io.mcts.policy.UniformPolicy;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.selection.Children;
import io.mcts.selection.ProofNumberUcb1;
import io.mcts.tree.NodeView;
import io.mcts.tree.Tree;
import java.util.OptionalLong;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** The proof numbers of a whole tree against those that a slow recursion finds in it. */
class ProofNumberSearchTest {

    private static final int GAMES = 300;

    /** By structure alone, without bounds: the ends of the game that were visited are known, all else below counts for 1. */
    private static long expected(
            TreeState<TreeGame, Branch> tree, int address, int child, Position parent, int player) {
        NodeView node = new NodeView(tree.nodes()).moveTo(address);
        Position position =
                parent.children().get(tree.moves().move(node.move(child)).index());
        if (position.children().isEmpty()) {
            boolean isWon = position.payoffs()[player] == 10;
            return node.visits(child) == 0 ? 1 : isWon ? 0 : Children.NEVER_PROVEN;
        }
        int link = node.link(child);
        return link == Tree.NONE ? 1 : expected(tree, link, position, player);
    }

    private static long expected(TreeState<TreeGame, Branch> tree, int address, Position position, int player) {
        boolean chooses = position.player() == player;
        long number = chooses ? Children.NEVER_PROVEN : 0;
        int count = new NodeView(tree.nodes()).moveTo(address).count();
        for (int child = 0; child < count; child++) {
            long next = expected(tree, address, child, position, player);
            number = chooses ? Math.min(number, next) : Math.min(Children.NEVER_PROVEN, number + next);
        }
        return number;
    }

    /** Checks every edge of a tree; returns how many have numbers that say more than a new edge or a proof. */
    private static int check(TreeState<TreeGame, Branch> tree, int address, Position position) {
        NodeView node = new NodeView(tree.nodes()).moveTo(address);
        int telling = 0;
        for (int child = 0; child < node.count(); child++) {
            Position below =
                    position.children().get(tree.moves().move(node.move(child)).index());
            for (int player = 0; player < tree.rootState().playerCount(); player++) {
                int number = node.proofNumber(child, player);
                assertThat((long) number)
                        .as("player %s at child %s of %s", player, child, address)
                        .isEqualTo(expected(tree, address, child, position, player));
                telling += number > 1 && number < Children.NEVER_PROVEN ? 1 : 0;
            }
            if (node.link(child) != Tree.NONE) {
                telling += check(tree, node.link(child), below);
            }
        }
        return telling;
    }

    private static Settings<TreeGame, Branch> settings(long seed) {
        Settings<TreeGame, Branch> settings = new Settings<>();
        settings.selection = new ProofNumberUcb1(0.7, 0.5);
        settings.isSolver = true;
        settings.seed = OptionalLong.of(seed);
        return settings;
    }

    private static SearchResult<Branch> search(TreeState<TreeGame, Branch> tree, int iterations) {
        return Search.run(tree, Budget.iterations(iterations), SearchListener.none(), 0);
    }

    /** Searches random games, checks the tree now and then, and returns how many numbers said something. */
    private static int checkGames(Consumer<Settings<TreeGame, Branch>> change) {
        int telling = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            Settings<TreeGame, Branch> settings = settings(seed);
            change.accept(settings);
            settings.check();
            TreeGame game = RandomGames.of(seed);
            TreeState<TreeGame, Branch> tree = new TreeState<>(settings, game);
            for (int iterations : new int[] {1, 5, 20, 60}) {
                search(tree, iterations);
                telling += check(tree, Tree.ROOT, game.position());
            }
        }
        return telling;
    }

    @Test
    void areThoseOfTheWholeTree() {
        assertThat(checkGames(settings -> {})).isGreaterThan(600);
    }

    @Test
    void areThoseOfATreeSearchedInBatches() {
        assertThat(checkGames(settings -> settings.batches =
                        new LeafBatches<>(new OneByOne<>(new RolloutEvaluator<>(new UniformPolicy<>())), 4, 1)))
                .isGreaterThan(600);
    }

    @Test
    void areThoseOfATreeOfSeveralThreads() {
        assertThat(checkGames(settings -> settings.parallel = Parallel.tree(Runnable::run, 2)))
                .isGreaterThan(600);
    }

    /** Numbers that two threads write at once may be old; the proofs are none the worse. */
    @Test
    void severalThreadsProveTheExactValues() {
        ExecutorService executor = Executors.newFixedThreadPool(1);
        try {
            for (int seed = 0; seed < GAMES; seed++) {
                Settings<TreeGame, Branch> settings = settings(seed);
                settings.parallel = Parallel.tree(executor, 2);
                settings.hasTranspositions = seed % 2 == 0;
                TreeGame game = RandomGames.of(seed);
                SearchResult<Branch> result = search(new TreeState<>(settings, game), 100_000);
                assertThat(result.effort().stopReason()).isEqualTo(StopReason.PROVEN);
                assertThat(result.value())
                        .isCloseTo(TreeGame.exactValues(game.position())[result.player()] / 10, within(1e-9));
            }
        } finally {
            executor.shutdown();
        }
    }
}
