import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Starts a worker that is controlled by the test. */
async function startFake() {
  const workers: EventTarget[] = [];
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor() {
        super();
        workers.push(this);
      }
    },
  );
  vi.stubGlobal('origin', 'https://a.example');
  const { listenForAbsence, startAt } = await import('./supervisor');
  startAt('https://a.example/entry.js');
  const loading = (absent: boolean) =>
    workers[0]?.dispatchEvent(new MessageEvent('message', { data: { kind: 'loading', absent } }));
  return { listenForAbsence, loading };
}

it('a script that fails to load is reported once, and once more when it has loaded', async () => {
  const { listenForAbsence, loading } = await startFake();
  const listener = vi.fn();
  listenForAbsence(listener);
  for (const absent of [false, true, true, false, false]) loading(absent);
  expect(listener.mock.calls).toEqual([[true], [false]]);
});

it('a listener that is set after the failure is called too', async () => {
  const { listenForAbsence, loading } = await startFake();
  const listener = vi.fn();
  loading(true);
  listenForAbsence(listener);
  loading(true);
  expect(listener.mock.calls).toEqual([[true]]);
});

it.each([
  ['Importing a module script failed.', false],
  // WebKit, in a page that is being left.
  ['Cross-origin script load denied by Cross-Origin Resource Sharing policy.', false],
  ['x is undefined', true],
])('a script whose import fails with "%s" is an error of the worker: %s', async (message, isError) => {
  let blob = new Blob();
  vi.stubGlobal('navigator', { onLine: true });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    blob = given as Blob;
    return 'blob:';
  });
  await startFake();
  const said = vi.fn();
  const reported = vi.fn();
  const looks: (() => void)[] = [];
  let asked = 0;
  const load = async () => {
    if (asked++ === 0) throw new TypeError(message);
  };
  const text = (await blob.text()).replace('import(f)', 'load()');
  const clock = (look: () => void) => looks.push(look);
  new Function('load', 'postMessage', 'reportError', 'setInterval', 'fetch', 'onmessage', text)(
    load,
    said,
    reported,
    clock,
    async () => new Response(''),
  );
  await vi.waitFor(() => expect(asked).toBe(1));
  await new Promise((done) => setTimeout(done));
  for (let turn = 0; turn < 8; turn++) looks[0]?.();
  await vi.waitFor(() => expect([reported.mock.calls.length, asked]).toEqual(isError ? [1, 1] : [0, 2]));
});

it('a worker is given more time where the page itself gets no turn', async () => {
  vi.useFakeTimers();
  const { supervise } = await import('./supervisor');
  /** How long a worker may be silent while each check comes late by some milliseconds. */
  const patience = (late: number): number => {
    const onCrash = vi.fn();
    const newWorker = () => ({
      postMessage: () => {},
      terminate: () => {},
      onmessage: null,
      onerror: null,
      onmessageerror: null,
      isHeardLoading: true,
    });
    const { post, expectReplies } = supervise<string, { kind: string }>({
      newWorker,
      onReply: () => {},
      onCrash,
    });
    post('question');
    expectReplies();
    const now = vi.spyOn(performance, 'now');
    const since = Date.now();
    let checks = 0;
    now.mockImplementation(() => Date.now() - since + late * checks++);
    while (onCrash.mock.calls.length === 0) vi.advanceTimersByTime(250);
    now.mockRestore();
    return Date.now() - since;
  };
  expect(patience(0)).toBe(2000);
  expect(patience(100)).toBeGreaterThan(8000);
  vi.useRealTimers();
});
