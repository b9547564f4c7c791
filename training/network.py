"""The network, and how its training pictures are shaken."""

import torch
import torch.nn as nn
import torch.nn.functional as F

INPUT, WIDE = 40, 56
CLASSES = 20


class Reader(nn.Module):
    """A cell of 40 x 40 to 20 scores: three convolutions, each halving the picture, and two layers over all of it."""

    def __init__(self, a=12, b=32, c=64, d=64):
        super().__init__()
        self.conv1 = nn.Conv2d(1, a, 5, stride=2, padding=2, bias=False)
        self.norm1 = nn.BatchNorm2d(a)
        self.conv2 = nn.Conv2d(a, b, 3, stride=2, padding=1, bias=False)
        self.norm2 = nn.BatchNorm2d(b)
        self.conv3 = nn.Conv2d(b, c, 3, stride=2, padding=1, bias=False)
        self.norm3 = nn.BatchNorm2d(c)
        self.full1 = nn.Linear(c * 25, d, bias=False)
        self.norm4 = nn.BatchNorm1d(d)
        self.full2 = nn.Linear(d, CLASSES)
        self.drop = nn.Dropout(0.2)

    def forward(self, x):
        x = F.relu(self.norm1(self.conv1(x)))
        x = F.relu(self.norm2(self.conv2(x)))
        x = F.relu(self.norm3(self.conv3(x)))
        x = F.relu(self.norm4(self.full1(self.drop(x.flatten(1)))))
        return self.full2(x)


def plain(pictures):
    """What the app gives the network: the middle 40 x 40 of each cell, ink 1, paper 0."""
    edge = (WIDE - INPUT) // 2
    return (255 - pictures[:, edge:edge + INPUT, edge:edge + INPUT].float()).unsqueeze(1) / 255


def shaken(pictures, shake):
    """The same, moved, turned, stretched and slanted a little, and in another light. `shake` is the torch generator."""
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
    noise = torch.randn(x.shape, generator=shake) * even(0, 0.03).view(n, 1, 1, 1)
    return (x + noise).clamp(0, 1)
