"""Trains a network on the games of self-play, and writes it in the ONNX format.

    python train.py [--network residual|dense] [--channels 32] [--blocks 2] [--epochs 2] [--rate 0.002]
        [--device cpu|cuda|mps] OUTPUT.onnx INPUT.onnx|new FILE.npz|DIR ...

It learns the policies by cross entropy and, by the squared error, a value between the result of the game and what the search
found, as AlphaZero does (D. Silver et al., Nature 550, 2017). States of three dimensions (planes, rows, columns) are seen by
residual blocks of convolutions, others by dense layers; further inputs by a dense layer. Every twentieth game is held back to
measure the loss, with all its positions and their mirror images. The weights lie beside the model in OUTPUT.pt, from which a
later training goes on. It runs on a graphics card where PyTorch finds one (CUDA, or Metal of Apple's processors), unless --device
says otherwise. Tested with PyTorch 2.13 (pip install torch onnx onnxscript).
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
HELD_BACK = 20
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

    def __init__(self, kind, shape, others, moves, channels, blocks):
        super().__init__()
        if kind == "residual":
            first = nn.Conv2d(shape[0], channels, 3, padding=1)
            inner = lambda: nn.Conv2d(channels, channels, 3, padding=1)
            width = channels * shape[1] * shape[2]
        else:
            first = nn.Sequential(nn.Flatten(), nn.Linear(math.prod(shape), 4 * channels))
            inner = lambda: nn.Linear(4 * channels, 4 * channels)
            width = 4 * channels
        self.body = nn.Sequential(first, nn.ReLU(), *(Block(inner) for _ in range(blocks)), nn.Flatten())
        self.others = nn.ModuleList(nn.Linear(math.prod(other), width) for other in others)
        self.policy = nn.Linear(width, moves)
        self.value = nn.Sequential(nn.Linear(width, 2 * channels), nn.ReLU(), nn.Linear(2 * channels, 1), nn.Tanh())

    def forward(self, state, *others):
        body = self.body(state)
        for layer, other in zip(self.others, others):
            body = body + layer(other.flatten(1))
        return self.policy(body), self.value(body)


def read(paths):
    """The names of the inputs, and the inputs, policies, values and numbers of games of all files."""
    files = []
    for path in map(Path, paths):
        files += sorted(path.glob("*.npz")) if path.is_dir() else [path]
    if not files:
        raise SystemExit(f"there are no files of positions in {' '.join(map(str, paths))}")
    arrays = [numpy.load(file) for file in files]
    if not all("games" in array for array in arrays):
        raise SystemExit("a file of positions has no array 'games': another version wrote it")
    names = [name for name in arrays[0].files if name.startswith("input.")]
    column = lambda name: torch.from_numpy(numpy.concatenate([array[name] for array in arrays]))
    values = RESULT_WEIGHT * column("results") + (1 - RESULT_WEIGHT) * column("searched")
    inputs = [column(name) for name in ["states", *names]]
    return ["state", *(name[len("input.") :] for name in names)], inputs, column("policies"), values, column("games")


def losses(network, inputs, policies, values, rows):
    """Of the policy, over the positions that have one (those in which chance is to move have none), and of the value."""
    device = next(network.parameters()).device
    policies, values = policies[rows].to(device), values[rows].to(device)
    logits, value = network(*(each[rows].to(device) for each in inputs))
    policy = functional.cross_entropy(logits, policies, reduction="sum")
    with_policy = (policies.sum(1) > 0).sum().clamp(min=1)
    return policy / with_policy, functional.mse_loss(value[:, 0], values)


def share_of_rate(step, steps):
    """Of the greatest rate in a step, from 0: it rises in the first tenth, then falls to almost 0 by half a cosine."""
    rise = max(1, steps // 10)
    if step < rise:
        return (step + 1) / rise
    return max(1e-4, (1 + math.cos(math.pi * (step - rise) / max(1, steps - rise))) / 2)


def found_device():
    """The graphics card, if there is one, or the processor."""
    if torch.cuda.is_available():
        return "cuda"
    return "mps" if torch.backends.mps.is_available() else "cpu"


def train(network, inputs, policies, values, games, epochs, batch, rate):
    last = games.max()
    is_held = games == last if last < HELD_BACK else games % HELD_BACK == 0
    held, learned = is_held.nonzero()[:, 0], (~is_held).nonzero()[:, 0]
    if len(learned) == 0:
        raise SystemExit("two games or more are needed: one is held back to measure the loss")
    steps = max(1, int(epochs * len(learned) / batch))
    optimizer = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: share_of_rate(step, steps))
    for step in range(steps):
        rows = learned[torch.randint(len(learned), (min(batch, len(learned)),))]
        loss = sum(losses(network, inputs, policies, values, rows))
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
    network.eval()
    with torch.no_grad():
        policy, value = losses(network, inputs, policies, values, held)
    return steps, policy.item(), value.item()


def shapes(each):
    """As the exporter wants them: those of the inputs after the first belong to one parameter."""
    return (each[0], tuple(each[1:])) if len(each) > 1 else (each[0],)


def export(network, names, inputs, output):
    warnings.filterwarnings("ignore")  # the exporter's own
    logging.getLogger("torch.onnx").setLevel(logging.ERROR)
    with torch.no_grad():
        for weights in network.parameters():
            weights[weights.abs() < LEAST_WEIGHT] = 0
    torch.save(network.state_dict(), output.with_suffix(".pt"))
    torch.onnx.export(
        network,
        tuple(torch.zeros(2, *each.shape[1:]) for each in inputs),
        str(output),
        input_names=names,
        output_names=["policy", "value"],
        dynamic_shapes=shapes([{0: torch.export.Dim("states")}] * len(inputs)),
        external_data=False,
        verbose=False,
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--network", choices=["residual", "dense"], help="residual for planes of rows and columns, if not given")
    parser.add_argument("--channels", type=int, default=32)
    parser.add_argument("--blocks", type=int, default=2)
    parser.add_argument("--epochs", type=float, default=2)
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--device", help="cpu, cuda, mps, or another of PyTorch's; a graphics card, if there is one, by default")
    parser.add_argument("output", type=Path)
    parser.add_argument("input", type=Path, help="a model to go on from, or new")
    parser.add_argument("games", nargs="+", help="files of self-play, or folders of them")
    args = parser.parse_args()
    torch.manual_seed(1)
    start = time.monotonic()
    names, inputs, policies, values, games = read(args.games)
    shape, *others = [each.shape[1:] for each in inputs]
    kind = args.network or ("residual" if len(shape) == 3 else "dense")
    network = Network(kind, shape, others, policies.shape[1], args.channels, args.blocks)
    if str(args.input) != "new":
        weights = args.input.with_suffix(".pt")
        if not weights.exists():
            raise SystemExit(f"the weights of {args.input} would lie in {weights}, and do not: begin with new")
        network.load_state_dict(torch.load(weights, map_location="cpu"))
    network.to(args.device or found_device())
    steps, policy, value = train(network, inputs, policies, values, games, args.epochs, args.batch, args.rate)
    export(network.cpu(), names, inputs, args.output)
    seconds = time.monotonic() - start
    print(f"{len(values)} positions, {steps} steps, {seconds:.0f} s")
    print(f"held back: policy {policy:.4f}, value {value:.4f}")


if __name__ == "__main__":
    main()
