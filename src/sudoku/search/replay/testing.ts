import { digitsOf, type Grid } from '../../core';
import type { StrategyId } from '../machine/pseudocode';
import type { LineRun, SearchView } from '../machine/view';
import type { OptionsOf } from '../registry';
import { begin } from '../testing';
import { type Call, callsOf } from './calls';
import { linesBetween, viewAtLine } from './lines';

/*
 * The methods, written again with recursion and plain arrays. They share no code with the search: each says, line by
 * line, what it does at which depth of the recursion, and what is on its board and in the local variables of each call once
 * the line has run.
 */

type Moment = readonly [calls: number, line: string, what: string, board: string, locals: string];
type Run = Generator<Moment, boolean>;

/** The local variables of a call. */
interface Locals {
  need: string;
  index: number | string;
  list: readonly (number | string)[];
  /** How many of the list have been taken. */
  taken: number;
  colour: string;
  /** Filled without a choice. */
  filled: number;
  got: string;
  gives: string;
}

/** What a call does not know yet. */
const NOTHING = { need: '', list: [], taken: 0 } as const;
const FRESH: Locals = { need: '', index: '', list: [], taken: 0, colour: '', filled: 0, got: '', gives: '' };

/** The calls under way, and a word for the local variables of them. */
class Stack {
  private readonly calls: Locals[] = [];

  /** A call begins, as the given one, counted from 1. */
  begin(calls: number): void {
    this.calls.length = calls - 1;
    this.calls.push({ ...FRESH });
  }

  /** Sets some variables of a call; what it received and what it returns pass with the line. */
  set(calls: number, change: Partial<Locals>): void {
    while (this.calls.length < calls) this.calls.push({ ...FRESH });
    Object.assign(this.calls[calls - 1]!, { got: '', gives: '', ...change });
  }

  filled(calls: number): void {
    this.calls[calls - 1]!.filled++;
  }

  count(calls: number, filled: number): void {
    this.calls[calls - 1]!.filled = filled;
  }

  text(calls: number, stops = false): string {
    return this.calls
      .slice(0, calls)
      .map((call, depth) =>
        localsText({ ...call, ...(depth < calls - 1 ? { got: '', gives: stops ? 'true' : '' } : {}) }),
      )
      .join(' / ');
  }
}

/** Tells the moments of a run: the board and the calls as they are then. `all`: it goes on after a solution. */
const momentsOf =
  (board: readonly number[], stack: Stack, all: boolean) =>
  (calls: number, line: string, what = ''): Moment => [
    calls,
    line,
    what,
    text(board),
    stack.text(calls, (line === 'solved' || line === 'check') && !all),
  ];

/** The local variables of a call in one line. */
const localsText = ({ need, index, list, taken, colour, filled, got, gives }: Locals): string =>
  `${need}#${index} ${list.join(',')}@${taken} ${colour}+${filled} <${got}> ${gives}`;

export const read = (givens: Grid): number[] =>
  [...givens].map((character) => (character === '.' ? 0 : +character));
const row = (cell: number): number => Math.floor(cell / 9);
const column = (cell: number): number => cell % 9;
const box = (cell: number): number => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
const ALL = Array.from({ length: 81 }, (_, cell) => cell);
const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const PEERS = ALL.map((a) =>
  ALL.filter((b) => a !== b && (row(a) === row(b) || column(a) === column(b) || box(a) === box(b))),
);
export const UNITS = [row, column, box].flatMap((of) =>
  NINE.map((n) => ALL.filter((cell) => of(cell) === n - 1)),
);
const fits = (board: readonly number[], cell: number): number[] =>
  NINE.filter((digit) => PEERS[cell]!.every((peer) => board[peer] !== digit));
const text = (board: readonly number[]): string => board.join('').replaceAll('0', '.');

function* rowByRow(board: number[], all: boolean): Run {
  const blanks = ALL.filter((cell) => board[cell] === 0);
  const stack = new Stack();
  const say = momentsOf(board, stack, all);
  stack.begin(1);
  yield say(1, 'start');
  function* call(k: number): Run {
    const cell = blanks[k];
    stack.begin(k + 1);
    if (cell !== undefined) stack.set(k + 1, { need: String(cell), index: k, list: NINE });
    yield say(k + 1, 'next', String(cell ?? 'none'));
    if (cell === undefined) {
      stack.set(k + 1, { gives: String(!all) });
      yield say(k + 1, 'solved');
      return !all;
    }
    let any = false;
    for (const digit of NINE) {
      stack.set(k + 1, { taken: digit });
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
      stack.set(k + 1, { got: 'false' });
      yield say(k + 1, 'takeOut', `${cell}=${digit}`);
    }
    stack.set(k + 1, { gives: 'false' });
    yield say(k + 1, 'deadEnd', String(cell));
    if (k === 0 && any) yield say(1, 'exhausted');
    return false;
  }
  return yield* call(0);
}

