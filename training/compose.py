"""Draws cells: printed digits, handwriting, small notes and blanks, on blank paper or on blank cells of photographs.

    python3 compose.py --glyphs glyphs.npz --out drawn.npz [--cells cells.npz]

A cell is a picture of WIDE x WIDE pixels: 36 px for the cell and 10 px of its neighbours on each side. 255 is paper.
The classes are those of the network: 0 blank, 1..9 printed, 10..18 written 1..9, 19 notes.
"""

import argparse
import io

import numpy as np
from PIL import Image, ImageFilter

WIDE, CELL, EDGE = 56, 36, 10
BLANK, NOTES = 0, 19


class Pens:
    """Takes digits from the collections of glyphs.py."""

    def __init__(self, path, chance):
        kept = np.load(path)
        self.chance = chance
        self.printed, self.hand, self.pen = kept["printed"], kept["hand"], kept["pen"]
        people, labels = kept["people"], kept["labels"]
        self.people = [people[labels == digit] for digit in range(1, 10)]

    def print(self, digit, font):
        return Image.fromarray(self.printed[font, digit - 1])

    def font(self):
        return int(self.chance.integers(len(self.printed)))

    def write(self, digit):
        """A handwritten digit: mostly a person's (MNIST), else one of our pen or of a font. Sometimes made thinner or
        thicker."""
        chance = self.chance
        kind = chance.random()
        if kind < 0.75:
            ones = self.people[digit - 1]
            mask = Image.fromarray(ones[chance.integers(len(ones))]).resize((84, 84), Image.BICUBIC)
            mask = mask.crop(mask.point(lambda v: 255 if v > 60 else 0).getbbox())
        elif kind < 0.93:
            ones = self.pen[digit - 1]
            mask = tight(ones[chance.integers(len(ones))])
        else:
            mask = tight(self.hand[chance.integers(len(self.hand)), digit - 1])
        change = chance.random()
        if change < 0.2:
            mask = mask.filter(ImageFilter.MinFilter(3))
        elif change < 0.3:
            mask = mask.filter(ImageFilter.MaxFilter(3))
        return mask


def tight(glyph):
    picture = Image.fromarray(glyph)
    return picture.crop(picture.point(lambda v: 255 if v > 60 else 0).getbbox())


def put(paper, mask, height, x, y, tone, chance, turn):
    """Draws a digit on the paper, which has twice the cell's size. `height` is the length of its longer side, and x, y
    is its middle, in the cell's pixels."""
    scale = 2 * height / max(mask.size)
    size = (max(2, round(mask.width * scale * chance.uniform(0.9, 1.1))), max(2, round(mask.height * scale)))
    mask = mask.resize(size, Image.BILINEAR)
    if turn:
        mask = mask.rotate(turn, Image.BILINEAR, expand=True)
    left, top = round(2 * x - mask.width / 2), round(2 * y - mask.height / 2)
    paper.paste(tone, (left, top, left + mask.width, top + mask.height), mask)


def lines(paper, chance):
    """Draws the lines around the cell, thin or thick, a little displaced."""
    pixels = np.asarray(paper).copy()
    tone = int(chance.choice([chance.integers(0, 90), chance.integers(60, 200)]))
    for side in range(4):
        width = int(chance.choice([1, 2, 2, 3, 4, 6, 8]))
        at = (EDGE if side < 2 else EDGE + CELL) * 2 + round(chance.normal(0, 2)) - width // 2
        if chance.random() < 0.04:
            continue
        if side % 2:
            pixels[max(0, at):at + width, :] = tone
        else:
            pixels[:, max(0, at):at + width] = tone
    return Image.fromarray(pixels)


