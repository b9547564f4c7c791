import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PartAbsent } from '../../parts';
import { type Cell, digitSet, fail, NO_NOTES, ok, type Result } from '../../sudoku/core';
import type { CellRead, Corners, GridRead, Mark } from '../../sudoku/photo';
import type { PhotoFailure, PhotoListener, PhotoWorker } from '../../worker';
import { pageThread } from '../../worker/testing';
import { boardOf, noticesOf, openStores } from '../testing';

const PUZZLE = '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..';
const CORNERS: Corners = [
  { x: 10, y: 10 },
  { x: 90, y: 10 },
  { x: 90, y: 90 },
  { x: 10, y: 90 },
];

/** Of a grid to the right of that one. */
const CORNERS_BESIDE = CORNERS.map(({ x, y }) => ({ x: x + 100, y })) as unknown as Corners;

const cellRead = (mark: Mark, sure = true, likeliest = [mark]): CellRead => ({
  mark,
  likeliest,
  sure,
  before: null,
});

/** A grid with these givens, and other readings for some cells. */
const gridRead = (givens: string, changes: Readonly<Record<number, CellRead>> = {}): GridRead => ({
  corners: CORNERS,
  straight: new Uint8Array(360 * 360),
  cells: [...givens].map(
    (digit, cell) =>
      changes[cell] ??
      cellRead(digit === '.' ? { kind: 'blank' } : { kind: 'given', digit: Number(digit) as 1 }),
  ),
  notes: NO_NOTES,
  proper: true,
});

/** A worker that answers when the test tells it to. */
class HeldPhotoWorker implements PhotoWorker {
  listener: PhotoListener | null = null;
  file: Blob | null = null;
  disposed = false;
  #answer: (result: Result<readonly GridRead[], PhotoFailure>) => void = () => {};
  readonly asked: GridRead['corners'][] = [];

