import { afterEach, expect, test, vi } from 'vitest';
import { keepOffline, newVersionWaits, takeNewVersion } from './newVersion';

class FakeWorker extends EventTarget {
  readonly postMessage = vi.fn();
}

/** A browser that has stored the app, with a newer version that is loading or waits. */
function openBrowser(newer: Partial<Record<'installing' | 'waiting', FakeWorker>>) {
  const registration = Object.assign(new EventTarget(), { installing: null, waiting: null, ...newer });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: new FakeWorker(),
    register: async () => registration,
    getRegistration: async () => registration,
  });
  vi.stubGlobal('navigator', { serviceWorker });
  return registration;
}

afterEach(() => void vi.unstubAllGlobals());

test('a version that was loading before anybody listened is reported in the same visit', async () => {
  const installing = new FakeWorker();
  const registration = openBrowser({ installing });
  const onNewVersion = vi.fn();
  await keepOffline(new EventTarget() as Document, onNewVersion);
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
