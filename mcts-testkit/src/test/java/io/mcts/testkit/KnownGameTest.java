package io.mcts.testkit;

import static io.mcts.testkit.rules.GameRules.named;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.StepRewards;
import io.mcts.testkit.DiceRace.Action;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.facts.KnownGame;
import io.mcts.testkit.report.Violation;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Faults that no rule finds unless a known game states probabilities, rewards, legal moves or numbers of positions on its way. */
class KnownGameTest {

    private static final KnownGame DICE = KnownGame.from(0)
            .legal("throw", "step")
            .turn(0, "throw")
            .legal("+0", "+1", "+3")
            .chance("+3", 1.0 / 6)
            .legal()
            .pays(1, 0, 0);

    /** Outcomes with each other's probabilities. */
    static final class ProbabilitiesAreExchanged extends DiceRace {
        @Override
        public double probability(Action outcome) {
            return super.probability(outcome.equals(ONE) ? THREE : outcome.equals(THREE) ? ONE : outcome);
        }
    }

    /** Outcomes that are all the same to the game, for the state does not say otherwise. */
    static final class ProbabilitiesAreForgotten extends DiceRace {
        @Override
        public double probability(Action outcome) {
            return 1.0 / 3;
        }
    }

    static Stream<DiceRace> wrongProbabilities() {
        return Stream.of(new ProbabilitiesAreExchanged(), new ProbabilitiesAreForgotten());
    }

    @ParameterizedTest
    @MethodSource("wrongProbabilities")
    void aStatedProbabilityIsCompared(DiceRace race) {
        KnownGame withoutProbability =
                KnownGame.from(0).turn(0, "throw").chance("+3").pays(1, 0, 0);
        assertThat(verifier(race, withoutProbability).verify().isRight()).isTrue();

        Violation found = violation(verifier(race, DICE));
        assertThat(found.expected()).startsWith("a probability of +3 of 0.166");
        assertThat(found.actual()).startsWith("0.333");
        assertThat(found.reproduction().moves()).hasToString("[throw]");
    }

    private enum Mistake {
        NONE,
        SUMMED_UP,
        PAID_TWICE,
        ONE_MOVE_LATE
    }

    private record Step(int index) implements Move {
        @Override
        public String toString() {
            return "step" + index;
        }
    }

    /** Three steps, each of which brings 1 or 2. */
    private static final class Steps implements GameState<Steps, Step>, StepRewards {

        private final Mistake mistake;
        private int count;
        private int sum;
        private int last;
        private int beforeLast;

        Steps(Mistake mistake) {
            this.mistake = mistake;
        }

        @Override
        public int playerCount() {
            return 1;
        }

        @Override
        public int currentPlayer() {
            return 0;
        }

        @Override
        public boolean isTerminal() {
            return count == 3;
        }

        @Override
        public List<Step> legalMoves() {
            return isTerminal() ? List.of() : List.of(new Step(1), new Step(2));
        }

        @Override
        public void play(Step move) {
            count++;
            beforeLast = last;
            last = move.index();
            sum += last;
        }

        @Override
        public Steps copy() {
            Steps copy = new Steps(mistake);
            copy.count = count;
            copy.sum = sum;
            copy.last = last;
            copy.beforeLast = beforeLast;
            return copy;
        }

        @Override
        public double reward(int player) {
            return switch (mistake) {
                case NONE -> last;
                case SUMMED_UP -> sum;
                case PAID_TWICE -> 2 * last;
                case ONE_MOVE_LATE -> beforeLast;
            };
        }

        @Override
        public double payoff(int player) {
            return 0;
        }

        @Override
        public double minPayoff() {
            return 0;
        }

        @Override
        public double maxPayoff() {
            return 100; // so wide that no wrong sum leaves it
        }
    }

    @ParameterizedTest
    @EnumSource
    void statedRewardsAreComparedMoveByMove(Mistake mistake) {
        KnownGame finalPayoff = KnownGame.from(0)
                .turn(0, "step2")
                .turn(0, "step1")
                .turn(0, "step1")
                .pays(0);
        assertThat(verifier(mistake, finalPayoff).verify().isRight()).isTrue();

        KnownGame rewards = KnownGame.from(0)
                .turn(0, "step2")
                .rewards(2)
                .turn(0, "step1")
                .rewards(1)
                .turn(0, "step1")
                .pays(0);
        VerificationReport report = verifier(mistake, rewards).verify();
        assertThat(report.isRight()).isEqualTo(mistake == Mistake.NONE);
        if (mistake != Mistake.NONE) {
            assertThat(violation(verifier(mistake, rewards)).expected()).startsWith("rewards of the last move [");
        }
    }

