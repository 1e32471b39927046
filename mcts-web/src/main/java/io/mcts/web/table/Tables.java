package io.mcts.web.table;

import io.javalin.http.Context;
import io.javalin.http.GoneResponse;
import io.javalin.http.TooManyRequestsResponse;
import io.mcts.cli.json.Json;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import io.mcts.spec.search.Presets;
import io.mcts.spec.search.Spec;
import io.mcts.web.request.Body;
import io.mcts.web.request.Fields;
import io.mcts.web.request.Limits;
import io.mcts.web.request.Permits;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * Games off the board: with hidden information, or not for two players. Each is known only to its page, by an unguessable id. When there is
 * no room, finished games go first; unused ones expire. Thread-safe.
 */
public final class Tables implements AutoCloseable {

    /** The kinds of search that are fair and support limits. Those that see everything reject games with hidden information. */
    static final List<String> KINDS = List.of("ismcts", "mo-ismcts", "regret-matching", "uct");

    private static final String EFFORT = ",iterations=1000";
    private static final int BOARD_PLAYERS = 2;
    private static final int ID_BYTES = 16;

    private final Catalog<Game<?, ?>> games;
    private final Supplier<? extends RandomGenerator> dealers;
    private final LongSupplier nanos;
    private final SecureRandom ids = new SecureRandom();
    private final Permits thinking = new Permits(Limits.TABLES_THINKING);

    private final Map<String, Kept> tables = new LinkedHashMap<>();

    private boolean isClosed;

    private record Kept(Table<?, ?> table, String address, long asked) {}

    /** Makes an empty set of tables for the games that are not played on the board. */
    public Tables(Catalog<Game<?, ?>> games, Supplier<? extends RandomGenerator> dealers, LongSupplier nanos) {
        this.games = games.where(entry -> !isOnBoard(games.make(entry.name())));
        this.dealers = dealers;
        this.nanos = nanos;
    }

    /** Returns the games for two players without hidden information. */
    public static Catalog<Game<?, ?>> onBoard(Catalog<Game<?, ?>> games) {
        return games.where(entry -> isOnBoard(games.make(entry.name())));
    }

    private static boolean isOnBoard(Game<?, ?> game) {
        return game.players().size() == BOARD_PLAYERS && !Games.hasHiddenInformation(game);
    }

    public Catalog<Game<?, ?>> games() {
        return games;
    }

    /** Begins a game: game, seat, spec. */
    public void open(Context request) {
        Fields fields = Body.fields(request);
        String name = fields.text("game");
        Game<?, ?> game = games.make(name);
        int seat = (int)
                fields.optionalNumber("seat", 0, game.players().size() - 1L).orElse(0);
        String spec = fields.optionalText("spec").orElseGet(() -> game.plain() + EFFORT);
        requireFair(spec, game);
        byte[] bytes = new byte[ID_BYTES];
        ids.nextBytes(bytes);
        String id = HexFormat.of().formatHex(bytes);
        request.json(think(() -> {
            Table<?, ?> table = new Table<>(name, game, seat, spec, dealers.get());
            keep(id, new Kept(table, request.ip(), nanos.getAsLong()));
            return table.begin(id);
        }));
    }

    private static void requireFair(String spec, Game<?, ?> game) {
        String kind = Spec.parse(spec, game).kind().name();
        if (!KINDS.contains(kind)) {
            List<String> allowed = Presets.of(game).entries().stream()
                    .map(Entry::name)
                    .filter(KINDS::contains)
                    .toList();
            throw new IllegalArgumentException("'spec' is '" + kind + "'; allowed: " + String.join(" or ", allowed));
        }
    }

    public void view(Context request) {
        String id = Body.fields(request).text("table");
        request.json(find(id).view(id));
    }

    /** Plays a move of the person: table, move. */
    public void move(Context request) {
        Fields fields = Body.fields(request);
        String id = fields.text("table");
        String move = fields.text("move");
        Table<?, ?> table = find(id);
        request.json(think(() -> table.play(id, move)));
    }

    /** Ends a game: table. */
    public void close(Context request) {
        String id = Body.fields(request).text("table");
        find(id).close();
        synchronized (this) {
            tables.remove(id);
        }
        request.json(new Json().with("table", id));
    }

    private Json think(Supplier<Json> work) {
        Permits.Permit permit = thinking.take()
                .orElseThrow(() -> new TooManyRequestsResponse("the searches of too many tables are thinking, at most "
                        + Limits.TABLES_THINKING + " at a time; try again"));
        try {
            return work.get();
        } finally {
            permit.giveBack();
        }
    }

    static GoneResponse unknown() {
        return new GoneResponse("there is no such table, or it has been closed");
    }

    private synchronized Table<?, ?> find(String id) {
        forgetOld();
        Kept kept = tables.remove(id);
        if (kept == null) {
            throw unknown();
        }
        tables.put(id, new Kept(kept.table(), kept.address(), nanos.getAsLong()));
        return kept.table();
    }

    private synchronized void keep(String id, Kept kept) {
        if (isClosed) {
            throw unknown();
        }
        forgetOld();
        makeRoom(Limits.TABLES_OF_ADDRESS, other -> other.address().equals(kept.address()));
        makeRoom(Limits.TABLES, other -> true);
        tables.put(id, kept);
    }

    private void makeRoom(int most, Predicate<Kept> isCounted) {
        List<Map.Entry<String, Kept>> counted = tables.entrySet().stream()
                .filter(entry -> isCounted.test(entry.getValue()))
                .toList();
        if (counted.size() < most) {
            return;
        }
        String over = counted.stream()
                .filter(entry -> entry.getValue().table().isDone())
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow(() -> new TooManyRequestsResponse("too many games are open: at most " + Limits.TABLES
                        + ", and " + Limits.TABLES_OF_ADDRESS + " of one address; close one of them"));
        tables.remove(over);
    }

    private void forgetOld() {
        long now = nanos.getAsLong();
        tables.values().removeIf(kept -> {
            boolean isOld = now - kept.asked() > Limits.TABLE_LIFE.toNanos();
            if (isOld) {
                kept.table().close();
            }
            return isOld;
        });
    }

    public synchronized int count() {
        return tables.size();
    }

    public synchronized Table<?, ?> table(String id) {
        Kept kept = tables.get(id);
        if (kept == null) {
            throw unknown();
        }
        return kept.table();
    }

    @Override
    public synchronized void close() {
        isClosed = true;
        tables.values().forEach(kept -> kept.table().close());
        tables.clear();
    }
}
