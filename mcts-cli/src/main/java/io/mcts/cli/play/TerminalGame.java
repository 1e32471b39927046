package io.mcts.cli.play;

import io.mcts.cli.json.SearchJson;
import io.mcts.cli.terminal.Interruption;
import io.mcts.cli.terminal.ProgressBar;
import io.mcts.cli.terminal.Terminal;
import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.SearchResult;
import io.mcts.spec.game.Chance;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.FollowedGame;
import io.mcts.spec.search.Search;
import io.mcts.spec.search.Spec;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A game between the user and a search, in plain lines of text, for terminals and pipes.
 *
 * <p>The engine plays all other players, and keeps its tree. With hidden information there is an engine for each of them, the user sees
 * their player's view only, and there are no hints and no take-backs.
 */
public final class TerminalGame<S extends GameState<S, M>, M extends Move> {

    public static final String DO_YOU_BEGIN = "Do you want to begin?";

    private final Game<S, M> game;
    private final GameHistory<S, M> course;
    private final Search<S, M> search;
    private final Budget budget;
    private final RandomGenerator random;
    private final boolean asksForDice;
    private final Terminal terminal;
    private final boolean isHidden;

    private S state;

    /** A player's search, and the random numbers for mixed strategies. */
    private record Engine<M extends Move>(FollowedGame<M> game, RandomGenerator random) {}

    private List<Engine<M>> engines;

    /** The diagram before the last move; may be blank. */
    private String before = "";

    private int user;

    /**
     * Makes a game that has not begun, or was interrupted.
     *
     * @param random draws chance outcomes and the engine's random choices
     * @param asksForDice whether the user enters chance outcomes instead
     */
    public TerminalGame(
            Game<S, M> game,
            GameHistory<S, M> course,
            Spec settings,
            Executor threads,
            RandomGenerator random,
            boolean asksForDice,
            Terminal terminal) {
        this.game = game;
        this.course = course;
        this.search = settings.build(game, threads);
        this.budget = settings.budget();
        this.random = random;
        this.asksForDice = asksForDice;
        this.terminal = terminal;
        this.state = course.state();
        this.isHidden = state instanceof HiddenInformation;
        if (isHidden && asksForDice) {
            throw new IllegalArgumentException(
                    "--dice ask is for games in which all is seen, and this one hides something");
        }
        search.requireStart(state);
        this.engines = engines();
    }

    private List<Engine<M>> engines() {
        int players = state.playerCount();
        return isHidden
                ? IntStream.range(0, players).mapToObj(this::engine).toList()
                : Collections.nCopies(players, new Engine<>(search.follow(state, 0), random));
    }

    private Engine<M> engine(int player) {
        long seed = random.nextLong();
        return new Engine<>(search.withSeed(seed).follow(state, player), Xoroshiro128PlusPlus.of(seed));
    }

    /** The question whether the user is first; empty for hidden games of one question. */
    public Optional<String> firstQuestion() {
        if (!isHidden) {
            return Optional.of(DO_YOU_BEGIN);
        }
        return state.playerCount() == 1
                ? Optional.empty()
                : Optional.of("Do you want to be " + game.players().get(0) + "?");
    }

    /** Plays until the game is over, the input ends, or the user quits. */
    public void play(boolean userBegins) {
        boolean goesOn = true;
        while (goesOn
                && !state.isTerminal()
                && !isHidden
                && course.firstPlayer().isEmpty()) {
            goesOn = chanceMoves();
        }
        if (goesOn) {
            introduce(userBegins);
        }
        while (goesOn && !state.isTerminal()) {
            goesOn = takeTurn();
        }
        if (goesOn) {
            sayDiagram();
            terminal.say(result());
        }
    }

    private void introduce(boolean userBegins) {
        int first = isHidden ? 0 : course.firstPlayer().orElse(0);
        user = Math.floorMod(first + (userBegins ? 0 : 1), state.playerCount());
        course.markWhere(this::isUsersTurn);
        terminal.say("You are " + game.players().get(user) + ". Type a move" + (asksForDice ? " or a roll" : "")
                + (isHidden ? ", or help, quit." : ", or help, hint, undo, quit."));
        if (Chance.isToMove(state) && isUsersTurn(state)) {
            sayDiagram(); // the user sees one before their moves, but not before each throw
        }
    }

    private boolean takeTurn() {
        if (Chance.isToMove(state)) {
            return chanceMoves();
        }
        return isUsersTurn(state) ? userMoves() : engineMoves();
    }

    private boolean isUsersTurn(S position) {
        return Chance.isToMove(position) ? asksForDice : position.currentPlayer() == user;
    }

    private void advance(M move) {
        if (!isHidden && !Chance.isToMove(state)) {
            before = game.diagram(state);
        }
        state.play(move);
        course.play(move);
        if (!state.isTerminal()) {
            engines.stream().distinct().forEach(engine -> engine.game().play(move));
        }
    }

    private boolean chanceMoves() {
        if (isHidden) {
            advance(state.randomMove(random));
            return true;
        }
        OptionalInt next = Chance.nextPlayer(state);
        String player = next.isPresent() ? " for " + game.players().get(next.getAsInt()) : "";
        if (asksForDice) {
            return userPlays("Roll" + player + ": ");
        }
        M outcome = state.randomMove(random);
        terminal.say("Chance draws " + outcome + player + ".");
        advance(outcome);
        return true;
    }

