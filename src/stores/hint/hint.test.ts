import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  CELLS,
  type Cell,
  DIGITS,
  type Digit,
  digitAt,
  digitSet,
  EMPTY_GRID,
  type Grid,
  grid,
  NO_NOTES,
  put,
  visibleOf,
} from '../../sudoku/core';
import { candidate, type Step } from '../../sudoku/techniques';
import { EXAMPLES } from '../../sudoku/testing';
import type { Answer } from '../../worker';
import { HeldThread, pageThread } from '../../worker/testing';
import type { Selection } from '../game/selection';
import type { TextStorage } from '../storage/texts';
import { boardOf, FakeStorage, openStores, WELCOME, WELCOME_SOLUTION } from '../testing';
import type { HintRun } from './run';
import { type Explanation, type OpenHint, type Remark, viewOf } from './state';

/** Another puzzle with the same solution. */
const OTHER = { givens: put(WELCOME_SOLUTION, 0 as Cell, null), solution: WELCOME_SOLUTION };

/** Waits until nothing more happens by itself. */
const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The first blank of the puzzle, its digit, and another digit that its peers allow. */
const BLANK = 0 as Cell;
const ANSWER: Digit = 4;
const GIVEN = 2 as Cell;

const step = (does: Partial<Step>): Step => ({
  technique: 'nakedSingle',
  rating: 2.3,
  places: [],
  eliminates: [],
  because: { kind: 'nakedSingle', cell: BLANK },
  ...does,
});

/** A proof of the first blank with a number of steps. */
const proofOf = (steps: number): NonNullable<Answer<'prove'>> => ({
  goal: candidate(BLANK, ANSWER),
  places: true,
  tier: 2,
  lines: Array.from({ length: steps }, (_, index) => ({
    step:
      index === steps - 1
        ? step({ places: [candidate(BLANK, ANSWER)] })
        : step({ eliminates: [candidate(BLANK, index === 0 ? 5 : 8)] }),
    needs: [],
    from: index === 0 ? [] : [index - 1],
  })),
  isShortest: false,
});

/** The easiest step: a single in the first blank. */
const SINGLE = step({ places: [candidate(BLANK, ANSWER)] });

const chooseBlank = (selection: Selection): void => selection.select(BLANK);

/** Stores with hints open, and threads that answer when the test says so. `choose` chooses the cells to ask about. */
async function openHints({
  puzzle = WELCOME,
  choose = chooseBlank,
  storage = new FakeStorage(),
}: {
  /** `null`: the one that is stored. */
  readonly puzzle?: Grid | null;
  readonly choose?: (selection: Selection) => void;
  readonly storage?: TextStorage | null;
} = {}) {
  const work = new HeldThread();
  const stores = openStores({ ...(puzzle && { puzzle }), storage, newThread: () => work });
  choose(stores.selection);
  const { hint, live, selection, game } = stores;
  const run = await hint.load();
  hint.toggle();
  await tick();
  const { read, told, remark, state } = views(run);
  onTestFinished(run.close);
  return {
    ...stores,
    ...run,
    run,
    work,
    view: read,
    told,
    remark,
    state,
    /** The givens have this one solution. */
    isProper: (solution: Grid = WELCOME_SOLUTION) =>
      live.latest('assess').answer({ kind: 'one', solution, milliseconds: 1, guesses: 0 }),
    proves: (steps = 2) => work.latest('prove').answer(proofOf(steps)),
    isThere: () => digitAt(visibleOf(game.now().board), BLANK),
    choose: (at: number) => selection.select(at as Cell),
  };
}

function views(run: HintRun) {
  const state = (): OpenHint => {
    const state = run.store.getState();
    if (state.kind === 'closed') throw new Error('hints are closed');
    return state;
  };
  const read = () => viewOf(run.store.getState());
  return {
    state,
    read,
    told: (): Explanation => {
      const view = read();
      if (view?.kind !== 'explanation') throw new Error(`not a hint: ${view?.kind}`);
      return view;
    },
    remark: (): Remark => {
      const view = read();
      if (view?.kind !== 'remark') throw new Error(`not a remark: ${view?.kind}`);
      return view.remark;
    },
  };
}

/** Hints that are open and answered for the first blank. */
async function openTold(steps = 2) {
  const hints = await openHints();
  await hints.isProper();
  await hints.proves(steps);
  return hints;
}

