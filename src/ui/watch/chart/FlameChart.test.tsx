import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { openStores } from '../../../stores/testing';
import { EXAMPLES } from '../../../sudoku/testing';
import { AppProvider } from '../../shared';
import { FlameChart } from './FlameChart';
import { recordedSource } from './testing';

const WIDTH = 1000;
const HEIGHT = 134;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT);
});
afterEach(() => void vi.restoreAllMocks());

const givens = EXAMPLES[2]?.givens;
if (givens === undefined) throw new Error('no such example');
/* 210 steps, in which one choice takes 125. */
const RECORDED = recordedSource('singlesFirst', givens);

type Recorded = ReturnType<typeof recordedSource>;

interface PageProps {
  readonly recorded: Pick<Recorded, 'source' | 'progress' | 'time'>;
  readonly step: number;
  readonly onSeek: (step: number) => void;
}

/** A chart with the properties that the page gives it. */
function Page({ recorded: { source, progress, time }, step, onSeek }: PageProps) {
  const [store] = useState(() => createStore(() => ({ step })));
  const [playhead] = useState(() => ({
    now: () => ({ step: store.getState().step, depth: time.depthOf(store.getState().step), playing: false }),
    listen: (listener: () => void) => store.subscribe(listener),
  }));
  const [expanded, setExpanded] = useState(false);
  const [bookmarks, setBookmarks] = useState<readonly number[]>([]);
  return (
    <FlameChart
      source={source}
      progress={progress}
      playhead={playhead}
      onSeek={(to) => {
        onSeek(to);
        store.setState({ step: to });
      }}
      expanded={expanded}
      onExpand={setExpanded}
      bookmarks={bookmarks}
      onBookmarks={setBookmarks}
      onClip={() => {}}
    />
  );
}

async function open({ step = 0, language = 'en' as 'en' | 'ko', recorded = RECORDED, strict = false } = {}) {
  const { progress } = recorded;
  const seeks: number[] = [];
  const stores = openStores();
  stores.settings.setState({ language, ...(language === 'ko' && { cellNaming: null }) });
  await act(async () => {
    render(
      <AppProvider stores={stores}>
        <Suspense>
          <Page recorded={recorded} step={step} onSeek={(to) => seeks.push(to)} />
        </Suspense>
      </AppProvider>,
      { reactStrictMode: strict },
    );
  });
  const tree = await screen.findByRole('tree');
  const items = () => within(tree).queryAllByRole('treeitem');
  const selected = () => items().find((item) => item.getAttribute('aria-selected') === 'true');
  const user = userEvent.setup();
  const press = async (keys: string, says: string | RegExp) => {
    if (keys !== '') await user.keyboard(keys);
    await waitFor(() => expect(selected()?.textContent.replace(/\s/g, ' ')).toMatch(says));
  };
  /** Presses the mouse at a step and a depth of a chart that shows the whole search. */
  const pointer = (type: string, at: number, depth: number, pointerType = 'mouse') => {
    const clientX = ((at + 0.5) / progress.length) * WIDTH;
    const pitch = HEIGHT / 8;
    const where = {
      clientX,
      clientY: (depth - 0.5) * Math.min(15, pitch),
      button: 0,
      pointerId: 1,
      pointerType,
    };
    fireEvent(tree, Object.assign(new MouseEvent(type, { bubbles: true, ...where }), where));
  };
  const click = (at: number, depth: number, pointerType = 'mouse') => {
    pointer('pointerdown', at, depth, pointerType);
    pointer('pointerup', at, depth, pointerType);
  };
  const tip = () => document.querySelector('.chart-tip')?.textContent;
  /** Waits for the picture, so that a press finds what it shows. */
  const drawn = async () => {
    await waitFor(() => {
      pointer('pointermove', 100, 5);
      expect(tip()).toBeDefined();
    });
    pointer('pointerleave', 100, 5);
    await waitFor(() => expect(tip()).toBeUndefined());
  };
  return { ...recorded, drawn, stores, seeks, tree, items, selected, user, press, pointer, click, tip };
}

