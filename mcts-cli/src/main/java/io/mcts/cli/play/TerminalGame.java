package io.mcts.cli.play;

import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.cli.json.SearchJson;
import io.mcts.cli.terminal.Interruption;
import io.mcts.cli.terminal.ProgressBar;
import io.mcts.cli.terminal.Terminal;
import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.result.SearchResult;
import io.mcts.spec.game.Chance;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.Spec;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One game between the user and a search, in plain lines of text, so that it can be played at a terminal as well as through a
 * pipe.
 *
 * <p>The user is one of the players, the engine all the others. The engine keeps its tree from move to move.
 */
public final class TerminalGame<S extends GameState<S, M>, M extends Move> {

    private final Game<S, M> game;
    private final GameHistory<S, M> course;
    private final Mcts<S, M> mcts;
    private final Budget budget;
    private final @Nullable RandomGenerator dice;
    private final Terminal terminal;

    private SearchTree<S, M> tree;

    /** The diagram before the last move; blank if there is none. */
    private String before = "";

    private int user;

    /**
     * A game that has not begun, or has stopped.
     *
     * @param course the beginning and what has been played, after which the game is not over
     * @param settings how the engine searches for each of its moves
     * @param dice the only source of the outcomes of chance; null if the user tells them
     */
    public TerminalGame(
            Game<S, M> game,
            GameHistory<S, M> course,
            Spec settings,
            Executor threads,
            @Nullable RandomGenerator dice,
            Terminal terminal) {
        this.game = game;
        this.course = course;
        this.mcts = settings.mcts(game, threads);
        this.budget = settings.budget();
        this.dice = dice;
        this.terminal = terminal;
        this.tree = mcts.tree(course.state());
    }

    /**
     * Plays to the end of the game, of the input, or of the user's patience.
     *
     * @param userBegins whether the user makes the first move of the game
     */
    public void play(boolean userBegins) {
        boolean goesOn = true;
        while (goesOn && !isOver() && course.firstPlayer().isEmpty()) {
            goesOn = chanceMoves();
        }
        if (goesOn) {
            introduce(userBegins);
        }
        while (goesOn && !isOver()) {
            goesOn = takeTurn();
        }
        if (goesOn) {
            sayResult();
        }
    }

    private void introduce(boolean userBegins) {
        S state = tree.state();
        user = Math.floorMod(course.firstPlayer().orElse(0) + (userBegins ? 0 : 1), state.playerCount());
        course.markWhere(this::isUsersTurn);
        terminal.say("You are " + game.players().get(user) + ". Type a move" + (dice == null ? " or a throw" : "")
                + ", or help, hint, undo, quit.");
        if (Chance.isToMove(state) && isUsersTurn(state)) {
            sayDiagram(state); // the user sees one before their moves, but not before each throw
        }
    }

    private boolean isOver() {
        return tree.state().isTerminal();
    }

    private boolean takeTurn() {
        S state = tree.state();
        if (Chance.isToMove(state)) {
            return chanceMoves();
        }
        return isUsersTurn(state) ? userMoves() : engineMoves();
    }

    private boolean isUsersTurn(S state) {
        return Chance.isToMove(state) ? dice == null : state.currentPlayer() == user;
    }

    private void advance(M move) {
        if (!Chance.isToMove(tree.state())) {
            before = game.diagram(tree.state());
        }
        tree.advance(move);
        course.play(move);
    }

    private boolean chanceMoves() {
        S state = tree.state();
        OptionalInt next = Chance.nextPlayer(state);
        String player = next.isPresent() ? " for " + game.players().get(next.getAsInt()) : "";
        if (dice == null) {
            return userPlays(state, "Throw" + player + ": ");
        }
        M outcome = state.randomMove(dice);
        terminal.say("Chance draws " + outcome + player + ".");
        advance(outcome);
        return true;
    }

