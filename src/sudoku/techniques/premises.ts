import { cellsOf, housesOf } from '../core';
import { type Candidate, candidate, cellOf, digitOf } from './frame/candidate';
import type { Chain, Tie } from './frame/chain';
import type { Fish } from './frame/fish';
import { isCandidate, type Position } from './frame/position';
import type { AlmostLocked, Bent, Deadly, Fireworks, Reason, Step, Subset, Wing } from './frame/step';
import { CELL_AT, DIGITS_OF, isIn, sees } from './frame/tables';

const ALL = 0b111_111_111;

/**
 * The premises of a step: every candidate that must be gone for its reason to hold, whether or not it ever was on
 * this board; some may be listed twice. In any position of the same puzzle without these candidates the step is right
 * too. `position` is the one in which the step was found. Where one of several candidates must be gone, it is one that
 * is not in `start`, if possible.
 */
export function premisesOf(position: Position, step: Step, start = position): Candidate[] {
  const into: Candidate[] = [];
  const { because, eliminates } = step;
  if (because.kind === 'bent') bent(into, position, because, eliminates, start);
  if (because.kind === 'almostLocked') almostLocked(into, position, because, eliminates, start);
  if (because.kind === 'chain' && because.loop) heldBySets(into, position, because, eliminates, start);
  for (const place of step.places) collect(into, position, step.because, place);
  if (step.places.length === 0) collect(into, position, step.because, null);
  return into;
}

function collect(into: Candidate[], position: Position, reason: Reason, place: Candidate | null): void {
  switch (reason.kind) {
    case 'fullHouse':
      for (let at = 0; at < 9; at++) {
        const cell = CELL_AT[reason.house * 9 + at]!;
        if (place === null || cell !== cellOf(place)) cellAsItIs(into, position, cell);
      }
      return;
    case 'nakedSingle':
      cellAsItIs(into, position, reason.cell);
      return;
    case 'hiddenSingle':
      if (place !== null) onlyIn(into, reason.house, reason.digit, [cellOf(place)]);
      return;
    case 'direct':
      collect(into, position, reason.pattern, null);
      if (place !== null)
        onlyIn(into, reason.house, reason.digit, [cellOf(place), ...reason.strikes.map(cellOf)]);
      return;
    case 'locked':
      onlyIn(into, reason.from, reason.digit, reason.to);
      return;
    case 'subset':
      subset(into, reason);
      return;
    case 'fish':
      fish(into, reason.digit, reason);
      if (reason.twin !== null) fish(into, reason.digit, reason.twin);
      return;
    case 'wing':
      wing(into, position, reason);
      return;
    case 'deadly':
      deadly(into, position, reason);
      return;
    case 'grave':
      grave(into, position);
      return;
    case 'colours':
      for (const { a, house } of reason.links) {
        if (house === null) cellAsItIs(into, position, cellOf(a));
        else houseAsItIs(into, position, house, digitOf(a));
      }
      if (reason.emptied !== null) cellAsItIs(into, position, reason.emptied);
      return;
    case 'chain':
      for (const chain of reason.twin === null ? [reason] : [reason, reason.twin])
        strongLinks(into, position, chain);
      return;
    case 'almostLocked':
    case 'bent':
      // They also depend on what the step eliminates.
      return;
    case 'exclusion':
      for (const cell of [...reason.cells.slice(1), ...reason.blocked.flatMap(({ set }) => set)])
        cellAsItIs(into, position, cell);
      return;
    case 'fireworks':
      fireworks(into, reason);
      return;
    case 'guardians':
      for (const [i, house] of reason.houses.entries())
        onlyIn(into, house, reason.digit, [
          reason.cells[i]!,
          reason.cells[(i + 1) % reason.cells.length]!,
          ...reason.guardians,
        ]);
      return;
    case 'forcing':
      if (reason.split.kind === 'fish') fish(into, reason.split.digit, reason.split);
      else if (reason.split.kind !== 'candidate') tie(into, position, reason.split);
      for (const { by } of reason.branches.flatMap(({ lines }) => lines)) {
        if (by.kind === 'technique') for (const premise of by.premises) into.push(premise);
        else if (by.kind === 'cell' || by.kind === 'house') tie(into, position, by);
      }
      return;
    case 'template':
      for (const digit of [reason.digit, ...DIGITS_OF[reason.others]!])
        for (let cell = 0; cell < 81; cell++)
          if (!isCandidate(position, cell, digit) && position.digits[cell] !== digit)
            into.push(candidate(cell, digit));
  }
}

