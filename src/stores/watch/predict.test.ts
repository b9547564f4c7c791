import { describe, expect, it, vi } from 'vitest';
import { type Grid, grid } from '../../sudoku/core';
import { openStores } from '../testing';
import { questionNow } from './state';

/** Row by row to the first solution: 351 steps. */
const PUZZLE = grid('..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..');

async function asking(puzzle: Grid = PUZZLE) {
  const stores = openStores({ puzzle });
  stores.watch.start();
  const playback = await stores.watch.load();
  const state = () => playback.store.getState();
  await vi.waitFor(() => expect(state()).toMatchObject({ recording: 'ended', wanted: null }));
  playback.seek(0);
  const at = (step: number) =>
    vi.waitFor(() => expect([state().view?.step, state().wanted]).toEqual([step, null]));
  await at(0);
  playback.setPredicting(true);
  const asked = () => vi.waitFor(() => expect(questionNow(state())).not.toBeNull());
  return { ...stores, playback, state, at, asked };
}

describe('being asked first', () => {
  it('asks before a digit is shown, judges the answer with its reason, and then shows the step', async () => {
    const { playback, state, at, asked } = await asking();
    playback.step(1);
    await asked();
    expect(questionNow(state())).toEqual({ kind: 'digit', cell: 0, answer: 4 });
    expect(state().view?.step).toBe(0);
    // Its box has a 1.
    playback.predictChoice(1);
    await at(1);
    expect(state().predicting).toMatchObject({
      asked: null,
      told: { verdict: { kind: 'blocked', digit: 1 }, step: 1 },
      right: 0,
      of: 1,
    });
    playback.step(1);
    await asked();
    const question = questionNow(state());
    if (question?.kind === 'digit') playback.predict(question.answer);
    await at(2);
    expect(state().predicting).toMatchObject({ told: { verdict: { kind: 'right' } }, right: 1, of: 2 });
  });

  it('asks at a dead end which guess is changed next, once for the whole way back', async () => {
    const { playback, state, at, asked } = await asking();
    playback.setPredicting(false);
    await playback.find({ kind: 'deadEnd' }, 'next');
    await vi.waitFor(() => expect(state().view?.outcome).toBe('deadEnd'));
    const step = state().view?.step ?? 0;
    const { stack } = state().view ?? { stack: [] };
    playback.setPredicting(true);
    playback.step(1);
    await asked();
    const question = questionNow(state());
    const newest = stack.findLast(({ left }) => left.length > 0);
    expect(question).toMatchObject({ kind: 'back', answer: { cell: newest?.cell, digit: newest?.digit } });
    playback.predict(null);
    await at(step + 1);
    expect(state().predicting?.told?.verdict).toMatchObject({ kind: 'goesOn', to: { cell: newest?.cell } });
    // The rest of the way back is shown without a question.
    while (state().view?.last?.cell !== newest?.cell) {
      const next = (state().view?.step ?? 0) + 1;
      playback.step(1);
      await at(next);
    }
    playback.step(1);
    await asked();
    expect(questionNow(state())?.kind).toBe('digit');
  });

  it('shows the step without an answer at a second press', async () => {
    const { playback, state, at, asked } = await asking();
    playback.step(1);
    await asked();
    playback.step(1);
    await at(1);
    expect(state().predicting).toMatchObject({ right: 0, of: 0 });
    playback.step(-1);
    await at(0);
    expect(questionNow(state())).toBeNull();
  });

  it('stops playing with the question, unless steps pass too fast to be read', async () => {
    const { playback, state, paint, asked } = await asking();
    playback.setSpeed(20);
    playback.play('forward');
    paint(0);
    for (let frame = 0; frame < 3; frame++) paint(40);
    await asked();
    expect(state()).toMatchObject({ playing: 'no', view: { step: 0 } });
    playback.setSpeed(1000);
    playback.play('forward');
    paint(0);
    paint(50);
    await vi.waitFor(() => expect(state().view?.step).toBe(50));
    expect(questionNow(state())).toBeNull();
  });
});
