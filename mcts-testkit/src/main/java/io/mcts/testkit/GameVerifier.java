package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.testkit.VerificationReport.Finding;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Checks every {@link GameStateRule} in states all over a game, without any test framework: for a {@code main} method, or for
 * the framework you have.
 *
 * <pre>{@code
 * VerificationReport report = GameVerifier.verify(TicTacToe.initial(), 1);
 * System.out.println(report);
 * }</pre>
 *
 * <p>The states are reached by random moves from the initial ones, as many for each rule as {@link GameStateContract} draws.
 * When a rule is broken, all lists of moves shorter than the one found are tried, shorter ones first, up to a number of lists;
 * where that is not enough, moves are taken away from the list as long as the rule stays broken. The report says which.
 *
 * <p>A check ends if the game's own methods return. Where random games go on beyond the bound of the facts, that is reported
 * and nothing else is checked. The same seed gives the same report. Immutable.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class GameVerifier<S extends GameState<S, M>, M extends Move> {

    /** Without these two, states all over the game are not to be had: they are checked first. */
    private static final List<GameStateRule> FOUNDATIONS =
            List.of(GameStateRule.PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL, GameStateRule.EVERY_RANDOM_GAME_ENDS);

    private static final int LONGEST_LIST = 1_000;
    private static final int MANY_MOVES = 10_000;

    private final Supplier<List<S>> initialStates;
    private final long seed;
    private final GameFacts facts;

    private GameVerifier(Supplier<List<S>> initialStates, long seed, GameFacts facts) {
        this.initialStates = initialStates;
        this.seed = seed;
        this.facts = facts;
    }

    /**
     * A verifier with the seed 1, which knows nothing of the game but that it ends within 10,000 moves.
     *
     * @param initialStates makes the states from which the game, or its variants, may begin: at least one; new ones at each
     *     call, so that a faulty {@code copy()} does not spoil other checks
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @return the verifier
     */
    public static <S extends GameState<S, M>, M extends Move> GameVerifier<S, M> of(Supplier<List<S>> initialStates) {
        return new GameVerifier<>(initialStates, 1, GameFacts.none());
    }

    /**
     * Checks a game from one initial state.
     *
     * @param initialState the state; copies of it are used
     * @param seed of all random numbers
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @return what was found
     */
    public static <S extends GameState<S, M>, M extends Move> VerificationReport verify(S initialState, long seed) {
        return verify(List.of(initialState), seed);
    }

    /**
     * Checks a game from several initial states.
     *
     * @param initialStates at least one; copies of them are used
     * @param seed of all random numbers
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @return what was found
     */
    public static <S extends GameState<S, M>, M extends Move> VerificationReport verify(
            List<S> initialStates, long seed) {
        List<S> kept = List.copyOf(initialStates);
        return GameVerifier.<S, M>of(() -> kept).withSeed(seed).verify();
    }

    /**
     * This verifier with another seed.
     *
     * @param seed of all random numbers
     * @return the verifier
     */
    public GameVerifier<S, M> withSeed(long seed) {
        return new GameVerifier<>(initialStates, seed, facts);
    }

    /**
     * This verifier with facts that make rules stricter.
     *
     * @param facts what is known of the game
     * @return the verifier
     */
    public GameVerifier<S, M> withFacts(GameFacts facts) {
        return new GameVerifier<>(initialStates, seed, facts);
    }

    /**
     * Checks the game.
     *
     * @return what was found
     * @throws IllegalArgumentException if there is no initial state
     */
    public VerificationReport verify() {
        if (initialStates.get().isEmpty()) {
            throw new IllegalArgumentException("there is no initial state; at least one is needed");
        }
        return new Run().report();
    }

    /** One verification. */
    private final class Run {

        private final List<GameStateRule> checked = new ArrayList<>();
        private final List<Finding> findings = new ArrayList<>();
        private final List<@Nullable Snapshot> before = snapshots();
        private final boolean isStable = before.equals(snapshots()); // or a rule will tell
        private int longest = -1;
        private long states;

        VerificationReport report() {
            Set<GameStateRule> rules = new LinkedHashSet<>(FOUNDATIONS);
            rules.addAll(Arrays.asList(GameStateRule.values()));
            for (GameStateRule rule : rules) {
                Finding finding = check(rule);
                checked.add(rule);
                if (finding != null) {
                    findings.add(finding);
                    if (isTheEnd(finding)) {
                        break;
                    }
                }
            }
            checked.sort(Comparator.naturalOrder());
            findings.sort(Comparator.comparing(Finding::rule));
            return new VerificationReport(checked, findings, states, seed);
        }

        private @Nullable Finding check(GameStateRule rule) {
            RandomGenerator random = Xoroshiro128PlusPlus.of(seed);
            int begins = initialStates.get().size();
            int tries = Math.max(begins, rule.states());
            for (int i = 0; i < tries; i++) {
                GameUnderTest<S, M> game = game(i < begins ? i : random.nextInt(begins));
                List<Integer> choices = i < begins ? List.of() : choices(random);
                states++;
                Violation violation = rule.violation(game, choices);
                if (violation != null) {
                    return new Shortening<>(rule, game).of(choices, violation);
                }
            }
            return null;
        }

        /** Whether a finding leaves no sense in the other rules: games do not end, or the initial states are spoiled. */
        private boolean isTheEnd(Finding finding) {
            boolean isEndless = finding.rule() == GameStateRule.EVERY_RANDOM_GAME_ENDS
                    && finding.violation().getCause() == null;
            return isEndless || (isStable && !before.equals(snapshots()));
        }

        private List<Integer> choices(RandomGenerator random) {
            if (longest < 0) {
                int limit = Math.min(facts.longestGame(), LONGEST_LIST);
                longest = RandomPlay.longestOf(initialStates.get(), Xoroshiro128PlusPlus.of(seed), limit);
            }
            int length = random.nextInt(longest + 1);
            return random.ints(length, 0, MANY_MOVES).boxed().toList();
        }

        private GameUnderTest<S, M> game(int number) {
            return GameUnderTest.of(initialStates, number, seed, facts);
        }

        private List<@Nullable Snapshot> snapshots() {
            List<@Nullable Snapshot> snapshots = new ArrayList<>();
            initialStates.get().forEach(state -> snapshots.add(snapshot(state)));
            return snapshots;
        }

        private @Nullable Snapshot snapshot(S state) {
            try {
                return Snapshot.of(state);
            } catch (RuntimeException faulty) {
                return null; // a rule will tell
            }
        }
    }
}
