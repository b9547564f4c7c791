import { mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import type { BrowserContext, BrowserType, LaunchOptions, Page } from 'playwright';
import { hasShelfBegun } from './begun';

/** Keys pressed one after the other without waiting, until the page or its browser is killed. */
export interface Session {
  readonly keys: readonly string[];
  /** Milliseconds from the first key to the end. */
  readonly until: number;
  /** What is killed: the process of the page, or the whole browser, as a phone does. */
  readonly killed: 'page' | 'browser';
  /** Whether the first key comes as soon as the board is awake, before the rest of the app has loaded. */
  readonly atOnce: boolean;
  /** Whether the keys come on the second visit, not on the first. */
  readonly again: boolean;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const key = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...DIGITS) },
  { weight: 2, arbitrary: fc.constantFrom(...DIGITS.map((digit) => `Shift+Digit${digit}`)) },
  { weight: 3, arbitrary: fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown') },
  { weight: 2, arbitrary: fc.constantFrom('Backspace', 'z', 'y', 'e') },
);

/** Random sessions. */
export const sessionsOf = (...killed: readonly Session['killed'][]): fc.Arbitrary<Session> =>
  fc.record({
    keys: fc.array(key, { minLength: 5, maxLength: 40 }),
    // With the usual bias to small numbers, half of the sessions would end before any key had to be stored.
    until: fc.noBias(fc.integer({ min: 0, max: 2000 })),
    killed: fc.constantFrom(...killed),
    atOnce: fc.boolean(),
    again: fc.boolean(),
  });

/** What the page restored. */
export interface Outcome {
  /** How many keys the page is known to have answered. */
  readonly answered: number;
  /** After how many of the keys the page had the restored state; `-1` if it never had it. */
  readonly back: number;
  /**
   * How many milliseconds before the end the page had answered the first key that is lost, or had shown the puzzle if
   * that is lost too; 0 if nothing is lost.
   */
  readonly lost: number;
  /** Whether nothing is lost, but that was not yet so at the first look, when the page had loaded. */
  readonly late: boolean;
  /** If it never was so: the cells that differ from those after the answered keys. */
  readonly unlike: readonly string[];
}

/** Whether a session has lost at most its last key. */
export const hasLostOneKey = ({ answered, back }: Pick<Outcome, 'answered' | 'back'>): boolean =>
  back >= answered - 1;

/** A killed browser may lose what its page did in so many milliseconds before. */
const LAST_SECOND = 1000;

/** Whether no more is lost than may be: with a page at most the last key, with a browser at most the last second. */
export const isKept = ({ killed }: Pick<Session, 'killed'>, outcome: Outcome): boolean =>
  killed === 'page' ? hasLostOneKey(outcome) : outcome.lost <= LAST_SECOND;

/** A browser with its own profile, which can be killed. */
export interface MortalBrowser {
  /** Its pages, until it is killed. */
  context(): BrowserContext;
  /** Kills all its processes at once, as a phone does, and starts it again with the same profile. */
  kill(): Promise<void>;
  /** Ends it and starts another with a new profile. */
  beginAnew(): Promise<void>;
  close(): Promise<void>;
}

export async function openMortalBrowser(
  browser: BrowserType,
  options: Parameters<BrowserType['launchPersistentContext']>[1],
): Promise<MortalBrowser> {
  let profile = '';
  let context: BrowserContext;
  const begin = async (): Promise<void> => {
    profile = mkdtempSync(join(tmpdir(), 'unwind-'));
    context = await browser.launchPersistentContext(profile, options);
  };
  const close = async (): Promise<void> => {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  };
  await begin();
  return {
    context: () => context,
    async kill() {
      // In this link the browser notes which process uses the profile.
      const lock = readlinkSync(join(profile, 'SingletonLock'));
      const gone = new Promise((resolve) => context.once('close', resolve));
      process.kill(-Number(lock.slice(lock.lastIndexOf('-') + 1)), 'SIGKILL');
      await gone;
      rmSync(join(profile, 'SingletonLock'), { force: true });
      context = await browser.launchPersistentContext(profile, options);
    },
    async beginAnew() {
      await close();
      await begin();
    },
    close,
  };
}

/** Plays sessions in its own browser. */
export interface Player {
  play(session: Session): Promise<Outcome>;
  close(): Promise<void>;
}

/** Every cell as a screen reader speaks it, and which cell is selected. */
const lookAtBoard = (): string =>
  [...document.querySelectorAll('[role=gridcell]')]
    .map((cell) => `${cell.getAttribute('aria-label')} ${cell.getAttribute('aria-selected')}`)
    .join('\n');

