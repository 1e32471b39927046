package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.game.DecisivePlayOut;
import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.game.SampledChance;
import io.mcts.game.SampledMoves;
import io.mcts.game.SimultaneousMoves;
import io.mcts.game.StepRewards;
import io.mcts.policy.DecisivePolicy;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.SearchResult;
import io.mcts.selection.ProgressiveWidening;
import io.mcts.selection.Ucb1;
import io.mcts.testkit.checked.CheckedGame;
import io.mcts.testkit.checked.CheckedState;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** What a search finds in a game with capabilities, a checked search finds, too. */
class CapabilitiesTest {

    private static final int ITERATIONS = 300;

    /** The interfaces of the package of games that are no capabilities of states. */
    private static final Set<Class<?>> OTHERS = Set.of(GameState.class, Move.class, Heuristic.class, Notation.class);

    /** A race with every capability there is; those that it adds are of no use. */
    static final class Able extends DiceRace
            implements DecisivePlayOut, StepRewards, SampledMoves, SampledChance, SimultaneousMoves<DiceRace.Action> {

        @Override
        public void playOutDecisively(RandomGenerator random) {
            while (!isTerminal()) {
                play(STEP);
            }
        }

        @Override
        public double reward(int player) {
            return player / 10.0;
        }

        @Override
        public double maxPayoff() {
            return 10;
        }

        @Override
        public boolean areMovesSampled() {
            return false;
        }

        @Override
        public boolean isSampled() {
            return false;
        }

        @Override
        public Object informationSet(int player) {
            return toString();
        }

        @Override
        public void determinize(int observer, RandomGenerator random) {}

        @Override
        public List<Action> legalMoves(int player) {
            return legalMoves();
        }

        @Override
        public boolean isPending() {
            return false;
        }

        @Override
        public void retract() {}
    }

    /** A race in which each point brings something on the way, and the end nothing. */
    static final class Toll extends DiceRace implements StepRewards {

        private int before;

        @Override
        public void play(Action action) {
            before = points[0];
            super.play(action);
        }

        @Override
        public void resetTo(DiceRace other) {
            super.resetTo(other);
            before = ((Toll) other).before;
        }

        @Override
        public double reward(int player) {
            return player == 0 ? (points[0] - before) / 10.0 : 0;
        }

        @Override
        public double payoff(int player) {
            return 0;
        }
    }

    @Test
    void aCheckedStateHasEveryCapabilityOfTheCoreThatTheStateHas() {
        Set<Class<?>> capabilities = new LinkedHashSet<>();
        for (JavaClass type : new ClassFileImporter().importPackages(GameState.class.getPackageName())) {
            if (type.isInterface()
                    && !type.isNestedClass()
                    && !type.getSimpleName().equals("package-info")) {
                capabilities.add(type.reflect());
            }
        }
        capabilities.removeAll(OTHERS);
        assertThat(capabilities).hasSizeGreaterThanOrEqualTo(9);

        CheckedState<DiceRace, DiceRace.Action> checked =
                new CheckedGame<DiceRace, DiceRace.Action>(new Able(), 1).root();

        assertThat(capabilities).allSatisfy(capability -> {
            assertThat(new Able()).isInstanceOf(capability);
            assertThat(checked).isInstanceOf(capability);
        });
        assertThat(((StepRewards) checked).reward(2)).isEqualTo(0.2);
        ((DecisivePlayOut) checked).playOutDecisively(Xoroshiro128PlusPlus.of(1));
        assertThat(checked.isTerminal()).isTrue();
    }

    @Test
    void aCheckedStateHasNoCapabilityThatTheStateLacks() {
        CheckedState<Stones, Stones.Take> checked = new CheckedGame<Stones, Stones.Take>(new Stones(), 1).root();
        assertThat(checked.getClass().getInterfaces()).containsExactly(CheckedState.class);
    }

    @Test
    void rewardsOnTheWayAreSearchedAlike() {
        Toll toll = new Toll();
        requireSame(Mcts.<DiceRace, DiceRace.Action>builder().seed(1).build(), toll);
    }

    @Test
    void movesAndOutcomesThatAreOnlyDrawnAreSearchedAlike() {
        Archery archery = new Archery();
        requireSame(
                Mcts.of(archery)
                        .selection(new ProgressiveWidening(1, 0.5, Ucb1.of(0.3)))
                        .seed(1)
                        .build(),
                archery);
    }

    @Test
    void aGameWithAllCapabilitiesIsSearchedAlike() {
        Able able = new Able();
        requireSame(
                Mcts.<DiceRace, DiceRace.Action>builder()
                        .selection(new ProgressiveWidening(1, 0.5, Ucb1.of(0.3)))
                        .rollout(new DecisivePolicy<>())
                        .cheating()
                        .seed(1)
                        .build(),
                able);
    }

    private static <S extends GameState<S, M>, M extends Move> void requireSame(Mcts<S, M> search, S state) {
        SearchResult<M> plain = search.search(state, Budget.iterations(ITERATIONS));
        SearchResult<M> checked = CheckedSearch.of(search).search(state, Budget.iterations(ITERATIONS));
        assertThat(checked.value()).isEqualTo(plain.value());
        assertThat(checked.moves()).isEqualTo(plain.moves());
        assertThat(checked.bestMove()).isEqualTo(plain.bestMove());
        assertThat(checked.principalVariation()).isEqualTo(plain.principalVariation());
    }
}
