import { describe, expect, it } from 'vitest';
import { rgbFrom, rgbPainted } from './palette';

describe('a colour', () => {
  it.each([
    ['#0b5aa8', [11, 90, 168]],
    ['#fff', [255, 255, 255]],
    ['Canvas', [128, 128, 128]],
  ])('of a style sheet is read: %s', (text, rgb) => expect(rgbFrom(text)).toEqual(rgb));

  it.each([
    ['rgb(1, 20, 255)', [1, 20, 255]],
    ['rgba(1, 20, 255, 0.5)', [1, 20, 255]],
    ['color(srgb 0 0.5 1)', [0, 128, 255]],
    ['color(srgb 0.2 0.4 0.6 / 0.5)', [51, 102, 153]],
    ['color(display-p3 0 0.5 1)', [128, 128, 128]],
    ['', [128, 128, 128]],
  ])('as a browser computes it is read: %s', (text, rgb) => expect(rgbPainted(text)).toEqual(rgb));
});
