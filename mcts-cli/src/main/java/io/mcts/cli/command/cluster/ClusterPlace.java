package io.mcts.cli.command.cluster;

import io.mcts.arena.Arena;
import io.mcts.arena.Contest;
import io.mcts.cli.cluster.GameJobs;
import io.mcts.cli.cluster.SelfPlayJobs;
import io.mcts.cli.terminal.Terminal;
import io.mcts.cluster.Cluster;
import io.mcts.cluster.MemberFigures;
import io.mcts.selfplay.PlayingPlace;
import io.mcts.selfplay.SampleText;
import io.mcts.selfplay.SelfPlay;
import io.mcts.selfplay.SelfPlay.Sample;
import io.mcts.selfplay.SelfPlayTerms;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

public final class ClusterPlace implements PlayingPlace {

    private final SelfPlayJobs selfPlay = new SelfPlayJobs();
    private final Terminal terminal;
    private final Cluster cluster;

    public static PlayingPlace of(ClusterOptions options, Terminal terminal) {
        return options.isGiven() ? new ClusterPlace(options, terminal) : PlayingPlace.HERE;
    }

    private ClusterPlace(ClusterOptions options, Terminal terminal) {
        this.terminal = terminal;
        cluster = options.connect(terminal);
    }

    @Override
    public Arena arena(int threads, int games, String gameName, int opening, UnaryOperator<String> spec) {
        BiFunction<Contest<?, ?, ?>, Integer, String> jobs =
                (contest, game) -> GameJobs.job(contest, game, gameName, opening, spec);
        return Arena.ofThreads(gamesAtATime(threads, games)).playingAt(cluster.site(new GameJobs(), jobs));
    }

    @Override
    public int gamesAtATime(int threads, int games) {
        return Math.min(games, cluster.jobsAtATime());
    }

    @Override
    public List<Sample> play(SelfPlay<?, ?> here, SelfPlayTerms terms, long seed) throws InterruptedException {
        return SampleText.parse(cluster.run(selfPlay, SelfPlayJobs.job(terms, seed)));
    }

    @Override
    public String workers() {
        List<MemberFigures> members = cluster.members();
        return members.stream()
                .map(member -> String.format(Locale.ROOT, "%.1f", member.perSecond()))
                .collect(Collectors.joining("+", " by " + members.size() + " workers ", "/s"));
    }

    @Override
    public void close() {
        for (MemberFigures member : cluster.allMembers()) {
            String speed = String.format(Locale.ROOT, "%.2f a second", member.perSecond());
            terminal.err()
                    .println("mcts: worker " + member.address() + " played " + member.done() + " games, " + speed);
        }
        terminal.err().flush();
        cluster.close();
    }
}
