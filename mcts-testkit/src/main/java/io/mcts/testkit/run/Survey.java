package io.mcts.testkit.run;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import io.mcts.game.StepRewards;
import io.mcts.testkit.check.GameUnderTest;
import io.mcts.testkit.facts.OptionalRule;
import io.mcts.testkit.play.Overriding;
import io.mcts.testkit.play.RandomPlay;
import io.mcts.testkit.play.Snapshot;
import io.mcts.testkit.report.Coverage;
import io.mcts.testkit.watch.Heartbeat;
import io.mcts.testkit.watch.Watch;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Plays random games and counts their {@link Coverage}. */
public final class Survey<S extends GameState<S, M>, M extends Move> {

    private static final int GAMES = 10_000;
    private static final int STATES = 50_000;
    private static final int MOST_LISTS = 20_000;

    private static final int DEEPEST = 6;
    private static final int FEW_GAMES = 5;

    private static final int MOST_MOVES = 200;
    private static final String ENDS = "ends";
    private static final String DRAWS = "draws";
    private static final String CHANCE = "chance";
    private static final int MANY_KEYS = 8_000;

    private final GameUnderTest<S, M> game;
    private final Set<OptionalRule> unclaimed;
    private final Map<String, Predicate<? super S>> kinds = new LinkedHashMap<>();
    private final Map<String, Long> counts = new LinkedHashMap<>();
    private final Map<String, Long> countsByLabel = new LinkedHashMap<>();
    private final SortedMap<Integer, Long> positions = new TreeMap<>();
    private final Set<Long> keys = new HashSet<>();
    private final Heartbeat pulse = new Heartbeat();
    private final List<String> warnings = new ArrayList<>();
    private long games;
    private long states;

    public Survey(GameUnderTest<S, M> game, Set<OptionalRule> unclaimed) {
        this.game = game;
        this.unclaimed = unclaimed;
        kinds.put(ENDS, GameState::isTerminal);
        kinds.put(DRAWS, Survey::isDraw);
        kinds.put(CHANCE, state -> !state.isTerminal() && !RandomPlay.isTurn(state));
        kinds.put(
                "a single move",
                state -> RandomPlay.isTurn(state)
                        && RandomPlay.listedMoves(state).size() == 1);
    }

    private static boolean isDraw(GameState<?, ?> state) {
        return state.isTerminal()
                && state.playerCount() > 1
                && Set.copyOf(Snapshot.payoffs(state)).size() == 1;
    }

    public Coverage coverage() {
        Watch.attempt(pulse, game.facts().timeLimit(), 0L, () -> {
            play(pulse.of(game.seed().random()));
            warnOfCopies();
            warnOfStaticFields(pulse.of(game.seed().otherRandom()));
            countPositions();
            return states;
        });
        warnOfShortKeys();
        return new Coverage(games, states, counts, countsByLabel, positions, unseen(), warnings);
    }

    private void play(RandomGenerator random) {
        while (games < GAMES && states < STATES) {
            S state = game.from((int) (games % game.count())).newState();
            games++;
            look(state);
            for (int length = 0; !state.isTerminal() && length < game.facts().longestGame(); length++) {
                state.play(RandomPlay.move(state, random));
                look(state);
            }
        }
    }

    private void look(S state) {
        pulse.beat();
        states++;
        kinds.forEach((kind, isOf) -> counts.merge(kind, isOf.test(state) ? 1L : 0L, Long::sum));
        game.companions()
                .labels()
                .forEach((label, isOf) -> countsByLabel.merge(label, isOf.test(state) ? 1L : 0L, Long::sum));
        if (state instanceof PositionKey position) {
            keys.add(position.key());
        }
    }

