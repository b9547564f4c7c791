import { describe, expect, it } from 'vitest';
import { digitsOf, type Grid, grid } from '../../core';
import { EXAMPLES, PUZZLE_SETS } from '../../testing';
import { PSEUDOCODE, type StrategyId } from '../machine/pseudocode';
import type { Blocked, LineRun, SearchView } from '../machine/view';
import type { OptionsOf } from '../registry';
import { begin } from '../testing';
import { linesBetween, viewAtLine } from './lines';

/*
 * The methods, written again with recursion and plain arrays. They share no code with the search: each says, line by
 * line, what it does at which depth of the recursion, and what is on its board once the line has run.
 */

type Moment = readonly [calls: number, line: string, what: string, board: string];
type Run = Generator<Moment, boolean>;

const read = (givens: Grid): number[] => [...givens].map((character) => (character === '.' ? 0 : +character));
const row = (cell: number): number => Math.floor(cell / 9);
const column = (cell: number): number => cell % 9;
const box = (cell: number): number => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
const ALL = Array.from({ length: 81 }, (_, cell) => cell);
const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const PEERS = ALL.map((a) =>
  ALL.filter((b) => a !== b && (row(a) === row(b) || column(a) === column(b) || box(a) === box(b))),
);
const UNITS = [row, column, box].flatMap((of) => NINE.map((n) => ALL.filter((cell) => of(cell) === n - 1)));
const fits = (board: readonly number[], cell: number): number[] =>
  NINE.filter((digit) => PEERS[cell]!.every((peer) => board[peer] !== digit));
const text = (board: readonly number[]): string => board.join('').replaceAll('0', '.');

function* rowByRow(board: number[], all: boolean): Run {
  const blanks = ALL.filter((cell) => board[cell] === 0);
  const say = (calls: number, line: string, what = ''): Moment => [calls, line, what, text(board)];
  yield say(1, 'start');
  function* call(k: number): Run {
    const cell = blanks[k];
    yield say(k + 1, 'next', String(cell ?? 'none'));
    if (cell === undefined) {
      yield say(k + 1, 'solved');
      return !all;
    }
    let any = false;
    for (const digit of NINE) {
      yield say(k + 1, 'test', `${cell}=${digit}`);
      if (!fits(board, cell).includes(digit)) {
        yield say(k + 1, 'blocked', `${cell}=${digit}`);
        continue;
      }
      any = true;
      board[cell] = digit;
      yield say(k + 1, 'put', `${cell}=${digit}`);
      if (yield* call(k + 1)) return true;
      board[cell] = 0;
      yield say(k + 1, 'takeOut', `${cell}=${digit}`);
    }
    yield say(k + 1, 'deadEnd', String(cell));
    if (k === 0 && any) yield say(1, 'exhausted');
    return false;
  }
  return yield* call(0);
}

function* candidateLists(board: number[], all: boolean): Run {
  const say = (calls: number, line: string, what = ''): Moment => [calls, line, what, text(board)];
  yield say(1, 'start');
  function* call(calls: number): Run {
    const cell = board.indexOf(0);
    yield say(calls, 'scan', String(cell < 0 ? 'none' : cell));
    if (cell < 0) {
      yield say(calls, 'check');
      return !all;
    }
    const list = fits(board, cell);
    yield say(calls, 'strike', `${cell}:${list.join('')}`);
    if (list.length === 0) {
      yield say(calls, 'deadEnd', String(cell));
      return false;
    }
    for (const digit of list) {
      yield say(calls, 'try', `${cell}=${digit}`);
      board[cell] = digit;
      yield say(calls, 'put', `${cell}=${digit}`);
      if (yield* call(calls + 1)) return true;
      board[cell] = 0;
      yield say(calls, 'takeOut', `${cell}=${digit}`);
    }
    yield say(calls, 'try', String(cell));
    if (calls === 1) yield say(1, 'exhausted');
    return false;
  }
  return yield* call(1);
}

function* colouredNodes(board: number[], all: boolean): Run {
  const white = new Set(ALL.filter((cell) => board[cell] === 0));
  const say = (calls: number, line: string, what = ''): Moment => [calls, line, what, text(board)];
  yield say(1, 'start');
  /** `grey`: the digit whose node is being visited. */
  function* visit(calls: number, grey: string, standing: number[]): Run {
    const node = ALL.find((cell) => white.has(cell));
    yield say(calls, 'next', String(node ?? 'none'));
    if (node === undefined) {
      yield say(calls, 'solved');
      if (all) yield say(calls - 1, 'whiten', grey);
      return !all;
    }
    // A digit that has failed stays written, but it does not stand.
    const list = fits(standing, node);
    white.delete(node);
    if (list.length === 0) yield say(calls, 'deadEnd', String(node));
    for (const digit of list) {
      board[node] = digit;
      yield say(calls, 'grey', `${node}=${digit}`);
      if (
        yield* visit(calls + 1, `${node}=${digit}`, [
          ...standing.slice(0, node),
          digit,
          ...standing.slice(node + 1),
        ])
      )
        return true;
    }
    white.add(node);
    if (calls > 1) {
      board[node] = 0;
      yield say(calls - 1, 'whiten', grey);
    } else if (list.length > 0) yield say(1, 'exhausted');
    return false;
  }
  return yield* visit(1, '', [...board]);
}

