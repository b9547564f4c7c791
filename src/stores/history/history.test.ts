import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Cell } from '../../sudoku/core';
import type { HintPage } from '../hint';
import type { KeptMany } from '../many/manyRun';
import { createScreen, type Dialog, type Mode } from '../page/screen';
import type { KeptFile } from '../storage/files';
import { FakeStorage } from '../testing';
import { type BrowserHistory, createTrail } from '.';
import type { Entry, Place } from './place';
import { readEntry, writeEntry } from './savedPlace';
import type { StoresShown } from './views';

/* A fake browser history, and a fake app with only the parts that the trail sees. */

class FakeBrowser {
  entries: unknown[];
  at: number;
  readonly storage = new FakeStorage();
  #arrive: (state: unknown) => void = () => {};
  #leave: () => void = () => {};
  #pending: number[] = [];
  #keys = 0;
  /** How many more writes are allowed. */
  allowed = Number.POSITIVE_INFINITY;
  #later = new Set<() => void>();

  constructor(entries: unknown[] = [null], at = 0) {
    this.entries = entries;
    this.at = at;
  }

  /** The history as a newly loaded page sees it. */
  face(): BrowserHistory {
    return {
      state: () => structuredClone(this.entries[this.at]),
      length: () => this.entries.length,
      replace: (state) => {
        if (--this.allowed < 0) return false;
        this.entries[this.at] = structuredClone(state);
        return true;
      },
      push: (state) => {
        if (--this.allowed < 0) return false;
        this.entries = [...this.entries.slice(0, this.at + 1), structuredClone(state)];
        this.at++;
        return true;
      },
      back: (by) => void this.#pending.push(by),
      onArrive: (listener) => {
        this.#arrive = listener;
      },
      onLeave: (listener) => {
        this.#leave = listener;
      },
      after: (_, callback) => {
        this.#later.add(callback);
        return () => this.#later.delete(callback);
      },
      storage: this.storage,
      newKey: () => String(++this.#keys),
    };
  }

  leave(): void {
    this.#leave();
  }

  /** Lets so much time pass that everything that waits for it is due. */
  async wait(): Promise<void> {
    const due = [...this.#later];
    this.#later.clear();
    for (const callback of due) callback();
    await settled();
  }

  /** Performs the requests of the page, and then a move by the player: like browsers, some time later. */
  async go(by = 0): Promise<boolean> {
    await settled();
    let went = false;
    for (const asked of [...this.#pending.splice(0).map((back) => -back), by]) {
      const to = this.at + asked;
      if (asked === 0 || to < 0 || to >= this.entries.length) continue;
      this.at = to;
      went = true;
      this.#arrive(structuredClone(this.entries[to]));
      await settled();
      if (this.#pending.length > 0) await this.go();
    }
    return went;
  }
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
};

const PUZZLES = ['1', '2'].map((digit) => digit.padEnd(81, '.'));

/** The app after its page has been loaded; `puzzle` is the saved puzzle. */
function openPage(browser: FakeBrowser, puzzle = 0, landed = false) {
  const screen = createScreen();
  const game = { puzzle };
  const watching = createStore(() => ({
    search: { givens: PUZZLES[puzzle] },
    detail: false,
    chartExpanded: false,
    clipWish: null,
  }));
  const doctor = createStore(() => ({ open: false }));
  const moment = { strategy: 'rowByRow', options: '', step: 0 };
  const told: { -readonly [K in keyof HintPage]: HintPage[K] } = {
    asked: { kind: 'selected' },
    level: 'outlook',
    at: 0,
    backward: false,
    link: 0,
    whole: false,
  };
  const hinting = createStore<{ kind: 'open'; earlier: readonly HintPage[] }>(() => ({
    kind: 'open',
    earlier: [],
  }));
  const board = () => ({
    board: { givens: PUZZLES[game.puzzle], entries: '.'.repeat(81), answers: '.'.repeat(81) },
  });
  let link = 'rowByRow';
  let hintInView = false;
  const leaveTo = (mode: Mode) => () => {
    if (screen.store.getState().mode === mode) screen.enter('play');
  };
  const solving = createStore(() => ({
    file: null as KeptFile | null,
    limit: 100,
    finding: null as string | null,
  }));
  const stores = {
    screen,
    many: {
      load: async () => ({
        store: solving,
        reopen: async ({ file, limit, finding = null }: KeptMany) =>
          solving.setState({ file, limit, finding }),
      }),
    },
    game: { now: board },
    selection: { store: createStore(() => ({ cells: [0] })), select() {}, selectAll() {} },
    importing: { store: createStore(() => ({ text: '' })), cancel() {}, edit() {} },
    doctor: {
      store: doctor,
      open: () => doctor.setState({ open: true }),
      close: () => doctor.setState({ open: false }),
    },
    watch: {
      load: async () => ({
        store: watching,
        moment: () => ({ ...moment }),
        setDetail: (detail: boolean) => watching.setState({ detail }),
        expandChart: (chartExpanded: boolean) => watching.setState({ chartExpanded }),
      }),
      start(wanted?: typeof moment) {
        watching.setState({ search: { givens: PUZZLES[game.puzzle] }, detail: false });
        if (wanted) moment.step = wanted.step;
        screen.enter('watch');
      },
      leave: leaveTo('watch'),
    },
    hint: {
      load: async () => ({
        store: hinting,
        cells: () => [0],
        pages: () => (hintInView ? [{ ...told }, ...hinting.getState().earlier] : null),
        openAt: ([, ...asked]: readonly HintPage[]) => hinting.setState({ earlier: asked }),
      }),
      open(pages: readonly HintPage[] | null) {
        told.level = pages?.[0]?.level ?? 'outlook';
        hinting.setState({ earlier: pages?.slice(1) ?? [] });
        hintInView = true;
        screen.enter('hint');
      },
      leave() {
        leaveTo('hint')();
        hintInView = false;
      },
    },
    compare: {
      load: async () => ({
        store: createStore(() => ({ scope: 'one' })),
        setScope() {},
        link: () => link,
      }),
      start(wanted?: string) {
        if (wanted !== undefined) link = wanted;
        screen.enter('compare');
      },
      leave: leaveTo('compare'),
    },
  };
  const trail = () => createTrail(stores as unknown as StoresShown, browser.face(), landed);
  return {
    ...stores,
    trail,
    solving,
    game,
    paste(puzzle: number) {
      game.puzzle = puzzle;
      // The open views follow the board.
      if (screen.store.getState().mode === 'watch')
        watching.setState({ search: { givens: PUZZLES[puzzle] } });
      hinting.setState({ earlier: [] });
    },
    /** Opens one more level of the view, if there is one. */
    deeper() {
      const { earlier } = hinting.getState();
      const { mode } = screen.store.getState();
      if (mode === 'watch') watching.setState({ detail: true });
      if (mode === 'hint' && earlier.length < 2)
        hinting.setState({ earlier: [...earlier, { ...told, asked: { kind: 'list' } }] });
    },
    /** Closes a level of the view. */
    higher() {
      if (screen.store.getState().mode === 'watch') watching.setState({ detail: false });
      hinting.setState(({ earlier }) => ({ earlier: earlier.slice(0, -1) }));
    },
    step: () => void moment.step++,
    tellMore: () => {
      told.level = told.level === 'outlook' ? 'nudge' : 'why';
    },
    addContestant: () => {
      link += ';rowByRow';
    },
    /** Everything that is visible. */
    seen() {
      const { mode, dialog, technique, beneath } = screen.store.getState();
      const view = mode === 'play' && doctor.getState().open ? 'examine' : mode;
      const of = { watch: moment.step, hint: told.level, compare: link, play: null, examine: null }[view];
      const levels = {
        watch: Number(watching.getState().detail),
        hint: hinting.getState().earlier.length,
        compare: 0,
        play: 0,
        examine: 0,
      }[view];
      return { view, levels, of, dialog, technique: technique ?? null, beneath: beneath?.dialog ?? null };
    },
  };
}

type Page = ReturnType<typeof openPage>;

async function open() {
  const browser = new FakeBrowser(['another page', null], 1);
  const page = openPage(browser);
  page.trail();
  await settled();
  return { browser, page };
}

const show = (page: Page, view: 'watch' | 'hint' | 'compare' | 'examine' | 'play'): void => {
  const { mode } = page.screen.store.getState();
  if (mode === 'hint' || view === 'play') page.hint.leave();
  if (view === 'play') {
    page.watch.leave();
    page.compare.leave();
    page.doctor.close();
  } else if (view === 'examine') {
    page.watch.leave();
    page.compare.leave();
    page.doctor.open();
  } else if (view === 'hint') {
    page.watch.leave();
    page.compare.leave();
    page.hint.open(null);
  } else page[view].start();
};

describe('the open view and the browser’s history', () => {
  it('Back leaves a view, Forward returns to it at the same moment', async () => {
    const { browser, page } = await open();
    show(page, 'watch');
    await settled();
    page.step();
    await browser.go(-1);
    expect(page.seen().view).toBe('play');
    await browser.go(1);
    expect(page.seen()).toMatchObject({ view: 'watch', of: 1 });
  });

  it('Back after a view was left by its own button leaves the page', async () => {
    const { browser, page } = await open();
    show(page, 'watch');
    await settled();
    show(page, 'play');
    await browser.go();
    expect(browser.at).toBe(1);
  });

  it.each([0, 1, 2, 3, 10])(
    'a view opened and left again and again never leaves the page, though the browser allows %i more writes',
    async (allowed) => {
      const { browser, page } = await open();
      browser.allowed = allowed;
      for (let time = 0; time < 20; time++) {
        show(page, time % 2 === 0 ? 'watch' : 'hint');
        page.deeper();
        await browser.go();
        show(page, 'play');
        await browser.go();
        expect(browser.at).toBe(1);
      }
      expect(page.seen().view).toBe('play');
    },
  );

  it('an entry that the browser refused is made up for as soon as it allows that again', async () => {
    const { browser, page } = await open();
    browser.allowed = 0;
    show(page, 'watch');
    await settled();
    await browser.wait();
    expect(browser.entries).toHaveLength(2);
    browser.allowed = 5;
    await browser.wait();
    expect(browser.entries).toHaveLength(3);
    await browser.go(-1);
    expect(page.seen().view).toBe('play');
    expect(browser.at).toBe(1);
  });

  it('a rewritten entry that the browser refused is made up for, so that a reload shows the latest', async () => {
    const { browser, page } = await open();
    show(page, 'watch');
    await settled();
    browser.allowed = 0;
    show(page, 'compare');
    show(page, 'hint');
    await browser.go();
    await browser.wait();
    browser.allowed = 5;
    await browser.wait();
    expect(readEntry(browser.entries[browser.at])?.place.view.kind).toBe('hint');
    const reloaded = openPage(browser);
    reloaded.trail();
    await settled();
    expect(reloaded.seen().view).toBe('hint');
  });

  it('a view opened from another is above it', async () => {
    const { browser, page } = await open();
    for (const view of ['compare', 'watch'] as const) {
      show(page, view);
      await settled();
    }
    await browser.go(-1);
    expect(page.seen().view).toBe('compare');
    await browser.go(-1);
    expect(page.seen().view).toBe('play');
  });

  it.each(['hint', 'watch'] as const)(
    'Back goes back one level of %s, and Forward returns to it',
    async (view) => {
      const { browser, page } = await open();
      show(page, view);
      await settled();
      page.deeper();
      await settled();
      expect(browser.at).toBe(3);
      await browser.go(-1);
      expect(page.seen()).toMatchObject({ view, levels: 0 });
      await browser.go(1);
      expect(page.seen()).toMatchObject({ view, levels: 1 });
      await browser.go(-1);
      await browser.go(-1);
      expect(page.seen().view).toBe('play');
      expect(browser.at).toBe(1);
    },
  );

  it('Back skips a level that was closed by its own button', async () => {
    const { browser, page } = await open();
    show(page, 'hint');
    await settled();
    page.deeper();
    await settled();
    page.higher();
    await browser.go();
    expect(browser.at).toBe(2);
  });

  it('a view under a dialog keeps the changes made while the dialog was open', async () => {
    const { browser, page } = await open();
    show(page, 'watch');
    page.screen.open('strategy');
    await settled();
    page.step();
    await browser.go(-1);
    expect(page.seen()).toMatchObject({ view: 'watch', of: 1, dialog: null });
  });

  it('choices in Many are restored after a reload, even if the dialog was closed at once', async () => {
    const { browser, page } = await open();
    page.screen.open('many');
    await settled();
    const file = { key: 'a', name: 'set.txt', bytes: 1 };
    page.solving.setState({ file });
    await settled();
    page.solving.setState({ finding: 'none', limit: 2 });
    await settled();
    page.screen.close();
    await browser.go();
    browser.leave();
    const again = openPage(browser);
    again.trail();
    await browser.go(1);
    expect(again.seen().dialog).toBe('many');
    expect(again.solving.getState()).toEqual({ file, limit: 2, finding: 'none' });
  });

  it('a view of another puzzle is not opened again', async () => {
    const { browser, page } = await open();
    show(page, 'watch');
    await settled();
    await browser.go(-1);
    page.paste(1);
    await browser.go(1);
    expect(page.seen().view).toBe('play');
    expect(browser.at).toBe(1);
  });

  it('a view opened by a link is the lowest entry: Back leaves to the page of the link', async () => {
    const browser = new FakeBrowser(['another page', null], 1);
    const page = openPage(browser, 0, true);
    page.watch.start();
    page.trail();
    await settled();
    expect(browser.entries.length).toBe(2);
    show(page, 'play');
    await browser.go();
    expect(browser.at).toBe(1);
    show(page, 'compare');
    await browser.go();
    expect(browser.at).toBe(2);
  });

  it('in a tab duplicated without its history the view is the lowest entry, and is left for the board', async () => {
    const { browser, page } = await open();
    show(page, 'watch');
    page.screen.open('moments');
    await settled();
    const copy = new FakeBrowser([browser.entries[browser.at]]);
    const other = openPage(copy);
    other.trail();
    await settled();
    expect(other.seen()).toMatchObject({ view: 'watch', dialog: null });
    show(other, 'play');
    await copy.go();
    expect(other.seen().view).toBe('play');
    expect(copy.entries.length).toBe(1);
  });

  it.each([
    null,
    7,
    'text',
    {},
    { unwind: 2 },
    { unwind: 2, visit: 'a', key: 'b', chain: ['play'], place: { view: {} } },
  ])('an entry that is none of ours is not read: %j', (state) => {
    expect(readEntry(state)).toBeNull();
  });

  it.each<Place>([
    {
      view: {
        kind: 'hint',
        givens: PUZZLES[0] ?? '',
        filled: PUZZLES[1] ?? '',
        cells: [3 as Cell, 4 as Cell],
        pages: [
          { asked: { kind: 'listed', index: 2 }, level: 'why', at: 3, backward: true, link: 2, whole: true },
          { asked: { kind: 'list' }, level: 'outlook', at: 0, backward: false, link: 0, whole: false },
        ],
      },
      dialog: { name: 'technique', technique: 'fullHouse', beneath: { name: 'shortcuts' } },
    },
    {
      view: {
        kind: 'watch',
        grid: PUZZLES[0] ?? '',
        moment: { strategy: 'rowByRow', options: 'a', step: 7 },
        detail: true,
        chart: true,
      },
      dialog: { name: 'clip', clip: { from: '17', to: '34', frames: '9', speed: 2, size: 'medium' } },
    },
    {
      view: {
        kind: 'compare',
        givens: PUZZLES[0] ?? '',
        link: 'rowByRow',
        scope: 'set',
        file: { key: 'a', name: null, bytes: 3 },
      },
      dialog: {
        name: 'many',
        many: { file: { key: 'b', name: 'c.txt', bytes: 4 }, limit: 5, finding: 'none' },
      },
    },
  ])('every part of a place is read as it was written: $view.kind', (place) => {
    const entry: Entry = { visit: 'a', key: 'b', chain: ['play', place.view.kind, 'dialog'], place };
    expect(readEntry(JSON.parse(JSON.stringify(writeEntry(entry))))).toEqual(entry);
  });

  it('no state from the browser throws, whatever it contains', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (view, dialog) => {
        readEntry({ unwind: 2, visit: 'a', key: 'b', chain: ['play'], place: { view, dialog } });
      }),
    );
  });
});

/* Any random walk leads to the place that a model of plain lists predicts. */

type Seen = ReturnType<Page['seen']>;
type Walk = (
  | { readonly kind: 'show'; readonly view: Parameters<typeof show>[1] }
  | { readonly kind: 'dialog'; readonly dialog: Dialog }
  | { readonly kind: 'close' | 'back' | 'forward' | 'reload' | 'change' | 'deeper' | 'higher' }
  | { readonly kind: 'paste'; readonly puzzle: number }
)[];

const walks: fc.Arbitrary<Walk> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('show' as const),
      view: fc.constantFrom(
        'watch' as const,
        'hint' as const,
        'compare' as const,
        'examine' as const,
        'play' as const,
      ),
    }),
    fc.record({
      kind: fc.constant('dialog' as const),
      dialog: fc.constantFrom<Dialog>('examples', 'options', 'technique', 'shortcuts'),
    }),
    fc.record({ kind: fc.constantFrom('close' as const, 'change' as const) }),
    fc.record({ kind: fc.constantFrom('deeper' as const, 'higher' as const) }),
    fc.record({ kind: fc.constantFrom('back' as const, 'forward' as const, 'reload' as const) }),
    fc.record({ kind: fc.constant('paste' as const), puzzle: fc.constantFrom(0, 1) }),
  ),
  { maxLength: 40 },
);

