import { describe, expect, it, vi } from 'vitest';
import { PartAbsent } from '../../parts';
import { fail, ok, type Result } from '../../sudoku/core';
import type { SearchView } from '../../sudoku/search';
import type { ClipFailure, ClipFrame, ClipSetup, ClipWorker, SearchWorkers } from '../../worker';
import { type ClipRun, createClips } from './clip';

/** The setup does not matter here, because nothing is drawn. */
const SETUP = { frames: 3 } as ClipSetup;
const STEPS = [4, 8, 12];

/** A page whose time machine and clip worker are controlled by the test. */
function open({
  seek = (step: number): Result<SearchView, { kind: 'cancelled' }> => ok({ step } as SearchView),
  draw = async (): Promise<Result<number, ClipFailure>> => ok(100),
} = {}) {
  const world = { recording: 1 };
  const runs: (ClipRun | null)[] = [];
  const drawn: number[] = [];
  const dispose = vi.fn();
  const newClipWorker = (): ClipWorker => ({
    begin: async () => ok(null),
    async draw({ depth }: ClipFrame) {
      drawn.push(depth);
      return draw();
    },
    finish: async () => ok(new Uint8Array([7])),
    dispose,
  });
  const ask = (async (_: string, { step }: { step: number }) =>
    seek(step)) as unknown as SearchWorkers['ask'];
  const clips = createClips({
    ask,
    recording: () => world.recording,
    onRun: (run) => runs.push(run),
    newClipWorker,
  });
  const make = () =>
    clips.make({
      steps: STEPS,
      setup: async () => SETUP,
      frameOf: ({ step }) => ({ depth: step }) as ClipFrame,
    });
  return { clips, make, runs, drawn, dispose, world };
}

describe('a clip', () => {
  it('has each state in turn, and reports its progress', async () => {
    const { make, runs, drawn, dispose } = open();
    expect(await make()).toEqual(ok(new Uint8Array([7])));
    expect(drawn).toEqual(STEPS);
    expect(runs.map((run) => run?.done)).toEqual([0, 1, 2, 3, undefined]);
    expect(dispose).toHaveBeenCalled();
  });

  it('is cancelled at once, even if its worker is busy', async () => {
    const answers: ((answer: Result<number, ClipFailure>) => void)[] = [];
    const draw = () => new Promise<Result<number, ClipFailure>>((resolve) => void answers.push(resolve));
    const { clips, make, runs, dispose } = open({ draw });
    const made = make();
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    clips.cancel();
    expect(runs.at(-1)).toBeNull();
    expect(dispose).toHaveBeenCalled();
    for (const answer of answers) answer(fail({ kind: 'cancelled' }));
    expect(await made).toEqual(fail({ kind: 'cancelled' }));
    expect(runs.filter((run) => run !== null)).toHaveLength(1);
  });

  it('is replaced by another clip', async () => {
    const { make, drawn } = open();
    const first = make();
    const second = make();
    expect(await first).toEqual(fail({ kind: 'cancelled' }));
    expect((await second).ok).toBe(true);
    expect(drawn.slice(-3)).toEqual(STEPS);
  });

  it('says so when its worker dies', async () => {
    const { make, runs } = open({ draw: async () => fail({ kind: 'crashed' }) });
    expect(await make()).toEqual(fail({ kind: 'crashed' }));
    expect(runs.at(-1)).toBeNull();
  });

  it('ends if a part of the app fails to load', async () => {
    const absent = new PartAbsent('offline');
    const { clips, runs } = open();
    const made = clips.make({
      steps: STEPS,
      setup: async () => {
        throw absent;
      },
      frameOf: ({ step }) => ({ depth: step }) as ClipFrame,
    });
    await expect(made).rejects.toBe(absent);
    expect(runs.at(-1)).toBeNull();
  });

  it('ignores the state of another search', async () => {
    const world = open({
      draw: async () => {
        world.world.recording = 2;
        return ok(1);
      },
    });
    expect(await world.make()).toEqual(fail({ kind: 'searchGone' }));
    expect(world.drawn).toEqual([4]);
  });

  it('says so when another search is watched', async () => {
    const { make, runs } = open({
      seek: (step) => (step < 8 ? ok({ step } as SearchView) : fail({ kind: 'cancelled' })),
    });
    expect(await make()).toEqual(fail({ kind: 'searchGone' }));
    expect(runs.at(-1)).toBeNull();
  });
});
