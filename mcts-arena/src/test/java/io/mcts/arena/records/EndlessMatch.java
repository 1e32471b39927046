package io.mcts.arena.records;

import io.mcts.arena.Arena;
import io.mcts.arena.Match;
import io.mcts.arena.Opening;
import io.mcts.arena.agent.Entrant;
import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.EinSteinMove;
import io.mcts.games.einstein.SetUp;
import io.mcts.policy.UniformPolicy;
import java.nio.file.Path;
import java.util.Map;

/** A program to be killed: it plays and records games, and prints a dot for each. */
final class EndlessMatch {

    private static final Opening<EinStein, EinSteinMove> OPENING =
            random -> EinStein.of(SetUp.random(random), SetUp.random(random), EinStein.RED);

    private EndlessMatch() {}

    static Match<EinStein, EinSteinMove> match(int games) {
        Entrant<EinStein, EinSteinMove> uniform =
                Entrant.ofPolicy("uniform", new UniformPolicy<EinStein, EinSteinMove>());
        return Match.of(uniform, uniform, OPENING.writtenIn(EinStein.NOTATION), games)
                .withSeed(3);
    }

    public static void main(String[] args) {
        try (RecordFile file = RecordFile.open(Path.of(args[0]), Map.of("game", "einstein", "seed", "3"))) {
            Arena.ofThreads(2).recordingIn(file).play(match(1_000_000), (game, sofar) -> {
                System.out.print('.');
                System.out.flush();
            });
        }
    }
}
