package io.mcts.web.live;

import io.mcts.arena.Arena;
import io.mcts.arena.Match;
import io.mcts.arena.Opening;
import io.mcts.arena.records.GameRecord;
import io.mcts.arena.result.MatchResult;
import io.mcts.arena.spec.Entrants;
import io.mcts.cli.json.Json;
import io.mcts.cli.json.MatchJson;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.SearchLimits;
import io.mcts.web.game.GameJson;
import io.mcts.web.request.Fields;
import io.mcts.web.request.Limits;
import io.mcts.web.request.Permits;
import io.mcts.web.request.Topic;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.stream.IntStream;

/** A match of two searches for a page, one game at a time, with a message for each. Thread-safe. */
final class LiveMatch<S extends GameState<S, M>, M extends Move> extends LiveWork {

    private static final double NANOS_PER_MILLI = 1e6;

    private final String gameName;
    private final SearchPool room;
    private final Entrants<S, M> entrants;
    private final Match<S, M> match;
    private volatile boolean isRunning = true;

    /**
     * Makes a match from the fields game, a, b, games, seed, opening, start.
     *
     * @throws IllegalArgumentException if it is invalid, or exceeds a limit
     */
    LiveMatch(Topic topic, Fields fields, Game<S, M> game, SearchPool room, Outbox outbox, Permits.Permit permit) {
        super(topic, outbox, permit);
        this.gameName = fields.text("game");
        this.room = room;
        SearchLimits whole = room.limits().search();
        SearchLimits half =
                new SearchLimits(whole.time(), whole.bytes() / 2, whole.threads()); // each entrant has a tree
        Entrants.requireTwoPlayers(game, gameName);
        this.entrants = Entrants.untrusted(game, gameName, half, cancellation());
        String a = fields.text("a");
        String b = fields.text("b");
        this.match = Match.of(
                        entrants.of(a),
                        entrants.of(b),
                        opening(game, fields.optionalText("start"), plies(fields.object("opening"))),
                        (int) fields.wholeNumber("games", 1, Limits.MATCH_GAMES))
                .withSeed(fields.wholeNumber("seed", Fields.LEAST, Fields.MOST));
    }

    private static <S extends GameState<S, M>, M extends Move> Opening<S, M> opening(
            Game<S, M> game, Optional<String> start, int plies) {
        return start.map(position -> Entrants.opening(game, position, plies))
                .orElseGet(() -> Entrants.opening(game, plies));
    }

    private static int plies(Optional<Fields> opening) {
        return opening.map(fields -> (int) fields.wholeNumber("plies", 0, Limits.OPENING_PLIES))
                .orElse(0);
    }

    @Override
    public void run() {
        Future<?> end = room.after(room.limits().matchTime(), cancellation()::cancel);
        try {
            MatchResult result =
                    Arena.ofThreads(1).until(cancellation()).play(match, (game, sofar) -> tell(played(game, sofar)));
            end();
            if (!isUnwanted()) {
                tell(topic().message("matched")
                        .with("result", MatchJson.of(gameName, match, result))
                        .with("isCancelled", result.score().games() < match.games()));
            }
        } catch (RuntimeException | OutOfMemoryError failure) {
            end();
            tell(topic().error(failure));
        } finally {
            end.cancel(false);
            end();
        }
    }

    /** Releases resources before the page hears of the end. */
    private void end() {
        isRunning = false;
        entrants.close();
        permit().giveBack();
    }

    /** Returns the message about a game, with the score of a so far. */
    private Json played(GameRecord game, MatchResult sofar) {
        List<Double> millis = IntStream.range(0, game.entrants().size())
                .mapToObj(player -> meanMillis(game, player))
                .toList();
        return topic().message("game")
                .with("number", game.number())
                .with("record", GameJson.of(gameName, game))
                .with("millis", millis)
                .with("score", MatchJson.score(new Json(), "mean", sofar.score(), sofar.scoreInterval()))
                .with("pairs", MatchJson.pairs(sofar));
    }

    private static double meanMillis(GameRecord game, int player) {
        return game.turns().stream()
                .filter(turn -> turn.player() == player)
                .mapToDouble(turn -> turn.nanos() / NANOS_PER_MILLI)
                .average()
                .orElse(0);
    }

    @Override
    void lookAt(List<String> path, int nodes) {
        throw new IllegalArgumentException("'" + topic().id() + "' is a match, which has no tree");
    }

    @Override
    Function<Permits.Permit, LiveWork> continuation(Topic next) {
        throw new IllegalArgumentException("'" + topic().id() + "' is a match, which cannot be continued");
    }

    @Override
    boolean isRunning() {
        return isRunning;
    }
}
