package io.mcts.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.json.JavalinGson;
import io.javalin.util.JavalinException;
import io.javalin.websocket.WsConfig;
import io.mcts.cli.command.page.PageServer;
import io.mcts.cli.json.Json;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.game.Game;
import io.mcts.web.game.GameApi;
import io.mcts.web.live.LiveSockets;
import io.mcts.web.live.SearchPool;
import io.mcts.web.request.Body;
import io.mcts.web.request.Errors;
import io.mcts.web.request.Limits;
import io.mcts.web.table.Tables;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** The server of the web page. It owns its threads, logs nothing and reads no file of the disk. See {@code docs/reference/http.md}. */
final class WebServer implements PageServer.ServedPage {

    private static final int MOST_THREADS = 64;
    private static final Duration IDLE = Duration.ofSeconds(60);

    /** The least rate at which a client may read its answer, in bytes per second. {@link Body} limits the time of a body. */
    private static final int LEAST_RATE = 1_000;

    private static final String POLICY = "default-src 'self'; img-src 'self' data: blob:; object-src 'none';"
            + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private final Javalin app;
    private final Tables tables;
    private final SearchPool room;
    private final LiveSockets sockets;
    private final OriginPolicy originPolicy;
    private final String host;

    private WebServer(String host, OriginPolicy originPolicy, GameApi api, Tables tables, SearchPool room) {
        this.host = host;
        this.originPolicy = originPolicy;
        this.tables = tables;
        this.room = room;
        this.sockets = new LiveSockets(room);
        this.app = Javalin.create(config -> {
            configure(config, room.limits().silence());
            if (originPolicy.publicUrl().isPresent()) {
                config.contextResolver.ip = WebServer::clientOfProxy;
            }
            PageFiles.addTo(config.staticFiles);
            route(config.routes, api);
        });
    }

    private void route(RoutesConfig routes, GameApi api) {
        Errors.answerIn(routes);
        new PageFiles().addTo(routes);
        routes.before(this::admit);
        routes.wsBeforeUpgrade(this::admit);
        routes.get("/favicon.ico", request -> request.redirect("icon.svg"));
        routes.get("/api/catalog", api::catalog);
        routes.post("/api/position", api::position);
        routes.post("/api/edit", api::edit);
        routes.post("/api/spec", api::spec);
        routes.post("/api/iteration", api::iteration);
        routes.post("/api/ownership", api::ownership);
        routes.post("/api/record", api::record);
        routes.post("/api/record/read", api::readRecord);
        routes.post("/api/table", tables::open);
        routes.post("/api/table/view", tables::view);
        routes.post("/api/table/move", tables::move);
        routes.post("/api/table/close", tables::close);
        routes.ws("/api/live", this::connect);
    }

    /**
     * Starts a server.
     *
     * @param host the name or address to listen on; 127.0.0.1 is for this machine only
     * @param port the port, or 0 for any that is free
     * @param games all games, played on the board ({@link Tables#onBoard}) or at tables
     * @throws IllegalArgumentException if it cannot listen there
     */
    static WebServer start(String host, int port, Catalog<Game<?, ?>> games, Limits limits, String version) {
        return start(host, port, Optional.empty(), games, limits, version);
    }

    /** Starts a server with the public address of a reverse proxy, if any. */
    static WebServer start(
            String host,
            int port,
            Optional<String> publicUrl,
            Catalog<Game<?, ?>> games,
            Limits limits,
            String version) {
        Tables tables = new Tables(games, SecureRandom::new, System::nanoTime);
        OriginPolicy originPolicy = OriginPolicy.of(host, address(host), publicUrl.map(OriginPolicy::publicUrl));
        return start(host, port, originPolicy, games, tables, limits, version);
    }

    static WebServer start(
            String host, int port, Catalog<Game<?, ?>> games, Tables tables, Limits limits, String version) {
        OriginPolicy originPolicy = OriginPolicy.of(host, address(host), Optional.empty());
        return start(host, port, originPolicy, games, tables, limits, version);
    }

