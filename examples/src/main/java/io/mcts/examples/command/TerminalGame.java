package io.mcts.examples.command;

import io.mcts.Budget;
import io.mcts.Mcts;
import io.mcts.SearchResult;
import io.mcts.SearchTree;
import io.mcts.examples.game.Game;
import io.mcts.examples.search.SearchSettings;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * One game between the user and a search, in plain lines of text, so that it can be played at a terminal as well as through a
 * pipe.
 *
 * <p>The user is one of the players, the engine all the others. The engine keeps its tree from move to move.
 */
final class TerminalGame<S extends GameState<S, M>, M extends Move> {

    private final Game<S, M> game;
    private final Mcts<S, M> mcts;
    private final Budget budget;
    private final RandomGenerator dice;
    private final Terminal terminal;

    /** The states in which the user was to move, the last one on top. */
    private final Deque<S> turns = new ArrayDeque<>();

    private SearchTree<S, M> tree;
    private int user;

    /**
     * A game that has not begun.
     *
     * @param game the game
     * @param start the first position, in which the game is not over
     * @param settings how the engine searches for each of its moves
     * @param dice the only source of the outcomes of chance
     * @param terminal where the user sits
     */
    TerminalGame(Game<S, M> game, S start, SearchSettings settings, RandomGenerator dice, Terminal terminal) {
        this.game = game;
        this.mcts = settings.mcts(game);
        this.budget = settings.budget();
        this.dice = dice;
        this.terminal = terminal;
        this.tree = mcts.tree(start);
    }

    /** Asks the user whether to begin; null if he would rather not play. */
    static @Nullable Boolean askWhoBegins(Terminal terminal) {
        while (true) {
            @Nullable String answer = terminal.ask("Do you want to begin? (yes, no, quit) ");
            if (answer == null || answer.equals("quit")) {
                return null;
            }
            if (answer.equals("yes") || answer.equals("y")) {
                return true;
            }
            if (answer.equals("no") || answer.equals("n")) {
                return false;
            }
        }
    }

    /**
     * Plays to the end of the game, of the input, or of the user's patience.
     *
     * @param userBegins whether the user makes the first move
     */
    void play(boolean userBegins) {
        while (isAtChance()) {
            throwDie();
        }
        S start = tree.state();
        user = Math.floorMod(start.currentPlayer() + (userBegins ? 0 : 1), start.playerCount());
        say("You are " + game.players().get(user) + ". Type a move, or help, undo, quit.");
        boolean goesOn = true;
        while (goesOn && !tree.state().isTerminal()) {
            goesOn = takeTurn();
        }
        if (goesOn) {
            sayResult();
        }
    }

    private boolean takeTurn() {
        if (isAtChance()) {
            throwDie();
            return true;
        }
        return tree.state().currentPlayer() == user ? userMoves() : engineMoves();
    }

    private boolean isAtChance() {
        S state = tree.state();
        return !state.isTerminal() && state.currentPlayer() == GameState.CHANCE;
    }

    private void throwDie() {
        M outcome = tree.state().randomMove(dice);
        say("Chance draws " + outcome + ".");
        tree.advance(outcome);
    }

    private boolean engineMoves() {
        try (Interruption interruption = new Interruption()) {
            String engine = game.players().get(tree.state().currentPlayer());
            SearchResult<M> result = ProgressBar.search(tree, budget.or(interruption.cancellation()), terminal);
            if (interruption.hasCome()) {
                return false;
            }
            sayMove(engine, result);
            tree.advance(result.bestMove());
            return true;
        }
    }

    private void sayMove(String engine, SearchResult<M> result) {
        List<M> line = result.principalVariation();
        say("Engine (" + engine + "): " + result.bestMove());
        say(String.format(
                Locale.ROOT,
                "  value %.3f for %s after %,d iterations%s",
                result.value(),
                engine,
                result.iterations(),
                line.size() > 1 ? ", expecting " + joined(line.subList(1, line.size()), " ") : ""));
    }

    private boolean userMoves() {
        S state = tree.state();
        turns.push(state);
        sayDiagram(state);
        while (true) {
            @Nullable
            String answer = terminal.ask("Your move (" + game.players().get(user) + "): ");
            if (answer == null || answer.equals("quit")) {
                say("The game is left unfinished.");
                return false;
            }
            if (answer.equals("undo") && turns.size() > 1) {
                turns.pop();
                tree = mcts.tree(turns.pop());
                return true;
            }
            if (answer.equals("undo")) {
                say("There is no move of yours to take back.");
            } else if (answer.equals("help")) {
                sayHelp(state);
            } else if (!answer.isEmpty() && plays(state, answer)) {
                return true;
            }
        }
    }

    private boolean plays(S state, String move) {
        try {
            tree.advance(game.notation().parseMove(state, move));
            return true;
        } catch (IllegalArgumentException refusal) {
            say(refusal.getMessage() + ".");
            return false;
        }
    }

    private void sayHelp(S state) {
        say("Legal moves: " + joined(state.legalMoves(), " "));
        say("help   prints this");
        say("undo   takes your last move back, and what followed it");
        say("quit   leaves the game");
    }

    private void sayDiagram(S state) {
        say("\n" + game.diagram(state).indent(2));
    }

    private void sayResult() {
        S end = tree.state();
        sayDiagram(end);
        say(result(end));
    }

    private String result(S end) {
        if (end.playerCount() == 1) {
            return "The game is over: " + end.payoff(user) + ".";
        }
        List<Double> payoffs =
                IntStream.range(0, end.playerCount()).mapToObj(end::payoff).toList();
        double best = Collections.max(payoffs);
        if (Collections.min(payoffs) == best) {
            return "A draw.";
        }
        return payoffs.get(user) == best ? "You win." : game.players().get(payoffs.indexOf(best)) + " wins.";
    }

    private static String joined(List<?> words, String divider) {
        return words.stream().map(Object::toString).collect(Collectors.joining(divider));
    }

    private void say(String text) {
        terminal.out().println(text);
        terminal.out().flush();
    }
}
