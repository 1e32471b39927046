package io.mcts.engines;

import io.mcts.arena.agent.Engines;
import io.mcts.arena.spec.EntrantProvider;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.game.Game;
import java.util.function.Consumer;

/** Entrants that are other programs: {@code engine,time=100ms,command=PROGRAM} by UGI and, for Go, {@code gtp:PROGRAM}. */
public final class EngineProvider implements EntrantProvider {

    /** Creates the provider, which has no state. */
    public EngineProvider() {}

    @Override
    public boolean isEntrant(String spec) {
        return GtpSpec.isEngine(spec) || EngineSpec.isEngine(spec);
    }

    @Override
    public <S extends GameState<S, M>, M extends Move> Engines<S, M> engines(
            String spec, Game<S, M> game, String gameName, Consumer<String> log) {
        return GtpSpec.isEngine(spec)
                ? GtpSpec.engines(spec, game).withLog(log)
                : EngineSpec.engines(spec, game, gameName).withLog(log);
    }
}
