package io.mcts.examples.web;

import io.mcts.examples.catalog.Catalog;
import io.mcts.examples.catalog.Entry;
import io.mcts.examples.catalog.UsageException;
import io.mcts.examples.game.Game;
import java.util.ArrayList;
import java.util.List;

/** The games of a user's class path beside those of this program. */
public final class OwnGames {

    private static final int PLAYERS = 2;

    private OwnGames() {}

    /**
     * A catalog with more games.
     *
     * @throws UsageException if one is not for two, or has the name of another
     */
    public static Catalog<Game<?, ?>> added(Catalog<Game<?, ?>> games, Iterable<OwnGame> more) {
        List<Entry<Game<?, ?>>> entries = new ArrayList<>(games.entries());
        for (OwnGame own : more) {
            if (!own.name().matches("[a-z][a-z0-9]*")
                    || entries.stream().anyMatch(entry -> entry.name().equals(own.name()))) {
                throw new UsageException("the game of " + own.getClass().getName() + " is called '" + own.name()
                        + "'; allowed: small letters and digits, and no name that is taken");
            }
            if (own.game().players().size() != PLAYERS) {
                throw new UsageException("the game '" + own.name() + "' has the players "
                        + own.game().players() + "; allowed on the page: two");
            }
            entries.add(Entry.of(own.name(), own.description(), own::game));
        }
        return new Catalog<>(games.kind(), entries);
    }
}