describe('a hint', () => {
  it('waits for the verdict, asks for a proof of the chosen cell, and shows only the outlook', async () => {
    const { view, isProper, work, proves, told, screen } = await openHints();
    expect(screen.store.getState().mode).toBe('hint');
    expect(view()).toBeNull();
    expect(work.jobs).toEqual([]);
    await isProper();
    expect(work.latest('prove').question).toMatchObject({ cell: BLANK, not: null, board: { marks: null } });
    expect(view()).toMatchObject({ kind: 'finding', cell: BLANK });
    await proves();
    expect(told()).toMatchObject({ level: 'outlook', subject: { kind: 'cell', cell: BLANK } });
  });

  it('shows one level after the other, step by step, and writes only at the very end', async () => {
    const { next, told, isThere, remark } = await openTold();
    const pages: string[] = [];
    while (told().level !== 'fill') {
      expect(next()).toBe(true);
      pages.push(told().level === 'why' ? `why ${told().at}` : told().level);
    }
    expect(pages).toEqual(['nudge', 'technique', 'why 0', 'why 1', 'fill']);
    expect(isThere()).toBeNull();
    next();
    expect(isThere()).toBe(ANSWER);
    await tick();
    expect(remark()).toEqual({ kind: 'filled', cell: BLANK, digit: ANSWER });
  });

  it('turns back page by page', async () => {
    const { next, back, told } = await openTold();
    for (let page = 0; page < 5; page++) next();
    const pages: string[] = [];
    while (back()) pages.push(told().level === 'why' ? `why ${told().at}` : told().level);
    expect(pages).toEqual(['why 1', 'why 0', 'technique', 'nudge', 'outlook']);
  });

  it('fills in at any level on request, in one move', async () => {
    const { fill, isThere, game } = await openTold();
    fill();
    expect(isThere()).toBe(ANSWER);
    game.undo();
    expect(isThere()).toBeNull();
  });

  it('fills in as soon as it is found if asked during the search, unless something else is asked meanwhile', async () => {
    const quick = await openHints();
    await quick.isProper();
    quick.fill();
    expect(quick.isThere()).toBeNull();
    await quick.proves();
    expect(quick.isThere()).toBe(ANSWER);

    const other = await openHints();
    await other.isProper();
    const before = visibleOf(other.game.now().board);
    other.fill();
    other.choose(BLANK + 1);
    await tick();
    await other.proves();
    expect(other.told()).toBeDefined();
    expect(visibleOf(other.game.now().board)).toBe(before);
  });

  it('shows the steps from the last to the first', async () => {
    const { goTo, reverse, next, told } = await openTold(3);
    goTo('why');
    reverse();
    expect(told()).toMatchObject({ at: 2, seen: 2, backward: true });
    next();
    expect(told()).toMatchObject({ at: 1, seen: 1 });
  });

  it('names no step before it is reached, except on request', async () => {
    const { goTo, goToStep, told } = await openTold(3);
    goTo('why');
    expect(told()).toMatchObject({ at: 0, seen: 0 });
    goToStep(2);
    expect(told()).toMatchObject({ at: 2, seen: 2 });
    goToStep(0);
    expect(told()).toMatchObject({ at: 0, seen: 2 });
  });

  it('reopens where it was left', async () => {
    const { goTo, goToStep, hint, told, proves, choose, store } = await openTold();
    goTo('why');
    goToStep(1);
    choose(1);
    hint.leave();
    expect(viewOf(store.getState())).toBeNull();
    choose(BLANK);
    hint.toggle();
    await tick();
    await proves();
    expect(told()).toMatchObject({ level: 'why', at: 1 });
  });

  it('starts from the beginning for another puzzle', async () => {
    const { goTo, told, importing, live, work } = await openTold();
    goTo('technique');
    const other = OTHER.givens;
    importing.openExample(
      { givens: other, entries: grid('.'.repeat(81)), notes: null, name: null },
      'euler96',
    );
    await live
      .latest('assess')
      .answer({ kind: 'one', solution: OTHER.solution, milliseconds: 1, guesses: 0 });
    // Nobody has chosen a cell of the other puzzle.
    await work.latest('wayOn').answer({ step: SINGLE, cell: BLANK, singles: [BLANK] });
    expect(told()).toMatchObject({ level: 'nudge', subject: { kind: 'step' } });
  });

  it('asks again when the board or the selection changes, and cancels the old question', async () => {
    const { isProper, work, game, choose } = await openHints();
    await isProper();
    const first = work.latest('prove');
    choose(1);
    await tick();
    expect(first.aborted).toBe(true);
    const second = work.latest('prove');
    expect(second.question.cell).toBe(1);
    game.play({ kind: 'enter', cells: [3 as Cell], digit: 9, strike: false });
    await tick();
    expect(second.aborted).toBe(true);
    expect(work.latest('prove').question.board.filled[3]).toBe('9');
  });

  it('shows the progress of the search', async () => {
    const { isProper, work, view } = await openHints();
    await isProper();
    await work.latest('prove').tell({ tier: 4, found: 1200, better: null, rounds: [] });
    expect(view()).toEqual({ kind: 'finding', cell: BLANK, progress: { tier: 4, found: 1200 } });
  });

  describe('that can be shortened', () => {
    /** Finds a first proof of five steps, and waits until it is shown. */
    async function openLong() {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const opening = openHints();
      await vi.advanceTimersByTimeAsync(1);
      const hints = await opening;
      const hear = async (heard: Promise<void>) => {
        await vi.advanceTimersByTimeAsync(1);
        await heard;
      };
      await hear(hints.isProper());
      const asked = hints.work.latest('prove');
      const finds = (steps: number) =>
        hear(asked.tell({ tier: 2, found: 9, better: proofOf(steps), rounds: [] }));
      await finds(5);
      const { state } = hints;
      return { ...hints, asked, hear, finds, improving: () => state().improvement };
    }

    it('is shown before the search ends, unless the search ends at once', async () => {
      const { view, told, improving } = await openLong();
      expect(view()?.kind).toBe('finding');
      await vi.advanceTimersByTimeAsync(700);
      expect(told().steps).toHaveLength(5);
      expect(improving()).toEqual({ running: true, better: null });
    });

    it('stays in view when a shorter one is found, which is shown at the same level on request', async () => {
      const { told, improving, goTo, goToStep, finds, hear, asked, showBetter } = await openLong();
      await vi.advanceTimersByTimeAsync(700);
      goTo('why');
      goToStep(2);
      await finds(3);
      expect(told()).toMatchObject({ level: 'why', at: 2 });
      expect(told().steps).toHaveLength(5);
      expect(improving()).toMatchObject({ running: true, better: { steps: { length: 3 } } });
      showBetter();
      expect(told()).toMatchObject({ level: 'why', at: 0 });
      expect(told().steps).toHaveLength(3);
      expect(improving()).toEqual({ running: true, better: null });
      await hear(asked.answer(proofOf(2)));
      expect(told().steps).toHaveLength(3);
      expect(improving()).toMatchObject({ running: false, better: { steps: { length: 2 } } });
      showBetter();
      expect(told().steps).toHaveLength(2);
      expect(improving()).toBeNull();
    });

    it('stays if the search ends without a shorter one', async () => {
      const { told, improving, hear, asked } = await openLong();
      await vi.advanceTimersByTimeAsync(700);
      await hear(asked.answer(proofOf(5)));
      expect(improving()).toBeNull();
      expect(told().steps).toHaveLength(5);
    });

    it('is kept when the search is stopped, or fails', async () => {
      for (const end of ['stop', 'crash'] as const) {
        const { told, improving, hear, asked, stopImproving } = await openLong();
        await vi.advanceTimersByTimeAsync(700);
        if (end === 'stop') stopImproving();
        else await hear(asked.crash());
        await vi.advanceTimersByTimeAsync(1);
        expect(asked.aborted).toBe(end === 'stop');
        expect(improving()).toBeNull();
        expect(told().steps).toHaveLength(5);
      }
    });
  });

  it('is cancelled when hints are left', async () => {
    const { isProper, work, hint, view, screen } = await openHints();
    await isProper();
    hint.leave();
    expect(work.latest('prove').aborted).toBe(true);
    expect(view()).toBeNull();
    expect(screen.store.getState().mode).toBe('play');
  });

  it('says so when the worker is lost, keeps what it found, and goes on from there', async () => {
    const { isProper, work, remark, goOn, view, told, proves } = await openHints();
    await isProper();
    await work.latest('prove').tell({ tier: 3, found: 5, better: null, rounds: ['a', 'b'] });
    await work.latest('prove').tell({ tier: 4, found: 2, better: null, rounds: ['c'] });
    const finding = { kind: 'finding', cell: BLANK, progress: { tier: 4, found: 5 } };
    expect(view()).toEqual(finding);
    await work.latest('prove').crash();
    expect(remark()).toEqual({ kind: 'lost', found: 5, rounds: ['a', 'b', 'c'] });
    // The search for the way on is the same as ever.
    expect(work.jobs.at(-1)).toBe('wayOn');
    goOn();
    await tick();
    expect(work.latest('prove').question.rounds).toEqual(['a', 'b', 'c']);
    expect(view()).toMatchObject({ kind: 'finding', progress: { found: 5 } });
    await proves();
    expect(told().steps).toHaveLength(2);
  });

  it('asks a second worker to go on from what the first has found', async () => {
    const { isProper, work } = await openHints();
    await isProper();
    const asked = work.latest('prove');
    await asked.tell({ tier: 3, found: 5, better: null, rounds: ['a'] });
    expect(asked.again()).toEqual({ ...asked.question, rounds: ['a'] });
  });

  it('says so when no technique solves the cell', async () => {
    const { isProper, work, remark } = await openHints();
    await isProper();
    await work.latest('prove').answer(null);
    expect(remark()).toEqual({ kind: 'beyond', cell: BLANK, fewer: false });
  });
});

