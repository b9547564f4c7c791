import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  codeOf,
  codeOfDay,
  type Daily,
  dailyOf,
  generate,
  type Made,
  QUICK_SEEDS,
  recipeFor,
  type Wish,
} from '../../sudoku/generator';
import { DIFFICULTIES } from '../../sudoku/techniques';
import { pageThread } from '../../worker/testing';
import { boardOf, FakeStorage, noticesOf, openStores } from '../testing';
import { createNewPuzzleRun } from './newPuzzleRun';
import { USUAL, WISHES_KEY } from './wishes';

const EASY: Wish = { level: 'easy', symmetry: 'halfTurn' };
const MEDIUM: Wish = { level: 'medium', symmetry: 'halfTurn' };
const thread = pageThread();
const DAY = { year: 2026, month: 11, day: 23 };

function madeOf(wish: Wish, seed: number): Made {
  const making = generate(wish, seed);
  let latest = making.next();
  while (!latest.done) latest = making.next();
  return latest.value;
}

/** The run, with a maker that answers when it is told to. */
function open(storage = new FakeStorage()) {
  const stores = openStores({ storage });
  stores.settings.setState({ level: 'easy' });
  const rests: number[] = [];
  const busy = { workers: 0, broken: false };
  const reopen = vi.fn(async (_: Daily) => false);
  const asked: { wish: Wish; seed: number; size: number; options: Options }[] = [];
  const pools: { isEnded: boolean }[] = [];
  const run = createNewPuzzleRun(
    {
      ...stores,
      newThread: () => stores.workThread,
      cores: 3,
      now: () => 1,
      reopen,
    },
    (size, newThread) => {
      newThread();
      const state = { isEnded: false };
      pools.push(state);
      return {
        size,
        ask: thread.ask,
        rest: (milliseconds) => rests.push(milliseconds),
        dispose: () => {
          state.isEnded = true;
        },
      };
    },
    (pool, wish, seed, options) =>
      new Promise((resolve) => {
        if (busy.broken) throw new Error('broken');
        asked.push({
          wish,
          seed,
          size: pool.size,
          options: {
            ...options,
            answer: async (made) => {
              resolve({ ok: true, value: made });
              await vi.advanceTimersByTimeAsync(0);
            },
          },
        });
        options.signal.addEventListener('abort', () => resolve({ ok: false, error: { kind: 'cancelled' } }));
      }),
    () => busy.workers,
  );
  const latest = () => {
    const last = asked.at(-1);
    if (last === undefined) throw new Error('nothing was asked for');
    return last;
  };
  return {
    ...stores,
    run,
    rests,
    busy,
    reopen,
    asked,
    pools,
    latest,
    board: () => boardOf(stores),
    told: () => noticesOf(stores),
    making: () => run.store.getState().making,
    /** Answers as the workers would. */
    answer: () => latest().options.answer(madeOf(latest().wish, latest().seed)),
  };
}

