package io.mcts.imperfect;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.control.SearchListener;
import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.games.goofspiel.Goofspiel;
import io.mcts.games.goofspiel.GoofspielRules;
import io.mcts.games.hearts.Hearts;
import io.mcts.games.kuhn.KuhnPoker;
import io.mcts.games.leduc.Leduc;
import io.mcts.games.liarsdice.LiarsDice;
import io.mcts.games.phantom.PhantomTicTacToe;
import io.mcts.games.rockpaperscissors.RockPaperScissors;
import io.mcts.imperfect.determinization.Determinizer;
import io.mcts.imperfect.selection.RegretMatching;
import io.mcts.imperfect.tree.InformationSetTree;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.selection.Puct;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Two worlds that a player cannot tell apart, and equal seeds: every search of that player finds, reports and keeps the same in both,
 * in each shipped game.
 */
class HiddenHasNoInfluenceTest {

    /** A leak shows in most pairs. */
    private static final int PAIRS = Math.max(1, Integer.getInteger("tests.tries", 100) / 12);

    /** Leaves all trees to the calling thread: what a listener is told of trees of other threads depends on time. */
    private static final Executor FORGETTING = task -> {};

    private static final int ITERATIONS = 60;
    private static final int TRIES = 50;

    static Stream<GameState<?, ?>> games() {
        return Stream.concat(gamesOfFewDeals(), Stream.of(RockPaperScissors.initial(), Hearts.initial(4)));
    }

    /** Games in which two random histories now and then look the same to a player. */
    static Stream<GameState<?, ?>> gamesOfFewDeals() {
        return Stream.of(
                KuhnPoker.initial(),
                Leduc.initial(),
                LiarsDice.initial(3),
                PhantomTicTacToe.initial(),
                Goofspiel.initial(GoofspielRules.of(4)),
                Goofspiel.initial(GoofspielRules.of(4).hidden()));
    }

    private static <S extends GameState<S, M>, M extends Move> List<InformationSetMcts<S, M>> searches() {
        return Stream.of(
                        InformationSetMcts.<S, M>builder(),
                        InformationSetMcts.<S, M>builder().multipleObserver(),
                        InformationSetMcts.<S, M>builder().determinized(5),
                        InformationSetMcts.<S, M>builder().simultaneous(RegretMatching.of(0.1)),
                        InformationSetMcts.<S, M>builder().parallel(Parallel.root(FORGETTING, 2)),
                        InformationSetMcts.<S, M>builder()
                                .prior(HiddenHasNoInfluenceTest::prior)
                                .selection(new Puct(1, 0.25)),
                        InformationSetMcts.<S, M>builder()
                                .determinizer(Determinizer.weighted(Determinizer.ofGame(), state -> 1, 3)))
                .map(builder -> builder.seed(5).clock(() -> 0).build())
                .toList();
    }

    /** Of no meaning, and other priors for each thing that the player to move may know. */
    private static <S extends GameState<S, M>, M extends Move> void prior(S state, List<M> moves, double[] priors) {
        int known = ((HiddenInformation) state)
                .informationSet(state.currentPlayer())
                .toString()
                .hashCode();
        for (int i = 0; i < priors.length; i++) {
            priors[i] = Math.floorMod(known + i, 7) / 6.0;
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    <S extends GameState<S, M>, M extends Move> void ofStates(S start) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(7);
        for (int pair = 0; pair < PAIRS; pair++) {
            Game<S, M> game = Game.random(start, random);
            S later = game.state(game.moves.size());
            S first = game.state(game.turns().get(0));
            S second = drawn(first, game.observer, random);
            S secondLater = drawn(later, game.observer, random);
            for (InformationSetMcts<S, M> search : HiddenHasNoInfluenceTest.<S, M>searches()) {
                assertThat(heard(search, second, secondLater))
                        .as("%s in %s and %s", search, first, second)
                        .isEqualTo(heard(search, first, later));
            }
        }
    }

    private static <S extends GameState<S, ?>> S drawn(S state, int observer, RandomGenerator random) {
        S drawn = state.copy();
        ((HiddenInformation) drawn).determinize(observer, random);
        return drawn;
    }

    /** What a search says in a state and, with its tree kept, in a later one. */
    private static <S extends GameState<S, M>, M extends Move> List<String> heard(
            InformationSetMcts<S, M> search, S state, S later) {
        List<String> heard = new ArrayList<>();
        InformationSetTree<S, M> tree = search.tree(state);
        heard.add(tree.search(Budget.iterations(ITERATIONS), listener(heard)).toString());
        tree.moveTo(later);
        heard.add(tree.search(Budget.iterations(ITERATIONS), listener(heard)).toString());
        return heard;
    }

    private static <M extends Move> SearchListener<M> listener(List<String> heard) {
        return progress -> {
            if (progress.iterations() % 20 == 0) {
                heard.add(progress.snapshot().toString());
            }
        };
    }

    @ParameterizedTest
    @MethodSource("gamesOfFewDeals")
    <S extends GameState<S, M>, M extends Move> void ofHistories(S start) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(7);
        int pairs = 0;
        for (int pair = 0; pair < PAIRS; pair++) {
            Game<S, M> first = Game.random(start, random);
            Game<S, M> second = first.another(random);
            pairs += second.moves.equals(first.moves) ? 0 : 1;
            for (Parallel parallel : List.of(Parallel.none(), Parallel.root(FORGETTING, 2))) {
                OutcomeSampling<S, M> search = OutcomeSampling.<S, M>builder()
                        .seed(5)
                        .clock(() -> 0)
                        .parallel(parallel)
                        .build();
                assertThat(second.learned(search))
                        .as("%s and %s", first, second)
                        .isEqualTo(first.learned(search));
            }
        }
        assertThat(pairs).as("pairs of different histories").isGreaterThan(PAIRS / 10);
    }

