package io.mcts.testkit.rules;

import static io.mcts.testkit.rules.Check.SOME;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.control.Cancellation;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.StepRewards;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.result.TreeNode;
import io.mcts.testkit.facts.Claim;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The rules that every search keeps, whatever its parts. */
public final class SearchRules {

    private static final int FEW_POSITIONS = 30;

    public static final Check<GameSubject<?, ?>> BEST_MOVE_IS_LEGAL =
            rule(null, "the best move, and every move of the result, is legal", SearchRules::bestMoveIsLegal);
    public static final Check<GameSubject<?, ?>> VISITS_SUM_TO_THE_ITERATIONS = rule(
            null,
            "the visits of the root's moves sum to the iterations, as many as were asked for or, if the value is proven before, fewer",
            SearchRules::visitsSumToTheIterations);
    public static final Check<GameSubject<?, ?>> MEANS_LIE_IN_THEIR_RANGE =
            rule(null, "values, means and standard errors lie in [0, 1]", SearchRules::meansLieInTheirRange);
    public static final Check<GameSubject<?, ?>> THE_CALLERS_STATE_IS_UNCHANGED =
            rule(null, "a search leaves the caller's state as it is", SearchRules::theStateIsUnchanged);
    public static final Check<GameSubject<?, ?>> THE_SAME_SEED_GIVES_THE_SAME_RESULT = rule(
            Claim.REPEATS_BY_SEED,
            "the same seed and number of iterations give the same result",
            SearchRules::theSameSeedGivesTheSameResult);
    public static final Check<GameSubject<?, ?>> VISITS_ADD_UP_ALL_OVER_THE_TREE = rule(
            Claim.KEEPS_A_TREE,
            "at every node of the tree the visits of the children sum to those of the node, and means lie in [0, 1]",
            SearchRules::visitsAddUpAllOverTheTree);
    public static final Check<GameSubject<?, ?>> A_SPENT_BUDGET_GETS_AN_ANSWER = rule(
            null,
            "a search of no iteration, of one, cancelled or interrupted before it begins answers with a legal move",
            SearchRules::aSpentBudgetGetsAnAnswer);
    public static final Check<GameSubject<?, ?>> EVERY_LEGAL_MOVE_IS_TRIED = rule(
            Claim.TRIES_EVERY_MOVE,
            "where a player chooses, every legal move is tried once there are as many iterations",
            SearchRules::everyLegalMoveIsTried);
    public static final Check<GameSubject<?, ?>> A_MOVE_THAT_ENDS_THE_GAME_HAS_ITS_PAYOFF = rule(
            null,
            "the mean of a move that ends the game is what it pays the player who chose it",
            SearchRules::aMoveThatEndsTheGameHasItsPayoff);
    public static final Check<GameSubject<?, ?>> A_BEST_MOVE_IS_FOUND = new Check<>(
            Claim.COMES_TO_BEST_PLAY,
            FEW_POSITIONS,
            "near the end, where all continuations can be tried, a search of 20,000 iterations finds a best move",
            SearchRules::aBestMoveIsFound);

    public static final List<Check<GameSubject<?, ?>>> ALL = List.of(
            BEST_MOVE_IS_LEGAL,
            VISITS_SUM_TO_THE_ITERATIONS,
            MEANS_LIE_IN_THEIR_RANGE,
            THE_CALLERS_STATE_IS_UNCHANGED,
            THE_SAME_SEED_GIVES_THE_SAME_RESULT,
            VISITS_ADD_UP_ALL_OVER_THE_TREE,
            A_SPENT_BUDGET_GETS_AN_ANSWER,
            EVERY_LEGAL_MOVE_IS_TRIED,
            A_MOVE_THAT_ENDS_THE_GAME_HAS_ITS_PAYOFF,
            A_BEST_MOVE_IS_FOUND);

    /** Means are quotients of sums of doubles. */
    private static final double ROUNDING = 1e-9;

    /** In so few states {@value #ITERATIONS} iterations tell a move from one that is worse by {@link #MARGIN}. */
    private static final int MOST_STATES = 100;

    private static final int ITERATIONS = 20_000;

    /** By how much a reward, from 0 to 1, may be less than that of the best move. */
    private static final double MARGIN = 0.1;

    private SearchRules() {}

    private static Check<GameSubject<?, ?>> rule(
            @Nullable Claim claim, String sentence, Consumer<GameSubject<?, ?>> body) {
        return new Check<>(claim, SOME, sentence, EvaluatorRules.inPlay(body));
    }

