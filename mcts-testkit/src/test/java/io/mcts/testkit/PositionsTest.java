package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.launcher.EngineFilter.includeEngines;

import io.mcts.testkit.check.Extras;
import io.mcts.testkit.check.GameUnderTest;
import io.mcts.testkit.facts.GameFacts;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** Runs properties of a user's own, as a user's build does. */
class PositionsTest {

    /** Run by the test below alone: its name keeps it out of the build's own run. */
    static final class Wrong {

        @Provide
        Arbitrary<Position<DiceRace, DiceRace.Action>> positions() {
            return Positions.of(new DiceRace());
        }

        @Property(seed = "1")
        void playerTwoNeverHasTwoPointsWhenTheDieIsThrown(
                @ForAll("positions") Position<DiceRace, DiceRace.Action> position) {
            DiceRace race = position.state();
            assertThat(race.points[1] == 2 && race.thrown)
                    .as(position.toString())
                    .isFalse();
        }
    }

    @Test
    void aPropertyThatFailsIsShownTheShortestMoves() {
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(selectClass(Wrong.class))
                                .filters(includeEngines("jqwik"))
                                .configurationParameter("jqwik.reporting.usejunitplatform", "true")
                                .configurationParameter("jqwik.failures.after.default", "RANDOM_SEED")
                                .build(),
                        listener);

        // two points take two steps, in the rounds 1 and 2, and the throw may be of anybody: five steps, then player 2
        // throws
        assertThat(listener.getSummary().getFailures().get(0).getException())
                .hasMessageContaining("[[step, step, step, step, step, throw] from initialStates().get(0), 0-0-0]");
    }

    @Test
    void aPositionHandsOutStatesOfItsOwn() {
        Position<DiceRace, DiceRace.Action> position =
                Position.of(game(new DiceRace()), List.of(1, 2 + 3, 0)); // throw, +3: the end

        DiceRace state = position.state();
        assertThat(state).hasToString("3-0-0");
        state.points[2] = 5;
        assertThat(position.state()).hasToString("3-0-0").isNotSameAs(state);
        assertThat(position.initialState()).hasToString("0-0-0");
        assertThat(position.moves()).containsExactly(DiceRace.THROW, DiceRace.THREE);
        assertThat(position).hasToString("[throw, +3] from initialStates().get(0), 0-0-0");
    }

    @Property(seed = "1", tries = 1) // on a thread of jqwik's
    void positionsLieAllOverTheGame() {
        List<Integer> lengths = Positions.of(() -> List.of(new DiceRace()), GameFacts.none())
                .sampleStream()
                .limit(300)
                .map(position -> position.moves().size())
                .toList();

        assertThat(lengths).contains(0, 1, 2, 3, 4, 5, 6, 7, 8);
    }

    private static GameUnderTest<DiceRace, DiceRace.Action> game(DiceRace race) {
        return GameUnderTest.of(() -> List.of(race), 1, GameFacts.none(), Extras.none());
    }
}
