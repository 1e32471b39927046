package io.mcts.games.einstein.evaluation;

/**
 * The weights of {@link AttackThreatEvaluation}.
 *
 * @param scale the total at which the value is 0.71, half way in logarithm between even and won; greater than 0
 */
public record EvaluationWeights(double attack, double threat, double scale) {

    /** Attack 1, threat 0.1, scale 8. */
    public static final EvaluationWeights DEFAULT = new EvaluationWeights(1, 0.1, 8);

    public EvaluationWeights {
        if (!Double.isFinite(attack) || !Double.isFinite(threat)) {
            throw new IllegalArgumentException(
                    "the weights are finite numbers, not attack = " + attack + " and threat = " + threat);
        }
        if (!(scale > 0) || !Double.isFinite(scale)) {
            throw new IllegalArgumentException("the scale is a number greater than 0, not " + scale);
        }
    }

    @Override
    public String toString() {
        return "attack=" + attack + ",threat=" + threat + ",scale=" + scale;
    }
}
