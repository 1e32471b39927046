package io.mcts.cli.command.contest;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.mcts.cli.command.CommandRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TuneCommandTest {

    private static CommandRun tune(String... more) {
        String words =
                "tune tictactoe --spec uct,iterations={n} --parameter n=5|20|100|400 --against uct,iterations=60 ";
        return CommandRun.of((words + String.join(" ", more)).split(" "));
    }

    /** More iterations play better: the least number cannot be the best. */
    @Test
    void findsABetterValueAndMeasuresItOnOtherGames() {
        CommandRun run = tune("--evaluations 30 --holdout 100 --json");
        assertThat(run.err()).isEmpty();
        JsonObject json = JsonParser.parseString(run.out()).getAsJsonObject();
        assertThat(json.keySet())
                .containsExactly("game", "spec", "against", "best", "bestSpec", "holdout", "trials", "tried");
        double best = json.getAsJsonObject("best").get("n").getAsDouble();
        assertThat(best).isGreaterThanOrEqualTo(100);
        assertThat(json.get("bestSpec").getAsString()).isEqualTo("uct,iterations=" + Math.round(best));
        assertThat(json.get("trials").getAsInt()).isEqualTo(30);
        JsonObject holdout = json.getAsJsonObject("holdout");
        assertThat(holdout.get("games").getAsInt()).isEqualTo(100);
        assertThat(holdout.get("score").getAsDouble()).isGreaterThan(0.5);
        assertThat(holdout.getAsJsonObject("a").get("iterationsPerMove").getAsDouble())
                .isEqualTo(best);
    }

    @Test
    void printsATextAndTheSameEachTime() {
        String text = tune("--evaluations 30 --holdout 100").out();
        assertThat(text)
                .containsSubsequence(
                        "  tried      ",
                        " points in 30 trials",
                        "mean  trials",
                        "  best       uct,iterations=",
                        "  holdout",
                        "  game       tictactoe, 100 games",
                        "  score      ");
        assertThat(withoutTimes(
                        tune("--evaluations 30 --holdout 100 --threads 1").out()))
                .isEqualTo(withoutTimes(text));
    }

    @Test
    void aValueWithoutMeaningIsRefusedBeforeTheFirstGame() {
        CommandRun run = CommandRun.of(
                "tune",
                "tictactoe",
                "--spec",
                "uct,iterations={n}",
                "--parameter",
                "n=100..200/4",
                "--against",
                "engine,command=./no-such-engine",
                "--holdout",
                "2",
                "--evaluations",
                "1");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("133.333").doesNotContain("no-such-engine");
    }

    private static String withoutTimes(String text) {
        return text.replaceAll("(?m)^.*( ms and | took ).*$", "");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--parameter m=1|2 | 'uct,iterations={n}' has no {m}, where the value of the parameter goes",
                "--parameter n=1|2 | 'n'",
                "--opening 9 | --opening 9: in 1000 attempts every game was over after 9 random moves or fewer",
                "--evaluations 0 | --evaluations is from 1 to 100000, not 0",
                "--pairs 0 | --pairs is from 1 to 1000, not 0",
                "--holdout 0 | --holdout is from 2 to 1000000, not 0",
                "--parameter x | 'x' is not a parameter; allowed: name=",
            })
    void whatHasNoMeaningIsRefused(String options, String message) {
        CommandRun run = tune(options);
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains(message);
        assertThat(run.out()).isEmpty();
    }
}
