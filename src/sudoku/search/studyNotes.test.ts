import { describe, expect, it } from 'vitest';
import { CELLS, EMPTY_GRID, type Grid, NO_DIGITS } from '../core';
import { readText, writeAs, writeBars, writeLines } from '../formats';
import { EULER_PICTURE, EXAMPLES, NEEDS_SEARCH_CANDIDATES } from '../testing';
import type { SearchMachine } from './machine/machine';
import type { StrategyId } from './machine/pseudocode';
import type { OptionsOf } from './registry';
import { begin } from './testing';

/*
 * The five algorithms of the study notes, rewritten as a student would, with recursion and plain arrays. They share
 * no code with the strategies, which are compared to them event by event.
 */

const FAR = 100_000;
const FIVE = [0, 1, 2, 3, 4].map((i) => {
  const example = EXAMPLES[i];
  if (example === undefined) throw new Error(`no example ${i}`);
  return example;
});

/** What a program of the notes does: write, erase, strike off. */
type Event = readonly ['fill' | 'black' | 'undo' | 'white' | 'strike', cell: number, digit: number];
type Run = Generator<Event, boolean>;

const read = (givens: Grid): number[] => [...givens].map((character) => (character === '.' ? 0 : +character));
const boxOf = (cell: number): number => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
const sees = (a: number, b: number): boolean =>
  a !== b && (Math.floor(a / 9) === Math.floor(b / 9) || a % 9 === b % 9 || boxOf(a) === boxOf(b));
const PEERS = Array.from({ length: 81 }, (_, a) => [...CELLS].filter((b) => sees(a, b)));

/** The first note: three tables of used digits, whose entries are switched on and off. */
function* usedTables(board: number[]): Run {
  const table = (): boolean[][] => Array.from({ length: 9 }, () => new Array<boolean>(10).fill(false));
  const tables = [table(), table(), table()] as const;
  const entriesOf = (cell: number): boolean[][] => [
    tables[0][Math.floor(cell / 9)]!,
    tables[1][cell % 9]!,
    tables[2][boxOf(cell)]!,
  ];
  const toggle = (cell: number, digit: number): void => {
    for (const entries of entriesOf(cell)) entries[digit] = !entries[digit];
  };
  const blanks = board.flatMap((digit, cell) => (digit === 0 ? [cell] : []));
  board.forEach((digit, cell) => {
    if (digit !== 0) toggle(cell, digit);
  });
  function* aux(k: number): Run {
    const cell = blanks[k];
    if (cell === undefined) return true;
    for (let digit = 1; digit <= 9; digit++) {
      if (entriesOf(cell).some((entries) => entries[digit])) continue;
      toggle(cell, digit);
      board[cell] = digit;
      yield ['fill', cell, digit];
      if (yield* aux(k + 1)) return true;
      toggle(cell, digit);
      board[cell] = 0;
      yield ['undo', cell, digit];
    }
    return false;
  }
  return yield* aux(0);
}

const availableAt = (board: readonly number[], cell: number): number[] =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !PEERS[cell]!.some((peer) => board[peer] === digit));

/** The second note, and the fourth: a list made once on arrival. */
function* candidateLists(board: number[]): Run {
  function* from(start: number): Run {
    const cell = board.indexOf(0, start);
    if (cell < 0) return true;
    for (const digit of availableAt(board, cell)) {
      board[cell] = digit;
      yield ['fill', cell, digit];
      if (yield* from(cell + 1)) return true;
      board[cell] = 0;
      yield ['undo', cell, digit];
    }
    return false;
  }
  return yield* from(0);
}

/**
 * The third note. Improvement 1 fills singles before the search; improvement 2 takes the cell with the fewest digits
 * first.
 */
function* colouredNodes(board: number[], singlesBefore = false, fewestFirst = false): Run {
  const colours: ('white' | 'grey' | 'black')[] = board.map((digit) => (digit === 0 ? 'white' : 'black'));
  const whites = (): number[] => colours.flatMap((colour, cell) => (colour === 'white' ? [cell] : []));
  while (singlesBefore) {
    const cell = whites().find((white) => availableAt(board, white).length === 1);
    if (cell === undefined) break;
    [board[cell]] = availableAt(board, cell) as [number];
    colours[cell] = 'black';
    yield ['black', cell, board[cell]!];
  }
  function* run(): Run {
    const left = whites();
    if (left.length === 0) return true;
    const sizes = left.map((white) => availableAt(board, white).length);
    const node = left[fewestFirst ? sizes.indexOf(Math.min(...sizes)) : 0]!;
    for (const digit of availableAt(board, node)) {
      board[node] = digit;
      colours[node] = 'grey';
      yield ['fill', node, digit];
      if (yield* run()) return true;
    }
    board[node] = 0;
    colours[node] = 'white';
    yield ['white', node, 0];
    return false;
  }
  return yield* run();
}

