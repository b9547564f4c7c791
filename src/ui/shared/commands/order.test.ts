import { expect, it, vi } from 'vitest';
import type { StateCreator } from 'zustand/vanilla';
import { openLink } from '../../../stores';
import { openStores } from '../../../stores/testing';
import { type Digit, type Random, seededRandom } from '../../../sudoku/core';
import type { SearchWorkers } from '../../../worker';
import { lateThread } from '../../../worker/testing';
import { createCommands } from './commands';

/*
 * Acts done quickly while parts of the script, readings and answers come late must end like the same acts done slowly:
 * with the same board, the same moves to undo, the same view and the same notices. And it must not matter in which order
 * the stores learn of a change: many follow the board, and none may rely on another's having been told before.
 *
 * `SEQUENCES=20000 SEED=3 npm run unit -- order` tries more sequences, and others.
 */

const SEQUENCES = Number(process.env.SEQUENCES ?? 300);
const SEED = Number(process.env.SEED ?? 1);

/** The longest pause between two acts done quickly, in milliseconds; the pause between acts done slowly. */
const PAUSE = { quick: 300, slow: 2500 };
/** The longest time that a part, a reading or an answer takes. */
const DELAY = 500;

const late = vi.hoisted(() => ({
  wait: async (): Promise<void> => {},
}));

// Each part comes late, each time, as on a first visit.
vi.mock(import('../../../parts'), async (original) => {
  const parts = await original();
  const later = (fetchPart: () => Promise<object>, name?: string) => {
    const load = parts.later(fetchPart, name as never);
    return async () => {
      await late.wait();
      return load();
    };
  };
  return { ...parts, later: later as typeof parts.later };
});

/** Whether the listeners of a store are called in the order in which they subscribed, or backwards. */
const calls = vi.hoisted(() => ({ areReversed: false }));

vi.mock(import('zustand/vanilla'), async (original) => {
  const zustand = await original();
  const createStore = (begin: StateCreator<object>) => {
    const store = zustand.createStore(begin);
    const listeners: Parameters<typeof store.subscribe>[0][] = [];
    const { areReversed } = calls;
    store.subscribe((now, before) => {
      for (const listener of areReversed ? listeners.toReversed() : [...listeners]) listener(now, before);
    });
    const subscribe = (listener: (typeof listeners)[number]) => {
      listeners.push(listener);
      return () => void listeners.splice(listeners.indexOf(listener), 1);
    };
    return { ...store, subscribe };
  };
  return { ...zustand, createStore: createStore as typeof zustand.createStore };
});

/** A clock that runs only when a test says so. It is faster than Vitest's, as it waits for no real timers. */
const clock = (() => {
  const timers = new Map<number, { readonly at: number; readonly run: () => void }>();
  let now = 0;
  let last = 0;
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    now: () => now,
    setTimeout(run: () => void, milliseconds = 0): number {
      last++;
      timers.set(last, { at: now + milliseconds, run });
      return last;
    },
    clearTimeout: (timer: number) => void timers.delete(timer),
    clear: () => timers.clear(),
    async pass(milliseconds: number): Promise<void> {
      const end = now + milliseconds;
      await settled();
      for (;;) {
        const [due] = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at);
        if (due === undefined) break;
        const [timer, { at, run }] = due;
        timers.delete(timer);
        now = Math.max(now, at);
        run();
        await settled();
      }
      now = end;
    },
  };
})();

/** What is watched or raced changes nothing that is compared here. */
const mute = (): SearchWorkers => ({
  record() {},
  goOn() {},
  pause() {},
  resume() {},
  stop() {},
  ask: () => new Promise(() => {}),
  dispose() {},
});

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const TEXTS = [
  PUZZLE,
  '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
  // Many solutions, and none.
  `${'.'.repeat(30)}5.8..3${'.'.repeat(45)}`,
  `55${'.'.repeat(79)}`,
  // Refused, and two boards to choose from.
  'hello',
  `${PUZZLE}\n\n${PUZZLE.replaceAll('5', '.')}`,
];
const LINKS = [
  `#p=${PUZZLE.replace('53', '.3')}`,
  `#p=${PUZZLE.replace('..7', '...')}&solve`,
  `#p=${PUZZLE}&watch=rowByRow`,
  '#p=12',
];
type App = ReturnType<typeof openApp>;
type Act = readonly [name: string, act: (app: App) => void];

function openApp() {
  const stores = openStores({
    liveThread: lateThread(() => late.wait()),
    workThread: lateThread(() => late.wait()),
    newThread: () => lateThread(() => late.wait()),
    newSearchWorkers: mute,
    now: clock.now,
    drawn: () => new Promise((resolve) => void clock.setTimeout(() => resolve())),
  });
  return { ...stores, commands: createCommands(stores) };
}

