import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, grid, ok, type Result } from '../../sudoku/core';
import type { ClipFailure, ClipFrame, ClipSetup, ClipWorker } from '../../worker';
import { openApp } from '../testing';

const HARD = grid('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..');

type Drawn = Result<number, ClipFailure>;

/** Workers that draw nothing, but answer when a test says so: at once, or on request. */
function heldClipWorkers(answer: () => Promise<Drawn>) {
  const frames: ClipFrame[] = [];
  const setups: ClipSetup[] = [];
  const dispose = vi.fn();
  const newClipWorker = (setup: ClipSetup): ClipWorker => {
    setups.push(setup);
    return {
      begin: async () => ok(null),
      draw(frame) {
        frames.push(frame);
        return answer();
      },
      finish: async () => ok(new TextEncoder().encode('GIF89a')),
      dispose,
    };
  };
  return { frames, setups, dispose, newClipWorker };
}

const drawsAtOnce = async (): Promise<Drawn> => ok(1234);

async function open(answer = drawsAtOnce) {
  const workers = heldClipWorkers(answer);
  const app = await openApp({ puzzle: HARD, newClipWorker: workers.newClipWorker });
  await app.keys('w');
  const playback = await app.watch.load();
  await waitFor(() => expect(playback.store.getState().recording).toBe('ended'));
  // Found by its label. A search by role among all cells is far slower while much is still loading.
  await app.user.click(await screen.findByLabelText('More for the chart'));
  await app.user.click(await screen.findByText('Save a clip'));
  const dialog = await app.dialog('Save a clip');
  const field = (name: string) => within(dialog).getByRole<HTMLInputElement>('textbox', { name });
  return {
    ...app,
    ...workers,
    playback,
    dialog,
    field,
    said: () => dialog.querySelector('.clip-told')?.textContent,
    write: async (name: string, text: string) => {
      await app.user.clear(field(name));
      if (text !== '') await app.user.type(field(name), text);
    },
    save: () => app.user.click(within(dialog).getByRole('button', { name: 'Save the clip' })),
  };
}

describe('saving a clip', () => {
  let saved: { readonly file: Blob; readonly name: string }[] = [];

  beforeEach(() => {
    saved = [];
    vi.stubGlobal('OffscreenCanvas', class {});
    let file = new Blob();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) file = blob;
      return 'blob:x';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ file, name: this.download });
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('offers the steps around the current one, and says how long and large the clip will be', async () => {
    const { field, said } = await open();
    expect([field('From step').value, field('To step').value, field('Frames').value]).toEqual([
      '0',
      '60',
      '61',
    ]);
    expect(said()).toMatch(
      /^61 frames, one for each step: 14 s long, with 2 s on the last frame\. About \d+ KB\.$/,
    );
  });

  it('names the problem, and moves the focus to it when the player tries to save', async () => {
    const { field, said, write, save, frames } = await open();
    await write('To step', '99999999');
    expect(said()).toMatch(/^Step 99,999,999 is not recorded: the last one is [\d,]+\.$/);
    expect(field('To step').getAttribute('aria-invalid')).toBe('true');
    await save();
    expect(document.activeElement).toBe(field('To step'));
    await write('To step', '7');
    await write('From step', '7');
    expect(said()).toBe('A clip needs two steps at least, and this is only step 7.');
    await write('From step', 'two');
    expect(said()).toBe('“From step” is “two”: give a whole number.');
    await write('From step', '');
    expect(said()).toBe('“From step” is empty: give a whole number.');
    await write('From step', '0');
    await write('Frames', '1000');
    expect(said()).toBe('A clip has 2 to 600 frames.');
    expect(frames).toEqual([]);
  });

  it('draws the requested steps in order, and saves the file', async () => {
    const { write, save, frames, setups, told, user, dialog } = await open();
    await write('From step', '10');
    await write('To step', '1010');
    await write('Frames', '5');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Speed' }), '10 frames a second');
    await user.click(within(dialog).getByRole('button', { name: 'Large' }));
    await save();
    await told('Saved as search-steps-10-1010.gif.');
    expect(frames.map(({ caption }) => caption.step)).toEqual(
      ['10', '260', '510', '760', '1,010'].map((step) => `Step ${step}`),
    );
    expect(setups).toMatchObject([{ cell: 72, frames: 5, delay: 100, lastDelay: 2000 }]);
    expect(saved.map(({ file, name }) => [file.type, name])).toEqual([
      ['image/gif', 'search-steps-10-1010.gif'],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is cancelled, and nothing is saved', async () => {
    const { save, dialog, user, dispose } = await open(() => new Promise(() => {}));
    await save();
    const bar = await within(dialog).findByRole('progressbar', { name: 'Clip' });
    expect(bar.getAttribute('aria-valuetext')).toBe('Drawing the clip: 0 of 61 frames, 0 KB');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the clip' }));
    expect(await within(dialog).findByRole('button', { name: 'Save the clip' })).toBeTruthy();
    expect(dispose).toHaveBeenCalled();
    expect(saved).toEqual([]);
  });

  it('continues in the background, where Watch shows it and can cancel it', async () => {
    const { save, keys, user, dispose, button, dialog } = await open(() => new Promise(() => {}));
    await save();
    await screen.findByLabelText('Clip');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await screen.findByLabelText('Clip')).role).toBe('progressbar');
    await keys('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/^Trying 1/));
    await user.click(button('Cancel the clip'));
    await waitFor(() => expect(screen.queryByLabelText('Clip')).toBeNull());
    expect(dispose).toHaveBeenCalled();
    expect(saved).toEqual([]);
  });

  it('says so when its worker dies', async () => {
    const { save, told } = await open(async () => fail({ kind: 'crashed' }));
    await save();
    await told('Drawing the clip stopped, so nothing was saved. Try again.');
    expect(saved).toEqual([]);
  });

  it('says so when the player starts another search', async () => {
    const answers: (() => void)[] = [];
    const { save, told, playback, frames } = await open(
      () => new Promise((resolve) => void answers.push(() => resolve(ok(1)))),
    );
    await save();
    await waitFor(() => expect(frames).toHaveLength(1));
    playback.setStrategy('singlesFirst');
    for (const answer of answers) answer();
    await told('The search has changed, so its clip was not finished.');
    expect(frames).toHaveLength(1);
    expect(saved).toEqual([]);
  });

  it('says so if the browser cannot draw in a worker', async () => {
    vi.stubGlobal('OffscreenCanvas', undefined);
    const { dialog } = await open();
    expect(dialog.textContent).toContain('This browser cannot draw clips');
    expect(within(dialog).queryByRole('button', { name: 'Save the clip' })).toBeNull();
  });
});
