package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.testkit.VerificationReport.Finding;
import io.mcts.testkit.facts.Coverage;
import io.mcts.testkit.facts.EndClaim;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.facts.Rule;
import io.mcts.testkit.rules.Companions;
import io.mcts.testkit.rules.GameStateRule;
import io.mcts.testkit.rules.GameUnderTest;
import io.mcts.testkit.rules.Need;
import io.mcts.testkit.rules.Snapshot;
import io.mcts.testkit.run.RandomGames;
import io.mcts.testkit.run.RuleRun;
import io.mcts.testkit.run.Shortened;
import io.mcts.testkit.run.Survey;
import io.mcts.testkit.watch.Hang;
import io.mcts.testkit.watch.Pulse;
import io.mcts.testkit.watch.Watch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Checks every {@link Rule} in states throughout a game without any test framework: for a {@code main} method, or for
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
 * <p>If random games are longer than the facts allow, or a method of the game does not return within their time limit, that is
 * reported and nothing else is checked. The game is called on a separate thread. Java cannot end a thread that never returns: it is
 * left behind as a daemon, and the report says so. The same seed gives the same report. Immutable.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class GameVerifier<S extends GameState<S, M>, M extends Move> {

    /** Without these, states of the game cannot be reached: they are checked first. */
    private static final List<GameStateRule> FOUNDATIONS = List.of(
            GameStateRule.INITIAL_STATES_ARE_ALIKE,
            GameStateRule.PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL,
            GameStateRule.EVERY_RANDOM_GAME_ENDS);

    private final Supplier<List<S>> initialStates;
    private final long seed;
    private final GameFacts facts;
    private final Companions<S, M> companions;
    private final Set<GameStateRule> rules;
    private final Map<String, Predicate<? super S>> labels;
    private final boolean isFirstFindingTheLast;

    private GameVerifier(
            Supplier<List<S>> initialStates,
            long seed,
            GameFacts facts,
            Companions<S, M> companions,
            Set<GameStateRule> rules,
            Map<String, Predicate<? super S>> labels,
            boolean isFirstFindingTheLast) {
        this.initialStates = initialStates;
        this.seed = seed;
        this.facts = facts;
        this.companions = companions;
        this.rules = rules;
        this.labels = labels;
        this.isFirstFindingTheLast = isFirstFindingTheLast;
    }

    /**
     * A verifier with the seed 1 that knows nothing about the game except that it ends within 10,000 moves.
     *
     * @param initialStates makes the states from which the game, or its variants, may begin: at least one; new ones at each
     *     call, so that a faulty {@code copy()} does not spoil other checks
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @return the verifier
     */
    public static <S extends GameState<S, M>, M extends Move> GameVerifier<S, M> of(Supplier<List<S>> initialStates) {
        return new GameVerifier<>(
                initialStates,
                1,
                GameFacts.none(),
                Companions.none(),
                EnumSet.allOf(GameStateRule.class),
                Map.of(),
                false);
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
        return new GameVerifier<>(initialStates, seed, facts, companions, rules, labels, isFirstFindingTheLast);
    }

    /**
     * This verifier with facts that make rules stricter.
     *
     * @param facts what is known of the game
     * @return the verifier
     */
    public GameVerifier<S, M> withFacts(GameFacts facts) {
        return new GameVerifier<>(initialStates, seed, facts, companions, rules, labels, isFirstFindingTheLast);
    }

    /**
     * This verifier, which also checks a heuristic that claims the {@linkplain EndClaim#RIGHT_SIDE right side}.
     *
     * @param heuristic estimates the states of the game
     * @return the verifier
     */
    public GameVerifier<S, M> withHeuristic(Heuristic<? super S> heuristic) {
        return withHeuristic(heuristic, EndClaim.RIGHT_SIDE);
    }

    /**
     * This verifier, which also checks a heuristic with a claim about the end of the game.
     *
     * @param heuristic estimates the states of the game
     * @param atTheEnd what it claims
     * @return the verifier
     */
    public GameVerifier<S, M> withHeuristic(Heuristic<? super S> heuristic, EndClaim atTheEnd) {
        return new GameVerifier<>(
                initialStates, seed, facts, companions.with(heuristic, atTheEnd), rules, labels, isFirstFindingTheLast);
    }

    /**
     * This verifier, which also checks a notation.
     *
     * @param notation writes and reads the positions and moves of the game
     * @return the verifier
     */
    public GameVerifier<S, M> withNotation(Notation<S, M> notation) {
        return new GameVerifier<>(
                initialStates, seed, facts, companions.with(notation), rules, labels, isFirstFindingTheLast);
    }

    /**
     * This verifier, which also counts the states of a kind, such as those after a capture; where random games come to none of them the
     * report says that not enough was seen.
     *
     * @param label the name of the kind
     * @param isOfTheKind whether a state is of the kind
     * @return the verifier
     */
    public GameVerifier<S, M> withLabel(String label, Predicate<? super S> isOfTheKind) {
        Map<String, Predicate<? super S>> more = new LinkedHashMap<>(labels);
        more.put(label, isOfTheKind);
        return new GameVerifier<>(initialStates, seed, facts, companions, rules, more, isFirstFindingTheLast);
    }

    /**
     * This verifier, which checks only some rules.
     *
     * @param first a rule, of {@link Rules#all} or {@linkplain Rules#named by its name}
     * @param others more of them
     * @return the verifier; the report lists what it does not check as {@linkplain VerificationReport#unchecked unchecked}
     */
    public GameVerifier<S, M> withRules(Rule first, Rule... others) {
        Set<GameStateRule> some = EnumSet.of((GameStateRule) Rules.named(first.name()));
        Arrays.stream(others).forEach(rule -> some.add((GameStateRule) Rules.named(rule.name())));
        return new GameVerifier<>(initialStates, seed, facts, companions, some, labels, isFirstFindingTheLast);
    }

    /**
     * This verifier, which stops when it has found one broken rule.
     *
     * @return the verifier
     */
    public GameVerifier<S, M> stoppingAtTheFirstFinding() {
        return new GameVerifier<>(initialStates, seed, facts, companions, rules, labels, true);
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

        private final Set<GameStateRule> checked = EnumSet.noneOf(GameStateRule.class);
        private final Map<Rule, String> inapplicable = new LinkedHashMap<>();
        private final List<Finding> findings = new ArrayList<>();
        private final Set<GameStateRule> unexercised = EnumSet.noneOf(GameStateRule.class);
        private final List<@Nullable Snapshot> before = snapshots();
        private Coverage coverage = Coverage.none();
        private int longest = -1;
        private long states;

        VerificationReport report() {
            Set<GameStateRule> inOrder = new LinkedHashSet<>(FOUNDATIONS);
            inOrder.retainAll(rules);
            for (GameStateRule rule : rules) {
                List<Need> lacks = lacks(rule);
                if (lacks.isEmpty()) {
                    inOrder.add(rule);
                } else {
                    inapplicable.put(rule, lacks.get(0).toString());
                }
            }
            for (GameStateRule rule : inOrder) {
                Finding finding = check(rule);
                checked.add(rule);
                if (finding != null) {
                    findings.add(finding);
                    if (isFirstFindingTheLast || isTheEnd(finding)) {
                        break;
                    }
                }
            }
            if (findings.stream().noneMatch(this::isTheEnd)) {
                coverage = new Survey<>(labels).of(initialStates, seed, facts);
            }
            findings.sort(Comparator.comparing(finding -> Rules.all().indexOf(finding.rule())));
            return new VerificationReport(
                    List.copyOf(checked),
                    inapplicable,
                    List.copyOf(unexercised),
                    Thrown.together(findings),
                    coverage,
                    states,
                    seed);
        }

        /** What the rule needs and the game lacks, whichever state it begins from; empty where the rule applies. */
        private List<Need> lacks(GameStateRule rule) {
            List<Need> lacks = rule.lacks(game(0));
            for (int i = 1; !lacks.isEmpty() && i < initialStates.get().size(); i++) {
                lacks = rule.lacks(game(i));
            }
            return lacks;
        }

        private @Nullable Finding check(GameStateRule rule) {
            RuleRun<S, M> run = new RuleRun<>(
                    rule.check(),
                    initialStates.get().size(),
                    this::game,
                    this::longestList,
                    rule.check().tries());
            Optional<Shortened> broken = run.broken();
            states += run.checks();
            if (broken.isEmpty() && !run.isExercised()) {
                unexercised.add(rule);
            }
            return broken.map(found -> new Finding(rule, found.violation(), found.isShortest(), List.of()))
                    .orElse(null);
        }

        /** Whether a finding makes the other rules meaningless: games or methods do not end, or the initial states are spoiled. */
        private boolean isTheEnd(Finding finding) {
            boolean isOfAllGames = finding.rule() == GameStateRule.EVERY_RANDOM_GAME_ENDS
                    || finding.rule() == GameStateRule.INITIAL_STATES_ARE_ALIKE;
            return (isOfAllGames && finding.violation().getCause() == null)
                    || finding.violation().getCause() instanceof Hang
                    || !before.equals(snapshots());
        }

        private int longestList() {
            if (longest < 0) {
                longest = RandomGames.longest(initialStates, seed, facts);
            }
            return longest;
        }

        private GameUnderTest<S, M> game(int number) {
            return GameUnderTest.of(initialStates, number, seed, facts, companions);
        }

        private List<@Nullable Snapshot> snapshots() {
            List<@Nullable Snapshot> snapshots = new ArrayList<>();
            initialStates.get().forEach(state -> snapshots.add(snapshot(state)));
            return snapshots;
        }

        private @Nullable Snapshot snapshot(S state) {
            try {
                return Watch.over(new Pulse(), facts.timeLimit(), () -> Snapshot.of(state));
            } catch (RuntimeException | StackOverflowError | AssertionError faulty) {
                return null; // a rule will tell
            }
        }
    }
}
