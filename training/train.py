"""Trains the network on cells of photographs and on drawn cells.

    python3 train.py --cells cells.npz --glyphs glyphs.npz --drawn own.npz overlaid.npz --out net.pt     on all photographs
    python3 train.py ... --fold 0                                                   without a fifth of them, judged on those

A photograph and the same one filled in are in one fold. The seeds are fixed; on another processor the last digits may
differ.
"""

import argparse
import copy
import math
import time

import numpy as np
import torch
import torch.nn.functional as F

from laid import laid
from network import PRIOR, Reader, plain, shaken

SEED = 160
FOLDS = 5
BATCH = 96
MEMORY = 0.998


def fold_of(photos):
    """Photographs of one puzzle were often taken one after the other, so neighbouring numbers stay in one fold."""
    return (photos // 5) % FOLDS


def scores(net, pictures):
    net.eval()
    with torch.no_grad():
        found = torch.cat([net(plain(torch.from_numpy(pictures[i:i + 1024]))) for i in range(0, len(pictures), 1024)])
    net.train()
    return found + PRIOR


def judge(found, kinds, photos, written):
    """Describes right cells, whole grids, and printed digits told from handwritten ones, for printed and for filled-in
    photographs."""
    best = found.argmax(1).numpy()
    told = np.array([0] + [1] * 9 + [2] * 9 + [3])
    digit = np.array([0] + list(range(1, 10)) * 2 + [0])
    lines = []
    for which, name in ((0, "printed"), (1, "filled in")):
        mine = written == which
        right = (digit[best] == digit[kinds])[mine]
        whole = [right[photos[mine] == p].all() for p in np.unique(photos[mine])]
        inked = mine & (kinds > 0)
        apart = (told[best] == told[kinds])[inked]
        lines.append(f"{name}: grids {np.mean(whole):.4f} ({len(whole) - sum(whole)} of {len(whole)} not), "
                     f"cells {right.mean():.5f} ({(~right).sum()} wrong), told apart {apart.mean():.5f}")
    return "; ".join(lines)


def remember(mean, net, share):
    """Moves the mean a little towards the current weights."""
    with torch.no_grad():
        for old, new in zip(mean.state_dict().values(), net.state_dict().values()):
            if old.dtype.is_floating_point:
                old.mul_(share).add_(new, alpha=1 - share)
            else:
                old.copy_(new)


def temperature(found, kinds):
    """The number by which to divide the scores so that the probabilities fit how often they are right."""
    kinds = torch.from_numpy(kinds.astype(np.int64))
    candidates = torch.linspace(0.5, 3, 51)
    return float(min(candidates, key=lambda t: F.cross_entropy(found / t, kinds)))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--cells", help="cells of photographs; without them all is drawn")
    parser.add_argument("--drawn", nargs="*", default=[])
    parser.add_argument("--glyphs", help="what glyphs.py collected; people's digits are laid over blank cells of photographs")
    parser.add_argument("--out", required=True)
    parser.add_argument("--fold", type=int, default=-1, help="the fold kept for judging; -1 trains on all")
    parser.add_argument("--steps", type=int, default=10000)
    parser.add_argument("--rate", type=float, default=2.5e-3)
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(SEED)
    shake = torch.Generator().manual_seed(SEED)
    chance = np.random.default_rng(SEED)

    pools = []
    cells = dict(np.load(arguments.cells)) if arguments.cells else {"kinds": np.zeros(0, np.uint8), "photos": np.zeros(0, np.int16)}
    kept_out = (fold_of(cells["photos"]) == arguments.fold) & (arguments.fold >= 0)
    real = ~kept_out
    for share, mine in ((0.11, cells["kinds"] == 0), (0.14, (cells["kinds"] > 0) & (cells["kinds"] < 10)), (0.23, cells["kinds"] > 9)):
        mine = np.where(mine & real)[0]
        if len(mine):
            pools.append([share, cells["pictures"], cells["kinds"], mine])
    for path in arguments.drawn:
        drawn = dict(np.load(path))
        # Cells drawn on blank cells of a photograph belong to its fold.
        mine = np.where((fold_of(drawn["photos"]) != arguments.fold) | (drawn["photos"] < 0) | (arguments.fold < 0))[0]
        pools.append([0.16 / len(arguments.drawn), drawn["pictures"], drawn["kinds"], mine])
    blanks = np.where((cells["kinds"] == 0) & real)[0]
    people, labels_of_people, lay = None, None, 0.0
    if arguments.glyphs and len(blanks):
        with np.load(arguments.glyphs) as kept:
            people, labels_of_people, lay = kept["people"], kept["labels"], 0.36
    total = sum(pool[0] for pool in pools) + lay

    # With the depth innermost, the convolutions take a third less time.
    net = Reader().to(memory_format=torch.channels_last)
    # The network that is kept and judged is a running mean of the weights, which fluctuates less.
    mean = copy.deepcopy(net)
    optimiser = torch.optim.AdamW(net.parameters(), lr=arguments.rate, weight_decay=0.02)
    begun, losses = time.process_time(), []
    for step in range(1, arguments.steps + 1):
        done = step / arguments.steps
        for group in optimiser.param_groups:
            group["lr"] = arguments.rate * min(1, done / 0.08) * max(0.002, 0.5 + 0.5 * math.cos(math.pi * done))
        pictures, kinds = [], []
        for share, images, labels, mine in pools:
            at = mine[chance.integers(0, len(mine), round(BATCH * share / total))]
            pictures.append(images[at])
            kinds.append(labels[at])
        if people is not None:
            count = round(BATCH * lay / total)
            at = chance.integers(0, len(people), count)
            grounds = cells["pictures"][blanks[chance.integers(0, len(blanks), count)]]
            written, inked = laid(torch.from_numpy(people[at]), torch.from_numpy(grounds), shake)
            pictures.append(written.numpy())
            kinds.append((labels_of_people[at] + 9) * inked.numpy())
        x = shaken(torch.from_numpy(np.concatenate(pictures)), shake)
        y = torch.from_numpy(np.concatenate(kinds).astype(np.int64))
        loss = F.cross_entropy(net(x.contiguous(memory_format=torch.channels_last)), y)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        remember(mean, net, min(MEMORY, step / (step + 20)))
        losses.append(loss.item())
        if step % 500 == 0:
            print(f"step {step}, {time.process_time() - begun:.0f} s of processor time, loss {np.mean(losses[-500:]):.4f}", flush=True)

    warmth = 1.0
    if kept_out.any():
        found = scores(mean, cells["pictures"][kept_out])
        print(judge(found, cells["kinds"][kept_out], cells["photos"][kept_out], cells["written"][kept_out]))
        warmth = temperature(found, cells["kinds"][kept_out])
        print(f"temperature {warmth:.2f}")
        np.savez(arguments.out + ".scores.npz", scores=found.numpy(), at=np.where(kept_out)[0])
    torch.save({"net": mean.state_dict(), "temperature": warmth}, arguments.out)


if __name__ == "__main__":
    main()