    private boolean engineMoves() {
        Engine<M> engine = engines.get(state.currentPlayer());
        try (Interruption interruption = new Interruption(terminal)) {
            Budget limit = budget.or(interruption.cancellation());
            SearchResult<M> result = isHidden // a bar would show what the engine sees
                    ? engine.game().search(limit, SearchListener.none())
                    : ProgressBar.search(engine.game()::search, limit, terminal);
            if (interruption.isInterrupted()) {
                return false;
            }
            if (!isHidden) {
                String player = game.players().get(state.currentPlayer());
                sayMove("Engine (" + player + ")", player, result);
            }
            advance(result.move(engine.random()));
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
        sayDiagram();
        return userPlays("Your move (" + game.players().get(user) + "): ");
    }

    /** Asks the user until a move is played or taken back; false if the user quits. */
    private boolean userPlays(String prompt) {
        course.mark();
        while (true) {
            @Nullable String answer = terminal.ask(prompt, words());
            if (answer == null || answer.equals("quit")) {
                terminal.say("The game is left unfinished.");
                return false;
            }
            if (answer.equals("help") || answer.equals("?")) {
                sayHelp();
            } else if (!isHidden && answer.equals("undo")) {
                if (takesBack()) {
                    return true;
                }
            } else if (!isHidden && answer.equals("hint")) {
                if (!sayHint()) {
                    return false;
                }
            } else if (!answer.isEmpty() && plays(answer)) {
                return true;
            }
        }
    }

    private boolean takesBack() {
        if (!course.takeBack()) {
            terminal.say("There is no " + (asksForDice ? "roll or " : "") + "move of yours to take back.");
            return false;
        }
        state = course.state();
        engines = engines();
        before = "";
        return true;
    }

    private boolean plays(String answer) {
        M move;
        try {
            move = isHidden ? legal(answer) : game.notation().parseMove(state, answer);
        } catch (IllegalArgumentException refusal) {
            terminal.say(refusal(answer, refusal));
            return false;
        }
        advance(move);
        return true;
    }

    /** Matches a move by its text alone: a notation's message may reveal hidden information. */
    private M legal(String answer) {
        return state.legalMoves().stream()
                .filter(move -> move.toString().equals(answer))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'" + answer + "' is not a legal move"));
    }

    private String refusal(String answer, IllegalArgumentException failure) {
        if (isHidden) {
            return failure.getMessage() + ". " + legalMoves();
        }
        return Chance.isToMove(state)
                ? "'" + answer + "' is not a roll; allowed: " + String.join(", ", SearchJson.texts(state.legalMoves()))
                        + "."
                : failure.getMessage() + ".";
    }

    private String legalMoves() {
        return (Chance.isToMove(state) ? "Rolls: " : "Legal moves: ")
                + String.join(" ", SearchJson.texts(state.legalMoves()));
    }

    private void sayHelp() {
        terminal.say(legalMoves());
        if (isHidden) {
            return;
        }
        terminal.say("help   prints this, as does ?");
        terminal.say("hint   tells what the engine would play in your place");
        terminal.say("undo   takes your last " + (asksForDice ? "roll or " : "") + "move back, and what followed it");
        terminal.say("quit   leaves the game");
    }

    private List<String> words() {
        Stream<String> commands = isHidden ? Stream.of("help", "quit") : Stream.of("help", "hint", "undo", "quit");
        return Stream.concat(commands, SearchJson.texts(state.legalMoves()).stream())
                .toList();
    }

    /** Shows the engine's choice by a separate search; false if it is interrupted. */
    private boolean sayHint() {
        if (Chance.isToMove(state)) {
            terminal.say("You cannot choose the roll.");
            return true;
        }
        try (Interruption interruption = new Interruption(terminal)) {
            SearchResult<M> result = ProgressBar.search(
                    search.follow(state, user)::search, budget.or(interruption.cancellation()), terminal);
            sayMove("Hint", game.players().get(user), result);
            return !interruption.isInterrupted();
        }
    }

    private void sayDiagram() {
        String diagram = isHidden
                ? game.seenBy(user, state)
                : LastMove.marked(game.diagram(state), before, terminal.hasColours());
        terminal.say("\n" + diagram.indent(2));
    }

    private String result() {
        if (isHidden) {
            return IntStream.range(0, state.playerCount())
                    .mapToObj(player ->
                            game.players().get(player) + String.format(Locale.ROOT, " %+.2f", state.payoff(player)))
                    .collect(Collectors.joining(", ", "The game is over: ", "."));
        }
        if (state.playerCount() == 1) {
            return "The game is over: " + state.payoff(user) + ".";
        }
        List<Double> payoffs =
                IntStream.range(0, state.playerCount()).mapToObj(state::payoff).toList();
        double best = Collections.max(payoffs);
        if (Collections.min(payoffs) == best) {
            return "A draw.";
        }
        return payoffs.get(user) == best ? "You win." : game.players().get(payoffs.indexOf(best)) + " wins.";
    }
}