describe('the flame chart', () => {
  it('zooms to a bar that is pressed twice, and leaves the step unchanged', async () => {
    const { drawn, click, pointer, seeks } = await open({ step: 58 });
    await drawn();
    click(100, 5);
    click(100, 5);
    pointer('dblclick', 100, 5);
    expect(seeks.at(-1)).toBe(58);
  });

  it('is a tree whose name says how the search ended and which keys work', async () => {
    const { tree } = await open();
    expect(screen.getByRole('tree', { name: 'Flame chart of the search: 210 steps, solved' })).toBe(tree);
    expect(tree.getAttribute('aria-description')).toContain('Arrow up');
  });

  it('begins at the choice of the current state, with those above it', async () => {
    const { user, items, selected, tree } = await open({ step: 58 });
    await user.tab();
    expect(document.activeElement).toBe(tree);
    await waitFor(() => expect(items()).toHaveLength(8));
    expect(items()[0]?.textContent).toMatch(/^r1c2 equals 1, depth 1, \d+ steps, leads to a solution$/);
    expect(selected()?.textContent).toMatch(/^r2c8 equals 9, depth 8, 10 steps, leads to no solution$/);
    expect(tree.getAttribute('aria-activedescendant')).toBe(selected()?.id);
    expect(items().map((item) => item.getAttribute('aria-level'))).toEqual([...'12345678']);
  });

  it('is walked by the arrows: parent, first child, siblings', async () => {
    const { user, press } = await open({ step: 58 });
    await user.tab();
    await press('{ArrowLeft}', 'r2c8 equals 4, depth 8');
    await press('{ArrowRight}', 'r2c8 equals 9, depth 8');
    await press('{ArrowUp}', 'r2c7 equals 7, depth 7');
    await press('{ArrowRight}', 'r2c7 equals 9, depth 7');
    await press('{ArrowUp}', 'r2c3 equals 6, depth 6');
    await press('{ArrowDown}', 'r2c7 equals 7, depth 7');
  });

  it('says nothing to a player who has tabbed past before the answer arrives', async () => {
    const { source } = RECORDED;
    let answer = (): void => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const slow: Recorded['source'] = {
      ...source,
      async stackAt(step) {
        await answered;
        return source.stackAt(step);
      },
    };
    const { tree, tip } = await open({ step: 60, recorded: { ...RECORDED, source: slow } });
    act(() => tree.focus());
    act(() => tree.blur());
    await act(async () => answer());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(tip()).toBeUndefined();
  });

  it('responds to a screen reader that focuses or presses a bar', async () => {
    const { user, press, items, selected, seeks, tree } = await open({ step: 58 });
    await user.tab();
    await press('', 'r2c8 equals 9, depth 8');
    act(() => items()[2]?.focus());
    expect(selected()?.textContent).toMatch(/depth 3,/);
    expect(document.activeElement).toBe(tree);
    await press('{ArrowUp}', 'depth 2,');
    act(() => items()[0]?.click());
    expect(selected()?.textContent).toMatch(/depth 1,/);
    expect(seeks).toEqual([4]);
    await user.tab({ shift: true });
    expect(items()).toEqual([]);
    act(() => tree.click());
    await press('', 'depth 1,');
  });

  it('stays at a bar that has no such relative', async () => {
    const { user, press, selected } = await open({ step: 58 });
    await user.tab();
    await press('{ArrowRight}', 'r2c8 equals 9, depth 8');
    await user.keyboard('{ArrowDown}');
    expect(selected()?.textContent).toContain('r2c8 equals 9');
  });

  it('begins at the first choice of all if the current state has none', async () => {
    const { user, press } = await open({ step: 0 });
    await user.tab();
    await press('', 'r1c2 equals 1, depth 1');
  });

  it('goes to the first step of a choice', async () => {
    const { user, press, seeks, time } = await open({ step: 58 });
    await user.tab();
    await press('{ArrowLeft}', 'r2c8 equals 4');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(seeks).toEqual([time.barAt(48, 8)?.start]);
  });

  it('does the same in Korean', async () => {
    const { user, press } = await open({ step: 58, language: 'ko' });
    await screen.findByRole('tree', { name: '탐색의 플레임 차트: 210단계, 답을 찾음' });
    await user.tab();
    await press('', '2행 8열 9, 깊이 8, 10단계, 막힘');
  });

  it('goes to where it is pressed, and says what is there', async () => {
    const { click, seeks, tip, drawn } = await open();
    await drawn();
    click(100, 5);
    await waitFor(() =>
      expect(tip()).toBe('r2c1=2 at depth 5, leads to no solution125 steps, 59.5 % · double-click to zoom'),
    );
    expect(seeks).toEqual([100]);
  });

  it('is drawn and answers if React begins its effects twice, as in development', async () => {
    const { click, seeks, drawn } = await open({ strict: true });
    await drawn();
    click(100, 5);
    await waitFor(() => expect(seeks).toEqual([100]));
  });

  it('says what is under the mouse, without going there', async () => {
    const { pointer, seeks, tip } = await open();
    await waitFor(() => {
      pointer('pointermove', 100, 5);
      expect(tip()).toMatch('r2c1=2 at depth 5, leads to no solution');
    });
    pointer('pointerleave', 100, 5);
    await waitFor(() => expect(tip()).toBeUndefined());
    expect(seeks).toEqual([]);
  });

  it('seeks while dragging if the whole search is in view', async () => {
    const { pointer, seeks, drawn } = await open();
    await drawn();
    pointer('pointerdown', 20, 3);
    for (const at of [30, 40, 50]) pointer('pointermove', at, 3);
    pointer('pointerup', 50, 3);
    expect(seeks).toEqual([30, 40, 50]);
  });

  it('moves the view instead of the step while dragging if the search is larger than the view', async () => {
    const { pointer, seeks, user, tree } = await open({ step: 100 });
    await user.tab();
    await user.keyboard('++');
    expect(document.activeElement).toBe(tree);
    pointer('pointerdown', 20, 3);
    pointer('pointermove', 60, 3);
    pointer('pointerup', 60, 3);
    expect(seeks).toEqual([]);
    // A pixel is a shorter time now.
    pointer('pointerdown', 0, 3);
    pointer('pointerup', 0, 3);
    await waitFor(() => expect(seeks).toHaveLength(1));
    expect(seeks[0]).toBeGreaterThan(20);
  });

  it('zooms on a second tap on the same bar', async () => {
    const { click, tip, seeks, drawn } = await open();
    await drawn();
    click(100, 5, 'touch');
    await waitFor(() => expect(tip()).toContain('tap again to zoom'));
    click(100, 5, 'touch');
    expect(seeks).toEqual([100]);
    await waitFor(() => expect(tip()).toBeUndefined());
    // The bar, from step 20 to 145, now takes the full width.
    click(0, 5);
    expect(seeks.at(-1)).toBeGreaterThan(10);
  });

  it('expands and shrinks, by a button or F', async () => {
    const { user, tree } = await open();
    await user.click(screen.getByRole('button', { name: 'Expand the chart' }));
    await screen.findByRole('button', { name: 'Back to the board' });
    tree.focus();
    await user.keyboard('f');
    await screen.findByRole('button', { name: 'Expand the chart' });
  });

  it('marks a step, goes back to it and removes the mark', async () => {
    const { user, click, seeks } = await open({ step: 58 });
    const mark = () => screen.getByRole('button', { name: 'Mark this step' });
    await user.click(mark());
    expect(mark().getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => {
      click(100, 5);
      expect(mark().getAttribute('aria-pressed')).toBe('false');
    });
    await user.click(screen.getByRole('button', { name: 'More for the chart' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Go to mark, step 58' }));
    expect(seeks.at(-1)).toBe(58);
    await user.click(mark());
    expect(mark().getAttribute('aria-pressed')).toBe('false');
  });

  it('says once what zooming has moved under the pointer, when the wheel rests', async () => {
    const { drawn, tree, tip, source } = await open();
    await drawn();
    const asked = vi.spyOn(source, 'barAt');
    onTestFinished(() => asked.mockRestore());
    for (let turn = 0; turn < 3; turn++) {
      const wheel = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: -10 });
      fireEvent(tree, Object.assign(wheel, { clientX: (100.5 / 210) * WIDTH, clientY: 20 }));
    }
    await waitFor(() => expect(tip()).toMatch(/^r\dc\d=\d at depth/));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('offers in a menu what the wheel and keys do', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'More for the chart' }));
    screen.getByRole('menuitemcheckbox', { name: 'The search as a tree', checked: false });
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Zoom in+',
      'Zoom out−',
      'Zoom to this barEnter',
      'Show allShift + 0',
      'Mark this stepM',
      'Copy as picture',
      'Save as PNG',
      'Save as SVG',
      'Save a clip',
    ]);
  });

  it('saves the picture', async () => {
    const { user, stores } = await open();
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:x';
    });
    await user.click(screen.getByRole('button', { name: 'More for the chart' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save as SVG' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const svg = (await files[0]?.text()) ?? '';
    expect(svg).toContain('r2c1=2');
    expect(svg).toContain('210 steps');
    expect(stores.notices.store.getState()).toMatchObject(expect.anything());
  });

  it.each([
    ['copies the picture', 'copied', async () => {}],
    [
      'says so where the browser does not let it copy',
      'cannotCopyPicture',
      () => Promise.reject(new Error()),
    ],
  ])('%s', async (_, told, write) => {
    const { user, stores } = await open();
    const copied = vi.fn(write);
    vi.stubGlobal('ClipboardItem', class {});
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write: copied } });
    await user.click(screen.getByRole('button', { name: 'More for the chart' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy as picture' }));
    await waitFor(() => expect(copied).toHaveBeenCalledOnce());
    await waitFor(() =>
      expect(stores.notices.store.getState().shown.map(({ notice }) => notice.kind)).toEqual([told]),
    );
    vi.unstubAllGlobals();
  });

  it('stays silent while nothing is recorded', async () => {
    const recorded = { ...RECORDED, progress: { length: 0, end: null } };
    const { user, items } = await open({ recorded });
    expect(screen.getByRole('tree', { name: 'Flame chart of the search: 0 steps, so far' })).toBeTruthy();
    await user.tab();
    expect(items()).toEqual([]);
  });
});
