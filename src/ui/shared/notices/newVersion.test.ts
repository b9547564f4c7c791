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

test('a player who wants the new version is told that it is coming', async () => {
  const waiting = new FakeWorker();
  openBrowser({ waiting });
  const notices = { tell: vi.fn() };
  await takeNewVersion({ notices } as never);
  expect(notices.tell).toHaveBeenCalledWith({ kind: 'takingNewVersion' }, { lasting: true });
  expect(waiting.postMessage).toHaveBeenCalledWith('take over');
});
