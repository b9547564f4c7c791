import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ChartWindow } from '../../../../sudoku/search';
import { EXAMPLES } from '../../../../sudoku/testing';
import { chartCommands } from '../commands';
import { sizeOf } from '../geometry/span';
import { covers, isAtScale, STRETCH } from '../geometry/windows';
import { pictureOf, recordedSource } from '../testing';
import { ChartModel } from './chartModel';
import type { ChartSource } from './source';

const DOCK = { width: 1000, height: 134, expanded: false };
const LENGTH = 20_000_000;

/** Lets answers arrive. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Lets answers arrive, with the whole search in view. */
function open(length = LENGTH) {
  const opened = openAnew(length);
  opened.model.showAll();
  return opened;
}

/** A model of a search of which only pictures exist. They are sharp if a column has many steps. */
function openAnew(length = LENGTH, firstChoice = 0) {
  const pictures: ChartWindow[] = [];
  const details: ChartWindow[] = [];
  const aborted: boolean[] = [];
  const draw = (window: ChartWindow, sharp: boolean) => ({
    ...pictureOf({
      columns: window.columns,
      rows: 46,
      coverage: (_, column) =>
        window.from + ((column + 1) * (window.to - window.from)) / window.columns > firstChoice ? 200 : 0,
    }),
    window,
    sharp,
  });
  const source: ChartSource = {
    async picture(window) {
      pictures.push(window);
      return draw(window, (window.to - window.from) / window.columns >= 8192);
    },
    async detail(window, signal) {
      details.push(window);
      await settled();
      aborted.push(signal.aborted);
      return signal.aborted ? null : draw(window, true);
    },
    barAt: async () => null,
    stackAt: async () => [],
    relativeOf: async () => null,
    tally: async () => null,
  };
  let changes = 0;
  const model = new ChartModel(source, () => changes++);
  model.setRoom(DOCK);
  model.setProgress({ length, end: 'solved' });
  return { model, pictures, details, aborted, changes: () => changes };
}

describe('the opening view of a chart', () => {
  it('is the whole of a short search', () => {
    const { model } = openAnew(700);
    expect(model.isWhole).toBe(true);
  });

  it('is the beginning of a long search, wide enough to read labels and see the first backtracks', () => {
    const { model } = openAnew();
    expect(model.span).toEqual({ from: 0, to: 200 });
    expect(model.pitch).toBeGreaterThanOrEqual(11);
  });

  it('is the whole of a long search that makes no choice in its first steps', async () => {
    const { model } = openAnew(20_000, 1900);
    await settled();
    expect(model.isWhole).toBe(true);
    const { model: early } = openAnew(20_000, 150);
    await settled();
    expect(early.span).toEqual({ from: 0, to: 200 });
  });

  it('is around the step at which the player arrives', () => {
    const { model } = openAnew();
    model.setPlayhead({ step: 9_000_000, depth: 20, playing: false });
    expect(model.span.from).toBeLessThan(9_000_000);
    expect(model.span.to).toBeGreaterThan(9_000_000);
    expect(sizeOf(model.span)).toBe(200);
  });

  it('includes the bar of that step, however deep, once the depth of the search is known', async () => {
    const { model } = openAnew();
    model.setPlayhead({ step: 1234, depth: 32, playing: false });
    await settled();
    expect(model.top).toBeLessThanOrEqual(31 * model.pitch);
    expect(model.top + DOCK.height).toBeGreaterThanOrEqual(32 * model.pitch);
  });

  it('follows the playback, and shows everything once the playback skips whole views', () => {
    const { model } = openAnew();
    const play = (step: number) => model.setPlayhead({ step, depth: 9, playing: true });
    play(199);
    play(210);
    expect(sizeOf(model.span)).toBe(200);
    play(5000);
    expect(model.isWhole).toBe(true);
  });

  it('gives way to a view that the player has chosen', () => {
    const { model } = openAnew();
    model.showAll();
    model.setProgress({ length: 2 * LENGTH, end: null });
    expect(model.span).toEqual({ from: 0, to: 2 * LENGTH });
    const { model: zoomed } = openAnew();
    zoomed.zoom(0.5, 0);
    const { span } = zoomed;
    zoomed.setPlayhead({ step: 5_000_000, depth: 9, playing: true });
    expect(sizeOf(zoomed.span)).toBe(sizeOf(span));
  });

  it('is the whole search in the expanded chart', () => {
    const { model } = openAnew();
    model.setRoom({ width: 1000, height: 500, expanded: true });
    expect(model.isWhole).toBe(true);
  });

  it('begins at the first row in the expanded chart, however low that is, until another step is visited', async () => {
    const { model } = openAnew();
    model.setPlayhead({ step: 1234, depth: 32, playing: false });
    await settled();
    const LOW = { width: 700, height: 120, expanded: true };
    model.setRoom({ ...DOCK, expanded: true });
    model.setRoom(LOW);
    expect(model.top).toBe(0);
    model.setPlayhead({ step: 1234, depth: 32, playing: false });
    expect(model.top).toBe(0);
    model.setPlayhead({ step: 1235, depth: 33, playing: false });
    expect(model.top + LOW.height).toBeGreaterThanOrEqual(33 * model.pitch);
  });
});

