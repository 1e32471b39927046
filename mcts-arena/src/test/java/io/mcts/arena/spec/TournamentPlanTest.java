package io.mcts.arena.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.arena.spec.TournamentPlan.Participant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class TournamentPlanTest {

    private static final String THREE =
            "\"game\": \"tictactoe\", \"games\": 4, \"entrants\": [\"uct\", {\"name\": \"two\", \"spec\": \"flat\"}, \"random\"]";

    @Test
    void whatIsNotSaidHasADefault() {
        TournamentPlan plan = TournamentPlan.parse("{" + THREE + "}");
        assertThat(plan)
                .isEqualTo(new TournamentPlan(
                        "",
                        "tictactoe",
                        4,
                        0,
                        1,
                        List.of(
                                new Participant("uct", "uct"),
                                new Participant("two", "flat"),
                                new Participant("random", "random")),
                        List.of(),
                        List.of()));
    }

    @Test
    void whatIsSaidCounts() {
        TournamentPlan plan = TournamentPlan.parse("{" + THREE + ", \"title\": \"T\", \"opening\": 2, \"seed\": -7}");
        assertThat(plan.title()).isEqualTo("T");
        assertThat(plan.opening()).isEqualTo(2);
        assertThat(plan.seed()).isEqualTo(-7);
    }

    @Test
    void groupsAreNamedOrListed() {
        assertThat(groups("\"all\"")).isEmpty();
        assertThat(groups("\"first\"")).containsExactly(List.of(0, 1), List.of(0, 2));
        assertThat(groups("\"neighbours\"")).containsExactly(List.of(0, 1), List.of(1, 2));
        assertThat(groups("[[\"random\", \"two\"], [\"two\", \"uct\"]]")).containsExactly(List.of(2, 1), List.of(1, 0));
    }

    /** A plan of each budget: the same but for the SPECs, of which that of random has no budget. */
    @Test
    void eachBudgetIsATournament() {
        TournamentPlan plan = TournamentPlan.parse(
                "{" + THREE + ", \"title\": \"T\", \"budgets\": [\"iterations=10\", \"time=50ms,iterations=20\"]}");
        assertThat(plan.heading()).isEqualTo("T");
        assertThat(plan.byBudget())
                .extracting(TournamentPlan::heading)
                .containsExactly("T, iterations=10", "T, time=50ms,iterations=20");
        assertThat(plan.byBudget().get(0).entrants())
                .containsExactly(
                        new Participant("uct", "uct,iterations=10"),
                        new Participant("two", "flat,iterations=10"),
                        new Participant("random", "random"));
        assertThat(plan.byBudget().get(1).withSeed(9).seed()).isEqualTo(9);
        TournamentPlan program = TournamentPlan.parse("{\"game\": \"x\", \"games\": 2, \"budgets\": [\"time=5ms\"],"
                + " \"entrants\": [\"engine,command=x --level 3\"]}");
        assertThat(program.byBudget().get(0).entrants().get(0).spec()).isEqualTo("engine,time=5ms,command=x --level 3");
        TournamentPlan without = TournamentPlan.parse("{" + THREE + "}");
        assertThat(without.byBudget()).containsExactly(without);
    }

    private static List<List<Integer>> groups(String json) {
        return TournamentPlan.parse("{" + THREE + ", \"groups\": " + json + "}").groups();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "nonsense | it is no tournament: ",
                "[] | it is no tournament: ",
                "{} | 'entrants' is missing; a tournament has game, games and entrants",
                "{\"entrants\": []} | 'game' is missing",
                "{\"entrants\": 3} | it is no tournament: ",
                "{\"entrants\": [], \"game\": \"x\", \"games\": \"many\"} | 'games' is a whole number, not \"many\"",
                "{\"entrants\": [], \"game\": \"x\", \"games\": 1.5} | 'games' is a whole number, not 1.5",
                "{\"entrants\": [], \"game\": \"x\", \"games\": null} | 'games' is missing",
                "{\"entrants\": [], \"game\": \"x\", \"games\": 3e9} | it is no tournament: integer overflow",
                "{\"entrants\": [], \"game\": \"x\", \"games\": 2, \"seed\": 1e300} | 'seed' is a whole number, not 1e300",
                "{\"entrants\": [], \"game\": \"x\", \"games\": 2, \"groups\": []} | groups is an empty list; allowed: all, first",
                "{\"entrants\": [], \"game\": \"x\", \"games\": 2, \"rounds\": 3} | 'rounds' is not a member of a tournament; allowed: [",
                "{\"entrants\": [\"uct\"], \"game\": \"x\", \"games\": 2, \"budgets\": [\"memory=1m\"]} | budgets: 'memory=1m' is not a budget; allowed: iterations=N, time=50ms",
                "{\"entrants\": [\"uct\"], \"game\": \"x\", \"games\": 2, \"budgets\": [\"time=50\"]} | budgets: time: '50' is not a time such as 500ms",
                "{\"entrants\": [\"uct\"], \"game\": \"x\", \"games\": 2, \"budgets\": [\"\"]} | budgets: '' is not a budget",
                "{\"entrants\": [\"uct\"], \"game\": \"x\", \"games\": 2, \"budgets\": \"time=5ms\"} | it is no tournament: ",
                "{\"entrants\": [\"uct,time=1s\"], \"game\": \"x\", \"games\": 2, \"budgets\": [\"iterations=9\"]} | entrant 'uct,time=1s' sets time itself; leave that out, or leave out budgets",
                "{\"entrants\": [{\"name\": \"a\"}], \"game\": \"x\", \"games\": 2} | an entrant is a SPEC, or has a name and a spec, not [name]",
                "{\"entrants\": [\"a\", \"b\"], \"game\": \"x\", \"games\": 2, \"groups\": \"some\"} | groups is 'some'; allowed: all, first, neighbours",
                "{\"entrants\": [\"a\", \"b\"], \"game\": \"x\", \"games\": 2, \"groups\": [[\"a\", \"c\"]]} | groups: 'c' is not an entrant; allowed: a, b",
            })
    void whatHasNoMeaningIsRefused(String json, String message) {
        assertThatThrownBy(() -> TournamentPlan.parse(json))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    @Test
    void aFileThatIsMissingIsNamed() {
        assertThatThrownBy(() -> TournamentPlan.read(Path.of("no-such-file.json")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'no-such-file.json' cannot be read");
    }

    static List<Path> experiments() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("..", "examples", "experiments"))) {
            return files.toList();
        }
    }

    @ParameterizedTest
    @MethodSource("experiments")
    void theExperimentsCanBeRead(Path file) {
        assertThat(TournamentPlan.read(file).title()).isNotBlank();
    }
}