function* fewestCandidates(board: number[], all: boolean): Run {
  const say = (calls: number, line: string, what = ''): Moment => [calls, line, what, text(board)];
  yield say(1, 'start');
  function* call(calls: number): Run {
    for (;;) {
      const blanks = ALL.filter((cell) => board[cell] === 0);
      const least = Math.min(...blanks.map((cell) => fits(board, cell).length));
      const cell = blanks.find((blank) => fits(board, blank).length === least);
      yield say(calls, 'choose', String(cell ?? 'none'));
      if (cell === undefined) {
        yield say(calls, 'solved');
        return !all;
      }
      const list = fits(board, cell);
      const [only, ...others] = list;
      if (only === undefined) {
        yield say(calls, 'deadEnd', String(cell));
        return false;
      }
      if (others.length > 0) return yield* loop(calls, cell, list, board, say, call);
      board[cell] = only;
      yield say(calls, 'forced', `${cell}=${only}`);
    }
  }
  return yield* call(1);
}

/** Tries the digits of a list; what follows from one is taken back with it. */
function* loop(
  calls: number,
  cell: number,
  list: readonly number[],
  board: number[],
  say: (calls: number, line: string, what?: string) => Moment,
  call: (calls: number) => Run,
): Run {
  const before = [...board];
  for (const digit of list) {
    board[cell] = digit;
    yield say(calls, 'put', `${cell}=${digit}`);
    if (yield* call(calls + 1)) return true;
    board.splice(0, 81, ...before);
    yield say(calls, 'takeOut', `${cell}=${digit}`);
  }
  yield say(calls, 'put', String(cell));
  if (calls === 1) yield say(1, 'exhausted');
  return false;
}

function* singlesFirst(board: number[], all: boolean): Run {
  const say = (calls: number, line: string, what = ''): Moment => [calls, line, what, text(board)];
  yield say(1, 'start');
  function* call(calls: number): Run {
    for (;;) {
      const blanks = ALL.filter((cell) => board[cell] === 0);
      const lists = ALL.map((cell) => (board[cell] === 0 ? fits(board, cell) : []));
      const places = (unit: readonly number[], digit: number) =>
        unit.filter((cell) => lists[cell]!.includes(digit));
      const missing = UNITS.flatMap((unit, house) =>
        NINE.filter((digit) => unit.every((cell) => board[cell] !== digit)).map((digit) => ({
          digit,
          house,
          places: places(unit, digit),
        })),
      );
      const empty = blanks.find((cell) => lists[cell]!.length === 0);
      const naked = blanks.find((cell) => lists[cell]!.length === 1);
      const hidden = missing.find(({ places }) => places.length === 1);
      const nowhere = missing.find(({ places }) => places.length === 0);
      if (empty !== undefined) {
        yield say(calls, 'deadEnd', String(empty));
        return false;
      }
      if (naked !== undefined) {
        board[naked] = lists[naked]![0]!;
        yield say(calls, 'naked', `${naked}=${board[naked]}`);
      } else if (nowhere !== undefined) {
        yield say(calls, 'deadEnd', `${nowhere.digit} in ${nowhere.house}`);
        return false;
      } else if (hidden !== undefined) {
        const [place] = hidden.places;
        board[place!] = hidden.digit;
        yield say(calls, 'hidden', `${place}=${hidden.digit}`);
      } else {
        const [cell] = blanks;
        if (cell === undefined) {
          yield say(calls, 'solved');
          return !all;
        }
        yield say(calls, 'choose', String(cell));
        return yield* loop(calls, cell, lists[cell]!, board, say, call);
      }
    }
  }
  return yield* call(1);
}