describe('without an empty cell that the player has chosen', () => {
  const EASIEST = 5 as Cell;
  const WAY_ON = { step: SINGLE, cell: BLANK, singles: [BLANK] };

  it.each<[string, (selection: Selection) => void]>([
    ['the cursor came to rest there by itself', (selection) => selection.rest(1 as Cell)],
    ['it is a given', (selection) => selection.select(GIVEN)],
    ['there are several', (selection) => selection.add(1 as Cell)],
  ])('shows the easiest next step: %s', async (_, choose) => {
    const { isProper, told, work, next, fill, isThere, selection } = await openHints({ choose });
    await isProper();
    expect(work.jobs).toEqual(['wayOn']);
    await work.latest('wayOn').answer(WAY_ON);
    expect(told()).toMatchObject({ level: 'nudge', subject: { kind: 'step' }, steps: [SINGLE] });
    next();
    expect(told().level).toBe('technique');
    fill();
    expect(isThere()).toBe(ANSWER);
    expect(selection.store.getState().cells).toEqual([BLANK]);
  });

  it('explains the cell that comes next if the easiest step would stay the easiest', async () => {
    const { isProper, work, view } = await openHints({ choose: (selection) => selection.rest(BLANK) });
    await isProper();
    const step = { ...SINGLE, places: [], eliminates: [candidate(BLANK, 5)] };
    await work.latest('wayOn').answer({ step, cell: EASIEST, singles: [] });
    expect(work.latest('prove').question).toMatchObject({ cell: EASIEST, not: null });
    expect(view()).toMatchObject({ kind: 'finding', cell: EASIEST });
  });

  describe('if a step that no notes keep was read', () => {
    const UNWRITTEN = { ...SINGLE, places: [], eliminates: [candidate(BLANK, 5)] };
    const OTHERS = { ...SINGLE, places: [], eliminates: [candidate(1 as Cell, 5)] };
    const openRead = async () => {
      const hints = await openHints({ choose: (selection) => selection.rest(BLANK) });
      await hints.isProper();
      await hints.work.latest('wayOn').answer({ step: null, cell: null, singles: [] });
      await hints.work.latest('nextStep').answer(UNWRITTEN);
      while (hints.told().level !== 'why') hints.next();
      return hints;
    };

    it('goes on from it, and offers that at its end', async () => {
      const { work, run, told, next, view, game } = await openRead();
      expect(run.offersNext(told())).toBe(true);
      expect(next()).toBe(true);
      await tick();
      const { board } = work.latest('wayOn').question;
      expect(board).toMatchObject({ marks: null, ruledOut: UNWRITTEN.eliminates });
      // The easy techniques reach a cell now, but its whole proof would begin from the board alone.
      await work.latest('wayOn').answer({ step: OTHERS, cell: EASIEST, singles: [] });
      expect(told()).toMatchObject({ level: 'nudge', steps: [OTHERS], board });
      expect(told().candidates[BLANK]).toBe(digitSet(ANSWER));
      run.close();
      run.open();
      await tick();
      expect(work.latest('wayOn').question.board.ruledOut).toEqual(UNWRITTEN.eliminates);
      expect(view()).toBeNull();
      expect(game.now().board.notes).toBe(NO_NOTES);
    });

    it('goes on from it after a reload, and after another puzzle', async () => {
      const { storage, importing } = await openRead();
      importing.openExample({ givens: OTHER.givens, entries: EMPTY_GRID, notes: null, name: null }, 'array');
      await tick();
      const {
        work,
        isProper,
        importing: next,
      } = await openHints({
        storage,
        puzzle: null,
        choose: (selection) => selection.rest(BLANK),
      });
      await isProper(OTHER.solution);
      expect(work.latest('wayOn').question.board.ruledOut).toBeUndefined();
      next.openExample({ givens: WELCOME, entries: EMPTY_GRID, notes: null, name: null }, 'array');
      await isProper();
      expect(work.latest('wayOn').question.board.ruledOut).toEqual(UNWRITTEN.eliminates);
    });

    it('does not count for the proof of a chosen cell, nor once the player writes notes', async () => {
      const { work, choose, game } = await openRead();
      choose(BLANK);
      await tick();
      expect(work.latest('prove').question.board.ruledOut).toBeUndefined();
      game.play({ kind: 'fillNotes' });
      choose(GIVEN);
      await tick();
      expect(work.latest('wayOn').question.board.ruledOut).toBeUndefined();
    });
  });

  it('a cell that is chosen then is explained', async () => {
    const { isProper, work, choose } = await openHints({ choose: (selection) => selection.rest(BLANK) });
    await isProper();
    await work.latest('wayOn').answer(WAY_ON);
    choose(BLANK);
    await tick();
    expect(work.latest('prove').question).toMatchObject({ cell: BLANK });
  });

  it('goes on with the next step after one is written, only when asked', async () => {
    const { isProper, proves, fill, remark, run, told, work } = await openHints();
    await isProper();
    await proves();
    fill();
    await tick();
    expect(remark()).toEqual({ kind: 'filled', cell: BLANK, digit: ANSWER });
    await work.latest('wayOn').answer({ ...WAY_ON, step: { ...SINGLE, places: [candidate(EASIEST, 1)] } });
    expect(
      run.offersNext({ kind: 'remark', remark: remark(), board: work.latest('wayOn').question.board }),
    ).toBe(true);
    expect(run.next()).toBe(true);
    await tick();
    expect(told()).toMatchObject({ level: 'nudge', subject: { kind: 'step' } });
  });
});

