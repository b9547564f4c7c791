import { describe, expect, it, vi } from 'vitest';
import { type Cell, type Digit, digitAt, type Grid, boardOf as newBoard, put } from '../../sudoku/core';
import type { Repair, Survey } from '../../sudoku/doctor';
import { HeldThread, pageThread } from '../../worker/testing';
import { boardOf, noticesOf, openStores, WELCOME, WELCOME_SOLUTION } from '../testing';

const cell = (number: number): Cell => number as Cell;
/** The puzzle with a 6 instead of the 8 in row 3, so that it has no solution. */
const MISTYPED = put(WELCOME, cell(21), 6);
const REPAIR: Repair = {
  fix: { kind: 'change', cell: cell(21), from: 6, to: 8 },
  puzzle: WELCOME,
  share: 1,
};

/** The doctor, with a thread that answers when a test says so. */
async function open(puzzle: Grid = MISTYPED) {
  const thread = new HeldThread();
  const stores = openStores({ puzzle, newThread: () => thread });
  const run = await stores.doctor.load();
  return {
    ...stores,
    run,
    thread,
    findings: () => run.store.getState().findings,
    enter: (at: number, digit: Digit) => {
      stores.selection.select(cell(at));
      stores.editor.digit(digit);
    },
  };
}

describe('the panel', () => {
  it('opens and closes, and adopts the grey example', () => {
    const { doctor, game } = openStores();
    expect(doctor.close()).toBe(false);
    doctor.open();
    expect(game.now().welcome).toBe(false);
    expect(doctor.store.getState().open).toBe(true);
    expect(doctor.close()).toBe(true);
    expect(doctor.store.getState().open).toBe(false);
  });

  it('ends its examinations when it closes', async () => {
    const { doctor, run, thread, findings } = await open();
    doctor.open();
    run.examine('survey');
    doctor.close();
    expect(thread.latest('survey').aborted).toBe(true);
    expect(findings().survey?.phase).toBe('stopped');
  });

  it('ends an examination that breaks, and can begin it again', async () => {
    const { run, thread, findings } = await open();
    const { ask } = thread;
    thread.ask = async () => {
      throw new Error('broken');
    };
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    run.examine('survey');
    await vi.waitFor(() => expect(findings().survey?.phase).toBe('failed'));
    thread.ask = ask;
    run.examine('survey');
    expect(findings().survey?.phase).toBe('working');
    expect(reported).toHaveBeenCalledOnce();
  });

  it('closes when another puzzle is opened, not when this one changes', async () => {
    const { doctor, run, game, enter } = await open();
    const isOpen = () => doctor.store.getState().open;
    doctor.open();
    run.mend(REPAIR.puzzle);
    enter(2, 4);
    game.undo();
    expect(isOpen()).toBe(true);
    const origin = { kind: 'typed', name: null, at: null } as const;
    game.play({ kind: 'import', board: newBoard(WELCOME, origin) });
    expect(isOpen()).toBe(false);
    doctor.open();
    game.undo();
    game.redo();
    expect(isOpen()).toBe(false);
  });

  it('loads the doctor once', async () => {
    const { doctor, run } = await open();
    expect(await doctor.load()).toBe(run);
  });
});