function* candidateLists(board: number[], all: boolean): Run {
  const stack = new Stack();
  const say = momentsOf(board, stack, all);
  stack.begin(1);
  yield say(1, 'start');
  function* call(calls: number): Run {
    const cell = board.indexOf(0);
    stack.begin(calls);
    if (cell >= 0) stack.set(calls, { need: String(cell) });
    yield say(calls, 'scan', String(cell < 0 ? 'none' : cell));
    if (cell < 0) {
      stack.set(calls, { gives: String(!all) });
      yield say(calls, 'check');
      return !all;
    }
    const list = fits(board, cell);
    stack.set(calls, { list });
    yield say(calls, 'strike', `${cell}:${list.join('')}`);
    if (list.length === 0) {
      stack.set(calls, { gives: 'false' });
      yield say(calls, 'deadEnd', String(cell));
      return false;
    }
    for (const digit of list) {
      stack.set(calls, { taken: list.indexOf(digit) + 1 });
      yield say(calls, 'try', `${cell}=${digit}`);
      board[cell] = digit;
      yield say(calls, 'put', `${cell}=${digit}`);
      if (yield* call(calls + 1)) return true;
      board[cell] = 0;
      stack.set(calls, { got: 'false' });
      yield say(calls, 'takeOut', `${cell}=${digit}`);
    }
    stack.set(calls, { gives: 'false' });
    yield say(calls, 'try', String(cell));
    if (calls === 1) yield say(1, 'exhausted');
    return false;
  }
  return yield* call(1);
}

function* colouredNodes(board: number[], all: boolean): Run {
  const white = new Set(ALL.filter((cell) => board[cell] === 0));
  const stack = new Stack();
  const say = momentsOf(board, stack, all);
  stack.begin(1);
  yield say(1, 'start');
  /** `grey`: the digit whose node is being visited. */
  function* visit(calls: number, grey: string, standing: number[]): Run {
    const node = ALL.find((cell) => white.has(cell));
    stack.begin(calls);
    if (node !== undefined)
      stack.set(calls, { need: String(node), list: fits(standing, node), colour: 'white' });
    yield say(calls, 'next', String(node ?? 'none'));
    if (node === undefined) {
      stack.set(calls, { gives: String(!all) });
      yield say(calls, 'solved');
      stack.set(calls - 1, { got: 'false' });
      if (all) yield say(calls - 1, 'whiten', grey);
      return !all;
    }
    // A digit that has failed stays written, but it does not stand.
    const list = fits(standing, node);
    white.delete(node);
    if (list.length === 0) {
      stack.set(calls, { gives: 'false' });
      yield say(calls, 'deadEnd', String(node));
    }
    for (const digit of list) {
      board[node] = digit;
      stack.set(calls, { taken: list.indexOf(digit) + 1, colour: 'grey' });
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
      stack.set(calls - 1, { got: 'false' });
      yield say(calls - 1, 'whiten', grey);
    } else if (list.length > 0) {
      stack.set(1, { gives: 'false', colour: 'white' });
      yield say(1, 'exhausted');
    }
    return false;
  }
  return yield* visit(1, '', [...board]);
}

