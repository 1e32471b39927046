package io.mcts.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.mcts.arena.agent.Fault;
import io.mcts.arena.records.GameLine;
import io.mcts.arena.records.GameRecord;
import io.mcts.arena.records.Seat;
import io.mcts.arena.records.Turn;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.report.JsonReport;
import io.mcts.result.SearchResult;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import io.mcts.spec.search.Spec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The reference of the JSON names each member that the commands print, and no other. */
public class JsonReferenceTest {

    private static final Path PAGE = Path.of("..", "docs", "reference", "json.md");

    @TempDir
    private Path folder;

    /**
     * Runs of a command that together print all members.
     *
     * @param section the heading of the reference
     * @param runs the arguments of each, without {@code --json}
     */
    private record Runs(String section, List<String> runs) {
        @Override
        public String toString() {
            return section;
        }
    }

    static Stream<Runs> commands() {
        return Stream.of(
                runs("analyze", "tictactoe --iterations 50", "tictactoe --position xx.oo.... --spec solver"),
                runs(
                        "match",
                        "tictactoe --a uct,iterations=20 --b random --games 8 --sprt=-30,30",
                        "leduc --a ismcts,iterations=20 --b random --games 8",
                        "solo --a uct,iterations=20 --b random --games 8"),
                runs(
                        "tune",
                        "leduc --spec ismcts,iterations=10,c={c} --parameter c=0.1|0.3 --against random"
                                + " --evaluations 2 --holdout 8"),
                runs("exploit", "kuhn --spec cfr-plus,iterations=10"),
                runs("bench", "tictactoe --iterations 500"),
                runs("verify", "broken"));
    }

    private static Runs runs(String section, String... runs) {
        return new Runs(section, List.of(runs));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyMemberOfACommandIsNamed(Runs runs) throws IOException {
        List<String> lines = new ArrayList<>();
        for (String run : runs.runs()) {
            lines.addAll(lines(runs.section() + " " + run + " --json"));
        }
        requireNamed(runs.section(), lines);
    }

    @Test
    void everyMemberOfATournamentIsNamed() throws IOException {
        Path plan = Files.writeString(folder.resolve("plan.json"), """
                {"title": "t", "game": "leduc", "games": 8, "seed": 1, "budgets": ["iterations=10"], "entrants": [
                  {"name": "a", "spec": "ismcts"}, {"name": "b", "spec": "random"}]}
                """);
        requireNamed("tournament", lines("tournament " + plan + " --json"));
    }

    @Test
    void everyMemberOfARecordIsNamed() throws IOException {
        Path record = folder.resolve("games.jsonl");
        lines("match einstein --a uct,iterations=10 --b random --games 2 --record " + record);
        Path annotated = folder.resolve("annotated.jsonl");
        lines("analyze einstein --record " + record + " --output " + annotated + " --spec uct,iterations=10");
        List<String> games = new ArrayList<>(Files.readAllLines(annotated));
        Fault fault = new Fault(Fault.Kind.TIMEOUT, 0, "too late");
        GameRecord lost = new GameRecord(
                0,
                List.of(new Seat("a", 1, 0), new Seat("b", 2, 1)),
                "",
                List.of(new Turn(0, "a1", 1, 0.5, 1, 1)),
                Optional.of(fault));
        games.add(GameLine.of(lost, Map.of("game", "tictactoe")).json());
        requireNamed("The record of a contest", games);
    }

    /** A result that a program writes has all that the command prints, and the same numbers. */
    @Test
    void aResultInJavaHasTheMembersOfAnAnalysis() {
        JsonObject printed = JsonParser.parseString(
                        lines("analyze tictactoe --position xx.oo.... --spec solver,seed=1" + ",iterations=20 --json")
                                .get(0))
                .getAsJsonObject();
        Game<?, ?> game = Games.catalog().make("tictactoe");
        JsonObject written = JsonParser.parseString(
                        JsonReport.of(result(game, "xx.oo....", "solver,seed=1,iterations=20")))
                .getAsJsonObject();
        for (String member : List.of("game", "position", "elapsedMillis", "spec")) {
            printed.remove(member);
        }
        printed.entrySet().forEach(member -> {
            if (member.getKey().equals("moves")) {
                written.getAsJsonArray("moves")
                        .forEach(move -> move.getAsJsonObject().remove("standardError"));
            }
            assertThat(written.get(member.getKey())).as(member.getKey()).isEqualTo(member.getValue());
        });
        assertThat(written.get("seed").getAsLong()).isEqualTo(1);
    }

    private static <S extends GameState<S, M>, M extends Move> SearchResult<M> result(
            Game<S, M> game, String position, String spec) {
        return Spec.parse(spec).search(game, game.notation().parse(position));
    }

    private static List<String> lines(String command) {
        return CommandRun.of(command.split(" ", -1)).out().lines().toList();
    }

    public static void requireNamed(String section, List<String> lines) throws IOException {
        Set<String> printed = new TreeSet<>();
        lines.forEach(line -> addMembers(JsonParser.parseString(line), "", printed));
        Set<String> named = named().get(section);
        Set<String> seen = new TreeSet<>();
        for (String member : printed) {
            List<String> names =
                    named.stream().filter(name -> isNamed(member, name)).toList();
            assertThat(names).as("rows for %s of %s", member, section).hasSize(1);
            seen.addAll(names);
        }
        assertThat(named).as("members of %s", section).isEqualTo(seen);
    }

    /** A row whose name ends with an asterisk is for all below. */
    private static boolean isNamed(String member, String name) {
        return name.endsWith("*") ? member.startsWith(name.substring(0, name.length() - 1)) : member.equals(name);
    }

    private static void addMembers(JsonElement json, String name, Set<String> members) {
        if (json.isJsonObject()) {
            String before = name.isEmpty() ? "" : name + ".";
            json.getAsJsonObject()
                    .entrySet()
                    .forEach(member -> addMembers(member.getValue(), before + member.getKey(), members));
        } else if (json.isJsonArray() && json.getAsJsonArray().size() > 0) {
            json.getAsJsonArray().forEach(element -> addMembers(element, name + "[]", members));
        } else {
            members.add(json.isJsonArray() ? name + "[]" : name);
        }
    }

    /** The first cell of each row, by the heading above it. */
    private static Map<String, Set<String>> named() throws IOException {
        Map<String, Set<String>> named = new TreeMap<>();
        String section = "";
        for (String line : Files.readAllLines(PAGE)) {
            if (line.startsWith("## ")) {
                section = line.substring(3);
            } else if (line.startsWith("| `")) {
                String name = line.substring(3, line.indexOf('`', 3));
                assertThat(named.computeIfAbsent(section, key -> new TreeSet<>())
                                .add(name))
                        .as("%s of %s, once", name, section)
                        .isTrue();
            }
        }
        return named;
    }
}
