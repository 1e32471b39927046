package io.mcts.examples.learning;

import ai.djl.engine.Engine;
import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDArrays;
import ai.djl.ndarray.NDList;
import ai.djl.ndarray.NDManager;
import ai.djl.ndarray.index.NDIndex;
import ai.djl.ndarray.types.DataType;
import ai.djl.ndarray.types.Shape;
import ai.djl.training.GradientCollector;
import ai.djl.training.optimizer.Adam;
import ai.djl.training.optimizer.Optimizer;
import ai.djl.training.tracker.Tracker;
import ai.onnx.proto.OnnxMl.ModelProto;
import io.mcts.examples.learning.Network.Heads;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Trains a network on the positions of any game that self-play has written, and writes it as an ONNX model.
 *
 * <p>It learns the policies by cross entropy, and by the squared error a value between the result of the game and what the search
 * found. The optimizer is Adam with a rate that falls to 0.
 *
 * <p>Sources: D. Silver et al., <i>Mastering the Game of Go without Human Knowledge</i>, Nature 550, 2017 (the loss); D. Kingma,
 * J. Ba, <i>Adam: A Method for Stochastic Optimization</i>, ICLR 2015.
 */
public final class Train {

    private static final int BATCH = 256;
    private static final float RATE = 0.002f;
    private static final float DECAY = 1e-4f;
    private static final float RESULT_WEIGHT = 0.5f;
    private static final int REPORT = 500;
    private static final int HELD_BACK = 4_000;

    private Train() {}

    /**
     * A new kind of network for some states and policies.
     *
     * @param kind {@code lines} for boards on which four in a row or the like matter, {@code dense} for any game
     * @param states the shape of a tensor of states
     * @param moves the numbers of the policy
     */
    static Network network(String kind, Shape states, int moves) {
        boolean isBoard = states.dimension() == 4;
        if (kind.equals("lines") && isBoard) {
            return new Network.Lines((int) states.get(1), (int) states.get(2), (int) states.get(3), 64, 96, moves);
        }
        if (kind.equals("dense")) {
            return new Network.Dense((int) (states.size() / states.get(0)), 160, moves);
        }
        throw new IllegalArgumentException(
                "the networks are dense, and lines for planes of rows and columns, not '" + kind + "' for " + states);
    }

    /**
     * Trains.
     *
     * @param args the kind of the network, the number of steps, the file to write, the file to begin with or {@code new}, and files of
     *     positions or folders of them
     */
    public static void main(String[] args) throws IOException {
        if (args.length < 5) {
            System.err.println("usage: Train lines|dense STEPS OUTPUT.onnx INPUT.onnx|new FILE.npz|DIR...");
            System.exit(2);
        }
        System.setProperty("ai.djl.offline", "true");
        int steps = Integer.parseInt(args[1]);
        try (NDManager manager = NDManager.newBaseManager()) {
            Engine.getInstance().setRandomSeed(1);
            Weights weights = args[3].equals("new")
                    ? new Weights(manager)
                    : Weights.of(ModelProto.parseFrom(Files.readAllBytes(Path.of(args[3]))), manager);
            NDList data = read(manager, List.of(args).subList(4, args.length));
            long positions = data.get(0).getShape().get(0);
            if (positions <= HELD_BACK) {
                System.err.printf(
                        Locale.ROOT,
                        "%d positions are too few: more than %d are needed, as so many are held back to measure the loss%n",
                        positions,
                        HELD_BACK);
                System.exit(2);
            }
            Shape states = data.get(0).getShape();
            Network network =
                    network(args[0], states, (int) data.get(1).getShape().get(1));
            train(network, weights, data, steps);
            ModelProto model = OnnxOperations.model(network, weights, states);
            Files.write(Path.of(args[2]), model.toByteArray());
        }
    }

