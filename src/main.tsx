import './ui/shared/tokens.css';
import './ui/shared/base.css';
import './firstScreen/shell.css';
import { afterPaint, type Gate, nextTask, wake } from './firstScreen';
import { lettersOf } from './fonts';
import { LANGUAGES } from './i18n';
import { ignoreAbsentPart, later, PartAbsent } from './parts';
import { askPageAbout } from './parts/page';
import { type Copy, createDatabase, createStores, type OpenedCopy, openLink } from './stores';
import { clearAddress } from './tabHistory';
import { App } from './ui';
import { WELCOME } from './ui/library';
import { followTheme } from './ui/settings';
import { createThread } from './worker';

declare global {
  interface Window {
    /** The browser's database with the copy of the game, which firstScreen/early.js opens. */
    readonly unwindOpened?: Promise<OpenedCopy | undefined>;
    /** That copy, if it is read early enough for the first paint. */
    readonly unwindCopy?: Promise<Copy | undefined>;
    /** Keeps what a person does until the page responds; firstScreen/early.js creates it. */
    unwindGate?: Gate;
  }
}

/** The page's storage; `null` if it is switched off, or cannot be read. */
function storageOrNull(): Storage | null {
  try {
    const probe = 'unwind.probe';
    localStorage.getItem(probe);
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return localStorage;
  } catch (error) {
    // Storage that is only full can still be read.
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? localStorage : null;
  }
}

/** Errors that an error boundary already shows. */
const shown = new Set<unknown>();

/** Reports an error that a boundary shows to the console too, if it is our bug and not a failure of the network. */
function onCaughtError(error: unknown): void {
  if (error instanceof PartAbsent) return;
  shown.add(error);
  reportError(error);
}

/** React drew the page anew after an error. If a part had failed to load, it has loaded since. */
function onRecoverableError(error: unknown): void {
  if (error instanceof Error && error.cause instanceof PartAbsent) return;
  reportError(error);
}

/** After this many milliseconds without a question, a worker that is rarely needed is ended. */
const IDLE = 60_000;

const fetchAfterwards = later(() => import('./afterwards'), 'afterwards');

const fetchCopying = later(() => import('./copying'));

/** For a page without an early script. */
const fetchGate = later(() => import('./firstScreen/gate'), 'createGate');

const fetchEmbed = later(() => import('./embedded'), 'embed');

async function start(): Promise<void> {
  askPageAbout(document);
  // Inside someone else's page, the app stores nothing and adds nothing to the history.
  const embedded = 'embed' in document.documentElement.dataset ? (await fetchEmbed())(document) : null;
  const onRestart = (): void => stores.notices.tell({ kind: 'workerRestarted' });
  const liveThread = createThread({ onRestart });
  const workThread = createThread({ onRestart });
  const storage = embedded?.storage ?? storageOrNull();
  const database = createDatabase();
  // With an open database the browser would not keep the page in its cache.
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) database.rest();
  });
  const copy = (await window.unwindCopy) ?? [];
  const count = Number(storage?.getItem('unwind.copied'));
  // If the storage does not know the last copy, it has lost what was copied.
  const restoring = copy.some((row) => typeof row === 'object' && (row.count ?? 0) > count)
    ? await fetchCopying().catch(ignoreAbsentPart)
    : null;
  const stores = createStores({
    putBack: (vault) => restoring?.takeNewer(vault, copy),
    storage,
    database,
    tab: Math.random().toString(36).slice(2),
    languages: navigator.languages,
    now: Date.now,
    drawn: nextTask,
    welcome: WELCOME,
    liveThread,
    workThread,
    newThread: (options) => createThread({ onRestart, idle: IDLE, ...options }),
    // Some browsers do not tell.
    cores: navigator.hardwareConcurrency || 2,
    onNextFrame: (callback) => void requestAnimationFrame(callback),
    prefersStillness: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    onLeave(listener) {
      addEventListener('pagehide', listener);
      document.addEventListener('visibilitychange', listener);
    },
    persist() {
      // Firefox would show a question that the player did not cause; other browsers decide by themselves.
      if (navigator.userAgent.includes('Firefox')) return;
      void navigator.storage?.persist().catch(() => false);
    },
    report(error) {
      setTimeout(() => {
        throw error;
      });
    },
    onOtherTab(listener) {
      addEventListener('storage', ({ key }) => listener(key));
      // A page that the browser kept in its cache received no events meanwhile.
      addEventListener('pageshow', () => listener(null));
    },
  });
  // Report parts that failed to load if no view is waiting for them.
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    if (!(reason instanceof PartAbsent)) return stores.notices.tell({ kind: 'mistake' });
    event.preventDefault();
    stores.notices.tell({ kind: 'partAbsent', why: reason.why });
  });
  addEventListener('error', ({ error }) => {
    // An event without `error` comes from a worker; the worker's thread reports that.
    if (error && !shown.has(error)) stores.notices.tell({ kind: 'mistake' });
  });
  embedded?.begin(stores);
  followTheme(stores.settings);
  const { language } = stores.settings.getState();
  let onLanded = (): void => {};
  let landed = false;
  const openAddress = async (hash: string): Promise<void> => {
    const { search } = location;
    if (!(await openLink(stores, embedded?.link(hash) ?? hash)) && !(await openLink(stores, search))) return;
    landed = true;
    // The puzzle is now saved with the board. Remove the link, so that a reload does not replace the player's moves.
    if (embedded === null) clearAddress(location.pathname, null);
  };
  // Read the state before `openAddress` clears it.
  const isBack = history.state !== null;
  // The code that reads links loads meanwhile. If it fails to load, that is reported and the page opens without the
  // link.
  const opened = openAddress(location.hash).catch((error) => void Promise.reject(error));
  const [messages] = await Promise.all([LANGUAGES[language].load(), lettersOf(language)]);
  const root = document.getElementById('root');
  if (root === null) throw new Error('no #root');
  await nextTask();
  await opened;
  // This script loads while the page wakes, so that copying starts as soon as the page responds.
  const loading = embedded === null ? fetchCopying().catch(ignoreAbsentPart) : null;
  addEventListener('hashchange', async ({ newURL }) => {
    await openAddress(new URL(newURL).hash);
    onLanded();
  });
  const fetchPlace = later(async () => {
    onLanded = (await import('./keepPlace')).keepPlace(stores, landed);
  });
  // On a reload, the first paint shows the view that was open. On other visits this can wait.
  if (isBack) await fetchPlace().catch(ignoreAbsentPart);
  await wake({
    root,
    mayKeepShell: !isBack && restoring === null,
    onCaughtError,
    onRecoverableError,
    page: (onAwake) => <App stores={stores} messages={messages} onAwake={onAwake} />,
  });
  (window.unwindGate ?? (await fetchGate())()).open(stores.acts);
  const copying = loading
    ?.then(async (part) => part?.copyStored(stores, await window.unwindOpened))
    .catch(ignoreAbsentPart);
  afterPaint(() => {
    workThread.warm();
    // A part that fails to load now is requested again when it is needed.
    if (embedded === null) fetchPlace().catch(ignoreAbsentPart);
    fetchAfterwards()
      .then((afterwards) => afterwards(stores, copying))
      .catch(ignoreAbsentPart);
  });
}

// Start in a new task, after the one that parsed and ran the scripts (firstScreen/README.md).
void nextTask().then(start);
