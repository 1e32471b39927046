package io.mcts.testkit.rules;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;
import java.util.function.IntToLongFunction;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** {@code randomMove}: the default one or a game's own. */
public final class RandomMoveRules {

    private static final int FEW_DRAWS = 20;
    private static final int MEAN_DRAWS_PER_MOVE = 500;
    private static final int MOST_DRAWS = 20_000;

    /** Two lists of draws are long enough if they are equal by chance less often than this. */
    private static final double CHANCE_OF_AGREEMENT = 1e-12;

    private static final int MOST_DRAWS_TO_DIFFER = 2_000;

    private static final int MOST_SHOWN = 12;

    private RandomMoveRules() {}

    static <S extends GameState<S, M>, M extends Move> void isLegal(GameSubject<S, M> subject) {
        S state = subject.state();
        if (state.isTerminal()) {
            return;
        }
        Snapshot before = Snapshot.of(state);
        boolean isListed = !RandomPlay.isSampled(state);
        M unasked = subject.state().randomMove(subject.ration(subject.random()));
        subject.require(
                !isListed || before.legalMoves().contains(unasked),
                "one of " + before.legalMoves() + " before any question",
                unasked);
        RationedRandom random = subject.ration(subject.random());
        for (int i = 0; i < FEW_DRAWS; i++) {
            random.renew();
            M move = state.randomMove(random);
            subject.require(!isListed || before.legalMoves().contains(move), "one of " + before.legalMoves(), move);
            subject.requireEqual(before, Snapshot.of(state), "after randomMove(), too");
        }
    }

    static <S extends GameState<S, M>, M extends Move> void isRefusedWhenTerminal(GameSubject<S, M> subject) {
        S state = subject.state();
        if (!state.isTerminal()) {
            return;
        }
        M move;
        subject.exercise();
        try {
            move = state.randomMove(subject.ration(subject.random()));
        } catch (IllegalStateException refused) {
            return;
        } catch (RuntimeException other) {
            throw subject.violation("IllegalStateException from randomMove(), the game being over", other);
        }
        throw subject.violation("IllegalStateException from randomMove(), the game being over", move);
    }

    static <S extends GameState<S, M>, M extends Move> void hasTheStatedDistribution(GameSubject<S, M> subject) {
        S state = subject.state();
        List<M> moves = RandomPlay.isSampled(state) ? List.of() : List.copyOf(state.legalMoves());
        if (moves.size() < 2) {
            return;
        }
        int draws = Math.min(MEAN_DRAWS_PER_MOVE * moves.size(), MOST_DRAWS);
        RationedRandom random = subject.ration(subject.random());
        long[] counts = new long[moves.size()];
        for (int i = 0; i < draws; i++) {
            random.renew();
            M move = state.randomMove(random);
            int place = moves.indexOf(move);
            subject.requireOneOf(moves, move, "");
            counts[place]++;
        }
        double[] probabilities = probabilities(state, moves);
        double p = Significance.ofMisfit(probabilities, counts);
        subject.require(
                p >= Significance.LEVEL,
                "about " + describe(moves, i -> Math.round(probabilities[i] * draws)) + " in " + draws + " draws",
                describe(moves, i -> counts[i]) + ", of which the chi-square test gives the probability " + p);
    }

    static <S extends GameState<S, M>, M extends Move> void drawsFromItsArgumentAlone(GameSubject<S, M> subject) {
        S state = subject.state();
        if (RandomPlay.isSampled(state)) {
            List<M> drawn = draw(subject, subject.random(), FEW_DRAWS);
            subject.requireEqual(drawn, draw(subject, subject.random(), FEW_DRAWS), "again with the same numbers");
            return;
        }
        List<M> moves = state.legalMoves();
        if (moves.size() < 2) {
            return;
        }
        double oneAgrees = DoubleStream.of(probabilities(state, moves))
                .map(probability -> probability * probability)
                .sum();
        double enough = Math.ceil(Math.log(CHANCE_OF_AGREEMENT) / Math.log(oneAgrees));
        int count = (int) Math.min(enough, MOST_DRAWS_TO_DIFFER);
        List<M> drawn = draw(subject, subject.random(), count);
        List<M> again = draw(subject, subject.random(), count);
        subject.requireEqual(drawn, again, "again with the same numbers");
        if (enough <= count) {
            List<M> others = draw(subject, subject.otherRandom(), count);
            subject.require(!drawn.equals(others), "other moves with other numbers", others + " with both");
        }
    }

    private static <S extends GameState<S, M>, M extends Move> List<M> draw(
            GameSubject<S, M> subject, RandomGenerator source, int count) {
        S state = subject.state();
        RationedRandom random = subject.ration(source);
        return Stream.generate(() -> {
                    random.renew();
                    return state.randomMove(random);
                })
                .limit(count)
                .toList();
    }

    private static <S extends GameState<S, M>, M extends Move> double[] probabilities(S state, List<M> moves) {
        boolean isTurn = RandomPlay.isTurn(state);
        return moves.stream()
                .mapToDouble(move -> isTurn ? 1.0 / moves.size() : state.probability(move))
                .toArray();
    }

    private static String describe(List<?> moves, IntToLongFunction counts) {
        String more = moves.size() > MOST_SHOWN ? " and " + (moves.size() - MOST_SHOWN) + " more" : "";
        return IntStream.range(0, Math.min(MOST_SHOWN, moves.size()))
                        .mapToObj(i -> moves.get(i) + ": " + counts.applyAsLong(i))
                        .toList()
                + more;
    }
}
