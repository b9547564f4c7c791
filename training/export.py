"""Writes a trained network in the app's format: weights of 8 bits, with a scale for each output.

    python3 export.py --net net.pt --out ../src/sudoku/photo/network/weights.bin
    python3 export.py ... --drawn own.npz --samples ../src/sudoku/testing/cells/samples.bin

`--samples` writes cells together with this program's results for the same weights, so that a test can compare the app's
results. `src/sudoku/photo/network/weights.ts` describes the file format.
"""

import argparse
import hashlib

import numpy as np
import torch
import torch.nn.functional as F

from network import PRIOR, Reader, plain

SAMPLES = 25


def layers(net):
    """Yields the weights (output, row, column, depth) and the bias of each layer, with the normalisation folded in."""
    def folded(weights, norm):
        scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        return weights * scale.view(-1, *[1] * (weights.dim() - 1)), norm.bias - norm.running_mean * scale

    for convolution, norm in zip(net.convolutions, net.norms):
        weights, bias = folded(convolution.weight, norm)
        yield weights.permute(0, 2, 3, 1), bias
    weights, bias = folded(net.full1.weight, net.norm)
    yield weights.view(len(bias), -1, 4, 4).permute(0, 2, 3, 1), bias
    yield net.full2.weight.view(-1, 1, 1, net.full2.in_features), net.full2.bias


def quantised(weights):
    """The weights as integers from -127 to 127, and the scale of each output."""
    flat = weights.reshape(len(weights), -1)
    scales = flat.abs().amax(1).clamp(min=1e-8) / 127
    return torch.round(flat / scales[:, None]).to(torch.int8), scales


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--net", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--temperature", type=float, help="that of the cross-validation, for a network trained on all photographs")
    parser.add_argument("--drawn")
    parser.add_argument("--samples")
    arguments = parser.parse_args()
    kept = torch.load(arguments.net)
    net = Reader()
    net.load_state_dict(kept["net"])
    net.eval()
    warmth = arguments.temperature or kept["temperature"]

    file, whole = b"", []
    with torch.no_grad():
        every = list(layers(net))
        every[-1] = (every[-1][0] / warmth, (every[-1][1] + PRIOR) / warmth)
        for weights, bias in every:
            small, scales = quantised(weights)
            file += scales.numpy().astype("<f4").tobytes() + bias.numpy().astype("<f4").tobytes() + small.numpy().tobytes()
            whole.append(((small * scales[:, None]).view(weights.shape).permute(0, 3, 1, 2), bias))
    with open(arguments.out, "wb") as out:
        out.write(file)
    print(f"{len(file)} bytes, sha256 {hashlib.sha256(file).hexdigest()}")

    if arguments.samples:
        drawn = dict(np.load(arguments.drawn))
        at = [int(np.where(drawn["kinds"] == kind)[0][kind]) for kind in range(20)]
        at += [int(np.where(drawn["kinds"] == kind)[0][50]) for kind in (1, 7, 10, 13, 16)]
        x = plain(torch.from_numpy(drawn["pictures"][at[:SAMPLES]]))
        cells = torch.round(255 - x * 255).to(torch.uint8)
        with torch.no_grad():
            for i, (weights, bias) in enumerate(whole):
                stride, padding = ((1, 1), (2, 1), (2, 1), (2, 1), (1, 0), (1, 0))[i]
                x = F.conv2d(x, weights, bias, stride=stride, padding=padding)
                x = F.relu(x) if i < len(whole) - 1 else x
            found = torch.softmax(x.flatten(1), 1)
            exact = torch.softmax((net(plain(torch.from_numpy(drawn["pictures"][at]))) + PRIOR) / warmth, 1)
        kinds = found.argmax(1).tolist()
        print(f"samples read as {kinds}; the unquantised network differs by {(found - exact).abs().max():.4f} at most")
        with open(arguments.samples, "wb") as out:
            out.write(cells.numpy().tobytes() + found.numpy().astype("<f4").tobytes())


if __name__ == "__main__":
    main()
