package io.mcts.web.game;

import io.mcts.arena.records.GameRecord;
import io.mcts.cli.json.Json;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.game.Board;
import io.mcts.spec.game.Chance;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Ownership.Judgement;
import io.mcts.spec.search.Spec;
import io.mcts.web.request.Fields;
import io.mcts.web.request.IllegalPlyException;
import io.mcts.web.request.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A game in progress, as each request of the page carries it. Immutable.
 *
 * @param name the game with its options
 * @param start the written initial position
 * @param hasRandomStart whether that was drawn at random just now
 * @param moves rolls included
 */
public record PlayedGame<S extends GameState<S, M>, M extends Move>(
        String name, Game<S, M> game, String start, boolean hasRandomStart, List<M> moves) {

    public PlayedGame {
        moves = List.copyOf(moves);
    }

    /**
     * Reads a game from the fields game, start and moves. Without a start, it is the game's initial state, drawn anew if random.
     *
     * @throws IllegalArgumentException if there is no such game or position
     * @throws IllegalPlyException if a move is not legal
     */
    public static PlayedGame<?, ?> read(Fields fields, Catalog<Game<?, ?>> games) {
        String name = fields.text("game");
        return read(name, games.make(name), fields.optionalText("start"), fields.texts("moves", Limits.MOVES));
    }

    public static <S extends GameState<S, M>, M extends Move> PlayedGame<S, M> read(
            String name, Game<S, M> game, Optional<String> start, List<String> moves) {
        RandomGenerator dice = Spec.none().dice();
        AtomicBoolean hasRandomStart = new AtomicBoolean();
        RandomGenerator random = () -> {
            hasRandomStart.set(true);
            return dice.nextLong();
        };
        S state = start.map(game.notation()::parse).orElseGet(() -> game.initial(random));
        String begin = game.notation().format(state);
        List<M> played = new ArrayList<>();
        for (String move : moves) {
            M legal = move(game, state, move, played.size());
            played.add(legal);
            state.play(legal);
        }
        return new PlayedGame<>(name, game, begin, hasRandomStart.get(), played);
    }

    /**
     * Reads further moves.
     *
     * @throws IllegalPlyException if one is not legal
     */
    public List<M> movesFrom(List<String> words) {
        S state = state();
        List<M> further = new ArrayList<>();
        for (String word : words) {
            M legal = move(game, state, word, further.size());
            further.add(legal);
            state.play(legal);
        }
        return further;
    }

    private static <S extends GameState<S, M>, M extends Move> M move(Game<S, M> game, S state, String move, int ply) {
        try {
            return game.notation().parseMove(state, move);
        } catch (IllegalArgumentException refusal) {
            throw new IllegalPlyException(ply, String.valueOf(refusal.getMessage()));
        }
    }

    S startState() {
        return game.notation().parse(start);
    }

    /** Returns the current state, a new one. */
    public S state() {
        S state = startState();
        moves.forEach(state::play);
        return state;
    }

    @Nullable
    List<Double> rewards() {
        return state().isTerminal() ? GameRecord.rewardsOf(startState(), moves) : null;
    }

    int choices() {
        S state = startState();
        int choices = 0;
        for (M move : moves) {
            choices += Chance.isToMove(state) ? 0 : 1;
            state.play(move);
        }
        return choices;
    }

    Json judgement(List<String> corrected) {
        Judgement judgement = game.ownership()
                .orElseThrow(() -> new IllegalArgumentException("'" + name + "' is not a game of territory"))
                .judge(state(), corrected);
        return new Json()
                .with("owners", judgement.owners())
                .with("dead", judgement.dead())
                .with("score", judgement.score())
                .with("lead", judgement.lead());
    }

    /** Returns the game, its position and the legal moves. */
    Json json() {
        Board.Painter<S, M> board = game.board();
        S state = startState();
        List<String> positions = new ArrayList<>();
        List<@Nullable Integer> players = new ArrayList<>();
        List<List<String>> cellsOfMoves = new ArrayList<>();
        positions.add(start);
        players.add(player(state));
        for (M move : moves) {
            cellsOfMoves.add(board.cells(state, move));
            state.play(move);
            positions.add(game.notation().format(state));
            players.add(player(state));
        }
        OptionalInt next = Chance.nextPlayer(state);
        return new Json()
                .with("game", name)
                .with("start", start)
                .with("isDrawn", hasRandomStart)
                .with("position", positions.get(positions.size() - 1))
                .with("diagram", game.diagram(state))
                .with("board", BoardJson.of(board, state))
                .with("player", player(state))
                .with("nextPlayer", next.isPresent() ? next.getAsInt() : null)
                .with("isOver", state.isTerminal())
                .with("rewards", rewards())
                .with("legalMoves", legalMoves(board, state))
                .with("positions", positions)
                .with("players", players)
                .with("cellsOfMoves", cellsOfMoves);
    }

    private static @Nullable Integer player(GameState<?, ?> state) {
        return state.isTerminal() ? null : state.currentPlayer();
    }

    private static <S extends GameState<S, M>, M extends Move> List<Json> legalMoves(
            Board.Painter<S, M> board, S state) {
        boolean isChance = Chance.isToMove(state);
        return state.legalMoves().stream()
                .map(move -> new Json()
                        .with("move", move.toString())
                        .with("cells", board.cells(state, move))
                        .with("probability", isChance ? state.probability(move) : null))
                .toList();
    }
}