function subset(into: Candidate[], { hidden, digits, cells, houses }: Subset): void {
  if (!hidden) for (const cell of cells) onlyThese(into, cell, digits);
  else for (const house of houses) for (const digit of DIGITS_OF[digits]!) onlyIn(into, house, digit, cells);
}

function fish(
  into: Candidate[],
  digit: number,
  { base, cover, fins }: Omit<Fish, 'kind' | 'digit' | 'twin'>,
): void {
  for (const house of base) {
    for (let at = 0; at < 9; at++) {
      const cell = CELL_AT[house * 9 + at]!;
      const once = base.every((other) => other === house || !isIn(cell, other));
      if (!(once && cover.some((other) => isIn(cell, other))) && !fins.some((fin) => fin === cell))
        into.push(candidate(cell, digit));
    }
  }
}

/**
 * The sets have no other digits. A cell may be any digit of its set that leaves all that links the sets in sight, and all
 * that the step eliminates.
 */
function almostLocked(
  into: Candidate[],
  position: Position,
  { sets, commons, stem }: AlmostLocked,
  eliminates: readonly Candidate[],
  start: Position,
): void {
  for (const { cells, digits } of sets) for (const cell of cells) onlyThese(into, cell, digits);
  if (stem !== null) cellAsItIs(into, position, stem.cell);
  const isLoop = commons.length >= sets.length;
  const last = sets.length - 1;
  const holds = (isThere: IsThere): boolean => {
    const allSee = (set: number, digit: number, see: (cell: number) => boolean): boolean =>
      sets[set]!.cells.every((cell) => !isThere(cell, digit) || see(cell));
    const isStruck = (one: Candidate): boolean => {
      const inSight = (set: number): boolean => allSee(set, digitOf(one), (cell) => sees(cell, cellOf(one)));
      const holders = sets.flatMap(({ digits }, i) => ((digits >> (digitOf(one) - 1)) & 1 ? [i] : []));
      if (isLoop && !commons.some(({ digit }) => digit === digitOf(one))) return holders.some(inSight);
      return holders.every((set) => (stem === null && set !== 0 && set !== last) || inSight(set));
    };
    return (
      commons.every(({ a, b, digit }) =>
        allSee(a, digit, (cell) => allSee(b, digit, (other) => sees(cell, other))),
      ) &&
      (stem === null || stem.digits.every((digit, i) => allSee(i, digit, (cell) => sees(cell, stem.cell)))) &&
      eliminates.every(isStruck)
    );
  };
  const own = sets.flatMap(({ cells, digits }) =>
    cells.flatMap((cell) => DIGITS_OF[digits]!.map((digit) => candidate(cell, digit))),
  );
  least(into, position, own, holds, start);
}

/** Whether a cell has a digit. */
type IsThere = (cell: number, digit: number) => boolean;

/** Of some candidates those that must be gone too: the others may all be there, if possible what was in `start`. */
function least(
  into: Candidate[],
  position: Position,
  candidates: readonly Candidate[],
  holds: (isThere: IsThere) => boolean,
  start: Position,
): void {
  const back = new Set<Candidate>();
  const isThere: IsThere = (cell, digit) =>
    isCandidate(position, cell, digit) || back.has(candidate(cell, digit));
  const lost = candidates.filter(
    (one) => !isCandidate(position, cellOf(one), digitOf(one)) && !into.includes(one),
  );
  const wasThere = (one: Candidate): number => (isCandidate(start, cellOf(one), digitOf(one)) ? 1 : 0);
  for (const one of lost.sort((a, b) => wasThere(b) - wasThere(a))) {
    back.add(one);
    if (holds(isThere)) continue;
    back.delete(one);
    into.push(one);
  }
}