    private static WebServer start(
            String host,
            int port,
            OriginPolicy originPolicy,
            Catalog<Game<?, ?>> games,
            Tables tables,
            Limits limits,
            String version) {
        Catalog<Game<?, ?>> shown = Tables.onBoard(games);
        SearchPool room = new SearchPool(shown, limits);
        GameApi api = new GameApi(shown, tables.games(), limits, version);
        WebServer server = new WebServer(host, originPolicy, api, tables, room);
        boolean isStarted = false;
        try {
            server.app.start(host, port);
            isStarted = true;
            return server;
        } catch (JavalinException failure) {
            throw new IllegalArgumentException("the server cannot listen on port " + port + " of " + host + ": "
                    + Errors.message(failure) + "; choose a free port, or 0 for any");
        } finally {
            if (!isStarted) {
                server.close();
            }
        }
    }

    private static InetAddress address(String host) {
        try {
            return InetAddress.getByName(host);
        } catch (UnknownHostException failure) {
            throw new IllegalArgumentException("there is no host '" + host
                    + "'; give a name or an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them");
        }
    }

    private static void configure(JavalinConfig config, Duration silence) {
        config.startup.showJavalinBanner = false;
        config.startup.startupWatcherEnabled = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.jsonMapper(new JavalinGson(Json.GSON, false));
        config.http.prefer405over404 = true;
        config.http.maxRequestSize = Limits.RECORD_BYTES;
        QueuedThreadPool threads = new QueuedThreadPool(MOST_THREADS);
        threads.setName("web");
        threads.setDaemon(true);
        config.jetty.threadPool = threads;
        config.jetty.modifyHttpConfiguration(http -> configure(http, silence));
        config.jetty.modifyWebSocketServletFactory(factory -> {
            factory.setMaxTextMessageSize(Limits.MESSAGE_BYTES);
            factory.setMaxBinaryMessageSize(Limits.MESSAGE_BYTES);
            factory.setIdleTimeout(IDLE);
        });
    }

    @SuppressWarnings("removal") // Jetty's MinimumDataRateHandler is to take the place of the rate
    private static void configure(HttpConfiguration http, Duration silence) {
        http.setSendServerVersion(false);
        http.setIdleTimeout(silence.toMillis());
        http.setMinResponseDataRate(LEAST_RATE);
    }

    /** Returns the last address in {@code X-Forwarded-For}, added by the proxy, else that of the proxy. */
    private static String clientOfProxy(Context request) {
        String[] passed = Objects.requireNonNullElse(request.header("X-Forwarded-For"), "")
                .split(",", -1);
        String last = passed[passed.length - 1].strip();
        return last.isEmpty() ? request.req().getRemoteAddr() : last;
    }

    private void admit(Context request) {
        originPolicy.check(request.header("Host"), request.header("Origin"));
        request.header("Content-Security-Policy", POLICY);
        request.header("X-Content-Type-Options", "nosniff");
        request.header("Referrer-Policy", "no-referrer");
        request.header("Cache-Control", "no-cache");
    }

    private void connect(WsConfig live) {
        live.onConnect(context -> sockets.open(context.session));
        live.onMessage(context -> sockets.receive(context.session, context.message()));
        live.onClose(context -> sockets.close(context.session));
        live.onError(context -> sockets.close(context.session));
    }

    int port() {
        return app.port();
    }

    @Override
    public String address() {
        if (originPolicy.publicUrl().isPresent()) {
            return originPolicy.publicUrl().get().toString();
        }
        return "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port() + "/";
    }

    int sockets() {
        return sockets.count();
    }

    int running() {
        return room.running();
    }

    long keptBytes() {
        return room.trees().bytes();
    }

    @Override
    public void close() {
        tables.close(); // before the web server, which waits for its requests
        app.stop();
        room.close();
    }
}
