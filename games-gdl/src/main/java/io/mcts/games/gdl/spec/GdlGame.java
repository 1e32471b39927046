package io.mcts.games.gdl.spec;

import io.mcts.encoding.StateEncoding;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Notation;
import io.mcts.games.gdl.GdlMove;
import io.mcts.games.gdl.GdlRules;
import io.mcts.games.gdl.GdlState;
import io.mcts.spec.game.Board;
import io.mcts.spec.game.EncodedGame;
import io.mcts.spec.game.JointGame;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** A game whose rules are written in the Game Description Language. */
final class GdlGame implements JointGame<GdlState, GdlMove>, EncodedGame<GdlState, GdlMove> {

    private static final int SAMPLE_TURNS = 3;

    /** The mean number of moves from which on most have too few visits to be told apart without AMAF. */
    private static final double MANY_MOVES = 20;

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

    /**
     * {@inheritDoc} It depends on the kind of game and was measured over many rulesheets together; for one of them another may be stronger.
     * Where several roles choose at once and a move must not be guessed, as in rock, paper, scissors, {@code regret-matching} is safer.
     */
    @Override
    public String strongest() {
        if (rules.isSimultaneous()) {
            return "mo-ismcts,c=0.5";
        }
        String tree = rules.branchingFactor() < MANY_MOVES || rules.roles().size() == 1
                ? JointGame.super.strongest()
                : "uct,selection=grave:c=0.3:bias=0.5";
        return tree + ",rollout=mast-softmax";
    }

    /** {@inheritDoc} None, too, where {@link GdlRules#encoding} is empty. */
    @Override
    public List<StateEncoding<GdlState, GdlMove>> encodings() {
        return rules.encoding().stream().toList();
    }

    /** {@inheritDoc} Some random moves from the beginning, unless that ends the game. */
    @Override
    public String samplePosition() {
        RandomGenerator random = new SplittableRandom(1);
        GdlState state = rules.initial();
        GdlState sample = state.copy();
        for (int turn = 0; turn < SAMPLE_TURNS && !state.isTerminal(); turn++) {
            sample.resetTo(state);
            state.play(state.randomMove(random));
        }
        return notation().format(state.isTerminal() ? sample : state);
    }

    @Override
    public List<GdlMove> movesOf(GdlState state, int player) {
        return state.movesOf(player);
    }

    @Override
    public List<GdlMove> choices(GdlState state, List<String> written) {
        if (written.size() != players().size()) {
            throw new IllegalArgumentException(
                    "there are " + players().size() + " players, but " + written.size() + " moves: " + written);
        }
        List<GdlMove> choices = new ArrayList<>();
        int mover = state.currentPlayer();
        for (int player = 0; player < written.size(); player++) {
            GdlMove move = rules.moveOf(state, player, written.get(player));
            if (player == mover || state.movesOf(player).size() > 1) {
                choices.add(move);
            }
        }
        return choices;
    }

    /** Returns the facts that are true now and were not at the beginning. */
    static List<String> changed(GdlRules rules, GdlState state) {
        Set<String> first = new HashSet<>(rules.initial().facts());
        return state.facts().stream().filter(fact -> !first.contains(fact)).toList();
    }
}