/** Its board is the candidates of all cells. */
function* propagation(givens: number[], all: boolean): Run {
  let values = givens.map(() => NINE);
  const say = (calls: number, line: string, what = ''): Moment => [
    calls,
    line,
    what,
    values.map((value) => value.join('')).join(' '),
  ];
  yield say(1, 'start');
  function* assign(calls: number, cell: number, digit: number, line: string): Run {
    for (const other of values[cell]!.filter((value) => value !== digit))
      if (!(yield* eliminate(calls, cell, other, line))) return false;
    return true;
  }
  function* eliminate(calls: number, cell: number, digit: number, line: string): Run {
    if (!values[cell]!.includes(digit)) return true;
    yield say(calls, line, `${cell}=${digit}`);
    values = values.map((value, at) => (at === cell ? value.filter((one) => one !== digit) : value));
    yield say(calls, 'eliminate', `${cell}=${digit}`);
    const [only, ...others] = values[cell]!;
    if (only === undefined) {
      yield say(calls, 'noneLeft', String(cell));
      return false;
    }
    if (others.length === 0)
      for (const peer of PEERS[cell]!) if (!(yield* eliminate(calls, peer, only, 'rule1'))) return false;
    for (const [house, unit] of UNITS.entries()) {
      if (!unit.includes(cell)) continue;
      const places = unit.filter((place) => values[place]!.includes(digit));
      if (places.length === 0) {
        yield say(calls, 'noPlace', `${digit} in ${house}`);
        return false;
      }
      if (places.length === 1 && !(yield* assign(calls, places[0]!, digit, 'rule2'))) return false;
    }
    return true;
  }
  function* search(calls: number): Run {
    const least = Math.min(...values.map((value) => (value.length > 1 ? value.length : 10)));
    const cell = values.findIndex((value) => value.length === least);
    if (least === 10) {
      yield say(calls, 'solved');
      return !all;
    }
    yield say(calls, 'choose', String(cell));
    const before = values;
    for (const digit of before[cell]!) {
      yield say(calls, 'put', `${cell}=${digit}`);
      if ((yield* assign(calls + 1, cell, digit, 'assignGuess')) && (yield* search(calls + 1))) return true;
      values = before;
      yield say(calls, 'takeOut', `${cell}=${digit}`);
    }
    yield say(calls, 'put', String(cell));
    if (calls === 1) yield say(1, 'exhausted');
    return false;
  }
  for (const [cell, digit] of givens.entries())
    if (digit !== 0 && !(yield* assign(1, cell, digit, 'assignGiven'))) return false;
  return yield* search(1);
}

function* exactCover(board: number[], all: boolean): Run {
  const say = (calls: number, line: string, what = ''): Moment => [calls, line, what, text(board)];
  /** The ways to meet each need that is not met: a digit for each cell, a place for each digit in each house. */
  const needs = (): { name: string; ways: (readonly [number, number])[] }[] => [
    ...ALL.filter((cell) => board[cell] === 0).map((cell) => ({
      name: String(cell),
      ways: fits(board, cell).map((digit) => [cell, digit] as const),
    })),
    ...UNITS.flatMap((unit, house) =>
      NINE.filter((digit) => unit.every((cell) => board[cell] !== digit)).map((digit) => ({
        name: `${digit} in ${house}`,
        ways: unit
          .filter((cell) => board[cell] === 0 && fits(board, cell).includes(digit))
          .map((cell) => [cell, digit] as const),
      })),
    ),
  ];
  yield say(1, 'start');
  function* call(calls: number): Run {
    for (;;) {
      const open = needs();
      const least = Math.min(...open.map(({ ways }) => ways.length));
      const need = open.find(({ ways }) => ways.length === least);
      yield say(calls, 'choose', need?.name ?? 'none');
      if (need === undefined) {
        yield say(calls, 'solved');
        return !all;
      }
      const [only, ...others] = need.ways;
      if (only === undefined) {
        yield say(calls, 'deadEnd', need.name);
        return false;
      }
      if (others.length === 0) {
        board[only[0]] = only[1];
        yield say(calls, 'forced', only.join('='));
        continue;
      }
      const before = [...board];
      for (const way of need.ways) {
        board[way[0]] = way[1];
        yield say(calls, 'put', way.join('='));
        if (yield* call(calls + 1)) return true;
        board.splice(0, 81, ...before);
        yield say(calls, 'takeOut', way.join('='));
      }
      yield say(calls, 'put', need.name);
      if (calls === 1) yield say(1, 'exhausted');
      return false;
    }
  }
  return yield* call(1);
}

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
      const said = [one.calls, one.line, whatOf(one), shown];
      if (done || said.join() !== value.join())
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

const PROGRAMS = {
  rowByRow,
  candidateLists,
  colouredNodes,
  fewestCandidates,
  singlesFirst,
  propagation,
  exactCover,
} satisfies Record<StrategyId, (board: number[], all: boolean) => Run>;
const STRATEGIES = Object.keys(PROGRAMS) as StrategyId[];

const [HARD] = PUZZLE_SETS.get('hardest-1106') ?? [];
/** Nine givens that leave one cell no digit. */
const DEAD = grid(`12345678.${'.'.repeat(8)}9${'.'.repeat(63)}`);
/** Two solutions, which every method finds soon, and then nothing is left to try. */
const TWO_WAYS = grid('.8.921657.673458.1.5187.4.3548.3.9767.9.641381.679824.3.2689.1.8142.3.6969.4.7382');
const PUZZLES: readonly Grid[] = [EXAMPLES[0]!.givens, EXAMPLES[1]!.givens, HARD as Grid, DEAD];

describe('the lines of a step', () => {
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