describe('in place of a hint', () => {
  it('a given is named as one, if it is chosen while hints are open', async () => {
    const { isProper, remark, choose, proves } = await openHints();
    await isProper();
    await proves();
    choose(GIVEN);
    await tick();
    expect(remark()).toEqual({ kind: 'given', cell: GIVEN, digit: 3 });
  });

  it('goes to the offered cell when asked', async () => {
    const { isProper, askAbout, work } = await openHints({ choose: (selection) => selection.select(GIVEN) });
    await isProper();
    askAbout(BLANK);
    await tick();
    expect(work.latest('prove').question.cell).toBe(BLANK);
  });

  it('a right entry is named as right', async () => {
    const { isProper, proves, remark, game } = await openHints();
    await isProper();
    await proves();
    game.play({ kind: 'enter', cells: [BLANK], digit: ANSWER, strike: false });
    await tick();
    expect(remark()).toEqual({ kind: 'right', cell: BLANK, digit: ANSWER });
  });

  it('a wrong entry is reported first, then shown, and undone on request', async () => {
    const { isProper, remark, game, showWrong, mend, choose, proves, told } = await openHints();
    game.play({ kind: 'enter', cells: [3 as Cell], digit: 8, strike: false });
    game.play({ kind: 'enter', cells: [1 as Cell], digit: 8, strike: false });
    await isProper();
    expect(remark()).toEqual({ kind: 'wrong', cells: [3], shown: false, back: 2, here: null });
    showWrong();
    expect(remark()).toMatchObject({ shown: true });
    choose(3);
    await tick();
    expect(remark()).toMatchObject({ here: 3, shown: true });
    choose(BLANK);
    await tick();
    mend();
    await tick();
    await proves();
    expect(told().level).toBe('outlook');
    expect(boardOf({ game }).entries).toBe('.'.repeat(81));
  });

  it('a wrong entry that undo cannot remove is erased on request', async () => {
    const { importing, live, remark, mend, game } = await openHints();
    const entries = grid(`8${'.'.repeat(80)}`);
    importing.openExample({ givens: OTHER.givens, entries, notes: null, name: null }, 'array');
    await live
      .latest('assess')
      .answer({ kind: 'one', solution: WELCOME_SOLUTION, milliseconds: 1, guesses: 0 });
    await tick();
    expect(remark()).toMatchObject({ kind: 'wrong', back: null, here: null });
    mend();
    expect(digitAt(game.now().board.entries, BLANK)).toBeNull();
  });

  it('a puzzle without a solution says so', async () => {
    const { live, remark } = await openHints();
    await live.latest('assess').answer({ kind: 'none', milliseconds: 1, guesses: 0 });
    expect(remark()).toEqual({ kind: 'noSolution' });
  });

  it('an empty board and a solved board are named as such', async () => {
    const { remark, isProper, game, importing } = await openHints();
    await isProper();
    game.play({ kind: 'solve', solution: WELCOME_SOLUTION });
    await tick();
    expect(remark()).toEqual({ kind: 'solved' });
    importing.emptyBoard();
    await tick();
    expect(remark()).toEqual({ kind: 'emptyBoard' });
  });
});

