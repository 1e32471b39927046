package com.example.embed;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.mcts.Mcts;
import io.mcts.Pondering;
import io.mcts.SearchTree;
import io.mcts.control.Budget;
import io.mcts.control.Cancellation;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.Drop;
import io.mcts.report.JsonReport;
import io.mcts.result.SearchResult;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import io.mcts.spec.search.Spec;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A server on which each user plays Connect Four against a search: {@code /new?user=U}, with {@code &level=3} against a level, {@code
 * /move?user=U&column=4} and {@code /leave?user=U}. Answers are JSON.
 */
public final class GameServer implements AutoCloseable {

    private static final System.Logger LOG = System.getLogger("games");
    private static final Game<ConnectFour, Drop> GAME = Games.of("connectfour", ConnectFour.class);
    private static final Budget PONDERING = Budget.millis(2_000);
    private static final int CORES = Runtime.getRuntime().availableProcessors();

    private final ExecutorService requests = requestThreads();
    private final ExecutorService searchers = Executors.newFixedThreadPool(CORES);
    private final ExecutorService ponderers = Executors.newFixedThreadPool(1, GameServer::lowPriority);

    private final Map<String, Table> tables = new ConcurrentHashMap<>();
    private final HttpServer http;
    private final int mostUsers;
    private final Budget perMove;

    /** Starts a server on a port of this machine, 0 for any that is free. */
    public GameServer(int port, int mostUsers, Budget perMove) throws IOException {
        this.mostUsers = mostUsers;
        this.perMove = perMove;
        http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        http.setExecutor(requests);
        http.createContext("/new", exchange -> answer(exchange, this::begin));
        http.createContext("/move", exchange -> answer(exchange, this::move));
        http.createContext("/leave", exchange -> answer(exchange, this::leave));
        http.start();
    }

    public static void main(String[] args) throws IOException {
        GameServer server = new GameServer(8080, 200, Budget.millis(200));
        System.out.println("http://localhost:" + server.port() + "/new?user=me");
    }

    /** A virtual thread for each request from JDK 21 on, before that a platform thread. */
    private static ExecutorService requestThreads() {
        try {
            return (ExecutorService)
                    Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
        } catch (ReflectiveOperationException older) {
            return Executors.newCachedThreadPool();
        }
    }

    private static Thread lowPriority(Runnable task) {
        Thread thread = new Thread(task, "pondering");
        thread.setPriority(Thread.MIN_PRIORITY);
        return thread;
    }

    public int port() {
        return http.getAddress().getPort();
    }

    public int users() {
        return tables.size();
    }

    /** The most bytes of a user's tree: all users together get half of the heap. */
    public long bytesPerUser() {
        return Math.max(1 << 16, Runtime.getRuntime().maxMemory() / 2 / mostUsers);
    }

    private String begin(Map<String, String> query) {
        String user = query.get("user");
        Optional<String> level = Optional.ofNullable(query.get("level"));
        Spec spec = Spec.parse(level.map(number -> "level" + number).orElse("best"), GAME);
        Mcts<ConnectFour, Drop> mcts = spec.mcts(GAME, searchers).toBuilder()
                .memoryCeiling(bytesPerUser())
                .build();
        Budget budget = level.isPresent() ? spec.limits().or(perMove) : perMove;
        Table table = new Table(user, mcts, budget);
        synchronized (tables) {
            if (tables.size() >= mostUsers && !tables.containsKey(user)) {
                throw new IllegalStateException("all " + mostUsers + " tables are taken; try again later");
            }
            Table before = tables.put(user, table);
            if (before != null) {
                before.left.cancel();
            }
        }
        return "{\"board\":\"" + GAME.notation().format(table.tree.state()) + "\"}";
    }

    private String move(Map<String, String> query) {
        Table table = tables.get(query.get("user"));
        if (table == null) {
            throw new IllegalStateException("'" + query.get("user") + "' has no game; begin with /new?user=NAME");
        }
        return table.move(query.getOrDefault("column", ""));
    }

    private String leave(Map<String, String> query) {
        Table table = tables.remove(query.get("user"));
        if (table != null) {
            table.close();
        }
        return "{}";
    }

    /** A user's game. Requests of one user wait for each other, those of others do not. */
    private final class Table {

        private final ReentrantLock lock = new ReentrantLock();
        private final Cancellation left = new Cancellation();
        private final String user;
        private final Budget budget;
        private final boolean reusesTree;
        private final SearchTree<ConnectFour, Drop> tree;
        private Optional<Pondering<Drop>> pondering = Optional.empty();

        Table(String user, Mcts<ConnectFour, Drop> mcts, Budget budget) {
            this.user = user;
            this.budget = budget;
            this.reusesTree = mcts.reusesTree();
            this.tree = mcts.tree(ConnectFour.classic());
        }

        String move(String column) {
            lock.lock();
            try {
                stopPondering();
                ConnectFour state = tree.state();
                if (state.isTerminal()) {
                    throw new IllegalStateException("the game is over; begin another one with /new");
                }
                tree.advance(GAME.notation().parseMove(state, column));
                if (tree.state().isTerminal()) {
                    return json("null");
                }
                SearchResult<Drop> result = CompletableFuture.supplyAsync(() -> tree.search(budget.or(left)), searchers)
                        .join();
                LOG.log(
                        System.Logger.Level.DEBUG,
                        () -> user + ": " + GAME.notation().format(tree.state()) + " -> " + result + ", seed "
                                + result.effort().seed() + ", "
                                + result.effort().stopReason());
                tree.advance(result.bestMove());
                String answer = json(JsonReport.of(result)); // before the tree is pondered on, and refuses all else
                if (reusesTree && !tree.state().isTerminal() && !left.isCancelled()) {
                    pondering = Optional.of(tree.ponder(ponderers, PONDERING.or(left)));
                }
                return answer;
            } finally {
                lock.unlock();
            }
        }

        private String json(String answer) {
            return "{\"board\":\"" + GAME.notation().format(tree.state()) + "\",\"over\":"
                    + tree.state().isTerminal() + ",\"answer\":" + answer + "}";
        }

        private void stopPondering() {
            pondering.ifPresent(Pondering::stop);
            pondering = Optional.empty();
        }

        /** Ends a search in progress; its request is answered with the result so far. */
        void close() {
            left.cancel();
            lock.lock();
            try {
                stopPondering();
            } finally {
                lock.unlock();
            }
        }
    }

    @Override
    public void close() {
        http.stop(0);
        tables.values().forEach(Table::close);
        tables.clear();
        requests.shutdown();
        searchers.shutdown();
        ponderers.shutdown();
    }

    /** An answer to the values of a query. */
    private interface Page {
        String of(Map<String, String> query);
    }

    private static void answer(HttpExchange exchange, Page page) throws IOException {
        int status = 200;
        String body;
        try {
            body = page.of(query(exchange));
        } catch (IllegalArgumentException | IllegalStateException refusal) {
            status = 400;
            body = "{\"error\":\"" + refusal.getMessage().replaceAll("[\"\\\\\\p{Cntrl}]", " ") + "\"}";
        }
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    private static Map<String, String> query(HttpExchange exchange) {
        Map<String, String> values = new HashMap<>();
        for (String pair : String.valueOf(exchange.getRequestURI().getQuery()).split("&", -1)) {
            String[] parts = pair.split("=", 2);
            if (parts.length == 2) {
                values.put(parts[0], parts[1]);
            }
        }
        if (values.getOrDefault("user", "").isEmpty()) {
            throw new IllegalArgumentException("there is no user; give user=NAME");
        }
        return values;
    }
}