    private static GameVerifier<Steps, Step> verifier(Mistake mistake, KnownGame known) {
        return GameVerifier.of(() -> List.of(new Steps(mistake)))
                .withFacts(GameFacts.none().withKnownGames(known));
    }

    /** Cells that are left out once two cells or fewer are empty. */
    static final class TheLastCellIsNotLegal extends Grid {
        @Override
        public List<Cell> legalMoves() {
            List<Cell> all = super.legalMoves();
            return all.size() == 2 ? List.of(all.get(0)) : all;
        }

        @Override
        public List<Cell> immediateWins(int who) {
            return super.immediateWins(who).stream()
                    .filter(legalMoves()::contains)
                    .toList();
        }
    }

    @Test
    void movesAndPositionsOfTheMiddleOfAGameAreStated() {
        KnownGame moves = KnownGame.from("xxoo.. 0").legal("e", "f");
        KnownGame count =
                KnownGame.from("xxoo.. 0").positions(2, 2).turn(0, "f").positions(1, 1);
        KnownGame fromTheStart = KnownGame.from(0).positions(2, 30).turn(0, "a").positions(1, 5);

        assertThat(verifier(new TheLastCellIsNotLegal(), fromTheStart).verify().isRight())
                .isTrue();
        assertThat(verifier(new Grid(), moves, count, fromTheStart).verify().isRight())
                .isTrue();
        Violation wrongMoves = violation(verifier(new TheLastCellIsNotLegal(), moves));
        assertThat(wrongMoves.expected()).isEqualTo("the legal moves [e, f]");
        assertThat(wrongMoves.actual()).isEqualTo("[f] missing, [] too many");
        assertThat(wrongMoves.reproduction().initialState()).startsWith("the position 'xxoo.. 0', ");
        Violation wrongCount = violation(verifier(new TheLastCellIsNotLegal(), count));
        assertThat(wrongCount.expected()).isEqualTo("2 lists of 2 moves");
    }

    private static GameVerifier<Grid, Grid.Cell> verifier(Grid grid, KnownGame... known) {
        return GameVerifier.of(() -> List.of(grid.copy()))
                .withFacts(GameFacts.none().withKnownGames(known))
                .withNotation(new GridNotation() {
                    @Override
                    public Grid parse(String position) {
                        Grid read = grid.blank();
                        read.copyFrom(super.parse(position));
                        return read;
                    }
                });
    }

    @Test
    void positionsAreStatedFromEachInitialState() {
        Grid begun = new Grid();
        begun.play(new Grid.Cell(0));
        assertThat(GameVerifier.of(() -> List.of(new Grid(), begun.copy()))
                        .withFacts(GameFacts.none()
                                .withPositions(1, 6)
                                .withKnownGames(KnownGame.from(1).positions(1, 4)))
                        .withRules(named("KNOWN_GAMES_GO_AS_THEY_SHOULD"))
                        .verify()
                        .findings())
                .hasSize(1)
                .first()
                .satisfies(finding -> {
                    assertThat(finding.violation().expected()).isEqualTo("4 lists of 1 moves");
                    assertThat(finding.violation().reproduction().initialState())
                            .startsWith("initialStates().get(1)");
                });
    }

    @Test
    void aPositionNeedsANotation() {
        GameVerifier<Grid, Grid.Cell> withoutNotation = GameVerifier.of(() -> List.of(new Grid()))
                .withFacts(GameFacts.none().withKnownGames(KnownGame.from("xxoo.. 0")));
        assertThat(violation(withoutNotation).expected())
                .isEqualTo("a notation, stated to the kit, that reads the known game's 'xxoo.. 0'");
    }

    @Test
    void rewardsNeedAMove() {
        assertThatThrownBy(() -> KnownGame.from(0).rewards(1)).isInstanceOf(IllegalStateException.class);
    }

    private static GameVerifier<DiceRace, DiceRace.Action> verifier(DiceRace race, KnownGame... known) {
        return GameVerifier.of(() -> List.of(race.copy()))
                .withFacts(GameFacts.none().withLongestGame(200).withKnownGames(known));
    }

    private static Violation violation(GameVerifier<?, ?> verifier) {
        VerificationReport report =
                verifier.withRules(named("KNOWN_GAMES_GO_AS_THEY_SHOULD")).verify();
        assertThat(report.findings()).as(report.toString()).hasSize(1);
        return report.findings().get(0).violation();
    }
}
