import { expect, test } from '../support/app';
import { longestTask } from '../support/mainThread';
import { EASY } from '../support/puzzles';
import { Watching } from '../support/watching';

/*
 * Hostile programs, in the real page. Each tries to reach something, and says what it reached. None may reach anything,
 * the page must stay alive, and each must be ended at once.
 */

/** Expressions that are true, or resolve to true, if they reach something; they may throw. */
const REACHING: Readonly<Record<string, string>> = {
  fetch: "fetch('./leak?fetch', { mode: 'no-cors' }).then(() => true)",
  'a request of the old kind':
    "(() => { const x = new XMLHttpRequest(); x.open('GET', './leak?xhr', false); x.send(); return true; })()",
  'a socket':
    "new Promise((yes, no) => { const s = new WebSocket('ws://localhost:1/leak'); s.onopen = () => yes(true); s.onerror = no; })",
  'an event source': "new EventSource('./leak?events').readyState < 2",
  'a script of the page': "importScripts('./leak?script') === undefined",
  'a module': "import('./leak?module').then(() => true)",
  'a module of data': "import('data:text/javascript,export default 1').then(() => true)",
  eval: "eval('1') === 1",
  'the function constructor': "Function('return true')()",
  'the constructor of a function': "(async () => {}).constructor('return 1')().then(() => true)",
  storage: 'localStorage.length >= 0',
  'a database': "indexedDB.open('unwind') !== undefined",
  caches: 'caches.keys().then(() => true)',
  cookies: 'document.cookie !== undefined',
  'the parent': 'parent !== undefined',
  'the frame': "postMessage('reached') === undefined",
  'other tabs': "new BroadcastChannel('unwind').name === 'unwind'",
  'another worker': "new Worker('data:text/javascript,1') !== undefined",
  'the address': 'location.href.length > 0',
  'the global by another name':
    'Object.getOwnPropertyNames(Object.getPrototypeOf(globalThis)).some((name) => /fetch|import|post|caches/i.test(name))',
  'the global by a function': '(function () { return this; })().fetch !== undefined',
  'the functions that called it': `(() => {
      Error.prepareStackTrace = (_, calls) => calls;
      const calls = new Error().stack;
      Error.prepareStackTrace = undefined;
      return calls.some((call) => {
        const caller = call.getFunction();
        return typeof caller === 'function' && !String(solve).includes(String(caller));
      });
    })()`,
  'compiled code': 'WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(() => true)',
};

const reaching = `async function solve(board) {
  const reached = [];
  const all = {
    ${Object.entries(REACHING)
      .map(([what, how]) => `${JSON.stringify(what)}: () => ${how},`)
      .join('\n    ')}
  };
  for (const [what, reach] of Object.entries(all))
    try { if (await reach()) reached.push(what); } catch {}
  throw new Error('reached ' + (reached.join(', ') || 'nothing'));
}`;

/** Programs that would not end, or do harm while they run. */
const HARMFUL: Readonly<Record<string, string>> = {
  'an endless loop': 'for (;;);',
  'endless promises': 'const go = () => Promise.resolve().then(go); return go();',
  'other prototypes': `Array.prototype.push = Array.prototype.slice = Int32Array.prototype.slice = Object.prototype.toString = () => { throw 1; };
    Object.defineProperty(Object.prototype, 'kind', { get: () => 'end', set() {} }); for (;;);`,
  'a memory that grows':
    'const all = []; for (;;) { all.push(new Array(1e5).fill(0)); if (all.length > 200) all.length = 0; }',
};

/** Milliseconds. */
const FRAME = 16;

test('a program reaches nothing: no network, no storage, no page; one that would not end, or does harm, is ended at once', async ({
  app,
}) => {
  const watching = new Watching(app);
  const { program: words } = watching.words;
  const leaks: string[] = [];
  app.page.on('request', (request) => {
    if (request.url().includes('leak')) leaks.push(request.url());
  });
  await app.openPuzzle(EASY);
  await app.press('w');
  const dialog = await watching.openProgram();
  const told = dialog.getByRole('status');
  const runs = async (program: string): Promise<void> => {
    await dialog.getByRole('textbox', { name: words.code }).fill(program);
    await dialog.getByRole('button', { name: words.run }).click();
  };
  await runs(reaching);
  await expect(told).toContainText(/reached nothing/);
  expect(leaks).toEqual([]);

  for (const [what, body] of Object.entries(HARMFUL))
    await test.step(what, async () => {
      await runs(`function solve(board) { ${body} }`);
      const stop = dialog.getByRole('button', { name: words.stop });
      await expect(app.page.locator('iframe')).toHaveCount(1);
      // A page whose tasks are shorter than a frame shows 60 frames a second, if it gets a processor.
      expect(await longestTask(app.page, () => app.page.waitForTimeout(500))).toBeLessThan(FRAME);
      // The worker goes with its frame, in the same task as the press.
      const isGone = await stop.evaluate((button: HTMLButtonElement) => {
        button.click();
        return document.querySelector('iframe') === null;
      });
      expect(isGone).toBe(true);
      await expect(told).toContainText('You stopped the program here.');
    });
  // An error in what nothing waits for is told, and so is that of a page that is not there.
  await runs('async function go() {\n  await null;\n  missing();\n}\nfunction solve(board) {\n  go();\n}');
  await expect(told).toContainText('failed in line 3: missing is not defined');
  await runs('function solve(board) {\n  document.body.remove();\n}');
  await expect(told).toContainText('there is no page');
  await runs('function solve(board) {\n  if (board[0][0] = 0) return;\n}');
  await expect(told).toContainText('To compare, write ===.');
  // It changes a given, which ends it.
  await runs('function solve(board) { for (;;) try { for (;;) board[0][0] = 1; } catch {} }');
  await expect(told).toContainText('changed the given');
  await expect(app.page.locator('iframe')).toHaveCount(0);
});
