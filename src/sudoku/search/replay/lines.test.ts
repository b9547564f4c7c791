import { describe, expect, it } from 'vitest';
import { digitsOf, type Grid, grid } from '../../core';
import { EXAMPLES, PUZZLE_SETS } from '../../testing';
import { PSEUDOCODE, type StrategyId } from '../machine/pseudocode';
import type { Blocked, LineRun, SearchView } from '../machine/view';
import type { OptionsOf } from '../registry';
import { begin } from '../testing';
import { type Call, callsOf } from './calls';
import { linesBetween, viewAtLine } from './lines';
import { localsText, PROGRAMS, type Run, read, rowByRow, UNITS } from './testing';

/** What a line does, as the programs above write it. */
function whatOf({ does }: LineRun): string {
  switch (does.kind) {
    case 'start':
      return '';
    case 'full':
      return 'none';
    case 'goTo':
    case 'return':
      return needText(does.need);
    case 'strike':
      return `${does.cell}:${digitsOf(does.left).join('')}`;
    case 'skip':
      return `${does.cell}=${does.blocked.digit}`;
    case 'why':
      if (does.why.kind === 'deadEnd') return needText(does.why.need);
      return 'digit' in does.why ? `${does.why.cell}=${does.why.digit}` : '';
    default:
      return `${does.cell}=${does.digit}`;
  }
}

const needText = (need: NonNullable<SearchView['next']>['need']): string =>
  need.kind === 'cell' ? String(need.cell) : `${need.digit} in ${need.house}`;

const boardOf = ({ board, variables }: SearchView): string =>
  variables.kind === 'propagation'
    ? variables.candidates.map((set) => digitsOf(set).join('')).join(' ')
    : board;

/** The local variables of a call, as the programs write them. */
const localsOf = (call: Call): string =>
  localsText({
    need: call.need === null ? '' : needText(call.need),
    index: call.index ?? '',
    list: call.list.map(({ cell, digit }) => (call.need?.kind === 'place' ? `${cell}=${digit}` : digit)),
    taken: call.position,
    colour: call.colour ?? '',
    filled: call.forced,
    got: String(call.received ?? ''),
    gives: String(call.returns ?? ''),
  });

/** Follows a strategy and a program line by line, and returns how many lines they have in common. */
function follow<K extends StrategyId>(
  strategy: K,
  givens: Grid,
  program: (board: number[], all: boolean) => Run,
  options: Partial<OptionsOf<K>> = {},
  far = 900,
): number {
  const machine = begin(strategy, givens, options);
  const run = program(read(givens), options.all ?? false);
  let before: SearchView | null = null;
  let lines = 0;
  for (;;) {
    const after = machine.look();
    const runs = linesBetween(before, after);
    // What the state tells of its lines is part of it.
    const untold = after.lines.filter((line) => runs.every((run) => run.line !== line));
    if (untold.length > 0 || runs.at(-1)?.written !== true) throw new Error(`state ${machine.at}: ${untold}`);
    for (const [index, one] of runs.entries()) {
      const { done, value } = run.next();
      const view = viewAtLine({ before, after, runs }, index);
      // The first cell turns white together with the end of the search, which is no step.
      const isLast = strategy === 'colouredNodes' && after.outcome === 'exhausted';
      const shown = isLast && !done ? value[3] : boardOf(view);
      const locals = callsOf(view).map(localsOf).join(' / ');
      const said = [
        one.calls,
        one.line,
        whatOf(one),
        shown,
        isLast ? locals.replace('white', 'grey') : locals,
      ];
      if (done || said.join() !== (isLast ? value.join().replace(' white', ' grey') : value.join()))
        throw new Error(`state ${machine.at}, line ${index}: ${said}\nnot ${done ? 'the end' : value}`);
      lines++;
    }
    if (lines >= far) return lines;
    before = after;
    if (machine.step() === null) break;
  }
  expect(run.next().done).toBe(true);
  return lines;
}

const STRATEGIES = Object.keys(PROGRAMS) as StrategyId[];

