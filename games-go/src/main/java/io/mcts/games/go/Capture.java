package io.mcts.games.go;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Resettable;
import io.mcts.games.go.board.Board;
import io.mcts.games.go.board.Regions;
import io.mcts.policy.PlayedMoves;
import io.mcts.policy.Policy;
import io.mcts.selection.Rave;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;

/** A game for one chain: its opponent wins by capturing it, and both players move on some points alone, or pass. */
final class Capture implements GameState<Capture, GoMove>, Resettable<Capture> {

    private static final double EVEN = 0.5;

    private static final Mcts<Capture, GoMove> SEARCH = Mcts.<Capture, GoMove>builder()
            .selection(Rave.of(0.2, 500))
            .rollout(new Rollouts())
            .seed(1)
            .build();

    private final Go go;
    private final Regions regions;
    private final int stone;
    private final int hunter;
    private final Set<GoMove> allowed;

    private Capture(Go go, int stone, int hunter, Set<GoMove> allowed) {
        this.go = go;
        this.regions = new Regions(go.board());
        this.stone = stone;
        this.hunter = hunter;
        this.allowed = allowed;
    }

    /** Whether a search of some iterations captures a chain, given one of its stones and the points allowed to both players. */
    static boolean succeeds(Go position, int stone, boolean isFirst, Set<GoMove> allowed, int iterations) {
        Go go = position.copy();
        int hunter = go.board().colour(stone) == Board.BLACK ? 1 : 0;
        go.resume();
        if ((go.currentPlayer() == hunter) != isFirst) {
            go.play(GoMove.PASS);
            go.resume();
        }
        Capture start = new Capture(go, stone, hunter, allowed);
        double value = SEARCH.search(start, Budget.iterations(iterations)).value();
        return isFirst ? value > EVEN : value < EVEN;
    }

    private record Rollouts() implements Policy<Capture, GoMove> {

        private static final PatternPolicy PATTERNS = new PatternPolicy();

        @Override
        public GoMove choose(Capture state, RandomGenerator random) {
            return PATTERNS.choose(state.go, random);
        }

        @Override
        public void playOut(Capture state, RandomGenerator random, PlayedMoves played) {
            PATTERNS.playOut(state.go, random, played);
        }
    }

    @Override
    public int playerCount() {
        return 2;
    }

    @Override
    public int currentPlayer() {
        return go.currentPlayer();
    }

    @Override
    public boolean isTerminal() {
        return go.isTerminal();
    }

    @Override
    public List<GoMove> legalMoves() {
        return go.legalMoves().stream().filter(allowed::contains).toList();
    }

    @Override
    public void play(GoMove move) {
        go.play(move);
    }

    @Override
    public Capture copy() {
        return new Capture(go.copy(), stone, hunter, allowed);
    }

    @Override
    public void resetTo(Capture other) {
        go.resetTo(other.go);
    }

    @Override
    public double payoff(int player) {
        byte owner = regions.owner(stone);
        double captured = owner == Board.EMPTY ? 0 : owner == Go.colour(hunter) ? 1 : -1;
        return player == hunter ? captured : 0 - captured;
    }
}