const UNITS = Array.from({ length: 81 }, (_, cell) => [
  [...CELLS].filter((other) => Math.floor(other / 9) === Math.floor(cell / 9)),
  [...CELLS].filter((other) => other % 9 === cell % 9),
  [...CELLS].filter((other) => boxOf(other) === boxOf(cell)),
]);

/** The fifth note, as in Norvig's essay: every unit is checked, and peers are visited in reading order. */
function* propagation(givens: number[]): Run {
  type Values = number[][];
  function* assign(values: Values, cell: number, digit: number): Run {
    for (const other of values[cell]!.filter((value) => value !== digit))
      if (!(yield* eliminate(values, cell, other))) return false;
    return true;
  }
  function* eliminate(values: Values, cell: number, digit: number): Run {
    if (!values[cell]!.includes(digit)) return true;
    values[cell] = values[cell]!.filter((value) => value !== digit);
    yield ['strike', cell, digit];
    const [only, ...others] = values[cell]!;
    if (only === undefined) return false;
    if (others.length === 0)
      for (const peer of PEERS[cell]!) if (!(yield* eliminate(values, peer, only))) return false;
    for (const unit of UNITS[cell]!) {
      const places = unit.filter((place) => values[place]!.includes(digit));
      if (places.length === 0) return false;
      if (places.length === 1 && !(yield* assign(values, places[0]!, digit))) return false;
    }
    return true;
  }
  function* search(values: Values): Run {
    const sizes = values.map((value) => (value.length > 1 ? value.length : 10));
    const least = Math.min(...sizes);
    if (least === 10) return true;
    const cell = sizes.indexOf(least);
    for (const digit of values[cell]!) {
      const copy = values.map((value) => [...value]);
      yield ['fill', cell, digit];
      if ((yield* assign(copy, cell, digit)) && (yield* search(copy))) return true;
      yield ['undo', cell, digit];
    }
    return false;
  }
  const values: Values = givens.map(() => [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const [cell, digit] of givens.entries())
    if (digit !== 0 && !(yield* assign(values, cell, digit))) return false;
  return yield* search(values);
}

const KINDS = { fill: 'fill', black: 'forced', undo: 'undo', white: 'undo', strike: 'eliminate' } as const;

/**
 * Steps a strategy and a program of the notes side by side. Returns how many steps they have in common, and how each
 * ended.
 */
function follow(machine: SearchMachine, run: Run, same: (event: Event) => boolean) {
  for (let step = 0; step < FAR; step++) {
    const { done, value } = run.next();
    if (done) return { steps: step, solved: value, ended: machine.step() === null };
    const kind = machine.step();
    if (kind !== KINDS[value[0]] || !same(value))
      throw new Error(`step ${machine.at}: ${kind}, not ${value}`);
  }
  return { steps: FAR, solved: null, ended: false };
}

const compare = <K extends StrategyId>(
  strategy: K,
  givens: Grid,
  program: (board: number[]) => Run,
  options: Partial<OptionsOf<K>> = {},
) => {
  const machine = begin(strategy, givens, options);
  const run = program(read(givens));
  return follow(machine, run, ([, cell, digit]) => machine.lastPlacement === cell * 9 + digit - 1);
};

describe('the algorithms of the study notes', () => {
  it.each(FIVE)('fill and undo as row by row and candidate lists do: $name', ({ givens }) => {
    const tables = compare('rowByRow', givens, usedTables);
    expect(compare('candidateLists', givens, candidateLists)).toEqual(tables);
    expect(tables.steps === FAR || (tables.solved && tables.ended)).toBe(true);
  });

  // Each puzzle with and without each improvement; the puzzles take turns in which two go together.
  it.each(
    FIVE.flatMap(({ name, givens }, i) =>
      [false, true].map((singlesBefore) => ({
        name,
        givens,
        singlesBefore,
        fewestFirst: singlesBefore === (i % 2 === 0),
      })),
    ),
  )('colour as coloured nodes do: $name, $singlesBefore, $fewestFirst', (one) => {
    const { givens, singlesBefore = false, fewestFirst = false } = one;
    const machine = begin('colouredNodes', givens, { singlesBefore, fewestFirst });
    const board = read(givens);
    const followed = follow(
      machine,
      colouredNodes(board, singlesBefore, fewestFirst),
      ([, cell]) => machine.digitIn(cell) === board[cell],
    );
    expect(followed.steps === FAR || (followed.solved && followed.ended)).toBe(true);
    expect(CELLS.map((cell) => machine.digitIn(cell))).toEqual(board);
  });

  it.each(FIVE)('strike, guess and undo as propagation does: $name', ({ givens }) => {
    const followed = compare('propagation', givens, propagation);
    expect(followed.steps === FAR || (followed.solved && followed.ended)).toBe(true);
  });

  it('turn every blank white again if there is no solution', () => {
    const givens = EXAMPLES[7]?.givens ?? EMPTY_GRID;
    const machine = begin('colouredNodes', givens);
    const board = read(givens);
    const events = [...colouredNodes(board)];
    let step = 0;
    while (machine.step() !== null) step++;
    // When the first cell turns white at last, the search ends without a step.
    expect(events).toHaveLength(step + 1);
    expect(CELLS.map((cell) => machine.digitIn(cell))).toEqual(read(givens));
  });

  it('make 200 fills and 151 whitenings of Euler’s first grid', () => {
    const givens = FIVE[1]!.givens;
    const kinds = [...colouredNodes(read(givens))].map(([kind]) => kind);
    expect(kinds.filter((kind) => kind === 'fill')).toHaveLength(200);
    expect(kinds.filter((kind) => kind === 'white')).toHaveLength(151);
    const machine = begin('colouredNodes', givens);
    while (machine.step() !== null);
    expect(machine.counters()).toMatchObject({ guesses: 200, backtracks: 151, forced: 0 });
    const rows = begin('rowByRow', givens);
    while (rows.step() !== null);
    const { rejections, ...counts } = rows.counters();
    expect(machine.counters()).toMatchObject(counts);
  });
});

describe('the inputs of the study notes', () => {
  it.each(FIVE)('are read unedited: $name', async ({ texts, givens }) => {
    for (const text of texts)
      expect(await readText(text)).toMatchObject({ kind: 'one', choice: { puzzle: { givens } } });
  });
});

describe('the outputs of the study notes', () => {
  /** The solution found by a strategy, for each of the five. */
  const answerOf = (strategy: StrategyId, givens: Grid): Grid => {
    const machine = begin(strategy, givens);
    machine.run(FAR, new Int32Array(82));
    return machine.look().board;
  };
  const puzzleOf = (givens: Grid) => ({
    givens,
    entries: EMPTY_GRID,
    notes: CELLS.map(() => NO_DIGITS),
    name: null,
  });

  it('are an array of nine arrays', () => {
    const { givens, answer } = FIVE[0]!;
    const found = answerOf('rowByRow', givens);
    const text = writeAs('array', puzzleOf(found));
    const rows = (answer ?? '').match(/.{9}/g)!.map((row) => [...row].map(Number));
    expect(JSON.parse(text.slice(text.indexOf('['), text.lastIndexOf(']') + 1))).toEqual(rows);
  });

  it('are a picture with bars', () => {
    expect(writeBars(answerOf('colouredNodes', FIVE[1]!.givens)).trim()).toBe(EULER_PICTURE.trim());
  });

  it('are nine lines', () => {
    const { givens, answer } = FIVE[3]!;
    expect(writeLines(puzzleOf(answerOf('candidateLists', givens)))).toBe(
      `${(answer ?? '').replace(/.{9}(?=.)/g, '$&\n')}\n`,
    );
  });

  it('are a board of candidates', () => {
    const machine = begin('propagation', FIVE[2]!.givens);
    let { variables } = machine.look();
    while (variables.kind === 'propagation' && variables.phase === 'givens') {
      machine.step();
      ({ variables } = machine.look());
    }
    const notes = variables.kind === 'propagation' ? variables.candidates : [];
    const [first] = writeAs('fixedWidth', { ...puzzleOf(EMPTY_GRID), notes }).split('\n');
    expect(first?.trim()).toBe(NEEDS_SEARCH_CANDIDATES);
  });
});
