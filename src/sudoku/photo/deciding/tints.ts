import { CELLS, type Cell, columnOf, rowOf } from '../../core';
import { type Mesh, setPlaceOn } from '../mesh';
import { CLASSES } from '../network/weights';
import type { Picture } from '../picture';
import { digitIn } from '../reading';
import { favour } from './alike';

/**
 * The tint of some ink: how much more red than green it takes from the paper's light, and green than blue, as shares; or
 * adds to the light of a dark screen.
 */
export type Tint = readonly [number, number];

/** The number of sampled places of a cell in each direction, and how far they are from its sides, as a part of it. */
const SAMPLES = 24;
const EDGE = 0.14;
/** The paper is brighter than this share of the places, or as bright. */
const PAPER_RANK = 0.75;
/** Ink takes at least this part of what the darkest place takes from the light, which is at least `FAINTEST`. */
const DEEP = 0.4;
const FAINTEST = 0.12;
/** Ink is light if it stands out so many times as far to that side as to the other. */
const CLEARLY_LIGHT = 1.5;

/** Digits of this likelihood tell the tints of print and of handwriting, if there are so many. */
const SURE = 0.9;
const FEWEST_PRINTS = 4;
const FEWEST_WRITTEN = 3;
/** The two tints are different if their means are so far apart, and so many times as far as each of them varies. */
const APART = 0.08;
const CLEAR = 3;
/** A digit has one of the tints if it is at most this part of the way from it to the other, and no further beside. */
const NEAR = 0.35;
/** How many times likelier print becomes by that, and handwriting: a pencil may lie beside the pen. */
const PRINT = 5;
const HAND = 30;

/** The tint of the ink of a cell in a photograph; `null` if there is none. */
export function tintIn({ width, height, rgba }: Picture, mesh: Mesh, cell: Cell): Tint | null {
  const channels = [0, 1, 2].map(() => new Uint8Array(SAMPLES * SAMPLES));
  const place = { x: 0, y: 0 };
  const step = (1 - 2 * EDGE) / (SAMPLES - 1);
  for (let i = 0; i < SAMPLES * SAMPLES; i++) {
    const across = columnOf(cell) + EDGE + (i % SAMPLES) * step;
    setPlaceOn(mesh, across, rowOf(cell) + EDGE + Math.floor(i / SAMPLES) * step, place);
    const x = Math.max(0, Math.min(width - 1, Math.floor(place.x)));
    const y = Math.max(0, Math.min(height - 1, Math.floor(place.y)));
    channels.forEach((channel, of) => {
      channel[i] = rgba[(y * width + x) * 4 + of] ?? 0;
    });
  }
  const ranked = channels.map((channel) => channel.slice().sort());
  const at = (share: number): number =>
    ranked.reduce((sum, sorted) => sum + (sorted[Math.floor(share * (sorted.length - 1))] ?? 0), 0);
  const isLight = at(1) - at(0.5) > CLEARLY_LIGHT * (at(0.5) - at(0));
  const taken = channels.map((channel, of) => {
    const rank = isLight ? 1 - PAPER_RANK : PAPER_RANK;
    const paper = ranked[of]?.[Math.floor(rank * channel.length)] || 1;
    return Float32Array.from(channel, (light) =>
      Math.max(0, isLight ? (light - paper) / 255 : 1 - light / paper),
    );
  });
  const [red, green, blue] = taken as [Float32Array, Float32Array, Float32Array];
  const all = red.map((part, i) => (part + (green[i] as number) + (blue[i] as number)) / 3);
  const most = Math.max(...all);
  if (most < FAINTEST) return null;
  const sum = (of: Float32Array): number =>
    of.reduce((total, part, i) => ((all[i] as number) >= DEEP * most ? total + part : total), 0);
  const whole = sum(red) + sum(green) + sum(blue);
  return [(sum(red) - sum(green)) / whole, (sum(green) - sum(blue)) / whole];
}

/**
 * Weighs for 81 cells whether their digits are printed or handwritten by the tint of their ink, where the digits that
 * surely are printed have one and those that surely are handwritten another: a blue or a red pen. It turns no digit that
 * is sure.
 */
export function toldByTint(probabilities: Float32Array, tintOf: (cell: Cell) => Tint | null): Float32Array {
  const sure = (from: 0 | 9): readonly Cell[] =>
    CELLS.filter((cell) => digitsFrom(probabilities, cell, from) >= SURE);
  const [printCells, writtenCells] = [sure(0), sure(9)];
  if (printCells.length < FEWEST_PRINTS || writtenCells.length < FEWEST_WRITTEN) return probabilities;
  const tints = CELLS.map((cell) => (digitIn(probabilities, cell) === null ? null : tintOf(cell)));
  const tintsOf = (cells: readonly Cell[]): readonly Tint[] =>
    cells.map((cell) => tints[cell] ?? null).filter((tint) => tint !== null);
  const [prints, written] = [tintsOf(printCells), tintsOf(writtenCells)];
  if (prints.length < FEWEST_PRINTS || written.length < FEWEST_WRITTEN) return probabilities;
  const [print, hand] = [meanOf(prints), meanOf(written)];
  const way: Tint = [hand[0] - print[0], hand[1] - print[1]];
  const apart = Math.hypot(...way);
  const vary = Math.max(spreadOf(prints, print), spreadOf(written, hand));
  if (apart < APART || apart < CLEAR * vary) return probabilities;
  const told = Float32Array.from(probabilities);
  for (const cell of CELLS) {
    const tint = tints[cell];
    if (!tint) continue;
    if (distance(tint, print) <= NEAR * apart) favour(told, cell, 0, PRINT);
    else if (distance(tint, hand) <= NEAR * apart) favour(told, cell, 9, HAND);
  }
  return told;
}

/** How likely a cell holds a printed (`from` 0) or a handwritten digit (9). */
const digitsFrom = (probabilities: Float32Array, cell: Cell, from: 0 | 9): number =>
  probabilities
    .subarray(cell * CLASSES + from + 1, cell * CLASSES + from + 10)
    .reduce((sum, chance) => sum + chance, 0);

const distance = (a: Tint, b: Tint): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

function meanOf(tints: readonly Tint[]): Tint {
  const mean = (of: 0 | 1): number => tints.reduce((sum, tint) => sum + tint[of], 0) / tints.length;
  return [mean(0), mean(1)];
}

/** The distance of these tints from their mean, as a root mean square. */
const spreadOf = (tints: readonly Tint[], mean: Tint): number =>
  Math.sqrt(tints.reduce((sum, tint) => sum + distance(tint, mean) ** 2, 0) / tints.length);
