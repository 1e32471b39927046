package io.mcts.web.live;

import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.cli.json.Json;
import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.control.SearchProgress;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.result.SearchResult;
import io.mcts.spec.search.Spec;
import io.mcts.web.game.PlayedGame;
import io.mcts.web.game.SearchMessages;
import io.mcts.web.request.Limits;
import io.mcts.web.request.Permits;
import io.mcts.web.request.Topic;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A search for a page: it reports progress, and its tree can be queried during and after it. Thread-safe. */
final class LiveSearch<S extends GameState<S, M>, M extends Move> extends LiveWork {

    private static final Duration INTERVAL = Duration.ofMillis(100);

    private final PlayedGame<S, M> game;
    private final Mcts<S, M> mcts;
    private final Budget budget;
    private final boolean isEndless;
    private final SearchPool room;

    /** Queries to be answered in the next callback of the search. */
    private final Deque<Question<M>> questions = new ArrayDeque<>();

    /** A query of the tree: a node, and the number of nodes below it; 0 for its children. */
    private record Question<M>(List<M> path, int nodes) {}

    private @Nullable SearchTree<S, M> tree;
    private boolean isRunning = true;

    /**
     * Makes a search within the limits.
     *
     * @param isEndless whether it runs until it is stopped, unless the settings limit it; it may be stopped to make room
     * @throws IllegalArgumentException if the settings are invalid, or the game is over
     */
    LiveSearch(
            Topic topic,
            PlayedGame<S, M> game,
            Spec settings,
            boolean isEndless,
            SearchPool room,
            Outbox outbox,
            Permits.Permit permit) {
        super(topic, outbox, permit);
        this.game = game;
        this.mcts = settings.mcts(game.game(), room.helpers());
        Budget spent = isEndless ? settings.bounds() : settings.budget();
        this.budget = spent.or(cancellation());
        this.isEndless = isEndless;
        this.room = room;
        if (game.state().isTerminal()) {
            throw new IllegalArgumentException("the game is over in '"
                    + game.game().notation().format(game.state()) + "'; give a position in which a move is left");
        }
    }

    @Override
    public void run() {
        try {
            if (isUnwanted()) {
                return;
            }
            if (isEndless) {
                room.addEndless(this);
            }
            SearchTree<S, M> searched = mcts.tree(game.state());
            SearchListener<M> listener = progress -> progressed(searched, progress);
            SearchResult<M> result = searched.search(budget, SearchListener.every(INTERVAL, listener));
            permit().giveBack(); // before the page hears of it, and asks for more
            finished(searched, result);
        } catch (RuntimeException | OutOfMemoryError failure) {
            tell(topic().error(failure));
        } finally {
            end();
            permit().giveBack();
        }
    }

    private void end() {
        room.removeEndless(this);
        synchronized (this) {
            isRunning = false;
        }
    }

    private void progressed(SearchTree<S, M> searched, SearchProgress<M> progress) {
        answer(searched);
        if (isHeard()) {
            tell(SearchMessages.found(
                    topic(),
                    progress.snapshot(),
                    searched,
                    progress.spentShare(),
                    game.game().players()));
        }
    }

    private void finished(SearchTree<S, M> searched, SearchResult<M> result) {
        synchronized (this) {
            isRunning = false;
            tree = isUnwanted() ? null : searched;
        }
        room.trees().keep(this, result.effort().bytes());
        answer(searched);
        if (isUnwanted()) { // since just now, perhaps
            room.trees().remove(this);
            forget();
        }
        tell(SearchMessages.found(
                topic(), result, searched, Double.NaN, game.game().players()));
    }

    private void answer(SearchTree<S, M> searched) {
        while (true) {
            Question<M> question;
            synchronized (this) {
                if (questions.isEmpty()) {
                    return;
                }
                question = questions.remove();
            }
            tell(look(searched, question));
        }
    }

    private Json look(SearchTree<S, M> searched, Question<M> question) {
        try {
            return question.nodes() == 0
                    ? SearchMessages.children(topic(), searched, question.path())
                    : SearchMessages.picture(topic(), searched, question.path(), question.nodes());
        } catch (IllegalArgumentException missing) {
            return topic().error(missing);
        }
    }

    @Override
    void lookAt(List<String> words, int nodes) {
        Question<M> question = new Question<>(game.movesFrom(words), nodes);
        @Nullable SearchTree<S, M> finished;
        synchronized (this) {
            if (isRunning) {
                if (questions.size() >= Limits.TREE_QUESTIONS) {
                    throw new IllegalArgumentException("too many nodes of the tree of '" + topic().id()
                            + "' are requested at a time, more than " + Limits.TREE_QUESTIONS);
                }
                questions.add(question);
                return;
            }
            finished = tree;
        }
        if (finished == null) {
            throw new IllegalArgumentException(
                    "the tree of '" + topic().id() + "' has been dropped to make room for others; search again");
        }
        tell(look(finished, question));
    }

    @Override
    void cancel() {
        super.cancel();
        room.trees().remove(this);
        forget();
    }

    synchronized void forget() {
        tree = null;
    }

    @Override
    synchronized boolean isRunning() {
        return isRunning;
    }
}