    private List<String> unseen() {
        List<String> unseen = new ArrayList<>();
        if (games > 0 && games == states) {
            unseen.add("random games do not come to a state in which the game goes on");
        }
        countsByLabel.forEach((label, count) -> {
            if (count == 0) {
                unseen.add("random games do not come to " + label);
            }
        });
        long ends = counts.getOrDefault(ENDS, 0L);
        boolean paysAtTheEnd = !(game.newState() instanceof StepRewards);
        boolean areAllDraws = ends > 0 && ends == counts.getOrDefault(DRAWS, 0L);
        if (areAllDraws && paysAtTheEnd && !unclaimed.contains(OptionalRule.ENDS_PAY_DIFFERENTLY)) {
            unseen.add(
                    "every end pays all players alike (all " + ends + " that were seen): maybe payoff() divides whole"
                            + " numbers, or ignores which player asks; if players win and lose together in this game, leave OptionalRule."
                            + OptionalRule.ENDS_PAY_DIFFERENTLY + " unclaimed");
        }
        if (hasProbabilities()
                && counts.getOrDefault(CHANCE, 0L) == 0
                && !unclaimed.contains(OptionalRule.CHANCE_IS_TO_MOVE)) {
            unseen.add(
                    "probability() is overridden, but in random games chance is never to move: maybe currentPlayer() does not"
                            + " return CHANCE, so a player chooses the outcomes; if there is no chance in this variant, leave OptionalRule."
                            + OptionalRule.CHANCE_IS_TO_MOVE + " unclaimed");
        }
        return unseen;
    }

    private boolean hasProbabilities() {
        return states > 0
                && IntStream.range(0, game.count())
                        .mapToObj(i -> game.from(i).newState().getClass())
                        .anyMatch(type -> Overriding.isOverridden(type, GameState.class, "probability", Move.class));
    }

    private void warnOfCopies() {
        try {
            CopyCost.warning(game, pulse, pulse.of(game.seed().otherRandom())).ifPresent(warnings::add);
        } catch (NoClassDefFoundError missing) {
            // a Java without com.sun.management
        }
    }

    /** Runs after the games above, when caches are full; remaining changes are scratch memory, growing caches or counters. */
    private void warnOfStaticFields(RandomGenerator random) {
        Set<Class<?>> classes = new LinkedHashSet<>();
        S first = game.newState();
        classes.add(first.getClass());
        RandomPlay.moves(first).forEach(move -> classes.add(move.getClass()));
        StaticFields fields = new StaticFields(classes);
        Map<String, Integer> before = fields.contents();
        Set<String> changing = new TreeSet<>();
        for (int i = 0; i < FEW_GAMES && !before.isEmpty(); i++) {
            S state = game.from(i % game.count()).newState();
            for (int length = 0; !state.isTerminal() && length < MOST_MOVES; length++) {
                pulse.beat();
                state.play(RandomPlay.move(state, random));
                fields.contents().forEach((name, content) -> {
                    if (!content.equals(before.get(name))) {
                        changing.add(name);
                    }
                });
            }
        }
        if (!changing.isEmpty()) {
            warnings.add("static fields change while games are played: " + String.join(", ", changing)
                    + "; searches on several threads share them: keep scratch memory in the state, and let a cache be safe for"
                    + " threads and its entries depend on nothing but their keys");
        }
    }

    private void warnOfShortKeys() {
        boolean areShort = keys.stream().allMatch(key -> key == key.intValue())
                || keys.stream().allMatch(key -> key >>> Integer.SIZE == 0);
        if (keys.size() >= MANY_KEYS && areShort) {
            warnings.add("all " + keys.size()
                    + " keys fit into an int; if key() is a hash, then of 100,000 positions some two"
                    + " are likely to have the same one: mix 64 bits, as Zobrist hashing does");
        }
    }

    private void countPositions() {
        List<S> reached = List.of(game.from(0).newState());
        while (!reached.isEmpty() && positions.size() < DEEPEST) {
            List<S> next = new ArrayList<>();
            for (S state : reached) {
                if (RandomPlay.isSampled(state)) {
                    return;
                }
                for (M move : state.isTerminal() ? List.<M>of() : state.legalMoves()) {
                    pulse.beat();
                    next.add(RandomPlay.after(state, move));
                    if (next.size() > MOST_LISTS) {
                        return;
                    }
                }
            }
            positions.put(positions.size() + 1, (long) next.size());
            reached = next;
        }
    }
}
