import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect } from 'vitest';
import { useStore } from 'zustand';
import { LANGUAGES } from '../../i18n';
import { openStores } from '../../stores/testing';
import { fail, NO_NOTES, ok, type Result } from '../../sudoku/core';
import type { CellRead, Corners, GridRead, Mark } from '../../sudoku/photo';
import type { PhotoFailure, PhotoListener, PhotoWorker } from '../../worker';
import { pageThread } from '../../worker/testing';
import { AppProvider, useStores } from '../shared';
import { PhotoDialog } from './PhotoDialog';

/** A puzzle with one solution. */
export const PUZZLE = '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..';

const CORNERS: Corners = [
  { x: 10, y: 10 },
  { x: 90, y: 10 },
  { x: 90, y: 90 },
  { x: 10, y: 90 },
];

export const given = (digit: number): Mark => ({ kind: 'given', digit: digit as 1 });
export const entry = (digit: number): Mark => ({ kind: 'entry', digit: digit as 1 });
export const BLANK: Mark = { kind: 'blank' };
export const NOTED: Mark = { kind: 'notes' };

/** A cell without doubt. */
export const sure = (mark: Mark): CellRead => ({ mark, likeliest: [mark], sure: true, before: null });

/** A cell in doubt between these marks, the likeliest first. */
export const doubtful = (mark: Mark, ...others: Mark[]): CellRead => ({
  ...sure(mark),
  likeliest: [mark, ...others],
  sure: false,
});

/** A grid with these givens, and other readings for some cells. */
export const gridRead = (givens: string, others: Readonly<Record<number, CellRead>> = {}): GridRead => ({
  corners: CORNERS,
  straight: new Uint8Array(360 * 360),
  cells: [...givens].map((digit, cell) => others[cell] ?? sure(digit === '.' ? BLANK : given(Number(digit)))),
  notes: NO_NOTES,
  proper: true,
});

type Answer = Result<readonly GridRead[], PhotoFailure>;

/** A worker that answers when the test tells it to. */
class HeldWorker implements PhotoWorker {
  file: Blob | null = null;
  listener: PhotoListener | null = null;
  isDisposed = false;
  /** The corners of each request to read again. */
  readonly asked: Corners[] = [];
  #answer: (answer: Answer) => void = () => {};

  read(file: Blob, listener: PhotoListener): Promise<Answer> {
    this.file = file;
    this.listener = listener;
    return this.#asked();
  }
  async readBetween(corners: Corners): Promise<Result<GridRead, PhotoFailure>> {
    this.asked.push(corners);
    const read = await this.#asked();
    if (!read.ok) return read;
    const [grid] = read.value;
    return grid === undefined ? fail({ kind: 'nothing' }) : ok(grid);
  }
  dispose(): void {
    this.isDisposed = true;
  }
  answers(answer: Answer): Promise<void> {
    return act(async () => this.#answer(answer));
  }
  #asked(): Promise<Answer> {
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }
}

/** Shows the dialog while it is open, as the app does. */
function Page() {
  const isOpen = useStore(useStores().screen.store, ({ dialog }) => dialog === 'photo');
  return isOpen ? <PhotoDialog /> : null;
}

/** Opens the dialog for photographs, alone on the page. */
export async function openPhoto() {
  const workers: HeldWorker[] = [];
  const stores = openStores({
    newThread: pageThread,
    loadPhotoWorker: async () => () => {
      const worker = new HeldWorker();
      workers.push(worker);
      return worker;
    },
  });
  await LANGUAGES.en.loadMore();
  const run = await stores.photo();
  stores.screen.open('photo');
  await act(async () => {
    render(
      <AppProvider stores={stores}>
        <Suspense>
          <Page />
        </Suspense>
      </AppProvider>,
    );
  });
  const dialog = await screen.findByRole('dialog', { name: 'Puzzle from a photograph' });
  const inside = within(dialog);
  /** Offers a picture. Returns the worker, which waits for its answer. */
  const offer = async (picture = new File(['...'], 'a.jpg', { type: 'image/jpeg' })): Promise<HeldWorker> => {
    const before = workers.length;
    await act(async () => void run.offer(picture));
    await waitFor(() => expect(workers).toHaveLength(before + 1));
    return workers[before] as HeldWorker;
  };
  return {
    ...stores,
    run,
    inside,
    workers,
    user: userEvent.setup({ delay: null }),
    offer,
    /** Offers a picture that fails to be read. */
    fails: async (why: PhotoFailure) => (await offer()).answers(fail(why)),
    isClosed: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
    button: (name: string | RegExp) => inside.getByRole('button', { name }),
    /** The texts of the live regions, for screen readers. */
    spoken: () => inside.getAllByRole('status').map(({ textContent }) => textContent),
  };
}

/** Opens the dialog with a picture that was read as these grids. */
export async function openReview(...grids: readonly GridRead[]) {
  const opened = await openPhoto();
  const { inside, offer } = opened;
  const worker = await offer();
  worker.listener?.onPicture({ width: 100, height: 100, close() {} } as ImageBitmap);
  await worker.answers(ok(grids));
  const board = await inside.findByRole('grid', { name: 'What was read' });
  const cell = (place: number) => within(board).getAllByRole('gridcell')[place] as HTMLElement;
  const verdictIs = (sentence: string) =>
    waitFor(() => expect(inside.getAllByText(sentence).length).toBeGreaterThan(0));
  return {
    ...opened,
    worker,
    cell,
    /** Presses a key while a control has the event, without moving the focus. */
    press: (control: HTMLElement, key: string) => act(async () => void fireEvent.keyDown(control, { key })),
    /** Waits until a cell has this name. */
    named: (place: number, name: string) =>
      waitFor(() => expect(cell(place).getAttribute('aria-label')).toBe(name)),
    /** Waits until the verdict is this one. */
    verdictIs,
    /** The sentences for screen readers, one for each row. */
    rows: () =>
      within(inside.getByRole('region', { name: 'Row by row' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
  };
}