interface Options {
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: { tried: number; kept: number; best: Made | null }) => void;
  answer(made: Made): Promise<void>;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a new puzzle', () => {
  it('is of the level last chosen, and says what it was made from', async () => {
    const { run, latest, answer, settings, board, told } = open();
    settings.setState({ level: 'medium' });
    void run.next();
    expect(latest()).toMatchObject({ wish: MEDIUM, size: 2 });
    const { seed } = latest();
    await answer();
    expect(board().givens).toBe(madeOf(MEDIUM, seed).puzzle);
    expect(board().origin).toEqual({
      kind: 'made',
      name: null,
      at: 1,
      code: codeOf(recipeFor(MEDIUM, seed)),
    });
    expect(told()).toEqual(['madePuzzle']);
  });

  it('is asked for by its level the first time, and is of the level last chosen from then on', async () => {
    const { run, asked, latest, answer, settings, screen } = open();
    settings.setState({ level: null });
    await run.next();
    expect([asked, screen.store.getState().dialog]).toEqual([[], 'newPuzzle']);
    screen.close();
    void run.next('medium');
    await answer();
    void run.next();
    expect(latest().wish).toEqual(MEDIUM);
    expect(screen.store.getState().dialog).toBeNull();
  });

  it('is as was wished before, also in a later visit, until that is changed', async () => {
    const storage = new FakeStorage();
    const wish: Wish = { symmetry: 'none', givens: 30, rating: { from: 1.5, to: 2.3 } };
    open(storage).run.wishes.keep(wish);
    const { run, latest, answer, settings } = open(storage);
    void run.next();
    expect(latest().wish).toEqual({ level: 'easy', ...wish });
    await answer();
    settings.setState({ level: 'any' });
    void run.next();
    expect(latest().wish).toEqual(wish);
    run.wishes.keep(USUAL);
    void run.next('easy');
    expect(latest().wish).toEqual(EASY);
  });

  it.each(['{"version":1,"wish":"xfoo"}', '{"version":1}', 'x', '{"version":2}'])(
    'is as usual if the text of the wishes is %s',
    (text) => {
      const storage = new FakeStorage();
      storage.setItem(WISHES_KEY, text);
      expect(open(storage).run.wishes.get()).toEqual(USUAL);
    },
  );

  it('as wished lasts for the visit where nothing can be stored', () => {
    const storage = new FakeStorage();
    storage.full = true;
    const { run } = open(storage);
    run.wishes.keep({ givens: 30 });
    expect(run.wishes.get()).toEqual({ givens: 30 });
  });

  it('as hard as possible is taken by the player, so the dialog asks for it', async () => {
    const { run, asked, screen } = open();
    run.wishes.keep({ rating: 'hardest' });
    await run.next();
    expect([asked, screen.store.getState().dialog]).toEqual([[], 'newPuzzle']);
    run.restock();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual([]);
  });

  it('that was made for a technique says so, in the words of no language', async () => {
    const { run, answer, board } = open();
    void run.make({ needs: 'nakedPair' }, 1);
    await answer();
    await vi.waitFor(() => expect(board().origin.code).toMatch(/-nnakedPair\b/));
    expect(board().origin).toMatchObject({ kind: 'made', name: null });
  });

  it('is of a seed that is quick while none is in stock, and none of these comes twice', () => {
    const { run, asked } = open();
    const seeds = QUICK_SEEDS.easy;
    for (let i = 0; i <= seeds.length; i++) void run.next();
    const taken = asked.map(({ seed }) => seed);
    expect(taken.slice(0, -1).toSorted((a, b) => a - b)).toEqual(seeds);
    expect(new Set(taken).size).toBe(seeds.length + 1);
  });

  it('can be undone', async () => {
    const { run, answer, board, game } = open();
    const before = board().givens;
    void run.next();
    await answer();
    game.undo();
    expect(board().givens).toBe(before);
  });

  it('that needs a technique is told to be on its way only if it takes a while, with a way to stop it', async () => {
    const { run, told, board } = open();
    const before = board();
    void run.teach('nakedPair');
    await vi.advanceTimersByTimeAsync(299);
    expect(told()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(told()).toEqual(['makingPuzzle']);
    expect(run.stop()).toBe(true);
    expect(told()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([told(), board()]).toEqual([[], before]);
    expect(run.stop()).toBe(false);
  });

  it('that comes too late is offered, and does not replace what the player has done meanwhile', async () => {
    const { run, answer, latest, importing, board, told } = open();
    void run.make(EASY, 1);
    importing.emptyBoard();
    const empty = board();
    await answer();
    expect([board(), told()]).toEqual([empty, ['puzzleReady']]);
    run.openMade();
    expect(board().givens).toBe(madeOf(EASY, latest().seed).puzzle);
    run.openMade();
    expect(told()).toEqual(['madePuzzle']);
  });

  it('tells nothing after it was stopped early', async () => {
    const { run, told } = open();
    void run.teach('nakedPair');
    run.stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(told()).toEqual([]);
  });

  it('asked for again replaces the one under way', async () => {
    const { run, asked, answer, board } = open();
    void run.make(EASY, 1);
    void run.make(EASY, 2);
    expect(asked.map(({ options }) => options.signal.aborted)).toEqual([true, false]);
    await answer();
    expect(board().givens).toBe(madeOf(EASY, 2).puzzle);
  });

  it('as wished shows how far it has come, and may be taken as it is', async () => {
    const { run, latest, making, board, told } = open();
    void run.make({ givens: 18 }, 5);
    expect(making()).toEqual({ tried: 0, kept: 0, best: null });
    run.takeBest();
    expect(told()).toEqual([]);
    void run.make({ givens: 18 }, 5);
    const best = { ...madeOf(EASY, 3), distance: 4 };
    latest().options.onProgress?.({ tried: 12, kept: 3, best });
    expect(making()).toEqual({ tried: 12, kept: 3, best });
    run.takeBest();
    expect(board()).toMatchObject({ givens: best.puzzle, origin: { kind: 'made', at: 1 } });
    expect(board().origin.code).toBeUndefined();
    expect([latest().options.signal.aborted, making(), told()]).toEqual([true, null, ['madePuzzle']]);
  });

  it('to learn a technique on is as wished in all else too', async () => {
    const { run, latest, answer, board, told } = open();
    const others: Wish = { needs: 'nakedPair', symmetry: 'halfTurn', without: ['hiddenPair'] };
    void run.teach('nakedPair', others, 2);
    expect(latest()).toMatchObject({ wish: others, seed: 2 });
    await answer();
    await vi.waitFor(() => expect(told()).toEqual(['lesson']));
    expect(board().givens).toBe(madeOf(others, 2).puzzle);
    expect(board().origin.code).toBe(codeOf(recipeFor(others, 2)));
    expect(run.awaited()?.technique).toBe('nakedPair');
  });

  it('of a day is opened as it was left, if the shelf has it', async () => {
    const { run, asked, reopen } = open();
    reopen.mockResolvedValue(true);
    await run.makeDaily(DAY);
    expect(reopen).toHaveBeenCalledWith({ date: DAY, level: 'easy' });
    expect(asked).toEqual([]);
  });

  it('of a day is the same for everyone, and is named after the day', async () => {
    const { run, latest, answer, board } = open();
    void run.makeDaily(DAY);
    await vi.waitFor(() => expect(latest()).toMatchObject(dailyOf(DAY)));
    await answer();
    expect(board().origin).toEqual({
      kind: 'daily',
      name: null,
      at: new Date(2026, 10, 23, 12).getTime(),
      code: codeOfDay(DAY),
    });
    expect(board().givens).toBe(madeOf(dailyOf(DAY).wish, dailyOf(DAY).seed).puzzle);
    void run.makeDaily(DAY, 'beginner');
    await vi.waitFor(() => expect(latest()).toMatchObject(dailyOf(DAY, 'beginner')));
    await answer();
    expect(board().origin).toMatchObject({ kind: 'daily', code: codeOfDay(DAY, 'beginner') });
  });
});

