package io.mcts.imperfect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.mcts.control.Budget;
import io.mcts.games.kuhn.KuhnMove;
import io.mcts.games.kuhn.KuhnPoker;
import io.mcts.imperfect.determinization.Determinizer;
import io.mcts.imperfect.selection.RegretMatching;
import io.mcts.imperfect.strategy.MixedResult;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.SearchEffort;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Determinizers and games that break their contract are named, and none hangs the search. */
class HostileGamesTest {

    @Test
    void aDeterminizationThatThrowsIsNamed() {
        assertThatIllegalStateException()
                .isThrownBy(() -> search((state, observer, random) -> {
                    throw new IllegalArgumentException("no card is left");
                }))
                .withMessageContaining("the determinization failed: no card is left")
                .withMessageContaining("from JKb, where player 1 searches");
    }

    @Test
    void aDeterminizationThatLoopsRunsOutOfRandomNumbers() {
        assertThatIllegalStateException()
                .isThrownBy(() -> search((state, observer, random) -> {
                    while (random.nextInt(3) < 3) {}
                    return state;
                }))
                .withMessageContaining("it has drawn 1000000 random numbers and has not ended");
    }

    @Test
    void aDeterminizationThatEndsTheGameIsNamed() {
        assertThatIllegalStateException()
                .isThrownBy(() -> search((state, observer, random) -> {
                    state.play(KuhnMove.PASS);
                    return state;
                }))
                .withMessageContaining("changed whose turn it is: player 1 is to move");
    }

    @Test
    void aDeterminizationThatChangesWhatThePlayerSeesIsNamed() {
        assertThatIllegalStateException()
                .isThrownBy(() -> search((state, observer, random) -> {
                    state.determinize(1 - observer, random);
                    return state;
                }))
                .withMessageContaining("changed what player 1 knows, from Kb to");
    }

    @Test
    void aStateWithoutLegalMovesIsNamed() {
        assertThatIllegalStateException()
                .isThrownBy(() -> InformationSetMcts.of(new Stuck(false))
                        .evaluator((state, random, payoffs) -> {})
                        .build()
                        .search(new Stuck(false), Budget.iterations(10)))
                .withMessageContaining("player 0 has no legal move, and the game goes on, in a game")
                .withMessageContaining("after the choices [go on]");
    }

    /** A choice brings the same position back for ever: each iteration ends where it does. */
    @Test
    void aPositionThatComesBackDoesNotHoldUpASearch() {
        Stuck stuck = new Stuck(true);
        for (InformationSetMcts.Builder<Stuck, Stuck.OnlyMove> builder : List.of(
                InformationSetMcts.of(stuck),
                InformationSetMcts.of(stuck).multipleObserver(),
                InformationSetMcts.of(stuck).simultaneous(RegretMatching.of(0.05)),
                InformationSetMcts.of(stuck).determinized(2))) {
            SearchEffort effort = builder.evaluator((state, random, payoffs) -> {})
                    .build()
                    .search(stuck, Budget.iterations(10))
                    .search()
                    .effort();
            assertThat(effort.iterations()).isEqualTo(10);
        }
    }

    @Test
    void aGameThatNeverEndsWhereTheSearchingPlayerSeesNothingIsNamed() {
        assertThatIllegalStateException()
                .isThrownBy(() -> InformationSetMcts.of(new Unseen())
                        .evaluator((state, random, payoffs) -> {})
                        .build()
                        .search(new Unseen(), Budget.iterations(10)))
                .withMessageContaining("the game goes on after 100000 choices")
                .withMessageContaining("after the choices [go on, go on,")
                .withMessageContaining("... 99900 more ...");
    }

    /** After the first move the other player moves for ever, unseen. */
    private static final class Unseen extends Stuck {

        private boolean isOthersTurn;

        Unseen() {
            super(true);
        }

        @Override
        public int playerCount() {
            return 2;
        }

        @Override
        public int currentPlayer() {
            return isOthersTurn ? 1 : 0;
        }

        @Override
        public void play(OnlyMove move) {
            isOthersTurn = true;
        }

        @Override
        public Unseen copy() {
            Unseen copy = new Unseen();
            copy.isOthersTurn = isOthersTurn;
            return copy;
        }
    }

    @Test
    void aWeightThatIsNegativeIsNamed() {
        KuhnPoker state = KuhnPoker.NOTATION.parse("JQb");
        for (double weight : new double[] {-1, Double.NaN}) {
            assertThatIllegalStateException()
                    .isThrownBy(() -> InformationSetMcts.of(state)
                            .determinizer(Determinizer.weighted(
                                    Determinizer.ofGame(), at -> at.toString().startsWith("K") ? weight : 2, 20))
                            .build()
                            .search(state, Budget.iterations(10)))
                    .withMessageContaining("a weight is 0 or more, not " + weight);
        }
    }

    /** A draw by weights ends outside of a search, too. */
    @Test
    void aDrawByWeightsThatNeverEndsIsNamed() {
        KuhnPoker state = KuhnPoker.NOTATION.parse("JQb");
        Determinizer<KuhnPoker> endless = (at, observer, random) -> {
            int draws = 0;
            while (draws >= 0) {
                draws = random.nextInt(2);
            }
            return at;
        };
        assertThatIllegalStateException()
                .isThrownBy(() ->
                        Determinizer.weighted(endless, at -> 1, 2).determinize(state, 0, Xoroshiro128PlusPlus.of(1)))
                .withMessageContaining("it has drawn 1000000 random numbers and has not ended");
    }

    /** Drawing until a state fits takes so many random numbers as it takes. */
    @Test
    void theDrawsOfADeterminizationCanBeLimited() {
        KuhnPoker state = KuhnPoker.NOTATION.parse("JQb");
        Determinizer<KuhnPoker> slow = (at, observer, random) -> {
            for (int i = 0; i < 1_000; i++) {
                random.nextInt(3);
            }
            return Determinizer.<KuhnPoker, KuhnMove>ofGame().determinize(at, observer, random);
        };
        InformationSetMcts.Builder<KuhnPoker, KuhnMove> search =
                InformationSetMcts.of(state).determinizer(Determinizer.weighted(slow, at -> 1, 2));
        search.mostDraws(1_100).build().search(state, Budget.iterations(1));
        assertThatIllegalStateException()
                .isThrownBy(() -> search.mostDraws(900).build().search(state, Budget.iterations(1)))
                .withMessageContaining("it has drawn 900 random numbers and has not ended");
        assertThatIllegalArgumentException().isThrownBy(() -> search.mostDraws(0));
    }

    /** The weights say that the other card is the king nine times out of ten. */
    @Test
    void beliefsOfOnesOwnServe() {
        KuhnPoker state = KuhnPoker.NOTATION.parse("JQb");
        for (boolean fearsTheKing : List.of(true, false)) {
            MixedResult<KuhnMove> result = InformationSetMcts.of(state)
                    .determinizer(Determinizer.weighted(
                            Determinizer.ofGame(), at -> at.toString().startsWith("K") == fearsTheKing ? 9 : 1, 20))
                    .seed(1)
                    .build()
                    .search(state, Budget.iterations(1_000));

            assertThat(result.bestMove()).isEqualTo(fearsTheKing ? KuhnMove.PASS : KuhnMove.BET);
        }
    }

    private static MixedResult<KuhnMove> search(Determinizer<KuhnPoker> determinizer) {
        KuhnPoker state = KuhnPoker.NOTATION.parse("JKb");
        return InformationSetMcts.of(state).determinizer(determinizer).build().search(state, Budget.iterations(10));
    }
}
