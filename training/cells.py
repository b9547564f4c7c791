"""Cuts the app's straight pictures into cells, and writes what each cell contains.

    npm run bench -- photo --straights straight.bin FOLDER/printed FOLDER/written
    python3 cells.py --straights straight.bin --photos FOLDER --out cells.npz
"""

import argparse
import json
import os
import re

import numpy as np

WIDE, CELL, MARGIN, EDGE = 56, 36, 18, 10


def digits(path):
    """The 81 digits of a .dat file, 0 for a blank."""
    with open(path) as file:
        found = re.sub(r"\D", "", "".join(file.read().splitlines()[2:]))
    assert len(found) == 81, path
    return np.array([int(digit) for digit in found], np.uint8)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--straights", required=True)
    parser.add_argument("--photos", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--leave-out", nargs="*", default=[], help="pictures whose grid was cut wrongly, as FOLDER/NAME")
    arguments = parser.parse_args()
    with open(arguments.straights, "rb") as file:
        head = json.loads(file.readline())
        side = head["side"]
        straight = np.frombuffer(file.read(), np.uint8).reshape(-1, side, side)
    assert len(straight) == len(head["names"])

    pictures, kinds, photos, written, places = [], [], [], [], []
    for picture, name in zip(straight, head["names"]):
        folder, photo = name.split("/")
        twin = os.path.join(arguments.photos, "printed", photo + ".dat")
        if name in arguments.leave_out or not os.path.exists(twin):
            continue  # without the printed photograph nobody knows which of its digits are printed
        printed = digits(twin)
        kind = printed.copy()
        if folder == "written":
            full = digits(os.path.join(arguments.photos, "written", photo + ".dat"))
            kind = np.where(printed > 0, printed, full + 9).astype(np.uint8)
        for place in range(81):
            top, left = MARGIN - EDGE + place // 9 * CELL, MARGIN - EDGE + place % 9 * CELL
            pictures.append(picture[top:top + WIDE, left:left + WIDE])
            kinds.append(kind[place])
            photos.append(int(re.sub(r"\D", "", photo)))
            written.append(folder == "written")
            places.append(place)
    np.savez(arguments.out, pictures=np.stack(pictures), kinds=np.array(kinds, np.uint8), photos=np.array(photos, np.int16),
             written=np.array(written, np.uint8), places=np.array(places, np.uint8))
    print(f"{len(pictures) // 81} pictures")


if __name__ == "__main__":
    main()
