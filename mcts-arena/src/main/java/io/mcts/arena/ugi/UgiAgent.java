package io.mcts.arena.ugi;

import io.mcts.arena.Agent;
import io.mcts.arena.AgentFault;
import io.mcts.arena.Choice;
import io.mcts.arena.Fault;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An engine at the board for one game. */
final class UgiAgent<S extends GameState<S, M>, M extends Move> implements Agent<S, M> {

    private static final Pattern NODES = Pattern.compile("info .*\\bnodes (\\d{1,18})\\b.*");

    private final UgiEngines<S, M> engines;
    private final EngineProcess engine;
    private final StringBuilder position;
    private boolean hasMoves;
    private boolean isSound = true;
    private long nodes;

    UgiAgent(UgiEngines<S, M> engines, EngineProcess engine, S start) {
        this.engines = engines;
        this.engine = engine;
        position = new StringBuilder("position fen ").append(engines.notation().format(start));
    }

    @Override
    public Choice<M> choose(S state) {
        isSound = false; // until it has answered
        nodes = 0;
        engine.say(position.toString());
        engines.awaitReadiness(engine); // what it has said before is no answer to what comes
        engine.say(engines.limit());
        String answer = engine.await("bestmove", engines.timeout(), this::hear);
        String move = answer.split("\\s", 2)[0]; // some engines say what they will ponder on, too
        Choice<M> choice = new Choice<>(legal(state, move), Double.NaN, 0, nodes);
        isSound = true;
        return choice;
    }

    private void hear(String line) {
        Matcher info = NODES.matcher(line);
        if (info.matches()) {
            nodes = Long.parseLong(info.group(1));
        }
    }

    private M legal(S state, String move) {
        try {
            return engines.notation().parseMove(state, move);
        } catch (IllegalArgumentException refusal) {
            throw new AgentFault(Fault.Kind.ILLEGAL_MOVE, String.valueOf(refusal.getMessage()));
        }
    }

    @Override
    public void played(M move) {
        position.append(hasMoves ? " " : " moves ").append(move);
        hasMoves = true;
    }

    @Override
    public void close() {
        if (isSound) {
            engines.giveBack(engine);
        } else {
            engine.kill();
        }
    }
}
