import { afterEach, describe, expect, it, vi } from 'vitest';
import { grid } from '../../sudoku/core';
import type { UnreadableRow } from '../../sudoku/many';
import { loadPool } from '../../worker';
import { HeldThread, pageThread } from '../../worker/testing';
import { createNotices } from '../page/notices';
import { createScreen } from '../page/screen';
import { createDatabase } from '../storage/database';
import { noticesOf } from '../testing';
import type { ManyNeeds } from './manyRun';
import { createManyRun } from './manyRun';

const PUZZLE = grid('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
const ANSWER = grid('534678912672195348198342567859761423426853791713924856961537284287419635345286179');
const SHORT = PUZZLE.slice(1);
/** Enough for several pieces. */
const MANY_LINES = `${PUZZLE}\n`.repeat(5000);

const file = (text: string, name: string | null = 'puzzles.sdm') => ({ blob: new Blob([text]), name });
const explain = ({ reason, line }: UnreadableRow) => `${line} ${reason.kind}`;

const createPool = await loadPool();

function open(world: Partial<ManyNeeds> = {}, newPool = createPool) {
  const notices = createNotices();
  const screen = createScreen();
  screen.open('many');
  let time = 0;
  const run = createManyRun(
    {
      notices,
      screen,
      database: createDatabase(),
      newThread: pageThread,
      cores: 3,
      now: () => {
        time += 10;
        return time;
      },
      ...world,
    },
    newPool,
  );
  return { ...run, screen, state: run.store.getState, notices: () => noticesOf({ notices }) };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a run', () => {
  it('fills the table in the order of the file', async () => {
    const { start, state, table } = open();
    await start(file(`${MANY_LINES}${SHORT}\n${MANY_LINES}`));
    expect(state()).toMatchObject({
      phase: 'done',
      name: 'puzzles.sdm',
      done: 1,
      solved: 10_001,
      size: 10_001,
      sizes: { one: 10_000, none: 0, many: 0, unreadable: 1 },
    });
    expect(table().row(5000)).toMatchObject({ line: 5001, finding: 'unreadable' });
    expect(table().row(10_000)).toMatchObject({ line: 10_001, givens: PUZZLE, solution: ANSWER });
  });

  it('goes on in the background with a notice, and with another when it has ended', async () => {
    const { start, screen, notices } = open();
    const run = start(file(MANY_LINES));
    screen.close();
    expect(notices()).toEqual(['manyGoOn']);
    await run;
    expect(notices()).toEqual(['manyEnded']);
    screen.open('many');
    expect(notices()).toEqual([]);
  });

  it('shows no notice if its dialog is open at the end', async () => {
    const { start, screen, notices } = open();
    await start(file(MANY_LINES));
    screen.close();
    expect(notices()).toEqual([]);
  });

  it('reports its progress', async () => {
    const { start, store } = open();
    const told: number[] = [];
    store.subscribe(({ done }) => told.push(done));
    await start(file(MANY_LINES));
    expect(new Set(told).size).toBeGreaterThan(2);
    expect(told).toEqual([...told].sort((a, b) => a - b));
  });

  it('that is stopped keeps its rows, ends its workers and ignores their later answers', async () => {
    const threads: HeldThread[] = [];
    const ended = vi.fn();
    const newThread = () => {
      const thread = new HeldThread();
      thread.dispose = ended;
      threads.push(thread);
      return thread;
    };
    const { start, stop, state, table } = open({ newThread });
    void start(file(MANY_LINES));
    await vi.waitFor(() => expect(threads.flatMap(({ jobs }) => jobs).length).toBe(4));
    stop();
    expect([state().phase, ended.mock.calls.length]).toEqual(['stopped', 2]);
    await threads[0]?.latest('solveMany').crash();
    expect([state().phase, table().size]).toEqual(['stopped', 0]);
  });

  it('uses both of two cores, and leaves one of more to the page', async () => {
    const sizes: number[] = [];
    for (const cores of [1, 2, 3, 4]) {
      const { start } = open({ cores }, (size, newThread) => {
        sizes.push(size);
        return createPool(size, newThread);
      });
      await start(file(`${PUZZLE}\n`));
    }
    expect(sizes).toEqual([1, 2, 2, 3]);
  });

  it('replaces the run before', async () => {
    const { start, state, table } = open();
    const first = start(file(MANY_LINES, 'first.sdm'));
    await start(file(`${PUZZLE}\n`, 'second.sdm'));
    await first;
    expect(state()).toMatchObject({ runs: 2, phase: 'done', name: 'second.sdm', size: 1 });
    expect(table().size).toBe(1);
  });

  it('counts again up to another limit', async () => {
    const { start, setLimit, state, table } = open();
    await start(file('.'.repeat(81)));
    expect(table().row(0)).toMatchObject({ count: 100, exact: false });
    setLimit(1000);
    await vi.waitFor(() => expect(state()).toMatchObject({ runs: 2, phase: 'done' }));
    expect(table().row(0)).toMatchObject({ count: 1000, exact: false });
  });

  it('asks again for a lost piece, ends if it is lost again and again, and says so', async () => {
    const thread = new HeldThread();
    const { start, state, notices } = open({ newThread: () => thread, cores: 1 });
    const run = start(file(`${PUZZLE}\n`));
    for (const times of [1, 2, 3, 4]) {
      await vi.waitFor(() => expect(thread.jobs.length).toBe(times));
      expect(state().phase).toBe('running');
      await thread.latest('solveMany').crash();
    }
    await run;
    expect([state().phase, notices()]).toEqual(['failed', ['workerFailed']]);
  });

  it('ends if the file is gone, and says so', async () => {
    const { start, state, notices } = open();
    const blob = new Blob([PUZZLE]);
    blob.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('gone')) });
    await start({ blob, name: 'gone.sdm' });
    expect([state().phase, notices()]).toEqual(['failed', ['cannotReadFile']]);
  });

  it('ends if a worker finds that the file is gone, and says so', async () => {
    const thread = new HeldThread();
    const { start, state, notices } = open({ newThread: () => thread, cores: 1 });
    const run = start(file(`${PUZZLE}\n`));
    await vi.waitFor(() => expect(thread.jobs.length).toBe(1));
    await thread.latest('solveMany').answer(null);
    await run;
    expect([state().phase, notices()]).toEqual(['failed', ['cannotReadFile']]);
  });

  it('ends if something of ours breaks, which is not the fault of the file', async () => {
    const broken = (): never => {
      throw new Error('broken');
    };
    const pool = { size: 1, ask: async () => broken(), rest: () => {}, dispose: vi.fn() };
    for (const newPool of [broken, () => pool]) {
      const { start, state, screen, notices } = open({}, newPool);
      const run = start(file(MANY_LINES));
      screen.close();
      await expect(run).rejects.toThrow('broken');
      expect([state().phase, notices()]).toEqual(['failed', ['manyEnded']]);
    }
    expect(pool.dispose).toHaveBeenCalledOnce();
  });

  it('ends if its files cannot be joined', async () => {
    const { offer, state } = open();
    const content = [null, null] as unknown as Blob[];
    vi.stubGlobal(
      'Blob',
      class {
        constructor() {
          throw new Error('broken');
        }
      },
    );
    await expect(offer({ content, name: null })).rejects.toThrow('broken');
    expect(state().phase).toBe('failed');
  });

  it('finds the text that it could not read', async () => {
    const { start, table, textOf } = open();
    await start(file(`# 첫 줄\n${PUZZLE}\n${SHORT}\n`));
    const row = table().row(1);
    expect(row.finding === 'unreadable' && (await textOf(row))).toBe(SHORT);
  });
});

describe('saving', () => {
  it('writes the whole table', async () => {
    const { start, save, state } = open();
    await start(file(`${PUZZLE}\n${SHORT}\n`));
    const blob = await save('text', explain);
    expect(await blob?.text()).toBe(`${PUZZLE}:1:${ANSWER}\n# 2: 2 cellCount\n`);
    expect(state().saving).toBeNull();
  });

  it('pauses for the page, reports its progress, and can be stopped', async () => {
    const { start, save, stop, store, state } = open();
    await start(file(MANY_LINES));
    let time = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      time += 3;
      return time;
    });
    const told: (number | null)[] = [];
    const stopAt = (limit: number) =>
      store.subscribe(({ saving }) => {
        told.push(saving);
        if (saving !== null && saving > limit) stop();
      });
    const end = stopAt(1);
    const blob = await save('csv', explain);
    end();
    expect((await blob?.text())?.split('\r\n')).toHaveLength(5002);
    expect(told.length).toBeGreaterThan(2);
    stopAt(0.01);
    expect(await save('json', explain)).toBeNull();
    expect(state().saving).toBeNull();
  });
});
