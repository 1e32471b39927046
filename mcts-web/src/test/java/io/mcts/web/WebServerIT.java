package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A server that is used for long. */
@Tag("nightly")
class WebServerIT {

    private static final int GAMES = 200;
    private static final long MEGABYTE = 1L << 20;

    /**
     * Two hundred games as the page plays them: the position, a search, its tree, the next move; a new socket every tenth game. What
     * is left in the heap after the last hundred games is what was left after the first hundred, but for a tree or two.
     */
    @Test
    void memoryIsStableOverTwoHundredGames() {
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        try (WebServer server = TestServer.start()) {
            long before = 0;
            for (int tens = 0; tens < GAMES / 10; tens++) {
                if (tens == GAMES / 20) {
                    before = usedHeap();
                }
                try (TestPage page = TestPage.open(server)) {
                    for (int game = 0; game < 10; game++) {
                        play(server, page, game % 2 == 0 ? "connectfour" : "einstein", random);
                    }
                }
            }
            assertThat(usedHeap() - before).isLessThan(16 * MEGABYTE);
            assertThat(server.running()).isZero();
        }
    }

    private static void play(WebServer server, TestPage page, String game, RandomGenerator random) {
        List<String> moves = new ArrayList<>();
        String start = "null";
        while (true) {
            String request = "'game':'" + game + "','start':" + start + ",'moves':" + written(moves);
            JsonObject position = TestPage.json(TestPage.post(server, "/api/position", "{" + request + "}"));
            if (position.get("isOver").getAsBoolean()) {
                return;
            }
            start = "'" + position.get("start").getAsString() + "'";
            JsonArray legal = position.getAsJsonArray("legalMoves");
            if (position.get("player").getAsInt() < 0) {
                moves.add(move(legal.get(random.nextInt(legal.size()))));
                continue;
            }
            page.send("{'type':'search','id':'s'," + request.replace("null", start) + ",'spec':'uct,iterations=500'}");
            moves.add(page.next("result").get("bestMove").getAsString());
            page.send("{'type':'tree','id':'s','path':[]}");
            assertThat(page.next("tree").getAsJsonArray("children")).hasSize(legal.size());
        }
    }

    private static String move(JsonElement legal) {
        return legal.getAsJsonObject().get("move").getAsString();
    }

    private static String written(List<String> moves) {
        return moves.isEmpty() ? "[]" : "['" + String.join("','", moves) + "']";
    }

    /** What is in use after what is not has been collected. */
    private static long usedHeap() {
        long least = Long.MAX_VALUE;
        for (int attempt = 0; attempt < 5; attempt++) {
            System.gc();
            Runtime runtime = Runtime.getRuntime();
            least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
        }
        return least;
    }
}