    private static <S extends GameState<S, M>, M extends Move> void bestMoveIsLegal(GameSubject<S, M> subject) {
        requireLegal(subject, subject.state(), subject.search().result(subject.state()), "");
    }

    /** Demands that the best move, and all others, are legal in a state. */
    static <S extends GameState<S, M>, M extends Move> void requireLegal(
            Subject subject, S state, SearchResult<M> result, String where) {
        requireLegal(subject, state, result.bestMove(), where);
        result.moves().forEach(move -> requireLegal(subject, state, move.move(), where));
    }

    /** Demands that a move is legal in a state, as far as it lists its moves. */
    static <S extends GameState<S, M>, M extends Move> void requireLegal(
            Subject subject, S state, M move, String where) {
        boolean isSampled = RandomPlay.isSampled(state);
        subject.requireOneOf(isSampled ? List.of(move) : state.legalMoves(), move, where);
    }

    private static <S extends GameState<S, M>, M extends Move> void visitsSumToTheIterations(
            GameSubject<S, M> subject) {
        SearchUnderTest<S, M> search = subject.search();
        requireVisits(subject, search.iterations(), search.result(subject.state()));
    }

    /** Demands as many iterations as were asked for, or fewer where the value is proven, and as many visits. */
    static void requireVisits(Subject subject, int iterations, SearchResult<?> result) {
        boolean mayBeFewer = result.effort().stopReason() == StopReason.PROVEN;
        subject.require(
                result.iterations() == iterations || (mayBeFewer && result.iterations() < iterations),
                iterations + " iterations",
                result.iterations());
        long visits = visits(result);
        subject.require(visits == result.iterations(), result.iterations() + " visits", visits);
    }

    static long visits(SearchResult<?> result) {
        return result.moves().stream().mapToLong(MoveStatistics::visits).sum();
    }

    private static <S extends GameState<S, M>, M extends Move> void meansLieInTheirRange(GameSubject<S, M> subject) {
        SearchResult<M> result = subject.search().result(subject.state());
        List<Double> values = new ArrayList<>(result.playerValues());
        values.add(result.value());
        for (MoveStatistics<M> move : result.moves()) {
            values.add(move.mean());
            values.add(move.standardError());
        }
        values.forEach(value -> subject.requireBetween(0, 1 + ROUNDING, value, "from 0 to 1"));
    }

    private static <S extends GameState<S, M>, M extends Move> void theStateIsUnchanged(GameSubject<S, M> subject) {
        S state = subject.state();
        subject.search().result(state);
        subject.requireUnchanged(state, "");
    }

    private static <S extends GameState<S, M>, M extends Move> void theSameSeedGivesTheSameResult(
            GameSubject<S, M> subject) {
        Mcts<S, M> search = subject.search().alone();
        SearchResult<M> once = search.search(subject.state(), subject.search().budget());
        SearchResult<M> again = search.search(subject.state(), subject.search().budget());
        requireSame(subject, once, again);
        subject.requireEqual(once.principalVariation(), again.principalVariation(), "by the same seed");
    }

    static <M extends Move> void requireSame(Subject subject, SearchResult<M> expected, SearchResult<M> actual) {
        subject.require(expected.moves().equals(actual.moves()), RootMoves.of(expected), RootMoves.of(actual));
        subject.requireEqual(expected.bestMove(), actual.bestMove(), "as the best move");
    }

    private static <S extends GameState<S, M>, M extends Move> void visitsAddUpAllOverTheTree(
            GameSubject<S, M> subject) {
        SearchUnderTest<S, M> search = subject.search();
        TreeNode<M> root = SearchUnderTest.snapshot(search.tree(subject.state()));
        // the visits of a move before its node is made are evaluations; each later one goes on to a child
        int visitsBefore = search.alone().expansionThreshold() - 1;
        root.walk().forEach(node -> {
            subject.requireBetween(0, 1 + ROUNDING, node.mean(), "a mean from 0 to 1 at " + node.move());
            boolean isRoot = node.move() == null;
            long expected = isRoot ? node.visits() : node.visits() - visitsBefore;
            long below = node.children().stream().mapToLong(TreeNode::visits).sum();
            // an iteration that comes to a proven move goes no further
            boolean isRight = below == expected || (node.bounds().isExact() && below < expected);
            boolean hasAll = isRoot || (node.kind() != TreeNode.Kind.LEAF && node.omitted() == 0);
            subject.require(isRight || !hasAll, expected + " visits below " + node.move(), below);
        });
    }

