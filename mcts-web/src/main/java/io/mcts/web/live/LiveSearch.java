package io.mcts.web.live;

import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.cli.json.Json;
import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.control.SearchProgress;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.result.SearchEffort;
import io.mcts.result.SearchResult;
import io.mcts.spec.search.Quantities;
import io.mcts.spec.search.Setting;
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
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A search for a page: it reports progress, and its tree can be queried during and after it. Thread-safe. */
final class LiveSearch<S extends GameState<S, M>, M extends Move> extends LiveWork {

    private static final Duration INTERVAL = Duration.ofMillis(100);

    private final PlayedGame<S, M> game;
    private final Spec settings;
    private final Mcts<S, M> mcts;
    private final Budget budget;
    private final boolean isEndless;
    private final SearchPool room;

    /** Queries to be answered in the next callback of the search. */
    private final Deque<Question<M>> questions = new ArrayDeque<>();

    /** A query of the tree: a node, and the number of nodes below it; 0 for its children. */
    private record Question<M>(List<M> path, int nodes) {}

    /** A tree that can be searched on, with what was spent on it so far. */
    private record Grown<S extends GameState<S, M>, M extends Move>(
            SearchTree<S, M> tree, long iterations, Duration elapsed) {}

    private final @Nullable Grown<S, M> before;
    private @Nullable Grown<S, M> grown;
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
        this(topic, game, settings, null, isEndless, room, outbox, permit);
    }

    private LiveSearch(
            Topic topic,
            PlayedGame<S, M> game,
            Spec settings,
            @Nullable Grown<S, M> before,
            boolean isEndless,
            SearchPool room,
            Outbox outbox,
            Permits.Permit permit) {
        super(topic, outbox, permit);
        this.game = game;
        this.settings = settings;
        this.before = before;
        this.mcts = settings.mcts(game.game(), room.helpers());
        Spec left = before == null ? settings : less(settings, before);
        Budget whole = isEndless ? left.bounds() : left.budget();
        this.budget = whole.or(cancellation());
        this.isEndless = isEndless;
        this.room = room;
        if (game.state().isTerminal()) {
            throw new IllegalArgumentException("the game is over in '"
                    + game.game().notation().format(game.state()) + "'; give a position in which a move is left");
        }
    }

    private static Spec less(Spec settings, Grown<?, ?> spent) {
        Spec left = settings;
        @Nullable String iterations = settings.values().get(Setting.ITERATIONS);
        if (iterations != null) {
            long rest = Math.max(0, Quantities.wholeNumber(iterations) - spent.iterations());
            left = left.with(Setting.ITERATIONS, Long.toString(rest));
        }
        @Nullable String time = settings.values().get(Setting.TIME);
        if (time != null) {
            Duration rest = Quantities.time(time).minus(spent.elapsed());
            left = left.with(Setting.TIME, Math.max(0, rest.toMillis()) + "ms");
        }
        return left;
    }

    @Override
    Function<Permits.Permit, LiveWork> continuation(Topic next) {
        @Nullable Grown<S, M> kept;
        synchronized (this) {
            if (isRunning) {
                throw new IllegalArgumentException(
                        "'" + topic().id() + "' runs; allowed: to continue what was stopped");
            }
            kept = grown;
        }
        if (kept == null) {
            throw noTree();
        }
        return permit -> new LiveSearch<>(next, game, settings, kept, isEndless, room, outbox(), permit);
    }

    private IllegalArgumentException noTree() {
        return new IllegalArgumentException(
                "the tree of '" + topic().id() + "' has been dropped to make room for others; search again");
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
            SearchTree<S, M> searched = before == null ? mcts.tree(game.state()) : before.tree();
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
                    whole(progress.snapshot()),
                    searched,
                    progress.spentShare(),
                    game.game().players()));
        }
    }

    /** Returns a result with the effort of what was stopped before. */
    private SearchResult<M> whole(SearchResult<M> result) {
        return before == null ? result : withEffort(result, before.iterations(), before.elapsed());
    }

    private static <M extends Move> SearchResult<M> withEffort(
            SearchResult<M> result, long iterations, Duration elapsed) {
        SearchEffort effort = result.effort();
        SearchEffort sum = new SearchEffort(
                iterations + effort.iterations(),
                elapsed.plus(effort.elapsed()),
                effort.nodes(),
                effort.savedNodes(),
                effort.bytes(),
                effort.depth(),
                effort.stopReason(),
                effort.seed(),
                effort.recyclings(),
                effort.forgottenNodes(),
                effort.leftBehindNodes());
        return new SearchResult<>(
                result.player(),
                result.bestMove(),
                result.value(),
                result.bounds(),
                result.playerValues(),
                result.moves(),
                result.policy(),
                result.strategy(),
                result.lines(),
                result.minPayoff(),
                result.maxPayoff(),
                sum);
    }

    private void finished(SearchTree<S, M> searched, SearchResult<M> last) {
        SearchResult<M> result = whole(last);
        synchronized (this) {
            isRunning = false;
            grown = isUnwanted()
                    ? null
                    : new Grown<>(searched, result.iterations(), result.effort().elapsed());
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
        @Nullable Grown<S, M> finished;
        synchronized (this) {
            if (isRunning) {
                if (questions.size() >= Limits.TREE_QUESTIONS) {
                    throw new IllegalArgumentException("too many nodes of the tree of '" + topic().id()
                            + "' are requested at a time, more than " + Limits.TREE_QUESTIONS);
                }
                questions.add(question);
                return;
            }
            finished = grown;
        }
        if (finished == null) {
            throw noTree();
        }
        tell(look(finished.tree(), question));
    }

    @Override
    void cancel() {
        super.cancel();
        room.trees().remove(this);
        forget();
    }

    synchronized void forget() {
        grown = null;
    }

    @Override
    synchronized boolean isRunning() {
        return isRunning;
    }
}