/** Answers what is made ahead, until nothing is any more. Returns how many puzzles were asked for in all. */
const stockUp = async ({ asked, answer }: ReturnType<typeof open>): Promise<number> => {
  for (let before = asked.length; ; before++) {
    await vi.advanceTimersByTimeAsync(3000);
    if (asked.length === before) return before;
    await answer();
  }
};

describe('the puzzles of a day', () => {
  it('are made by workers of their own, which end with the last', async () => {
    const { run, asked, latest, pools } = open();
    const made = madeOf(EASY, 1);
    const counts: number[] = [];
    const making = run.makeDay(DAY, {
      signal: new AbortController().signal,
      onMade: (count) => counts.push(count),
    });
    for (let count = 0; count < 6; count++) {
      expect(pools.map(({ isEnded }) => isEnded)).toEqual([false, false]);
      await latest().options.answer(made);
    }
    expect((await making)?.map(({ level }) => level)).toEqual(DIFFICULTIES);
    expect([counts, asked.length]).toEqual([[1, 2, 3, 4, 5, 6], 6]);
    expect(pools.map(({ isEnded }) => isEnded)).toEqual([false, true]);
  });

  it('that nobody wants any more end their workers in the same task', async () => {
    const { run, pools } = open();
    const unwanted = new AbortController();
    const making = run.makeDay(DAY, { signal: unwanted.signal, onMade: () => {} });
    unwanted.abort();
    expect(pools.map(({ isEnded }) => isEnded)).toEqual([false, true]);
    expect(await making).toBeNull();
  });
});

