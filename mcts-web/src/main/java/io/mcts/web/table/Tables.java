package io.mcts.web.table;

import io.javalin.http.Context;
import io.javalin.http.GoneResponse;
import io.javalin.http.TooManyRequestsResponse;
import io.mcts.cli.json.Json;
import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.HiddenGame;
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
 * The games with hidden information that are being played: no more than are allowed, each known to the page that began it alone, by a
 * name that nobody can guess. Where there is no room, those that are over go first. One that is not asked for is forgotten after a
 * while. Thread-safe.
 */
public final class Tables implements AutoCloseable {

    /** The searches that play fairly and within limits. */
    static final List<String> PRESETS = List.of("ismcts", "mo-ismcts", "regret-matching");

    private static final String SPEC = "ismcts,iterations=1000";
    private static final int ID_BYTES = 16;

    private final Catalog<Game<?, ?>> games;
    private final Supplier<? extends RandomGenerator> dealers;
    private final LongSupplier nanos;
    private final SecureRandom ids = new SecureRandom();
    private final Permits thinking = new Permits(Limits.TABLES_THINKING);

    /** By id, in the order in which they were asked for last. */
    private final Map<String, Kept> tables = new LinkedHashMap<>();

    private boolean isClosed;

    /** A table, who began it and when it was asked for last. */
    private record Kept(Table<?, ?> table, String address, long asked) {}

    /**
     * No tables yet.
     *
     * @param games those of which the hidden ones can be played
     * @param dealers deal at each table
     * @param nanos the time
     */
    public Tables(Catalog<Game<?, ?>> games, Supplier<? extends RandomGenerator> dealers, LongSupplier nanos) {
        this.games = hidden(games);
        this.dealers = dealers;
        this.nanos = nanos;
    }

    /** Those games of a catalog in which something is hidden, and what each player sees can be shown. */
    private static Catalog<Game<?, ?>> hidden(Catalog<Game<?, ?>> games) {
        return new Catalog<>(
                games.kind(),
                games.entries().stream()
                        .filter(entry -> games.make(entry.name()) instanceof HiddenGame<?, ?>)
                        .toList());
    }

    public Catalog<Game<?, ?>> games() {
        return games;
    }

    /** Begins a game: game, seat, spec. */
    public void open(Context request) {
        Fields fields = Body.fields(request);
        String name = fields.text("game");
        if (!(games.make(name) instanceof HiddenGame<?, ?> game)) {
            throw new IllegalStateException(name); // the catalog has no others
        }
        int seat = (int)
                fields.optionalNumber("seat", 0, game.players().size() - 1L).orElse(0);
        String spec = fields.optionalText("spec").orElse(SPEC);
        requireFair(spec, game);
        byte[] bytes = new byte[ID_BYTES];
        ids.nextBytes(bytes);
        String id = HexFormat.of().formatHex(bytes);
        request.json(think(() -> {
            Table<?, ?> table = table(name, game, seat, spec, dealers.get());
            keep(id, new Kept(table, request.ip(), nanos.getAsLong()));
            return table.begin(id);
        }));
    }

    private static <S extends GameState<S, M> & HiddenInformation, M extends Move> Table<S, M> table(
            String name, HiddenGame<S, M> game, int seat, String spec, RandomGenerator dealer) {
        return new Table<>(name, game, seat, spec, dealer);
    }

    private static void requireFair(String spec, Game<?, ?> game) {
        String preset = Spec.parse(spec, game).kind().name();
        if (!PRESETS.contains(preset)) {
            throw new IllegalArgumentException("'spec' is '" + preset + "'; allowed: " + String.join(" or ", PRESETS));
        }
    }

    /** What the person sees: table. */
    public void view(Context request) {
        String id = Body.fields(request).text("table");
        request.json(find(id).view(id));
    }

    /** A move of the person: table, move. */
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
                .orElseThrow(() -> new TooManyRequestsResponse("the searches of too many tables are thinking; allowed: "
                        + Limits.TABLES_THINKING + " at a time, and to ask again"));
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
                .orElseThrow(() -> new TooManyRequestsResponse("too many games are under way; allowed: " + Limits.TABLES
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

    /** Test hook. */
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
