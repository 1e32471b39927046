package io.mcts.games.gdl.spec;

import io.mcts.game.HiddenInformation;
import io.mcts.game.Notation;
import io.mcts.games.gdl.GdlMove;
import io.mcts.games.gdl.GdlRules;
import io.mcts.games.gdl.GdlState;
import io.mcts.spec.game.Board;
import io.mcts.spec.game.Game;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;

/** A game whose rules are written in the Game Description Language. */
final class GdlGame implements Game<GdlState, GdlMove> {

    private final GdlRules rules;
    private final String title;
    private final GdlBoards boards;

    GdlGame(GdlRules rules, String title) {
        this.rules = rules;
        this.title = title;
        this.boards = new GdlBoards(rules);
    }

    @Override
    public GdlState initial(RandomGenerator random) {
        return rules.initial();
    }

    @Override
    public Notation<GdlState, GdlMove> notation() {
        return rules.notation();
    }

    @Override
    public List<String> players() {
        return rules.roles();
    }

    @Override
    public String title() {
        return title;
    }

    /** {@inheritDoc} The board and the other facts, or, without a board, the facts that were not true at first. */
    @Override
    public String diagram(GdlState state) {
        return boards.diagram(state);
    }

    @Override
    public String view(int player, GdlState state) {
        return state instanceof HiddenInformation ? boards.diagram(state) : diagram(state);
    }

    @Override
    public Board.Painter<GdlState, GdlMove> board() {
        return boards;
    }

    /** Returns the facts that are true now and were not at the beginning. */
    static List<String> changed(GdlRules rules, GdlState state) {
        Set<String> first = new HashSet<>(rules.initial().facts());
        return state.facts().stream().filter(fact -> !first.contains(fact)).toList();
    }
}
