package io.mcts.cli.command.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.mcts.cli.command.CommandRun;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.StatedFacts;
import org.junit.jupiter.api.Test;

/**
 * The command {@code verify}. That the games of the command line keep every rule with their heuristics, their own properties check, with the
 * heuristics of EinStein and of Connect Four; all of them as the catalog has them, {@link VerifyIT}.
 */
class VerifyCommandTest {

    @Test
    void aRightGameKeepsEveryRule() {
        CommandRun run = CommandRun.of("verify", "tictactoe", "--seed", "7");

        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("tictactoe: right: ")
                .contains(" rules hold, ")
                .contains("seed 7");
        assertThat(run.status()).isZero();
    }

    @Test
    void aWrongGameHasStatus1AndShowsTheRuleAndTheMoves() {
        CommandRun run = CommandRun.of("verify", "broken");

        assertThat(run.err()).isEmpty();
        assertThat(run.out()).startsWith("broken: wrong: ").contains("broken rule: ", "moves:    [", "seed:     1");
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void notationAndHeuristicsAreCheckedToo() {
        CommandRun run = CommandRun.of("verify", "solo");

        assertThat(run.out())
                .startsWith("solo: right: ")
                .contains(
                        "\n26 more do not apply, as the game has none of these:\n  a stated sum of payoffs\n  known games (only they show a wrong sign of the payoffs, or a turn too many or too few)"
                                + "\n  a number of positions (only it shows that a move is missing everywhere)"
                                + "\n  a state that is Resettable\n  a state that has a PositionKey\n  a state that names ImmediateWins\n  a state that has a DecisivePlayOut"
                                + "\n  SampledChance or SampledMoves\n  StepRewards\n  HiddenInformation\n  SimultaneousMoves\n");
        assertThat(run.status()).isZero();
    }

    @Test
    void printsJson() {
        JsonObject right = JsonParser.parseString(
                        CommandRun.of("verify", "solo", "--json").out())
                .getAsJsonObject();
        assertThat(right.keySet())
                .containsExactly(
                        "game",
                        "seed",
                        "right",
                        "rules",
                        "states",
                        "inapplicable",
                        "violations",
                        "unchecked",
                        "unseen");
        assertThat(right.get("right").getAsBoolean()).isTrue();
        assertThat(right.getAsJsonObject("inapplicable").keySet())
                .contains("RESET_EQUALS_A_COPY")
                .doesNotContain("NOTATION_READS_THE_MOVES", "HEURISTIC_LIES_IN_THE_RANGE");

        JsonObject wrong = JsonParser.parseString(
                        CommandRun.of("verify", "broken", "--json").out())
                .getAsJsonObject();
        assertThat(wrong.get("right").getAsBoolean()).isFalse();
        assertThat(wrong.getAsJsonObject("inapplicable").keySet()).contains("HEURISTIC_LIES_IN_THE_RANGE");
        assertThat(wrong.getAsJsonArray("violations").get(0).getAsJsonObject().keySet())
                .containsExactly("rule", "sentence", "expected", "actual", "moves", "shortest", "from");
    }

    @Test
    void aCooperativeGameThatSaysSoIsRight() {
        CommandRun silent = verifyPairs(StatedFacts.none());
        assertThat(silent.out()).startsWith("pairs: not enough seen: every end pays all players alike");
        assertThat(silent.status()).isEqualTo(1);

        CommandRun stated = verifyPairs(StatedFacts.<PairGame.Pair>none()
                .cooperative()
                .withLongestGame(2)
                .withPositions(2, 9)
                .withLabel("pairs", PairGame.Pair::isAlike));
        assertThat(stated.err()).isEmpty();
        assertThat(stated.out()).startsWith("pairs: right: ").contains(", pairs ");
        assertThat(stated.status()).isZero();
    }

    @Test
    void whatAGameStatesIsChecked() {
        StatedFacts<PairGame.Pair> facts = StatedFacts.<PairGame.Pair>none().cooperative();

        assertThat(verifyPairs(facts.withPositions(2, 8)).out()).contains("expected: 8 lists of 2 moves");
        assertThat(verifyPairs(facts.withLongestGame(1)).out()).contains("every random game ends within the bound");
        assertThat(verifyPairs(facts.withPayoffSum(0)).out()).contains("payoffs that sum to 0.0");
        assertThat(verifyPairs(facts.withLabel("triples", pair -> false)).out())
                .contains("random games do not come to triples");
    }

    private static CommandRun verifyPairs(StatedFacts<PairGame.Pair> facts) {
        return CommandRun.ofGame(Entry.of("pairs", "for two together", () -> new PairGame(facts)), "verify", "pairs");
    }

    @Test
    void aGameThatIsNotKnownIsAUsageError() {
        assertThat(CommandRun.of("verify", "chess").status()).isEqualTo(2);
        assertThat(CommandRun.of("verify").status()).isEqualTo(2);
    }
}