def dirt(paper, chance):
    """Makes blank paper look used: specks, a fold, or grain."""
    pixels = np.asarray(paper).astype(np.float32)
    kind = chance.random()
    rows, columns = np.mgrid[0:pixels.shape[0], 0:pixels.shape[1]]
    if kind < 0.3:
        for _ in range(chance.integers(1, 4)):
            x, y, r = chance.uniform(20, 92), chance.uniform(20, 92), chance.uniform(1, 4)
            pixels -= chance.uniform(30, 150) * np.exp(-((rows - y) ** 2 + (columns - x) ** 2) / (2 * r * r))
    elif kind < 0.5:
        angle = chance.uniform(0, np.pi)
        far = (columns - 56) * np.cos(angle) + (rows - 56) * np.sin(angle) - chance.uniform(-40, 40)
        pixels -= chance.uniform(-60, 80) * np.exp(-far ** 2 / (2 * chance.uniform(1, 5) ** 2))
        pixels -= chance.uniform(0, 45) * (far > 0)
    else:
        size = int(chance.integers(14, 60))
        grain = Image.fromarray(np.clip(chance.normal(128, chance.uniform(5, 30), (size, size)), 0, 255).astype(np.uint8))
        pixels += np.asarray(grain.resize(paper.size, Image.BILINEAR)).astype(np.float32) - 128 - chance.uniform(0, 25)
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))


def ghost(paper, pens, chance):
    """Adds a mirrored digit that shows through from the back: pale and blurred."""
    veil = Image.new("L", paper.size, 255)
    put(veil, pens.print(int(chance.integers(1, 10)), pens.font()).transpose(Image.FLIP_LEFT_RIGHT), chance.uniform(12, 30),
        chance.uniform(10, 46), chance.uniform(10, 46), 0, chance, 0)
    veil = np.asarray(veil.filter(ImageFilter.GaussianBlur(chance.uniform(2, 5)))).astype(np.float32)
    pixels = np.asarray(paper) - (255 - veil) * chance.uniform(0.04, 0.16)
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))


def content(paper, kind, pens, chance, font, size, tone):
    middle = WIDE / 2
    if kind == BLANK:
        if chance.random() < 0.6:
            paper = dirt(paper, chance)
        if chance.random() < 0.12:
            paper = ghost(paper, pens, chance)
        return paper
    if kind == NOTES:
        small = chance.uniform(6, 11)
        written = chance.random() < 0.6
        corners = chance.random() < 0.4
        several = int(chance.choice([1, 2, 2, 3, 3, 4, 5, 6])) if not corners else int(chance.choice([1, 2, 2, 3, 4]))
        digits = chance.choice(9, several, replace=False) + 1
        grey = int(min(150, tone + chance.integers(0, 60)))
        for i, digit in enumerate(sorted(digits)):
            if corners:
                x, y = EDGE + 6 + i * min(small, 8.5), EDGE + (7 if chance.random() < 0.97 else 29)
            else:
                x, y = EDGE + 7.5 + (digit - 1) % 3 * 10.5, EDGE + 7.5 + (digit - 1) // 3 * 10.5
            mask = pens.write(int(digit)) if written else pens.print(int(digit), font)
            put(paper, mask, small, x + chance.normal(0, 0.8), y + chance.normal(0, 0.8), grey, chance, 0)
        return paper
    if kind <= 9:
        put(paper, pens.print(kind, font), size, middle + chance.normal(0, 1.4), middle + chance.normal(0, 1.4), tone, chance,
            chance.normal(0, 1.5))
        return paper
    height = chance.uniform(13, 33) if chance.random() < 0.5 else chance.uniform(11.5, 19)
    put(paper, pens.write(kind - 9), height, middle + chance.normal(0, 3), middle + chance.normal(0, 3), int(chance.integers(0, 150)), chance, chance.normal(0, 5))
    return paper


def neighbours(paper, pens, chance, font, size, tone):
    for across, down in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        if chance.random() < 0.55:
            x, y = WIDE / 2 + across * CELL, WIDE / 2 + down * CELL
            if chance.random() < 0.5:
                put(paper, pens.print(int(chance.integers(1, 10)), font), size, x, y, tone, chance, 0)
            else:
                put(paper, pens.write(int(chance.integers(1, 10))), chance.uniform(14, 36), x + chance.normal(0, 3),
                    y + chance.normal(0, 3), tone, chance, chance.normal(0, 5))


