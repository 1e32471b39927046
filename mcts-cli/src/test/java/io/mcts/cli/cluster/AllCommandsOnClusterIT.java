package io.mcts.cli.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Every command that can use workers, with three of them, against the same command without them. */
@Timeout(300)
class AllCommandsOnClusterIT extends ClusterCommandsFixture {

    @Test
    void anAnalysisATuningATournamentAndAGameOfTheUsersAreThoseOfOneMachine() throws Exception {
        String analysis =
                "analyze connectfour --moves 4,4 --iterations 40000 --seed 3 --threads 8 --parallel root --json";
        assertThat(withoutTimes(run("analysis there", analysis + cluster))).isEqualTo(withoutTimes(runHere(analysis)));
        String tuning = "tune tictactoe --spec uct,iterations=50,selection=ucb1:c={c} --parameter c=0.1|0.7"
                + " --against random --evaluations 4 --holdout 10 --json";
        assertThat(withoutTimes(run("tuning there", tuning + cluster))).isEqualTo(withoutTimes(runHere(tuning)));
        Path plan = Files.writeString(
                folder.resolve("plan"),
                "{\"game\": \"tictactoe\", \"games\": 10, \"entrants\": [\"random\","
                        + " {\"name\": \"some\", \"spec\": \"uct,iterations=100\"}, \"uct,iterations=200\"]}");
        String tournament = "tournament " + plan + " --json";
        assertThat(withoutTimes(run("tournament there", tournament + cluster)))
                .isEqualTo(withoutTimes(runHere(tournament)));
        String own = "match dicerace --a uct,iterations=50 --b random --games 6 --json" + ownGames();
        assertThat(withoutTimes(run("own there", own + cluster))).isEqualTo(withoutTimes(runHere(own)));
    }

    @Test
    void gamesThatHideSomethingAreThoseOfOneMachine() throws Exception {
        String match = "match hearts:ranks=3 --a pimc,states=5,iterations=50 --b random --games 8 --json";
        assertThat(withoutTimes(run("match there", match + cluster))).isEqualTo(withoutTimes(runHere(match)));
        String tuning = "tune leduc --spec ismcts,iterations=30,c={c} --parameter c=0.1|0.7"
                + " --against oos,iterations=30 --evaluations 4 --holdout 10 --json";
        assertThat(withoutTimes(run("hidden tuning there", tuning + cluster))).isEqualTo(withoutTimes(runHere(tuning)));
        Path plan = Files.writeString(
                folder.resolve("hidden-plan"),
                "{\"game\": \"goofspiel\", \"games\": 4, \"entrants\": [\"random\","
                        + " \"regret-matching,iterations=50\", \"mo-ismcts,selection=exp3,iterations=50\"]}");
        String tournament = "tournament " + plan + " --json";
        assertThat(withoutTimes(run("hidden tournament there", tournament + cluster)))
                .isEqualTo(withoutTimes(runHere(tournament)));
    }

    private static String withoutTimes(String json) {
        return json.replaceAll("\"[A-Za-z]*(illis|PerSecond)[A-Za-z]*\":[-0-9.E]+", "");
    }
}
