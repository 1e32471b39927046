package io.mcts.examples.web;

import io.mcts.arena.GameRecord;
import io.mcts.arena.Rewards;
import io.mcts.arena.Turn;
import io.mcts.arena.records.GameLine;
import io.mcts.examples.catalog.UsageException;
import io.mcts.examples.game.Chance;
import io.mcts.examples.game.Records;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes a game down: as a line of the files of the arena, or in the game's own form.
 *
 * @param game the game
 * @param names who played, by player
 * @param turns what each move took, if it is known; as many as there are moves, or fewer
 */
record RecordWriter<S extends GameState<S, M>, M extends Move>(
        PlayedGame<S, M> game, List<String> names, List<Optional<Fields>> turns) {

    /** The form of the arena. */
    static final String ARENA = "mcts";

    private static final double NANOS_PER_MILLI = 1e6;

    RecordWriter {
        names = List.copyOf(names);
        turns = List.copyOf(turns);
        if (names.size() != game.game().players().size()) {
            throw new UsageException("'names' are " + names + "; allowed: one for each of "
                    + game.game().players());
        }
    }

    /**
     * Writes the game of a request: game, start, moves, names, turns, format.
     *
     * @return the text of a file
     */
    static String write(Fields fields, PlayedGame<?, ?> game, LocalDateTime now) {
        return of(game, fields).text(fields.text("format"), now);
    }

    private static <S extends GameState<S, M>, M extends Move> RecordWriter<S, M> of(
            PlayedGame<S, M> game, Fields fields) {
        return new RecordWriter<>(game, fields.texts("names", Limits.MOVES), fields.objects("turns", Limits.MOVES));
    }

    private String text(String format, LocalDateTime now) {
        String own = game.name().split(":", 2)[0];
        if (format.equals(ARENA)) {
            return line().json() + "\n";
        }
        Optional<Records<S, M>> records = game.game().records();
        if (records.isPresent() && format.equals(own)) {
            return records.get()
                    .begin(game.startState(), now)
                    .named(inOrderOfMoves())
                    .played(game.moves())
                    .text();
        }
        throw new UsageException(
                "'format' is '" + format + "'; allowed: " + ARENA + (records.isPresent() ? " or " + own : ""));
    }

    private GameLine line() {
        Map<String, String> settings = Map.of("game", game.name());
        S end = game.state();
        if (!end.isTerminal()) {
            return GameLine.unfinished(settings, names, game.start(), played());
        }
        List<Long> seeds = Collections.nCopies(names.size(), 0L);
        return GameLine.of(
                new GameRecord(0, names, seeds, game.start(), played(), Rewards.of(end), Optional.empty()), settings);
    }

    private List<Turn> played() {
        List<Turn> played = new ArrayList<>();
        S state = game.startState();
        for (M move : game.moves()) {
            int ply = played.size();
            played.add(
                    Chance.isToMove(state)
                            ? Turn.ofChance(move.toString())
                            : turn(
                                    state.currentPlayer(),
                                    move,
                                    ply < turns.size() ? turns.get(ply) : Optional.empty()));
            state.play(move);
        }
        return played;
    }

    private static Turn turn(int player, Move move, Optional<Fields> spent) {
        double value = amount(spent, "value").orElse(Double.NaN);
        if (value > 1) {
            throw new UsageException("'value' is " + value + "; allowed: from 0 to 1");
        }
        return new Turn(
                player,
                move.toString(),
                Math.round(amount(spent, "millis").orElse(0.0) * NANOS_PER_MILLI),
                value,
                Math.round(amount(spent, "visits").orElse(0.0)),
                Math.round(amount(spent, "iterations").orElse(0.0)));
    }

    private static Optional<Double> amount(Optional<Fields> spent, String name) {
        return spent.flatMap(fields -> fields.amount(name));
    }

    private List<String> inOrderOfMoves() {
        List<String> ordered = new ArrayList<>(names);
        Collections.rotate(ordered, -Chance.nextPlayer(game.startState()).orElse(0));
        return ordered;
    }
}
