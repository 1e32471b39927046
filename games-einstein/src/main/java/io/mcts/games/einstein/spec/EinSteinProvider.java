package io.mcts.games.einstein.spec;

import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.GameProvider;
import java.util.List;

public final class EinSteinProvider implements GameProvider {

    /** The best replies in a graph of positions, as leaves by an expectimax need. */
    private static final String BEST_REPLIES = ",backup=max,transpositions,expansion-threshold=2,parallel=root";

    @Override
    public List<Entry<Game<?, ?>>> entries() {
        return List.of(EinSteinGame.ENTRY);
    }

    @Override
    public List<Entry<String>> presets() {
        return List.of(
                Entry.of(
                        "fitted",
                        "for einstein: leaves and priors by the fitted evaluation, no rollouts",
                        () -> "heuristic=fitted,evaluator=heuristic,prior=successors,selection=prior-ucb1:c=0.3:k=20,"
                                + "expansion-threshold=3"),
                Entry.of(
                        "lookahead",
                        "for einstein: the fitted evaluation a move ahead, best replies instead of averages, a graph of"
                                + " positions",
                        () ->
                                "heuristic=fitted,evaluator=expectimax:plies=1,prior=successors,selection=prior-ucb1:c=0.6:k=8"
                                        + BEST_REPLIES),
                Entry.of(
                        "deep-lookahead",
                        "for einstein: lookahead with several moves at each leaf, more in endgames; what einstein plays"
                                + " with",
                        () ->
                                "heuristic=fitted-expectimax,evaluator=heuristic,prior=successors,selection=prior-ucb1:c=0.6:k=30"
                                        + BEST_REPLIES),
                Entry.of(
                        "mixed",
                        "for einstein: rollouts guided by attack, threat and cells, clearly worse moves left out;"
                                + " the program of the published paper",
                        () ->
                                "heuristic=attack-threat,rollout=softmax:temperature=0.2:margin=0.05,selection=ucb1:c=0.7"));
    }
}