    private boolean engineMoves() {
        try (Interruption interruption = new Interruption(terminal)) {
            String engine = game.players().get(tree.state().currentPlayer());
            SearchResult<M> result = ProgressBar.search(tree, budget.or(interruption.cancellation()), terminal);
            if (interruption.isInterrupted()) {
                return false;
            }
            sayMove("Engine (" + engine + ")", engine, result);
            advance(result.bestMove());
            return true;
        }
    }

    private void sayMove(String heading, String player, SearchResult<M> result) {
        List<M> line = result.principalVariation();
        terminal.say(heading + ": " + result.bestMove());
        String value = String.format(Locale.ROOT, "  value %.3f for %s", result.value(), player);
        String effort = String.format(Locale.ROOT, " after %,d iterations", result.iterations());
        String expected = SearchJson.texts(line).stream().skip(1).collect(Collectors.joining(" "));
        terminal.say(value + effort + (expected.isEmpty() ? "" : ", expecting " + expected));
    }

    private boolean userMoves() {
        S state = tree.state();
        sayDiagram(state);
        return userPlays(state, "Your move (" + game.players().get(user) + "): ");
    }

    /** Asks the user what is played until something is, or is taken back; false if the user leaves the game. */
    private boolean userPlays(S state, String prompt) {
        course.mark();
        while (true) {
            @Nullable String answer = terminal.ask(prompt, words(state));
            if (answer == null || answer.equals("quit")) {
                terminal.say("The game is left unfinished.");
                return false;
            }
            if (answer.equals("undo") && course.takeBack()) {
                tree = mcts.tree(course.state());
                before = "";
                return true;
            }
            if (answer.equals("undo")) {
                terminal.say("There is no " + (dice == null ? "throw or " : "") + "move of yours to take back.");
            } else if (answer.equals("help") || answer.equals("?")) {
                sayHelp(state);
            } else if (answer.equals("hint")) {
                if (!sayHint(state)) {
                    return false;
                }
            } else if (!answer.isEmpty() && plays(state, answer)) {
                return true;
            }
        }
    }

    private boolean plays(S state, String answer) {
        M move;
        try {
            move = game.notation().parseMove(state, answer);
        } catch (IllegalArgumentException refusal) {
            String allowed = String.join(", ", SearchJson.texts(state.legalMoves()));
            boolean isThrow = Chance.isToMove(state);
            terminal.say(
                    (isThrow ? "'" + answer + "' is not a throw; allowed: " + allowed : refusal.getMessage()) + ".");
            return false;
        }
        advance(move);
        return true;
    }

    private void sayHelp(S state) {
        terminal.say((Chance.isToMove(state) ? "Throws: " : "Legal moves: ")
                + String.join(" ", SearchJson.texts(state.legalMoves())));
        terminal.say("help   prints this, as does ?");
        terminal.say("hint   tells what the engine would play in your place");
        terminal.say("undo   takes your last " + (dice == null ? "throw or " : "") + "move back, and what followed it");
        terminal.say("quit   leaves the game");
    }

    private List<String> words(S state) {
        return Stream.concat(Stream.of("help", "hint", "undo", "quit"), SearchJson.texts(state.legalMoves()).stream())
                .toList();
    }

    /** Tells the move that the engine would choose, by a search of its own; false if it is interrupted. */
    private boolean sayHint(S state) {
        if (Chance.isToMove(state)) {
            terminal.say("A throw is not for you to choose.");
            return true;
        }
        try (Interruption interruption = new Interruption(terminal)) {
            SearchResult<M> result =
                    ProgressBar.search(mcts.tree(state), budget.or(interruption.cancellation()), terminal);
            sayMove("Hint", game.players().get(user), result);
            return !interruption.isInterrupted();
        }
    }

    private void sayDiagram(S state) {
        terminal.say("\n"
                + LastMove.marked(game.diagram(state), before, terminal.hasColours())
                        .indent(2));
    }

    private void sayResult() {
        S end = tree.state();
        sayDiagram(end);
        terminal.say(result(end));
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
}
