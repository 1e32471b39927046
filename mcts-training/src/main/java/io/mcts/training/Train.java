package io.mcts.training;

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
import io.mcts.training.Network.Heads;
import io.mcts.training.Network.OtherInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Trains a network on positions of self-play, and writes it as an ONNX model.
 *
 * <p>The loss is the mean cross entropy of the policies that there are plus the mean squared error of values, a mix of results and search values. The optimizer is Adam
 * with a rate that falls to 0. Every twentieth game is held back, with its mirror images, to measure the loss.
 *
 * <p>Sources: D. Silver et al., <i>Mastering the Game of Go without Human Knowledge</i>, Nature 550, 2017 (the loss); D. Kingma, J. Ba,
 * <i>Adam: A Method for Stochastic Optimization</i>, ICLR 2015.
 */
public final class Train {

    private static final String USAGE = "usage: Train [--network dense|lines] [--epochs N] [--rate R]"
            + " OUTPUT.onnx INPUT.onnx|new FILE.npz|DIR...";
    private static final int BATCH = 256;
    private static final float DECAY = 1e-4f;
    private static final float RESULT_WEIGHT = 0.5f;
    private static final int HELD_BACK = 20;
    private static final String STATE = "state";

    private Train() {}

    /** Runs the program with options, the file to write, the initial file or {@code new}, and files or folders of positions. */
    public static void main(String[] args) throws IOException {
        System.setProperty("ai.djl.offline", "true");
        try {
            run(args);
        } catch (IllegalArgumentException refusal) {
            System.err.println(refusal.getMessage());
            System.exit(2);
        }
    }

    static void run(String... args) throws IOException {
        String kind = "dense";
        double epochs = 2;
        double rate = 0.002;
        Deque<String> words = new ArrayDeque<>(List.of(args));
        while (!words.isEmpty() && words.peek().startsWith("--")) {
            switch (words.remove()) {
                case "--network" -> kind = words.remove();
                case "--epochs" -> epochs = Double.parseDouble(words.remove());
                case "--rate" -> rate = Double.parseDouble(words.remove());
                default -> throw new IllegalArgumentException(USAGE);
            }
        }
        if (words.size() < 3) {
            throw new IllegalArgumentException(USAGE);
        }
        Path output = Path.of(words.remove());
        String input = words.remove();
        try (NDManager manager = NDManager.newBaseManager()) {
            Engine.getInstance().setRandomSeed(1);
            Positions positions = Positions.read(manager, List.copyOf(words));
            Network network = network(kind, positions);
            Weights weights = new Weights(manager);
            if (!input.equals("new")) {
                weights = Weights.of(ModelProto.parseFrom(Files.readAllBytes(Path.of(input))), manager);
                weights.requireThoseOf(
                        network, positions.rows(manager, manager.arange(1)).inputs());
            }
            train(network, weights, positions, epochs, (float) rate);
            Files.write(
                    output,
                    OnnxOperations.model(network, weights, positions.shapes()).toByteArray());
        }
    }

    /** Makes a network: {@code lines} for games of n in a row, {@code dense} for any game. */
    static Network network(String kind, Positions positions) {
        Shape states = positions.inputs().get(0).getShape();
        int moves = (int) positions.policies().getShape().get(1);
        List<OtherInput> others = IntStream.range(1, positions.inputs().size())
                .mapToObj(i -> new OtherInput(
                        positions.names().get(i),
                        length(positions.inputs().get(i).getShape())))
                .toList();
        if (kind.equals("lines") && states.dimension() == 4) {
            return new Network.Lines(
                    (int) states.get(1), (int) states.get(2), (int) states.get(3), 64, 96, moves, others);
        }
        if (kind.equals("dense")) {
            return new Network.Dense(length(states), 160, moves, others);
        }
        throw new IllegalArgumentException(
                "the networks are dense, and lines for planes of rows and columns, not '" + kind + "' for " + states);
    }

    private static int length(Shape rows) {
        return (int) rows.slice(1).size();
    }

    /**
     * Positions, one in each row of the arrays.
     *
     * @param names of the inputs, the state first
     * @param values a mix of results and search values
     * @param games the number of the game
     */
    record Positions(List<String> names, List<NDArray> inputs, NDArray policies, NDArray values, NDArray games) {

        static Positions read(NDManager manager, List<String> places) throws IOException {
            List<NDList> files = new ArrayList<>();
            for (String place : places) {
                for (Path file : files(Path.of(place))) {
                    try (var in = Files.newInputStream(file)) {
                        files.add(NDList.decode(manager, in));
                    }
                }
            }
            if (files.isEmpty()) {
                throw new IllegalArgumentException("there are no files of positions in " + places);
            }
            List<String> names = new ArrayList<>(List.of(STATE));
            List<NDArray> inputs = new ArrayList<>(List.of(concat(files, "states")));
            for (NDArray array : files.get(0)) {
                if (array.getName().startsWith("input.")) {
                    names.add(array.getName().substring("input.".length()));
                    inputs.add(concat(files, array.getName()));
                }
            }
            NDArray results = concat(files, "results").mul(RESULT_WEIGHT);
            NDArray values = concat(files, "searched").mul(1 - RESULT_WEIGHT).add(results);
            Positions all = new Positions(
                    names, inputs, concat(files, "policies"), values.reshape(-1, 1), concat(files, "games"));
            files.forEach(NDList::close);
            return all;
        }