function* fewestCandidates(board: number[], all: boolean): Run {
  const stack = new Stack();
  const say = momentsOf(board, stack, all);
  stack.begin(1);
  yield say(1, 'start');
  function* call(calls: number): Run {
    stack.begin(calls);
    for (;;) {
      const blanks = ALL.filter((cell) => board[cell] === 0);
      const least = Math.min(...blanks.map((cell) => fits(board, cell).length));
      const cell = blanks.find((blank) => fits(board, blank).length === least);
      stack.set(
        calls,
        cell === undefined ? NOTHING : { need: String(cell), list: fits(board, cell), taken: 0 },
      );
      yield say(calls, 'choose', String(cell ?? 'none'));
      if (cell === undefined) {
        stack.set(calls, { gives: String(!all) });
        yield say(calls, 'solved');
        return !all;
      }
      const list = fits(board, cell);
      const [only, ...others] = list;
      if (only === undefined) {
        stack.set(calls, { gives: 'false' });
        yield say(calls, 'deadEnd', String(cell));
        return false;
      }
      if (others.length > 0) return yield* loop(calls, cell, list, board, stack, say, call);
      board[cell] = only;
      stack.set(calls, { taken: 1 });
      stack.filled(calls);
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
  stack: Stack,
  say: (calls: number, line: string, what?: string) => Moment,
  call: (calls: number) => Run,
): Run {
  const before = [...board];
  for (const digit of list) {
    board[cell] = digit;
    stack.set(calls, { need: String(cell), list, taken: list.indexOf(digit) + 1 });
    yield say(calls, 'put', `${cell}=${digit}`);
    if (yield* call(calls + 1)) return true;
    board.splice(0, 81, ...before);
    stack.set(calls, { got: 'false' });
    yield say(calls, 'takeOut', `${cell}=${digit}`);
  }
  stack.set(calls, { gives: 'false' });
  yield say(calls, 'put', String(cell));
  if (calls === 1) yield say(1, 'exhausted');
  return false;
}

function* singlesFirst(board: number[], all: boolean): Run {
  const stack = new Stack();
  const say = momentsOf(board, stack, all);
  stack.begin(1);
  yield say(1, 'start');
  function* call(calls: number): Run {
    stack.begin(calls);
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
        stack.set(calls, { ...NOTHING, need: String(empty), gives: 'false' });
        yield say(calls, 'deadEnd', String(empty));
        return false;
      }
      if (naked !== undefined) {
        board[naked] = lists[naked]![0]!;
        stack.set(calls, { need: String(naked), list: lists[naked]!, taken: 1 });
        stack.filled(calls);
        yield say(calls, 'naked', `${naked}=${board[naked]}`);
      } else if (nowhere !== undefined) {
        stack.set(calls, { ...NOTHING, need: `${nowhere.digit} in ${nowhere.house}`, gives: 'false' });
        yield say(calls, 'deadEnd', `${nowhere.digit} in ${nowhere.house}`);
        return false;
      } else if (hidden !== undefined) {
        const [place] = hidden.places;
        board[place!] = hidden.digit;
        const list = [`${place}=${hidden.digit}`];
        stack.set(calls, { need: `${hidden.digit} in ${hidden.house}`, list, taken: 1 });
        stack.filled(calls);
        yield say(calls, 'hidden', `${place}=${hidden.digit}`);
      } else {
        const [cell] = blanks;
        if (cell === undefined) {
          stack.set(calls, { ...NOTHING, gives: String(!all) });
          yield say(calls, 'solved');
          return !all;
        }
        stack.set(calls, { need: String(cell), list: lists[cell]!, taken: 0 });
        yield say(calls, 'choose', String(cell));
        return yield* loop(calls, cell, lists[cell]!, board, stack, say, call);
      }
    }
  }
  return yield* call(1);
}

