import type { BoardShape } from '../read/shape';
import type { createPlatform } from './platform';
import type { createTracer, TraceSetup, TraceTold } from './tracer';

/** What the runtime is told. Plain data, since it crosses to another thread as text. */
export interface Setup {
  /** The 81 digits of the puzzle, 0 for a blank. */
  readonly givens: readonly number[];
  readonly shape: BoardShape;
  /** The most steps to record. */
  readonly most: number;
  /** If the program is run again, to record its lines: which of them. Its steps are not told then. */
  readonly trace: TraceSetup | null;
}

/** How a program ended, as the runtime tells it. It comes from where the program ran, so it is checked later. */
export type ToldEnd =
  | { readonly kind: 'returned'; readonly value: string }
  /** `isElsewhere`: what it failed for is a browser's or Node's, and is not here. */
  | {
      readonly kind: 'threw';
      readonly message: string;
      readonly line: number | null;
      readonly isElsewhere: boolean;
    }
  | { readonly kind: 'changedGiven'; readonly cell: number; readonly digit: number; readonly line: number }
  | { readonly kind: 'returnedOther'; readonly cell: number }
  | { readonly kind: 'wroteNoDigit'; readonly cell: number; readonly value: string; readonly line: number }
  | { readonly kind: 'replacedRow'; readonly row: number; readonly value: string; readonly line: number }
  | { readonly kind: 'tooLong' };

/** What the runtime tells: steps in the form of a tape, and the end. */
export type Told =
  | { readonly kind: 'steps'; readonly words: Int32Array<ArrayBuffer> }
  | { readonly kind: 'end'; readonly end: ToldEnd; readonly onlyEnd: boolean }
  | TraceTold;

type Cells = unknown[] & Record<number, unknown>;
type Rows = Cells[];

/** A program, as `readProgram` makes it. */
export type ProgramFunction = (...parts: readonly unknown[]) => unknown;

/** Where a program runs. */
export interface Host {
  tell(told: Told): void;
  /** Waits until what promises have put off is done; at the end, also until what nothing waited for has failed. */
  turn(isEnd?: boolean): Promise<void>;
  /** Sets what is told the errors of promises that nothing waits for. */
  onRejected(fail: (error: unknown) => void): void;
}

/**
 * Runs a program and tells each step that it makes on the board. It may use nothing from outside itself, because its
 * own text is what runs in the sandbox.
 *
 * A program may work on copies of the board. A list that equals the present board, or an earlier state of it, when it
 * is first written to is one; from then on it is the board. Going back to an earlier copy takes back what it does not
 * have.
 */
