package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.testkit.VerificationReport.Finding;
import io.mcts.testkit.check.Check;
import io.mcts.testkit.check.Extras;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.check.GameUnderTest;
import io.mcts.testkit.facts.EndClaim;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.facts.OptionalRule;
import io.mcts.testkit.play.Seed;
import io.mcts.testkit.play.Snapshot;
import io.mcts.testkit.report.Coverage;
import io.mcts.testkit.report.Rule;
import io.mcts.testkit.report.Violation;
import io.mcts.testkit.rules.GameRules;
import io.mcts.testkit.run.RuleRun;
import io.mcts.testkit.run.Shortening.Shortened;
import io.mcts.testkit.run.Survey;
import io.mcts.testkit.watch.Heartbeat;
import io.mcts.testkit.watch.TimeoutFailure;
import io.mcts.testkit.watch.Watch;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Checks every {@link Rule} in states throughout a game without any test framework: for a {@code main} method, or for the framework you
 * have.
 * <pre>{@code
 * VerificationReport report = GameVerifier.verify(TicTacToe.initial(), 1);
 * System.out.println(report);
 * }</pre>
 *
 * <p>States are reached by random moves, as in {@link GameStateContract}. If a rule is broken, all shorter lists of moves are tried, up to
 * a limit; then moves are removed from the list while the rule stays broken.
 *
 * <p>Endless games and methods that exceed the time limit are reported, and nothing else is checked then. The game is called on a separate
 * thread, which is left behind as a daemon if it never returns. The same seed gives the same report. Immutable.
 */
public final class GameVerifier<S extends GameState<S, M>, M extends Move> {

    /** Preconditions of all other rules: checked first. */
    private static final List<Check<GameSubject<?, ?>>> FOUNDATIONS = List.of(
            GameRules.INITIAL_STATES_ARE_ALIKE,
            GameRules.named("PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL"),
            GameRules.EVERY_RANDOM_GAME_ENDS);

    /** The number of calls. A random order of three moves escapes them with a probability of 1e-4. */
    private static final int CALLS = 5;

    private final GameUnderTest<S, M> game;
    private final List<Check<GameSubject<?, ?>>> rules;
    private final Set<OptionalRule> unclaimed;
    private final boolean isFirstFindingTheLast;

    private GameVerifier(
            GameUnderTest<S, M> game,
            List<Check<GameSubject<?, ?>>> rules,
            Set<OptionalRule> unclaimed,
            boolean isFirstFindingTheLast) {
        this.game = game;
        this.rules = rules;
        this.unclaimed = unclaimed;
        this.isFirstFindingTheLast = isFirstFindingTheLast;
    }

    /**
     * A verifier with the seed 1 and no facts about the game. The supplier makes at least one initial state: new ones at each call, so that
     * a faulty {@code copy()} does not spoil other checks.
     */
    public static <S extends GameState<S, M>, M extends Move> GameVerifier<S, M> of(Supplier<List<S>> initialStates) {
        GameUnderTest<S, M> game = GameUnderTest.of(initialStates, 1, GameFacts.none(), Extras.none());
        return new GameVerifier<>(game, GameRules.ALL, Set.of(), false);
    }

    private GameVerifier<S, M> with(GameUnderTest<S, M> other) {
        return new GameVerifier<>(other, rules, unclaimed, isFirstFindingTheLast);
    }

    /** Checks a game from copies of one initial state. */
    public static <S extends GameState<S, M>, M extends Move> VerificationReport verify(S initialState, long seed) {
        return verify(List.of(initialState), seed);
    }

    /** Checks a game from copies of one or more initial states. */
    public static <S extends GameState<S, M>, M extends Move> VerificationReport verify(
            List<S> initialStates, long seed) {
        List<S> kept = List.copyOf(initialStates);
        return GameVerifier.<S, M>of(() -> kept).withSeed(seed).verify();
    }

    /** This verifier with another seed of all random numbers. */
    public GameVerifier<S, M> withSeed(long seed) {
        return with(game.with(Seed.of(seed)));
    }

    /** This verifier with facts, which make rules stricter. */
    public GameVerifier<S, M> withFacts(GameFacts facts) {
        return with(game.with(facts));
    }

    /** This verifier, which also checks a heuristic that claims the {@linkplain EndClaim#RIGHT_SIDE right side}. */
    public GameVerifier<S, M> withHeuristic(Heuristic<? super S> heuristic) {
        return withHeuristic(heuristic, EndClaim.RIGHT_SIDE);
    }

    /** This verifier, which also checks a heuristic with a claim about the end of the game. */
    public GameVerifier<S, M> withHeuristic(Heuristic<? super S> heuristic, EndClaim atTheEnd) {
        return with(game.with(game.companions().with(heuristic, atTheEnd)));
    }

    /** This verifier, which also checks a notation. */
    public GameVerifier<S, M> withNotation(Notation<S, M> notation) {
        return with(game.with(game.companions().with(notation)));
    }

