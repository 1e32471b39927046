package io.mcts.examples.web;

import io.mcts.examples.catalog.UsageException;
import io.mcts.examples.search.SearchSettings;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What one page has the server do over its web socket: searches, and what is in their trees. It all ends with the socket. */
final class LiveSocket {

    private static final String TYPES = "search, stop, cancel, tree, match";

    private final Workroom room;
    private final Outbox outbox;
    private final Map<String, LiveSearch<?, ?>> searches = new HashMap<>();
    private boolean isClosed;

    LiveSocket(Workroom room, Outbox outbox) {
        this.room = room;
        this.outbox = outbox;
    }

    /** Does what a message says, or answers what is wrong with it. */
    synchronized void receive(String message) {
        if (isClosed) {
            return;
        }
        @Nullable String id = null;
        try {
            Fields fields = Fields.parse(message);
            id = fields.text("id");
            obey(id, fields);
        } catch (IllegalArgumentException | IllegalStateException | Refusal refusal) {
            outbox.send(ErrorMessage.of(id, Errors.message(refusal)));
        }
    }

    private void obey(String id, Fields fields) {
        String type = fields.text("type");
        switch (type) {
            case "search" -> search(id, fields);
            case "stop" -> known(id).stop();
            case "cancel" -> {
                known(id).cancel();
                searches.remove(id);
            }
            case "tree" -> known(id).lookAt(fields.texts("path", Limits.MOVES));
            default -> throw new UsageException("'type' is '" + type + "'; allowed: " + TYPES);
        }
    }

    private LiveSearch<?, ?> known(String id) {
        LiveSearch<?, ?> search = searches.get(id);
        if (search == null) {
            throw new UsageException("there is no search '" + id + "'; allowed: " + searches.keySet());
        }
        return search;
    }

    private void search(String id, Fields fields) {
        LiveSearch<?, ?> before = searches.get(id);
        if (before == null && searches.size() >= Limits.SEARCHES_OF_SOCKET) {
            throw new UsageException("'" + id + "' is one search too many; allowed: " + Limits.SEARCHES_OF_SOCKET
                    + ", here " + searches.keySet() + " until one is cancelled");
        }
        if (before != null) {
            before.cancel();
            searches.remove(id);
        }
        Permits.Permit permit = permit(before);
        boolean isBegun = false;
        try {
            LiveSearch<?, ?> search = liveSearch(id, PlayedGame.read(fields, room.games()), settings(fields), permit);
            searches.put(id, search);
            room.run(search);
            isBegun = true;
        } finally {
            if (!isBegun) {
                permit.giveBack();
            }
        }
    }

    /** The permit of the search before, which ends now, or another. */
    private Permits.Permit permit(@Nullable LiveSearch<?, ?> before) {
        return before == null ? room.permit() : before.permit().handOver().orElseGet(room::permit);
    }

    private SearchSettings settings(Fields fields) {
        return room.limits().search().applyTo(SearchSettings.parse(fields.text("spec")));
    }

    private <S extends GameState<S, M>, M extends Move> LiveSearch<S, M> liveSearch(
            String id, PlayedGame<S, M> game, SearchSettings settings, Permits.Permit permit) {
        return new LiveSearch<>(id, game, settings, room, outbox, permit);
    }

    /** Asks the page whether it is still there. */
    void ping() {
        outbox.ping();
    }

    /** Ends all that was begun. */
    synchronized void close() {
        isClosed = true;
        outbox.close();
        searches.values().forEach(LiveSearch::cancel);
        searches.clear();
    }
}
