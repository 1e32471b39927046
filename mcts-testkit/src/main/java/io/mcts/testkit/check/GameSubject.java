package io.mcts.testkit.check;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.play.CountedRandom;
import io.mcts.testkit.play.RandomPlay;
import io.mcts.testkit.play.Snapshot;
import io.mcts.testkit.play.Trace;
import io.mcts.testkit.report.Reproduction;
import io.mcts.testkit.watch.Heartbeat;
import io.mcts.testkit.watch.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The state in which a rule is checked. It is reached by replaying the moves, so that faults of one check never affect another. */
public final class GameSubject<S extends GameState<S, M>, M extends Move> extends Subject {

    private static final int LAST_MOVES = 10;
    private static final int FEW_GAMES = 10;
    /** More random numbers than any rollout needs for a move. */
    private static final long NUMBERS_A_MOVE = 64;

    private final GameUnderTest<S, M> game;
    private final List<M> moves = new ArrayList<>();
    private final @Nullable S given;

    /** The moves that are being played on from the state, for messages. */
    private final List<M> playedOn = Collections.synchronizedList(new ArrayList<>());

    private List<M> lastMoves = List.of();

    public GameSubject(GameUnderTest<S, M> game, Check<?> rule, Heartbeat pulse) {
        this(game, rule, pulse, List.of(), null);
    }

    /** A given state, only to be read, and the moves that led there. */
    public GameSubject(GameUnderTest<S, M> game, Check<?> rule, List<M> moves, S given) {
        this(game, rule, new Heartbeat(), moves, given);
    }

    private GameSubject(GameUnderTest<S, M> game, Check<?> rule, Heartbeat pulse, List<M> moves, @Nullable S given) {
        super(rule, game.seed(), pulse);
        this.game = game;
        this.moves.addAll(moves);
        this.given = given;
    }

    public static Consumer<GameSubject<?, ?>> inPlay(Consumer<GameSubject<?, ?>> check) {
        return subject -> {
            if (!subject.state().isTerminal()) {
                check.accept(subject);
            }
        };
    }

    public void advance(List<Integer> choices) {
        RandomPlay.follow(state(), choices, move -> {
            moves.add(move);
            pulse().beat();
        });
    }

    public void play(M move) {
        moves.add(move);
    }

    public GameSubject<S, M> fromTheStart() {
        exercise();
        return new GameSubject<>(game, rule(), pulse());
    }

    public GameSubject<S, M> from(Supplier<S> state, String words) {
        exercise();
        return new GameSubject<>(game.from(() -> List.of(state.get()), words), rule(), pulse());
    }

    /** The same state with a separate heartbeat, for another thread. */
    public GameSubject<S, M> onAnotherThread() {
        return new GameSubject<>(game, rule(), new Heartbeat(), moves, null);
    }

    public List<M> moves() {
        return moves;
    }

    public boolean isAtTheStart() {
        return moves.isEmpty();
    }

    public S state() {
        if (given != null) {
            return given;
        }
        S state = initialState();
        moves.forEach(state::play);
        return state;
    }

    public List<M> legalMoves() {
        return RandomPlay.moves(state());
    }

    public boolean isTurn() {
        return RandomPlay.isTurn(state());
    }

    public boolean isSampled() {
        return RandomPlay.isSampled(state());
    }

    public S initialState() {
        pulse().beat();
        return game.newState();
    }

    public int longestGame() {
        return game.facts().longestGame();
    }

    public GameFacts facts() {
        return game.facts().from(game.number());
    }

    public Extras<S, M> companions() {
        return game.companions();
    }

    public boolean isWritten() {
        String text = Words.of(state());
        return companions().notation() != null || (!Words.isOfObject(text) && text.equals(Words.of(state())));
    }

    public String written(S state) {
        Notation<S, M> notation = companions().notation();
        return notation == null ? Words.of(state) : notation.format(state);
    }

