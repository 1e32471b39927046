package io.mcts.examples.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.mcts.examples.search.Names;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MatchCommandTest {

    @Test
    void printsTheJsonThatIsAgreedOn() {
        CommandRun run = CommandRun.of(
                "match", "tictactoe", "--a", "uct,iterations=100", "--b", "random", "--games", "20", "--json");
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.outLines()).hasSize(1);
        JsonObject json = JsonParser.parseString(run.out()).getAsJsonObject();
        assertThat(json.keySet())
                .containsExactly("game", "games", "score", "low", "high", "wins", "draws", "losses", "a", "b");
        assertThat(json.get("games").getAsInt()).isEqualTo(20);
        assertThat(json.get("score").getAsDouble()).isBetween(0.8, 1.0);
        JsonObject a = json.getAsJsonObject("a");
        assertThat(a.keySet()).containsExactly("spec", "millisPerMove", "iterationsPerMove", "faults");
        assertThat(a.get("spec").getAsString()).isEqualTo("uct,iterations=100");
        assertThat(a.get("iterationsPerMove").getAsDouble()).isEqualTo(100);
        assertThat(a.get("faults").getAsInt()).isZero();
        assertThat(json.getAsJsonObject("b").get("iterationsPerMove").getAsDouble())
                .isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"connectfour:blocked=random", "einstein", "einstein:red=123456,first=blue"})
    void theSameSeedGivesTheSameGames(String game) {
        String[] command = {
            "match",
            game,
            "--a",
            "uct,iterations=50",
            "--b",
            "flat,iterations=50",
            "--games",
            "10",
            "--seed",
            "3",
            "--opening",
            "2",
            "--json"
        };
        assertThat(withoutTimes(CommandRun.of(command).out()))
                .isEqualTo(withoutTimes(CommandRun.of(command).out()));
    }

    private static String withoutTimes(String json) {
        return json.replaceAll("\"millisPerMove\":[0-9.E-]+", "");
    }

    @Test
    void printsATextForPeople() {
        CommandRun run = CommandRun.of(
                "match", "tictactoe", "--a", "uct,iterations=200", "--b", "random", "--games", "10", "--threads", "1");
        assertThat(run.outLines().get(0)).isEqualTo("  game       tictactoe, 10 games, seed 1");
        assertThat(run.outLines().get(1))
                .matches("  score      [01]\\.\\d{3} \\[0\\.\\d{3}, 1\\.000] of the points to a");
        assertThat(run.out()).contains("  a          uct,iterations=200\n").contains("200 iterations a move");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solo | random | 2 | 'solo' has 1 player(s); allowed: games for two",
                "tictactoe | nobody | 2 | 'nobody' is no preset; allowed: {presets}",
                "tictactoe | uct,seed=1 | 2 | has a seed; allowed: that of the match, --seed",
                "tictactoe | uct,expansion-threshold=1 | 2 | the expansion threshold is 2 visits or more, not 1",
                "tictactoe | uct,expansion-threshold=x | 2 | 'x' is no whole number such as 10",
                "tictactoe | uct,heuristic=guess | 2 | 'guess' is no heuristic of this game; allowed: none",
                "tictactoe | random | 0 | --games is from 1 to 1000000, not 0",
            })
    void whatHasNoMeaningIsRefused(String game, String spec, String games, String message) {
        CommandRun run = CommandRun.of("match", game, "--a", spec, "--b", "random", "--games", games);
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains(Names.expand(message));
        assertThat(run.out()).isEmpty();
    }
}
