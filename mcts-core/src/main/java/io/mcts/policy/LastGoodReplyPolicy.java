package io.mcts.policy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.internal.Argument;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Plays the last good reply: the move that the same player last played after the same last two moves in an iteration with a reward above
 * 0.5, if it is legal; otherwise their last good reply to the last move alone; otherwise the choice of another policy. A reply that gets a
 * reward below 0.5 is forgotten.
 *
 * <p>Replies are learned in the tree and in rollouts, to the moves of any player but not to outcomes of chance; moves are distinguished by
 * player and {@link Move#index}. At most 2<sup>20</sup> replies are kept, and none to a move beyond the first 2<sup>21</sup> of a search.
 * Choosing outside a search is an {@link IllegalStateException}.
 *
 * <p>Sources: P. Drake, <i>The Last-Good-Reply Policy for Monte-Carlo Go</i>, ICGA Journal 32(4), 2009; H. Baier, P. Drake, <i>The Power of
 * Forgetting: Improving the Last-Good-Reply Policy in Monte Carlo Go</i>, IEEE Transactions on Computational Intelligence and AI in Games
 * 2(4), 2010 (LGRF-1 and LGRF-2).
 *
 * @param moves how many last moves a reply may depend on: 1 (LGRF-1) or 2 (LGRF-2)
 */
public record LastGoodReplyPolicy<S extends GameState<?, M>, M extends Move>(int moves, Policy<S, M> otherwise)
        implements Policy<S, M> {

    private static final double MIDDLE = 0.5;

    public LastGoodReplyPolicy {
        Argument.require(moves == 1 || moves == 2, "a reply depends on the last 1 or 2 moves", moves);
    }

    @Override
    public M choose(S state, RandomGenerator random) {
        throw Learning.isMissing(this + " chooses moves");
    }

    @Override
    public Policy<S, M> with(Learning learning) {
        Policy<S, M> other = otherwise.with(learning);
        return learning.add(new Learned<>(new LastGoodReplyPolicy<>(moves, other), learning.played()));
    }

    @Override
    public String toString() {
        return "last-good-reply:moves=" + moves + ":" + otherwise;
    }

    private static final class Learned<S extends GameState<?, M>, M extends Move> implements Policy<S, M>, Learner {

        private static final int FORGOTTEN = -2;

        private final LastGoodReplyPolicy<S, M> settings;
        private final PlayedMoves played;
        private final NGrams replies = new NGrams();

        private Learned(LastGoodReplyPolicy<S, M> settings, PlayedMoves played) {
            this.settings = settings;
            this.played = played;
        }

        @Override
        public M choose(S state, RandomGenerator random) {
            int player = state.currentPlayer();
            for (int before = settings.moves; before > 0; before--) {
                int number = replies.get(NGrams.key(played, played.length(), before, player));
                M reply = number < 0 ? null : find(number, player, state.legalMoves());
                if (reply != null) {
                    return reply;
                }
            }
            return settings.otherwise.choose(state, random);
        }

        private @Nullable M find(int number, int player, List<M> legal) {
            for (int i = 0, count = legal.size(); i < count; i++) {
                if (played.numberOf(player, legal.get(i).index()) == number) {
                    return legal.get(i);
                }
            }
            return null;
        }

        @Override
        public void learn(PlayedMoves iteration, double[] rewards) {
            for (int i = 1, end = iteration.length(); i < end; i++) {
                int player = iteration.player(i);
                for (int before = 1; before <= settings.moves && rewards[player] != MIDDLE; before++) {
                    long key = NGrams.key(iteration, i, before, player);
                    int reply = iteration.number(i);
                    if (rewards[player] > MIDDLE) {
                        replies.put(key, reply);
                    } else if (replies.get(key) == reply) {
                        replies.put(key, FORGOTTEN);
                    }
                }
            }
        }

        @Override
        public String toString() {
            return settings.toString();
        }
    }
}
