package com.example.embed;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.control.Budget;
import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class GameServerTest {

    private static final int USERS = 50;
    private static final Pattern BYTES = Pattern.compile("\"bytes\":(\\d+)");

    private final ExecutorService users = Executors.newFixedThreadPool(USERS);

    @AfterEach
    void endUsers() {
        users.shutdownNow();
    }

    private record Answer(int status, String text) {}

    private static Answer get(GameServer server, String path) throws IOException {
        URI uri = URI.create("http://localhost:" + server.port() + path);
        HttpURLConnection connection = (HttpURLConnection) uri.toURL().openConnection();
        int status = connection.getResponseCode();
        try (InputStream body = status == 200 ? connection.getInputStream() : connection.getErrorStream()) {
            return new Answer(status, new String(body.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    /** The answers to a user who plays eight random moves; every other user plays against a level. */
    private static List<Answer> game(GameServer server, int number, CountDownLatch all) throws Exception {
        Random random = new Random(number);
        List<Answer> answers = new ArrayList<>();
        String user = "user=" + number;
        answers.add(get(server, "/new?" + user + (number % 2 == 0 ? "&level=4" : "")));
        all.countDown();
        all.await();
        for (int moves = 0; moves < 8; ) {
            Answer answer = get(server, "/move?" + user + "&column=" + (1 + random.nextInt(7)));
            if (answer.status() == 400 && answer.text().contains("is not a legal move")) {
                continue; // it is full
            }
            answers.add(answer);
            moves = answer.text().contains("\"over\":true") ? 8 : moves + 1;
        }
        return answers;
    }

    @Test
    void fiftyUsersPlayAtATimeWithinTheirMemoryAndLeave() throws Exception {
        try (GameServer server = new GameServer(0, USERS, Budget.millis(10))) {
            CountDownLatch all = new CountDownLatch(USERS);
            List<Future<List<Answer>>> games = new ArrayList<>();
            for (int user = 0; user < USERS; user++) {
                int number = user;
                games.add(users.submit(() -> game(server, number, all)));
            }
            for (Future<List<Answer>> game : games) {
                for (Answer answer : game.get()) {
                    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
                    Matcher bytes = BYTES.matcher(answer.text());
                    if (bytes.find()) {
                        assertThat(Long.parseLong(bytes.group(1))).isLessThanOrEqualTo(server.bytesPerUser());
                    }
                }
            }
            assertThat(server.users()).isEqualTo(USERS);
            assertThat(get(server, "/new?user=more").text())
                    .isEqualTo("{\"error\":\"all 50 tables are taken; try again later\"}");
            for (int user = 0; user < USERS; user++) {
                assertThat(get(server, "/leave?user=" + user).status()).isEqualTo(200);
            }
            assertThat(server.users()).isZero();
        }
    }

    @Test
    void whoLeavesEndsTheirSearch() throws Exception {
        try (GameServer server = new GameServer(0, 2, Budget.unlimited())) {
            get(server, "/new?user=a");
            Future<Answer> search = users.submit(() -> get(server, "/move?user=a&column=4"));
            Thread.sleep(50); // most likely it has begun; it is the same if not
            get(server, "/leave?user=a");
            String answer = search.get().text();
            assertThat(answer).containsAnyOf("\"stopReason\":\"cancelled\"", "has no game");
        }
    }

    @Test
    void aLevelStartsFromScratchAtEachMove() throws Exception {
        try (GameServer server = new GameServer(0, 1, Budget.unlimited())) {
            get(server, "/new?user=a&level=1");
            for (String column : List.of("4", "3", "5")) {
                Matcher visits = Pattern.compile("\"visits\":(\\d+)")
                        .matcher(get(server, "/move?user=a&column=" + column).text());
                int sum = 0;
                while (visits.find()) {
                    sum += Integer.parseInt(visits.group(1));
                }
                assertThat(sum).isEqualTo(7);
            }
        }
    }

    @Test
    void mistakesAreAnsweredInWords() throws Exception {
        try (GameServer server = new GameServer(0, 1, Budget.millis(1))) {
            assertThat(get(server, "/move?user=b&column=4").text()).contains("'b' has no game; begin with /new");
            assertThat(get(server, "/new").text()).contains("there is no user");
            assertThat(get(server, "/new?user=a&level=99").text()).contains("'level99' is not a level of this game");
            get(server, "/new?user=a");
            assertThat(get(server, "/move?user=a&column=e"))
                    .satisfies(answer -> assertThat(answer.status()).isEqualTo(400));
        }
    }
}
