package io.mcts.imperfect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.games.goofspiel.Goofspiel;
import io.mcts.games.goofspiel.GoofspielMove;
import io.mcts.games.goofspiel.GoofspielRules;
import io.mcts.games.rockpaperscissors.Hand;
import io.mcts.games.rockpaperscissors.RockPaperScissors;
import io.mcts.imperfect.exact.Exploitability;
import io.mcts.imperfect.selection.AvailabilityUcb1;
import io.mcts.imperfect.selection.RegretMatching;
import io.mcts.imperfect.strategy.MixedPolicy;
import io.mcts.imperfect.strategy.MixedResult;
import io.mcts.imperfect.strategy.MixedSelection;
import io.mcts.imperfect.tree.InformationSetTree;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SimultaneousSearchTest {

    private static final int SEEDS = 10;

    static Stream<MixedSelection> mixedSelections() {
        return Stream.of(RegretMatching.of(0.05), RegretMatching.of(0.2));
    }

    @ParameterizedTest
    @MethodSource("mixedSelections")
    void mixedSelectionsFindTheStrategyOfRockPaperScissors(MixedSelection mixed) {
        for (int seed = 0; seed < SEEDS; seed++) {
            assertThat(exploitability(
                            InformationSetMcts.<RockPaperScissors, Hand>builder()
                                    .simultaneous(mixed),
                            seed,
                            10_000))
                    .isLessThan(0.05);
        }
    }

    /** Who chooses second does not see what the first has chosen, and does as well to search when it is their turn. */
    @ParameterizedTest
    @MethodSource("mixedSelections")
    void eachPlayerMaySearchAtTheirOwnTurn(MixedSelection mixed) {
        for (int seed = 0; seed < SEEDS; seed++) {
            InformationSetMcts<RockPaperScissors, Hand> search = InformationSetMcts.<RockPaperScissors, Hand>builder()
                    .simultaneous(mixed)
                    .seed(seed)
                    .build();
            MixedPolicy<RockPaperScissors, Hand> policy =
                    MixedPolicy.ofStrategies(state -> search.search(state, Budget.iterations(10_000)));
            assertThat(Exploitability.of(RockPaperScissors.initial(), policy).exploitability())
                    .isLessThan(0.05);
        }
    }

    /** With hidden bids the earlier ones are drawn as if they had been random, which keeps this search from an equilibrium. */
    @Test
    void eachPlayerMaySearchAtTheirOwnTurnOfGoofspiel() {
        for (boolean isHidden : List.of(false, true)) {
            GoofspielRules rules = isHidden ? GoofspielRules.of(4).hidden() : GoofspielRules.of(4);
            InformationSetMcts<Goofspiel, GoofspielMove> search = InformationSetMcts.<Goofspiel, GoofspielMove>builder()
                    .simultaneous(RegretMatching.of(0.05))
                    .seed(1)
                    .build();
            MixedPolicy<Goofspiel, GoofspielMove> policy =
                    MixedPolicy.ofStrategies(state -> search.search(state, Budget.iterations(1_000)));
            assertThat(Exploitability.of(Goofspiel.initial(rules), policy).exploitability())
                    .isLessThan(isHidden ? 0.25 : 0.02);
        }
    }

    @Test
    void theSearchOfTheSecondFindsTheStrategyOfTheFirst() {
        RockPaperScissors pending = RockPaperScissors.NOTATION.parse("r");
        MixedResult<Hand> result = InformationSetMcts.<RockPaperScissors, Hand>builder()
                .simultaneous(RegretMatching.of(0.05))
                .seed(1)
                .build()
                .search(pending, Budget.iterations(20_000));

        assertThat(result.player()).isEqualTo(1);
        for (int player = 0; player < 2; player++) {
            assertThat(result.strategy(player).get(Hand.PAPER)).isCloseTo(10 / 16.0, within(0.06));
        }
    }

    /** The visits stay about a third each, whose exploitability is 1/12: longer search does not help. */
    @ParameterizedTest
    @ValueSource(ints = {10_000, 100_000})
    void decoupledUctDoesNotConverge(int iterations) {
        for (int seed = 0; seed < SEEDS; seed++) {
            assertThat(exploitability(
                            InformationSetMcts.<RockPaperScissors, Hand>builder()
                                    .multipleObserver()
                                    .selection(AvailabilityUcb1.of(Math.sqrt(2))),
                            seed,
                            iterations))
                    .isCloseTo(1.0 / 12, within(0.003));
        }
    }

    @Test
    void theStrategyOfEachPlayerIsPartOfTheResult() {
        MixedResult<Hand> result = InformationSetMcts.<RockPaperScissors, Hand>builder()
                .simultaneous(RegretMatching.of(0.05))
                .seed(1)
                .build()
                .search(RockPaperScissors.initial(), Budget.iterations(20_000));

        for (int player = 0; player < 2; player++) {
            assertThat(result.strategy(player).values().stream()
                            .mapToDouble(Double::doubleValue)
                            .sum())
                    .isCloseTo(1, within(1e-12));
            assertThat(result.strategy(player).get(Hand.PAPER)).isCloseTo(10 / 16.0, within(0.06));
            assertThat(result.strategy(player).get(Hand.SCISSORS)).isCloseTo(5 / 16.0, within(0.06));
        }
        assertThat(result.bestMove()).isEqualTo(Hand.PAPER);
    }

    static Stream<Arguments> goofspielPositions() {
        return Stream.of(
                Arguments.of("4:4-1 3:", GoofspielRules.of(4), 3 / 19.0),
                Arguments.of("4:4-1 3:", GoofspielRules.of(4).byPoints(), 0.316804),
                Arguments.of("5:5-1 4:", GoofspielRules.of(5), 0),
                Arguments.of("5:5-1 4:", GoofspielRules.of(5).byPoints(), -0.160621));
    }

    /** The mean payoff is that of play that still explores, hence only near the value. */
    @ParameterizedTest
    @MethodSource("goofspielPositions")
    void regretMatchingComesNearTheValueOfGoofspiel(String position, GoofspielRules rules, double value) {
        Goofspiel state = Goofspiel.notation(rules).parse(position);
        MixedResult<GoofspielMove> result = InformationSetMcts.<Goofspiel, GoofspielMove>builder()
                .simultaneous(RegretMatching.of(0.05))
                .seed(1)
                .build()
                .search(state, Budget.iterations(100_000));

        assertThat(result.search().payoff(0)).isCloseTo(value, within(0.05 * state.maxPayoff()));
    }

    @Test
    void aMoveThatIsPendingIsNotSeen() {
        List<MixedResult<Hand>> results = Stream.of("r", "p", "s")
                .map(RockPaperScissors.NOTATION::parse)
                .map(state -> InformationSetMcts.<RockPaperScissors, Hand>builder()
                        .simultaneous(RegretMatching.of(0.1))
                        .seed(1)
                        .build()
                        .search(state, Budget.iterations(1_000)))
                .toList();

        assertThat(results.stream().map(MixedResult::strategies).distinct()).hasSize(1);
    }

    @Test
    void threePlayersLearnFromWhatTheOthersChoseTogether() {
        MixedResult<Majority.Side> result = InformationSetMcts.<Majority, Majority.Side>builder()
                .simultaneous(RegretMatching.of(0.1))
                .seed(1)
                .build()
                .search(new Majority(), Budget.iterations(5_000));

        assertThat(IntStream.range(0, 3).mapToObj(result::strategy))
                .allSatisfy(strategy ->
                        assertThat(strategy.get(Majority.Side.RIGHT)).isGreaterThan(0.95));
    }

    /** Each player learns from what both others chose, in the order of the players. */
    @Test
    void learnersAreToldWhatTheOthersChose() {
        Set<Object> others = new HashSet<>();
        MixedSelection listening = () -> {
            MixedSelection.Learner inner = RegretMatching.of(0.1).learner();
            return new MixedSelection.Learner() {
                @Override
                public void mix(MixedSelection.Choice choice, double[] probabilities) {
                    inner.mix(choice, probabilities);
                }

                @Override
                public void learn(MixedSelection.Choice choice, double reward) {
                    others.add(choice.others());
                    inner.learn(choice, reward);
                }

                @Override
                public double weight(int move) {
                    return inner.weight(move);
                }
            };
        };
        InformationSetMcts.<Majority, Majority.Side>builder()
                .simultaneous(listening)
                .seed(1)
                .build()
                .search(new Majority(), Budget.iterations(100));

        List<Majority.Side> sides = List.of(Majority.Side.values());
        assertThat(others)
                .isEqualTo(sides.stream()
                        .flatMap(first -> sides.stream().map(second -> List.of(first, second)))
                        .collect(Collectors.toSet()));
    }

    /** Against the heap: what is said is between half and twice of what is taken. */
    @Test
    void theBytesOfRegretsAreCounted() {
        InformationSetTree<Goofspiel, GoofspielMove> tree = InformationSetMcts.<Goofspiel, GoofspielMove>builder()
                .simultaneous(RegretMatching.of(0.05))
                .seed(1)
                .build()
                .tree(Goofspiel.initial(GoofspielRules.of(7)));
        long before = usedBytes();
        long said = tree.search(Budget.iterations(60_000), SearchListener.none())
                .search()
                .effort()
                .bytes();
        long taken = usedBytes() - before;

        assertThat((double) said / taken)
                .as("%s bytes said, %s taken", said, taken)
                .isBetween(0.5, 2.0);
        assertThat(tree.search(Budget.iterations(1), SearchListener.none())
                        .search()
                        .iterations())
                .isPositive(); // and the tree still stood
    }

    private static long usedBytes() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    private static double exploitability(
            InformationSetMcts.Builder<RockPaperScissors, Hand> builder, int seed, int iterations) {
        RockPaperScissors start = RockPaperScissors.initial();
        MixedResult<Hand> result = builder.seed(seed).build().search(start, Budget.iterations(iterations));
        return Exploitability.of(start, state -> result.strategy(state.currentPlayer()))
                .exploitability();
    }
}
