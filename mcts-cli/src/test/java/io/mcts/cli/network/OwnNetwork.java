package io.mcts.cli.network;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.ConnectFourEncoding;
import io.mcts.games.connectfour.Drop;
import io.mcts.onnx.OnnxEvaluator;
import io.mcts.onnx.ValueDecoder;
import io.mcts.result.SearchResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A search by a neural network in the ONNX format. */
public final class OwnNetwork {

    /**
     * Searches from the beginning of Connect Four.
     *
     * @param args the file of the model
     */
    public static void main(String[] args) throws IOException {
        ConnectFour state = ConnectFour.classic();
        try (OnnxEvaluator<ConnectFour, Drop> network = OnnxEvaluator.of(
                        Path.of(args[0]), new ConnectFourEncoding(6, 7, false))
                .logits("policy")
                .value("value", ValueDecoder.minusOneToOne())
                .symmetries(List.of(new ConnectFourEncoding(6, 7, true)))
                .cache(100_000, ConnectFour::key)
                .build()) {
            Mcts<ConnectFour, Drop> mcts =
                    Mcts.<ConnectFour, Drop>puct(network).seed(1).build();
            SearchResult<Drop> result = mcts.search(state, Budget.iterations(800));
            System.out.println("best column " + result.bestMove());
        }
    }
}
