package io.mcts.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.Mcts;
import io.mcts.arena.agent.Agent;
import io.mcts.arena.agent.AgentFactory;
import io.mcts.arena.agent.ChosenMove;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.records.GameRecord;
import io.mcts.arena.records.GameStore;
import io.mcts.arena.records.Seat;
import io.mcts.arena.records.Turn;
import io.mcts.arena.result.Effort;
import io.mcts.arena.result.MatchResult;
import io.mcts.arena.statistics.MeanReward;
import io.mcts.arena.statistics.Score;
import io.mcts.arena.statistics.Sprt;
import io.mcts.control.Budget;
import io.mcts.control.Cancellation;
import io.mcts.game.GameState;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.policy.UniformPolicy;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class MatchTest {

    private static final Opening<TicTacToe, Cell> BEGINNING = random -> TicTacToe.initial();
    private static final Entrant<TicTacToe, Cell> UNIFORM =
            Entrant.ofPolicy("uniform", new UniformPolicy<TicTacToe, Cell>());
    private static final Entrant<TicTacToe, Cell> SEARCH =
            Entrant.ofSearch("search", Mcts.<TicTacToe, Cell>builder().build(), Budget.iterations(200));
    private static final Entrant<TicTacToe, Cell> FIRST_MOVE =
            Entrant.ofPolicy("first move", (state, random) -> state.legalMoves().get(0));

    private static Match<TicTacToe, Cell> match(Entrant<TicTacToe, Cell> a, Entrant<TicTacToe, Cell> b, int games) {
        return Match.of(a, b, BEGINNING, games).withSeed(7);
    }

    private static MatchResult run(Match<?, ?> match, int threads) {
        return Arena.ofThreads(threads).play(match);
    }

    @Test
    void theStrongerWins() {
        MatchResult result = run(match(SEARCH, UNIFORM, 100), 2);
        assertThat(result.score().games()).isEqualTo(100);
        assertThat(result.score().interval().low()).isGreaterThan(0.8);
        assertThat(run(match(UNIFORM, SEARCH, 100), 2).score().interval().high())
                .isLessThan(0.2);
    }

    /** Two that always take the first free cell: x has the diagonal after seven moves, whoever x is. */
    @Test
    void theSidesChangeFromGameToGame() {
        MatchResult result = run(match(FIRST_MOVE, FIRST_MOVE, 10), 1);
        assertThat(result.score()).isEqualTo(new Score(5, 0, 5));
        assertThat(result.plies().sum()).isEqualTo(70);
        assertThat(result.a().moves()).isEqualTo(35);
        assertThat(run(match(FIRST_MOVE, FIRST_MOVE, 1), 1).score()).isEqualTo(new Score(1, 0, 0));
    }

    /**
     * Who picks twice 2 first gets 2 + 2 / 4, who does so second half as much and 8 / 16 for having waited: 2.125 a game, of at most 8.
     * The fifth game has no second one to make a pair.
     */
    @Test
    void aPairSaysHowMuchWasWon() {
        Entrant<Harvest, Harvest.Pick> greedy = Entrant.ofPolicy("greedy", (state, random) -> new Harvest.Pick(2));
        Entrant<Harvest, Harvest.Pick> idle = Entrant.ofPolicy("idle", (state, random) -> new Harvest.Pick(0));
        MeanReward rewards =
                run(Match.of(greedy, idle, random -> new Harvest(), 5), 2).rewards();
        assertThat(rewards.sets()).isEqualTo(2);
        assertThat(rewards.mean()).isEqualTo(2.125 / 8, within(1e-12));
        assertThat(rewards.variance()).isZero();
        assertThat(run(Match.of(idle, greedy, random -> new Harvest(), 5), 2)
                        .rewards()
                        .mean())
                .isEqualTo(0.25 / 8, within(1e-12));
    }

    @Test
    void theSameSeedGivesTheSameGamesOnAnyNumberOfThreads() {
        MatchResult one = run(match(UNIFORM, UNIFORM, 200), 1);
        MatchResult three = run(match(UNIFORM, UNIFORM, 200), 3);
        assertThat(three.score()).isEqualTo(one.score());
        assertThat(three.plies()).isEqualTo(one.plies());
        assertThat(three.a().moves()).isEqualTo(one.a().moves());
        MatchResult otherSeed = run(match(UNIFORM, UNIFORM, 200).withSeed(8), 1);
        assertThat(otherSeed.plies()).isNotEqualTo(one.plies());
    }

    /** The first player of random games wins 0.585, draws 0.127: 0.648 of the points, 0.5 for both sides in turn. */
    @Test
    void equalsScoreHalf() {
        Score score = run(match(UNIFORM, UNIFORM, 10_000), 2).score();
        assertThat(score.mean()).isBetween(0.48, 0.52);
    }

    /** Two searches of equal strength: the interval of 95 % has to contain one half, or the seed is one of twenty. */
    @Test
    void equalSearchesScoreHalfAndPlayTheSameGamesOnAnyNumberOfThreads() {
        Match<TicTacToe, Cell> match = Match.of(SEARCH, SEARCH, BEGINNING.withRandomPlies(1), 600);
        List<GameRecord> games = new ArrayList<>();
        MatchResult result = Arena.ofThreads(2).play(match, (game, sofar) -> games.add(game));
        assertThat(result.score().interval().contains(0.5)).isTrue();
        assertThat(result.pairs().interval().contains(0.5)).isTrue();
        assertThat(result.pairs().pairs()).isEqualTo(300);
        assertThat(games).extracting(GameRecord::number).isSorted();
        List<String> moves = new ArrayList<>();
        Arena.ofThreads(1).play(match, (game, sofar) -> moves.add(moves(game)));
        assertThat(games.stream().map(MatchTest::moves)).isEqualTo(moves);
    }

    private static String moves(GameRecord game) {
        return game.turns().stream().map(Turn::move).collect(Collectors.joining(" "));
    }

    /** The rule of the test is that of its class; here it has to stop the games, at the same one on any number of threads. */
    @Test
    void aTestEndsTheMatchAtTheSameGame() {
        Match<TicTacToe, Cell> match = match(SEARCH, UNIFORM, 100_000).until(new Sprt(0, 200, 0.05, 0.05));
        MatchResult one = run(match, 1);
        assertThat(one.score().games()).isLessThan(200);
        assertThat(one.score().games() % 2).isZero();
        assertThat(match.test().orElseThrow().verdict(one.pairs())).isEqualTo(Sprt.Verdict.ACCEPTED);
        assertThat(run(match, 3).pairs()).isEqualTo(one.pairs());
    }

    /** The positions with which the games of a match between random players begin. */
    private static List<String> starts(Opening<TicTacToe, Cell> opening, int games, int threads) {
        List<String> starts = new ArrayList<>();
        Match<TicTacToe, Cell> match = Match.of(UNIFORM, UNIFORM, opening, games);
        MatchResult result = Arena.ofThreads(threads).play(match, (game, sofar) -> starts.add(game.start()));
        assertThat(result.openings()).isEqualTo((int) starts.stream().distinct().count());
        return starts;
    }

    /** After two moves there are 9 * 8 positions; 75 pairs begin with each of them once, and with three a second time. */
    @Test
    void noTwoPairsBeginAlikeAsLongAsThereAreOtherBeginnings() {
        List<String> starts = starts(BEGINNING.withRandomPlies(2), 150, 1);
        assertThat(starts.subList(0, 144).stream().distinct())
                .as("the first 72 pairs")
                .hasSize(72);
        assertThat(starts.subList(144, 150).stream().distinct())
                .as("three more")
                .hasSize(3);
        for (int game = 0; game < starts.size(); game += 2) {
            assertThat(starts.get(game)).isEqualTo(starts.get(game + 1));
        }
        assertThat(starts(BEGINNING.withRandomPlies(2), 150, 3)).isEqualTo(starts);
        assertThat(starts(BEGINNING.withRandomPlies(2), 60, 1)).isEqualTo(starts.subList(0, 60));
        assertThat(starts(BEGINNING, 20, 1)).containsOnly(TicTacToe.initial().toString());
    }

    /** Two deterministic sides play one pair ten times: that says as much as once. With a random side the games differ. */
    @Test
    void repeatedGamesMakeNothingSurer() {
        MatchResult once = run(match(FIRST_MOVE, FIRST_MOVE, 2), 1);
        MatchResult tenTimes = run(match(FIRST_MOVE, FIRST_MOVE, 20), 1);
        assertThat(tenTimes.different()).isEqualTo(1);
        assertThat(tenTimes.pairs().pairs()).isEqualTo(10);
        assertThat(tenTimes.pairs().different()).isEqualTo(1);
        assertThat(tenTimes.interval()).isEqualTo(once.interval());
        assertThat(tenTimes.scoreInterval()).isEqualTo(once.scoreInterval());
        MatchResult random = run(match(UNIFORM, UNIFORM, 20), 1);
        assertThat(random.different()).isGreaterThan(15);
        assertThat(random.pairs().different()).isEqualTo(10);
    }

    /** A side that plays at random repeats games of a small tree by chance: each of them is a draw of its own. */
    @Test
    void gamesThatComeAgainByChanceCount() {
        MatchResult result = run(match(UNIFORM, FIRST_MOVE, 2_000), 1);
        assertThat(result.different()).isLessThan(1_500);
        assertThat(result.pairs().different()).isEqualTo(1_000);
        assertThat(result.scoreInterval()).isEqualTo(result.score().interval());
    }

    @Test
    void countsTheIterationsAndTheTimeOfEach() {
        Entrant<TicTacToe, Cell> slow = Entrant.ofPolicy("slow", (state, random) -> {
            pause();
            return state.randomMove(random);
        });
        MatchResult result = run(match(SEARCH, slow, 4), 1);
        assertThat(result.a().iterationsPerMove()).isEqualTo(200);
        assertThat(result.b().iterationsPerMove()).isZero();
        assertThat(result.b().millisPerMove()).isGreaterThanOrEqualTo(5);
        assertThat(Effort.NONE.millisPerMove()).isZero();
        assertThat(Effort.NONE.iterationsPerMove()).isZero();
    }

    private static void pause() {
        long end = System.nanoTime() + 5_000_000;
        while (System.nanoTime() < end) {
            Thread.onSpinWait();
        }
    }

    /** Nothing where an agent, a choice or a move should be: a fault of the side that gave it, in either seat. */
    @Test
    @SuppressWarnings("NullAway") // that is what it is about
    void nullIsAFaultOfTheSideThatGivesIt() {
        List<Entrant<TicTacToe, Cell>> faulty = List.of(
                new Entrant<>("no agent", seat -> null),
                new Entrant<>("no choice", seat -> state -> null),
                Entrant.ofPolicy("no move", (state, random) -> null));
        for (Entrant<TicTacToe, Cell> side : faulty) {
            MatchResult result = run(match(side, FIRST_MOVE, 4), 1);
            assertThat(result.score()).as(side.name()).isEqualTo(new Score(0, 0, 4));
            assertThat(result.a().faults()).as(side.name()).isEqualTo(4);
            assertThat(result.faults().get(0))
                    .containsAnyOf("its factory made no agent", "it chose no move", "no move was chosen");
        }
    }

    /** A search that cannot play the game is refused before the first game, rather than beaten. */
    @Test
    void unsuitableEntrantsAreRefusedBeforeTheFirstGame() {
        Entrant<TicTacToe, Cell> unsuitable = new Entrant<>("deaf", new AgentFactory<TicTacToe, Cell>() {
            @Override
            public void check(TicTacToe start) {
                throw new IllegalStateException("cannot hear");
            }

            @Override
            public Agent<TicTacToe, Cell> agent(Seat<TicTacToe> seat) {
                throw new AssertionError("a game was played");
            }
        });
        assertThatThrownBy(() -> run(match(FIRST_MOVE, unsuitable, 4), 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'deaf' cannot play: cannot hear");
        Mcts<Pot, Pot.Take> solver = Mcts.<Pot, Pot.Take>builder().solver().build();
        Tournament<Pot, Pot.Take> tournament = Tournament.of(
                List.of(searching("solver", solver), searching("b", solver), searching("c", solver)),
                random -> new Pot(),
                3);
        assertThatThrownBy(() -> Arena.ofThreads(1).play(tournament))
                .hasMessageContaining("'solver' cannot play: the solver is for games of one or two players");
    }

    private static Entrant<Pot, Pot.Take> searching(String name, Mcts<Pot, Pot.Take> search) {
        return Entrant.ofSearch(name, search, Budget.iterations(5));
    }

    @Test
    void anEntrantHasANameOfOneLine() {
        for (String name : List.of("", " ", "a\nb", "a\tb")) {
            assertThatThrownBy(() -> Entrant.ofPolicy(name, new UniformPolicy<TicTacToe, Cell>()))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("an entrant has a name of one line, not '" + name);
        }
    }

    @Test
    @SuppressWarnings("NullAway")
    void aSearchNeedsABudget() {
        assertThatThrownBy(() ->
                        Entrant.ofSearch("a", Mcts.<TicTacToe, Cell>builder().build(), null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("the budget");
    }

    /** The game is over when agents are closed: a failure to close changes no result. */
    @Test
    void anAgentThatDoesNotCloseLosesNothing() {
        List<Integer> closed = new ArrayList<>();
        Entrant<TicTacToe, Cell> clinging = new Entrant<>("clinging", seat -> new Agent<TicTacToe, Cell>() {
            @Override
            public ChosenMove<Cell> choose(TicTacToe state) {
                return ChosenMove.of(state.legalMoves().get(0));
            }

            @Override
            public void close() {
                closed.add(seat.player());
                throw new IllegalStateException("I stay");
            }
        });
        MatchResult result = run(match(clinging, clinging, 4), 1);
        assertThat(result.score().games()).isEqualTo(4);
        assertThat(result.faults()).isEmpty();
        assertThat(closed).containsExactly(0, 1, 0, 1, 0, 1, 0, 1);
    }

    @Test
    void anIllegalMoveOrAFailureLosesTheGame() {
        Entrant<TicTacToe, Cell> cheat = Entrant.ofPolicy(
                "cheat", (state, random) -> TicTacToe.initial().legalMoves().get(0));
        Entrant<TicTacToe, Cell> broken = Entrant.ofPolicy("broken", (state, random) -> {
            throw new IllegalStateException("out of ideas");
        });
        MatchResult result = run(match(cheat, broken, 2), 1);
        assertThat(result.score()).isEqualTo(new Score(2, 0, 0));
        assertThat(result.b().faults()).isEqualTo(2);
        result = run(match(cheat, FIRST_MOVE, 2), 1);
        assertThat(result.score()).isEqualTo(new Score(0, 0, 2));
        assertThat(result.a().faults()).isEqualTo(2);
        assertThat(result.faults().get(0))
                .startsWith("game 0, cheat, illegal move: the move a3 is not legal; legal are [")
                .contains(", in ");
    }

    @Test
    void aCancelledMatchTellsWhatWasPlayed() {
        Cancellation cancellation = new Cancellation();
        List<MatchResult> heard = new ArrayList<>();
        MatchResult result = Arena.ofThreads(1)
                .until(cancellation)
                .play(match(UNIFORM, UNIFORM, 100_000), (game, sofar) -> {
                    heard.add(sofar);
                    if (heard.size() == 3) {
                        cancellation.cancel();
                    }
                });
        assertThat(heard.get(0).score().games()).isEqualTo(1);
        assertThat(heard.get(2).score().games()).isEqualTo(3);
        assertThat(result.score().games()).isBetween(3, 99_999);
    }

    @Test
    void aCancelledMatchDoesNotWaitForThoseWhoThinkForLong() {
        Cancellation cancellation = new Cancellation();
        Entrant<TicTacToe, Cell> slow = new Entrant<>("slow", seat -> state -> {
            cancellation.cancel();
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException interrupt) {
                Thread.currentThread().interrupt();
            }
            return ChosenMove.of(state.legalMoves().get(0));
        });
        MatchResult result = Arena.ofThreads(2).until(cancellation).play(match(slow, UNIFORM, 10));
        assertThat(result.score().games()).isZero();
    }

    /** Java does not let a lambda do this, but other languages do. */
    @Test
    void aCheckedExceptionLosesTheGame() {
        Entrant<TicTacToe, Cell> broken = Entrant.ofPolicy("broken", (state, random) -> {
            throw sneaky(new IOException("no disk"));
        });
        MatchResult result = run(match(broken, UNIFORM, 2), 1);
        assertThat(result.a().faults()).isEqualTo(2);
        assertThat(result.faults().get(0)).contains("java.io.IOException: no disk");
        Opening<TicTacToe, Cell> noOpening = random -> {
            throw sneaky(new IOException("no disk"));
        };
        assertThatThrownBy(() -> run(Match.of(UNIFORM, UNIFORM, noOpening, 2), 1))
                .hasMessageContaining("a game cannot be played: java.io.IOException: no disk");
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> RuntimeException sneaky(Throwable failure) throws T {
        throw (T) failure;
    }

    @Test
    void noGameGoesOnWhenTheMatchFails() throws InterruptedException {
        AtomicInteger moves = new AtomicInteger();
        Entrant<TicTacToe, Cell> counted = Entrant.ofPolicy("counted", (state, random) -> {
            moves.incrementAndGet();
            return state.randomMove(random);
        });
        assertThatThrownBy(() -> Arena.ofThreads(2).play(match(counted, counted, 100_000), (game, sofar) -> {
                    throw new IllegalStateException("enough");
                }))
                .hasMessage("enough");
        int played = moves.get();
        assertThat(played).isBetween(5, 900_000);
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().startsWith("pool-")) {
                thread.join(); // for ever if it goes on
            }
        }
        assertThat(moves).hasValue(played);
    }

    @Test
    void anOpeningThatGivesTheSameObjectEachTimeIsNotSpoiled() {
        TicTacToe start = TicTacToe.initial();
        MatchResult result = run(Match.of(FIRST_MOVE, FIRST_MOVE, random -> start, 10), 2);
        assertThat(result.plies().sum()).isEqualTo(70);
        assertThat(start).isEqualTo(TicTacToe.initial());
    }

    @Test
    void randomMovesDoNotSpoilAnOpeningThatGivesTheSameObjectEachTime() {
        TicTacToe start = TicTacToe.initial();
        Opening<TicTacToe, Cell> same = random -> start;
        assertThat(run(Match.of(UNIFORM, UNIFORM, same.withRandomPlies(3), 20), 2)
                        .score()
                        .games())
                .isEqualTo(20);
        assertThat(start).isEqualTo(TicTacToe.initial());
    }

    @Test
    void aMultitudeOfFaultsIsCountedButNotDescribed() {
        Entrant<TicTacToe, Cell> broken = Entrant.ofPolicy("broken", (state, random) -> {
            throw new IllegalStateException("first line\n  second line");
        });
        MatchResult result = run(match(broken, UNIFORM, 30), 1);
        assertThat(result.a().faults()).isEqualTo(30);
        assertThat(result.faults()).hasSize(Scoreboard.FAULTS).allMatch(fault -> !fault.contains("\n"));
        assertThat(result.faults().get(0)).contains("first line; second line");
    }

    /** A game of a single move, with a payoff that is no number. */
    private static final class Broken implements GameState<Broken, Cell> {

        private boolean isTerminal;

        @Override
        public int playerCount() {
            return 2;
        }

        @Override
        public int currentPlayer() {
            return 0;
        }

        @Override
        public boolean isTerminal() {
            return isTerminal;
        }

        @Override
        public List<Cell> legalMoves() {
            return isTerminal ? List.of() : TicTacToe.initial().legalMoves();
        }

        @Override
        public void play(Cell move) {
            isTerminal = true;
        }

        @Override
        public Broken copy() {
            Broken copy = new Broken();
            copy.isTerminal = isTerminal;
            return copy;
        }

        @Override
        public double payoff(int player) {
            return Double.NaN;
        }

        @Override
        public String toString() {
            return "broken";
        }
    }

    @Test
    void aPayoffOutOfRangeIsRefusedWithTheMoves() {
        Entrant<Broken, Cell> first =
                Entrant.ofPolicy("first", (state, random) -> state.legalMoves().get(0));
        assertThatThrownBy(() -> Arena.ofThreads(1).play(Match.of(first, first, random -> new Broken(), 1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(
                        "the payoff of player 0 is NaN, outside the declared range [-1.0, 1.0], in broken, after [a3]");
    }

    @Test
    void whatCannotBePlayedIsRefused() {
        assertThatThrownBy(() -> match(UNIFORM, UNIFORM, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a match has 1 game or more, not 0");
        assertThatThrownBy(() -> run(match(UNIFORM, UNIFORM, 1), 0)).hasMessageContaining("1 thread or more, not 0");
        assertThatThrownBy(() -> BEGINNING.withRandomPlies(-1)).hasMessageContaining("0 or more, not -1");
        assertThatThrownBy(() -> run(Match.of(UNIFORM, UNIFORM, BEGINNING.withRandomPlies(9), 1), 1))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("every game was over after 9 random moves or fewer");
    }

    /** A store with the games of a match, one of which was changed. */
    private static GameStore changed(Match<TicTacToe, Cell> match, UnaryOperator<GameRecord> change) {
        List<GameRecord> games = List.of(change.apply(Arena.playOne(match, 0)), Arena.playOne(match, 1));
        return new GameStore() {
            @Override
            public List<GameRecord> games() {
                return games;
            }

            @Override
            public void add(GameRecord game) {
                throw new AssertionError(game);
            }

            @Override
            public String toString() {
                return "the store";
            }
        };
    }

    private static GameRecord with(GameRecord game, List<Double> rewards, List<Turn> turns) {
        return new GameRecord(
                game.number(), Seat.all(game.entrants(), game.seeds(), rewards), game.start(), turns, game.fault());
    }

    @Test
    void gamesThatCannotHaveBeenPlayedAreNotCounted() {
        Match<TicTacToe, Cell> match = match(FIRST_MOVE, FIRST_MOVE, 2);
        assertThat(Arena.ofThreads(1)
                        .recordingIn(changed(match, game -> game))
                        .play(match)
                        .score())
                .isEqualTo(new Score(1, 0, 1));
        Turn twice = Arena.playOne(match, 0).turns().get(0);
        Map<String, UnaryOperator<GameRecord>> changes = Map.of(
                "its rewards are [0.0, 1.0], and by its moves [1.0, 0.0]",
                game -> with(game, List.of(0.0, 1.0), game.turns()),
                "its last position is not the end",
                game -> with(game, game.rewards(), game.turns().subList(0, 5)),
                "player 0 cannot play '" + twice.move() + "'",
                game -> with(game, game.rewards(), List.of(twice, game.turns().get(1), twice)),
                "player 1 cannot play",
                game -> with(game, game.rewards(), List.of(game.turns().get(1))),
                "it begins with 'nowhere'",
                game -> new GameRecord(0, game.seats(), "nowhere", game.turns(), game.fault()));
        changes.forEach((message, change) -> assertThatThrownBy(() ->
                        Arena.ofThreads(1).recordingIn(changed(match, change)).play(match))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("game 0 of the store cannot have been played: ")
                .hasMessageContaining(message));
    }
}