describe('the view of a chart', () => {
  it('is the whole search, with rows that fit, from the picture that exists', async () => {
    const { model, details } = open();
    await settled();
    expect(model.span).toEqual({ from: 0, to: LENGTH });
    expect(model.isWhole).toBe(true);
    expect(model.fittingRows).toBe(46);
    expect(model.pitch).toBeCloseTo(134 / 46);
    expect(model.coarse?.window).toMatchObject({ from: 0, to: LENGTH });
    expect(model.fine).toBeNull();
    expect(details).toEqual([]);
  });

  it('grows with the recording while the whole search is in view', async () => {
    const { model } = open();
    model.setProgress({ length: 2 * LENGTH, end: null });
    expect(model.span).toEqual({ from: 0, to: 2 * LENGTH });
    await settled();
    expect(model.coarse?.window.to).toBe(2 * LENGTH);
  });

  it('stays where the player zoomed to while the recording goes on', () => {
    const { model } = open();
    model.zoom(0.1, 500);
    const { span } = model;
    model.setProgress({ length: 2 * LENGTH, end: null });
    expect(model.span).toEqual(span);
  });

  it('is coarse during a zoom if the stored data are not sharp, and fine afterwards', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { model, details } = open();
    await vi.advanceTimersByTimeAsync(1);
    for (let turn = 0; turn < 4; turn++) {
      model.zoom(0.3, 500);
      await vi.advanceTimersByTimeAsync(50);
      expect(model.coarse?.sharp).toBe(false);
      expect(details).toEqual([]);
    }
    await vi.advanceTimersByTimeAsync(200);
    expect(model.fine?.sharp).toBe(true);
    expect(details).toHaveLength(1);
    expect(details[0]?.columns).toBeGreaterThan(999);
    expect(model.fine?.window.from).toBeLessThanOrEqual(model.span.from);
  });

  it.each([
    ['zooms', (model: ChartModel) => model.zoom(0.95, 500)],
    ['drags', (model: ChartModel) => model.pan(20, 0)],
  ])('asks for few pictures however quickly one %s, and ends with one of the final view', async (_, move) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { model, pictures, details } = open();
    await vi.advanceTimersByTimeAsync(1);
    model.show({ from: 1_000_000, to: 3_000_000 });
    await vi.advanceTimersByTimeAsync(1);
    const [before, replays] = [pictures.length, details.length];
    const FRAMES = 50;
    for (let frame = 0; frame < FRAMES; frame++) {
      move(model);
      await vi.advanceTimersByTimeAsync(16);
      // At each moment there is a picture of everything in view.
      expect(model.coarse && covers(model.coarse.window, model.span, LENGTH)).toBe(true);
    }
    expect(pictures.length - before).toBeGreaterThan(0);
    expect(pictures.length - before).toBeLessThan(FRAMES / 5);
    expect(details.length).toBe(replays);
    await vi.advanceTimersByTimeAsync(200);
    expect(model.coarse && isAtScale(model.coarse.window, model.span, DOCK.width, STRETCH.staying)).toBe(
      true,
    );
    expect(model.fine && covers(model.fine.window, model.span, LENGTH)).toBe(true);
    expect(details.length).toBe(replays + 1);
  });

  it('cancels a replay of a part that is no longer in view', async () => {
    const { model, aborted } = open();
    await settled();
    model.show({ from: 1_000_000, to: 1_001_000 });
    await settled();
    model.show({ from: 9_000_000, to: 9_001_000 });
    for (let turn = 0; turn < 6; turn++) await settled();
    expect(aborted).toContain(true);
    expect(model.fine?.window.from).toBeGreaterThan(8_999_000);
  });

  it('asks and reports nothing after it is disposed', async () => {
    const { model, pictures, changes } = open();
    model.dispose();
    const before = changes();
    const asked = pictures.length;
    await settled();
    expect(changes()).toBe(before);
    expect(pictures).toHaveLength(asked);
  });
});

