package io.mcts.cli.command.shared;

import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.Games;
import java.util.Iterator;
import picocli.CommandLine.Parameters;

public abstract class AbstractGameCommand extends AbstractCommand {

    /** The names of the games, for shell completion. */
    public static final class Names implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return Games.catalog().entries().stream().map(Entry::name).iterator();
        }
    }

    @Parameters(
            paramLabel = "GAME",
            completionCandidates = Names.class,
            description = "The game: NAME or NAME:key=value,key=value.")
    private String gameName = "";

    protected final String gameName() {
        return gameName;
    }
}
