package io.mcts.cli.command.help;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.cli.command.CommandRun;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GamesCommandTest {

    @Test
    void listsGamesWithTheirOptionsAndASamplePosition() {
        CommandRun run = CommandRun.of("games");
        assertThat(run.status()).isZero();
        assertThat(run.out()).startsWith("""
                tictactoe: three in a row on a board of three by three

                  options   none
                  level1    uct,iterations=1
                  level2    uct,iterations=5, Elo +164
                  level3    uct,iterations=12, Elo +282
                  level4    uct,iterations=40, Elo +403
                  level5    uct,iterations=200, Elo +471
                  level6    solver,iterations=2000, Elo +513
                  players   x, o
                  position  x...o....

                    3 x . .
                    2 . o .
                    1 . . .
                      a b c

                connectfour: four in a row, discs drop into the columns of an upright board

                  options   as in connectfour:rows=6
                            rows      the height of the board, from 4 to 12; or random, from 9 to 12 (6)
                            columns   the width of the board, from 4 to 12; or random, from 9 to 12 (7)
                            blocked   cells that no disc enters: row-column from 0-0, the top left, as in 5-6+0-3; or random, one cell (none)
                  expansion threats: decisive, and a move that wins by threats alone; without moves that let the other player win at once
                            positions the threats tried at each node, 0 or more (10)
                  evaluator network: a neural network learned from self-play; gives priors
                            file      an ONNX model of your own (built-in)
                            policy    the output with the logits of the moves (policy)
                            value     the output with the value of the position, from -1 to 1 (value)
                            shared    how many searches at a time share a batch, as in self-play (1)
                            threads   how many threads an evaluation uses, up to the processors of the machine (1)
                            device    where it runs: cpu, cuda, coreml or directml (cpu)
                  heuristic lines: open lines, threats and zugzwang, weighted by regression
                  tablebase openings: all positions of seven discs, solved
                  tablebase endgames: openings, and what alpha-beta finds at leaves with few empty cells
                            positions the positions that it may try for each leaf, from 1 to 1000000 (60)
                  level1    solver,iterations=7
                  level2    solver,iterations=14, Elo +164
                  level3    solver,iterations=25, Elo +287
                  level4    solver,iterations=70, Elo +500
                  level5    solver,iterations=220, Elo +667
                  level6    solver,iterations=800, Elo +821
                  level7    solver,iterations=4000, Elo +967
                  level8    solver,iterations=25000, Elo +1067
                  players   x, o
                  position  ......./......./......./......./...oxo./...xox. x

                    . . . . . . .
                    . . . . . . .
                    . . . . . . .
                    . . . . . . .
                    . . . o x o .
                    . . . x o x .
                    1 2 3 4 5 6 7

                einstein: EinStein würfelt nicht, a race with dice on a board of five by five

                  options   as in einstein:red=random
                            red       red's stones in the order of the cells a5 b5 c5 a4 b4 a3, such as 123456 (random)
                            blue      blue's stones in the order of the cells e3 d2 e2 c1 d1 e1, such as 123456 (random)
                            first     who rolls first, red or blue (red)
                  evaluator network: a neural network learned from self-play; gives priors
                            file      an ONNX model of your own (built-in)
                            policy    the output with the logits of the moves (policy)
                            value     the output with the value of the position, from -1 to 1 (value)
                            shared    how many searches at a time share a batch, as in self-play (1)
                            threads   how many threads an evaluation uses, up to the processors of the machine (1)
                            device    where it runs: cpu, cuda, coreml or directml (cpu)
                  heuristic attack-threat: how near the stones are to the goal and what they may take
                            attack    weight of the own stones (1.0)
                            threat    weight of what they may take (0.1)
                            scale     the sum that is worth 0.7 (8.0)
                            mobility  how numbers that are gone count: full or half (full)
                            cells     values: raised-rim or powers-of-two (raised-rim)
                  heuristic race: the chance to win if nothing were taken any more
                  heuristic fitted: race, cells, mobility and threats, weighted by regression
                  heuristic fitted-expectimax: fitted some moves ahead, more of them in endgames, if all play their best by it
                            plies     the moves of the players, 1 or more (2)
                  level1    uct,iterations=1
                  level2    uct,iterations=10, Elo +162
                  level3    uct,iterations=60, Elo +295
                  level4    uct,iterations=1000, Elo +432
                  level5    fitted,iterations=2000, Elo +505
                  players   red, blue
                  position  A1C2/1E3/2Bd1/F1a1c/2e1f r 4

                    5 R1 .  R3 .  .
                    4 .  R5 .  .  .
                    3 .  .  R2 B4 .
                    2 R6 .  B1 .  B3
                    1 .  .  B5 .  B6
                      a  b  c  d  e
                    red is to move with a 4

                go: Go by area scoring, with positional superko

                  options   as in go:lines=9
                            lines     the lines of the board, from 2 to 19 (9)
                            komi      the points that white gets for moving second (7.5)
                            handicap  whether white gets a point for each stone of a handicap, as in Chinese rules: compensated or free (compensated)
                  rollout eyes: random moves that fill no eye of their own
                  rollout patterns: answers to atari and good shapes beside the last move, else the same
                  prior go: captures, escapes, shapes, and points near the last move first
                  level1    go,iterations=6
                  level2    go,iterations=25, Elo +121
                  level3    go,iterations=50, Elo +312
                  level4    go,iterations=100, Elo +420
                  level5    go,iterations=200, Elo +595
                  level6    go,iterations=400, Elo +728
                  level7    go,iterations=1600, Elo +969
                  players   black, white
                  position  C3 C4 D4 B3 pass

                     9 . . . . . . . . .
                     8 . . . . . . . . .
                     7 . . . . . . . . .
                     6 . . . . . . . . .
                     5 . . . . . . . . .
                     4 . . O X . . . . .
                     3 . O X . . . . . .
                     2 . . . . . . . . .
                     1 . . . . . . . . .
                       A B C D E F G H J

                gdl: any game whose rules are a file in the Game Description Language

                  options   as in gdl:file=example
                            file      the file of the rules; example is a small tic-tac-toe (example)
                  evaluator network: a neural network learned from self-play; gives priors
                            file      an ONNX model of your own (built-in)
                            policy    the output with the logits of the moves (policy)
                            value     the output with the value of the position, from -1 to 1 (value)
                            shared    how many searches at a time share a batch, as in self-play (1)
                            threads   how many threads an evaluation uses, up to the processors of the machine (1)
                            device    where it runs: cpu, cuda, coreml or directml (cpu)
                  level1    uct,selection=ucb1:c=0.5,rollout=mast-softmax,iterations=10
                  level2    uct,selection=ucb1:c=0.5,rollout=mast-softmax,iterations=40
                  level3    uct,selection=ucb1:c=0.5,rollout=mast-softmax,iterations=160
                  level4    uct,selection=ucb1:c=0.5,rollout=mast-softmax,iterations=640
                  level5    uct,selection=ucb1:c=0.5,rollout=mast-softmax,iterations=2560
                  level6    uct,selection=ucb1:c=0.5,rollout=mast-softmax,iterations=10240
                  players   x, o
                  position  (cell 1 2 x) (cell 2 3 o) (cell 3 3 x) (control o)

                    3 . o x
                    2 x . .
                    1 . . .
                      1 2 3
                    (control o)

                dicerace: who first comes to the goal

                  options   as in dicerace:goal=6
                            goal      how far it is, from 1 to 9 (6)
                  level1    uct,selection=ucb1:c=0.5,iterations=10
                  level2    uct,selection=ucb1:c=0.5,iterations=40
                  level3    uct,selection=ucb1:c=0.5,iterations=160
                  level4    uct,selection=ucb1:c=0.5,iterations=640
                  level5    uct,selection=ucb1:c=0.5,iterations=2560
                  level6    uct,selection=ucb1:c=0.5,iterations=10240
                  players   x, o
                  position  03x2

                    race 03x2
                """);
    }

    static Stream<String> games() {
        return Games.catalog().entries().stream().map(Entry::name);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everySamplePositionIsInTheMiddleOfAGame(String name) {
        checkSample(Games.catalog().make(name));
    }

    private static <S extends GameState<S, M>, M extends Move> void checkSample(Game<S, M> game) {
        S sample = game.notation().parse(game.samplePosition());
        assertThat(sample.isTerminal()).isFalse();
        assertThat(game.notation().format(sample)).isEqualTo(game.samplePosition());
        assertThat(game.samplePosition())
                .isNotEqualTo(game.notation().format(game.initial(Xoroshiro128PlusPlus.of(1))));
        assertThat(game.players()).hasSize(sample.playerCount()).doesNotHaveDuplicates();
        assertThat(game.diagram(sample)).isNotBlank().doesNotEndWith("\n");
    }

    @Test
    void listsTheGamesThatAreNamed() {
        String out = CommandRun.of("games", "einstein", "tictactoe").out();
        assertThat(out).startsWith("tictactoe: ").contains("\neinstein: ").doesNotContain("connectfour: ");
        assertThat(CommandRun.of("games", "connectfour:rows=8").out()).startsWith("connectfour: ");
    }
}