/**
 * The cells have no other digits. Of its digits a cell may be any that then still fits into no more of the cells than it
 * is counted, and into one less if an eliminated candidate is true.
 */
function bent(
  into: Candidate[],
  position: Position,
  { parts, digits, twice, loose }: Bent,
  eliminates: readonly Candidate[],
  start: Position,
): void {
  const cells = parts.flat();
  for (const cell of cells) onlyThese(into, cell, digits);
  for (const digit of DIGITS_OF[digits]!) {
    const counted = 1 + ((twice >> (digit - 1)) & 1);
    const struck = eliminates.filter((one) => digitOf(one) === digit).map(cellOf);
    const own = cells.map((cell) => candidate(cell, digit));
    const holds = (isThere: IsThere): boolean => {
      const places = cells.filter((cell) => isThere(cell, digit));
      const beside = (cell: number): number[] => places.filter((place) => !sees(place, cell));
      return (
        (digit === loose || fitAtMost(places, counted)) &&
        struck.every((cell) => fitAtMost(beside(cell), counted - 1))
      );
    };
    least(into, position, own, holds, start);
  }
}

/** Whether no more than so many of these cells can hold the same digit. */
const fitAtMost = (cells: readonly number[], most: number): boolean =>
  cells.length <= most ||
  (most > 0 &&
    cells.every((cell, i) =>
      fitAtMost(
        cells.slice(i + 1).filter((other) => !sees(other, cell)),
        most - 1,
      ),
    ));

/** Outside the box each digit has no place in the row and column of the crossing, except the ends. */
function fireworks(into: Candidate[], { crossings, ends }: Fireworks): void {
  for (const { cell, digits } of crossings) {
    const [row, column, box] = housesOf(cell);
    for (const house of [row, column])
      for (const other of cellsOf(house))
        if (!isIn(other, box) && !ends.includes(other))
          for (const digit of DIGITS_OF[digits]!) into.push(candidate(other, digit));
  }
}

/** The cells have no other digits, and each digit but that of the wing fits into only one of them. */
function wing(into: Candidate[], position: Position, { pivot, pincers, digit, digits }: Wing): void {
  const cells = [pivot, ...pincers];
  for (const cell of cells) {
    onlyThese(into, cell, digits);
    for (const other of DIGITS_OF[digits & ~position.candidates[cell]!]!) {
      const isTwice = cells.some(
        (one) => one !== cell && isCandidate(position, one, other) && !sees(one, cell),
      );
      if (other === digit || isTwice) into.push(candidate(cell, other));
    }
  }
}

/** The cells have no digits but the pattern's and the extras. Where a cell has lost one of the pattern's, it may be back. */
function deadly(into: Candidate[], position: Position, reason: Deadly): void {
  for (const cell of reason.cells)
    if (position.digits[cell] !== 0) cellAsItIs(into, position, cell);
    else onlyThese(into, cell, reason.digits | position.candidates[cell]!);
  for (const { house, digit } of reason.ties) onlyIn(into, house, digit, reason.cells);
  if (reason.subset === null) return;
  const { cells, hidden } = reason.subset;
  subset(
    into,
    hidden ? { ...reason.subset, cells: [...cells, ...reason.extras.map(cellOf)] } : reason.subset,
  );
}

function grave(into: Candidate[], position: Position): void {
  for (let cell = 0; cell < 81; cell++) cellAsItIs(into, position, cell);
}

