package io.mcts.engines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.arena.Match;
import io.mcts.arena.Opening;
import io.mcts.arena.agent.Agent;
import io.mcts.arena.agent.AgentFactory;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.agent.Fault;
import io.mcts.arena.records.GameRecord;
import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.EinSteinMove;
import io.mcts.games.einstein.SetUp;
import io.mcts.policy.UniformPolicy;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Matches against engines that play well, answer late, die, cheat or talk nonsense. */
class UgiEnginesTest extends EngineFixture {

    private static final Opening<EinStein, EinSteinMove> OPENING =
            random -> EinStein.of(SetUp.random(random), SetUp.random(random), EinStein.RED);
    private static final Entrant<EinStein, EinSteinMove> UNIFORM =
            Entrant.ofPolicy("uniform", new UniformPolicy<EinStein, EinSteinMove>());

    private UgiEngines<EinStein, EinSteinMove> engines(String manners) throws IOException {
        FileClock clock = clock();
        return UgiEngines.of(command(TestEngine.class, clock, manners), EinStein.NOTATION)
                .withIterations(200)
                .withTimeout(TIMEOUT)
                .withWatch(clock);
    }

    private static List<GameRecord> play(UgiEngines<EinStein, EinSteinMove> engines, int games) {
        try (engines) {
            return play(Match.of(new Entrant<>("engine", engines), UNIFORM, OPENING, games));
        }
    }

    @Test
    void anEngineThatPlaysWhileAllAreClosedEndsWithItsGame() throws IOException {
        UgiEngines<EinStein, EinSteinMove> engines = engines("good");
        EinStein start = EinStein.NOTATION.parse("ABC2/DE3/F3f/3ed/2cba r 1");
        try (Agent<EinStein, EinSteinMove> agent = engines.agent(new AgentFactory.Seat<>(start, 0, 1))) {
            engines.close();
            assertThat(agent.choose(start).iterations()).isEqualTo(200);
        }
    }

    @Test
    void aGoodEnginePlaysManyGamesAndWins() throws IOException {
        List<GameRecord> games = play(engines("good"), 12);
        assertThat(games).allMatch(game -> game.fault().isEmpty());
        double points = games.stream()
                .mapToDouble(game -> game.rewards().get(game.number() % 2))
                .sum();
        assertThat(points).isGreaterThanOrEqualTo(9);
        assertThat(games.get(0).turns().stream().filter(turn -> turn.player() == 0))
                .allMatch(turn -> turn.iterations() == 200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ponders", "twice", "tabs"})
    void moreThanAMoveIsNoFault(String manners) throws IOException {
        assertThat(play(engines(manners), 2)).allMatch(game -> game.fault().isEmpty());
    }

    /** It could otherwise search while its time is not counted; this one ends if it knows the position too early. */
    @Test
    void anEngineLearnsThePositionWhenItIsReady() throws IOException {
        assertThat(play(engines("peeks"), 2)).allMatch(game -> game.fault().isEmpty());
    }

    /** Each misbehaves at its third move. The process of one that dies is replaced for the next game. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "late    | TIMEOUT      | no 'bestmove' within 300 ms",
                "unready | TIMEOUT      | no 'readyok' within 300 ms",
                "dawdles | TIMEOUT      | no 'bestmove' within 300 ms",
                "silent  | TIMEOUT      | no 'bestmove' within 300 ms; its last line was 'info string thinking'",
                "dies    | CRASH        | the engine ended with status 3 before its 'bestmove'; its last line was 'info depth 3 nodes 200 score cp 12'; its last error was 'out of cheese'",
                "illegal | ILLEGAL_MOVE | 'a1-a9' is not a legal move in",
                "chatter | TIMEOUT      | no 'bestmove' within 300 ms; its last line was 'info string ",
                "empty   | ILLEGAL_MOVE | '' is not a legal move in",
                "garbage | TIMEOUT      | no 'bestmove' within 300 ms",
                "flood   | TIMEOUT      | no 'bestmove' within 300 ms",
            })
    void whatIsWrongLosesTheGameAndIsNamed(String manners, Fault.Kind kind, String reason) throws IOException {
        for (GameRecord game : play(engines(manners), manners.equals("dies") ? 2 : 1)) {
            assertLost(game, kind, reason);
            int engine = game.number() % 2;
            assertThat(game.fault().orElseThrow().description()).contains(", in ");
            assertThat(game.turns().stream().filter(turn -> turn.player() == engine))
                    .hasSize(2);
        }
    }

    @Test
    void aProgramThatDoesNotExistLosesItsGames() {
        List<GameRecord> games = play(UgiEngines.of(List.of("./no-such-engine"), EinStein.NOTATION), 2);
        assertThat(games)
                .allMatch(game -> game.turns().isEmpty()
                        && game.fault().orElseThrow().description().startsWith("the engine does not start: "));
    }

    @Test
    void whatHasNoMeaningIsRefused() {
        assertThatThrownBy(() -> UgiEngines.of(List.of(), EinStein.NOTATION)).hasMessageContaining("one word or more");
        assertThatThrownBy(() -> engines("good").withIterations(0)).hasMessageContaining("1 or more, not 0");
        assertThatThrownBy(() -> engines("good").withMoveTime(Duration.ZERO)).hasMessageContaining("1 or more, not 0");
        assertThatThrownBy(() -> engines("good").withTimeout(Duration.ofMillis(-1)))
                .hasMessageContaining("1 or more, not -1");
    }
}
