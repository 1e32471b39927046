package io.mcts.web.live;

import io.javalin.http.HttpResponseException;
import io.mcts.spec.search.SearchLimits;
import io.mcts.spec.search.Spec;
import io.mcts.web.game.PlayedGame;
import io.mcts.web.request.Fields;
import io.mcts.web.request.Limits;
import io.mcts.web.request.Permits;
import io.mcts.web.request.Topic;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/** Searches, queries of their trees, and matches of a page over its web socket, with which they end. */
final class LiveSocket {

    private static final String TYPES = "search, stop, continue, cancel, tree, match";

    private final SearchPool room;
    private final Outbox outbox;
    private final Map<String, LiveWork> searches = new HashMap<>();
    private final Map<String, LiveWork> matches = new HashMap<>();
    private boolean isClosed;

    LiveSocket(SearchPool room, Outbox outbox) {
        this.room = room;
        this.outbox = outbox;
    }

    /** Handles a message, or answers with its error. */
    synchronized void receive(String message) {
        if (isClosed) {
            return;
        }
        Topic topic = Topic.NONE;
        try {
            Fields fields = Fields.parse(message);
            topic = Topic.of(fields);
            obey(topic, fields);
        } catch (IllegalArgumentException | IllegalStateException | HttpResponseException refusal) {
            outbox.send(topic.error(refusal));
        }
    }

    private void obey(Topic topic, Fields fields) {
        String id = fields.text("id");
        String type = fields.text("type");
        switch (type) {
            case "search" -> begin(id, searches, Limits.SEARCHES_OF_SOCKET, permit -> search(topic, fields, permit));
            case "match" -> {
                matches.values().removeIf(match -> !match.isRunning());
                begin(id, matches, Limits.MATCHES_OF_SOCKET, permit -> match(topic, fields, permit));
            }
            case "stop" -> known(id).stop();
            case "continue" ->
                begin(id, searches, Limits.SEARCHES_OF_SOCKET, known(id).continuation(topic));
            case "cancel" -> {
                known(id).cancel();
                searches.remove(id);
                matches.remove(id);
            }
            case "tree" ->
                known(id).lookAt(fields.texts("path", Limits.MOVES), (int)
                        fields.optionalNumber("nodes", 1, Limits.PICTURE_NODES).orElse(0));
            default -> throw new IllegalArgumentException("'type' is '" + type + "'; allowed: " + TYPES);
        }
    }

    private LiveWork known(String id) {
        LiveWork work = searches.containsKey(id) ? searches.get(id) : matches.get(id);
        if (work == null) {
            throw new IllegalArgumentException("there is no search or match '" + id + "'; allowed: " + searches.keySet()
                    + " and " + matches.keySet());
        }
        return work;
    }

    private void begin(String id, Map<String, LiveWork> all, int most, Function<Permits.Permit, LiveWork> beginning) {
        LiveWork before = all.remove(id);
        if (before == null && all.size() >= most) {
            throw new IllegalArgumentException(
                    "'" + id + "' is one too many: " + all.keySet() + " are running, at most " + most);
        }
        if (before != null) {
            before.cancel();
        }
        Permits.Permit permit =
                before == null ? room.permit() : before.permit().handOver().orElseGet(room::permit);
        boolean isBegun = false;
        try {
            LiveWork work = beginning.apply(permit);
            all.put(id, work);
            room.run(work);
            isBegun = true;
        } finally {
            if (!isBegun) {
                permit.giveBack();
            }
        }
    }

    private LiveWork search(Topic topic, Fields fields, Permits.Permit permit) {
        String spec = fields.text("spec");
        PlayedGame<?, ?> played = PlayedGame.read(fields, room.games());
        Spec asked = Spec.parse(spec, played.game());
        SearchLimits limits = room.limits().search();
        boolean isEndless = fields.isTrue("endless");
        Spec limited = isEndless ? limits.applyToEndless(asked, played.game()) : limits.applyTo(asked, played.game());
        return new LiveSearch<>(topic, played, limited, isEndless, room, outbox, permit);
    }

    private LiveWork match(Topic topic, Fields fields, Permits.Permit permit) {
        return new LiveMatch<>(topic, fields, room.games().make(fields.text("game")), room, outbox, permit);
    }

    void ping() {
        outbox.ping();
    }

    synchronized void close() {
        isClosed = true;
        outbox.close();
        searches.values().forEach(LiveWork::cancel);
        matches.values().forEach(LiveWork::cancel);
        searches.clear();
        matches.clear();
    }
}