def worn(pixels, chance):
    """Degrades a picture as a telephone does: few pixels, noise, JPEG."""
    picture = Image.fromarray(pixels)
    if chance.random() < 0.4:
        small = int(chance.uniform(12, 34) * WIDE / CELL)
        picture = picture.resize((small, small), Image.BOX).resize((WIDE, WIDE), Image.BILINEAR)
    if chance.random() < 0.7:
        noisy = np.asarray(picture) + chance.normal(0, chance.uniform(0.5, 9), (WIDE, WIDE))
        picture = Image.fromarray(np.clip(noisy, 0, 255).astype(np.uint8))
    if chance.random() < 0.4:
        file = io.BytesIO()
        picture.save(file, "JPEG", quality=int(chance.integers(25, 90)))
        picture = Image.open(file)
    return np.asarray(picture)


def own(kind, pens, chance):
    """A cell on paper of our own."""
    screen = chance.random() < 0.2
    ground = int(chance.integers(244, 256)) if chance.random() < 0.85 else int(chance.integers(195, 244))
    paper = Image.new("L", (2 * WIDE, 2 * WIDE), ground)
    font, size, tone = pens.font(), chance.uniform(13, 29), int(chance.integers(0, 130 if not screen else 90))
    if chance.random() < 0.15:
        paper = dirt(paper, chance)
    neighbours(paper, pens, chance, font, size, tone)
    paper = lines(paper, chance)
    soft = 0 if screen else abs(chance.normal(0, 2.0))
    # Ink that an app has laid over the picture, or that a sharp pen has written, is not as blurred as the print.
    late = kind > 9 and chance.random() < 0.4
    if not late:
        paper = content(paper, kind, pens, chance, font, size, tone)
    if soft > 0.2:
        paper = paper.filter(ImageFilter.GaussianBlur(soft))
    if late:
        paper = content(paper, kind, pens, chance, font, size, tone)
    pixels = np.asarray(paper.resize((WIDE, WIDE), Image.BOX))
    return pixels if screen else worn(pixels, chance)


def overlaid(kind, background, pens, chance):
    """A blank cell of a photograph, with something written or printed on it."""
    paper = Image.new("L", (2 * WIDE, 2 * WIDE), 255)
    paper = content(paper, kind, pens, chance, pens.font(), chance.uniform(14, 28), int(chance.integers(0, 110)))
    if kind <= 9 or chance.random() < 0.35:
        paper = paper.filter(ImageFilter.GaussianBlur(abs(chance.normal(0, 2.0)) + 0.1))
    ink = np.asarray(paper.resize((WIDE, WIDE), Image.BOX)).astype(np.float32) / 255
    pixels = np.clip(background * ink, 0, 255).astype(np.uint8)
    return worn(pixels, chance) if chance.random() < 0.3 else pixels


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--glyphs", required=True)
    parser.add_argument("--cells", help="cells of photographs; their blanks are drawn on")
    parser.add_argument("--out", required=True)
    parser.add_argument("--count", type=int, default=60000)
    parser.add_argument("--seed", type=int, default=1616)
    arguments = parser.parse_args()
    chance = np.random.default_rng(arguments.seed)
    pens = Pens(arguments.glyphs, chance)
    kinds, pictures, photos = [], [], []
    blanks = None
    if arguments.cells:
        kept = dict(np.load(arguments.cells))
        blanks = np.where(kept["kinds"] == BLANK)[0]
    for _ in range(arguments.count):
        what = chance.random()
        digit = int(chance.integers(1, 10))
        if blanks is None:
            kind = BLANK if what < 0.18 else NOTES if what < 0.26 else digit if what < 0.56 else digit + 9
            pictures.append(own(kind, pens, chance))
            photos.append(-1)
        else:
            kind = NOTES if what < 0.08 else digit if what < 0.22 else digit + 9
            at = chance.choice(blanks)
            pictures.append(overlaid(kind, kept["pictures"][at], pens, chance))
            photos.append(kept["photos"][at])
        kinds.append(kind)
    np.savez(arguments.out, pictures=np.stack(pictures), kinds=np.array(kinds, np.uint8), photos=np.array(photos, np.int16))


if __name__ == "__main__":
    main()
