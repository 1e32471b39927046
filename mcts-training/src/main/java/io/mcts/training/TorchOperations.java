package io.mcts.training;

import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.types.Shape;
import ai.djl.nn.Activation;
import ai.djl.nn.convolutional.Conv2d;
import ai.djl.nn.core.Linear;

record TorchOperations(Weights weights) implements Operations<NDArray> {

    @Override
    public NDArray convolve(String name, NDArray input, int inputs, int outputs, int side) {
        Shape shape = new Shape(outputs, inputs, side, side);
        NDArray kernel = weights.layer(name + ".weight", shape, inputs * side * side);
        Shape one = new Shape(1, 1);
        return Conv2d.conv2d(input, kernel, weights.bias(name + ".bias", outputs), one, new Shape(0, 0), one)
                .singletonOrThrow();
    }

    @Override
    public NDArray dense(String name, NDArray input, int inputs, int outputs) {
        NDArray weight = weights.layer(name + ".weight", new Shape(outputs, inputs), inputs);
        return Linear.linear(input, weight, weights.bias(name + ".bias", outputs))
                .singletonOrThrow();
    }

    @Override
    public NDArray relu(NDArray input) {
        return Activation.relu(input);
    }

    @Override
    public NDArray tanh(NDArray input) {
        return input.tanh();
    }

    @Override
    public NDArray add(NDArray left, NDArray right) {
        return left.add(right);
    }

    @Override
    public NDArray flatten(NDArray input) {
        return input.reshape(input.getShape().get(0), -1);
    }
}
