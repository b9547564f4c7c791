import type { Browser, Page, Request } from 'playwright';
import { type Random, seededRandom } from '../../src/sudoku/core';
import { keepNotices } from './notices';
import { EASY, EMPTY, HARD } from './puzzles';

/** The buttons that are in the same place in every view. */
const BUTTONS = ['solve', 'watch', 'hint'] as const;

/** What a person does: a key, a press on a place of the window, a paste, or a link in the address. */
type Act =
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'press'; readonly on: (typeof BUTTONS)[number] }
  | { readonly kind: 'paste'; readonly text: string }
  | { readonly kind: 'link'; readonly hash: string };

/** Acts, and the milliseconds before each when they are done quickly. */
export interface Sequence {
  readonly seed: number;
  readonly acts: readonly (Act & { readonly pause: number })[];
  /** How many times slower the processor is. */
  readonly cpu: 1 | 4;
  /** Whether the network is slow, so that parts of the script come late. */
  readonly slowNetwork: boolean;
}

/** What is left after a sequence. */
export interface End {
  readonly view: string;
  readonly notices: readonly string[];
  /** The board, and the boards that Undo brings back one after the other, each as the names of its cells. */
  readonly boards: readonly string[];
}

const KEYS = ['s', 'w', 'h', 'n', 'e', 'z', 'z', 'y', '1', '5', '9', 'ArrowRight', 'ArrowDown', 'Backspace'];
const TEXTS = [EASY, HARD, EMPTY.replace('...', '5.5')];
/** Two boards to choose from, and a text that is refused. */
const ASKED_ABOUT = [`${EASY}\n\n${HARD}`, 'hello'];
const HASHES = [`#p=${HARD}`, `#p=${EASY}&solve`, `#p=${EASY}&watch=rowByRow`];

/** A random sequence of 2 to 6 acts, with pauses of at most 300 milliseconds. */
export function sequenceOf(seed: number): Sequence {
  const random = seededRandom(seed);
  // The same link twice is one: the browser tells nothing as long as the address stays the same.
  const links = random.shuffle(HASHES);
  const acts = Array.from({ length: 2 + random.below(5) }, () => ({
    ...anyAct(random, links),
    pause: random.below(300),
  }));
  // A text that opens the dialog comes last: what is typed into the dialog cannot be typed before it is there.
  if (random.below(5) === 0) acts.push({ kind: 'paste', text: one(random, ASKED_ABOUT), pause: 100 });
  return { seed, acts, cpu: random.below(2) === 0 ? 1 : 4, slowNetwork: random.below(2) === 0 };
}

const one = <T>(random: Random, items: readonly T[]): T => items[random.below(items.length)] as T;

function anyAct(random: Random, links: string[]): Act {
  const which = random.below(10);
  if (which < 5) return { kind: 'key', key: one(random, KEYS) };
  if (which < 7) return { kind: 'press', on: one(random, BUTTONS) };
  const hash = which < 9 ? undefined : links.pop();
  return hash === undefined ? { kind: 'paste', text: one(random, TEXTS) } : { kind: 'link', hash };
}

/** Does the acts on a first visit, from the moment its board is seen, or each when the one before has its effect. */
export async function endOf(
  browser: Browser,
  url: string,
  sequence: Sequence,
  quickly: boolean,
): Promise<End> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  const page = await context.newPage();
  const loading = new Map<Request, number>();
  page.on('request', (request) => void loading.set(request, Date.now()));
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => void loading.delete(request));
  const isQuiet = () => isAtRest(page, loading);
  // On a busy machine a page may take longer to come to rest than a notice is shown.
  await keepNotices(page);
  // New puzzles come from random seeds: the same for both ways.
  await page.addInitScript(() => {
    Math.random = () => 0.3;
    localStorage['unwind.settings'] ??= '{"version":1,"level":"easy"}';
  });
  const tools = await context.newCDPSession(page);
  if (quickly && sequence.slowNetwork) {
    await tools.send('Network.enable');
    const speed = { downloadThroughput: 200_000, uploadThroughput: 90_000 };
    await tools.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...speed });
  }
  if (quickly) await tools.send('Emulation.setCPUThrottlingRate', { rate: sequence.cpu });
  try {
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('[role=grid]').first().waitFor();
    if (!quickly) await isQuiet();
    for (const act of sequence.acts) {
      if (quickly) await page.waitForTimeout(act.pause);
      await perform(page, act);
      if (!quickly) await isQuiet();
    }
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await isQuiet();
    return await lookAt(page, isQuiet);
  } finally {
    await context.close();
  }
}

