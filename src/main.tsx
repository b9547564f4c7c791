import './ui/shared/tokens.css';
import './ui/shared/base.css';
import './firstScreen/shell.css';
import { afterPaint, nextTask, wake } from './firstScreen';
import { lettersOf } from './fonts';
import { LANGUAGES } from './i18n';
import { ignoreAbsentPart, later, PartAbsent } from './parts';
import { askPageAbout } from './parts/page';
import { type Copy, createStores, fetchTakeNewer } from './stores';
import { App } from './ui';
import { WELCOME } from './ui/library';
import { followTheme } from './ui/settings';
import { createThread } from './worker';

declare global {
  interface Window {
    /** The copy of what is stored in the browser's database, which firstScreen/early.js has begun to read. */
    readonly unwindCopy?: Promise<Copy | undefined>;
  }
}

/** The page's storage, `null` where it is switched off: then even to look at it throws. */
function storageOrNull(): Storage | null {
  try {
    const probe = 'unwind.probe';
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return localStorage;
  } catch (error) {
    // Storage that is only full can still be read.
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? localStorage : null;
  }
}

/** The mistakes that a boundary tells of. */
const shown = new Set<unknown>();

/** What a boundary has shown stands in the console too, if it is a mistake of ours and not the network's. */
function onCaughtError(error: unknown): void {
  if (error instanceof PartAbsent) return;
  shown.add(error);
  reportError(error);
}

/** Milliseconds without a question after which a worker is let go that is not needed at any moment. */
const IDLE = 60_000;

const fetchAfterwards = later(() => import('./afterwards'), 'afterwards');

const fetchCopying = later(() => import('./copying'), 'copyStored');

const fetchEmbed = later(() => import('./embedded'), 'embed');

async function start(): Promise<void> {
  askPageAbout(document);
  // In the page of somebody else nothing is kept, and nothing is listed in the history.
  const embedded = 'embed' in document.documentElement.dataset ? (await fetchEmbed())(document) : null;
  const onRestart = (): void => stores.notices.tell({ kind: 'workerRestarted' });
  const liveThread = createThread({ onRestart });
  const workThread = createThread({ onRestart });
  const storage = embedded?.storage ?? storageOrNull();
  const copy = (await window.unwindCopy) ?? [];
  const count = Number(storage?.getItem('unwind.copied'));
  // The storage does not know of the last copy, so it has lost what was copied.
  const takeNewer = copy.some((row) => typeof row === 'object' && (row.count ?? 0) > count)
    ? await fetchTakeNewer().catch(ignoreAbsentPart)
    : null;
  const stores = createStores({
    putBack: (vault) => takeNewer?.(vault, copy),
    storage,
    tab: Math.random().toString(36).slice(2),
    languages: navigator.languages,
    now: Date.now,
    welcome: WELCOME,
    liveThread,
    workThread,
    newThread: (options) => createThread({ onRestart, idle: IDLE, ...options }),
    cores: navigator.hardwareConcurrency,
    onNextFrame: (callback) => void requestAnimationFrame(callback),
    prefersStillness: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    onLeave(listener) {
      addEventListener('pagehide', listener);
      document.addEventListener('visibilitychange', listener);
    },
    persist() {
      // Firefox would ask the person, who has not asked for anything; the other browsers decide by themselves.
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
      // A page that was kept alive while another was in its place has heard of nothing.
      addEventListener('pageshow', () => listener(null));
    },
  });
  // What somebody asked for and nobody waits for with a place of its own on the page is told here if it does not come.
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    if (!(reason instanceof PartAbsent)) return stores.notices.tell({ kind: 'mistake' });
    event.preventDefault();
    stores.notices.tell({ kind: 'partAbsent', why: reason.why });
  });
  addEventListener('error', ({ error }) => {
    // Where there is none, the page is told of what went wrong in a worker, which its client tells of.
    if (error && !shown.has(error)) stores.notices.tell({ kind: 'mistake' });
  });
  embedded?.begin(stores);
  followTheme(stores.settings);
  const { language } = stores.settings.getState();
  let onLanded = (): void => {};
  let landed = false;
  const openLink = async (): Promise<void> => {
    const { hash, search } = location;
    const { openLink } = stores.importing;
    const link = (await openLink(embedded?.link() ?? hash)) ?? (await openLink(search));
    if (link === null) return;
    landed = true;
    // The puzzle is on the board and saved with it: a reload must not lay it over what was played since.
    if (embedded === null) history.replaceState(null, '', location.pathname);
    if (link.watch !== null) stores.watch.start(link.watch);
    else if (link.compare) stores.compare.start(link.compare);
    else if (link.hint) stores.hint.open(link.hint.pages);
    else if (link.solve) void stores.answering.solve();
  };
  // Opening a link takes the state away.
  const isBack = history.state !== null;
  // What reads links comes meanwhile; where it does not, that is told, and the page opens without.
  const opened = openLink().catch((error) => void Promise.reject(error));
  const [messages] = await Promise.all([LANGUAGES[language].load(), lettersOf(language)]);
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  await nextTask();
  await opened;
  const copying =
    embedded === null
      ? fetchCopying()
          .then((copyStored) => copyStored(stores))
          .catch(ignoreAbsentPart)
      : null;
  addEventListener('hashchange', async () => {
    await openLink();
    onLanded();
  });
  const fetchPlace = later(async () => {
    onLanded = (await import('./keepPlace')).keepPlace(stores, landed);
  });
  // What was open when the page was left is open in its first picture. On other visits that can wait.
  if (isBack) await fetchPlace().catch(ignoreAbsentPart);
  await wake({
    root,
    mayKeepShell: !isBack,
    onCaughtError,
    page: (onAwake) => <App stores={stores} messages={messages} onAwake={onAwake} />,
  });
  afterPaint(() => {
    workThread.warm();
    // What does not come now is asked for again when it is wanted.
    if (embedded === null) fetchPlace().catch(ignoreAbsentPart);
    fetchAfterwards()
      .then((afterwards) => afterwards(stores, copying))
      .catch(ignoreAbsentPart);
  });
}

// In a task after the one that has read and run the scripts.
void nextTask().then(start);
