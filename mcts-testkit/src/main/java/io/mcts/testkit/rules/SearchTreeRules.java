package io.mcts.testkit.rules;

import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.result.TreeNode;
import io.mcts.testkit.facts.Claim;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The rules of a search whose tree is kept between moves. */
public final class SearchTreeRules {

    public static final Check<GameSubject<?, ?>> SEARCHING_IN_STEPS_IS_SEARCHING_AT_ONCE = rule(
            Claim.GOES_ON_WHERE_IT_STOPPED,
            "two searches in a tree, one after the other, find what one of as many iterations finds",
            SearchTreeRules::searchingInStepsIsSearchingAtOnce);
    public static final Check<GameSubject<?, ?>> THE_STATE_IS_THAT_AFTER_THE_MOVE = rule(
            null,
            "after a move is played in a tree, its state is that after the move",
            SearchTreeRules::theStateIsThatAfterTheMove);
    public static final Check<GameSubject<?, ?>> WHAT_IS_KNOWN_BELOW_THE_MOVE_IS_KEPT = rule(
            Claim.KEEPS_A_TREE,
            "after a move is played in a tree, visits and means below it are as before",
            SearchTreeRules::whatIsKnownBelowTheMoveIsKept);
    public static final Check<GameSubject<?, ?>> VISITS_ARE_ADDED_TO_THOSE_KEPT = rule(
            null,
            "the visits of the root's moves are those kept and those of the search that goes on",
            SearchTreeRules::visitsAreAddedToThoseKept);
    public static final Check<GameSubject<?, ?>> EVERY_ANSWER_OF_A_GAME_IS_LEGAL = rule(
            null,
            "in a tree that is kept through a game, every answer is legal",
            SearchTreeRules::everyAnswerOfAGameIsLegal);

    public static final List<Check<GameSubject<?, ?>>> ALL = List.of(
            SEARCHING_IN_STEPS_IS_SEARCHING_AT_ONCE,
            THE_STATE_IS_THAT_AFTER_THE_MOVE,
            WHAT_IS_KNOWN_BELOW_THE_MOVE_IS_KEPT,
            VISITS_ARE_ADDED_TO_THOSE_KEPT,
            EVERY_ANSWER_OF_A_GAME_IS_LEGAL);

    private static final int TRIES = 30;
    private static final int MOST_SAMPLED = 5;

    /** Of a longer game the end is not played. */
    private static final int MOST_MOVES = 50;

    private SearchTreeRules() {}

    private static Check<GameSubject<?, ?>> rule(
            @Nullable Claim claim, String sentence, Consumer<GameSubject<?, ?>> body) {
        return new Check<>(claim, TRIES, sentence, EvaluatorRules.inPlay(body));
    }

    private static <S extends GameState<S, M>, M extends Move> void searchingInStepsIsSearchingAtOnce(
            GameSubject<S, M> subject) {
        SearchUnderTest<S, M> search = subject.search();
        int iterations = search.iterations();
        Mcts<S, M> mcts = search.alone();
        SearchResult<M> once = mcts.search(subject.state(), search.budget());
        SearchTree<S, M> tree = mcts.tree(subject.state());
        tree.search(Budget.iterations(iterations / 3));
        SearchResult<M> inSteps = tree.search(Budget.iterations(iterations - iterations / 3));
        SearchRules.requireSame(subject, once, inSteps);
    }

    /** Hands over each move, those of a search where they can only be drawn, and the tree in which it is to be played. */
    private static <S extends GameState<S, M>, M extends Move> void forEachMove(
            GameSubject<S, M> subject, BiConsumer<M, SearchTree<S, M>> check) {
        List<M> moves = RandomPlay.isSampled(subject.state())
                ? subject.search().result(subject.state()).moves().stream()
                        .map(MoveStatistics::move)
                        .limit(MOST_SAMPLED)
                        .toList()
                : subject.legalMoves();
        moves.forEach(move -> check.accept(move, subject.search().tree(subject.state())));
    }

    private static <S extends GameState<S, M>, M extends Move> void theStateIsThatAfterTheMove(
            GameSubject<S, M> subject) {
        forEachMove(subject, (move, tree) -> {
            tree.advance(move);
            S state = subject.state();
            state.play(move);
            subject.requireAlike(state, tree.state(), "after " + move);
        });
    }

    private static <S extends GameState<S, M>, M extends Move> void whatIsKnownBelowTheMoveIsKept(
            GameSubject<S, M> subject) {
        forEachMove(subject, (move, tree) -> {
            List<TreeNode<M>> before = SearchUnderTest.snapshot(tree).children().stream()
                    .filter(child -> move.equals(child.move()))
                    .flatMap(child -> child.children().stream())
                    .toList();
            tree.advance(move);
            List<TreeNode<M>> after =
                    before.isEmpty() ? before : SearchUnderTest.snapshot(tree).children();
            // a policy that relies on the order of the root's moves has them put into it anew
            boolean isKept = Set.copyOf(before).equals(Set.copyOf(after));
            subject.require(isKept, "in any order " + before + " after " + move, after);
        });
    }

    private static <S extends GameState<S, M>, M extends Move> void visitsAreAddedToThoseKept(
            GameSubject<S, M> subject) {
        forEachMove(subject, (move, tree) -> {
            tree.advance(move);
            if (!tree.state().isTerminal()) {
                long kept = SearchRules.visits(tree.search(Budget.iterations(0)));
                SearchResult<M> result = tree.search(subject.search().budget());
                long visits = SearchRules.visits(result);
                String words = kept + " + " + result.iterations() + " visits after " + move;
                subject.require(visits == kept + result.iterations(), words, visits);
            }
        });
    }

    private static <S extends GameState<S, M>, M extends Move> void everyAnswerOfAGameIsLegal(
            GameSubject<S, M> subject) {
        RandomGenerator random = subject.random();
        S state = subject.state();
        SearchTree<S, M> tree = subject.search().alone().tree(state);
        for (int moves = 0; moves < MOST_MOVES && !state.isTerminal(); moves++) {
            SearchResult<M> result = tree.search(subject.search().budget());
            SearchRules.requireLegal(subject, state, result, " after " + moves + " more moves");
            // as in a game against somebody: one's own moves are the best, the others' any
            boolean isOwn = moves % 2 == 0 && RandomPlay.isTurn(state);
            M next = isOwn ? result.bestMove() : RandomPlay.move(state, random);
            tree.advance(next);
            state.play(next);
        }
    }
}