describe('for a puzzle with several solutions', () => {
  /** The solutions of these boards differ in `differing`, where they have 4 or 5. */
  async function openSeveral(differing: readonly number[], { board = WELCOME, notes = false } = {}) {
    const hints = await openHints({ puzzle: board });
    if (notes) hints.game.play({ kind: 'pencil', all: true });
    await hints.live
      .latest('assess')
      .answer({ kind: 'many', count: 7, exact: true, milliseconds: 1, guesses: 0 });
    return {
      ...hints,
      surveyed: () =>
        hints.work.latest('possible').answer(
          CELLS.map((cell) => {
            const digit = digitAt(WELCOME_SOLUTION, cell);
            if (digit === null) throw new Error('not a solution');
            return differing.includes(cell) ? digitSet(4, 5) : digitSet(digit);
          }),
        ),
    };
  }

  it('a cell with the same digit in all of them gets its hint, without techniques that rely on one solution', async () => {
    const { surveyed, work, proves, told, run, isThere } = await openSeveral([80]);
    await surveyed();
    expect(work.latest('prove').question).toMatchObject({ cell: BLANK, board: { uniqueness: false } });
    await proves(1);
    expect(told()).toMatchObject({ subject: { kind: 'cell', cell: BLANK } });
    run.fill();
    expect(isThere()).toBe(ANSWER);
  });

  it('another cell is told to differ, and the next step is offered if there is one', async () => {
    const some = await openSeveral([BLANK]);
    await some.surveyed();
    const digits = digitSet(4, 5);
    expect(some.remark()).toEqual({ kind: 'differs', cell: BLANK, digits, isLeft: true });
    const view = viewOf(some.run.store.getState());
    expect(view !== null && some.run.offersNext(view)).toBe(true);
    some.run.close();
    const none = await openSeveral([BLANK, 80], {
      board: put(put(WELCOME_SOLUTION, BLANK, null), 80 as Cell, null),
    });
    await none.surveyed();
    expect(none.remark()).toEqual({ kind: 'differs', cell: BLANK, digits, isLeft: false });
    none.selection.select(GIVEN);
    await tick();
    await none.surveyed();
    expect(none.remark()).toEqual({ kind: 'many', count: 7, exact: true });
  });

  it('entries that fit no solution are told, as is a full board', async () => {
    const { work, remark } = await openSeveral([80]);
    await work.latest('possible').answer(null);
    expect(remark()).toEqual({ kind: 'fitsNone' });
    const full = await openSeveral([80]);
    full.game.play({ kind: 'solve', solution: WELCOME_SOLUTION });
    await tick();
    expect(full.remark()).toEqual({ kind: 'solved' });
  });

  it('notes that choose between the solutions do not count', async () => {
    const { surveyed, work, game, run, proves, told } = await openSeveral([80], { notes: true });
    game.play({ kind: 'note', cells: [BLANK], digit: ANSWER });
    await tick();
    await surveyed();
    expect(work.latest('prove').question.board.marks).toBeNull();
    await proves();
    expect(run.notesLeftOut(told() as Explanation)).toEqual({ empty: null });
  });
});