describe('puzzles made ahead', () => {
  it('are two, made by one worker after the page has come to rest, and are there at once', async () => {
    const page = open();
    const { run, asked, answer, latest, board } = page;
    void run.next();
    await answer();
    await vi.advanceTimersByTimeAsync(2999);
    expect(asked).toHaveLength(1);
    expect(await stockUp(page)).toBe(3);
    expect(latest().size).toBe(1);
    const [, second, third] = asked;
    await run.next();
    expect(board().givens).toBe(madeOf(EASY, second?.seed ?? 0).puzzle);
    await run.next();
    expect(board().givens).toBe(madeOf(EASY, third?.seed ?? 0).puzzle);
    expect(await stockUp(page)).toBe(5);
  });

  it('are there at once on a later visit, and no puzzle of an earlier visit comes again', async () => {
    const storage = new FakeStorage();
    const first = open(storage);
    void first.run.next();
    await first.answer();
    expect(await stockUp(first)).toBe(3);
    const later = open(storage);
    await later.run.next();
    expect(later.asked).toEqual([]);
    const [quick, second] = first.asked;
    expect(later.board()).toMatchObject({
      givens: madeOf(EASY, second?.seed ?? 0).puzzle,
      origin: { kind: 'made', at: 1, code: codeOf(recipeFor(EASY, second?.seed ?? 0)) },
    });
    await later.run.next();
    for (let i = 1; i < QUICK_SEEDS.easy.length; i++) void later.run.next();
    expect(later.asked.map(({ seed }) => seed)).not.toContain(quick?.seed);
    expect(new Set(later.asked.map(({ seed }) => seed)).size).toBe(QUICK_SEEDS.easy.length - 1);
  });

  it('are made on a later visit before the first press, where some are lacking', async () => {
    const { run, asked, answer } = open();
    run.restock();
    await vi.advanceTimersByTimeAsync(3000);
    await answer();
    await run.next();
    expect(asked).toHaveLength(1);
  });

  it('wait until no worker is busy', async () => {
    const page = open();
    page.busy.workers = 1;
    page.run.restock();
    expect(await stockUp(page)).toBe(0);
    page.busy.workers = 0;
    expect(await stockUp(page)).toBe(2);
  });

  it('pause while another worker is busy', async () => {
    const { run, asked, rests, busy } = open();
    run.restock();
    await vi.advanceTimersByTimeAsync(3000);
    expect(asked).toHaveLength(1);
    // The one that makes it.
    busy.workers = 1;
    await vi.advanceTimersByTimeAsync(1000);
    expect(rests).toEqual([]);
    busy.workers = 2;
    await vi.advanceTimersByTimeAsync(1000);
    expect(rests.length).toBeGreaterThan(3);
  });

  it('leave no clock behind when making one breaks', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const { run, rests, busy } = open();
    busy.broken = true;
    run.restock();
    await vi.advanceTimersByTimeAsync(3000);
    expect(reported).toHaveBeenCalledOnce();
    busy.workers = 2;
    await vi.advanceTimersByTimeAsync(5000);
    expect(rests).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('wait while another view than the board in play is open', async () => {
    const page = open();
    page.screen.enter('watch');
    page.run.restock();
    expect(await stockUp(page)).toBe(0);
    page.screen.enter('play');
    expect(await stockUp(page)).toBe(2);
  });

  it('pause while somebody uses the page', async () => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    const { run, asked, rests } = open();
    run.restock();
    await vi.advanceTimersByTimeAsync(2900);
    target.dispatchEvent(new Event('keydown'));
    await vi.advanceTimersByTimeAsync(2900);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toHaveLength(1);
    target.dispatchEvent(new Event('pointermove'));
    await vi.advanceTimersByTimeAsync(400);
    expect(rests.length).toBeGreaterThan(0);
  });

  it('make way for what a person asks for', async () => {
    const { run, asked, answer } = open();
    void run.next();
    await answer();
    await vi.advanceTimersByTimeAsync(3000);
    void run.make({ needs: 'xWing' }, 1);
    expect(asked.map(({ options }) => options.signal.aborted)).toEqual([false, true, false]);
  });

  it.each([
    ['data are to be saved', { connection: { saveData: true } }],
    ['the battery is low', { getBattery: async () => ({ charging: false, level: 0.2 }) }],
  ])('are not made where %s', async (_, facts) => {
    vi.stubGlobal('navigator', facts);
    const page = open();
    void page.run.next();
    await page.answer();
    expect(await stockUp(page)).toBe(1);
  });

  it('are made where the battery is charged or being charged', async () => {
    vi.stubGlobal('navigator', { getBattery: async () => ({ charging: true, level: 0.2 }) });
    const page = open();
    void page.run.next();
    await page.answer();
    expect(await stockUp(page)).toBe(3);
  });
});
