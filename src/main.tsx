import './ui/shared/styles.css';
import './firstScreen/shell.css';
import { StrictMode } from 'react';
import { afterPaint, type Gate, nextTask, wake } from './firstScreen';
import { lettersOf } from './fonts';
import { LANGUAGES } from './i18n';
import { onLeave } from './onLeave';
import { ignoreAbsentPart, later, PartAbsent } from './parts';
import { askPageAbout } from './parts/page';
import { openStorage } from './storage';
import { createChannel, createDatabase, createStores, openLink } from './stores';
import { clearAddress } from './tabHistory';
import { App, followTheme } from './ui';
import { WELCOME } from './ui/library';
import { createThread } from './worker';

declare global {
  interface Window {
    /** Keeps what a person does until the page responds; firstScreen/early.js creates it. */
    unwindGate?: Gate;
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

const fetchAfterFirstPaint = later(() => import('./afterFirstPaint'));

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
  const database = createDatabase();
  // The name is that of earlier versions, whose tabs may be open too.
  const channel = createChannel(() =>
    embedded !== null || typeof BroadcastChannel === 'undefined'
      ? null
      : new BroadcastChannel('unwind.shelf'),
  );
  const kept = embedded === null ? await openStorage(database, channel) : null;
  const stores = createStores({
    storage: embedded?.storage ?? kept?.texts ?? null,
    database,
    tab: Math.random().toString(36).slice(2),
    languages: navigator.languages,
    now: Date.now,
    drawn: nextTask,
    welcome: kept?.isWaiting ? null : WELCOME,
    liveThread,
    workThread,
    newThread: (options) => createThread({ onRestart, idle: IDLE, ...options }),
    // Some browsers do not tell.
    cores: navigator.hardwareConcurrency || 2,
    uptime: () => performance.now(),
    isHidden: () => document.visibilityState === 'hidden',
    onVisibility: onLeave,
    locks: navigator.locks ?? null,
    channel,
    newId: () => Math.random().toString(36).slice(2),
    onNextFrame: (callback) => void requestAnimationFrame(callback),
    prefersStillness: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    onLeave,
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
    onOtherTab: (listener) => kept?.texts?.onOther(listener),
  });
  kept?.connect(stores);
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
  addEventListener('hashchange', async ({ newURL }) => {
    await openAddress(new URL(newURL).hash);
    onLanded();
  });
  let isKept = false;
  // On a reload, the first paint shows the view that was open. On other visits this can wait.
  if (isBack)
    await fetchAfterFirstPaint().then(({ returnToPlace }) => {
      onLanded = returnToPlace(stores, landed);
      isKept = true;
    }, ignoreAbsentPart);
  await wake({
    root,
    mayKeepShell: !isBack && stores.game.now().welcome,
    onCaughtError,
    onRecoverableError,
    // In development React draws everything and begins every effect twice, which shows what would not bear it.
    page: (onAwake) => (
      <StrictMode>
        <App stores={stores} messages={messages} onAwake={onAwake} />
      </StrictMode>
    ),
  });
  (window.unwindGate ?? (await fetchGate())()).open(stores.acts);
  afterPaint(() => {
    workThread.warm();
    // A part that fails to load now is requested again when it is needed.
    fetchAfterFirstPaint()
      .then(({ returnToPlace, afterFirstPaint }) => {
        if (embedded === null && !isKept) onLanded = returnToPlace(stores, landed);
        return afterFirstPaint(stores, embedded !== null);
      })
      .catch((error) => {
        ignoreAbsentPart(error);
        // What another app has shared, or a shortcut, is in the address until that part opens it: a reload asks again.
        if (location.search !== '')
          stores.notices.tell({ kind: 'partAbsent', why: 'stuck' }, { lasting: true });
      });
  });
}

// Start in a new task, after the one that parsed and ran the scripts (firstScreen/README.md).
void nextTask().then(start);
