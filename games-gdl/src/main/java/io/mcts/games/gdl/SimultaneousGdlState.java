package io.mcts.games.gdl;

import io.mcts.game.SimultaneousMoves;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A position of a game in which several roles may choose at once. The facts are seen by all; a choice is seen by the others when it takes
 * effect.
 */
final class SimultaneousGdlState extends GdlState implements SimultaneousMoves<GdlMove> {

    SimultaneousGdlState(GdlRules rules, Position position) {
        super(rules, position);
    }

    private SimultaneousGdlState(SimultaneousGdlState other) {
        super(other);
    }

    @Override
    public SimultaneousGdlState copy() {
        return new SimultaneousGdlState(this);
    }

    @Override
    public List<GdlMove> legalMoves(int player) {
        return isTerminal() || !takesPart(player) ? List.of() : movesOf(player);
    }

    @Override
    public boolean isPending() {
        return chosenCount() > 0;
    }

    @Override
    public void retract() {
        takeBackChoices();
    }

    /** The facts that are true, and the player's own choice. */
    @Override
    public Object informationSet(int player) {
        return text(role -> role == player);
    }

    /** False: a position does not tell how it was reached. */
    @Override
    public boolean hasPerfectRecall() {
        return false;
    }

    @Override
    public void determinize(int observer, RandomGenerator random) {
        for (int role = 0; role < playerCount(); role++) {
            if (role != observer && chosen(role) != null) {
                redraw(role, random);
            }
        }
    }
}