describe('notes', () => {
  /** A board with all notes, except one digit in the first blank. */
  async function openPencilled(missing: Digit) {
    const hints = await openHints();
    hints.game.play({ kind: 'pencil', all: true });
    hints.game.play({ kind: 'note', cells: [BLANK], digit: missing });
    await hints.isProper();
    return hints;
  }

  it('count if all blanks have some', async () => {
    const { work } = await openPencilled(5);
    const { marks } = work.latest('prove').question.board;
    expect(marks?.[BLANK]).toBe(digitSet(4));
  });

  it('do not count if only some blanks have some', async () => {
    const { game, isProper, work, proves, told, run } = await openHints();
    game.play({ kind: 'note', cells: [BLANK], digit: 5 });
    await isProper();
    expect(work.latest('prove').question.board.marks).toBeNull();
    expect(game.now().board.notes).not.toBe(NO_NOTES);
    await proves();
    expect(run.notesLeftOut(told() as Explanation)).toBeNull();
  });

  it('that do not count because one blank has none are told not to count, if they would matter', async () => {
    const { game, isProper, proves, told, run } = await openHints();
    game.play({ kind: 'pencil', all: true });
    game.play({ kind: 'erase', cells: [1 as Cell] });
    await isProper();
    await proves();
    expect(run.notesLeftOut(told() as Explanation)).toBeNull();
    game.play({ kind: 'note', cells: [BLANK], digit: 5 });
    await tick();
    await proves();
    expect(run.notesLeftOut(told() as Explanation)).toEqual({ empty: 1 });
  });

  it('in the corners never count', async () => {
    const { game, isProper, work } = await openHints();
    for (const digit of DIGITS) game.play({ kind: 'corner', cells: CELLS, digit });
    await isProper();
    expect(work.latest('prove').question.board.marks).toBeNull();
    expect(game.now().board.corners).not.toBe(NO_NOTES);
  });

  it('that are wrong are pointed out, and can be ignored', async () => {
    const { remark, showWrong, ignoreNotes, work } = await openPencilled(ANSWER);
    expect(remark()).toEqual({ kind: 'wrongNotes', cells: [BLANK], shown: false });
    showWrong();
    expect(remark()).toMatchObject({ shown: true });
    ignoreNotes();
    await tick();
    expect(work.latest('prove').question.board.marks).toBeNull();
  });
});

describe('why not', () => {
  it('for a digit that the cell sees, names its place', async () => {
    const { whyNot, remark, back, told } = await openTold();
    whyNot(3);
    expect(remark()).toEqual({ kind: 'seen', cell: BLANK, digit: 3, by: GIVEN });
    expect(back()).toBe(true);
    expect(told().level).toBe('outlook');
  });

  it('for the right digit, says that nothing rules it out', async () => {
    const { whyNot, remark } = await openTold();
    whyNot(ANSWER);
    expect(remark()).toEqual({ kind: 'notRuledOut', cell: BLANK, digit: ANSWER });
  });

  it('for any other digit, shows the proof from the first step', async () => {
    const { whyNot, work, told, back } = await openTold();
    whyNot(5);
    expect(work.latest('prove').question).toMatchObject({ cell: BLANK, not: 5 });
    await work.latest('prove').answer({ ...proofOf(1), places: false });
    expect(told()).toMatchObject({ level: 'why', subject: { kind: 'digit', digit: 5 } });
    back();
    expect(told().subject.kind).toBe('cell');
  });
});