/** Whether the page takes the keys of its board: no dialog covers it, and another view does not use them itself. */
const isOnBoard = ({ screen }: App): boolean => {
  const { mode, dialog } = screen.store.getState();
  return dialog === null && mode !== 'watch';
};
const command = (name: 'solve' | 'watch' | 'hint' | 'newPuzzle' | 'emptyBoard' | 'undo' | 'redo'): Act => [
  name,
  (app) => {
    if (app.screen.store.getState().dialog === null) app.commands[name]();
  },
];

function anyAct(random: Random): Act {
  const one = <T>(items: readonly T[]): T => items[random.below(items.length)] as T;
  const digit = (random.below(9) + 1) as Digit;
  const text = one(TEXTS);
  const link = one(LINKS);
  const direction = one(['up', 'down', 'left', 'right'] as const);
  return one<() => Act>([
    () => [`paste ${text}`, ({ importing }) => void importing.offer(text, { kind: 'pasted' })],
    () => [`drop ${text}`, ({ importing }) => void importing.offerFiles([new File([text], 'a.txt')])],
    () => [`link ${link}`, (app) => void openLink(app, link)],
    () => command('solve'),
    () => command('solve'),
    () => command('watch'),
    () => command('hint'),
    () => command('newPuzzle'),
    () => command('emptyBoard'),
    () => command('undo'),
    () => command('undo'),
    () => command('redo'),
    () => [`digit ${digit}`, (app) => isOnBoard(app) && app.editor.digit(digit)],
    () => [direction, (app) => isOnBoard(app) && app.selection.move(direction, false)],
  ])();
}

/** What is left after the acts: everything that a person sees of them, and can undo. */
async function endOf(acts: readonly Act[], pauses: () => number, delays: Random): Promise<unknown> {
  late.wait = () => new Promise((resolve) => void clock.setTimeout(() => resolve(), delays.below(DELAY)));
  // The same puzzles are made.
  const chance = seededRandom(1);
  vi.spyOn(Math, 'random').mockImplementation(chance.next);
  const app = openApp();
  for (const [, act] of acts) {
    await clock.pass(pauses());
    app.acts.do(() => act(app));
  }
  await clock.pass(60_000);
  const { mode, dialog } = app.screen.store.getState();
  const { moments, at } = app.game.store.getState();
  const { givens, hints, tried } = app.tally.store.getState();
  const end = {
    tally: { givens, hints, tried },
    moments: moments.map(({ board, ...moment }) => ({ ...moment, board: { ...board, origin: null } })),
    at,
    mode,
    dialog,
    chosen: app.selection.store.getState(),
    receipt: app.answering.store.getState().receipt,
    work: app.answering.store.getState().work,
    notices: app.notices.store.getState().shown.map(({ notice }) => notice),
  };
  clock.clear();
  // How long an answer took depends on who found it.
  return JSON.parse(JSON.stringify(end, (key, value) => (key === 'milliseconds' ? 0 : value)));
}

/** Loads all parts, so that they need no real time later. */
async function loadAll(): Promise<void> {
  const { importing, newPuzzle, hint, watch } = openApp();
  await Promise.all([importing.openLink(`#p=${PUZZLE}`), newPuzzle.next(), hint.load(), watch.load()]);
}

it(
  'ends the same, however quickly it is done, however late its parts, readings and answers come, and whichever store learns of it first',
  async () => {
    await loadAll();
    vi.stubGlobal('setTimeout', clock.setTimeout);
    vi.stubGlobal('clearTimeout', clock.clearTimeout);
    // Puzzles made ahead would be other puzzles in a slow sequence.
    vi.stubGlobal('navigator', { connection: { saveData: true }, languages: ['en'] });
    for (let number = 0; number < SEQUENCES; number++) {
      const seed = SEED * 1_000_003 + number;
      const random = seededRandom(seed);
      const acts = Array.from({ length: 2 + random.below(5) }, () => anyAct(random));
      const quick = await endOf(acts, () => random.below(PAUSE.quick), seededRandom(seed));
      const slow = await endOf(acts, () => PAUSE.slow, seededRandom(seed + 1));
      const told = `${number}: ${acts.map(([name]) => name).join(', ')}`;
      expect(quick, told).toEqual(slow);
      if (number % 3 !== 0) continue;
      calls.areReversed = true;
      expect(await endOf(acts, () => PAUSE.slow, seededRandom(seed + 1)), told).toEqual(slow);
      calls.areReversed = false;
    }
  },
  SEQUENCES * 1000,
);
