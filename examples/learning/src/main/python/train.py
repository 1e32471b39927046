"""Trains a network on the games of self-play, and writes it in the ONNX format.

    python train.py [--channels 32] [--blocks 2] [--epochs 2] OUTPUT.onnx INPUT.onnx|new FILE.npz|DIR ...

It learns the policies by cross entropy and, by the squared error, a value between the result of the game and what the search
found, as AlphaZero does (D. Silver et al., Nature 550, 2017). States of three dimensions (planes, rows, columns) are seen by
residual blocks of convolutions, others by dense layers. The weights lie beside the model in OUTPUT.pt, from which a later
training goes on. Tested with PyTorch 2.13 (pip install torch onnx onnxscript).
"""

import argparse
import logging
import math
import time
import warnings
from pathlib import Path

import numpy
import torch
from torch import nn
from torch.nn import functional

RESULT_WEIGHT = 0.5
HELD_BACK = 0.05
LEAST_WEIGHT = 1e-10  # smaller ones change no result, and are slow to compute with


class Block(nn.Module):
    """Two layers, and what went into them added."""

    def __init__(self, layer):
        super().__init__()
        self.first, self.second = layer(), layer()

    def forward(self, x):
        return functional.relu(x + self.second(functional.relu(self.first(x))))


class Network(nn.Module):
    """Logits of a policy, and a value from -1 to 1."""

    def __init__(self, shape, moves, channels, blocks):
        super().__init__()
        if len(shape) == 3:
            first = nn.Conv2d(shape[0], channels, 3, padding=1)
            inner = lambda: nn.Conv2d(channels, channels, 3, padding=1)
            width = channels * shape[1] * shape[2]
        else:
            first = nn.Sequential(nn.Flatten(), nn.Linear(math.prod(shape), 4 * channels))
            inner = lambda: nn.Linear(4 * channels, 4 * channels)
            width = 4 * channels
        self.body = nn.Sequential(first, nn.ReLU(), *(Block(inner) for _ in range(blocks)), nn.Flatten())
        self.policy = nn.Linear(width, moves)
        self.value = nn.Sequential(nn.Linear(width, 2 * channels), nn.ReLU(), nn.Linear(2 * channels, 1), nn.Tanh())

    def forward(self, state):
        body = self.body(state)
        return self.policy(body), self.value(body)


def read(paths):
    """The states, policies and values of all files."""
    files = []
    for path in map(Path, paths):
        files += sorted(path.glob("*.npz")) if path.is_dir() else [path]
    arrays = [numpy.load(file) for file in files]
    column = lambda name: torch.from_numpy(numpy.concatenate([array[name] for array in arrays]))
    values = RESULT_WEIGHT * column("results") + (1 - RESULT_WEIGHT) * column("searched")
    return column("states"), column("policies"), values


def losses(network, states, policies, values):
    """Of the policy, over the positions that have one (those in which chance is to move have none), and of the value."""
    logits, value = network(states)
    return functional.cross_entropy(logits, policies), functional.mse_loss(value[:, 0], values)


def train(network, data, epochs, batch, rate):
    count = len(data[0])
    order = torch.randperm(count)
    held, learned = order[: int(count * HELD_BACK)], order[int(count * HELD_BACK) :]
    steps = max(1, epochs * len(learned) // batch)
    optimizer = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, steps, pct_start=0.1)
    for step in range(steps):
        rows = learned[torch.randint(len(learned), (min(batch, len(learned)),))]
        loss = sum(losses(network, *(column[rows] for column in data)))
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
    network.eval()
    with torch.no_grad():
        policy, value = losses(network, *(column[held] for column in data))
    return steps, policy.item(), value.item()


def export(network, shape, output):
    warnings.filterwarnings("ignore")  # the exporter's own
    logging.getLogger("torch.onnx").setLevel(logging.ERROR)
    with torch.no_grad():
        for weights in network.parameters():
            weights[weights.abs() < LEAST_WEIGHT] = 0
    torch.save(network.state_dict(), output.with_suffix(".pt"))
    torch.onnx.export(
        network,
        (torch.zeros(2, *shape),),
        str(output),
        input_names=["state"],
        output_names=["policy", "value"],
        dynamic_shapes=({0: torch.export.Dim("states")},),
        external_data=False,
        verbose=False,
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--channels", type=int, default=32)
    parser.add_argument("--blocks", type=int, default=2)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("output", type=Path)
    parser.add_argument("input", type=Path, help="a model to go on from, or new")
    parser.add_argument("games", nargs="+", help="files of self-play, or folders of them")
    args = parser.parse_args()
    torch.manual_seed(1)
    start = time.monotonic()
    data = read(args.games)
    shape = data[0].shape[1:]
    network = Network(shape, data[1].shape[1], args.channels, args.blocks)
    if str(args.input) != "new":
        network.load_state_dict(torch.load(args.input.with_suffix(".pt")))
    steps, policy, value = train(network, data, args.epochs, args.batch, args.rate)
    export(network, shape, args.output)
    seconds = time.monotonic() - start
    print(f"{len(data[0])} positions, {steps} steps, {seconds:.0f} s; held back: policy {policy:.3f}, value {value:.3f}")


if __name__ == "__main__":
    main()
