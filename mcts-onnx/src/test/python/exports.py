"""Writes the networks of ExportedModelsTest, and beside them what PyTorch itself computes by them.

    pip install torch onnx onnxscript
    python exports.py ../resources/io/mcts/onnx/exports

The game is tic-tac-toe: nine numbers, 1 for a stone of the player to move, -1 for one of the other. A line of expected.csv
has the name of a model, a position, the value for the player to move and the priors of the empty cells in their order.
"""

import sys
from pathlib import Path

import onnx
import torch
from torch import nn

FOLDER = Path(sys.argv[1])
POSITIONS = [".........", "x........", "xo.......", "x.o...x..", "xox.o....", "xoxoxo...", "..x.o.x.o"]


def board(position):
    mover = "x" if position.count("x") == position.count("o") else "o"
    return [0 if cell == "." else 1 if cell == mover else -1 for cell in position]


BOARDS = torch.tensor([board(position) for position in POSITIONS], dtype=torch.float32)
EMPTY = BOARDS == 0


class Plain(nn.Module):
    """One input; logits and a value from -1 to 1."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(9, 16), nn.ReLU(), nn.Linear(16, 16), nn.ReLU())
        self.policy = nn.Linear(16, 9)
        self.value = nn.Linear(16, 1)

    def forward(self, board):
        body = self.body(board)
        return self.policy(body), torch.tanh(self.value(body))


class Several(nn.Module):
    """Inputs and heads as those of KataGo: planes, global features and a mask; logits of win, loss and draw."""

    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(2, 8, 3, padding=1)
        self.glob = nn.Linear(2, 8)
        self.policy = nn.Linear(72, 9)
        self.value = nn.Linear(72, 3)

    def forward(self, planes, features, mask):
        body = torch.relu(self.conv(planes) + self.glob(features)[:, :, None, None]).flatten(1)
        return self.policy(body).masked_fill(~mask, -1e9), self.value(body)


def softmax_of_empty(logits, empty):
    weights = torch.where(empty, logits.double(), torch.tensor(-torch.inf, dtype=torch.float64)).softmax(1)
    return weights.numpy()


LINES = []


def expect(name, values, priors):
    for position, value, prior, empty in zip(POSITIONS, values, priors, EMPTY):
        numbers = [float(value)] + [float(p) for p, is_empty in zip(prior, empty) if is_empty]
        LINES.append(",".join([name, position] + [f"{number:.9g}" for number in numbers]))


def export(model, inputs, name, names, **options):
    file = str(FOLDER / name)
    torch.onnx.export(model, inputs, file, input_names=names, output_names=["policy", "value"], **options)
    exported = onnx.load(file, load_external_data=False)
    for node in exported.graph.node:  # the exporter writes down the lines of Python that made each node, with their paths
        del node.metadata_props[:]
        node.doc_string = ""
    onnx.save(exported, file)


torch.manual_seed(1)
plain = Plain().eval()
with torch.no_grad():
    policy, value = plain(BOARDS)
states = torch.export.Dim("states")
export(plain, (BOARDS[:2],), "default.onnx", ["board"], dynamic_shapes=({0: states},))
export(plain, (BOARDS[:2],), "older.onnx", ["board"], dynamo=False, dynamic_axes={"board": {0: "states"}})
for name in "default", "older":
    expect(name, value[:, 0], softmax_of_empty(policy, EMPTY))

planes = torch.stack([BOARDS == 1, BOARDS == -1], 1).float().reshape(-1, 2, 3, 3)
features = torch.stack([(BOARDS != 0).float().mean(1), torch.ones(len(BOARDS))], 1)
several = Several().eval()
with torch.no_grad():
    policy, outcome = several(planes, features, EMPTY)
share = outcome.double().softmax(1)
export(
    several,
    (planes[:2], features[:2], EMPTY[:2]),
    "several.onnx",
    ["planes", "features", "mask"],
    dynamic_shapes=({0: states}, {0: states}, {0: states}),
    external_data=False,
)
expect("several", share[:, 0] - share[:, 1], softmax_of_empty(policy, EMPTY))

half = Plain().eval().half()
with torch.no_grad():
    policy, value = half(BOARDS.half())
export(half, (BOARDS[:2].half(),), "half.onnx", ["board"], dynamic_shapes=({0: states},), external_data=False)
expect("half", value[:, 0], softmax_of_empty(policy, EMPTY))

(FOLDER / "expected.csv").write_text("\n".join(LINES) + "\n")
