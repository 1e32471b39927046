package io.mcts.cli.command;

import io.mcts.arena.Arena;
import io.mcts.arena.Contest;
import io.mcts.cli.cluster.GameJobs;
import io.mcts.cli.cluster.SelfPlayJobs;
import io.mcts.cli.cluster.SelfPlayJobs.Terms;
import io.mcts.cli.network.SampleText;
import io.mcts.cli.network.SelfPlay;
import io.mcts.cli.network.SelfPlay.Sample;
import io.mcts.cluster.Cluster;
import io.mcts.cluster.MemberFigures;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Where a command has its games played: on threads of its own, or by the workers of a cluster. */
final class PlayingPlace implements AutoCloseable {

    private final SelfPlayJobs selfPlay = new SelfPlayJobs();
    private final Terminal terminal;
    private final @Nullable Cluster cluster;

    PlayingPlace(ClusterOptions options, Terminal terminal) {
        this.terminal = terminal;
        cluster = options.isGiven() ? options.connect(terminal) : null;
    }

    /**
     * The arena for a contest.
     *
     * @param threads how many games are played at a time, unless a cluster plays them
     * @param games how many games there are at most
     * @param gameName the game in a word
     * @param opening how many random moves games begin with
     * @param spec gives the SPEC of an entrant by its name
     */
    Arena arena(int threads, int games, String gameName, int opening, UnaryOperator<String> spec) {
        Arena arena = Arena.ofThreads(gamesAtATime(threads, games));
        return cluster == null
                ? arena
                : arena.playingAt(cluster.site(
                        new GameJobs(),
                        (Contest<?, ?, ?> contest, Integer game) ->
                                GameJobs.job(contest, game, gameName, opening, spec)));
    }

    /** How many games are played at a time: one on each thread here, or as many as a cluster accepts. */
    int gamesAtATime(int threads, int games) {
        return cluster == null ? threads : Math.min(games, cluster.jobsAtATime());
    }

    /**
     * Plays the game of self-play with a seed.
     *
     * @param here plays it, unless a cluster does
     * @param terms the same for the cluster
     */
    List<Sample> play(SelfPlay<?, ?> here, Terms terms, long seed) throws InterruptedException {
        return cluster == null
                ? here.play(seed)
                : SampleText.parse(cluster.run(selfPlay, SelfPlayJobs.job(terms, seed)));
    }

    /** The workers and their rates, in a few words for the progress bar; blank without a cluster. */
    String known() {
        if (cluster == null) {
            return "";
        }
        List<MemberFigures> members = cluster.members();
        return members.stream()
                .map(member -> String.format(Locale.ROOT, "%.1f", member.perSecond()))
                .collect(Collectors.joining("+", " by " + members.size() + " workers ", "/s"));
    }

    @Override
    public void close() {
        if (cluster != null) {
            for (MemberFigures member : cluster.allMembers()) {
                terminal.err()
                        .println(String.format(
                                Locale.ROOT,
                                "mcts: worker %s played %d games, %.2f a second",
                                member.address(),
                                member.done(),
                                member.perSecond()));
            }
            terminal.err().flush();
            cluster.close();
        }
    }
}
