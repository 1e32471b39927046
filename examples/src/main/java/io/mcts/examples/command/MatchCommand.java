package io.mcts.examples.command;

import io.mcts.Cancellation;
import io.mcts.arena.Match;
import io.mcts.arena.MatchResult;
import io.mcts.arena.Opening;
import io.mcts.examples.catalog.Catalog;
import io.mcts.examples.catalog.UsageException;
import io.mcts.examples.game.Game;
import io.mcts.examples.search.Entrants;
import io.mcts.examples.search.SearchThreads;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays games between two searches. */
@Command(
        name = "match",
        description = {
            "Plays games between two searches, a and b, and prints the score of a.",
            "Games come in pairs: the same beginning and the same dice, with the sides changed."
        },
        customSynopsis = "mcts match GAME --a SPEC --b SPEC --games N [--seed S] [--opening N] [--threads K] [--json]",
        sortOptions = false,
        footer = {
            "",
            "A SPEC is a preset and changes to it, as in uct,iterations=5000,rollout=decisive; or random.",
            "The settings are those of the search options of mcts analyze --help."
        })
final class MatchCommand implements Runnable {

    private final Catalog<Game<?, ?>> games;
    private final Terminal terminal;

    @Parameters(paramLabel = "GAME", description = "The game, with its options: NAME or NAME:key=value,key=value.")
    private String gameName = "";

    @Option(names = "--a", paramLabel = "SPEC", required = true, description = "The first search.")
    private String a = "";

    @Option(names = "--b", paramLabel = "SPEC", required = true, description = "The second search.")
    private String b = "";

    @Option(names = "--games", paramLabel = "N", required = true, description = "How many games, from 1 to 1000000.")
    private int gameCount;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "The seed of everything random. Equal seeds and iterations give equal games. 1 unless given.")
    private long seed = 1;

    @Option(
            names = "--opening",
            paramLabel = "N",
            description = "Begin each pair of games with N random moves; 0 unless given.")
    private int openingPlies;

    @Option(
            names = "--threads",
            paramLabel = "K",
            description = "Play K games at a time; as many as there are cores unless given.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--json", description = "Print JSON, in one line, instead of a text.")
    private boolean isJson;

    MatchCommand(Catalog<Game<?, ?>> games, Terminal terminal) {
        this.games = games;
        this.terminal = terminal;
    }

    @Override
    public void run() {
        refuseOutOfRange("--games", gameCount, 1, 1_000_000);
        refuseOutOfRange("--opening", openingPlies, 0, 1_000);
        refuseOutOfRange("--threads", threads, 1, 1_000);
        play(games.make(gameName));
    }

    private static void refuseOutOfRange(String option, int value, int least, int most) {
        if (value < least || value > most) {
            throw new UsageException(option + " is from " + least + " to " + most + ", not " + value);
        }
    }

    private <S extends GameState<S, M>, M extends Move> void play(Game<S, M> game) {
        if (game.players().size() != 2) {
            throw new UsageException(
                    "'" + gameName + "' has " + game.players().size() + " player(s); allowed: games for two");
        }
        try (Interruption interruption = new Interruption();
                SearchThreads searchThreads = new SearchThreads()) {
            Cancellation cancellation = interruption.cancellation();
            Opening<S, M> opening = game::initial;
            Match<S, M> match = new Match<>(
                    Entrants.of(game, a, threads, searchThreads, cancellation),
                    Entrants.of(game, b, threads, searchThreads, cancellation),
                    opening.withRandomPlies(openingPlies),
                    gameCount,
                    seed);
            MatchResult result = run(match, cancellation);
            terminal.out()
                    .print(isJson ? MatchJson.of(gameName, match, result) : MatchText.of(gameName, match, result));
            result.faults().forEach(fault -> terminal.err().println("mcts: " + fault));
        }
    }

    private MatchResult run(Match<?, ?> match, Cancellation cancellation) {
        if (!terminal.showsProgress()) {
            return match.run(threads, cancellation, sofar -> {});
        }
        ProgressBar bar = new ProgressBar(terminal.err());
        long start = System.nanoTime();
        try {
            return match.run(
                    threads,
                    cancellation,
                    sofar -> bar.draw(
                            (double) sofar.score().games() / gameCount,
                            (System.nanoTime() - start) / 1e9,
                            () -> known(sofar)));
        } finally {
            bar.erase();
        }
    }

    private static String known(MatchResult sofar) {
        return String.format(Locale.ROOT, "%d games  %s", sofar.score().games(), MatchText.score(sofar.score()));
    }
}
