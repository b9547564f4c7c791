"""The network, and the random changes of its training pictures."""

import torch
import torch.nn as nn
import torch.nn.functional as F

INPUT, WIDE = 32, 56
CLASSES = 20

# Added to the scores. Photographs have e times as many blanks as the training cells, and notes are rarer by the same
# factor.
PRIOR = torch.zeros(CLASSES)
PRIOR[0], PRIOR[19] = 1, -1


class Reader(nn.Module):
    """Scores a cell of 32 x 32 for 20 classes: four convolutions, three of which halve the picture, and two fully
    connected layers."""

    def __init__(self, widths=(8, 24, 48, 96), full=96):
        super().__init__()
        depths = (1, *widths[:-1])
        self.convolutions = nn.ModuleList(
            nn.Conv2d(depth, width, 3, stride=1 if depth == 1 else 2, padding=1, bias=False) for depth, width in zip(depths, widths)
        )
        self.norms = nn.ModuleList(nn.BatchNorm2d(width) for width in widths)
        self.full1 = nn.Linear(widths[-1] * 16, full, bias=False)
        self.norm = nn.BatchNorm1d(full)
        self.full2 = nn.Linear(full, CLASSES)
        self.drop = nn.Dropout(0.1)

    def forward(self, x):
        for convolution, norm in zip(self.convolutions, self.norms):
            x = F.relu(norm(convolution(x)))
        x = F.relu(self.norm(self.full1(self.drop(x.flatten(1)))))
        return self.full2(x)


def plain(pictures):
    """The network's input in the app: the middle 32 x 32 pixels of each cell, ink 1, paper 0."""
    edge = (WIDE - INPUT) // 2
    return (255 - pictures[:, edge:edge + INPUT, edge:edge + INPUT].float()).unsqueeze(1) / 255


def shaken(pictures, shake):
    """The same input, moved, turned, stretched and slanted a little, and in another light. `shake` is the torch
    generator."""
    n = len(pictures)

    def normal(deviation, *size):
        return torch.randn(n, *size, generator=shake) * deviation

    def even(low, high):
        return torch.rand(n, generator=shake) * (high - low) + low

    x = (255 - pictures.float()).unsqueeze(1) / 255
    turn, slant = normal(0.05), normal(0.05)
    across, down = even(0.88, 1.12), even(0.88, 1.12)
    fraction = INPUT / WIDE
    theta = torch.zeros(n, 2, 3)
    theta[:, 0, 0] = across * torch.cos(turn) * fraction
    theta[:, 0, 1] = (slant - torch.sin(turn)) * fraction
    theta[:, 1, 0] = torch.sin(turn) * fraction
    theta[:, 1, 1] = down * torch.cos(turn) * fraction
    theta[:, :, 2] = (normal(1.6, 2) * 2 / WIDE).clamp(-0.16, 0.16)
    grid = F.affine_grid(theta, (n, 1, INPUT, INPUT), align_corners=False)
    x = F.grid_sample(x, grid, align_corners=False, padding_mode="border")
    strength = even(0.6, 1.15).view(n, 1, 1, 1)
    veil = (torch.rand(n, 1, 1, 1, generator=shake) < 0.2) * torch.rand(n, 1, 1, 1, generator=shake) * 0.15
    slope = normal(0.04, 2)
    ramp = torch.linspace(-1, 1, INPUT)
    light = slope[:, :1].view(n, 1, 1, 1) * ramp.view(1, 1, 1, -1) + slope[:, 1:].view(n, 1, 1, 1) * ramp.view(1, 1, -1, 1)
    x = x * strength + veil + light
    noise = torch.randn(x.shape, generator=shake) * even(0, 0.04).view(n, 1, 1, 1)
    noise += F.interpolate(torch.randn(n, 1, 16, 16, generator=shake), INPUT, mode="bilinear") * even(-0.05, 0.05).clamp(min=0).view(n, 1, 1, 1)
    return (x + noise).clamp(0, 1)