    private static <S extends GameState<S, M>, M extends Move> void aSpentBudgetGetsAnAnswer(
            GameSubject<S, M> subject) {
        Mcts<S, M> search = subject.search().alone();
        S state = subject.state();
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        for (Budget budget : List.of(Budget.iterations(0), Budget.iterations(1), cancellation)) {
            SearchResult<M> result = search.search(subject.state(), budget);
            requireLegal(subject, state, result.bestMove(), " within " + budget);
            subject.require(result.iterations() <= 1, "no iteration but what is allowed", result.iterations());
        }
        Thread.currentThread().interrupt();
        SearchResult<M> result;
        try {
            result = search.search(subject.state(), subject.search().budget());
            subject.require(Thread.currentThread().isInterrupted(), "a thread that is interrupted still", "it is not");
        } finally {
            Thread.interrupted(); // the mark is this check's own
        }
        requireLegal(subject, state, result.bestMove(), " interrupted");
    }

    private static <S extends GameState<S, M>, M extends Move> void everyLegalMoveIsTried(GameSubject<S, M> subject) {
        if (!subject.isTurn() || RandomPlay.isSampled(subject.state())) {
            return;
        }
        List<M> legal = subject.legalMoves();
        SearchUnderTest<S, M> search = subject.search();
        SearchResult<M> result = search.withIterations(Math.max(search.iterations(), legal.size()))
                .result(subject.state());
        for (M move : result.effort().stopReason() == StopReason.PROVEN ? List.<M>of() : legal) {
            boolean isTried = result.moves().stream()
                    .anyMatch(statistics -> statistics.move().equals(move) && statistics.visits() > 0);
            subject.require(isTried, "a visit or more of " + move, RootMoves.of(result));
        }
    }

    private static <S extends GameState<S, M>, M extends Move> void aBestMoveIsFound(GameSubject<S, M> subject) {
        S state = subject.state();
        Reach best = subject.isTurn() ? Reach.ofBestPlay(state, MOST_STATES) : null;
        if (best == null || state.legalMoves().size() == 1) {
            return;
        }
        SearchResult<M> result = subject.search().withIterations(ITERATIONS).result(state);
        S after = state.copy();
        after.play(result.bestMove());
        int player = state.currentPlayer();
        double most = Objects.requireNonNull(Reach.ofBestPlay(after, MOST_STATES))
                .withRewards(after)
                .greatest()[player];
        double least = best.least()[player];
        subject.require(
                most >= least - MARGIN * (state.maxPayoff() - state.minPayoff()),
                "a move by which player " + player + " gets " + least + " or nearly that, after " + ITERATIONS
                        + " iterations",
                result.bestMove() + ", by which they get " + most + ", of " + RootMoves.of(result));
    }

    private static <S extends GameState<S, M>, M extends Move> void aMoveThatEndsTheGameHasItsPayoff(
            GameSubject<S, M> subject) {
        S state = subject.state();
        requirePayoffs(subject, state, SearchUnderTest.snapshot(subject.search().tree(state)), List.of());
    }

    private static <S extends GameState<S, M>, M extends Move> void requirePayoffs(
            GameSubject<S, M> subject, S state, TreeNode<M> node, List<M> line) {
        for (TreeNode<M> child : node.children()) {
            M move = child.move();
            if (move == null || child.visits() == 0) {
                continue;
            }
            List<M> further = new ArrayList<>(line);
            further.add(move);
            S next = state.copy();
            next.play(move);
            if (next.isTerminal()) {
                double reward = Snapshot.rewards(next, returns(next))[child.player()];
                String words =
                        reward + ", the reward of player " + child.player() + ", as the mean of the last of " + further;
                subject.requireNear(reward, child.mean(), ROUNDING, words);
            }
            requirePayoffs(subject, next, child, further);
        }
    }

    /** What the players get by the move that ended the game, which may have brought something itself. */
    private static List<Double> returns(GameState<?, ?> end) {
        List<Double> payoffs = Snapshot.payoffs(end);
        return end instanceof StepRewards steps
                ? IntStream.range(0, payoffs.size())
                        .mapToObj(player -> steps.reward(player) + steps.discount() * payoffs.get(player))
                        .toList()
                : payoffs;
    }
}
