package io.mcts.testkit.parts;

import static io.mcts.testkit.check.Check.MANY;
import static io.mcts.testkit.check.Check.SOME;

import io.mcts.evaluation.Evaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.StepRewards;
import io.mcts.policy.Learning;
import io.mcts.testkit.check.Check;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.check.Precondition;
import io.mcts.testkit.facts.OptionalRule;
import io.mcts.testkit.play.CountedRandom;
import io.mcts.testkit.play.PayoffBounds;
import io.mcts.testkit.play.RandomPlay;
import io.mcts.testkit.play.Snapshot;
import io.mcts.testkit.rules.NoTrace;
import io.mcts.testkit.rules.ThreadRules;
import io.mcts.testkit.watch.Words;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** The rules of evaluators, of which those of {@link BatchEvaluatorRules} are for batches. */
public record EvaluatorRules<S extends GameState<S, M>, M extends Move>(GameSubject<S, M> subject) {

    public static final List<Check<GameSubject<?, ?>>> ALL = List.of(
            rule(MANY, "VALUES_LIE_IN_THE_PAYOFF_RANGE", EvaluatorRules::valuesLieInTheRange)
                    .stating("evaluate() gives every player a value between minPayoff() and maxPayoff()"),
            rule(SOME, "VALUES_OF_A_SEARCH_LIE_IN_THE_PAYOFF_RANGE", EvaluatorRules::valuesOfASearchLieInThePayoffRange)
                    .stating(
                            "the evaluator of a search, with(), gives every player a value between minPayoff() and maxPayoff()"),
            // An evaluator that holds others, or a policy, shows it if they learn.
            rule(SOME, "LEARNING_IS_PASSED_ON", EvaluatorRules::learningIsPassedOn)
                    .stating(
                            "with() passes the learning of a search on to every evaluator and policy that the evaluator holds"),
            rule(SOME, "ROLLOUTS_ARE_RECORDED", EvaluatorRules::rolloutsAreRecorded)
                    .stating(
                            "where a search needs the moves of rollouts, the evaluator that with() returns records them, or with() refuses")
                    .claiming(OptionalRule.ROLLOUTS_ARE_RECORDED),
            rule(MANY, "VALUES_SUM_TO_THE_STATED_SUM", EvaluatorRules::valuesSumToTheStatedSum)
                    .stating("the values of all players sum to what their payoffs do")
                    .needing(Precondition.PAYOFF_SUM),
            rule(SOME, "SAME_NUMBERS_GIVE_THE_SAME_VALUES", EvaluatorRules::sameNumbersGiveTheSameValues)
                    .stating("in equal states evaluate() gives the same values with the same random numbers"),
            rule(SOME, "EARLIER_STATES_LEAVE_NO_TRACE", EvaluatorRules::earlierStatesLeaveNoTrace)
                    .stating("what evaluate() was asked before never shows in a value"),
            rule(SOME, "OTHER_THREADS_LEAVE_NO_TRACE", EvaluatorRules::otherThreadsLeaveNoTrace)
                    .stating("what evaluate() is asked on another thread at the same time never shows in a value"),
            // Checked where at most some hundred states can follow.
            rule(MANY, "VALUES_CAN_STILL_BE_GOT", EvaluatorRules::valuesCanStillBeGot)
                    .stating(
                            "the value of a player lies between the least and the greatest payoff that they can still get")
                    .claiming(OptionalRule.VALUES_CAN_STILL_BE_GOT),
            // Checked at the initial states alone, in random games from there.
            rule(1, "VALUES_GO_WITH_PLAY", EvaluatorRules::valuesGoWithPlay)
                    .stating(
                            "of two states of random games, the one with the greater value for a player leads to the greater payoff more often than not")
                    .claiming(OptionalRule.VALUES_GO_WITH_PLAY),
            rule(SOME, "STATE_IS_LEFT_AS_IT_IS", EvaluatorRules::stateIsLeftAsItIs)
                    .stating("evaluate() leaves the state as it is, all through the game")
                    .claiming(OptionalRule.STATE_IS_LEFT_AS_IT_IS),
            Check.<GameSubject<?, ?>>rule(MANY, "ENDS_ARE_PAID", subject -> new EvaluatorRules<>(subject).endsArePaid())
                    .stating("in a terminal state the values are the payoffs")
                    .claiming(OptionalRule.ENDS_ARE_PAID),
            Check.ofName(GameSubject::part));