        private static List<Path> files(Path place) throws IOException {
            if (!Files.isDirectory(place)) {
                return List.of(place);
            }
            try (var paths = Files.list(place)) {
                return paths.filter(each -> each.toString().endsWith(".npz"))
                        .sorted()
                        .toList();
            }
        }

        private static NDArray concat(List<NDList> files, String name) {
            return NDArrays.concat(new NDList(files.stream()
                    .map(file -> Optional.ofNullable(file.get(name))
                            .orElseThrow(() -> new IllegalArgumentException(
                                    "a file of positions has no array '" + name + "': another version wrote it")))
                    .toList()));
        }

        Map<String, Shape> shapes() {
            Map<String, Shape> shapes = new LinkedHashMap<>();
            for (int i = 0; i < names.size(); i++) {
                shapes.put(names.get(i), inputs.get(i).getShape());
            }
            return shapes;
        }

        /** Returns some rows, in the memory of a manager. */
        Positions rows(NDManager manager, NDArray numbers) {
            NDIndex index = new NDIndex("{}", numbers.toType(DataType.INT64, false));
            return new Positions(
                    names,
                    inputs.stream().map(input -> input.get(manager, index)).toList(),
                    policies.get(manager, index),
                    values.get(manager, index),
                    games.get(manager, index));
        }

        /** The rows of held-back games, every twentieth or the last one, or of the others. */
        int[] numbers(boolean areHeldBack) {
            float[] of = games.toFloatArray();
            float last = games.max().getFloat();
            return IntStream.range(0, of.length)
                    .filter(i -> (last < HELD_BACK ? of[i] == last : of[i] % HELD_BACK == 0) == areHeldBack)
                    .toArray();
        }
    }

    private static void train(Network network, Weights weights, Positions data, double epochs, float rate) {
        int[] learned = data.numbers(false);
        int[] heldBack = data.numbers(true);
        if (learned.length == 0) {
            throw new IllegalArgumentException("two games or more are needed: one is held back to measure the loss");
        }
        int steps = Math.max(1, (int) (epochs * learned.length / BATCH));
        System.out.printf(
                Locale.ROOT,
                "%d positions, %d held back to measure the loss, %d steps%n",
                learned.length,
                heldBack.length,
                steps);
        Optimizer optimizer = Adam.builder()
                .optLearningRateTracker(Tracker.cosine()
                        .setBaseValue(rate)
                        .optFinalValue(rate / 100)
                        .setMaxUpdates(steps)
                        .build())
                .optWeightDecays(DECAY)
                .build();
        for (int step = 0; step < steps; step++) {
            try (NDManager manager = data.policies().getManager().newSubManager()) {
                NDArray drawn = manager.randomInteger(0, learned.length, new Shape(BATCH), DataType.INT64);
                NDArray numbers = manager.create(learned).get(drawn);
                try (GradientCollector gradients = Engine.getInstance().newGradientCollector()) {
                    NDList losses = losses(network, weights, data.rows(manager, numbers));
                    gradients.backward(losses.get(0).add(losses.get(1)));
                }
                for (Map.Entry<String, NDArray> weight : weights.byName().entrySet()) {
                    NDArray gradient = weight.getValue().getGradient();
                    optimizer.update(weight.getKey(), weight.getValue(), gradient);
                    gradient.subi(gradient);
                }
            }
        }
        try (NDManager manager = data.policies().getManager().newSubManager()) {
            NDList losses = losses(network, weights, data.rows(manager, manager.create(heldBack)));
            System.out.printf(
                    Locale.ROOT,
                    "held back: policy %.4f, value %.4f%n",
                    losses.get(0).getFloat(),
                    losses.get(1).getFloat());
        }
    }

    static NDList losses(Network network, Weights weights, Positions batch) {
        Heads<NDArray> heads = network.apply(new TorchOperations(weights), batch.inputs());
        NDArray logs = heads.policy().logSoftmax(1);
        // Positions in which chance is to move have no policy.
        float withPolicy = batch.policies()
                .sum(new int[] {1})
                .gt(0)
                .toType(DataType.FLOAT32, false)
                .sum()
                .getFloat();
        NDArray policyLoss = logs.mul(batch.policies()).sum().neg().div(Math.max(1, withPolicy));
        NDArray valueLoss = heads.value().sub(batch.values()).square().mean();
        return new NDList(policyLoss, valueLoss);
    }
}
