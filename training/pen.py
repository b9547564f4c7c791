"""Draws digits with a pen: a few ways to write each, as points on a smooth line, varied at random.

Continental ways are included (1 with a long upstroke, 7 with a bar), which American collections hardly have.
"""

import numpy as np
from PIL import Image, ImageDraw

# Each way is a list of strokes, each stroke a list of points in a square of 100 x 100, with y downwards.
WAYS = {
    1: [
        [[(50, 5), (50, 95)]],
        [[(25, 35), (55, 5), (55, 95)]],
        [[(12, 55), (40, 25), (58, 5), (56, 50), (55, 95)]],
        [[(35, 25), (52, 5), (52, 95)], [(28, 95), (76, 95)]],
        [[(60, 5), (45, 95)]],
    ],
    2: [
        [[(20, 25), (45, 5), (75, 22), (60, 55), (20, 93)], [(20, 93), (82, 92)]],
        [[(18, 28), (45, 5), (76, 25), (60, 58), (22, 90), (15, 82), (30, 75), (55, 88), (85, 90)]],
        [[(22, 18), (50, 5), (76, 25), (55, 60), (18, 94), (50, 92), (84, 94)]],
    ],
    3: [
        [[(20, 15), (50, 5), (72, 22), (45, 46)], [(45, 46), (78, 68), (50, 95), (16, 84)]],
        [[(20, 8), (75, 8), (45, 42)], [(45, 42), (78, 65), (52, 94), (18, 86)]],
        [[(22, 14), (52, 4), (70, 24), (40, 47), (75, 66), (48, 96), (18, 82)]],
    ],
    4: [
        [[(60, 5), (15, 65), (85, 65)], [(62, 40), (60, 95)]],
        [[(25, 5), (18, 55), (80, 52)], [(70, 8), (66, 95)]],
        [[(62, 95), (64, 5), (15, 68), (88, 66)]],
        [[(45, 5), (18, 60), (82, 58)], [(58, 30), (55, 95)]],
    ],
    5: [
        [[(75, 6), (28, 8), (24, 45)], [(24, 45), (60, 38), (78, 65), (52, 95), (16, 86)]],
        [[(28, 8), (24, 46), (62, 40), (78, 66), (50, 95), (18, 88)], [(28, 8), (78, 5)]],
        [[(72, 8), (35, 8), (26, 40), (65, 42), (72, 72), (45, 94), (16, 90)]],
    ],
    6: [
        [[(68, 6), (35, 35), (22, 70), (48, 95), (74, 74), (52, 52), (26, 68)]],
        [[(55, 3), (30, 45), (24, 80), (50, 96), (72, 72), (50, 56), (28, 74)]],
        [[(75, 12), (40, 20), (22, 62), (45, 95), (76, 78), (60, 52), (25, 64)]],
    ],
    7: [
        [[(15, 10), (82, 8)], [(82, 8), (55, 48), (42, 95)]],
        [[(15, 12), (80, 8)], [(80, 8), (58, 48), (42, 95)], [(32, 52), (78, 48)]],
        [[(14, 24), (18, 8), (80, 10)], [(80, 10), (52, 50), (45, 95)], [(30, 54), (74, 48)]],
        [[(18, 10), (78, 10)], [(78, 10), (60, 45), (52, 95)]],
    ],
    8: [
        [[(68, 18), (45, 5), (28, 24), (50, 48), (75, 72), (50, 96), (24, 74), (48, 50), (72, 26), (62, 10)]],
        [[(50, 48), (28, 26), (50, 4), (72, 26), (50, 48), (24, 72), (50, 96), (76, 72), (50, 48)]],
        [[(76, 14), (40, 8), (30, 30), (70, 66), (52, 95), (24, 78), (66, 36), (78, 12)]],
    ],
    9: [
        [[(72, 26), (48, 6), (26, 28), (46, 50), (70, 30), (72, 26)], [(72, 26), (66, 95)]],
        [[(72, 24), (46, 5), (24, 30), (48, 52), (74, 24), (72, 60), (48, 95), (22, 86)]],
        [[(70, 20), (40, 8), (28, 36), (55, 46), (72, 18), (58, 95)]],
    ],
}


def smooth(points, steps=12):
    """A Catmull-Rom curve through the points."""
    points = np.asarray(points, float)
    if len(points) == 2:
        return points
    padded = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    line = []
    for i in range(1, len(padded) - 2):
        a, b, c, d = padded[i - 1:i + 3]
        for t in np.linspace(0, 1, steps, endpoint=False):
            line.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return np.vstack([line, points[-1:]])


def drawn(digit, chance, size=112):
    """A digit as a mask (255 = ink), varied, slanted and stretched, with a pen of any width."""
    ways = WAYS[digit]
    way = ways[chance.integers(len(ways))]
    shake = chance.uniform(1.5, 5.5)
    slant = chance.normal(0, 0.14)
    turn = chance.normal(0, 0.09)
    stretch = chance.uniform(0.72, 1.1)
    width = chance.uniform(4, 15)
    matrix = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]]) @ np.array([[stretch, -slant], [0, 1]])
    picture = Image.new("L", (size * 2, size * 2))
    draw = ImageDraw.Draw(picture)
    moved = {}
    for stroke in way:
        points = []
        for point in stroke:
            # If one stroke begins at another's end, both points are usually moved alike.
            if point not in moved or chance.random() < 0.3:
                moved[point] = np.asarray(point, float) + chance.normal(0, shake, 2)
            points.append(moved[point])
        straight = (smooth(points) - 50) @ matrix.T
        line = [tuple(p) for p in (straight * size / 118 + size / 2) * 2]
        ink = width * size / 118 * 2
        draw.line(line, fill=255, width=max(1, round(ink)), joint="curve")
        for x, y in line:
            draw.ellipse((x - ink / 2, y - ink / 2, x + ink / 2, y + ink / 2), fill=255)
    return np.asarray(picture.resize((size, size), Image.BOX))
