import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Absence, ignoreAbsentPart, later, PartAbsent, setPage } from './later';

const REFUSED = new TypeError(
  'Failed to fetch dynamically imported module: https://example.org/assets/part.js',
);

/** A part that fails to load `times` times, and then loads. */
function refusing(times: number, error: Error = REFUSED) {
  let asked = 0;
  const load = later(async () => {
    asked++;
    if (asked <= times) throw error;
    return `came at ${asked}`;
  });
  return { load, asked: () => asked };
}

/** The value or the error of the promise, after all pauses. */
async function outcome<T>(promise: Promise<T>): Promise<T | Error> {
  const settled = promise.catch((error: Error) => error);
  await vi.runAllTimersAsync();
  return settled;
}

function inPage({ online = true, why = 'refused' }: { online?: boolean; why?: Absence } = {}) {
  const mended: string[][] = [];
  setPage({
    isOnline: () => online,
    whyAbsent: async () => why,
    mendStyles: async (wanted) => void mended.push([...wanted]),
  });
  return mended;
}

describe('a part that loads later', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    inPage();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is requested once', async () => {
    const { load, asked } = refusing(0);
    expect(await Promise.all([load(), load()])).toEqual(['came at 1', 'came at 1']);
    expect(await load()).toBe('came at 1');
    expect(asked()).toBe(1);
  });

  it('is requested again if it does not load', async () => {
    expect(await outcome(refusing(4).load())).toBe('came at 5');
  });

  it('is requested as often for each of its files, which fail one after the other', async () => {
    let asked = 0;
    const load = later(async () => {
      const file = Math.floor(asked++ / 4);
      if (file < 3) throw new TypeError(`Unable to fetch module script ${file}`);
      return `came at ${asked}`;
    });
    expect(await outcome(load())).toBe('came at 13');
  });

  it('fails with a reason after all attempts, and can then be requested afresh', async () => {
    inPage({ why: 'outdated' });
    const { load } = refusing(5);
    const end = await outcome(load());
    expect(end).toBeInstanceOf(PartAbsent);
    expect(end).toMatchObject({ why: 'outdated', message: REFUSED.message });
    expect(await outcome(load())).toBe('came at 6');
  });

  it('fails at once without a network', async () => {
    inPage({ online: false, why: 'offline' });
    const { load, asked } = refusing(1);
    expect(await outcome(load())).toMatchObject({ why: 'offline' });
    expect(asked()).toBe(1);
  });

  it.each([
    'Failed to fetch dynamically imported module: x',
    'Importing a module script failed.',
    'Cross-origin script load denied by Cross-Origin Resource Sharing policy.',
    'Unable to fetch module script x',
  ])('is requested again after the message of any browser: %s', async (message) => {
    expect(await outcome(refusing(1, new TypeError(message)).load())).toBe('came at 2');
  });

  it('fails at once in Firefox, which keeps a failed import until the page is reloaded', async () => {
    const { load, asked } = refusing(9, new TypeError('error loading dynamically imported module: x'));
    expect(await outcome(load())).toMatchObject({ why: 'stuck' });
    expect(asked()).toBe(1);
    inPage({ online: false, why: 'offline' });
    expect(await outcome(load())).toMatchObject({ why: 'offline' });
  });

  it('has its failed style sheets fetched again', async () => {
    const mended = inPage();
    const style = 'https://example.org/assets/part.css';
    await outcome(refusing(1, new Error(`Unable to preload CSS for ${style}`)).load());
    expect(mended).toEqual([[], [style]]);
  });

  it('is not requested again after an error of its own, nor after a part inside it has failed', async () => {
    for (const error of [new TypeError('x is undefined'), new PartAbsent('refused', REFUSED)]) {
      const { load, asked } = refusing(1, error);
      expect(await outcome(load())).toBe(error);
      expect(asked()).toBe(1);
    }
  });

  it('fails silently for `ignoreAbsentPart`, but any other error is passed on', () => {
    expect(() => ignoreAbsentPart(new PartAbsent('offline'))).not.toThrow();
    expect(() => ignoreAbsentPart(REFUSED)).toThrow(REFUSED);
  });
});
