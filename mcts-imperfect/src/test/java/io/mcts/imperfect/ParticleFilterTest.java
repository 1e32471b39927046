package io.mcts.imperfect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.games.goofspiel.Goofspiel;
import io.mcts.games.goofspiel.GoofspielRules;
import io.mcts.games.hearts.Card;
import io.mcts.games.hearts.Hearts;
import io.mcts.games.kuhn.KuhnMove;
import io.mcts.games.kuhn.KuhnPoker;
import io.mcts.games.leduc.Leduc;
import io.mcts.games.leduc.LeducMove;
import io.mcts.games.liarsdice.LiarsDice;
import io.mcts.games.phantom.PhantomTicTacToe;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.imperfect.strategy.MixedPolicy;
import io.mcts.imperfect.strategy.MixedResult;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The distribution of particles, against all histories of small games. */
class ParticleFilterTest {

    private static final int FILTERS = 1_000;
    private static final int PARTICLES = 50;

    /** The probability that a right filter fails, for each game. */
    private static final double RISK = 1e-6;

    /** What a player sees: what they know, and whether it is their turn. */
    private record Observation(Object known, boolean isToMove) {

        static Observation of(GameState<?, ?> state, int player) {
            return new Observation(
                    ((HiddenInformation) state).informationSet(player),
                    !state.isTerminal() && state.currentPlayer() == player);
        }
    }

    static Stream<GameState<?, ?>> games() {
        return Stream.of(
                KuhnPoker.initial(),
                Leduc.initial(),
                LiarsDice.initial(4),
                Goofspiel.initial(GoofspielRules.of(4).hidden()),
                PhantomTicTacToe.initial());
    }