    /** A game followed with its tree kept, by the game's own draws and by particles. */
    @ParameterizedTest
    @MethodSource("gamesOfFewDeals")
    <S extends GameState<S, M>, M extends Move> void ofGamesFollowed(S start) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(7);
        List<InformationSetMcts<S, M>> searches = Stream.of(
                        InformationSetMcts.<S, M>builder(),
                        InformationSetMcts.<S, M>builder().multipleObserver().particles(Particles.of(20)),
                        InformationSetMcts.<S, M>builder().multipleObserver().parallel(Parallel.root(FORGETTING, 2)))
                .map(builder -> builder.seed(5).clock(() -> 0).build())
                .toList();
        for (int pair = 0; pair < PAIRS; pair++) {
            Game<S, M> first = Game.random(start, random);
            Game<S, M> second = first.another(random);
            for (InformationSetMcts<S, M> search : searches) {
                assertThat(second.found(search.match(start, second.observer)))
                        .as("%s in %s and %s", search, first, second)
                        .isEqualTo(first.found(search.match(start, first.observer)));
            }
        }
    }

    /** In one of the two worlds another player moves between the turns of the observer. */
    @Test
    void ofMovesThatAreOutOfSight() {
        for (int seed = 0; seed < PAIRS; seed++) {
            InformationSetMcts<HiddenReply, HiddenReply.Side> search =
                    InformationSetMcts.<HiddenReply, HiddenReply.Side>builder()
                            .particles(Particles.of(20))
                            .seed(seed)
                            .clock(() -> 0)
                            .build();
            List<String> results = new ArrayList<>();
            for (List<HiddenReply.Side> moves : List.of(
                    List.of(HiddenReply.HEADS, HiddenReply.HEADS),
                    List.of(HiddenReply.TAILS, HiddenReply.HEADS, HiddenReply.TAILS))) {
                ObservedGame<HiddenReply, HiddenReply.Side> game = search.match(new HiddenReply(), 0);
                moves.forEach(game::play);
                results.add(game.search(Budget.iterations(ITERATIONS)).toString());
            }
            assertThat(results.get(1)).isEqualTo(results.get(0));
        }
    }

    /**
     * A client that is told its information sets and its turns, and nothing else: the states that it makes of them give every search what
     * the true ones give it.
     */
    @ParameterizedTest
    @MethodSource("gamesOfFewDeals")
    <S extends GameState<S, M>, M extends Move> void ofAClientThatKnowsOnlyItsOwnView(S start) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(7);
        for (int pair = 0; pair < PAIRS / 5; pair++) {
            Game<S, M> game = Game.random(start, random);
            InformationSetMcts<S, M> mcts = InformationSetMcts.<S, M>builder()
                    .multipleObserver()
                    .seed(5)
                    .clock(() -> 0)
                    .build();
            OutcomeSampling<S, M> sampling =
                    OutcomeSampling.<S, M>builder().seed(5).clock(() -> 0).build();

            assertThat(game.foundByViews(mcts.match(start, game.observer), random))
                    .isEqualTo(game.found(mcts.match(start, game.observer)));
            assertThat(game.foundByViews(sampling.match(start, game.observer), random))
                    .isEqualTo(game.found(sampling.match(start, game.observer)));
        }
    }

    /** A game until a choice of its observer. */
    private record Game<S extends GameState<S, M>, M extends Move>(S start, int observer, List<M> moves) {

        /** A random game until one of its choices. */
        static <S extends GameState<S, M>, M extends Move> Game<S, M> random(S start, RandomGenerator random) {
            List<M> moves = new ArrayList<>();
            List<Integer> choices = new ArrayList<>();
            List<Integer> players = new ArrayList<>();
            for (S state = start.copy(); !state.isTerminal(); ) {
                if (state.currentPlayer() != GameState.CHANCE) {
                    choices.add(moves.size());
                    players.add(state.currentPlayer());
                }
                moves.add(state.randomMove(random));
                state.play(moves.get(moves.size() - 1));
            }
            int last = random.nextInt(choices.size());
            return new Game<>(start, players.get(last), List.copyOf(moves.subList(0, choices.get(last))));
        }

        S state(int plies) {
            S state = start.copy();
            moves.subList(0, plies).forEach(state::play);
            return state;
        }

        /** How many plies there were before each choice of the observer. */
        List<Integer> turns() {
            return IntStream.rangeClosed(0, moves.size())
                    .filter(plies -> state(plies).currentPlayer() == observer)
                    .boxed()
                    .toList();
        }

        /** What the observer knew, one after the other. */
        List<Object> seen() {
            List<Object> seen = new ArrayList<>();
            for (int plies = 0; plies <= moves.size(); plies++) {
                Object known = known(state(plies));
                if (!seen.contains(known)) {
                    seen.add(known);
                }
            }
            return seen;
        }

        private Object known(S state) {
            return ((HiddenInformation) state).informationSet(observer);
        }

        /** A game in which the observer saw the same; this one if none is found. */
        Game<S, M> another(RandomGenerator random) {
            List<Object> seen = seen();
            for (int i = 0; i < TRIES; i++) {
                List<M> played = new ArrayList<>();
                S state = start.copy();
                int stage = 0;
                boolean isSame = true;
                while (isSame && !(stage == seen.size() - 1 && state.currentPlayer() == observer)) {
                    M move = state.randomMove(random);
                    played.add(move);
                    state.play(move);
                    boolean isNext = stage + 1 < seen.size() && known(state).equals(seen.get(stage + 1));
                    isSame = !state.isTerminal() && (isNext || known(state).equals(seen.get(stage)));
                    stage += isNext ? 1 : 0;
                }
                if (isSame && !played.equals(moves)) {
                    return new Game<>(start, observer, played);
                }
            }
            return this;
        }

        /** What a search finds at each turn of the observer, told the moves. */
        List<String> found(ObservedGame<S, M> followed) {
            List<String> found = new ArrayList<>();
            for (int ply = 0; ply <= moves.size(); ply++) {
                if (ply > 0) {
                    followed.play(moves.get(ply - 1));
                }
                if (state(ply).currentPlayer() == observer) {
                    found.add(followed.search(Budget.iterations(ITERATIONS), listener(found))
                            .toString());
                }
            }
            return found;
        }

        /** The same, told only what the observer knows and whether it is their turn. */
        List<String> foundByViews(ObservedGame<S, M> followed, RandomGenerator random) {
            List<String> found = new ArrayList<>();
            ParticleFilter<S, M> filter = Particles.<S, M>of(30).filter(start, observer, random.nextLong());
            for (int ply = 0; ply <= moves.size(); ply++) {
                S state = state(ply);
                boolean isToMove = state.currentPlayer() == observer;
                filter.observe(known(state), isToMove);
                followed.observe(filter.draw(random));
                if (isToMove) {
                    found.add(followed.search(Budget.iterations(ITERATIONS), listener(found))
                            .toString());
                }
            }
            return found;
        }

        /** What is learned at each new sight, and what is played in the end. */
        List<String> learned(OutcomeSampling<S, M> search) {
            List<String> learned = new ArrayList<>();
            OutcomeSamplingGame<S, M> match = search.match(start, observer);
            Object before = known(start);
            for (int ply = 0; ply < moves.size(); ply++) {
                match.play(moves.get(ply));
                Object known = known(state(ply + 1));
                if (!known.equals(before)) {
                    learned.add(match.learn(Budget.iterations(ITERATIONS)).toString());
                }
                before = known;
            }
            learned.add(match.search(Budget.iterations(ITERATIONS), listener(learned))
                    .toString());
            return learned;
        }
    }
}
