import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnnouncer } from './announcer';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listening() {
  const announcer = createAnnouncer(Date.now);
  const said: string[] = [];
  announcer.store.subscribe(({ text }) => said.push(text));
  return { announcer, said };
}

describe('the voice of the page', () => {
  it('says one thing for each that one speaker says, the same words as well', () => {
    const { announcer, said } = listening();
    for (const text of ['one', 'two', 'two']) announcer.say('board', text);
    expect(said).toEqual(['one', 'two', 'two']);
  });

  it('leaves a speaker time to be heard before the next', () => {
    const { announcer, said } = listening();
    announcer.say('board', 'row 1, column 1, 5');
    announcer.say('verdict', 'One solution');
    expect(said).toEqual(['row 1, column 1, 5']);
    vi.advanceTimersByTime(1000);
    expect(said).toEqual(['row 1, column 1, 5', 'One solution']);
  });

  it('says only the newest of what a speaker waits to say', () => {
    const { announcer, said } = listening();
    announcer.say('board', 'a cell');
    announcer.say('verdict', 'old');
    announcer.say('verdict', 'new');
    vi.advanceTimersByTime(1000);
    expect(said).toEqual(['a cell', 'new']);
  });

  it('does not say what another told just before or tells meanwhile', () => {
    const { announcer, said } = listening();
    announcer.sayIfUntold('board', '51 cells changed');
    vi.advanceTimersByTime(100);
    announcer.say('verdict', 'Solved');
    vi.advanceTimersByTime(100);
    announcer.sayIfUntold('board', '51 cells changed');
    vi.advanceTimersByTime(5000);
    expect(said).toEqual(['Solved']);
    announcer.isTold();
    announcer.sayIfUntold('board', '30 cells changed');
    vi.advanceTimersByTime(5000);
    expect(said).toEqual(['Solved']);
    announcer.sayIfUntold('board', '2 cells changed');
    vi.advanceTimersByTime(5000);
    expect(said).toEqual(['Solved', '2 cells changed']);
  });

  it('does not wait for what is read out elsewhere', () => {
    const { announcer, said } = listening();
    announcer.isTold();
    announcer.say('board', 'row 1, column 1, 4');
    expect(said).toEqual(['row 1, column 1, 4']);
  });

  it('takes back what was not said yet', () => {
    const { announcer, said } = listening();
    announcer.sayIfUntold('board', 'never mind');
    announcer.hush('board');
    vi.advanceTimersByTime(5000);
    expect(said).toEqual([]);
  });
});
