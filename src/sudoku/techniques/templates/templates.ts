import { type Digit, type DigitSet, NO_DIGITS } from '../../core';
import { ratingAbove } from '../catalogue';
import { type Candidate, candidate } from '../frame/candidate';
import type { Position } from '../frame/position';
import { remembered } from '../frame/remembered';
import type { Step } from '../frame/step';
import { LOWEST } from '../frame/tables';
import { lowestBit } from '../frame/targets';

/*
 * A template is a way to place one digit on the whole board: once in each row, column and box, in its candidates and
 * where it already is. A candidate in no template is false; one in all templates is true. First the templates of one
 * digit are examined alone, then without those that leave another digit no template.
 */

/** A digit with more templates than this is not decided yet. */
const MOST = 2000;

/** The templates of a digit as sets of cells, three bands each; `null` if there are too many. */
type Templates = readonly number[] | null;

/** Candidates that are in every template of their digit. */
export function* findTemplateSets(position: Position): Generator<Step> {
  for (const { index, templates, others } of found(position)) {
    const places = candidatesOf(position, index, (band) => and(templates, band));
    if (places.length > 0) yield stepOf('templateSet', index, others, places, []);
  }
}

/** Candidates that are in no template of their digit. */
export function* findTemplateDeletes(position: Position): Generator<Step> {
  for (const { index, templates, others } of found(position)) {
    const eliminates = candidatesOf(position, index, (band) => ~or(templates, band));
    if (eliminates.length > 0) yield stepOf('templateDelete', index, others, [], eliminates);
  }
}

const stepOf = (
  technique: Step['technique'],
  index: number,
  others: DigitSet,
  places: readonly Candidate[],
  eliminates: readonly Candidate[],
): Step => ({
  technique,
  rating: ratingAbove(technique, others === NO_DIGITS ? 0 : 5),
  places,
  eliminates,
  because: { kind: 'template', digit: (index + 1) as Digit, others },
});

function candidatesOf(position: Position, index: number, cells: (band: number) => number): Candidate[] {
  const all: Candidate[] = [];
  for (let band = 0; band < 3; band++)
    for (let bits = position.bands[index * 3 + band]! & cells(band); bits !== 0; bits &= bits - 1)
      all.push(candidate(band * 27 + lowestBit(bits), index + 1));
  return all;
}

function and(templates: readonly number[], band: number): number {
  let bits = -1;
  for (let at = band; at < templates.length; at += 3) bits &= templates[at]!;
  return bits;
}

function or(templates: readonly number[], band: number): number {
  let bits = 0;
  for (let at = band; at < templates.length; at += 3) bits |= templates[at]!;
  return bits;
}

/** The templates of each digit: alone, and without those incompatible with the other digits. */
const found = remembered((position) => {
  const alone = Array.from({ length: 9 }, (_, index) => templatesOf(position, index));
  const together = compatible(alone);
  const used = alone.reduce((set, templates, index) => (templates === null ? set : set | (1 << index)), 0);
  return [alone, together].flatMap((all) =>
    all.flatMap((templates, index) => {
      if (templates === null || templates.length === 0) return [];
      if (all === together && templates.length === alone[index]!.length) return [];
      const others = (all === together ? used & ~(1 << index) : NO_DIGITS) as DigitSet;
      return [{ index, templates, others }];
    }),
  );
});

function templatesOf(position: Position, index: number): Templates {
  const rows = Array.from({ length: 9 }, (_, row) => position.places[index * 27 + row]!);
  for (let cell = 0; cell < 81; cell++)
    if (position.digits[cell] === index + 1) rows[Math.floor(cell / 9)] = 1 << (cell % 9);
  const templates: number[] = [];
  const bands = [0, 0, 0];
  const extend = (row: number, columns: number, boxes: number): boolean => {
    if (row === 9) {
      templates.push(...bands);
      return templates.length <= MOST * 3;
    }
    const band = Math.floor(row / 3);
    for (let left = rows[row]! & ~columns; left !== 0; left &= left - 1) {
      const box = 1 << Math.floor(LOWEST[left]! / 3);
      if ((boxes & box) !== 0) continue;
      const bit = (left & -left) << ((row % 3) * 9);
      bands[band]! |= bit;
      const few = extend(row + 1, columns | (left & -left), row % 3 === 2 ? 0 : boxes | box);
      bands[band]! &= ~bit;
      if (!few) return false;
    }
    return true;
  };
  return extend(0, 0, 0) ? templates : null;
}

/** The templates that leave every other digit a template without a common cell. */
function compatible(alone: readonly Templates[]): Templates[] {
  const all = [...alone];
  for (let changed = true; changed; ) {
    changed = false;
    for (const [index, templates] of all.entries()) {
      if (templates === null) continue;
      const kept: number[] = [];
      for (let at = 0; at < templates.length; at += 3) {
        const [a, b, c] = [templates[at]!, templates[at + 1]!, templates[at + 2]!];
        if (all.every((others, other) => other === index || others === null || leavesOne(others, a, b, c)))
          kept.push(a, b, c);
      }
      if (kept.length === templates.length) continue;
      all[index] = kept;
      changed = true;
    }
  }
  return all;
}

function leavesOne(templates: readonly number[], a: number, b: number, c: number): boolean {
  for (let at = 0; at < templates.length; at += 3)
    if ((templates[at]! & a) === 0 && (templates[at + 1]! & b) === 0 && (templates[at + 2]! & c) === 0)
      return true;
  return false;
}