describe('the playhead', () => {
  it('is followed while it is in view', () => {
    const { model } = open();
    model.show({ from: 0, to: 1_000_000 });
    model.setPlayhead({ step: 999_999, depth: 3, playing: true });
    model.setPlayhead({ step: 1_000_500, depth: 3, playing: true });
    expect(model.span.from).toBeGreaterThan(0);
    expect(model.span.from).toBeLessThan(1_000_500);
    expect(sizeOf(model.span)).toBeCloseTo(1_000_000, 3);
  });

  it('lets the player look around while it plays elsewhere', () => {
    const { model } = open();
    model.show({ from: 5_000_000, to: 6_000_000 });
    model.setPlayhead({ step: 100, depth: 3, playing: true });
    const { span } = model;
    model.setPlayhead({ step: 200, depth: 3, playing: true });
    expect(model.span).toEqual(span);
  });

  it('is shown wherever the player goes', () => {
    const { model } = open();
    model.show({ from: 5_000_000, to: 6_000_000 });
    model.setPlayhead({ step: 15_000_000, depth: 3, playing: false });
    expect(model.span.from).toBeLessThan(15_000_000);
    expect(model.span.to).toBeGreaterThan(15_000_000);
  });

  it('has its depth in view', async () => {
    const { model } = open();
    await settled();
    model.show({ from: 1000, to: 1100 });
    for (const depth of [1, 40, 20, 46, 3]) {
      model.setPlayhead({ step: 1050, depth, playing: true });
      const { top, height, pitch } = model.plot;
      expect((depth - 1) * pitch).toBeGreaterThanOrEqual(top - 1e-6);
      expect(depth * pitch).toBeLessThanOrEqual(top + height + 1e-6);
    }
  });
});

describe('the row on top', () => {
  const isWhole = ({ top, pitch }: ChartModel) => Math.abs(top / pitch - Math.round(top / pitch)) < 1e-6;

  it('is whole wherever the playhead goes, and however far the search is recorded', async () => {
    const { model } = openAnew();
    await settled();
    model.setRoom({ ...DOCK, height: 86 });
    const scrolled: number[] = [];
    for (const depth of [1, 9, 40, 20, 46, 3]) {
      model.setPlayhead({ step: 100 + depth, depth, playing: false });
      expect(isWhole(model)).toBe(true);
      scrolled.push(model.top);
      model.setProgress({ length: LENGTH + depth * 1_000_000, end: null });
      expect(isWhole(model)).toBe(true);
    }
    expect(Math.max(...scrolled)).toBeGreaterThan(0);
  });

  it('is whole after a key has zoomed or scrolled, and stays where a drag puts it', async () => {
    const { model } = openAnew();
    await settled();
    model.setPlayhead({ step: 100, depth: 20, playing: false });
    model.pan(0, 5);
    expect(isWhole(model)).toBe(false);
    model.setPlayhead({ step: 101, depth: 20, playing: true });
    expect(isWhole(model)).toBe(false);
    const keys = chartCommands(model, {
      current: null,
      enter: async () => {},
      walk: async () => {},
      zoomToPointed: () => {},
      expand: () => {},
      toggleBookmark: () => {},
      onSeek: () => {},
    });
    for (const key of ['moveDown', 'zoomIn', 'moveUp', 'zoomOut'] as const) {
      keys[key]();
      expect(isWhole(model)).toBe(true);
    }
  });
});

describe('zooming to a bar', () => {
  it('brings the bar and the row above it into view, and leads back to the whole search', async () => {
    const { model } = open();
    await settled();
    model.showBar({ start: 8_000_000, end: 8_001_000, depth: 20 });
    expect(model.span).toEqual({ from: 7_999_960, to: 8_001_040 });
    const { top, pitch } = model.plot;
    expect(top).toBeCloseTo(18 * pitch);
    model.showAll();
    expect(model.isWhole).toBe(true);
    expect(model.top).toBe(0);
  });
});

describe('a search with a solution', () => {
  it('has its path once the solution is recorded', async () => {
    const givens = EXAMPLES[2]?.givens;
    if (givens === undefined) throw new Error('no such example');
    const { source, progress, time } = recordedSource('singlesFirst', givens);
    const model = new ChartModel(source, () => {});
    model.setRoom(DOCK);
    model.setProgress({ length: 100, end: null });
    await settled();
    expect(model.path).toEqual([]);
    model.setProgress(progress);
    await settled();
    expect(model.path).toEqual(time.stackAt(progress.length));
    expect(model.path.every(({ fate }) => fate === 'solution')).toBe(true);
  });
});