async function perform(page: Page, act: Act): Promise<void> {
  switch (act.kind) {
    case 'key':
      return page.keyboard.press(act.key);
    case 'press': {
      const place = page.locator('.jobs button', {
        hasText: { solve: 'Solve', watch: 'Watch', hint: 'Hint' }[act.on],
      });
      const box = await place.boundingBox();
      // A dialog covers what it leaves in view.
      if (box !== null) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      return;
    }
    case 'paste':
      return page.evaluate((text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        const target = document.activeElement ?? document.body;
        target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, act.text);
    case 'link':
      // The browser tells of a link in a later task. A script can press a key before that, a person cannot.
      return page.evaluate((hash) => {
        location.hash = hash;
        return new Promise((told) => setTimeout(told));
      }, act.hash);
  }
}

/** A request that is older, in milliseconds, is over: if a worker is ended, the end of its requests is not told. */
const LONGEST_REQUEST = 5000;

/** Waits until the page responds, nothing loads, nothing waits, and nothing has changed for a while. */
async function isAtRest(page: Page, loading: ReadonlyMap<Request, number>): Promise<void> {
  const deadline = Date.now() + 90_000;
  let before: string | null = null;
  for (;;) {
    const now = await page.evaluate(() => {
      const busy = '[data-asleep], [data-keeping], [aria-busy=true], .stopWaiting, .notice.loading';
      if (document.querySelector(busy) !== null || location.hash !== '') return null;
      // Not the time that something took.
      return document.body.innerText.replace(/\d+(\.\d+)? m?s\b/g, '');
    });
    const isLoading = [...loading.values()].some((began) => Date.now() - began < LONGEST_REQUEST);
    if (now !== null && now === before && !isLoading) return;
    if (Date.now() > deadline) throw new Error('the page does not come to rest');
    before = now;
    await page.waitForTimeout(600);
  }
}

async function lookAt(page: Page, isQuiet: () => Promise<void>): Promise<End> {
  const read = () =>
    page.evaluate(() => ({
      view: [
        document.querySelector('[data-mode]')?.getAttribute('data-mode'),
        document.querySelector('dialog[open] h2')?.textContent,
      ].join(' '),
      notices: [...document.querySelectorAll('.notices p')].map((one) => one.textContent ?? ''),
      board: [...document.querySelectorAll('[role=grid] [role=gridcell]')]
        .map((cell) => `${cell.getAttribute('aria-label')} ${cell.getAttribute('aria-selected')}`)
        .join('\n'),
    }));
  const { view, notices } = await read();
  for (let times = 0; times < 4; times++) await page.keyboard.press('Escape');
  await isQuiet();
  const boards = [(await read()).board];
  for (let times = 0; times < 8; times++) {
    await page.keyboard.press('z');
    await page.waitForTimeout(30);
    boards.push((await read()).board);
  }
  return { view, notices: notices.map((text) => text.replace(/\d+(\.\d+)? m?s\b/g, '')), boards };
}

/** The sequence in words, to do it by hand. */
export const told = ({ seed, acts, cpu, slowNetwork }: Sequence): string =>
  `${seed}: ${acts
    .map((act) => {
      const what = act.kind === 'key' ? act.key : act.kind === 'press' ? act.on : '';
      return `+${act.pause} ${act.kind} ${what || JSON.stringify(act)}`;
    })
    .join(', ')}; cpu ${cpu}${slowNetwork ? ', slow network' : ''}`;

/** In which ways two ends differ, a line each; none if they do not. */
export function differences(one: End, other: End): readonly string[] {
  const lines = ({ view, notices, boards }: End): readonly string[] => [
    `view: ${view}`,
    `notices: ${notices.join(' | ')}`,
    ...boards.flatMap((board, undone) => board.split('\n').map((cell) => `undone ${undone} times: ${cell}`)),
  ];
  const others = lines(other);
  return lines(one).flatMap((line, at) => (line === others[at] ? [] : [`${line}, not ${others[at]}`]));
}