    /** All positions of the files and folders: states, policies and values. */
    static NDList read(NDManager manager, List<String> places) throws IOException {
        List<NDList> files = new ArrayList<>();
        for (String place : places) {
            try (Stream<Path> paths = Files.walk(Path.of(place), 1)) {
                for (Path path : paths.filter(each -> each.toString().endsWith(".npz"))
                        .sorted()
                        .toList()) {
                    try (InputStream in = Files.newInputStream(path)) {
                        files.add(NDList.decode(manager, in));
                    }
                }
            }
        }
        NDArray results = concat(files, "results").mul(RESULT_WEIGHT);
        NDArray values = concat(files, "searched").mul(1 - RESULT_WEIGHT).add(results);
        NDList all = new NDList(concat(files, "states"), concat(files, "policies"), values.reshape(-1, 1));
        files.forEach(NDList::close);
        return all;
    }

    private static NDArray concat(List<NDList> files, String name) {
        return NDArrays.concat(
                new NDList(files.stream().map(file -> file.get(name)).toList()));
    }

    /** Trains a network on positions, the last of which are held back to measure the loss. */
    static void train(Network network, Weights weights, NDList data, int steps) {
        int count = (int) data.get(0).getShape().get(0) - HELD_BACK;
        System.out.printf(Locale.ROOT, "%d positions%n", count);
        Tracker rate = Tracker.cosine()
                .setBaseValue(RATE)
                .optFinalValue(RATE / 100)
                .setMaxUpdates(steps)
                .build();
        Optimizer optimizer = Adam.builder()
                .optLearningRateTracker(rate)
                .optWeightDecays(DECAY)
                .build();
        float policyLoss = 0;
        float valueLoss = 0;
        long start = System.nanoTime();
        for (int step = 1; step <= steps; step++) {
            try (NDManager manager = data.getManager().newSubManager()) {
                NDList batch = rows(data, manager.randomInteger(0, count, new Shape(BATCH), DataType.INT64));
                try (GradientCollector gradients = Engine.getInstance().newGradientCollector()) {
                    NDList losses = losses(network, weights, batch);
                    gradients.backward(losses.get(0).add(losses.get(1)));
                    policyLoss += losses.get(0).getFloat();
                    valueLoss += losses.get(1).getFloat();
                }
                for (Map.Entry<String, NDArray> weight : weights.byName().entrySet()) {
                    NDArray gradient = weight.getValue().getGradient();
                    optimizer.update(weight.getKey(), weight.getValue(), gradient);
                    gradient.subi(gradient);
                }
            }
            if (step % REPORT == 0) {
                System.out.printf(
                        Locale.ROOT,
                        "step %d, loss of policy %.4f, of value %.4f, %.0f s%n",
                        step,
                        policyLoss / REPORT,
                        valueLoss / REPORT,
                        (System.nanoTime() - start) / 1e9);
                policyLoss = 0;
                valueLoss = 0;
            }
        }
        try (NDManager manager = data.getManager().newSubManager()) {
            NDList batch = rows(data, manager.arange(count, count + HELD_BACK).toType(DataType.INT64, false));
            NDList losses = losses(network, weights, batch);
            System.out.printf(
                    Locale.ROOT,
                    "held back: loss of policy %.4f, of value %.4f%n",
                    losses.get(0).getFloat(),
                    losses.get(1).getFloat());
        }
    }

    private static NDList rows(NDList data, NDArray numbers) {
        NDIndex index = new NDIndex("{}", numbers);
        NDList rows = new NDList();
        data.forEach(each -> rows.add(each.get(numbers.getManager(), index)));
        return rows;
    }

    /** The losses of the policy and the value. */
    private static NDList losses(Network network, Weights weights, NDList batch) {
        Heads<NDArray> heads = network.apply(new TorchOperations(weights), batch.get(0));
        NDArray logs = heads.policy().logSoftmax(1);
        NDArray policyLoss = logs.mul(batch.get(1)).sum(new int[] {1}).mean().neg();
        NDArray valueLoss = heads.value().sub(batch.get(2)).square().mean();
        return new NDList(policyLoss, valueLoss);
    }
}
