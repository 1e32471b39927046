package io.mcts.cli.command;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.catalog.Parameter;
import io.mcts.spec.game.Game;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * A game with chance, for tests: in turn x and o throw a die of three sides and go on by that many cells or by one; who first
 * comes to the goal wins. Positions are written as in {@code 03x2}: where x is, where o is, who is to move, the die or
 * {@code -} before it is thrown.
 */
final class DiceRace implements GameState<DiceRace, DiceRace.Step> {

    static final Entry<Game<?, ?>> ENTRY = new Entry<>(
            "dicerace",
            "who first comes to the goal",
            List.of(new Parameter("goal", "6", "how far it is, from 1 to 9")),
            arguments -> new DiceRaceGame(Integer.parseInt(arguments.text("goal"))));

    private static final List<Step> THROWS = List.of(new Step(1, "1"), new Step(2, "2"), new Step(3, "3"));
    private static final List<Step> CHOICES = List.of(new Step(4, "run"), new Step(5, "walk"));

    private final int goal;
    private final int[] cells;
    private int player;
    private int die;

    /** A throw or a choice. */
    record Step(int index, String name) implements Move {

        @Override
        public String toString() {
            return name;
        }
    }

    private DiceRace(int goal, int[] cells, int player, int die) {
        this.goal = goal;
        this.cells = cells;
        this.player = player;
        this.die = die;
    }

    @Override
    public int playerCount() {
        return 2;
    }

    @Override
    public int currentPlayer() {
        return die == 0 ? CHANCE : player;
    }

    @Override
    public boolean isTerminal() {
        return IntStream.of(cells).anyMatch(cell -> cell >= goal);
    }

    @Override
    public List<Step> legalMoves() {
        if (isTerminal()) {
            return List.of();
        }
        return die == 0 ? THROWS : CHOICES;
    }

    @Override
    public void play(Step step) {
        if (die == 0) {
            die = step.index();
        } else {
            cells[player] += step.equals(CHOICES.get(0)) ? die : 1;
            player = 1 - player;
            die = 0;
        }
    }

    @Override
    public DiceRace copy() {
        return new DiceRace(goal, cells.clone(), player, die);
    }

    @Override
    public double payoff(int who) {
        return cells[who] >= goal ? 1 : -1;
    }

    @Override
    public String toString() {
        return "" + cells[0] + cells[1] + "xo".charAt(player) + (die == 0 ? "-" : die);
    }

    /** The game with a goal. */
    private record DiceRaceGame(int goal) implements Game<DiceRace, Step>, Notation<DiceRace, Step> {

        @Override
        public DiceRace initial(RandomGenerator random) {
            return parse("00x-");
        }

        @Override
        public Notation<DiceRace, Step> notation() {
            return this;
        }

        @Override
        public List<String> players() {
            return List.of("x", "o");
        }

        @Override
        public String diagram(DiceRace state) {
            return "race " + state;
        }

        @Override
        public String samplePosition() {
            return "03x2";
        }

        @Override
        public DiceRace parse(String position) {
            int[] cells = {position.charAt(0) - '0', position.charAt(1) - '0'};
            char die = position.charAt(3);
            return new DiceRace(goal, cells, "xo".indexOf(position.charAt(2)), die == '-' ? 0 : die - '0');
        }

        @Override
        public String format(DiceRace state) {
            return state.toString();
        }
    }
}