/** Its board is the candidates of all cells. */
function* propagation(givens: number[], all: boolean): Run {
  let values = givens.map(() => NINE);
  const stack = new Stack();
  /** In which call a cell came to have one candidate left; and where a digit was guessed. */
  const single = new Map<number, number>();
  const guessed: number[] = [];
  const say = (calls: number, line: string, what = ''): Moment => {
    for (let call = 1; call <= calls; call++) {
      const filled = [...single].filter(([cell, by]) => by === call && !guessed.includes(cell)).length;
      stack.count(call, filled);
    }
    return [
      calls,
      line,
      what,
      values.map((value) => value.join('')).join(' '),
      stack.text(calls, (line === 'solved' || line === 'check') && !all),
    ];
  };
  stack.begin(1);
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
    const [only, ...others] = values[cell]!;
    if (only !== undefined && others.length === 0 && givens[cell] === 0) single.set(cell, calls);
    if (only === undefined) single.delete(cell);
    yield say(calls, 'eliminate', `${cell}=${digit}`);
    if (only === undefined) {
      stack.set(calls, { need: String(cell), gives: 'false' });
      yield say(calls, 'noneLeft', String(cell));
      return false;
    }
    if (others.length === 0)
      for (const peer of PEERS[cell]!) if (!(yield* eliminate(calls, peer, only, 'rule1'))) return false;
    for (const [house, unit] of UNITS.entries()) {
      if (!unit.includes(cell)) continue;
      const places = unit.filter((place) => values[place]!.includes(digit));
      if (places.length === 0) {
        stack.set(calls, { need: `${digit} in ${house}`, gives: 'false' });
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
      stack.set(calls, { gives: String(!all) });
      yield say(calls, 'solved');
      return !all;
    }
    stack.set(calls, { need: String(cell), list: values[cell]! });
    yield say(calls, 'choose', String(cell));
    const before = values;
    const list = before[cell]!;
    for (const digit of list) {
      guessed[calls - 1] = cell;
      stack.set(calls, { taken: list.indexOf(digit) + 1 });
      yield say(calls, 'put', `${cell}=${digit}`);
      stack.begin(calls + 1);
      if ((yield* assign(calls + 1, cell, digit, 'assignGuess')) && (yield* search(calls + 1))) return true;
      values = before;
      guessed.length = calls - 1;
      for (const [one, by] of single) if (by > calls) single.delete(one);
      stack.set(calls, { got: 'false' });
      yield say(calls, 'takeOut', `${cell}=${digit}`);
    }
    stack.set(calls, { gives: 'false' });
    yield say(calls, 'put', String(cell));
    if (calls === 1) yield say(1, 'exhausted');
    return false;
  }
  for (const [cell, digit] of givens.entries())
    if (digit !== 0 && !(yield* assign(1, cell, digit, 'assignGiven'))) return false;
  return yield* search(1);
}

function* exactCover(board: number[], all: boolean): Run {
  const stack = new Stack();
  const say = momentsOf(board, stack, all);
  stack.begin(1);
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
    stack.begin(calls);
    for (;;) {
      const open = needs();
      const least = Math.min(...open.map(({ ways }) => ways.length));
      const need = open.find(({ ways }) => ways.length === least);
      const list = (need?.ways ?? []).map(([cell, digit]) =>
        need?.name === String(cell) ? digit : `${cell}=${digit}`,
      );
      stack.set(calls, need === undefined ? NOTHING : { need: need.name, list, taken: 0 });
      yield say(calls, 'choose', need?.name ?? 'none');
      if (need === undefined) {
        stack.set(calls, { gives: String(!all) });
        yield say(calls, 'solved');
        return !all;
      }
      const [only, ...others] = need.ways;
      if (only === undefined) {
        stack.set(calls, { gives: 'false' });
        yield say(calls, 'deadEnd', need.name);
        return false;
      }
      if (others.length === 0) {
        board[only[0]] = only[1];
        stack.set(calls, { taken: 1 });
        stack.filled(calls);
        yield say(calls, 'forced', only.join('='));
        continue;
      }
      const before = [...board];
      for (const way of need.ways) {
        board[way[0]] = way[1];
        stack.set(calls, { need: need.name, list, taken: need.ways.indexOf(way) + 1 });
        yield say(calls, 'put', way.join('='));
        if (yield* call(calls + 1)) return true;
        board.splice(0, 81, ...before);
        stack.set(calls, { got: 'false' });
        yield say(calls, 'takeOut', way.join('='));
      }
      stack.set(calls, { gives: 'false' });
      yield say(calls, 'put', need.name);
      if (calls === 1) yield say(1, 'exhausted');
      return false;
    }
  }
  return yield* call(1);
}

/** A program for each strategy, with its usual options. */
export const PROGRAMS = {
  rowByRow,
  candidateLists,
  colouredNodes,
  fewestCandidates,
  singlesFirst,
  propagation,
  exactCover,
} satisfies Record<StrategyId, (board: number[], all: boolean) => Run>;

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
    case 'moment':
    case 'cut':
      return '';
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

/**
 * Follows a strategy and its program line by line: what each line does, its calls with their local variables, and the
 * board. Returns how many lines they have in common; throws where they differ.
 *
 * @param far after how many lines it stops, with the step that has begun
 */
export function follow<K extends StrategyId>(
  strategy: K,
  givens: Grid,
  options: Partial<OptionsOf<K>> = {},
  far = 900,
): number {
  const machine = begin(strategy, givens, options);
  const run = PROGRAMS[strategy](read(givens), options.all ?? false);
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
  if (!run.next().done) throw new Error(`state ${machine.at}: the program goes on`);
  return lines;
}
