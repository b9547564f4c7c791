import type { Branch, Line } from '../frame/chain';
import type { Forcing } from '../frame/step';
import { cellAt, cellsIn, clash, digitAt, isOpen, pair } from './board';
import type { Claims, Conclusion } from './claims';
import { fitsSomehow } from './fill';
import { oneFish } from './fish';

/** All cases end alike, or the only one in a contradiction. */
export function forcing(claims: Claims, { split, branches, outcome }: Forcing): Conclusion {
  const { board } = claims;
  const starts = branches.map(({ lines }) => lines[0]);
  claims.that(
    branches.length > 0 && starts.every((line) => line?.by.kind === 'supposed'),
    'a case without a start',
  );
  const cases: readonly number[] = starts.map((line) => line?.candidate ?? -1);
  claims.that(
    new Set(branches.map(({ lines }) => JSON.stringify(lines[0]))).size === branches.length,
    'a case twice',
  );
  const isOn = (on: boolean): boolean => starts.every((line) => line?.on === on);
  const areCases = (all: readonly number[], what: string): void => {
    claims.that(isOn(true) && all.every((one) => cases.includes(one)), what);
    claims.toTheLetter(cases.length === all.length, what);
  };
  if (split.kind === 'cell') {
    claims.blank([split.cell]);
    areCases(
      claims.at(split.cell).map((digit) => pair(split.cell, digit)),
      'not the candidates of the cell',
    );
    claims.only(split.cell, cases.map(digitAt));
  } else if (split.kind === 'house') {
    const places = cellsIn(split.house).filter((cell) => isOpen(board, pair(cell, split.digit)));
    areCases(
      places.map((cell) => pair(cell, split.digit)),
      'not the places in the house',
    );
    claims.onlyIn(split.house, split.digit, cases.map(cellAt));
  } else if (split.kind === 'fish') {
    const { fins } = split;
    areCases(
      fins.map((fin) => pair(fin, split.digit)),
      'not the fins',
    );
    claims.that(outcome !== null && !outcome.on, 'a fish shows nothing true');
    const rulesOut = oneFish(claims, split.digit, { ...split, fins });
    const bare = withoutFins(rulesOut, split.base, split.cover);
    claims.that(
      outcome !== null && digitAt(outcome.candidate) === split.digit && bare(outcome.candidate),
      'the fish does not rule it out',
    );
  } else {
    claims.that(
      cases.every((one) => one === split.candidate),
      'a case of another candidate',
    );
    claims.that(
      outcome === null ? branches.length === 1 : branches.length === 2 && !isOn(true) && !isOn(false),
      'not both cases',
    );
  }
  for (const branch of branches) caseHolds(claims, branch, outcome);
  if (outcome !== null) {
    const is = (on: boolean) => (one: number) => outcome.on === on && one === outcome.candidate;
    return { rulesOut: is(false), shows: is(true), all: () => true };
  }
  claims.that(split.kind === 'candidate', 'a contradiction in only one case');
  const [first] = starts;
  const opposite = (on: boolean) => (one: number) => first?.on !== on && one === first?.candidate;
  return { rulesOut: opposite(false), shows: opposite(true), all: () => true };
}

/** Whether the fish alone rules a candidate out: it is in the cover, but no cell of the base. */
const withoutFins =
  (_: (one: number) => boolean, base: readonly number[], cover: readonly number[]) =>
  (one: number): boolean => {
    const times = (houses: readonly number[]): number =>
      houses.filter((house) => cellsIn(house).includes(cellAt(one))).length;
    return times(cover) > (times(base) > 0 ? 1 : 0);
  };

function caseHolds(claims: Claims, { lines }: Branch, outcome: Forcing['outcome']): void {
  const last = lines.at(-1);
  const used = new Set<number>([lines.length - 1]);
  lines.forEach((line, i) => {
    claims.that(
      line.from.every((source) => source >= 0 && source < i),
      'a line before its source',
    );
    claims.that(i === 0 || line.by.kind !== 'supposed', 'a second assumption');
    lineHolds(
      claims,
      line,
      line.from.map((source) => lines[source] as Line),
    );
  });
  if (outcome !== null)
    claims.that(
      last?.candidate === outcome.candidate && last.on === outcome.on,
      'a case does not end with the outcome',
    );
  else {
    const against = lines.findIndex(({ candidate, on }) => candidate === last?.candidate && on !== last.on);
    claims.that(against >= 0, 'no contradiction');
    used.add(against);
  }
  for (let i = lines.length - 1; i >= 0; i--)
    if (used.has(i)) for (const source of lines[i]?.from ?? []) used.add(source);
  claims.that(used.has(0), 'the case does not rely on its assumption');
  claims.toTheLetter(used.size === lines.length, 'a line that nothing relies on');
}

function lineHolds(claims: Claims, { candidate, on, by }: Line, from: readonly Line[]): void {
  const { board } = claims;
  claims.toTheLetter(isOpen(board, candidate), 'a line about what is decided');
  const off = from.filter((line) => !line.on).map((line) => line.candidate as number);
  /** Each other candidate of a cell or house is off, or gone. */
  const isLeft = (others: readonly number[]): void => {
    claims.that(on, 'what is left must be true');
    claims.toTheLetter(
      off.every((one) => others.includes(one)) && off.length === from.length,
      'a source that is not used',
    );
    for (const other of others) if (!off.includes(other)) claims.gone(cellAt(other), digitAt(other));
  };
  const isBarred = (): void => {
    const barred = from.length === 1 && from[0]?.on === true && clash(from[0].candidate, candidate) && !on;
    claims.that(barred, 'nothing rules it out');
  };
  switch (by.kind) {
    case 'supposed':
      claims.that(from.length === 0, 'an assumption with a source');
      return;
    case 'weak':
      isBarred();
      return;
    case 'cell':
      claims.that(cellAt(candidate) === by.cell, 'another cell');
      if (!on) isBarred();
      else
        isLeft(
          [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => pair(by.cell, digit)).filter((one) => one !== candidate),
        );
      return;
    case 'house':
      claims.that(
        digitAt(candidate) === by.digit && cellsIn(by.house).includes(cellAt(candidate)),
        'another house',
      );
      if (!on) isBarred();
      else
        isLeft(
          cellsIn(by.house)
            .map((cell) => pair(cell, by.digit))
            .filter((one) => one !== candidate),
        );
      return;
    case 'set':
      claims.that(false, 'a set in a forcing chain');
      return;
    case 'technique': {
      claims.that(off.length === from.length, 'a technique that uses what is true');
      for (const premise of by.premises)
        if (!off.includes(premise)) claims.gone(cellAt(premise), digitAt(premise));
      const without = new Set<number>([...by.premises, ...off]);
      claims.toTheLetter(without.size === by.premises.length + off.length, 'a premise twice');
      claims.that(!fitsSomehow(without, candidate, !on), 'the technique does not show it');
    }
  }
}