    private static final int FEW_VALUES = 20;
    private static final int GAMES = 4_000;
    /** Random games from a state, fewer in a long game: their mean says more than a single end. */
    private static final int MOST_GAMES_FROM_A_STATE = 20;

    private static final int MOST_MOVES_FROM_A_STATE = 120;
    private static final double ROUNDING = 1e-9;

    private static Check<GameSubject<?, ?>> rule(int tries, String name, Consumer<EvaluatorRules<?, ?>> body) {
        return Check.rule(tries, name, GameSubject.inPlay(subject -> body.accept(new EvaluatorRules<>(subject))));
    }

    private void learningIsPassedOn() {
        subject.requireLearning("values of the evaluator", this::values);
    }

    private void valuesLieInTheRange() {
        requireSomeBetween(PayoffBounds.declared(subject.state()), "");
    }

    private void valuesCanStillBeGot() {
        PayoffBounds reach = PayoffBounds.of(subject.state());
        if (reach != null) {
            requireSomeBetween(reach, ", what they can still get");
        }
    }

    private void requireSomeBetween(PayoffBounds reach, String words) {
        Evaluator<S> evaluator = subject.part();
        RandomGenerator random = subject.random();
        for (int i = 0; i < FEW_VALUES; i++) {
            requireBetween(reach, values(evaluator, random), words);
        }
    }

    private void valuesOfASearchLieInThePayoffRange() {
        Learning learning = new Learning(false);
        Evaluator<S> own = subject.<Evaluator<S>>part().with(learning);
        RandomGenerator random = subject.random();
        for (int i = 0; i < FEW_VALUES; i++) {
            learning.played().clear();
            List<Double> values = valuesBy(own, subject.state(), random);
            requireBetween(PayoffBounds.declared(subject.state()), values, "");
            learning.learn(Snapshot.rewards(subject.state(), values));
        }
    }

    private void requireBetween(PayoffBounds reach, List<Double> values, String words) {
        double rounding = rounding(subject.state());
        for (int player = 0; player < values.size(); player++) {
            double from = reach.least()[player];
            double to = reach.greatest()[player];
            String expected = "a value of player " + player + " in [" + from + ", " + to + "]" + words;
            subject.requireBetween(from - rounding, to + rounding, values.get(player), expected);
        }
    }

    private static double rounding(GameState<?, ?> state) {
        return ROUNDING * (state.maxPayoff() - state.minPayoff());
    }

    private void rolloutsAreRecorded() {
        S state = subject.state();
        Learning learning = new Learning(true);
        Evaluator<S> own;
        try {
            own = subject.<Evaluator<S>>part().with(learning);
        } catch (IllegalStateException refused) {
            return;
        }
        valuesBy(own, state, subject.random());
        subject.require(
                !subject.isTurn() || !state.isTerminal() || learning.played().length() > 0,
                "moves recorded by the policy that learning.recorded(policy) returns, or with(Learning) to refuse",
                "a game played to its end, and none of its moves recorded");
    }

    /** Values one state of each game, plays on at random, and compares disjoint pairs with the same player to move: by order, not scale. */
    private void valuesGoWithPlay() {
        RandomGenerator random = subject.random();
        Map<Integer, PlayedOn> unpaired = new HashMap<>();
        Map<List<Integer>, int[]> pairs = new TreeMap<>(Comparator.comparing(List::toString));
        Evaluator<S> evaluator = ofASearch(subject.part());
        for (int game = 0; game < GAMES; game++) {
            PlayedOn one = playedOn(evaluator, random);
            PlayedOn other = unpaired.remove(one.mover());
            if (other == null) {
                unpaired.put(one.mover(), one);
                continue;
            }
            for (int player = 0; player < one.values().size(); player++) {
                int order = one.order(other, player);
                int[] counts = pairs.computeIfAbsent(List.of(one.mover(), player), key -> new int[2]);
                counts[0] += order > 0 ? 1 : 0;
                counts[1] += order < 0 ? 1 : 0;
            }
        }
        pairs.forEach((of, counts) -> {
            String values = "values of player " + of.get(1) + ", where " + Words.ofPlayer(of.get(0)) + " is to move, in"
                    + " the order of what random play then brings";
            subject.requireMostly(counts[0], counts[1], values, "pairs of states");
        });
    }

    private record PlayedOn(int mover, List<Double> values, List<Double> returns) {

        int order(PlayedOn other, int player) {
            return Double.compare(values.get(player), other.values.get(player))
                    * Double.compare(returns.get(player), other.returns.get(player));
        }
    }

