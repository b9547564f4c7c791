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
  it('says everything that one speaker says, even the same words again', () => {
    const { announcer, said } = listening();
    for (const text of ['one', 'two', 'two']) announcer.say('board', text);
    expect(said).toEqual(['one', 'two', 'two']);
  });

  it('lets a speaker be heard before the next', () => {
    const { announcer, said } = listening();
    announcer.say('board', 'row 1, column 1, 5');
    announcer.say('verdict', 'One solution');
    expect(said).toEqual(['row 1, column 1, 5']);
    vi.advanceTimersByTime(1000);
    expect(said).toEqual(['row 1, column 1, 5', 'One solution']);
  });

  it('says only the newest waiting text of a speaker', () => {
    const { announcer, said } = listening();
    announcer.say('board', 'a cell');
    announcer.say('verdict', 'old');
    announcer.say('verdict', 'new');
    vi.advanceTimersByTime(1000);
    expect(said).toEqual(['a cell', 'new']);
  });

  it('drops a text if another speaker has spoken shortly before or since', () => {
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

  it('does not wait for text that is read out elsewhere', () => {
    const { announcer, said } = listening();
    announcer.isTold();
    announcer.say('board', 'row 1, column 1, 4');
    expect(said).toEqual(['row 1, column 1, 4']);
  });

  it('cancels a waiting text', () => {
    const { announcer, said } = listening();
    announcer.sayIfUntold('board', 'never mind');
    announcer.hush('board');
    vi.advanceTimersByTime(5000);
    expect(said).toEqual([]);
  });
});
