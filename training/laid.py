"""Draws people's digits on blank cells of photographs, new ones at every step of the training.

The digits are MNIST's. Each is bent, turned, made thicker or thinner, and drawn in a blank cell in ink that is mostly
dark, sometimes pale, and now and then lighter than a grey paper. A few of those grey cells stay blank.
"""

import torch
import torch.nn.functional as F

from network import WIDE

BOX = 28


def laid(digits, grounds, shake):
    """Draws `digits` (n, 28, 28; 255 is ink) on `grounds` (n, 56, 56; 255 is paper). Returns the pictures as bytes, and
    which of them got a digit."""
    n = len(digits)

    def normal(deviation, *size):
        return torch.randn(n, *size, generator=shake) * deviation

    def even(low, high, *size):
        return torch.rand(n, *size, generator=shake) * (high - low) + low

    # An MNIST digit is 20 pixels high in its box of 28.
    height = torch.where(torch.rand(n, generator=shake) < 0.8, even(10, 21), even(16, 32))
    scale = WIDE / BOX * 20 / height
    across = scale * even(0.85, 1.2)
    turn, slant = normal(0.09), normal(0.1)
    theta = torch.zeros(n, 2, 3)
    theta[:, 0, 0] = across * torch.cos(turn)
    theta[:, 0, 1] = across * (slant - torch.sin(turn))
    theta[:, 1, 0] = scale * torch.sin(turn)
    theta[:, 1, 1] = scale * torch.cos(turn)
    theta[:, :, 2] = (normal(2.2, 2) * 2 / WIDE).clamp(-0.22, 0.22) * scale[:, None]
    grid = F.affine_grid(theta, (n, 1, WIDE, WIDE), align_corners=False)
    # Bends a digit: each pixel is taken from a place a little beside it.
    bent = F.interpolate(normal(0.055, 2, 6, 6), BOX, mode="bicubic", align_corners=False)
    bent = F.grid_sample(bent, grid, align_corners=False, padding_mode="border").permute(0, 2, 3, 1)
    ink = F.grid_sample(digits.float().unsqueeze(1) / 255, grid + bent, align_corners=False)
    ink = ((ink - even(0.25, 0.65).view(n, 1, 1, 1)) * even(1.6, 5).view(n, 1, 1, 1) + 0.5).clamp(0, 1)
    soft = F.avg_pool2d(ink, 3, 1, 1)
    ink = torch.lerp(ink, soft, even(0, 1).view(n, 1, 1, 1))

    kind = torch.rand(n, generator=shake)
    inked = kind > 0.015
    ink = ink * inked.view(n, 1, 1, 1)
    paper = grounds.float().unsqueeze(1)
    grey = torch.where(kind < 0.06, even(0.6, 0.85), torch.ones(n)).view(n, 1, 1, 1)
    paper = paper * grey
    tone = torch.where(kind < 0.8, even(0, 70), even(60, 190))
    tone = torch.where(kind < 0.06, (255 * grey.view(n) + even(25, 70)).clamp(max=255), tone).view(n, 1, 1, 1)
    pictures = torch.round(torch.lerp(paper, tone.expand_as(paper), ink)).clamp(0, 255).to(torch.uint8)
    return pictures.squeeze(1), inked