    private PlayedOn playedOn(Evaluator<S> evaluator, RandomGenerator random) {
        S state = subject.state();
        S seen = state;
        int left = 0;
        for (int length = 1; !state.isTerminal(); length++) {
            subject.requireEnd(length, "");
            if (random.nextInt(length) == 0) {
                seen = state.copy();
                left = 0;
            }
            state.play(RandomPlay.move(state, random));
            left++;
        }
        S from = seen;
        int games = Math.max(1, Math.min(MOST_GAMES_FROM_A_STATE, MOST_MOVES_FROM_A_STATE / left));
        CountedRandom counted = new CountedRandom(random);
        List<Double> values = valuesBy(evaluator, from.copy(), counted);
        if (counted.drawn() > 0) { // one rollout says little
            values = means(games, () -> valuesBy(evaluator, from.copy(), random));
        }
        return new PlayedOn(from.currentPlayer(), values, means(games, () -> returns(from.copy(), random)));
    }

    private static List<Double> means(int count, Supplier<List<Double>> numbers) {
        double[] sums = numbers.get().stream().mapToDouble(Double::doubleValue).toArray();
        for (int i = 1; i < count; i++) {
            List<Double> more = numbers.get();
            Arrays.setAll(sums, player -> sums[player] + more.get(player));
        }
        return Arrays.stream(sums).map(sum -> sum / count).boxed().toList();
    }

    private List<Double> returns(S state, RandomGenerator random) {
        double[] got = new double[state.playerCount()];
        double weight = 1;
        if (state instanceof StepRewards steps) {
            while (!state.isTerminal()) {
                state.play(RandomPlay.move(state, random));
                for (int player = 0; player < got.length; player++) {
                    got[player] += weight * steps.reward(player);
                }
                weight *= steps.discount();
            }
        } else {
            state.playOut(subject.ration(random));
        }
        List<Double> payoffs = Snapshot.payoffs(state);
        double left = weight;
        Arrays.setAll(got, player -> got[player] + left * payoffs.get(player));
        return Arrays.stream(got).boxed().toList();
    }

    private void valuesSumToTheStatedSum() {
        List<Double> values = values();
        double stated = subject.facts().payoffSum().orElseThrow();
        subject.requireSum(stated, rounding(subject.state()) * values.size(), "values", values, "");
    }

    private void endsArePaid() {
        S state = subject.state();
        if (state.isTerminal()) {
            List<Double> payoffs = Snapshot.payoffs(state);
            subject.requireEqual(payoffs, values(), "as is paid");
        }
    }

    private void stateIsLeftAsItIs() {
        subject.requireLeft("evaluate()", state -> valuesBy(ofASearch(subject.part()), state, subject.random()));
    }

    private void sameNumbersGiveTheSameValues() {
        Evaluator<S> evaluator = subject.part();
        NoTrace.ofAsking(subject, () -> values(evaluator, subject.random()));
    }

    private void earlierStatesLeaveNoTrace() {
        Function<Evaluator<S>, ?> ask = evaluator -> values(evaluator, subject.random());
        NoTrace.<Evaluator<S>>ofEarlier(subject, subject::part, ask, this::valueElsewhere, "other states");
    }

    private void otherThreadsLeaveNoTrace() {
        Evaluator<S> evaluator = subject.part();
        new ThreadRules<>(subject)
                .requireSameAnswers(
                        (state, random) -> valuesBy(ofASearch(evaluator), state, random),
                        subject::initialState,
                        "the initial state",
                        "evaluates");
    }

    private void valueElsewhere(Evaluator<S> evaluator) {
        Evaluator<S> own = ofASearch(evaluator);
        RandomGenerator random = subject.otherRandom();
        subject.walk(subject.initialState(), random, (state, last) -> {
            if (!state.isTerminal()) {
                valuesBy(own, state.copy(), random);
            }
        });
    }

    private static <S> Evaluator<S> ofASearch(Evaluator<S> evaluator) {
        return evaluator.with(new Learning(false));
    }

    private List<Double> values() {
        return values(subject.part(), subject.random());
    }

    private List<Double> values(Evaluator<S> evaluator, RandomGenerator random) {
        return valuesBy(ofASearch(evaluator), subject.state(), random);
    }

    private static <S extends GameState<?, ?>> List<Double> valuesBy(
            Evaluator<S> evaluator, S state, RandomGenerator random) {
        double[] values = new double[state.playerCount()];
        Arrays.fill(values, Double.NaN);
        evaluator.evaluate(state, random, values);
        return Arrays.stream(values).boxed().toList();
    }
}