    /** This verifier, which also counts the states of a kind, such as those after a capture; the report notes if there are none. */
    public GameVerifier<S, M> withLabel(String label, Predicate<? super S> isOfTheKind) {
        Map<String, Predicate<? super S>> more =
                new LinkedHashMap<>(game.companions().labels());
        more.put(label, isOfTheKind);
        return with(game.with(game.companions().with(more)));
    }

    /** This verifier without the rules of some claims, such as {@link OptionalRule#ENDS_PAY_DIFFERENTLY}. */
    public GameVerifier<S, M> withUnclaimed(OptionalRule... claims) {
        return new GameVerifier<>(game, rules, Set.of(claims), isFirstFindingTheLast);
    }

    /** This verifier with only some rules; the others are reported as {@linkplain VerificationReport#unchecked unchecked}. */
    public GameVerifier<S, M> withRules(Rule first, Rule... others) {
        List<Check<GameSubject<?, ?>>> some = Stream.concat(Stream.of(first), Stream.of(others))
                .map(rule -> GameRules.named(rule.name()))
                .toList();
        List<Check<GameSubject<?, ?>>> inOrder =
                GameRules.ALL.stream().filter(some::contains).toList();
        return new GameVerifier<>(game, inOrder, unclaimed, isFirstFindingTheLast);
    }

    /** This verifier, which stops when it has found one broken rule. */
    public GameVerifier<S, M> stoppingAtTheFirstFinding() {
        return new GameVerifier<>(game, rules, unclaimed, true);
    }

    /**
     * Checks the game.
     *
     * @throws IllegalArgumentException if there is no initial state
     */
    public VerificationReport verify() {
        if (game.count() == 0) {
            throw new IllegalArgumentException("there is no initial state; at least one is needed");
        }
        return new Run().report();
    }

    private final class Run {

        private final Set<Rule> checked = new HashSet<>();
        private final Map<Rule, String> inapplicable = new LinkedHashMap<>();
        private final List<Finding> findings = new ArrayList<>();
        private final Set<Rule> unexercised = new HashSet<>();
        private final List<Optional<Snapshot>> before = snapshots();
        private final boolean isReordered =
                IntStream.range(0, CALLS).anyMatch(call -> areReordered(before, snapshots()));

        private boolean isOver;

        private long states;

        VerificationReport report() {
            Set<Check<GameSubject<?, ?>>> inOrder = new LinkedHashSet<>();
            if (isReordered) { // else all rules that compare states find it, and blame something else
                inOrder.add(GameRules.named("LEGAL_MOVES_KEEP_THEIR_ORDER"));
            }
            inOrder.addAll(FOUNDATIONS);
            inOrder.addAll(rules);
            inOrder.retainAll(rules);
            for (Check<GameSubject<?, ?>> rule : inOrder) {
                var lacking = rule.lacking(game.subjects(rule));
                if (lacking.isPresent()) {
                    inapplicable.put(rule, lacking.get().words());
                } else if (!isOver && (findings.isEmpty() || !isFirstFindingTheLast)) {
                    check(rule);
                }
            }
            Coverage coverage = isOver ? Coverage.none() : new Survey<>(game, unclaimed).coverage();
            List<Finding> together = Finding.together(findings);
            long seed = game.seed().value();
            return new VerificationReport(
                    inOrder(checked), inapplicable, inOrder(unexercised), together, coverage, states, seed);
        }

        private static List<Rule> inOrder(Set<Rule> rules) {
            return Rules.all().stream().filter(rules::contains).toList();
        }

        private void check(Check<GameSubject<?, ?>> rule) {
            RuleRun<S, M> run = new RuleRun<>(rule, game, rule.tries());
            Optional<Shortened> broken = run.broken();
            checked.add(rule);
            states += run.checks();
            if (broken.isPresent()) {
                Violation violation = broken.get().violation();
                findings.add(new Finding(rule, violation, broken.get().isShortest(), List.of()));
                isOver = isTheEnd(rule, violation.getCause());
            } else if (!run.isExercised()) {
                unexercised.add(rule);
            }
        }

        private boolean isTheEnd(Rule rule, @Nullable Throwable cause) {
            boolean isOfAllGames =
                    rule == GameRules.EVERY_RANDOM_GAME_ENDS || rule == GameRules.INITIAL_STATES_ARE_ALIKE;
            return (isOfAllGames && cause == null)
                    || cause instanceof TimeoutFailure
                    || isReordered
                    || !before.equals(snapshots());
        }

        private static boolean areReordered(List<Optional<Snapshot>> ones, List<Optional<Snapshot>> others) {
            return IntStream.range(0, Math.min(ones.size(), others.size()))
                    .anyMatch(i -> ones.get(i)
                            .filter(one ->
                                    Snapshot.isReordered(one, others.get(i).orElse(null)))
                            .isPresent());
        }

        private List<Optional<Snapshot>> snapshots() {
            return game.initialStates().get().stream()
                    .map(state -> Watch.attempt(
                            new Heartbeat(),
                            game.facts().timeLimit(),
                            Optional.<Snapshot>empty(),
                            () -> Optional.of(Snapshot.of(state))))
                    .toList();
        }
    }
}
