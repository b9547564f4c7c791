import type { createTracer, TraceSetup, TraceTold } from './tracer';

/** What the runtime is told. Plain data, since it crosses to another thread as text. */
export interface Setup {
  /** The 81 digits of the puzzle, 0 for a blank. */
  readonly givens: readonly number[];
  readonly shape: { readonly form: 'rows' | 'flat' | 'text'; readonly blank: 0 | '.' | '0' };
  /** The most steps to record. */
  readonly most: number;
  /** If the program is run again, to record its lines: which of them. Its steps are not told then. */
  readonly trace: TraceSetup | null;
}

/** How a program ended, as the runtime tells it. It comes from where the program ran, so it is checked later. */
export type ToldEnd =
  | { readonly kind: 'returned'; readonly value: string }
  | { readonly kind: 'threw'; readonly message: string; readonly line: number | null }
  | { readonly kind: 'changedGiven'; readonly cell: number; readonly digit: number; readonly line: number }
  | { readonly kind: 'wroteNoDigit'; readonly cell: number; readonly value: string; readonly line: number }
  | { readonly kind: 'tooLong' };

/** What the runtime tells: steps in the form of a tape, and the end. */
export type Told =
  | { readonly kind: 'steps'; readonly words: Int32Array<ArrayBuffer> }
  | { readonly kind: 'end'; readonly end: ToldEnd; readonly onlyEnd: boolean }
  | TraceTold;

type Cells = unknown[] & Record<number, unknown>;
type Rows = Cells[];

/** A program, as `readProgram` makes it. */
export type ProgramFunction = (
  ...parts: readonly unknown[]
) => ((...args: readonly unknown[]) => unknown) | null;

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
  tell: (told: Told) => void,
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
      if (value === '' || value === '.' || value === ' ' || value === '_' || value === '*') return 0;
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
      rowsOf.set(row, { board: known, row: index });
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

  const writeInRow = (board: Rows, r: number, c: number, value: unknown, line: number): unknown => {
    const row = board[r] as Cells;
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
    if (list === flat || (isList(list) && list.length === 81 && turnTo(list, line))) {
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
      if (boards.has(list) && isList(value) && value.length === 9) {
        learn(list);
        catchUp(list, line);
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

  const makeBoard = (): unknown => {
    const { form, blank } = shape;
    const cells = givens.map((digit) => (digit === 0 ? blank : blank === 0 ? digit : text(digit)));
    if (form === 'text') return cells.join('');
    const board =
      form === 'flat' ? cells : [0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) => cells.slice(9 * row, 9 * row + 9));
    learn(board as Cells);
    return board;
  };

  /** The digits of a board that the program returned; `null` if it is none. */
  const boardIn = (value: unknown): readonly number[] | null => {
    const list = typeof value === 'string' ? value.split('') : isList(value) ? value : null;
    if (list === null) return null;
    const cells =
      list.length === 9 && isList(list[0]) ? (list as unknown as Rows).flatMap((row) => [...row]) : list;
    if (cells.length !== 81) return null;
    const digits = [...cells].map(digitOf);
    return digits.some((digit, cell) => digit < 0 || (fixed[cell] !== 0 && digit !== fixed[cell]))
      ? null
      : digits;
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
    // A program that was seen to fill the board may have emptied it again.
    if (found !== null && fullest < 81 && found.some((digit, cell) => digit !== mirror[cell])) {
      for (let cell = 0; cell < 81; cell++) if (found[cell] === 0) note(cell, 0, 0);
      for (let cell = 0; cell < 81; cell++) note(cell, found[cell], 0);
    }
    const value =
      found === null && typeof returned !== 'object' && returned !== undefined ? shown(returned) : '';
    finish({ kind: 'returned', value }, made === 0 && steps > 0);
  };

  const run = async (): Promise<void> => {
    const nothing = (): void => {};
    const silent = {
      log: nothing,
      info: nothing,
      warn: nothing,
      error: nothing,
      table: nothing,
      debug: nothing,
      time: nothing,
      timeEnd: nothing,
      clear: nothing,
    };
    const require = (name: unknown): never => {
      throw new Error(`require is not available: ${text(name)}`);
    };
    const module = { exports: {} };
    /** What was to be done after some time, and is done as soon as possible. */
    let putOff = 0;
    const fail = (error: unknown): void => {
      if (error === STOPPED) return;
      const message =
        typeof error === 'object' && error !== null && 'message' in error
          ? text(error.message)
          : shown(error);
      try {
        const board = rows ?? flat;
        if (board !== null) catchUp(board, 0);
        finish({ kind: 'threw', message: message.slice(0, 200), line: lineIn(error) });
      } catch {
        // Catching up has found something else to tell, and told it.
      }
    };
    const soon = async (
      act: (...args: unknown[]) => unknown,
      _: unknown,
      ...args: unknown[]
    ): Promise<void> => {
      putOff++;
      await null;
      putOff--;
      try {
        await act(...args);
      } catch (error) {
        fail(error);
      }
    };
    const setTimeout = (...wish: Parameters<typeof soon>): number => {
      void soon(...wish);
      return 0;
    };
    const performance = { now: Date.now };
    /**
     * What the program returns, once all that it has put off is done. What waited for that goes on some turns later, and
     * may put off more: each caller that is returned to takes a few.
     */
    const done = async (returned?: unknown): Promise<unknown> => {
      const value = await returned;
      for (let turns = 0; turns < 1000; turns++) {
        await null;
        if (putOff > 0) turns = 0;
      }
      return value;
    };
    try {
      const call = program(
        write,
        writeInRow,
        refer,
        change,
        count,
        tracing?.tracer,
        makeBoard,
        module,
        module.exports,
        require,
        silent,
        setTimeout,
        nothing,
        performance,
      );
      if (call === null) return settle(await done());
      const more = givens.slice(0, Math.max(0, call.length - 1)).map(() => 0);
      let returned = call(makeBoard(), ...more);
      if (Object.prototype.toString.call(returned) === '[object Generator]') {
        let last: unknown;
        for (const yielded of returned as Iterable<unknown>) last = yielded;
        returned = last;
      }
      settle(await done(returned));
    } catch (error) {
      fail(error);
    }
  };
  return run();
}
