"""Combines the folds: total accuracy, the temperature, which classes are confused, and a picture of each wrong cell.

    python3 report.py --cells cells.npz --folds fold0.pt fold1.pt fold2.pt fold3.pt fold4.pt --sheet wrong.png
"""

import argparse
from collections import Counter

import numpy as np
import torch
from PIL import Image, ImageDraw

from train import judge, temperature

NAMES = ["blank"] + [f"print {d}" for d in range(1, 10)] + [f"hand {d}" for d in range(1, 10)] + ["notes"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--cells", required=True)
    parser.add_argument("--folds", nargs="+", required=True)
    parser.add_argument("--sheet")
    arguments = parser.parse_args()
    cells = dict(np.load(arguments.cells))
    folds = [np.load(path + ".scores.npz") for path in arguments.folds]
    at = np.concatenate([fold["at"] for fold in folds])
    found = torch.from_numpy(np.concatenate([fold["scores"] for fold in folds]))
    kinds, photos, written = cells["kinds"][at], cells["photos"][at], cells["written"][at]
    for path, fold in zip(arguments.folds, folds):
        here = fold["at"]
        print(path, judge(torch.from_numpy(fold["scores"]), cells["kinds"][here], cells["photos"][here], cells["written"][here]))
    print("all", judge(found, kinds, photos, written))
    warmth = temperature(found, kinds)
    print(f"temperature {warmth:.2f}")

    best = found.argmax(1).numpy()
    sure = torch.softmax(found / warmth, 1)
    wrong = np.where(best != kinds)[0]
    for (was, read), count in Counter(zip(kinds[wrong], best[wrong])).most_common(40):
        print(f"{count:4} {NAMES[was]} read as {NAMES[read]}")
    per_photo = Counter((int(written[i]), int(photos[i])) for i in wrong)
    print("worst:", [(("printed", "written")[w], p, count) for (w, p), count in per_photo.most_common(12)])
    second = [int((sure[i] > sure[i, kinds[i]]).sum()) for i in wrong]
    print("the right class is the second likeliest of", second.count(1), "of", len(wrong), "wrong cells")

    if arguments.sheet:
        wide, across = 92, 18
        order = sorted(wrong, key=lambda i: -float(sure[i, best[i]]))[:across * 14]
        sheet = Image.new("L", (across * wide, (len(order) + across - 1) // across * (wide + 22)), 255)
        draw = ImageDraw.Draw(sheet)
        for n, i in enumerate(order):
            x, y = n % across * wide, n // across * (wide + 22)
            sheet.paste(Image.fromarray(cells["pictures"][at[i]]).resize((wide - 4, wide - 4)), (x, y + 22))
            draw.text((x, y), f"{photos[i]}{'w' if written[i] else 'p'} {cells['places'][at[i]]}", fill=0)
            draw.text((x, y + 10), f"{NAMES[kinds[i]][0]}{NAMES[kinds[i]][-1]} as {NAMES[best[i]][0]}{NAMES[best[i]][-1]} "
                                   f"{100 * float(sure[i, best[i]]):.0f}%", fill=0)
        sheet.save(arguments.sheet)


if __name__ == "__main__":
    main()