/** What an entry of the model shows, and its puzzle. */
interface Shown {
  readonly seen: Seen;
  readonly puzzle: number;
}

/** The stack of entries, the board lowest, and the entries that Forward returns to. */
class Model {
  stack: Shown[];
  ahead: Shown[] = [];

  constructor(now: Shown) {
    this.stack = [now];
  }

  get now(): Shown {
    return this.stack.at(-1) as Shown;
  }

  static nameOf = ({ seen: { view, levels, dialog } }: Shown): string =>
    dialog === null && levels === 0 ? view : 'more';

  /** An action in the page has led to `now`. */
  become(now: Shown): void {
    const { view, levels, dialog, beneath } = now.seen;
    const views = this.stack.filter((one) => one.seen.dialog === null).map(Model.nameOf);
    const known = views.indexOf(view);
    const names = [
      ...(known < 0 ? views : views.slice(0, known)),
      view,
      ...Array<string>(levels).fill('more'),
    ];
    if (dialog !== null) names.push('dialog');
    if (beneath !== null) names.push('page');
    if (names.length > this.stack.length) {
      while (this.stack.length < names.length) this.stack.push(now);
      this.ahead = [];
    } else {
      this.ahead.unshift(...this.stack.splice(names.length));
      this.stack[names.length - 1] = now;
    }
  }