describe('an examination', () => {
  it('reports its findings so far, and in the end all', async () => {
    const { run, thread, findings } = await open();
    run.examine('repairs');
    expect(thread.latest('repairs').question).toEqual({ givens: MISTYPED });
    expect(findings().repairs).toEqual({ phase: 'working', known: [] });
    await thread.latest('repairs').tell([REPAIR]);
    expect(findings().repairs).toEqual({ phase: 'working', known: [REPAIR] });
    await thread.latest('repairs').answer([REPAIR, REPAIR]);
    expect(findings().repairs).toEqual({ phase: 'done', known: [REPAIR, REPAIR] });
  });

  it('is not started again while it is done or under way', async () => {
    const { run, thread } = await open();
    run.examine('clashSet');
    run.examine('clashSet');
    await thread.latest('clashSet').answer(null);
    run.examine('clashSet');
    expect(thread.jobs).toEqual(['clashSet']);
  });

  it('stops at once, keeps its findings, and goes on when asked', async () => {
    const { run, thread, findings } = await open();
    run.examine('repairs');
    const asked = thread.latest('repairs');
    await asked.tell([REPAIR]);
    expect(run.stop()).toBe(true);
    expect(asked.aborted).toBe(true);
    expect(findings().repairs).toEqual({ phase: 'stopped', known: [REPAIR] });
    expect(run.stop()).toBe(false);
    run.examine('repairs');
    expect(thread.jobs).toEqual(['repairs', 'repairs']);
    expect(findings().repairs?.phase).toBe('working');
  });

  it('fails if the worker fails, and can be tried again', async () => {
    const { run, thread, findings } = await open();
    run.examine('culprits');
    await thread.latest('culprits').crash();
    expect(findings().culprits).toEqual({ phase: 'failed', known: [] });
    run.examine('culprits');
    await thread.latest('culprits').answer([cell(21)]);
    expect(findings().culprits).toEqual({ phase: 'done', known: [21] });
  });
});

describe('a change on the board', () => {
  it('of the givens ends all examinations and drops their findings', async () => {
    const { run, thread, findings, game } = await open();
    run.examine('clashSet');
    await thread.latest('clashSet').answer(null);
    run.examine('repairs');
    const older = thread.latest('repairs');
    game.play({ kind: 'give', cells: [cell(0)], digit: 4 });
    expect(older.aborted).toBe(true);
    expect(findings()).toEqual({});
    await older.answer([REPAIR]);
    expect(findings()).toEqual({});
  });

  it('starts followed examinations again', async () => {
    const { run, thread, game } = await open();
    const end = run.follow(['repairs']);
    game.play({ kind: 'give', cells: [cell(0)], digit: 4 });
    expect(thread.latest('repairs').question).toEqual({ givens: put(MISTYPED, cell(0), 4) });
    end();
    await Promise.resolve();
    expect(thread.latest('repairs').aborted).toBe(true);
    game.undo();
    expect(thread.jobs).toEqual(['repairs', 'repairs']);
  });

  it('of the entries ends only the search for the first mistake', async () => {
    const { run, thread, findings, enter } = await open();
    run.examine('clashSet');
    await thread.latest('clashSet').answer(null);
    run.examine('firstMistake');
    enter(0, 4);
    expect(thread.latest('firstMistake').aborted).toBe(true);
    expect(findings().firstMistake).toBeUndefined();
    expect(findings().clashSet?.phase).toBe('done');
    expect(run.store.getState().entries[0]).toBe('4');
  });

  it('of notes alone changes nothing', async () => {
    const { run, thread, editor } = await open();
    run.examine('repairs');
    editor.note(4);
    expect(thread.latest('repairs').aborted).toBe(false);
  });

  it('does not end an examination that another part of the page follows too', async () => {
    const { run, thread } = await open();
    run.follow(['repairs', 'clashSet'])();
    run.follow(['repairs']);
    await Promise.resolve();
    const phases = run.store.getState().findings;
    expect([phases.repairs?.phase, phases.clashSet?.phase]).toEqual(['working', undefined]);
    expect(thread.jobs).toEqual(['repairs', 'clashSet']);
  });
});