function strongLinks(into: Candidate[], position: Position, { nodes, links }: Chain): void {
  for (const [i, { strong, by }] of links.entries()) {
    if (!strong) continue;
    if (by.kind !== 'set') {
      tie(into, position, by);
      continue;
    }
    // If a digit of its nodes had another place in the set, that place might not see the next node of the chain.
    for (const cell of by.cells)
      onlyThese(into, cell, (by.digits & ~digitsAround(nodes, i)) | position.candidates[cell]!);
  }
}

/** The digits of a node and of the next. */
const digitsAround = (nodes: Chain['nodes'], i: number): number =>
  [...nodes[i]!, ...nodes[(i + 1) % nodes.length]!].reduce((set, end) => set | (1 << (digitOf(end) - 1)), 0);

/**
 * In a loop an almost locked set also holds each digit that is not in its nodes: so what all places of it see is
 * eliminated. It has no places elsewhere in the set. Of several such sets, the one that fewest candidates of `start` must
 * be gone for.
 */
function heldBySets(
  into: Candidate[],
  position: Position,
  { nodes, links }: Chain,
  eliminates: readonly Candidate[],
  start: Position,
): void {
  const isStruckBy = (one: Candidate, node: number): boolean =>
    nodes[node % nodes.length]!.every((other) => excludes(other, one));
  for (const one of eliminates) {
    if (links.some(({ strong }, i) => !strong && isStruckBy(one, i) && isStruckBy(one, i + 1))) continue;
    const digit = digitOf(one);
    const hidden = (cell: number): boolean => !sees(cell, cellOf(one));
    const lost = links.flatMap(({ by }, i) => {
      if (by.kind !== 'set' || (((by.digits & ~digitsAround(nodes, i)) >> (digit - 1)) & 1) === 0) return [];
      const beside = by.cells.filter(hidden);
      return beside.some((cell) => isCandidate(position, cell, digit)) ? [] : [beside];
    });
    const inStart = (cells: readonly number[]): number =>
      cells.filter((cell) => isCandidate(start, cell, digit)).length;
    const [fewest = []] = lost.sort((a, b) => inStart(a) - inStart(b));
    for (const cell of fewest) into.push(candidate(cell, digit));
  }
}

/** Whether one of two candidates must be false. */
const excludes = (one: Candidate, other: Candidate): boolean =>
  one !== other &&
  (cellOf(one) === cellOf(other) || (digitOf(one) === digitOf(other) && sees(cellOf(one), cellOf(other))));

function tie(into: Candidate[], position: Position, by: Exclude<Tie, { readonly kind: 'set' }>): void {
  if (by.kind === 'cell') cellAsItIs(into, position, by.cell);
  else houseAsItIs(into, position, by.house, by.digit);
}

/** The digit's only places in the house are in these cells, or in this other house. */
function onlyIn(into: Candidate[], house: number, digit: number, there: readonly number[] | number): void {
  for (let at = 0; at < 9; at++) {
    const cell = CELL_AT[house * 9 + at]!;
    const free = typeof there === 'number' ? isIn(cell, there) : there.includes(cell);
    if (!free) into.push(candidate(cell, digit));
  }
}

/** The cell has no digits but these. */
function onlyThese(into: Candidate[], cell: number, digits: number): void {
  for (const digit of DIGITS_OF[ALL & ~digits]!) into.push(candidate(cell, digit));
}

/** A blank cell has no digits but its candidates; a filled cell has no digit but its own. */
function cellAsItIs(into: Candidate[], position: Position, cell: number): void {
  const digit = position.digits[cell]!;
  onlyThese(into, cell, digit === 0 ? position.candidates[cell]! : 1 << (digit - 1));
}

/** The digit has no places in the house but its candidates, or the cell that holds it. */
function houseAsItIs(into: Candidate[], position: Position, house: number, digit: number): void {
  for (let at = 0; at < 9; at++) {
    const cell = CELL_AT[house * 9 + at]!;
    if (!isCandidate(position, cell, digit) && position.digits[cell] !== digit)
      into.push(candidate(cell, digit));
  }
}
