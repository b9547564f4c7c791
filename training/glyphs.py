"""Collects digits to draw with: from printed fonts, fonts that imitate handwriting, people (MNIST), and a pen of our own.

Every glyph is a grey mask (255 = ink), cropped to its ink and scaled to fit a square of side SIDE. One file contains
all:
    python3 glyphs.py --mnist FOLDER --hand FOLDER --out glyphs.npz
"""

import argparse
import glob
import os

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from pen import drawn

SIDE = 48
SEED = 16
DIGITS = "123456789"

# Free fonts that look handwritten, although Debian packages them with the others.
WRITTEN_FONTS = ("comic", "breip", "dancing", "humor", "femke", "rufscript", "ecolier", "kristi", "stevehand", "dkg", "isabella",
                 "nanumpen", "nanumbrush", "delphine", "purisa")
# Fonts without plain digits: symbols, mathematics, old-style figures of uneven height, outlines.
NO_PLAIN_DIGITS = ("symbol", "dingbat", "math", "dustin", "openlogos", "emoji", "ding", "d050000l", "standardsymbols", "awesome", "ornament",
                   "keyboard", "linlibertineo", "initials", "outline", "sc-", "caps", "hairline", "thin", "standardps",
                   "z003", "mplus-1mn-thin", "unjamo", "biolinum_k", "kb", "levien", "lobster", "accanthis", "mekanus")


def cut(mask):
    """Crops to the ink, and scales it so that its longer side is SIDE. None if there is no ink."""
    rows, columns = np.where(mask > 64)
    if len(rows) < 8:
        return None
    box = (columns.min(), rows.min(), columns.max() + 1, rows.max() + 1)
    ink = Image.fromarray(mask).crop(box)
    scale = SIDE / max(ink.size)
    size = (max(1, round(ink.width * scale)), max(1, round(ink.height * scale)))
    square = Image.new("L", (SIDE, SIDE))
    square.paste(ink.resize(size, Image.BICUBIC), ((SIDE - size[0]) // 2, (SIDE - size[1]) // 2))
    return np.asarray(square)


def of_font(path, even):
    """The nine digits of a font. None if it has no digits of its own, or if the lowest is less than `even` times as
    high as the highest."""
    try:
        font = ImageFont.truetype(path, 72)
        glyphs, heights, raw = [], [], []
        for digit in DIGITS:
            picture = Image.new("L", (160, 160))
            ImageDraw.Draw(picture).text((40, 30), digit, fill=255, font=font)
            mask = np.asarray(picture)
            glyph = cut(mask)
            if glyph is None:
                return None
            glyphs.append(glyph)
            raw.append(glyph.tobytes())
            rows = np.where(mask.max(axis=1) > 64)[0]
            heights.append(rows.max() - rows.min() + 1)
    except (OSError, ValueError):
        return None
    # A font without digits shows the same box for each. Old-style figures are not used in puzzles.
    if len(set(raw)) < 9 or min(heights) < even * max(heights):
        return None
    return np.stack(glyphs)


def fonts(paths, even, known):
    sets = []
    for path in sorted(paths):
        glyphs = of_font(path, even)
        if glyphs is None or glyphs.tobytes() in known:
            continue
        known.add(glyphs.tobytes())
        sets.append(glyphs)
    return np.stack(sets) if sets else np.zeros((0, 9, SIDE, SIDE), np.uint8)


def mnist(folder, part):
    images = np.fromfile(os.path.join(folder, part + "-images-idx3-ubyte"), np.uint8, offset=16).reshape(-1, 28, 28)
    labels = np.fromfile(os.path.join(folder, part + "-labels-idx1-ubyte"), np.uint8, offset=8)
    return images[labels > 0], labels[labels > 0]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--fonts", default="/usr/share/fonts")
    parser.add_argument("--mnist", required=True)
    parser.add_argument("--hand", required=True)
    parser.add_argument("--out", required=True)
    arguments = parser.parse_args()
    chance = np.random.default_rng(SEED)

    everything = glob.glob(arguments.fonts + "/**/*.[ot]tf", recursive=True)
    everything += glob.glob(arguments.fonts + "/**/*.pf[ab]", recursive=True) + glob.glob(arguments.fonts + "/**/*.t1", recursive=True)
    plain, written = [], []
    for path in everything:
        name = path.lower()
        if any(word in name for word in WRITTEN_FONTS):
            written.append(path)
        elif not any(word in name for word in NO_PLAIN_DIGITS):
            plain.append(path)
    written += glob.glob(arguments.hand + "/*/files/*-latin-400-normal.woff")
    known = set()
    printed = fonts(plain, 0.86, known)
    hand = fonts(written, 0.5, known)

    # Only MNIST's training part, so that photographs filled in with digits of its test part judge fairly.
    people, labels = mnist(arguments.mnist, "train")
    other, other_labels = mnist(arguments.mnist, "t10k")

    pen = [[cut(drawn(digit, chance)) for _ in range(1200)] for digit in range(1, 10)]
    np.savez(arguments.out, printed=printed, hand=hand, people=people, labels=labels, other=other, other_labels=other_labels,
             pen=np.stack([np.stack(glyphs) for glyphs in pen]))
    print(f"{len(printed)} printed fonts, {len(hand)} written ones, {len(people)} digits of people, {len(pen) * 1200} of the pen")


if __name__ == "__main__":
    main()
