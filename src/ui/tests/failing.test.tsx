import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PropsWithChildren } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { en, LANGUAGES } from '../../i18n';
import { PartAbsent } from '../../parts';
import { setPage } from '../../parts/testing';
import { openStores, WELCOME } from '../../stores/testing';
import { App } from '..';

/** The error that each part of the page throws. */
const broken = vi.hoisted(() => new Map<string, Error>());
const fragile = vi.hoisted(() => (name: string, text = name) => () => {
  const error = broken.get(name);
  if (error) throw error;
  return text;
});

vi.mock('../watch', () => ({
  WatchPage: fragile('watch'),
  StrategyDialog: () => null,
  MomentsDialog: () => null,
}));
vi.mock('../compare', () => ({ ComparePage: fragile('compare'), ContestantsDialog: () => null }));
vi.mock('../hint', () => ({
  HintDrawn: ({ children }: PropsWithChildren) => children,
  HintSide: fragile('hint'),
  HintLegend: () => null,
  TechniqueDialog: () => null,
}));
vi.mock('../PuzzleTitle', () => ({ PuzzleTitle: fragile('side') }));
vi.mock('../settings', async (original) => ({
  ...(await original<object>()),
  ShortcutsDialog: fragile('dialog'),
}));
vi.mock('../board', async (original) => {
  const { Board } = await original<typeof import('../board')>();
  const look = fragile('play');
  return {
    Board: () => {
      look();
      return Board();
    },
  };
});
vi.mock('../Header', () => ({ Header: fragile('page') }));

beforeEach(() => {
  broken.clear();
  setPage({ whyAbsent: async () => 'refused' });
});

async function open() {
  const stores = openStores({ puzzle: WELCOME });
  const [messages] = await Promise.all([LANGUAGES.en.load(), LANGUAGES.en.loadMore()]);
  const caught: unknown[] = [];
  await act(async () => {
    render(<App stores={stores} messages={messages} />, { onCaughtError: (error) => caught.push(error) });
  });
  return { stores, caught, user: userEvent.setup({ delay: null }) };
}

const { app } = en('rowColumn');
const words = app.failure;

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
    // Keys write on the board, because nothing else takes them.
    const before = stores.game.store.getState().at;
    await user.keyboard('1');
    // An act may wait for the one before.
    await waitFor(() => expect(stores.game.store.getState().at).toBe(before + 1));
    broken.clear();
    await user.click(screen.getByRole('button', { name: words.again }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(document.body.textContent).toContain(mode);
  });

  it('leaves the rest of the page alive in place of the board', async () => {
    broken.set('play', new Error('a mistake of ours'));
    const { stores, user } = await open();
    const before = stores.game.store.getState();
    expect((await screen.findByRole('alert')).textContent).toBe(words.what('play', 'mistake'));
    expect(screen.getByText('page')).toBeTruthy();
    expect(stores.game.store.getState()).toBe(before);
    broken.clear();
    await user.click(screen.getByRole('button', { name: words.again }));
    expect(await screen.findAllByRole('gridcell')).toHaveLength(81);
  });

  it('leaves the board and the keys alive in place of the side panel', async () => {
    broken.set('side', new Error('a mistake of ours'));
    await open();
    expect((await screen.findByRole('alert')).textContent).toBe(words.what('side', 'mistake'));
    expect(screen.getByRole('grid')).toBeTruthy();
    expect(screen.getByRole('region', { name: app.pad.name })).toBeTruthy();
  });

  it('leaves the page alive in place of a dialog', async () => {
    broken.set('dialog', new Error('a mistake of ours'));
    const { stores, user } = await open();
    stores.screen.open('shortcuts');
    const dialog = await screen.findByRole('dialog', { name: words.title });
    expect(within(dialog).getByRole('alert').textContent).toBe(words.what('dialog', 'mistake'));
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: words.again }));
    await user.click(within(dialog).getByRole('button', { name: app.close }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByRole('grid')).toBeTruthy();
  });

  it('shows a message if it is the page itself', async () => {
    broken.set('page', new Error('a mistake of ours'));
    await open();
    expect((await screen.findByRole('alert')).textContent).toBe(words.what('page', 'mistake'));
    expect(screen.getByRole('button', { name: words.reload })).toBeTruthy();
  });

  it('is tried again a few times while the server answers without it, then on request', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    broken.set('watch', new PartAbsent('offline'));
    const { stores, caught } = await open();
    stores.screen.enter('watch');
    await screen.findByRole('alert');
    // The first try, and three more.
    await waitFor(() => expect(caught).toHaveLength(4));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(caught).toHaveLength(4);
    vi.useRealTimers();
    screen.getByRole('button', { name: words.again }).click();
    await waitFor(() => expect(caught.length).toBeGreaterThan(4));
    broken.clear();
    screen.getByRole('button', { name: words.again }).click();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('is tried again automatically when the network returns, if only the network failed', async () => {
    setPage({ whyAbsent: async () => 'offline' });
    broken.set('watch', new PartAbsent('offline'));
    const { stores } = await open();
    stores.screen.enter('watch');
    expect((await screen.findByRole('alert')).textContent).toBe(words.what('watch', 'offline'));
    broken.clear();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('is tried again if the network returned before the message was shown', async () => {
    broken.set('watch', new PartAbsent('offline'));
    setPage({
      async whyAbsent() {
        broken.clear();
        return 'refused';
      },
    });
    const { stores } = await open();
    stores.screen.enter('watch');
    await waitFor(() => expect(document.body.textContent).toContain('watch'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be reported, without the puzzle unless the player wants it included', async () => {
    const quoted = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
    broken.set('watch', new RangeError(`no such cell in ${quoted}`));
    const { stores, user } = await open();
    stores.screen.enter('watch');
    const { report } = (await LANGUAGES.en.loadMore())('rowColumn');
    const copied = async () => {
      await user.click(await screen.findByRole('button', { name: report.copy }));
      await screen.findByRole('button', { name: report.copied });
      return navigator.clipboard.readText();
    };
    const without = await copied();
    expect(without).toContain(navigator.userAgent);
    expect(without).toContain('Failed: watch. Open: watch, no dialog, play');
    expect(without).toContain('RangeError: no such cell in (a board)\n');
    expect(without).toMatch(/^ +at /m);
    expect(without).not.toMatch(/[\d.]{81}/);
    await user.click(screen.getByRole('checkbox', { name: report.withPuzzle }));
    const whole = await copied();
    const { givens, entries } = stores.game.now().board;
    expect(whole).toContain(`\n${givens}\n${entries}`);
    expect(whole).toContain(`no such cell in ${quoted}`);
  });
});

it.fails('React’s own warnings fail a test', () => {
  render(<input value="without a way to change it" />);
});
