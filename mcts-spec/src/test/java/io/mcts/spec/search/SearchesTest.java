package io.mcts.spec.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches by their SPEC, of a game that no provider brings. */
class SearchesTest {

    private static final Doors GAME = new Doors();

    private static Doors.State start() {
        return GAME.initial(Xoroshiro128PlusPlus.of(1));
    }

    /** Each preset finds the best door, without and with a change to it. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "best,iterations=600",
                "level6",
                "uct,iterations=600",
                "uct,iterations=600,solver",
                "uct,iterations=600,selection=ucb1:c=0.5",
                "flat,iterations=600",
                "rave,iterations=600",
                "puct,iterations=600"
            })
    void presetsFindTheBestMove(String text) {
        Spec spec = Spec.parse(text + ",seed=1", GAME);
        Search<Doors.State, Doors.Door> search = spec.build(GAME, Runnable::run);
        assertThat(search.search(start(), spec.budget()).bestMove()).hasToString("2");
    }

    /** What is given twice, unknown or without a value is refused with what is allowed. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nothing | 'nothing' is not a preset; allowed: uct, ",
                "uct,speed=3 | 'speed' is not a setting",
                "uct,iterations=5,iterations=6 | iterations is given twice",
                "uct,iterations=few | iterations: 'few' is not a whole number",
                "uct,selection=nothing | 'nothing' is not a selection policy; allowed: ",
                "level7 | 'level7' is not a level of this game; allowed: level1 to level6",
            })
    void whatHasNoMeaningIsRefused(String text, String message) {
        assertThatThrownBy(() -> Spec.parse(text, GAME).build(GAME, Runnable::run))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    /** A followed game keeps what it has learned: the visits of the second search include those of the first. */
    @Test
    void aFollowedGameKeepsItsTree() {
        FollowedGame<Doors.Door> followed =
                Spec.parse("uct,seed=1", GAME).build(GAME, Runnable::run).follow(start(), 0);
        Doors.Door move =
                followed.search(Budget.iterations(300), SearchListener.none()).bestMove();
        followed.play(move);
        long visits = followed.search(Budget.iterations(1), SearchListener.none()).moves().stream()
                .mapToLong(each -> each.visits())
                .sum();
        assertThat(visits).isGreaterThan(100);
    }

    @Test
    void limitsAreKept() {
        SearchLimits limits = new SearchLimits(Duration.ofSeconds(1), 1 << 20, 1);
        assertThat(limits.applyTo(Spec.parse("uct,iterations=10", GAME), GAME))
                .hasToString("uct,iterations=10,time=1000ms,memory=1048576");
        assertThatThrownBy(() -> limits.applyTo(Spec.parse("uct,threads=2", GAME), GAME))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("threads");
    }

    /** The probabilities of a search with one best move are all on that move. */
    @Test
    void aStrategyIsTheBestMove() {
        Map<Doors.Door, Double> strategy = Spec.parse("uct,seed=1", GAME)
                .build(GAME, Runnable::run)
                .strategy(start(), Budget.iterations(500))
                .apply(start());
        assertThat(strategy).containsExactlyEntriesOf(Map.of(new Doors.Door(2), 1.0));
    }
}