describe('elsewhere on the board', () => {
  const singles = [5 as Cell];
  const found = { step: step({ eliminates: [candidate(7, 3)] }), cell: 5 as Cell, singles };

  it('the easiest step is shown level by level', async () => {
    const { askAnywhere, work, told, next, run } = await openTold();
    await work.latest('wayOn').answer(found);
    askAnywhere();
    await tick();
    expect(told()).toMatchObject({ subject: { kind: 'step' }, level: 'nudge' });
    next();
    next();
    expect(told().level).toBe('why');
    expect(run.neighbours(told()).canFill).toBe(false);
    expect(next()).toBe(true);
  });

  it('all steps are listed as they are found', async () => {
    const { listAll, work, view, explainStep, told, back } = await openTold();
    listAll();
    const available = [{ technique: 'nakedSingle', steps: [found.step] }] as const;
    await work.latest('allSteps').tell({ available });
    expect(view()).toMatchObject({ kind: 'list', available, end: 'open' });
    await work.latest('allSteps').answer(available);
    expect(view()).toMatchObject({ end: 'complete' });
    explainStep(found.step);
    expect(told()).toMatchObject({ subject: { kind: 'step' }, level: 'why' });
    back();
    expect(view()?.kind).toBe('list');
    back();
    expect(told().subject.kind).toBe('cell');
  });

  it('the search for all steps goes on after one of them was opened', async () => {
    const { listAll, work, view, explainStep, back } = await openTold();
    const available = [{ technique: 'nakedSingle', steps: [found.step] }] as const;
    listAll();
    await work.latest('allSteps').tell({ available });
    const dropped = work.latest('allSteps');
    explainStep(found.step);
    back();
    expect(view()).toMatchObject({ kind: 'list', available, end: 'open' });
    const again = work.latest('allSteps');
    expect(again).not.toBe(dropped);
    expect(again.question.found).toEqual(available);
    await again.answer(available);
    expect(view()).toMatchObject({ available, end: 'complete' });
  });

  it('a list and a path keep what they had when their worker was lost, and go on from there', async () => {
    const { listAll, showPath, goOn, work, view, told, remark } = await openTold();
    const available = [{ technique: 'nakedSingle', steps: [found.step] }] as const;
    listAll();
    await work.latest('allSteps').tell({ available });
    expect(work.latest('allSteps').again()).toMatchObject({ found: available });
    await work.latest('allSteps').crash();
    expect(view()).toMatchObject({ kind: 'list', available, end: 'cut' });
    goOn();
    expect(work.latest('allSteps').question).toMatchObject({ found: available });
    await work.latest('allSteps').answer(available);
    expect(view()).toMatchObject({ kind: 'list', available, end: 'complete' });

    const steps = [found.step, found.step];
    showPath();
    await work.latest('path').tell({ steps, better: null });
    expect(work.latest('path').again()).toMatchObject({ found: steps });
    await work.latest('path').crash();
    expect(told()).toMatchObject({ subject: { kind: 'path', solved: false, cut: true }, steps });
    goOn();
    expect(work.latest('path').question).toMatchObject({ found: steps });
    await work.latest('path').answer({ steps: [...steps, found.step], solved: true });
    expect(told()).toMatchObject({ subject: { solved: true, cut: false }, steps: { length: 3 } });
    goOn();
    expect(told().steps).toHaveLength(3);
    showPath();
    await work.latest('path').crash();
    expect(remark()).toEqual({ kind: 'lost', found: 0, rounds: [] });
  });

  it('the whole path is shown step by step, and writes nothing', async () => {
    const { showPath, work, told, next, back, isThere } = await openTold();
    showPath();
    await work.latest('path').answer({ steps: [found.step, found.step], solved: true });
    expect(told()).toMatchObject({ subject: { kind: 'path', solved: true }, level: 'why', at: 0 });
    expect([next(), next()]).toEqual([true, false]);
    expect(isThere()).toBeNull();
    back();
    back();
    expect(told().subject.kind).toBe('cell');
  });

  it('the easiest step is searched for with all techniques if the easy ones find none', async () => {
    const { askAnywhere, work, told, view, remark, back } = await openTold();
    await work.latest('wayOn').answer({ step: null, cell: null, singles: [] });
    askAnywhere();
    await tick();
    expect(view()).toMatchObject({ kind: 'finding', cell: null });
    await work.latest('nextStep').answer(found.step);
    expect(told()).toMatchObject({ subject: { kind: 'step' }, level: 'nudge' });
    back();
    askAnywhere();
    await tick();
    await work.latest('nextStep').answer(null);
    expect(remark()).toEqual({ kind: 'noStep', fewer: false });
  });

  it('a path reports its progress, and is found again when another order is chosen', async () => {
    const { showPath, work, told, view, choice, back } = await openTold();
    showPath();
    await work.latest('path').tell({ steps: Array(7).fill(found.step), better: null });
    expect(view()).toEqual({ kind: 'findingPath', steps: 7 });
    expect(work.latest('path').question.order).toBe('easiest');
    await work.latest('path').answer({ steps: [found.step, found.step], solved: true });
    choice.setState({ order: 'fewest' });
    const { question } = work.latest('path');
    expect(question.order).toBe('fewest');
    await work.latest('path').answer({ steps: [found.step], solved: true });
    expect(told()).toMatchObject({ subject: { kind: 'path', order: 'fewest' }, steps: [found.step] });
    back();
    expect(told().subject.kind).toBe('cell');
  });

  it('a path is shown while a shorter one is searched for, and the shorter one on request', async () => {
    const { showPath, work, told, view, choice, showBetter, stopImproving, state } = await openTold();
    choice.setState({ order: 'fewest' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    showPath();
    const asked = work.latest('path');
    const finds = async (steps: number) => {
      const path = Array(steps).fill(found.step);
      const heard = asked.tell({ steps: path, better: { steps: path, solved: true } });
      await vi.advanceTimersByTimeAsync(1);
      await heard;
    };
    await finds(3);
    expect(view()).toEqual({ kind: 'findingPath', steps: 3 });
    await vi.advanceTimersByTimeAsync(700);
    expect(told()).toMatchObject({ subject: { kind: 'path', order: 'fewest' }, steps: { length: 3 } });
    expect(state().improvement).toEqual({ running: true, better: null });
    await finds(2);
    expect(told().steps).toHaveLength(3);
    showBetter();
    expect(told()).toMatchObject({ subject: { kind: 'path' }, level: 'why', steps: { length: 2 } });
    stopImproving();
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.aborted).toBe(true);
    expect(state().improvement).toBeNull();
    expect(told().steps).toHaveLength(2);
  });

  it('the board after steps of a path is written in one move, to play on from', async () => {
    const { showPath, work, playOn, game, isThere } = await openTold();
    showPath();
    await work.latest('path').answer({ steps: [found.step], solved: true });
    game.play({ kind: 'note', cells: [1 as Cell], digit: 9 });
    await tick();
    const before = boardOf({ game });
    playOn([BLANK], null);
    expect(isThere()).toBe(ANSWER);
    expect(boardOf({ game }).notes).toEqual(before.notes);
    game.undo();
    const notes = NO_NOTES.with(1, digitSet(5, 8));
    playOn([BLANK], notes);
    expect(isThere()).toBe(ANSWER);
    expect(boardOf({ game })).toMatchObject({ notes, givens: before.givens, entries: before.entries });
    game.undo();
    expect(boardOf({ game })).toEqual(before);
  });

  it('the cells that singles fill are shown', async () => {
    const { showSingles, work, view } = await openTold();
    await work.latest('wayOn').answer(found);
    showSingles();
    await tick();
    expect(view()).toMatchObject({ kind: 'singles', cells: singles });
  });
});

describe('with techniques switched off', () => {
  const without = ['nakedSingle', 'xWing'] as const;

  /** Hints that have found no way to the first blank without these. */
  async function openBeyond() {
    const hints = await openHints();
    hints.choice.setState({ without });
    await hints.isProper();
    await hints.work.latest('prove').answer(null);
    return hints;
  }

  it('no question uses them, and the hint says so if nothing is found', async () => {
    const { work, remark, choice } = await openBeyond();
    expect(work.latest('wayOn').question.board.without).toEqual(without);
    expect(remark()).toEqual({ kind: 'beyond', cell: BLANK, fewer: true });
    choice.setState({ without: [] });
    await tick();
    expect(work.latest('prove').question.board.without).toEqual([]);
  });

  it('all are allowed once, only for that question', async () => {
    const { work, allowAll, told, proves, listAll, choose, choice } = await openBeyond();
    allowAll();
    await tick();
    expect(work.latest('prove').question.board.without).toEqual([]);
    await proves();
    expect(told().level).toBe('outlook');
    listAll();
    expect(work.latest('allSteps').question.board.without).toEqual([]);
    expect(choice.getState().without).toEqual(without);
    choose(1);
    await tick();
    expect(work.latest('prove').question.board.without).toEqual(without);
  });

  it('a list or a path in view is found again', async () => {
    const { work, choice, showPath, view, back } = await openTold();
    showPath();
    await work.latest('path').answer({ steps: [step({})], solved: true });
    choice.setState({ without });
    expect(work.latest('path').question.board.without).toEqual(without);
    await work.latest('path').answer({ steps: [], solved: false });
    expect(view()).toMatchObject({ kind: 'remark', remark: { kind: 'noStep', fewer: true } });
    expect(back()).toBe(false);
  });
});

describe('what is filled in', () => {
  it.each([
    [true, digitSet(5)],
    [false, digitSet(ANSWER, 5)],
  ])('strikes its digit from the notes it rules out where that is wanted: %s', async (strikeNotes, left) => {
    const { settings, game, fill, isThere, proves } = await openTold();
    settings.setState({ strikeNotes });
    game.play({ kind: 'note', cells: [1 as Cell], digit: ANSWER });
    game.play({ kind: 'note', cells: [1 as Cell], digit: 5 });
    await tick();
    await proves();
    fill();
    expect(isThere()).toBe(ANSWER);
    expect(boardOf({ game }).notes[1]).toBe(left);
    game.undo();
    expect(boardOf({ game }).notes[1]).toBe(digitSet(ANSWER, 5));
  });
});

describe('with the real worker', () => {
  it.each(EXAMPLES.filter(({ verdict }) => verdict === 'one').slice(0, 3))(
    'finds the digit of a cell: $name',
    async ({ givens, answer }) => {
      const thread = pageThread();
      onTestFinished(thread.dispose);
      const blank = givens.indexOf('.') as Cell;
      const filled = givens;
      const reply = await thread.ask('prove', {
        board: { givens, filled, marks: null, without: [] },
        cell: blank,
        not: null,
      });
      if (!reply.ok) throw new Error(reply.error.kind);
      const [place] = reply.value?.lines.at(-1)?.step.places ?? [];
      expect(place).toBe(candidate(blank, Number(answer?.[blank])));
    },
    30_000,
  );
});

it('a hint whose worker fell silent is searched for again, with a notice', async () => {
  const restarts: (() => void)[] = [];
  const stores = openStores({
    puzzle: WELCOME,
    newThread: (options) => {
      if (options?.onRestart !== undefined) restarts.push(options.onRestart);
      return new HeldThread();
    },
  });
  await stores.hint.load();
  for (const restart of restarts) restart();
  expect(stores.notices.store.getState().shown.map(({ notice }) => notice.kind)).toEqual(['hintRestarted']);
});
