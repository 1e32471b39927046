package io.mcts.examples.web;

import io.mcts.arena.Arena;
import io.mcts.arena.Match;
import io.mcts.arena.MatchResult;
import io.mcts.control.Cancellation;
import io.mcts.examples.catalog.UsageException;
import io.mcts.examples.contest.Entrants;
import io.mcts.examples.contest.Openings;
import io.mcts.examples.game.Game;
import io.mcts.examples.json.MatchJson;
import io.mcts.examples.search.SearchLimits;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Future;

/**
 * A match of two searches that runs for a page, one game at a time, and tells of each game. Thread-safe.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
final class LiveMatch<S extends GameState<S, M>, M extends Move> implements LiveWork {

    private final Topic topic;
    private final String gameName;
    private final Workroom room;
    private final Outbox outbox;
    private final Permits.Permit permit;
    private final Cancellation cancellation = new Cancellation();
    private final Entrants<S, M> entrants;
    private final Match<S, M> match;
    private volatile boolean isUnwanted;
    private volatile boolean isRunning = true;

    private LiveMatch(
            Topic topic, Fields fields, Game<S, M> game, Workroom room, Outbox outbox, Permits.Permit permit) {
        this.topic = topic;
        this.gameName = fields.text("game");
        this.room = room;
        this.outbox = outbox;
        this.permit = permit;
        SearchLimits whole = room.limits().search();
        SearchLimits half =
                new SearchLimits(whole.time(), whole.bytes() / 2, whole.threads()); // each entrant has a tree
        Entrants.requireTwoPlayers(game, gameName);
        this.entrants = Entrants.ofStrangers(game, gameName, half, cancellation);
        String a = fields.text("a");
        String b = fields.text("b");
        this.match = Match.of(
                        entrants.of(a),
                        entrants.of(b),
                        Openings.of(game, fields.optionalText("start"), plies(fields.object("opening"))),
                        (int) fields.wholeNumber("games", 1, Limits.MATCH_GAMES))
                .withSeed(fields.wholeNumber("seed", Fields.LEAST, Fields.MOST));
    }

    private static int plies(Optional<Fields> opening) {
        return opening.map(fields -> (int) fields.wholeNumber("plies", 0, Limits.OPENING_PLIES))
                .orElse(0);
    }

    /**
     * A match that has not begun.
     *
     * @param topic what the page calls it
     * @param fields the match: game, a, b, games, seed, opening, start
     * @param room where it will run
     * @param outbox where it tells of itself
     * @param permit its leave to run, which it gives back
     * @throws UsageException if it has no meaning, or is more than is allowed
     */
    static LiveMatch<?, ?> of(Topic topic, Fields fields, Workroom room, Outbox outbox, Permits.Permit permit) {
        return of(topic, fields, room.games().make(fields.text("game")), room, outbox, permit);
    }

    private static <S extends GameState<S, M>, M extends Move> LiveMatch<S, M> of(
            Topic topic, Fields fields, Game<S, M> game, Workroom room, Outbox outbox, Permits.Permit permit) {
        return new LiveMatch<>(topic, fields, game, room, outbox, permit);
    }

    @Override
    public void run() {
        Future<?> end = room.after(room.limits().matchTime(), cancellation::cancel);
        try {
            MatchResult result = Arena.ofThreads(1).until(cancellation).play(match, (game, sofar) -> {
                tell(GameMessage.of(topic, gameName, game, sofar.score()));
            });
            end();
            if (!isUnwanted) {
                tell(MatchMessage.of(
                        topic,
                        MatchJson.of(gameName, match, result),
                        result.score().games() < match.games()));
            }
        } catch (RuntimeException | OutOfMemoryError failure) {
            end();
            tell(ErrorMessage.of(topic, failure));
        } finally {
            end.cancel(false);
            end();
        }
    }

    /** Makes room for others, before the page hears that it is there. */
    private void end() {
        isRunning = false;
        entrants.close();
        permit.giveBack();
    }

    private void tell(Object message) {
        if (!isUnwanted) {
            outbox.send(message);
        }
    }

    @Override
    public void lookAt(List<String> path, int nodes) {
        throw new UsageException("'" + topic.id() + "' is a match, which has no tree; allowed: a search");
    }

    @Override
    public void stop() {
        cancellation.cancel();
    }

    @Override
    public void cancel() {
        isUnwanted = true;
        cancellation.cancel();
    }

    @Override
    public boolean isRunning() {
        return isRunning;
    }

    @Override
    public Permits.Permit permit() {
        return permit;
    }
}
