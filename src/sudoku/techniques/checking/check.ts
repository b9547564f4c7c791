import type { Step } from '../frame/step';
import type { Proof } from '../proof/prove';
import { after, cellAt, clash, digitAt, isOpen, openOn, type Plain, pair } from './board';
import { Claims, Fault } from './claims';
import { conclusionOf } from './patterns';

/** A step that was checked: what is wrong with it, and which candidates must be gone for it. */
export interface Checked {
  /** In words for a report; `null` if all it says is true. */
  readonly fault: string | null;
  readonly relied: ReadonlySet<number>;
}

/**
 * Checks a step on a plain board, by the rules and the meaning of its reason alone. If `strict`, all that it names must
 * be on the board, and it must remove all that its pattern rules out; otherwise only its conclusion must follow.
 */
export function check(board: Plain, { places, eliminates, because }: Step, strict = true): Checked {
  const claims = new Claims(board, strict);
  try {
    claims.that(places.length + eliminates.length > 0, 'says nothing');
    claims.that(
      new Set([...places, ...eliminates]).size === places.length + eliminates.length,
      'says it twice',
    );
    const isStill = (one: number): boolean => isOpen(board, one);
    claims.toTheLetter([...places, ...eliminates].every(isStill), 'says what is decided');
    for (const placed of places.length === 0 ? [null] : places) {
      const conclusion = conclusionOf(claims, because, placed);
      claims.that(placed === null || conclusion.shows(placed), 'the placed digit does not follow');
      claims.that(
        eliminates.every((one) => conclusion.rulesOut(one)),
        'what it removes does not follow',
      );
      if (strict)
        for (const one of openOn(board))
          claims.that(
            !conclusion.all(one) ||
              !conclusion.rulesOut(one) ||
              eliminates.some((each) => each === one) ||
              places.some((place) => clash(place, one)),
            `leaves ${digitAt(one)} in ${cellAt(one)}, which its pattern rules out`,
          );
    }
    return { fault: null, relied: claims.relied };
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown;
    return { fault: thrown.message, relied: claims.relied };
  }
}

/** The patterns of which a cell may have a digit that it has lost, if not too many have theirs: tried out on the board. */
const isSpared = ({ because }: Step): boolean =>
  because.kind === 'bent' ||
  because.kind === 'almostLocked' ||
  (because.kind === 'chain' && because.loop && because.links.some(({ by }) => by.kind === 'set'));

/** What is wrong with a proof, in words for a report, or `null`: it is replayed line by line. */
export function faultIn(
  start: Plain,
  { goal, places, lines }: Pick<Proof, 'goal' | 'places' | 'lines'>,
): string | null {
  let board = start;
  const remover = new Map<number, number>();
  for (const [index, { step, needs, from }] of lines.entries()) {
    const line = `line ${index + 1} (${step.technique})`;
    const { fault, relied } = check(board, step);
    if (fault !== null) return `${line}: ${fault}`;
    const relies = [...relied].filter((one) => isOpen(start, one));
    const unnamed = relies.find((one) => !needs.some((need) => need === one));
    if (unnamed !== undefined) return `${line}: relies on ${unnamed}, which it does not need`;
    if (needs.some((need) => isOpen(board, need) || !isOpen(start, need)))
      return `${line}: needs what is there`;
    const isSparing = isSpared(step);
    const unneeded = isSparing
      ? needs.find((need) => afterAll(without(start, needs, need), [step]) !== null)
      : needs.find((need) => step.because.kind !== 'grave' && !relied.has(need));
    if (unneeded !== undefined) return `${line}: needs ${unneeded}, which it does not rely on`;
    if (isSparing && afterAll(without(start, needs), [step]) === null)
      return `${line}: relies on more than it needs`;
    const sources = [...new Set(needs.map((need) => remover.get(need) ?? -1))].sort((a, b) => a - b);
    if (sources.join() !== from.join()) return `${line}: builds on ${from}, not on ${sources}`;
    board = after(board, step);
    for (const one of openOn(start)) if (!isOpen(board, one) && !remover.has(one)) remover.set(one, index);
  }
  if (!reaches(board, goal, places)) return 'does not come to its goal';
  const idle = lines.findIndex((_, index) => {
    const left = afterAll(
      start,
      lines.filter((_, i) => i !== index).map(({ step }) => step),
    );
    return left !== null && reaches(left, goal, places);
  });
  return idle < 0 ? null : `line ${idle + 1} (${lines[idle]?.step.technique}) can be left out`;
}

const reaches = ({ digits, open }: Plain, goal: number, places: boolean): boolean =>
  places
    ? digits[cellAt(goal)] === digitAt(goal)
    : digits[cellAt(goal)] !== digitAt(goal) && open[cellAt(goal)]?.includes(digitAt(goal)) !== true;

/** The board after steps that each hold; `null` if one does not. */
function afterAll(start: Plain, steps: readonly Step[]): Plain | null {
  let board = start;
  for (const step of steps) {
    if (check(board, step, false).fault !== null) return null;
    board = after(board, step);
  }
  return board;
}

/** The board without some candidates, one of which is back. */
const without = (board: Plain, gone: readonly number[], back = -1): Plain => ({
  ...board,
  open: board.open.map((digits, cell) =>
    digits.filter((digit) => pair(cell, digit) === back || !gone.includes(pair(cell, digit))),
  ),
});
