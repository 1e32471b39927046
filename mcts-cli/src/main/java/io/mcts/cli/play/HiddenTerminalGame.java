package io.mcts.cli.play;

import io.mcts.arena.agent.Agent;
import io.mcts.arena.agent.AgentFactory;
import io.mcts.cli.json.SearchJson;
import io.mcts.cli.terminal.Terminal;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.game.Chance;
import io.mcts.spec.game.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One game with hidden information between the user and searches, one for each of the other players. The user is shown what
 * their player knows and nothing else, so there is no hint, and no move is taken back.
 */
public final class HiddenTerminalGame<S extends GameState<S, M>, M extends Move> {

    private final Game<S, M> game;
    private final S state;
    private final int user;
    private final List<Agent<S, M>> agents = new ArrayList<>();
    private final RandomGenerator random;
    private final Terminal terminal;

    /**
     * A game that has not begun.
     *
     * @param user the user's player
     * @param engines make those who play for the others
     * @param random deals, and seeds the engines
     */
    public HiddenTerminalGame(
            Game<S, M> game, S start, int user, AgentFactory<S, M> engines, RandomGenerator random, Terminal terminal) {
        this.game = game;
        this.state = start.copy();
        this.user = user;
        this.random = random;
        this.terminal = terminal;
        for (int player = 0; player < start.playerCount(); player++) {
            agents.add(engines.agent(new AgentFactory.Seat<>(start.copy(), player, random.nextLong())));
        }
    }

    /** Plays to the end of the game, of the input, or of the user's patience. */
    public void play() {
        try {
            playOn();
        } finally {
            agents.forEach(Agent::close);
        }
    }

    private void playOn() {
        terminal.say("You are " + game.players().get(user) + ". Type a move, or help, quit.");
        while (!state.isTerminal()) {
            M move = move();
            if (move == null) {
                terminal.say("The game is left unfinished.");
                return;
            }
            state.play(move);
            if (!state.isTerminal()) {
                agents.forEach(agent -> agent.played(move));
            }
        }
        showState();
        terminal.say(IntStream.range(0, state.playerCount())
                .mapToObj(player ->
                        game.players().get(player) + String.format(Locale.ROOT, " %+.2f", state.payoff(player)))
                .collect(Collectors.joining(", ", "The game is over: ", ".")));
    }

    /** What is played next; null if the user leaves the game. */
    private @Nullable M move() {
        if (Chance.isToMove(state)) {
            return state.randomMove(random);
        }
        int player = state.currentPlayer();
        return player == user ? ask() : agents.get(player).choose(state.copy()).move();
    }

    private @Nullable M ask() {
        showState();
        while (true) {
            @Nullable
            String answer = terminal.ask("Your move (" + game.players().get(user) + "): ", words());
            if (answer == null || answer.equals("quit")) {
                return null;
            }
            for (M move : state.legalMoves()) {
                if (move.toString().equals(answer)) {
                    return move;
                }
            }
            if (!answer.isEmpty()) {
                terminal.say(
                        (answer.equals("help") || answer.equals("?") ? "" : "'" + answer + "' is not a legal move. ")
                                + "Legal moves: " + String.join(" ", SearchJson.texts(state.legalMoves())));
            }
        }
    }

    private void showState() {
        terminal.say("\n" + game.seenBy(user, state).indent(2));
    }

    private List<String> words() {
        return Stream.concat(
                        Stream.of("help", "quit"), state.legalMoves().stream().map(Object::toString))
                .toList();
    }
}