  private arrive(from: Shown, puzzle: number): void {
    const { seen, puzzle: of } = this.now;
    const { view } = seen;
    if (view === from.seen.view) {
      // A page of a hint is asked again only about its own board.
      if (view === 'hint' && of !== puzzle && seen.levels > from.seen.levels)
        this.ahead.unshift(...this.stack.splice(-(seen.levels - from.seen.levels)));
      else this.stack[this.stack.length - 1] = { seen: { ...seen, of: from.seen.of }, puzzle };
    } else if (view !== 'play' && of !== puzzle) this.ahead.unshift(...this.stack.splice(1));
  }

  back(puzzle: number): void {
    const from = this.now;
    if (this.stack.length === 1) return;
    this.ahead.unshift(...this.stack.splice(-1));
    this.arrive(from, puzzle);
  }

  forward(puzzle: number): void {
    const from = this.now;
    const [next] = this.ahead.splice(0, 1);
    if (next === undefined) return;
    this.stack.push(next);
    this.arrive(from, puzzle);
  }
}

it('any walk of opening, closing, back, forward and reload leads to the place that the model predicts', async () => {
  await fc.assert(
    fc.asyncProperty(walks, async (walk) => {
      const { browser, page: first } = await open();
      let page = first;
      const model = new Model({ seen: page.seen(), puzzle: 0 });
      const done = () => model.become({ seen: page.seen(), puzzle: page.game.puzzle });
      for (const act of walk) {
        const { view, dialog } = page.seen();
        switch (act.kind) {
          case 'show':
            if (dialog === null) show(page, act.view);
            done();
            break;
          case 'dialog':
            page.screen.open(act.dialog);
            done();
            break;
          case 'close':
            page.screen.close();
            done();
            break;
          case 'change':
            if (view === 'watch') page.step();
            if (view === 'hint') page.tellMore();
            if (view === 'compare') page.addContestant();
            done();
            break;
          case 'deeper':
          case 'higher':
            if (dialog === null) page[act.kind]();
            done();
            break;
          case 'paste':
            page.paste(act.puzzle);
            done();
            break;
          case 'reload':
            await browser.go();
            browser.leave();
            page = openPage(browser, page.game.puzzle);
            page.trail();
            break;
          case 'back':
            model.back(page.game.puzzle);
            await browser.go();
            if (browser.at > 1) await browser.go(-1);
            break;
          case 'forward':
            model.forward(page.game.puzzle);
            await browser.go(1);
            break;
        }
        await browser.go();
        const seen = page.seen();
        expect(seen).toEqual(model.now.seen);
        // The browser has as many entries below as the model, so that number of Backs leaves the page.
        expect(browser.at).toBe(model.stack.length);
        // The history has at most each view once, a dialog and a page.
        expect(browser.entries.length).toBeLessThanOrEqual(2 + 4 + 3 + 2);
        const entry = readEntry(browser.entries[browser.at]);
        expect(entry?.place.view.kind).toBe(seen.view);
        expect(entry?.place.dialog?.name ?? null).toBe(seen.dialog);
      }
    }),
    { numRuns: 500 },
  );
});

it('Back and Forward are each other’s opposites', async () => {
  await fc.assert(
    fc.asyncProperty(walks, async (walk) => {
      const { browser, page } = await open();
      for (const act of walk) {
        if (act.kind === 'show') show(page, act.view);
        if (act.kind === 'dialog') page.screen.open(act.dialog);
        if (act.kind === 'close') page.screen.close();
        if (act.kind === 'change') page.step();
        if (act.kind === 'deeper') page.deeper();
        await browser.go();
      }
      const before = page.seen();
      if (browser.at <= 1) return;
      await browser.go(-1);
      expect(page.seen()).not.toEqual(before);
      await browser.go(1);
      expect(page.seen()).toEqual(before);
    }),
    { numRuns: 300 },
  );
});