  read(file: Blob, listener: PhotoListener): Promise<Result<readonly GridRead[], PhotoFailure>> {
    this.file = file;
    this.listener = listener;
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }
  async readBetween(corners: GridRead['corners']): Promise<Result<GridRead, PhotoFailure>> {
    this.asked.push(corners);
    const read = await new Promise<Result<readonly GridRead[], PhotoFailure>>((resolve) => {
      this.#answer = resolve;
    });
    if (!read.ok) return read;
    const [grid] = read.value;
    return grid === undefined ? fail({ kind: 'nothing' }) : ok(grid);
  }
  dispose(): void {
    this.disposed = true;
    this.#answer(fail({ kind: 'cancelled' }));
  }
  async answers(result: Result<readonly GridRead[], PhotoFailure>): Promise<void> {
    this.#answer(result);
    await settled();
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

const PICTURE = new File(['...'], 'a.jpg', { type: 'image/jpeg' });

async function open(comes: () => Promise<void> = async () => {}) {
  const workers: HeldPhotoWorker[] = [];
  const stores = openStores({
    newThread: pageThread,
    loadPhotoWorker: async () => {
      await comes();
      return () => {
        const worker = new HeldPhotoWorker();
        workers.push(worker);
        return worker;
      };
    },
  });
  const run = await stores.photo();
  const review = () => {
    const state = run.store.getState();
    return state.kind === 'review' ? state : expect.fail(`it is at ${state.kind}`);
  };
  const judged = async () => {
    await expect.poll(() => review().solutions).not.toBeNull();
    return review().solutions;
  };
  /** Has a picture read as these grids. */
  const read = async (...grids: readonly GridRead[]) => {
    void stores.importing.offerFiles([PICTURE]);
    await expect.poll(() => workers.at(-1)?.listener ?? null).not.toBeNull();
    await workers.at(-1)?.answers(ok(grids));
  };
  const dialog = () => stores.screen.store.getState().dialog;
  return { stores, run, workers, review, judged, read, dialog };
}

describe('a photograph', () => {
  it('is read in its dialog, stage by stage', async () => {
    const { stores, run, workers, dialog } = await open();
    void stores.importing.offerFiles([PICTURE]);
    await expect.poll(dialog).toBe('photo');
    expect(run.store.getState()).toEqual({ kind: 'working', stage: 'opening' });
    workers[0]?.listener?.onStage('finding');
    expect(run.store.getState()).toEqual({ kind: 'working', stage: 'finding' });
    await workers[0]?.answers(ok([gridRead(PUZZLE)]));
    expect(run.store.getState().kind).toBe('review');
  });

  it('fails if something of ours breaks', async () => {
    const { run } = await open(async () => {
      throw new Error('broken');
    });
    await expect(run.offer(PICTURE)).rejects.toThrow('broken');
    expect(run.store.getState()).toMatchObject({ kind: 'failed', why: { kind: 'crashed' } });
  });

  it('fails with a reason, and changes no board', async () => {
    const { stores, run, workers } = await open();
    const before = boardOf(stores);
    void stores.importing.offerFiles([new File(['x'], 'photo.HEIC')]);
    await expect.poll(() => workers.length).toBe(1);
    await workers[0]?.answers(fail({ kind: 'damaged' }));
    await expect.poll(() => run.store.getState()).toMatchObject({ kind: 'failed', why: { kind: 'damaged' } });
    expect(boardOf(stores)).toBe(before);
  });

  it.each(['ftypheic', 'ftypmif1'])(
    'names a picture of an iPhone that the browser cannot open: %s',
    async (brand) => {
      const { stores, run, workers } = await open();
      void stores.importing.offerFiles([new File(['\0\0\0$', brand], 'IMG_1234.HEIC')]);
      await expect.poll(() => workers.length).toBe(1);
      await workers[0]?.answers(fail({ kind: 'damaged' }));
      await expect.poll(() => run.store.getState()).toMatchObject({ kind: 'failed', why: { kind: 'heic' } });
    },
  );

  it('fails with the size of a grid of another size', async () => {
    const { stores, run, workers } = await open();
    void stores.importing.offerFiles([PICTURE]);
    await expect.poll(() => workers.length).toBe(1);
    await workers[0]?.answers(fail({ kind: 'otherSize', rows: 6, columns: 8 }));
    expect(run.store.getState()).toEqual({
      kind: 'failed',
      why: { kind: 'otherSize', rows: 6, columns: 8 },
      byHand: false,
    });
  });

  it('of a page offers its grids as one reads them, and begins with the likeliest', async () => {
    const { read, review } = await open();
    const left = gridRead('.'.repeat(81));
    const right = { ...gridRead(PUZZLE), corners: CORNERS_BESIDE };
    await read(right, left);
    expect(review().grids.map(({ corners }) => corners)).toEqual([left.corners, right.corners]);
    expect(review()).toMatchObject({ chosen: 1, corners: right.corners });
  });

  it('lets the person set the corners where no grid was found', async () => {
    const { stores, run, workers, review } = await open();
    void stores.importing.offerFiles([PICTURE]);
    await expect.poll(() => workers.length).toBe(1);
    workers[0]?.listener?.onPicture({ width: 200, height: 100, close() {} } as ImageBitmap);
    await workers[0]?.answers(fail({ kind: 'part' }));
    expect(run.store.getState()).toMatchObject({ kind: 'failed', byHand: true });
    run.setByHand();
    expect(review()).toMatchObject({
      byHand: true,
      chosen: 0,
      corners: [{ x: 60, y: 10 }, {}, { x: 140, y: 90 }, {}],
    });
    expect(review().cells.every(({ mark }) => mark.kind === 'blank')).toBe(true);
    void run.moveCorners(CORNERS);
    await workers[0]?.answers(ok([gridRead(PUZZLE)]));
    expect(review().cells[2]?.mark).toEqual({ kind: 'given', digit: 3 });
  });

  it('is forgotten at once when reading is cancelled', async () => {
    const { stores, run, workers } = await open();
    void stores.importing.offerFiles([PICTURE]);
    await expect.poll(() => workers.length).toBe(1);
    run.end();
    expect(workers[0]?.disposed).toBe(true);
    await settled();
    expect(run.store.getState()).toEqual({ kind: 'start' });
  });

  it('is replaced by the next', async () => {
    const { run, workers, read, review } = await open();
    await read(gridRead(PUZZLE));
    void run.offer(PICTURE);
    await expect.poll(() => workers.length).toBe(2);
    expect(workers[0]?.disposed).toBe(true);
    await workers[1]?.answers(ok([gridRead(`5${PUZZLE.slice(1)}`)]));
    expect(review().cells[0]?.mark).toEqual({ kind: 'given', digit: 5 });
  });
});

describe('where the reader of photographs is not loaded, a picture', () => {
  const page = new EventTarget();
  beforeEach(() => void vi.stubGlobal('addEventListener', page.addEventListener.bind(page)));
  afterEach(() => void vi.unstubAllGlobals());

  it('fails with the reason, and can be read after a retry', async () => {
    let isThere = false;
    const { run, workers } = await open(async () => {
      if (!isThere) throw new PartAbsent('refused');
    });
    await run.offer(PICTURE);
    expect(run.store.getState()).toMatchObject({ kind: 'failed', why: { kind: 'absent', why: 'refused' } });
    isThere = true;
    run.retry();
    expect(run.store.getState()).toEqual({ kind: 'working', stage: 'opening' });
    await expect.poll(() => workers[0]?.file).toBe(PICTURE);
  });

  it('is read when the connection is back, unless the dialog was closed', async () => {
    const { run, workers } = await open();
    for (const isClosed of [true, false]) {
      void run.offer(PICTURE);
      await settled();
      await workers.at(-1)?.answers(fail({ kind: 'absent', why: 'offline' }));
      const before = workers.length;
      if (isClosed) run.end();
      page.dispatchEvent(new Event('online'));
      await settled();
      expect(workers.length - before).toBe(isClosed ? 0 : 1);
    }
  });
});

describe('while the worker is being fetched, a photograph', () => {
  it('is replaced by the next', async () => {
    const { run, workers } = await open();
    const next = new File(['...'], 'b.jpg', { type: 'image/jpeg' });
    void run.offer(PICTURE);
    void run.offer(next);
    await settled();
    expect(workers.filter(({ disposed }) => !disposed).map(({ file }) => file)).toEqual([next]);
    await workers.at(-1)?.answers(ok([gridRead(PUZZLE)]));
    expect(run.store.getState().kind).toBe('review');
  });

  it('is forgotten when its dialog closes', async () => {
    const { run, workers } = await open();
    void run.offer(PICTURE);
    run.end();
    await settled();
    expect(workers).toEqual([]);
    expect(run.store.getState()).toEqual({ kind: 'start' });
  });
});

describe('the reading', () => {
  it('is judged again after each correction', async () => {
    const { run, read, judged, review } = await open();
    await read(gridRead(PUZZLE));
    expect(await judged()).toBe('one');
    run.select(2 as Cell);
    run.write({ kind: 'given', digit: 9 });
    expect(await judged()).toBe('none');
    await expect.poll(() => review().repairs.length).toBeGreaterThan(0);
    const [repair] = review().repairs;
    run.mend(repair?.puzzle ?? expect.fail());
    expect(await judged()).toBe('one');
    expect(review().repairs).toEqual([]);
  });

  it('is not judged again after an entry', async () => {
    const { run, read, judged, review } = await open();
    await read(gridRead(PUZZLE));
    await judged();
    run.select(0 as Cell);
    run.write({ kind: 'entry', digit: 4 });
    expect(review().solutions).toBe('one');
  });

  it('leads from one cell in doubt to the next, and round again, until each is settled', async () => {
    const doubt = cellRead({ kind: 'entry', digit: 4 }, false);
    const { run, read, review } = await open();
    await read(gridRead(PUZZLE, { 5: doubt, 40: doubt }));
    expect(review().cell).toBe(5);
    run.goToDoubtful('next');
    expect(review().cell).toBe(40);
    run.goToDoubtful('next');
    expect(review().cell).toBe(5);
    run.goToDoubtful('previous');
    expect(review().cell).toBe(40);
    run.write({ kind: 'entry', digit: 4 });
    run.goToDoubtful('next');
    expect(review().cell).toBe(5);
    run.write({ kind: 'blank' });
    expect(run.goToDoubtful('next')).toBe(false);
  });

  it('goes on the board with givens and entries told apart; undo brings the old one back', async () => {
    const { stores, read, run } = await open();
    const before = boardOf(stores);
    await read(
      gridRead(PUZZLE, { 0: cellRead({ kind: 'entry', digit: 4 }), 1: cellRead({ kind: 'notes' }) }),
    );
    run.use();
    expect(boardOf(stores).givens).toBe(PUZZLE);
    expect(boardOf(stores).entries).toBe(`4${'.'.repeat(80)}`);
    expect(boardOf(stores).origin.kind).toBe('photo');
    expect(noticesOf(stores)).toContain('usedPhoto');
    stores.game.undo();
    expect(boardOf(stores)).toBe(before);
  });

  it('includes small notes, if wished, in cells that still hold notes', async () => {
    const { stores, run, read } = await open();
    const noted = cellRead({ kind: 'notes' });
    const notes = NO_NOTES.with(0, digitSet(4, 5)).with(1, digitSet(7)).with(3, digitSet(9));
    await read({ ...gridRead(PUZZLE, { 0: noted, 1: noted, 3: noted }), notes });
    run.select(1 as Cell);
    run.write({ kind: 'entry', digit: 7 });
    run.use();
    expect(boardOf(stores).notes).toEqual(NO_NOTES);
    stores.game.undo();
    await read({ ...gridRead(PUZZLE, { 0: noted, 1: noted, 3: noted }), notes });
    run.keepNotes(true);
    run.select(1 as Cell);
    run.write({ kind: 'entry', digit: 7 });
    run.use();
    expect(boardOf(stores).notes).toEqual(NO_NOTES.with(0, digitSet(4, 5)).with(3, digitSet(9)));
    expect(boardOf(stores).entries[1]).toBe('7');
  });

  it('is of the grid that is chosen', async () => {
    const { run, read, review, judged } = await open();
    await read(gridRead(PUZZLE), gridRead('.'.repeat(81)));
    await judged();
    run.chooseGrid(1);
    expect(review().chosen).toBe(1);
    expect(review().cells[2]?.mark).toEqual({ kind: 'blank' });
    expect(await judged()).toBe('many');
  });

  it('keeps its corrections while another grid is chosen', async () => {
    const { run, read, review, workers } = await open();
    await read(gridRead(PUZZLE), gridRead('.'.repeat(81)));
    run.select(3 as Cell);
    run.write({ kind: 'entry', digit: 9 });
    const [a, b, c, d] = CORNERS;
    void run.moveCorners([{ ...a, x: 20 }, b, c, d]);
    await workers[0]?.answers(ok([gridRead(`5${PUZZLE.slice(1)}`)]));
    run.chooseGrid(1);
    expect(review().cells[3]?.mark).toEqual({ kind: 'blank' });
    run.chooseGrid(0);
    expect(review()).toMatchObject({ chosen: 0, cell: 3, again: null });
    expect(review().corners[0].x).toBe(20);
    expect(review().cells[0]?.mark).toEqual({ kind: 'given', digit: 5 });
    expect(review().cells[3]?.mark).toEqual({ kind: 'entry', digit: 9 });
  });

  it('is read again when its grid is chosen again, if the first attempt was interrupted', async () => {
    const { run, read, review, workers } = await open();
    await read(gridRead(PUZZLE), gridRead('.'.repeat(81)));
    const [a, b, c, d] = CORNERS;
    void run.moveCorners([{ ...a, x: 20 }, b, c, d]);
    run.chooseGrid(1);
    await workers[0]?.answers(ok([gridRead(`5${PUZZLE.slice(1)}`)]));
    expect(review().cells[0]?.mark).toEqual({ kind: 'blank' });
    run.chooseGrid(0);
    expect(review().again).toBe('reading');
    await workers[0]?.answers(ok([gridRead(`5${PUZZLE.slice(1)}`)]));
    expect(review()).toMatchObject({ again: null, corners: [{ x: 20 }, b, c, d] });
    expect(review().cells[0]?.mark).toEqual({ kind: 'given', digit: 5 });
    expect(workers[0]?.asked.map(([first]) => first.x)).toEqual([20, 20]);
  });

  it('stays when reading again fails', async () => {
    const { run, read, review, workers } = await open();
    await read(gridRead(PUZZLE));
    const { cells } = review();
    const [a, b, c, d] = CORNERS;
    void run.moveCorners([{ ...a, x: 20 }, b, c, d]);
    await workers[0]?.answers(fail({ kind: 'crashed' }));
    expect(review()).toMatchObject({ again: 'crashed', cells });
  });

  it('can be read again after reading it again broke', async () => {
    const { run, read, review, workers } = await open();
    await read(gridRead(PUZZLE));
    const [a, b, c, d] = CORNERS;
    const worker = workers[0] ?? expect.fail('no worker');
    const { readBetween } = worker;
    worker.readBetween = async () => {
      throw new Error('broken');
    };
    await expect(run.moveCorners([{ ...a, x: 20 }, b, c, d])).rejects.toThrow('broken');
    expect(review().again).toBe('crashed');
    worker.readBetween = readBetween;
    void run.moveCorners([{ ...a, x: 30 }, b, c, d]);
    await worker.answers(ok([gridRead(PUZZLE)]));
    expect(review().again).toBeNull();
  });

  it('is read again between moved corners; only their last position counts', async () => {
    const { run, read, review, workers } = await open();
    await read(gridRead(PUZZLE));
    const [a, b, c, d] = CORNERS;
    const corners = [20, 30, 40].map((x) => [{ ...a, x }, b, c, d] as const);
    for (const moved of corners) void run.moveCorners(moved);
    expect(review().again).toBe('reading');
    await workers[0]?.answers(ok([gridRead('.'.repeat(81))]));
    await workers[0]?.answers(ok([gridRead(`5${'.'.repeat(80)}`)]));
    expect(workers[0]?.asked.map(([first]) => first.x)).toEqual([20, 40]);
    expect(review().again).toBeNull();
    expect(review().corners[0].x).toBe(40);
    expect(review().cells[0]?.mark).toEqual({ kind: 'given', digit: 5 });
  });

  it('is turned by a quarter to the right, with its corrections', async () => {
    const { run, read, review, workers } = await open();
    await read(gridRead(PUZZLE));
    run.select(9 as Cell);
    run.write({ kind: 'entry', digit: 8 });
    void run.turn();
    const [a, b, c, d] = CORNERS;
    expect(review()).toMatchObject({ corners: [d, a, b, c], cell: 7, again: 'reading' });
    expect(review().cells[7]?.mark).toEqual({ kind: 'entry', digit: 8 });
    await workers[0]?.answers(ok([gridRead(PUZZLE)]));
    expect(workers[0]?.asked).toEqual([[d, a, b, c]]);
    expect(review().cells[7]?.mark).toEqual({ kind: 'entry', digit: 8 });
    expect(review().cells[2]?.mark).toEqual({ kind: 'given', digit: 3 });
    for (let turn = 0; turn < 3; turn++) {
      void run.turn();
      await workers[0]?.answers(ok([gridRead(PUZZLE)]));
    }
    expect(review()).toMatchObject({ corners: CORNERS, cell: 9 });
  });

  it('keeps corrections when it is read again', async () => {
    const doubt = cellRead({ kind: 'given', digit: 4 }, false);
    const { run, read, review, judged, workers } = await open();
    await read(gridRead(PUZZLE, { 0: doubt, 1: doubt }));
    run.write({ kind: 'blank' });
    const [a, b, c, d] = CORNERS;
    void run.moveCorners([{ ...a, x: 20 }, b, c, d]);
    run.select(8 as Cell);
    run.write({ kind: 'entry', digit: 7 });
    await workers[0]?.answers(ok([gridRead(PUZZLE, { 0: doubt, 1: doubt })]));
    const { cells, cell } = review();
    expect(cells[0]).toMatchObject({ mark: { kind: 'blank' }, doubtful: false });
    expect(cells[1]).toMatchObject({ mark: { kind: 'given', digit: 4 }, doubtful: true });
    expect(cells[8]?.mark).toEqual({ kind: 'entry', digit: 7 });
    expect(cell).toBe(8);
    expect(await judged()).toBe('none');
  });

  it('stays when no grid can have the corners', async () => {
    const { run, read, review, workers } = await open();
    await read(gridRead(PUZZLE));
    const { cells } = review();
    const [a, , c, d] = CORNERS;
    void run.moveCorners([a, c, c, d]);
    await workers[0]?.answers(fail({ kind: 'badCorners' }));
    expect(review().again).toBe('failed');
    expect(review().cells).toBe(cells);
  });
});