    /**
     * The first particle of independent filters, by the Bretagnolle-Huber-Carol inequality: with k states and n draws the distance of
     * their frequencies from the probabilities is greater than sqrt((k ln 2 - ln risk) / 2n) with a probability of at most the risk.
     */
    @ParameterizedTest
    @MethodSource("games")
    <S extends GameState<S, M>, M extends Move> void particlesHaveTheProbabilitiesOfHistories(S start) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(3);
        for (MixedPolicy<S, M> others : List.of(MixedPolicy.<S, M>uniform(), ParticleFilterTest.<S, M>biased())) {
            List<Observation> observations = observations(start, 0, random);
            Map<String, Double> exact = new HashMap<>();
            collect(start, 0, others, observations, 0, 1, exact);
            double sum =
                    exact.values().stream().mapToDouble(Double::doubleValue).sum();
            Map<String, Integer> drawn = new HashMap<>();
            for (int seed = 0; seed < FILTERS; seed++) {
                ParticleFilter<S, M> filter = new Particles<>(PARTICLES, others).filter(start, 0, seed);
                observations.forEach(observation -> filter.observe(observation.known, observation.isToMove));
                drawn.merge(filter.draw(random).toString(), 1, Integer::sum);
            }

            assertThat(exact).hasSizeGreaterThan(1).containsKeys(drawn.keySet().toArray(String[]::new));
            double distance = exact.entrySet().stream()
                            .mapToDouble(each -> Math.abs(
                                    each.getValue() / sum - (double) drawn.getOrDefault(each.getKey(), 0) / FILTERS))
                            .sum()
                    / 2;
            assertThat(distance)
                    .as("%s after %s", exact, observations)
                    .isLessThan(Math.sqrt((exact.size() * Math.log(2) - Math.log(RISK)) / (2 * FILTERS)));
        }
    }

    /** Plays the last of k moves k times as often as the first. */
    private static <S extends GameState<S, M>, M extends Move> MixedPolicy<S, M> biased() {
        return state -> {
            List<M> moves = state.legalMoves();
            Map<M, Double> probabilities = new LinkedHashMap<>();
            double all = moves.size() * (moves.size() + 1) / 2.0;
            for (int i = 0; i < moves.size(); i++) {
                probabilities.put(moves.get(i), (i + 1) / all);
            }
            return probabilities;
        };
    }

    /** What a player sees in a random game until their last turn, or the last that leaves something open. */
    private static <S extends GameState<S, M>, M extends Move> List<Observation> observations(
            S start, int player, RandomGenerator random) {
        List<Observation> observations = new ArrayList<>();
        int turns = 0;
        int turn = start instanceof PhantomTicTacToe ? 3 : 2;
        S state = start.copy();
        observations.add(Observation.of(state, player));
        while (turns < turn) {
            state.play(state.randomMove(random));
            if (state.isTerminal()) {
                return observations(start, player, random);
            }
            Observation observation = Observation.of(state, player);
            if (!observation.equals(observations.get(observations.size() - 1))) {
                observations.add(observation);
                turns += observation.isToMove ? 1 : 0;
            }
        }
        return observations;
    }

    /** Adds the probabilities of all histories in which a player sees just that. */
    private static <S extends GameState<S, M>, M extends Move> void collect(
            S state,
            int player,
            MixedPolicy<S, M> others,
            List<Observation> observations,
            int seen,
            double probability,
            Map<String, Double> into) {
        if (seen == observations.size() - 1) {
            into.merge(state.toString(), probability, Double::sum);
            return;
        }
        if (state.isTerminal()) {
            return;
        }
        for (M move : state.legalMoves()) {
            S after = state.copy();
            after.play(move);
            Observation observation = Observation.of(after, player);
            boolean isNext = observation.equals(observations.get(seen + 1));
            if (isNext || observation.equals(observations.get(seen))) {
                double share = state.currentPlayer() == player
                        ? 1
                        : state.currentPlayer() == GameState.CHANCE
                                ? state.probability(move)
                                : others.probabilities(state).getOrDefault(move, 0.0);
                collect(after, player, others, observations, isNext ? seen + 1 : seen, probability * share, into);
            }
        }
    }

    /** If no particle fits, games are played from the beginning: here the one particle is nearly always of another card. */
    @Test
    void aFilterWithoutParticlesBeginsAnew() {
        for (int seed = 0; seed < 50; seed++) {
            MixedPolicy<KuhnPoker, KuhnMove> onlyKingBets = state -> Map.of(
                    state.informationSet(state.currentPlayer()).toString().contains("K") ? KuhnMove.BET : KuhnMove.PASS,
                    1.0);
            ParticleFilter<KuhnPoker, KuhnMove> filter =
                    new Particles<>(1, onlyKingBets).filter(KuhnPoker.initial(), 1, seed);
            KuhnPoker state = KuhnPoker.initial();
            for (KuhnMove move : List.of(KuhnMove.KING, KuhnMove.QUEEN, KuhnMove.BET)) {
                state.play(move);
                filter.observe(state.informationSet(1), move == KuhnMove.BET);
            }

            assertThat(filter.draw(Xoroshiro128PlusPlus.of(1))).hasToString("KQb");
        }
    }

    @Test
    void whatCannotHaveBeenSeenIsRefused() {
        ParticleFilter<KuhnPoker, KuhnMove> filter =
                Particles.<KuhnPoker, KuhnMove>of(10).filter(KuhnPoker.initial(), 1, 1);
        assertThatIllegalStateException()
                .isThrownBy(() -> filter.observe("nothing of the kind", true))
                .withMessageContaining(
                        "none of 1000 games showed player 1 what they have seen, lastly nothing of the kind")
                .withMessageContaining("Maybe something that they saw was not observed");
        assertThatIllegalArgumentException().isThrownBy(() -> Particles.of(0));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Particles.<TicTacToe, Cell>of(1).filter(TicTacToe.initial(), 0, 1))
                .withMessageContaining("does not implement");
    }

    @Test
    void aPolicyThatNeverDoesWhatWasSeenIsNamed() {
        MixedPolicy<KuhnPoker, KuhnMove> passing = new MixedPolicy<>() {
            @Override
            public Map<KuhnMove, Double> probabilities(KuhnPoker state) {
                return Map.of(KuhnMove.PASS, 1.0);
            }

            @Override
            public String toString() {
                return "passing";
            }
        };
        ParticleFilter<KuhnPoker, KuhnMove> filter = new Particles<>(10, passing).filter(KuhnPoker.initial(), 1, 1);
        KuhnPoker state = KuhnPoker.initial();
        for (KuhnMove move : List.of(KuhnMove.KING, KuhnMove.QUEEN)) {
            state.play(move);
            filter.observe(state.informationSet(1), false);
        }
        state.play(KuhnMove.BET);
        assertThatIllegalStateException()
                .isThrownBy(() -> filter.observe(state.informationSet(1), true))
                .withMessageContaining("passing gives a probability of 0 to a move that the player may have seen");
    }

    /** Nearly all particles die with each card that somebody plays, so the game makes new ones. */
    @Test
    void particlesThatDieAreRenewedByTheGame() {
        for (int seed = 0; seed < 3; seed++) {
            ObservedGame<Hearts, Card> game = InformationSetMcts.<Hearts, Card>builder()
                    .particles(Particles.of(20))
                    .seed(seed)
                    .build()
                    .match(Hearts.initial(4), 0);
            RandomGenerator random = Xoroshiro128PlusPlus.of(seed);
            Hearts state = Hearts.initial(4);
            while (!state.isTerminal()) {
                Card card = state.currentPlayer() == 0
                        ? game.search(Budget.iterations(20)).bestMove()
                        : state.randomMove(random);
                state.play(card);
                game.play(card);
            }
            assertThat(state.isTerminal()).isTrue();
        }
    }

    /**
     * Only with the number 7 do the others say yes, so it is certain, however few of the particles have it at first: one in 20, or none. New
     * particles with the number 3 have no place beside the survivors, and replays find some if there are none.
     */
    @ParameterizedTest
    @ValueSource(ints = {3, 20, 1_000})
    void newParticlesAreNeverWhatTheModelOfTheOthersRulesOut(int count) {
        MixedPolicy<Oracle, Oracle.Choice> others = state -> {
            double yes = state.number == 7 ? 0.1 : 0;
            return Map.of(new Oracle.Choice(0), 1 - yes, Oracle.YES, yes);
        };
        Particles<Oracle, Oracle.Choice> settings = new Particles<>(count, others, (state, player, random) -> {
            state.number = 3;
            return state;
        });
        for (int seed = 0; seed < 5; seed++) {
            Oracle state = new Oracle();
            ParticleFilter<Oracle, Oracle.Choice> filter = new ParticleFilter<>(settings, state, 0, seed, true);
            state.play(new Oracle.Choice(7));
            state.play(Oracle.YES);
            filter.observeTurn(state);
            RandomGenerator random = Xoroshiro128PlusPlus.of(2);
            for (int i = 0; i < 100; i++) {
                assertThat(filter.draw(random).number).isEqualTo(7);
            }
        }
    }

    /** A search of a game that cannot draw what is hidden calls with a king, as one that can. */
    @Test
    void aSearchDrawsFromParticles() {
        WithoutDraws<KuhnPoker, KuhnMove> start = new WithoutDraws<>(KuhnPoker.initial());
        InformationSetMcts<WithoutDraws<KuhnPoker, KuhnMove>, KuhnMove> mcts = InformationSetMcts.of(start)
                .particles(Particles.of(50))
                .parallel(Parallel.root(Runnable::run, 2))
                .seed(1)
                .build();
        ObservedGame<?, KuhnMove> game = mcts.match(start, 1);
        Stream.of(KuhnMove.JACK, KuhnMove.KING, KuhnMove.BET).forEach(game::play);
        MixedResult<KuhnMove> result = game.search(Budget.iterations(200));

        assertThat(result.bestMove()).isEqualTo(KuhnMove.BET);
        assertThat(mcts.toString()).contains("determinizer=particles:50");
        assertThatIllegalStateException()
                .isThrownBy(
                        () -> mcts.search(new WithoutDraws<>(KuhnPoker.NOTATION.parse("JKb")), Budget.iterations(1)))
                .withMessageContaining("Maybe match(start, player) serves");
    }

    @Test
    void copiesOfParticlesAreIndependent() {
        ParticleFilter<Leduc, LeducMove> filter =
                Particles.<Leduc, LeducMove>of(20).filter(Leduc.initial(), 0, 1);
        Leduc state = Leduc.initial();
        state.play(LeducMove.JACK);
        filter.observe(state.informationSet(0), false);
        state.play(LeducMove.QUEEN);
        filter.observe(state.informationSet(0), true);
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        for (int i = 0; i < 100; i++) {
            Leduc drawn = filter.draw(random);
            assertThat(drawn.informationSet(0)).isEqualTo(state.informationSet(0));
            drawn.play(LeducMove.RAISE);
        }
    }
}
