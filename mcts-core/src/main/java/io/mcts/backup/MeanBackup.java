package io.mcts.backup;

/**
 * The backup of plain UCT: every edge averages the rewards of the player who chose it.
 *
 * <p>Source: C. Browne et al., <i>A Survey of Monte Carlo Tree Search Methods</i>, IEEE Transactions on Computational Intelligence and AI
 * in Games 4(1), 2012, algorithm 2 (BACKUP).
 */
public record MeanBackup() implements Backup {

    @Override
    public void update(Path path, double[] rewards) {
        for (int edge = path.length() - 1; edge >= 0; edge--) {
            path.visit(edge, rewards);
        }
    }

    @Override
    public String toString() {
        return "mean";
    }
}