const SEPARATOR = '\n';

/**
 * Starts a browser that plays sessions on the puzzle of a link. `kept` says whether the app is stored on the computer
 * when a session begins, as on any visit after the first. A killed browser begins anew, which takes seconds each time.
 */
export async function openPlayer(
  browser: BrowserType,
  options: LaunchOptions,
  address: string,
  { kept }: { readonly kept: boolean },
): Promise<Player> {
  const { origin, pathname } = new URL(address);
  const serviceWorkers = kept ? 'allow' : 'block';
  const mortal = await openMortalBrowser(browser, { ...options, locale: 'en', serviceWorkers });

  /** Opens the page with empty storage; tells when it showed the puzzle. A new browser has nothing to clear. */
  async function openAfresh(
    isNew: boolean,
    atOnce: boolean,
  ): Promise<{ readonly page: Page; readonly shown: number }> {
    const context = mortal.context();
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto('about:blank');
    if (!isNew) {
      const tools = await context.newCDPSession(page);
      // What the page that was left wrote last may arrive after its storage was cleared.
      do {
        await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
        await page.goto(`${origin}${pathname}icon.svg`);
      } while (
        await page.evaluate(async () => localStorage.length > 0 || (await indexedDB.databases()).length > 0)
      );
      await tools.detach();
    }
    await page.goto(address);
    await isAwake(page);
    const shown = performance.now();
    if (atOnce) return { page, shown };
    // The shelf is filled once all of the app has loaded.
    await page.waitForFunction(hasShelfBegun);
    if (kept) await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    return { page, shown };
  }

  /** The states of the page before the first key and after each key, if nobody kills it. */
  async function statesAfter(keys: readonly string[]): Promise<readonly string[]> {
    const { page } = await openAfresh(false, false);
    const states = [await page.evaluate(lookAtBoard)];
    for (const key of keys) {
      await page.keyboard.press(key);
      states.push(await page.evaluate(lookAtBoard));
    }
    return states;
  }

  async function kill(page: Page, killed: Session['killed']): Promise<void> {
    if (killed === 'browser') return mortal.kill();
    const context = mortal.context();
    const tools = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    tools.send('Page.crash').catch(() => {});
    await crashed;
    const next = await context.newPage();
    await page.close();
    await next.goto('about:blank');
  }

  return {
    async play({ keys, until, killed, atOnce, again }) {
      // A visit does not store where the cursor is before it has changed the board.
      const seen = (look: string): string => (again ? look.replaceAll(/ (true|false)$/gm, '') : look);
      const states = (await statesAfter(keys)).map(seen);
      // A killed browser may also have lost that its storage was cleared.
      if (killed === 'browser') await mortal.beginAnew();
      const { page, shown } = await openAfresh(killed === 'browser', atOnce && !again);
      if (again) {
        await page.goto('about:blank');
        await page.goto(`${origin}${pathname}`);
        await isAwake(page);
        if (!atOnce) await page.waitForLoadState('networkidle');
      }
      /** When the puzzle was shown, and when each key was answered. */
      const moments = [shown];
      const typing = (async () => {
        for (const key of keys) {
          await page.keyboard.press(key);
          moments.push(performance.now());
        }
      })().catch(() => {});
      await sleep(until);
      const end = performance.now();
      await kill(page, killed);
      await typing;
      const answered = moments.length - 1;
      const context = mortal.context();
      const next = context.pages()[0] ?? (await context.newPage());
      await next.goto(`${origin}${pathname}`);
      await isAwake(next);
      let back = -1;
      let look = '';
      let late = false;
      // The database restores what the storage has lost, once all of the app has loaded. On a busy machine that takes
      // seconds.
      for (let looks = 0; looks < 100 && back < answered; looks++) {
        late = looks > 0;
        if (late) await sleep(200);
        look = seen(await next.evaluate(lookAtBoard));
        back = states.lastIndexOf(look);
      }
      const wanted = states[answered]?.split(SEPARATOR) ?? [];
      const unlike = back >= 0 ? [] : look.split(SEPARATOR).filter((cell, place) => cell !== wanted[place]);
      const lost = Math.max(0, end - (moments[back + 1] ?? end));
      return { answered, back, lost, late: late && back >= answered, unlike };
    },
    close: mortal.close,
  };
}

const isAwake = async (page: Page): Promise<void> => {
  await page.locator('[role=gridcell]').first().waitFor();
  await page.locator('#shell[data-asleep]').waitFor({ state: 'detached' });
};
