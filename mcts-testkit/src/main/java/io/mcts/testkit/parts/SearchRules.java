package io.mcts.testkit.parts;

import static io.mcts.testkit.check.Check.SOME;

import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.control.Budget;
import io.mcts.control.Cancellation;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.result.Bounds;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.result.TreeNode;
import io.mcts.testkit.check.Check;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.check.SearchUnderTest;
import io.mcts.testkit.facts.OptionalRule;
import io.mcts.testkit.play.PayoffBounds;
import io.mcts.testkit.play.RandomPlay;
import io.mcts.testkit.play.Snapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public record SearchRules<S extends GameState<S, M>, M extends Move>(GameSubject<S, M> subject) {

    private static final int FEW_POSITIONS = 30;
    /** Tries of a rule of trees that are kept between moves. */
    private static final int TREES = 30;

    private static final int MOST_SAMPLED = 5;
    private static final int MOST_MOVES = 50;

    public static final List<Check<GameSubject<?, ?>>> ALL = List.of(
            rule(SOME, "BEST_MOVE_IS_LEGAL", SearchRules::bestMoveIsLegal)
                    .stating("the best move, and every move of the result, is legal"),
            rule(SOME, "VISITS_SUM_TO_THE_ITERATIONS", rules -> rules.requireVisits(rules.result()))
                    .stating(
                            "the visits of the root's moves sum to the iterations, as many as were asked for or, if the value is proven before, fewer"),
            rule(SOME, "MEANS_LIE_IN_THEIR_RANGE", SearchRules::meansLieInTheirRange)
                    .stating("values, means and standard errors lie in [0, 1]"),
            rule(SOME, "THE_CALLERS_STATE_IS_UNCHANGED", SearchRules::theStateIsUnchanged)
                    .stating("a search leaves the caller's state as it is"),
            rule(SOME, "THE_SAME_SEED_GIVES_THE_SAME_RESULT", SearchRules::theSameSeedGivesTheSameResult)
                    .stating("the same seed and number of iterations give the same result")
                    .claiming(OptionalRule.REPEATS_BY_SEED),
            rule(SOME, "VISITS_ADD_UP_ALL_OVER_THE_TREE", SearchRules::visitsAddUpAllOverTheTree)
                    .stating(
                            "at every node of the tree the visits of the children sum to those of the node, and means lie in [0, 1]")
                    .claiming(OptionalRule.KEEPS_A_TREE),
            rule(SOME, "A_SPENT_BUDGET_GETS_AN_ANSWER", SearchRules::aSpentBudgetGetsAnAnswer)
                    .stating(
                            "a search of no iteration, of one, cancelled or interrupted before it begins answers with a legal move"),
            rule(SOME, "EVERY_LEGAL_MOVE_IS_TRIED", SearchRules::everyLegalMoveIsTried)
                    .stating("where a player chooses, every legal move is tried once there are as many iterations")
                    .claiming(OptionalRule.TRIES_EVERY_MOVE),
            rule(SOME, "A_MOVE_THAT_ENDS_THE_GAME_HAS_ITS_PAYOFF", SearchRules::aMoveThatEndsTheGameHasItsPayoff)
                    .stating("the mean of a move that ends the game is what it pays the player who chose it"),
            rule(FEW_POSITIONS, "A_BEST_MOVE_IS_FOUND", SearchRules::aBestMoveIsFound)
                    .stating(
                            "near the end, where all continuations can be tried, a search of 20,000 iterations finds a best move")
                    .claiming(OptionalRule.COMES_TO_BEST_PLAY),
            rule(TREES, "SEARCHING_IN_STEPS_IS_SEARCHING_AT_ONCE", SearchRules::searchingInStepsIsSearchingAtOnce)
                    .stating("two searches in a tree, one after the other, find what one of as many iterations finds")
                    .claiming(OptionalRule.GOES_ON_WHERE_IT_STOPPED),
            rule(TREES, "THE_STATE_IS_THAT_AFTER_THE_MOVE", SearchRules::theStateIsThatAfterTheMove)
                    .stating("after a move is played in a tree, its state is that after the move"),
            rule(TREES, "WHAT_IS_KNOWN_BELOW_THE_MOVE_IS_KEPT", SearchRules::whatIsKnownBelowTheMoveIsKept)
                    .stating("after a move is played in a tree, visits and means below it are as before")
                    .claiming(OptionalRule.KEEPS_A_TREE),
            rule(TREES, "VISITS_ARE_ADDED_TO_THOSE_KEPT", SearchRules::visitsAreAddedToThoseKept)
                    .stating("the visits of the root's moves are those kept and those of the search that goes on"),
            rule(TREES, "EVERY_ANSWER_OF_A_GAME_IS_LEGAL", SearchRules::everyAnswerOfAGameIsLegal)
                    .stating("in a tree that is kept through a game, every answer is legal"));

    private static final double ROUNDING = 1e-9;

    /**
     * The most states in which {@value #ITERATIONS} iterations distinguish a move from one worse by {@link #MARGIN}, if at most {@value
     * #MOST_CHOICES} choices show it: beyond that UCB1, which returns to a bad move about ln N times, needs unbounded time.
     */
    private static final int MOST_STATES = 100;

    private static final int MOST_CHOICES = 2;

    private static final int ITERATIONS = 20_000;

    /** The allowed loss of reward, from 0 to 1, against the best move. */
    private static final double MARGIN = 0.1;

    private static Check<GameSubject<?, ?>> rule(int tries, String name, Consumer<SearchRules<?, ?>> body) {
        return Check.rule(tries, name, GameSubject.inPlay(subject -> body.accept(new SearchRules<>(subject))));
    }

    private SearchResult<M> result() {
        return subject.search().result(subject.state());
    }

    private void bestMoveIsLegal() {
        requireLegal(subject.state(), result(), "");
    }

    void requireLegal(S state, SearchResult<M> result, String where) {
        if (!RandomPlay.isSampled(state)) {
            subject.requireOneOf(state.legalMoves(), result.bestMove(), where);
            result.moves().forEach(move -> subject.requireOneOf(state.legalMoves(), move.move(), where));
        }
    }

    /** Requires the given number of iterations, or fewer if the value is proven, and as many visits. */
    void requireVisits(SearchResult<?> result) {
        int iterations = subject.search().iterations();
        long done = result.iterations();
        boolean isRight = done == iterations || (isProven(result) && done < iterations);
        subject.require(isRight, iterations + " iterations", done);
        long visits = visits(result);
        subject.require(visits == result.iterations(), result.iterations() + " visits", visits);
    }

    static String moves(SearchResult<?> result) {
        return result.moves().stream()
                .map(move -> move.move() + ": " + move.visits() + " x " + move.mean() + " ± " + move.standardError()
                        + (move.bounds().equals(Bounds.UNKNOWN) ? "" : " (" + move.bounds() + ")"))
                .collect(Collectors.joining(", "));
    }

    private static boolean isProven(SearchResult<?> result) {
        return result.effort().stopReason() == StopReason.PROVEN;
    }

    static long visits(SearchResult<?> result) {
        return result.moves().stream().mapToLong(MoveStatistics::visits).sum();
    }

    private void meansLieInTheirRange() {
        SearchResult<M> result = result();
        List<Double> values = new ArrayList<>(result.playerValues());
        values.add(result.value());
        for (MoveStatistics<M> move : result.moves()) {
            values.add(move.mean());
            values.add(move.standardError());
        }
        values.forEach(value -> subject.requireBetween(0, 1 + ROUNDING, value, "from 0 to 1"));
    }

    private void theStateIsUnchanged() {
        S state = subject.state();
        subject.search().result(state);
        subject.requireUnchanged(state, "");
    }

    private void theSameSeedGivesTheSameResult() {
        Mcts<S, M> search = subject.search().alone();
        SearchResult<M> once = search.search(subject.state(), subject.search().budget());
        SearchResult<M> again = search.search(subject.state(), subject.search().budget());
        requireSame(once, again);
        subject.requireEqual(once.principalVariation(), again.principalVariation(), "by the same seed");
    }

    void requireSame(SearchResult<M> expected, SearchResult<M> actual) {
        subject.require(expected.moves().equals(actual.moves()), moves(expected), moves(actual));
        subject.requireEqual(expected.bestMove(), actual.bestMove(), "as the best move");
    }

    private void visitsAddUpAllOverTheTree() {
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

    private void aSpentBudgetGetsAnAnswer() {
        Mcts<S, M> search = subject.search().alone();
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        for (Budget budget : List.of(Budget.iterations(0), Budget.iterations(1), cancellation)) {
            SearchResult<M> result = search.search(subject.state(), budget);
            requireLegal(subject.state(), result, " within " + budget);
            subject.require(result.iterations() <= 1, "no iteration but what is allowed", result.iterations());
        }
        SearchResult<M> result = interrupted(() -> {
            Thread.currentThread().interrupt();
            return search.search(subject.state(), subject.search().budget());
        });
        requireLegal(subject.state(), result, " interrupted");
    }

    /** Returns the result of an interrupted search; requires that the thread stays interrupted, unless the search ended on its own. */
    SearchResult<M> interrupted(Supplier<SearchResult<M>> search) {
        boolean isInterrupted;
        SearchResult<M> found;
        try {
            found = search.get();
        } finally {
            isInterrupted = Thread.interrupted(); // the mark is this check's own
        }
        subject.require(isInterrupted || isProven(found), "a thread that is interrupted still", "it is not");
        return found;
    }

    private void everyLegalMoveIsTried() {
        if (!subject.isTurn() || subject.isSampled()) {
            return;
        }
        List<M> legal = subject.legalMoves();
        SearchUnderTest<S, M> search = subject.search();
        int iterations = Math.max(search.iterations(), legal.size());
        SearchResult<M> result = search.withIterations(iterations).result(subject.state());
        for (M move : isProven(result) ? List.<M>of() : legal) {
            boolean isTried =
                    result.moves().stream().anyMatch(tried -> tried.move().equals(move) && tried.visits() > 0);
            subject.require(isTried, "a visit or more of " + move, moves(result));
        }
    }

    private void aBestMoveIsFound() {
        S state = subject.state();
        PayoffBounds best = subject.isTurn() ? PayoffBounds.ofBestPlay(state, MOST_STATES, MOST_CHOICES) : null;
        if (best == null || state.legalMoves().size() == 1) {
            return;
        }
        SearchResult<M> result = subject.search().withIterations(ITERATIONS).result(state);
        S after = RandomPlay.after(state, result.bestMove());
        int player = state.currentPlayer();
        double most = Objects.requireNonNull(PayoffBounds.ofBestPlay(after, MOST_STATES, MOST_CHOICES))
                .withRewards(after)
                .greatest()[player];
        double least = best.least()[player];
        boolean isGood = most >= least - MARGIN * (state.maxPayoff() - state.minPayoff());
        String expected =
                "a move by which player " + player + " gets " + least + " or nearly that, after " + ITERATIONS;
        String actual = result.bestMove() + ", by which they get " + most + ", of " + moves(result);
        subject.require(isGood, expected + " iterations", actual);
    }

    private void aMoveThatEndsTheGameHasItsPayoff() {
        S state = subject.state();
        requirePayoffs(state, SearchUnderTest.snapshot(subject.search().tree(state)), List.of());
    }

    private void requirePayoffs(S state, TreeNode<M> node, List<M> line) {
        for (TreeNode<M> child : node.children()) {
            M move = child.move();
            if (move == null || child.visits() == 0) {
                continue;
            }
            List<M> further = RandomPlay.with(line, move);
            S next = RandomPlay.after(state, move);
            if (next.isTerminal()) {
                double[] returns = Objects.requireNonNull(PayoffBounds.of(next))
                        .withRewards(next)
                        .least();
                double reward = Snapshot.reward(next, returns[child.player()]);
                String words =
                        reward + ", the reward of player " + child.player() + ", as the mean of the last of " + further;
                subject.requireNear(reward, child.mean(), ROUNDING, words);
            }
            requirePayoffs(next, child, further);
        }
    }

    private void searchingInStepsIsSearchingAtOnce() {
        SearchUnderTest<S, M> search = subject.search();
        int iterations = search.iterations();
        Mcts<S, M> mcts = search.alone();
        SearchResult<M> once = mcts.search(subject.state(), search.budget());
        SearchTree<S, M> tree = mcts.tree(subject.state());
        tree.search(Budget.iterations(iterations / 3));
        SearchResult<M> inSteps = tree.search(Budget.iterations(iterations - iterations / 3));
        requireSame(once, inSteps);
    }

    private void forEachMove(BiConsumer<M, SearchTree<S, M>> check) {
        Stream<M> moves = subject.isSampled()
                ? result().moves().stream().map(MoveStatistics::move).limit(MOST_SAMPLED)
                : subject.legalMoves().stream();
        moves.forEach(move -> check.accept(move, subject.search().tree(subject.state())));
    }

    private void theStateIsThatAfterTheMove() {
        forEachMove((move, tree) -> {
            tree.advance(move);
            S state = subject.state();
            state.play(move);
            subject.requireAlike(state, tree.state(), "after " + move);
        });
    }

    private void whatIsKnownBelowTheMoveIsKept() {
        forEachMove((move, tree) -> {
            List<TreeNode<M>> before = SearchUnderTest.snapshot(tree).children().stream()
                    .filter(child -> move.equals(child.move()))
                    .flatMap(child -> child.children().stream())
                    .toList();
            tree.advance(move);
            List<TreeNode<M>> after =
                    before.isEmpty() ? before : SearchUnderTest.snapshot(tree).children();
            // the root's moves are sorted again for a policy that relies on their order
            boolean isKept = Set.copyOf(before).equals(Set.copyOf(after));
            subject.require(isKept, "in any order " + before + " after " + move, after);
        });
    }

    private void visitsAreAddedToThoseKept() {
        forEachMove((move, tree) -> {
            tree.advance(move);
            if (!tree.state().isTerminal()) {
                long kept = visits(tree.search(Budget.iterations(0)));
                SearchResult<M> result = tree.search(subject.search().budget());
                long visits = visits(result);
                String words = kept + " + " + result.iterations() + " visits after " + move;
                subject.require(visits == kept + result.iterations(), words, visits);
            }
        });
    }

    private void everyAnswerOfAGameIsLegal() {
        RandomGenerator random = subject.random();
        S state = subject.state();
        SearchTree<S, M> tree = subject.search().alone().tree(state);
        for (int moves = 0; moves < MOST_MOVES && !state.isTerminal(); moves++) {
            SearchResult<M> result = tree.search(subject.search().budget());
            requireLegal(state, result, " after " + moves + " more moves");
            // as in a game against somebody: one's own moves are the best, the others' any
            boolean isOwn = moves % 2 == 0 && RandomPlay.isTurn(state);
            M next = isOwn ? result.bestMove() : RandomPlay.move(state, random);
            tree.advance(next);
            state.play(next);
        }
    }
}