const [HARD] = PUZZLE_SETS.get('hardest-1106') ?? [];
/** Nine givens that leave one cell no digit. */
const DEAD = grid(`12345678.${'.'.repeat(8)}9${'.'.repeat(63)}`);
/** Two solutions, which every method finds soon, and then nothing is left to try. */
const TWO_WAYS = grid('.8.921657.673458.1.5187.4.3548.3.9767.9.641381.679824.3.2689.1.8142.3.6969.4.7382');
const PUZZLES: readonly Grid[] = [EXAMPLES[0]!.givens, EXAMPLES[1]!.givens, HARD as Grid, DEAD];

describe('the lines of a step, and the calls at each of them', () => {
  it.each(STRATEGIES)('are those of a program written from its method: %s', (strategy) => {
    let lines = 0;
    for (const givens of PUZZLES) lines += follow(strategy, givens, PROGRAMS[strategy]);
    expect(lines).toBeGreaterThan(900);
  });

  it('are the same if each blocked digit is a step of its own', () => {
    for (const givens of PUZZLES)
      expect(follow('rowByRow', givens, rowByRow, { rejections: true })).toBeGreaterThan(10);
  });

  it.each(STRATEGIES)('go on after a solution, until every way has been tried: %s', (strategy) => {
    expect(follow(strategy, TWO_WAYS, PROGRAMS[strategy], { all: true })).toBeGreaterThan(30);
  });

  it.each(STRATEGIES)('are lines of the method, each of which runs at some time: %s', (strategy) => {
    const ran = new Set<string>();
    const options = strategy === 'colouredNodes' ? { all: true, singlesBefore: true } : { all: true };
    for (const givens of [TWO_WAYS, EXAMPLES[1]!.givens, DEAD, HARD as Grid]) {
      const machine = begin(strategy, givens, options);
      let before: SearchView | null = null;
      for (let step = 0; step < 1000 && ran.size < PSEUDOCODE[strategy].length; step++) {
        const after = machine.look();
        for (const { line } of linesBetween(before, after)) ran.add(line);
        before = after;
        if (machine.step() === null) break;
      }
    }
    expect([...ran].sort()).toEqual([...PSEUDOCODE[strategy]].sort());
  });
});

describe('the view at a line', () => {
  it('shows the board before the step until the step is made, and its dead end only in its last line', () => {
    const machine = begin('rowByRow', HARD as Grid);
    let deadEnds = 0;
    for (let before = machine.look(); deadEnds < 20; ) {
      machine.step();
      const after = machine.look();
      const runs = linesBetween(before, after);
      const views = runs.map((_, index) => viewAtLine({ before, after, runs }, index));
      for (const [index, view] of views.entries()) {
        expect(view.board).toBe(runs[index]?.written ? after.board : before.board);
        expect(view.run).toBe(runs[index]);
        if (index < runs.length - 1 && runs[index]?.written) expect(view.outcome).toBeNull();
      }
      if (after.outcome === 'deadEnd') {
        expect(views.at(-1)).toMatchObject({ outcome: 'deadEnd', line: 'deadEnd' });
        deadEnds++;
      }
      before = after;
    }
  });

  it('names the house that blocks a tested digit, with the cells that hold it', () => {
    const machine = begin('rowByRow', HARD as Grid);
    const skips: { cell: number; blocked: Blocked; board: string }[] = [];
    for (let before = machine.look(), step = 0; step < 200; step++) {
      machine.step();
      const after = machine.look();
      const runs = linesBetween(before, after);
      for (const [index, { does }] of runs.entries())
        if (does.kind === 'skip')
          skips.push({ ...does, board: viewAtLine({ before, after, runs }, index).board });
      before = after;
    }
    expect(skips.length).toBeGreaterThan(200);
    for (const { cell, blocked, board } of skips) {
      expect(UNITS[blocked.house]).toContain(cell);
      for (const other of blocked.by) expect(board[other]).toBe(String(blocked.digit));
      expect(blocked.by.some((other) => UNITS[blocked.house]?.includes(other))).toBe(true);
    }
  });
});
