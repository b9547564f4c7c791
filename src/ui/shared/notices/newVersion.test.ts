import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { keepOffline, newVersionWaits, takeNewVersion } from './newVersion';

class FakeWorker extends EventTarget {
  readonly postMessage = vi.fn();
}

/** A browser that has stored the app, with a newer version that is loading or waits. */
function openBrowser(newer: Partial<Record<'installing' | 'waiting', FakeWorker>>) {
  const registration = Object.assign(new EventTarget(), { installing: null, waiting: null, ...newer });
  const register = vi.fn(async () => registration);
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: new FakeWorker(),
    register,
    getRegistration: async () => registration,
  });
  vi.stubGlobal('navigator', { serviceWorker });
  return { registration, register };
}

const newPage = (): Document => new EventTarget() as Document;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the app is stored', () => {
  it('once the player has pressed nothing for a second', async () => {
    const { register } = openBrowser({});
    const page = newPage();
    void keepOffline(page, vi.fn());
    for (const press of ['pointerdown', 'keydown', 'keydown']) {
      await vi.advanceTimersByTimeAsync(900);
      page.dispatchEvent(new Event(press));
    }
    await vi.advanceTimersByTimeAsync(900);
    expect(register).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(register).toHaveBeenCalledOnce();
  });

  it('after ten seconds even if the player goes on', async () => {
    const { register } = openBrowser({});
    const page = newPage();
    void keepOffline(page, vi.fn());
    for (let second = 0; second < 20; second++) {
      await vi.advanceTimersByTimeAsync(500);
      page.dispatchEvent(new Event('keydown'));
    }
    expect(register).toHaveBeenCalledOnce();
  });

  it('at once when the player leaves the page', async () => {
    const { register } = openBrowser({});
    const page = newPage();
    void keepOffline(page, vi.fn());
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(register).toHaveBeenCalledOnce();
    // Nothing is stored twice.
    page.dispatchEvent(new Event('keydown'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(register).toHaveBeenCalledOnce();
  });
});

test('a version that was loading before anybody listened is reported in the same visit', async () => {
  const installing = new FakeWorker();
  const { registration } = openBrowser({ installing });
  const onNewVersion = vi.fn();
  const kept = keepOffline(newPage(), onNewVersion);
  await vi.advanceTimersByTimeAsync(1000);
  await kept;
  expect(onNewVersion).not.toHaveBeenCalled();
  expect(newVersionWaits()).toBe(false);
  Object.assign(registration, { installing: null, waiting: installing });
  installing.dispatchEvent(new Event('statechange'));
  expect(onNewVersion).toHaveBeenCalledOnce();
  expect(newVersionWaits()).toBe(true);
});

describe('a player who wants the new version', () => {
  /** Presses the button. `waiting` is the new version, if the browser still has it. */
  async function take(newer: Parameters<typeof openBrowser>[0]) {
    const browser = openBrowser(newer);
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    const notices = { tell: vi.fn() };
    void takeNewVersion({ notices } as never);
    await vi.advanceTimersByTimeAsync(0);
    return { ...browser, reload, notices };
  }

  it('is told that it is coming', async () => {
    const waiting = new FakeWorker();
    const { notices, reload } = await take({ waiting });
    expect(notices.tell).toHaveBeenCalledWith({ kind: 'takingNewVersion' }, { lasting: true });
    expect(waiting.postMessage).toHaveBeenCalledWith('take over');
    expect(reload).not.toHaveBeenCalled();
  });

  it('gets it though the browser keeps the old one: the page asks again, and then reloads once', async () => {
    const waiting = new FakeWorker();
    const { reload } = await take({ waiting });
    await vi.advanceTimersByTimeAsync(4900);
    expect(waiting.postMessage).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(waiting.postMessage).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(waiting.postMessage).toHaveBeenCalledTimes(2);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('gets it though it has taken over without a word to this page', async () => {
    const waiting = new FakeWorker();
    const { registration, reload } = await take({ waiting });
    Object.assign(registration, { waiting: null });
    await vi.advanceTimersByTimeAsync(5000);
    expect(waiting.postMessage).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['another page has taken it', async () => Object.assign(new EventTarget(), { waiting: null })],
    ['the browser refuses to say', () => Promise.reject(new Error('refused'))],
  ])('gets it by a reload if %s', async (_, getRegistration) => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
    await takeNewVersion({ notices: { tell: vi.fn() } } as never);
    expect(reload).toHaveBeenCalledOnce();
  });
});
