package com.example.embed;

import io.mcts.Mcts;
import io.mcts.Pondering;
import io.mcts.SearchTree;
import io.mcts.control.Budget;
import io.mcts.control.GameClock;
import io.mcts.control.Parallel;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.Drop;
import io.mcts.result.SearchResult;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A game against itself on two threads, by the clock, with a tree that is kept, bounded and searched on meanwhile. */
public final class ThreadsAndTime {

    public static void main(String[] args) {
        ExecutorService executor = Executors.newFixedThreadPool(2);
        try {
            print("one tree", search(Parallel.tree(executor, 2)));
            print("two trees", search(Parallel.root(executor, 2)));
            play(executor);
        } finally {
            executor.shutdown();
        }
    }

    private static SearchResult<Drop> search(Parallel parallel) {
        Mcts<ConnectFour, Drop> mcts =
                Mcts.of(ConnectFour.class).parallel(parallel).seed(1).build();
        return mcts.search(ConnectFour.classic(), Budget.iterations(50_000));
    }

    private static void play(ExecutorService executor) {
        Mcts<ConnectFour, Drop> mcts =
                Mcts.of(ConnectFour.class).memoryCeiling(64 << 20).seed(1).build();
        SearchTree<ConnectFour, Drop> tree = mcts.tree(ConnectFour.classic());
        GameClock clock = GameClock.of(Duration.ofMillis(500));
        while (!tree.state().isTerminal()) {
            SearchResult<Drop> result = tree.search(clock.budget().untilDecided());
            clock = clock.after(result.effort().elapsed());
            tree.advance(result.bestMove());
            if (!tree.state().isTerminal()) {
                answer(tree, executor);
            }
        }
        System.out.println(tree.state().diagram());
    }

    /** Thinks on until the opponent, here one who takes the column in the middle, has moved. */
    private static void answer(SearchTree<ConnectFour, Drop> tree, ExecutorService executor) {
        ConnectFour state = tree.state();
        Drop answer;
        try (Pondering<Drop> pondering = tree.ponder(executor)) {
            answer = state.legalMoves().get(state.legalMoves().size() / 2);
            pondering.stop();
        }
        tree.advance(answer);
    }

    private static void print(String how, SearchResult<Drop> result) {
        System.out.printf(Locale.ROOT, "%s: %,d iterations, column %s%n", how, result.iterations(), result.bestMove());
    }
}