    public Notation<S, M> notation() {
        return Objects.requireNonNull(companions().notation());
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // a rule knows of what kind the part is
    public <P> P part() {
        return (P) Objects.requireNonNull(companions().part()).get();
    }

    public SearchUnderTest<S, M> search() {
        return Objects.requireNonNull(companions().search());
    }

    public CountedRandom ration(RandomGenerator source) {
        return CountedRandom.rationed(source, NUMBERS_A_MOVE * longestGame());
    }

    /** Plays random moves to the end, and returns their number; one more than the longest game if there is no end. */
    public int playToTheEnd(S state, RandomGenerator random) {
        playedOn.clear();
        while (!state.isTerminal() && playedOn.size() <= longestGame()) {
            M move = RandomPlay.move(state, random);
            playedOn.add(move);
            state.play(move);
        }
        int length = playedOn.size();
        lastMoves = lastPlayedOn();
        playedOn.clear();
        return length;
    }

    public void walk(S state, RandomGenerator random, BiConsumer<S, @Nullable M> look) {
        look.accept(state, null);
        for (int length = 0; !state.isTerminal() && length < longestGame(); length++) {
            M move = RandomPlay.move(state, random);
            state.play(move);
            look.accept(state, move);
        }
    }

    /** Returns the first state of some random games that answers otherwise, else one of the last. */
    public S stateOtherwise(Object said, Function<S, ?> ask) {
        RandomGenerator random = otherRandom();
        S other = initialState();
        for (int game = 0; game < FEW_GAMES; game++) {
            S state = initialState();
            while (!state.isTerminal()) {
                other = state.copy();
                if (!said.equals(ask.apply(state))) {
                    return other;
                }
                state.play(RandomPlay.move(state, random));
            }
        }
        return other;
    }

    public void requireRandomGameEnds() {
        requireEnd(playToTheEnd(state(), random()), "");
    }

    public void tryEachMove() {
        S state = state();
        Snapshot.of(state);
        if (!state.isTerminal()) {
            RandomPlay.move(state, random()); // throws where nobody can move
            RandomPlay.moves(state).forEach(move -> Snapshot.of(RandomPlay.after(state, move)));
        }
    }

    public void requireEnd(int length, String moves) {
        String expected = "an end within " + longestGame() + " more moves" + moves;
        require(length <= longestGame(), expected, "a game that goes on, at last by " + lastMoves);
    }

    private List<M> lastPlayedOn() {
        List<M> all = new ArrayList<>(playedOn);
        return all.subList(Math.max(0, all.size() - LAST_MOVES), all.size());
    }

    @Override
    public String whereItWent() {
        int count = playedOn.size();
        return count == 0 ? "" : ", where " + count + " more moves were played, the last " + lastPlayedOn();
    }

    /** Requires that a state answers as a newly reached one does, all through a random game. */
    public void requireUnchanged(S state, String where) {
        requireAlike(state(), state, where);
    }

    /** Requires that a call leaves the state unchanged, at once and all through a random game. */
    public void requireLeft(String call, Consumer<S> asked) {
        S state = state();
        Snapshot before = Snapshot.of(state, !isAtTheStart());
        asked.accept(state);
        requireEqual(before, Snapshot.of(state, !isAtTheStart()), "after " + call + ", too");
        requireUnchanged(state, "after " + call + ", too");
    }

    public void requireRefusedAtTheEnd(Class<? extends RuntimeException> kind, String call, Function<S, M> asked) {
        S state = state();
        if (state.isTerminal()) {
            String expected =
                    (kind == RuntimeException.class ? "an exception" : kind.getSimpleName()) + " from " + call;
            Object answer;
            try {
                answer = asked.apply(state);
            } catch (RuntimeException refused) {
                answer = refused;
            }
            require(kind.isInstance(answer), expected + ", the game being over", answer);
        }
    }

    /** Requires that a part passes on what it learns: parts that learn refuse to be asked otherwise. */
    public void requireLearning(String what, Runnable asked) {
        try {
            asked.run();
        } catch (IllegalStateException missing) {
            String part = " that with(Learning) returns, which passes the call on to every part it holds";
            throw violation(what + part, missing);
        }
    }

    public void requireAlike(S expected, S actual, String where) {
        requireAlike(trace(expected, random()), trace(actual, random()), () -> where, () -> "");
    }

    public void requireAlike(Trace expected, Trace actual, Supplier<String> where, Supplier<String> actually) {
        exercise();
        if (!expected.equals(actual)) { // else the words would take most of the time
            int agreement = expected.agreement(actual);
            String words = (expected.describe(agreement) + " " + where.get()).trim();
            String found = actual.describe(agreement) + actually.get();
            throw differing(expected.at(agreement), actual.at(agreement), words, found);
        }
    }

    public Trace trace(S state, RandomGenerator random) {
        playedOn.clear();
        Trace trace = Trace.of(state, random, longestGame(), playedOn::add);
        playedOn.clear();
        return trace;
    }

    public GameUnderTest<S, M> game() {
        return game;
    }

    @Override
    public Reproduction reproduction() {
        return new Reproduction(game.conditions(), moves, null, seed().value(), seed().attempt());
    }
}
