import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { en, LANGUAGES } from '../i18n';
import { PartAbsent } from '../parts';
import { openStores } from '../stores/testing';
import { App } from './App';
import { loadPlay } from './play';

/** What throws, by the part of the page it is in. */
const broken = vi.hoisted(() => new Map<string, Error>());
const fragile = vi.hoisted(() => (name: string, text = name) => () => {
  const error = broken.get(name);
  if (error) throw error;
  return text;
});

vi.mock('./watch', () => ({
  WatchPage: fragile('watch'),
  StrategyDialog: () => null,
  MomentsDialog: () => null,
}));
vi.mock('./compare', () => ({ ComparePage: fragile('compare'), ContestantsDialog: () => null }));
vi.mock('./hint', () => ({
  HintSide: fragile('hint'),
  HintLegend: () => null,
  TechniqueDialog: () => null,
}));
vi.mock('./PlaySide', () => ({ PuzzleTitle: fragile('side') }));
vi.mock('./settings', async (original) => ({
  ...(await original<object>()),
  ShortcutsDialog: fragile('dialog'),
}));
vi.mock('./Header', () => ({ Header: fragile('page') }));

beforeEach(() => broken.clear());

async function open() {
  const stores = openStores();
  stores.game.adoptExample();
  const [messages] = await Promise.all([LANGUAGES.en.load(), LANGUAGES.en.loadMore(), loadPlay()]);
  const caught: unknown[] = [];
  await act(async () => {
    render(<App stores={stores} messages={messages} />, { onCaughtError: (error) => caught.push(error) });
  });
  return { stores, caught, user: userEvent.setup({ delay: null }) };
}

const words = en.app.failure;

describe('a part of the page that throws', () => {
  it.each(['watch', 'compare', 'hint'] as const)('leaves the board alive in place of %s', async (mode) => {
    const error = new Error('a mistake of ours');
    broken.set(mode, error);
    const { stores, caught, user } = await open();
    stores.screen.enter(mode);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(words.what(mode, 'mistake'));
    expect(caught).toEqual([error]);
    expect(within(screen.getByRole('grid')).getAllByRole('gridcell')).toHaveLength(81);
    // Keys write on the board, as nothing else would take them.
    const before = stores.game.store.getState().at;
    await user.keyboard('1');
    expect(stores.game.store.getState().at).toBe(before + 1);
    broken.clear();
    await user.click(screen.getByRole('button', { name: words.again }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(document.body.textContent).toContain(mode);
  });

  it('leaves the board and the keys alive in place of the side panel', async () => {
    broken.set('side', new Error('a mistake of ours'));
    await open();
    expect((await screen.findByRole('alert')).textContent).toBe(words.what('side', 'mistake'));
    expect(screen.getByRole('grid')).toBeTruthy();
    expect(screen.getByRole('region', { name: en.app.pad.name })).toBeTruthy();
  });

  it('leaves the page alive in place of a dialog', async () => {
    broken.set('dialog', new Error('a mistake of ours'));
    const { stores, user } = await open();
    stores.screen.open('shortcuts');
    const dialog = await screen.findByRole('dialog', { name: words.title });
    expect(within(dialog).getByRole('alert').textContent).toBe(words.what('dialog', 'mistake'));
    await user.click(within(dialog).getByRole('button', { name: en.app.close }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByRole('grid')).toBeTruthy();
  });

  it('is told where it is the page itself', async () => {
    broken.set('page', new Error('a mistake of ours'));
    await open();
    expect((await screen.findByRole('alert')).textContent).toBe(words.what('page', 'mistake'));
    expect(screen.getByRole('button', { name: words.reload })).toBeTruthy();
  });

  it('is tried again by itself when the network is back, if it only did not come', async () => {
    broken.set('watch', new PartAbsent('offline'));
    const { stores } = await open();
    stores.screen.enter('watch');
    expect((await screen.findByRole('alert')).textContent).toBe(words.what('watch', 'offline'));
    broken.clear();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    broken.set('watch', new Error('a mistake of ours'));
  });
});
