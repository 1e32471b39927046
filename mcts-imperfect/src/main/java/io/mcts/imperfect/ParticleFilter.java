package io.mcts.imperfect;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.game.Resettable;
import io.mcts.game.SampledChance;
import io.mcts.imperfect.determinization.Determinizer;
import io.mcts.imperfect.internal.DeterminizationRandom;
import io.mcts.imperfect.internal.Requirements;
import io.mcts.imperfect.internal.Strategies;
import io.mcts.imperfect.strategy.MixedPolicy;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A determinizer that finds states by replaying the game; it needs only {@link HiddenInformation#informationSet}, and each information set
 * of the player in turn:
 * <pre>{@code
 * ParticleFilter<Leduc, LeducMove> filter = Particles.<Leduc, LeducMove>of(1_000).filter(Leduc.initial(), 0, seed);
 * filter.observe(informationSet, isToMove);           // whenever it changes, and at each turn
 * Leduc state = filter.draw(random);                  // fits all that was seen
 * }</pre>
 *
 * <p>The states are particles, kept from move to move. Each is played on until the player would know in it what they know in the real game.
 * Moves and outcomes that would show something else are left out; the probability of the others is the weight of the particle, by which
 * particles are then resampled. If none is left, games are replayed from the beginning; if few are, and the filter is that of an {@link
 * ObservedGame}, {@link Particles#renewal} makes new ones. They have no weight of their own, since nothing tells how likely the others'
 * moves were in them; so if {@link Particles#others} is a model rather than uniform, they are made only where replays find none. Chance goes by its probabilities, the other players by {@link Particles#others}.
 * With many particles, frequencies converge to the probabilities given what the player has seen. The time taken is not part of a search's
 * budget.
 *
 * <p>For some hundreds or thousands of hidden possibilities; with many more, as in most card games, particles die out, and renewed ones
 * ignore what the moves of others reveal. Observed by one thread; between two observations many threads may draw.
 *
 * <p>Sources: N. Gordon, D. Salmond, A. Smith, <i>Novel Approach to Nonlinear/Non-Gaussian Bayesian State Estimation</i>, IEE Proceedings F
 * 140(2), 1993; D. Silver, J. Veness, <i>Monte-Carlo Planning in Large POMDPs</i>, NIPS 2010, whose particles are those of rejection,
 * without weights.
 */
public final class ParticleFilter<S extends GameState<?, M>, M extends Move> implements Determinizer<S> {

    /** Per particle, if none is left. */
    private static final int MOST_REPLAYS = 100;

    /** The share of particles that replays must find to avoid many equal ones; below it, particles are renewed. */
    private static final double FEWEST = 0.1;

    private final Particles<S, M> settings;
    private final S start;
    private final int player;
    private final Xoroshiro128PlusPlus random;

    private final List<Observation> seen = new ArrayList<>();

    /** States in which the player has just seen the last observation, or is to move; empty until renewed. */
    private List<S> particles;

    private boolean isRenewable;

    /** Whether replays may find a particle: not if all failed under a model of the others, as later ones have to fit more. */
    private boolean isReplayable = true;

    /** The games in which others would have had to make a move that {@link Particles#others} never makes. */
    private int ruledOut;

    private record Observation(Object known, boolean isToMove) {}

    /** Renewable if {@link #observeTurn} reports the player's turns. */
    ParticleFilter(Particles<S, M> settings, S start, int player, long seed, boolean isRenewable) {
        Requirements.requireInformationSets(start, "particles");
        this.settings = settings;
        this.start = GameState.copyOf(start);
        this.player = player;
        this.isRenewable = isRenewable;
        random = Xoroshiro128PlusPlus.of(seed);
        particles = List.of(this.start);
        seen.add(new Observation(known(start), isToMove(start)));
    }

    /**
     * Observes what the player sees; call it whenever their knowledge changes, and at their turn.
     *
     * @param informationSet their knowledge; unchanged if only their turn has come
     * @param isToMove whether it is their turn
     * @throws IllegalStateException if no game was found in which they could have seen this after all before
     */
    public void observe(Object informationSet, boolean isToMove) {
        observe(new Observation(informationSet, isToMove), null);
    }

    /** Observes the player's turn, in a state or another that they cannot tell from it. */
    void observeTurn(S state) {
        observe(new Observation(known(state), true), state);
    }

    private void observe(Observation observation, @Nullable S state) {
        if (observation.equals(seen.get(seen.size() - 1))) {
            return;
        }
        seen.add(observation);
        List<S> played = new ArrayList<>();
        List<Double> weights = new ArrayList<>();
        ruledOut = 0;
        for (int i = 0; i < settings.count() && !particles.isEmpty(); i++) {
            S particle = GameState.copyOf(particles.get(i % particles.size()));
            keep(particle, playTo(particle, observation), played, weights);
        }
        boolean areOthersModelled = !settings.others().equals(MixedPolicy.uniform());
        if (played.isEmpty() && isReplayable) {
            replay(isRenewable && !areOthersModelled ? 1 : MOST_REPLAYS, played, weights);
            isReplayable = !areOthersModelled || !played.isEmpty();
        }
        if (isRenewable && state != null && played.size() < (areOthersModelled ? 1 : FEWEST * settings.count())) {
            renew(state, played, weights);
        }
        if (played.isEmpty() && !isRenewable) {
            throw new IllegalStateException("none of " + settings.count() * MOST_REPLAYS
                    + " games showed player " + player + " what they have seen, lastly " + observation.known
                    + (ruledOut == 0
                            ? "\nMaybe something that they saw was not observed, or the game needs more particles or a"
                                    + " determinizer of its own."
                            : "\nMaybe the policy of the others is at fault: " + settings.others()
                                    + " gives a probability of 0 to a move that the player may have seen, in "
                                    + ruledOut + " of them."));
        }
        particles = played.isEmpty() ? List.of() : resampled(played, weights);
    }

    private void replay(int most, List<S> played, List<Double> weights) {
        for (int replay = 0; played.size() < FEWEST * settings.count() && replay < most; replay++) {
            for (int i = 0; i < settings.count(); i++) {
                S particle = GameState.copyOf(start);
                keep(particle, replay(particle), played, weights);
            }
        }
    }

    /** Makes new particles, each with the mean weight of those left. */
    private void renew(S state, List<S> played, List<Double> weights) {
        double weight =
                weights.stream().mapToDouble(Double::doubleValue).average().orElse(1);
        try {
            while (played.size() < settings.count()) {
                RandomGenerator limited = new DeterminizationRandom(random, DeterminizationRandom.MOST_DRAWS).renewed();
                S drawn = settings.renewal().determinize(GameState.copyOf(state), player, limited);
                keep(drawn, weight, played, weights);
            }
        } catch (UnsupportedOperationException none) {
            isRenewable = false;
            if (played.isEmpty()) {
                replay(MOST_REPLAYS, played, weights);
            }
        }
    }

    private void keep(S particle, double weight, List<S> played, List<Double> weights) {
        if (weight > 0) {
            played.add(particle);
            weights.add(weight);
        }
    }

    /** Resamples with low variance: each as often as its weight says, up to one more or less. */
    private List<S> resampled(List<S> played, List<Double> weights) {
        double step = weights.stream().mapToDouble(Double::doubleValue).sum() / settings.count();
        double offset = random.nextDouble();
        List<S> drawn = new ArrayList<>(settings.count());
        double sum = 0;
        for (int i = 0; i < played.size(); i++) {
            sum += weights.get(i);
            while (drawn.size() < settings.count() && (drawn.size() + offset) * step < sum) {
                drawn.add(played.get(i));
            }
        }
        while (drawn.size() < settings.count()) {
            drawn.add(played.get(played.size() - 1));
        }
        return drawn;
    }

    /** Returns the probability that the player sees what they have seen. */
    private double replay(S particle) {
        double weight = 1;
        for (int i = 1; i < seen.size() && weight > 0; i++) {
            weight *= playTo(particle, seen.get(i));
        }
        return weight;
    }

    /** Plays until the player sees something; returns the probability that it is this observation. */
    private double playTo(S particle, Observation observation) {
        Object before = known(particle);
        boolean isSeen = before.equals(observation.known);
        double weight = 1;
        while (weight > 0 && !(isSeen && (!observation.isToMove || isToMove(particle)))) {
            if (particle.isTerminal()) {
                return 0;
            }
            weight *= playOne(particle, isSeen ? observation.known : before, observation.known);
            isSeen = known(particle).equals(observation.known);
        }
        return weight;
    }

    /** Plays a move after which the player knows one of two things; returns the probability that chance or others make one. */
    private double playOne(S particle, Object before, Object after) {
        if (particle instanceof SampledChance chance && chance.isSampled()) {
            particle.play(particle.randomMove(random));
            Object known = known(particle);
            return known.equals(after) || known.equals(before) ? 1 : 0;
        }
        List<M> moves = particle.legalMoves();
        double[] probabilities = probabilities(particle, moves);
        for (int i = 0; i < probabilities.length; i++) {
            if (probabilities[i] > 0) {
                S next = GameState.copyOf(particle);
                next.play(moves.get(i));
                Object known = known(next);
                probabilities[i] = known.equals(after) || known.equals(before) ? probabilities[i] : 0;
            }
        }
        double weight = Arrays.stream(probabilities).sum();
        if (!(weight > 0)) {
            ruledOut += isRuledOut(particle, moves, before, after) ? 1 : 0;
            return 0;
        }
        boolean isOwn = particle.currentPlayer() == player;
        particle.play(moves.get(Strategies.draw(Strategies.proportional(probabilities), random)));
        return isOwn ? 1 : weight;
    }

    /** Whether another player has a fitting move that their policy never makes. */
    private boolean isRuledOut(S particle, List<M> moves, Object before, Object after) {
        return particle.currentPlayer() >= 0
                && particle.currentPlayer() != player
                && moves.stream().anyMatch(move -> {
                    S next = GameState.copyOf(particle);
                    next.play(move);
                    return known(next).equals(after) || known(next).equals(before);
                });
    }

    private double[] probabilities(S particle, List<M> moves) {
        if (particle.currentPlayer() == GameState.CHANCE) {
            return moves.stream().mapToDouble(particle::probability).toArray();
        }
        if (particle.currentPlayer() == player) {
            return IntStream.range(0, moves.size()).mapToDouble(i -> 1).toArray();
        }
        Map<M, Double> of = settings.others().probabilities(particle);
        return moves.stream().mapToDouble(move -> of.getOrDefault(move, 0.0)).toArray();
    }

    private Object known(GameState<?, ?> state) {
        return ((HiddenInformation) state).informationSet(player);
    }

    private boolean isToMove(GameState<?, ?> state) {
        return !state.isTerminal() && state.currentPlayer() == player;
    }

    /** Returns a state in which the player knows what they saw last. */
    public S draw(RandomGenerator generator) {
        return GameState.copyOf(particles.get(generator.nextInt(particles.size())));
    }

    /** Returns one of the particles. */
    @Override
    public S determinize(S state, int observer, RandomGenerator generator) {
        return Resettable.reset(state, particles.get(generator.nextInt(particles.size())));
    }

    @Override
    public String toString() {
        return settings.toString();
    }
}