export function runProgram(
  setup: Setup,
  program: ProgramFunction,
  { tell, turn, onRejected }: Host,
  platformOf: typeof createPlatform,
  tracerOf: typeof createTracer | null,
): Promise<void> {
  const { givens, shape, most, trace } = setup;
  const PIECE = 65536;
  const STOPPED = { stopped: true };
  /** Fewer digits may stand in a list that is no board. */
  const LEAST_ALIKE = 8;
  const { isArray } = Array;
  const isView = ArrayBuffer.isView;
  const Words = Int32Array;
  const text = String;

  const mirror = new Uint8Array(givens);
  const fixed = mirror.slice();
  let words = new Words(PIECE);
  let waiting = 0;
  let steps = 0;
  /** For each cell, after how many steps it was last written. */
  const writtenAt = new Float64Array(81);
  let done = false;
  /** How many cells are filled, and the most that were. */
  let filled = givens.reduce((sum, digit) => sum + (digit > 0 ? 1 : 0), 0);
  let fullest = filled;

  /** The board that the program works on now: nine rows, or 81 cells. */
  let rows: Rows | null = null;
  let flat: Cells | null = null;
  /** Boards that are known, and the rows of those in rows. */
  const boards = new WeakSet<object>();
  let copies = 0;
  const rowsOf = new WeakMap<object, { board: Rows; row: number }>();

  const flush = (): void => {
    if (waiting > 0) tell({ kind: 'steps', words: words.slice(0, waiting) });
    waiting = 0;
  };
  const finish = (end: ToldEnd, onlyEnd = false): void => {
    if (done) return;
    done = true;
    if (tracing !== null) {
      tell(tracing.told());
      return;
    }
    flush();
    tell({ kind: 'end', end, onlyEnd });
  };
  const stop = (end: ToldEnd): never => {
    finish(end);
    throw STOPPED;
  };

  /** The digit that a value stands for, 0 for a blank, -1 for neither. */
  const digitOf = (value: unknown): number => {
    if (typeof value === 'number')
      return value >= 0 && value <= 9 && value % 1 === 0 ? value : Number.isNaN(value) ? 0 : -1;
    if (typeof value === 'string') {
      if (value === '.' || value === shape.blank) return 0;
      if (value === '' || value === ' ' || value === '_' || value === '*' || value === '-') return 0;
      const code = value.charCodeAt(0) - 48;
      return value.length === 1 && code >= 0 && code <= 9 ? code : -1;
    }
    return 0;
  };

  const put = (word: number): void => {
    if (steps >= most) stop({ kind: 'tooLong' });
    steps++;
    if (tracing !== null) {
      if (tracing.wrote(steps, word)) stop({ kind: 'tooLong' });
      return;
    }
    words[waiting++] = word;
    if (waiting === PIECE) {
      tell({ kind: 'steps', words });
      words = new Words(PIECE);
      waiting = 0;
    }
  };

  /** Records that a cell has a value now. */
  const note = (cell: number, value: unknown, line: number): void => {
    if (done) throw STOPPED;
    const digit = digitOf(value);
    const before = mirror[cell] ?? 0;
    if (digit === before) return;
    if (digit < 0) stop({ kind: 'wroteNoDigit', cell, value: shown(value), line });
    if (fixed[cell] !== 0) stop({ kind: 'changedGiven', cell, digit, line });
    mirror[cell] = digit;
    writtenAt[cell] = steps;
    filled += (digit === 0 ? 0 : 1) - (before === 0 ? 0 : 1);
    if (filled > fullest) fullest = filled;
    const place = cell | (line << 13);
    if (before !== 0) put(place | (before << 7) | ((digit === 0 ? 1 : 2) << 11));
    if (digit !== 0) put(place | (digit << 7));
  };

  const shown = (value: unknown): string => {
    const written = typeof value === 'string' ? `"${value}"` : text(value);
    return written.length > 40 ? `${written.slice(0, 39)}…` : written;
  };

  const cellOf = (board: Rows | Cells, cell: number): unknown =>
    board.length === 9 ? (board as Rows)[(cell / 9) | 0]?.[cell % 9] : (board as Cells)[cell];

  /** Records all that differs between a board and what is recorded: first what goes, the newest first, then what comes. */
  const catchUp = (board: Rows | Cells, line: number): void => {
    const gone: number[] = [];
    for (let cell = 0; cell < 81; cell++)
      if (mirror[cell] !== 0 && digitOf(cellOf(board, cell)) === 0) gone.push(cell);
    gone.sort((a, b) => (writtenAt[b] ?? 0) - (writtenAt[a] ?? 0));
    for (const cell of gone) note(cell, 0, line);
    for (let cell = 0; cell < 81; cell++) note(cell, cellOf(board, cell), line);
  };

  const tracing =
    trace && tracerOf
      ? tracerOf(
          trace,
          (value) => value === rows || value === flat || boards.has(value),
          () => copies,
          () => stop({ kind: 'tooLong' }),
        )
      : null;

  const isList = (value: unknown): value is Cells => isArray(value) || isView(value);

  /** Whether a list is the present board, or what it was before some of the standing digits were written. */
  const isEarlier = (board: Rows | Cells): boolean => {
    let alike = 0;
    for (let cell = 0; cell < 81; cell++) {
      const digit = digitOf(cellOf(board, cell));
      if (digit > 0 && digit === mirror[cell]) alike++;
      else if (digit !== 0 || fixed[cell] !== 0) return false;
    }
    return alike >= LEAST_ALIKE;
  };

  const learn = (board: Rows | Cells): void => {
    if (!boards.has(board)) copies++;
    boards.add(board);
    if (board.length !== 9) {
      flat = board as Cells;
      rows = null;
      return;
    }
    const known = board as Rows;
    rows = known;
    flat = null;
    known.forEach((row, index) => {
      if (isList(row)) rowsOf.set(row, { board: known, row: index });
    });
  };

  /** Makes a list the board if it is one: known already, or equal to the present board. */
  const turnTo = (board: unknown, line: number): boolean => {
    if (board === rows || board === flat) return true;
    if (!isList(board)) return false;
    if (boards.has(board)) {
      learn(board);
      catchUp(board, line);
      return true;
    }
    const isBoard =
      (board.length === 81 || (board.length === 9 && isList(board[0]) && board[0].length === 9)) &&
      isEarlier(board);
    if (!isBoard) return false;
    learn(board);
    catchUp(board, line);
    return true;
  };

  const isIndex = (value: unknown, end: number): boolean =>
    +(value as number) >= 0 && +(value as number) < end;

  /** Which row of which board a list is. With one board, looking through its rows is quicker. */
  const placeOf = (list: Cells): { readonly board: Rows; readonly row: number } | undefined => {
    if (copies > 1) return rowsOf.get(list);
    if (rows === null) return undefined;
    const board = rows;
    for (let row = 0; row < 9; row++) if (board[row] === list) return { board, row };
    return undefined;
  };

  /** Whether a board that is full is copied to another one, which is no step. */
  const repeats = (cell: number, value: unknown): boolean =>
    filled === 81 && digitOf(value) === mirror[cell] && mirror[cell] > 0;

  const writeInRow = (board: Rows, r: number, c: number, value: unknown, line: number): unknown => {
    const row = board[r] as Cells;
    if (board !== rows && isList(row) && repeats(+r * 9 + +c, value)) {
      row[c] = value;
      return value;
    }
    if (
      board === rows
        ? row !== undefined
        : isList(board) && isList(row) && row.length === 9 && turnTo(board, line)
    ) {
      if (row.length === 9 && isIndex(r, 9) && isIndex(c, 9)) {
        const cell = +r * 9 + +c;
        const old = row[c];
        if (old !== mirror[cell] && digitOf(old) !== mirror[cell]) catchUp(board, 0);
        row[c] = value;
        note(cell, value, line);
        return value;
      }
    } else if (isList(row)) return write(row, c, value, line);
    row[c] = value;
    return value;
  };

  const write = (list: Cells, key: number, value: unknown, line: number): unknown => {
    if (
      list === flat ||
      (isList(list) && list.length === 81 && !repeats(+key, value) && turnTo(list, line))
    ) {
      if (isIndex(key, 81)) {
        const old = list[key];
        if (old !== mirror[key] && digitOf(old) !== mirror[key]) catchUp(list, 0);
        list[key] = value;
        note(+key, value, line);
        return value;
      }
    } else if (isList(list) && list.length === 9) {
      const place = placeOf(list);
      if (place !== undefined && place.board[place.row] === list)
        return writeInRow(place.board, place.row, key, value, line);
      list[key] = value;
      // A whole row of the board is replaced.
      if (boards.has(list) && isIndex(key, 9)) {
        if ((isList(value) || isString(value)) && value.length === 9) {
          learn(list);
          catchUp(list, line);
        } else if (typeof value !== 'object')
          stop({ kind: 'replacedRow', row: +key, value: shown(value), line });
      }
      return value;
    }
    list[key] = value;
    return value;
  };

  interface Reference {
    readonly list: Cells;
    readonly key: number;
    readonly old: unknown;
  }
  const refer = (list: Cells, key: number): Reference => ({ list, key, old: list[key] });
  const change = (operator: string, { list, key, old }: Reference, by: never, line: number): unknown => {
    const value = old as never;
    return write(list, key, calculated(operator, value, by), line);
  };
  const calculated = (operator: string, value: never, by: never): unknown => {
    switch (operator) {
      case '+':
        return value + by;
      case '-':
        return value - by;
      case '*':
        return value * by;
      case '/':
        return value / by;
      case '%':
        return value % by;
      case '**':
        return value ** by;
      case '<<':
        return value << by;
      case '>>':
        return value >> by;
      case '>>>':
        return value >>> by;
      case '&':
        return value & by;
      case '|':
        return value | by;
      default:
        return value ^ by;
    }
  };
  const count = ({ list, key, old }: Reference, by: 1 | -1, isPrefix: boolean, line: number): unknown => {
    const before = typeof old === 'bigint' ? old : Number(old);
    const after = typeof before === 'bigint' ? before + BigInt(by) : before + by;
    write(list, key, after, line);
    return isPrefix ? after : before;
  };

  const filledIn = ({ form, blank, isText }: BoardShape): unknown => {
    const cells = givens.map((digit) => (digit === 0 ? blank : isText ? text(digit) : digit));
    if (form === 'text') return cells.join('');
    const board =
      form === 'flat' ? cells : [0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) => cells.slice(9 * row, 9 * row + 9));
    learn(board as Cells);
    return board;
  };

  const isString = (value: unknown): value is string => typeof value === 'string';

  /** The cells of a list of nine lists or texts, or of 81. */
  const cellsIn = (list: Cells): unknown[] =>
    list.length === 9 && list.every((row) => (isList(row) || isString(row)) && row.length === 9)
      ? (list as unknown as Rows).flatMap((row) => [...row])
      : list;

  /** The board for a program that brings one of its own, as that is written; otherwise as its function wants it. */
  const makeBoard = (own?: unknown): unknown => {
    if (isString(own)) {
      const signs = [/[\d.]/g, /[\d_]/g, /[\d*]/g, /[\d-]/g].find((one) => own.match(one)?.length === 81);
      const blank = own.match(signs ?? /0/)?.find((sign) => digitOf(sign) < 1) ?? '.';
      let cell = 0;
      return own.replace(signs ?? /0/g, () => text(givens[cell++] || blank));
    }
    if (!isList(own)) return filledIn(shape);
    if (isString(own[0]) && own[0].length === 9) return (makeBoard(own.join('\n')) as string).split('\n');
    const cells = cellsIn(own);
    const blank = cells.find((cell) => digitOf(cell) < 1) as BoardShape['blank'];
    return filledIn({ form: own.length === 9 ? 'rows' : 'flat', blank, isText: cells.some(isString) });
  };

  /** Does to a list what is no assignment, and looks at what has become of the board. */
  const does = (list: Cells, name: 'fill', line: number, ...args: [never]): unknown => {
    const place = isList(list) ? (boards.has(list) ? { board: list } : placeOf(list)) : undefined;
    const result = list[name](...args);
    if (place !== undefined) {
      learn(place.board as Cells);
      catchUp(place.board, line);
    }
    return result;
  };
  /** Looks at the board after several things were assigned at once. */
  const after = (result: unknown, line: number): unknown => {
    const board = rows ?? flat;
    if (board !== null) catchUp(board, line);
    return result;
  };

  /** The digits of a board that the program returned, or of the first one in what it returned; `null` if there is none. */
  const boardIn = (value: unknown, depth = 0): readonly number[] | null => {
    const list = isString(value)
      ? value.replace(/[^\d._*]/g, '').split('')
      : isList(value)
        ? value
        : value instanceof Map
          ? [...value.values()]
          : typeof value === 'object' && value !== null
            ? Object.values(value)
            : [];
    const cells = cellsIn(list);
    if (cells.length === 81) {
      const digits = [...cells].map(digitOf);
      return digits.some((digit) => digit < 0) ? null : digits;
    }
    if (depth < 2 && !isString(value))
      for (const one of list.slice(0, 20)) {
        const found = boardIn(one, depth + 1);
        if (found !== null) return found;
      }
    return null;
  };

  /** A cell of a board in which a given is another; -1 if there is none. */
  const otherGiven = (board: readonly number[]): number =>
    board.findIndex((digit, cell) => fixed[cell] !== 0 && digit !== fixed[cell]);

  const hasBoard = (value: unknown): boolean => {
    const found = boardIn(value);
    return found !== null && otherGiven(found) < 0;
  };

  const lineIn = (error: unknown): number | null => {
    const stack = typeof error === 'object' && error !== null && 'stack' in error ? text(error.stack) : '';
    for (const found of stack.matchAll(/:(\d+):\d+\)?$/gm)) {
      const line = Number(found[1]) - 1;
      if (line >= 1 && line <= lines) return line;
    }
    return null;
  };
  const lines = text(program).split('\n').length - 2;

  const settle = (returned: unknown): void => {
    const board = rows ?? flat;
    if (board !== null) catchUp(board, 0);
    const made = steps;
    const found = boardIn(returned);
    const other = found === null ? -1 : otherGiven(found);
    if (made === 0 && other >= 0) finish({ kind: 'returnedOther', cell: other });
    // A program that was seen to fill the board may have emptied it again.
    if (found !== null && other < 0 && fullest < 81 && found.some((digit, cell) => digit !== mirror[cell])) {
      for (let cell = 0; cell < 81; cell++) if (found[cell] === 0) note(cell, 0, 0);
      for (let cell = 0; cell < 81; cell++) note(cell, found[cell], 0);
    }
    const value =
      found === null && typeof returned !== 'object' && returned !== undefined ? shown(returned) : '';
    finish({ kind: 'returned', value }, made === 0 && steps > 0);
  };

  /** A function to be called with the board; `null` if the program has none. */
  let entry: ((board: unknown) => unknown) | null = null;
  const messageOf = (error: unknown): string =>
    typeof error === 'object' && error !== null && 'message' in error ? text(error.message) : shown(error);

  const fail = (error: unknown): void => {
    if (error === STOPPED) return;
    try {
      const board = rows ?? flat;
      if (board !== null) catchUp(board, 0);
      const message = messageOf(error).slice(0, 200);
      finish({ kind: 'threw', message, line: lineIn(error), isElsewhere: isElsewhere(message) });
    } catch {
      // Catching up has found something else to tell, and told it.
    }
  };
  onRejected(fail);

  const spaced = /\.split\(\s*(?:(["'`]) \1|\/(?:\\s| )[^/]*\/)/.test(text(program));
  const signs = givens.map((digit) =>
    digit > 0 ? text(digit) : text(shape.blank).length === 1 ? text(shape.blank) : '0',
  );
  const { around, isElsewhere, followed } = platformOf({
    input: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) =>
      signs.slice(9 * row, 9 * row + 9).join(spaced ? ' ' : ''),
    ),
    turn,
    steps: () => steps,
    isDone: () => done,
    fail,
    exit() {
      settle(undefined);
      throw STOPPED;
    },
  });

  /** A function that a call has made, to be called in its turn: itself, or the one of an object that solves. */
  const madeBy = (returned: unknown): (() => unknown) | undefined => {
    const made = returned as Readonly<Record<string, unknown>> | null | undefined;
    const calls = ['solve', 'solveSudoku', 'search', 'run', 'start'].map((name) => made?.[name]);
    const call = [returned, ...calls].find((one) => typeof one === 'function');
    return call && (() => call.apply(made, call.length > 0 ? [makeBoard()] : []));
  };

  /** What the function that solves comes to. If nothing is written or returned, it may be one that takes a text apart. */
  const solvedBy = async (call: NonNullable<typeof entry>): Promise<unknown> => {
    let returned: unknown;
    let failed: { readonly error: unknown } | null = null;
    try {
      returned = await followed(call(makeBoard()));
      const made = steps === 0 && !hasBoard(returned) ? madeBy(returned) : undefined;
      if (made !== undefined) returned = await followed(made());
    } catch (error) {
      failed = { error };
    }
    if (steps === 0 && !done && shape.form !== 'text' && !hasBoard(returned))
      try {
        const again = await followed(call(filledIn({ form: 'text', blank: '.', isText: true })));
        if (hasBoard(again)) return again;
      } catch {
        // It is not.
      }
    if (failed !== null) throw failed.error;
    return returned;
  };

  const run = async (): Promise<void> => {
    let first: unknown = STOPPED;
    try {
      try {
        await followed(
          program(
            { write, writeInRow, refer, change, count, does, after },
            tracing?.tracer,
            makeBoard,
            (call: typeof entry) => {
              entry = call;
            },
            around,
          ),
        );
      } catch (error) {
        // Its own page or files are not here, but its function may do without.
        if (steps > 0 || entry === null || !isElsewhere(messageOf(error))) throw error;
        first = error;
      }
      const returned = entry !== null && steps === 0 && !done ? await solvedBy(entry) : undefined;
      if (mayWait) await turn(true);
      if (first !== STOPPED && steps === 0) fail(first);
      settle(returned);
    } catch (error) {
      fail(first !== STOPPED && steps === 0 ? first : error);
    }
  };
  const mayWait = /\b(?:async|await|Promise|then)\b/.test(text(program));
  return run();
}
