package io.mcts.onnx;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.testkit.BatchEvaluatorContract;
import io.mcts.testkit.facts.OptionalRule;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;

/** The contract of batch evaluators, by a network with a cache and a symmetry. */
class OnnxEvaluatorContractTest implements BatchEvaluatorContract<TicTacToe, Cell> {

    private static final Nine NINE = new Nine();

    private static final OnnxEvaluator<TicTacToe, Cell> NETWORK = OnnxEvaluator.of(
                    new TinyModels()
                            .output("value", new float[][] {{0.1f, 0, 0.02f, 0, 0.3f, 0, 0, 0, 0.1f}}, 0.05f)
                            .constant("policy", 1, 0, 2, 0, 3, 0, 1, 0, 1)
                            .bytes(),
                    "tiny",
                    NINE)
            .logits("policy")
            .value("value", ValueDecoder.minusOneToOne())
            .symmetries(List.of(NINE.mirrored()))
            .cache(100, TicTacToe::key)
            .build();

    @AfterAll
    static void close() {
        NETWORK.close();
    }

    @Override
    public List<TicTacToe> initialStates() {
        return List.of(TicTacToe.initial());
    }

    /** A network of any weights may think possible what no longer is, and prefer what is worse. */
    @Override
    public Set<OptionalRule> unclaimed() {
        return Set.of(
                OptionalRule.VALUES_CAN_STILL_BE_GOT, OptionalRule.VALUES_GO_WITH_PLAY, OptionalRule.ENDS_ARE_PAID);
    }

    @Override
    public BatchEvaluator<TicTacToe> batchEvaluator() {
        return NETWORK;
    }
}