describe('mending', () => {
  it('is one move, keeps entries, and offers undo', async () => {
    const { run, enter, game, selection, ...stores } = await open();
    enter(0, 4);
    const before = game.now();
    run.mend(WELCOME);
    expect(boardOf({ game })).toMatchObject({
      givens: WELCOME,
      entries: before.board.entries,
      origin: before.board.origin,
    });
    expect(game.now().phase).toBe(before.phase);
    expect(selection.store.getState().cursor).toBe(21);
    expect(noticesOf(stores)).toEqual(['givensChanged']);
    game.undo();
    expect(game.now()).toBe(before);
  });

  it('removes an entry where it writes a given', async () => {
    const { run, enter, ...stores } = await open(WELCOME);
    enter(0, 5);
    run.mend(put(WELCOME, cell(0), 4));
    expect(boardOf(stores).givens[0]).toBe('4');
    expect(boardOf(stores).entries[0]).toBe('.');
  });

  it('does nothing if there is nothing to change', async () => {
    const { run, game } = await open(WELCOME);
    const before = game.now();
    run.mend(WELCOME);
    expect(game.now()).toBe(before);
  });
});

describe('the first mistake', () => {
  const right = (at: number): Digit => {
    const digit = digitAt(WELCOME_SOLUTION, cell(at));
    if (digit === null) throw new Error('no digit');
    return digit;
  };

  it('is searched for with all entries in order', async () => {
    const { run, thread, enter } = await open(WELCOME);
    enter(1, right(1));
    enter(0, 5);
    run.examine('firstMistake');
    expect(thread.latest('firstMistake').question).toEqual({
      givens: WELCOME,
      entries: [
        { cell: 1, digit: right(1) },
        { cell: 0, digit: 5 },
      ],
    });
  });

  it('is removed by undo, and redo brings it back', async () => {
    const { run, thread, enter, game, ...stores } = await open(WELCOME);
    enter(1, right(1));
    enter(0, 5);
    enter(3, right(3));
    run.examine('firstMistake');
    await thread.latest('firstMistake').answer({ kind: 'entry', cell: cell(0), digit: 5, at: 1, keep: 1 });
    expect(run.canUndoMistake()).toBe(true);
    run.takeBackMistake();
    expect(boardOf({ game }).entries.slice(0, 4)).toBe(`.${right(1)}..`);
    expect(stores.selection.store.getState().cursor).toBe(0);
    game.redo();
    game.redo();
    expect(boardOf({ game }).entries.slice(0, 4)).toBe(`5${right(1)}.${right(3)}`);
  });

  it('that came with the puzzle is erased', async () => {
    const { run, thread, game, enter } = await open(WELCOME);
    enter(0, 5);
    game.play({ kind: 'give', cells: [cell(1)], digit: right(1) });
    run.examine('firstMistake');
    await thread.latest('firstMistake').answer({ kind: 'entry', cell: cell(0), digit: 5, at: 0, keep: 0 });
    expect(run.canUndoMistake()).toBe(false);
    run.takeBackMistake();
    expect(boardOf({ game }).entries[0]).toBe('.');
    expect(boardOf({ game }).givens[1]).toBe(String(right(1)));
  });

  it('cannot be taken back before it is found', async () => {
    const { run, game } = await open(WELCOME);
    const before = game.now();
    run.takeBackMistake();
    expect(run.canUndoMistake()).toBe(false);
    expect(game.now()).toBe(before);
  });
});

it('the real doctor mends a mistyped puzzle', async () => {
  const thread = pageThread();
  const { doctor } = openStores({ puzzle: MISTYPED, newThread: () => thread });
  const run = await doctor.load();
  run.follow(['repairs', 'clashSet']);
  await vi.waitFor(() => expect(run.store.getState().findings.clashSet?.phase).toBe('done'));
  const { repairs, clashSet } = run.store.getState().findings;
  expect(repairs?.known[0]).toMatchObject({ fix: REPAIR.fix, puzzle: WELCOME });
  expect(clashSet?.known?.cells).toContain(21);
  run.examine('survey');
  await vi.waitFor(() => expect(run.store.getState().findings.survey?.phase).toBe('done'));
  expect(run.store.getState().findings.survey?.known satisfies Survey | null | undefined).toBeNull();
  thread.dispose();
});
