package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Games saved as files and loaded again, on the web page. */
@ExtendWith(Browser.class)
class RecordsIT {

    /** Two moves of EinStein, each after its throw. */
    private static final List<String> MOVES = List.of("1", "a4-b3", "2", "e3-d3");

    private static final String EINSTEIN =
            "#game=einstein&start=ECD2%2FAB3%2FF3b%2F3af%2F2cde%20r%20-&moves=" + String.join(".", MOVES);

    private static void awaitFile(Page page, Path file) {
        page.await(file.toString(), () -> Files.exists(file) && file.toFile().length() > 0);
    }

    /** Loads a file into a page that shows something else. */
    private static void load(Page page, Path file) {
        page.open("#game=tictactoe&moves=a3");
        page.awaitPosition("x........");
        page.give("load", file);
    }

    @Test
    void aGameIsSavedAndLoaded(Page page, @TempDir Path folder) throws IOException {
        page.downloadTo(folder);
        page.open("#game=connectfour:blocked=5-1&moves=4.4.3");
        page.await("three moves", () -> page.position().endsWith(" o"));
        String position = page.position();
        page.click("save-mcts");
        Path file = folder.resolve("connectfour.jsonl");
        awaitFile(page, file);
        JsonObject record = JsonParser.parseString(Files.readString(file)).getAsJsonObject();
        assertThat(record.getAsJsonArray("moves"))
                .extracting(move -> move.getAsJsonObject().get("move").getAsString())
                .containsExactly("4", "4", "3");
        load(page, file);
        page.awaitPosition(position);
        assertThat(page.moves()).containsExactly("4", "4", "3");
        // The game that was there before comes back.
        page.click("take-back");
        page.awaitPosition("x........");
    }

    @Test
    void theCurveIsSavedAndLoaded(Page page, @TempDir Path folder) {
        page.downloadTo(folder);
        page.open("#game=tictactoe&moves=a3.b3.b2");
        page.await("three moves", () -> page.position().equals("xo..x...."));
        page.click("tab-search");
        page.write("analysis-spec", "uct,iterations=300,seed=1");
        page.click("review");
        page.awaitText("message", "The whole game has been searched.");
        page.click("tab-game");
        String first = page.all("[data-test=move-1] .value").get(0).getText();
        page.click("save-mcts");
        Path file = folder.resolve("tictactoe.jsonl");
        awaitFile(page, file);
        load(page, file);
        page.awaitPosition("xo..x....");
        page.awaitAttribute("curve", "data-points", "3");
        assertThat(page.all("[data-test=move-1] .value").get(0).getText()).isEqualTo(first);
    }

    @Test
    void aRecordOfEinSteinIsSavedAndLoaded(Page page, @TempDir Path folder) throws IOException {
        page.downloadTo(folder);
        page.open(EINSTEIN);
        page.await("the last move", () -> page.position().endsWith(" r -"));
        String position = page.position();
        page.click("save-own");
        Path file = folder.resolve("einstein.txt");
        awaitFile(page, file);
        load(page, file);
        page.awaitPosition(position);
        assertThat(page.moves()).isEqualTo(MOVES);
    }

    @Test
    void aRecordOfAContestIsSavedAsItWasLoaded(Page page, @TempDir Path folder) throws IOException {
        Path contest = folder.resolve("contest.txt");
        Files.writeString(contest, GameApiTest.CONTEST);
        load(page, contest);
        page.awaitText("status", "red wins as the record says.");
        assertThat(page.text("name-0")).isEqualTo("Team One");
        assertThat(page.text("name-1")).isEqualTo("Team Two");
        page.awaitText("side-0", "Team One");
        page.downloadTo(folder);
        page.click("save-own");
        Path saved = folder.resolve("einstein.txt");
        awaitFile(page, saved);
        assertThat(Files.readString(saved)).isEqualTo(GameApiTest.CONTEST);
    }

    /** The searches of one kind of game are not those of another, and its match stays with it. */
    @Test
    void aGameOfAnotherKindHasItsOwnSearches(Page page, @TempDir Path folder) throws IOException {
        page.open("#game=connectfour");
        page.click("tab-match");
        page.write("match-a-spec", "uct,iterations=10");
        page.write("match-b-spec", "random");
        page.write("match-games-input", "2");
        page.click("match-start");
        page.awaitAttribute("match-progress", "data-status", "done");
        Path contest = folder.resolve("contest.txt");
        Files.writeString(contest, GameApiTest.CONTEST);
        page.click("tab-game");
        page.give("load", contest);
        page.awaitText("message", "Loaded");
        assertThat(page.value("side-1-spec")).isEqualTo("uct,iterations=250");
        page.click("tab-match");
        assertThat(page.has("match-progress")).isFalse();
        page.click("game-connectfour");
        page.find("match-progress");
    }

    @Test
    void aLongRefusalDoesNotMakeThePageLong(Page page, @TempDir Path folder) throws IOException {
        Path file = folder.resolve("long.txt");
        Files.writeString(file, "x".repeat(900_000));
        load(page, file);
        page.awaitText("message", "long.txt was not loaded");
        assertThat(page.number("return document.documentElement.scrollHeight")).isLessThan(3_000);
        assertThat(page.errors()).isNotEmpty().allMatch(error -> error.contains("400"));
    }

    @Test
    void variationsAreSavedAndLoaded(Page page, @TempDir Path folder) throws IOException {
        page.downloadTo(folder);
        page.open("#game=tictactoe&moves=a3.b3.b2");
        page.click("side-1-human");
        page.click("move-2");
        page.awaitPosition("xo.......");
        page.click("cell-c1");
        page.awaitPosition("xo......x");
        page.click("save-mcts");
        Path file = folder.resolve("tictactoe.jsonl");
        awaitFile(page, file);
        load(page, file);
        page.awaitPosition("xo......x");
        page.click("line-0");
        page.awaitPosition("xo..x....");
    }

    @Test
    void aFileWithManyGamesOffersThem(Page page, @TempDir Path folder) throws IOException {
        page.downloadTo(folder);
        page.open("#game=tictactoe&moves=a3.b3");
        page.awaitPosition("xo.......");
        page.click("save-mcts");
        Path file = folder.resolve("tictactoe.jsonl");
        awaitFile(page, file);
        String line = Files.readString(file).strip();
        Path many = folder.resolve("many.jsonl");
        Files.writeString(many, line + "\n" + line.replace("\"b3\"", "\"c1\"") + "\n");
        load(page, many);
        page.click("file-game-2");
        page.awaitPosition("x.......o");
    }

    @Test
    void aFileThatIsNoneIsRefused(Page page, @TempDir Path folder) throws IOException {
        Path file = folder.resolve("letter.txt");
        Files.writeString(file, "Dear reader,");
        load(page, file);
        page.awaitText("message", "letter.txt was not loaded");
        assertThat(page.position()).isEqualTo("x........");
        // The browser notes the refusal as well.
        assertThat(page.errors()).isNotEmpty().allMatch(error -> error.contains("400"));
    }
}
