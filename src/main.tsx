import { startTransition } from 'react';
import { createRoot, hydrateRoot } from './react';
import './ui/shared/tokens.css';
import './ui/shared/base.css';
import { lettersOf } from './fonts';
import { LANGUAGES } from './i18n';
import { createStores, fetchMoreAnswers } from './stores';
import { App } from './ui/App';
import { WELCOME } from './ui/library';
import { followTheme } from './ui/settings';
import { loadMenuList, loadMoreMessages, loadNoticeCard } from './ui/shared';
import { createThread } from './worker';

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

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Calls back when the next frame has been painted. */
function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

async function start(): Promise<void> {
  const onRestart = (): void => stores.notices.tell({ kind: 'workerRestarted' });
  const liveThread = createThread({ onRestart });
  const workThread = createThread({ onRestart });
  const stores = createStores({
    storage: storageOrNull(),
    tab: Math.random().toString(36).slice(2),
    languages: navigator.languages,
    now: Date.now,
    welcome: WELCOME,
    liveThread,
    workThread,
    newThread: (options) => createThread({ onRestart, ...options }),
    cores: navigator.hardwareConcurrency,
    onNextFrame: (callback) => void requestAnimationFrame(callback),
    prefersStillness: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    onLeave(listener) {
      addEventListener('pagehide', listener);
      document.addEventListener('visibilitychange', listener);
    },
    onOtherTab(listener) {
      addEventListener('storage', ({ key }) => listener(key));
    },
  });
  followTheme(stores.settings);
  const { language } = stores.settings.getState();
  const [messages] = await Promise.all([LANGUAGES[language].load(), lettersOf(language)]);
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const openLink = (): void => {
    const { hash, search } = location;
    const link = stores.importing.openLink(hash) ?? stores.importing.openLink(search);
    if (link === null) return;
    // The puzzle is on the board and saved with it: a reload must not lay it over what was played since.
    history.replaceState(null, '', location.pathname);
    if (link.watch !== null) stores.watch.start(link.watch);
    else if (link.compare) stores.compare.start(link.compare);
    else if (link.solve) void stores.answering.solve();
  };
  // Between its tasks, and between the slices of a transition, a slow phone stays free to answer a touch.
  await nextTask();
  // What is drawn already is woken if nothing in it is to change at once, as the other way costs less then.
  const shell = document.getElementById('shell');
  const drawn = document.documentElement.dataset.shell === 'first' ? shell : null;
  openLink();
  addEventListener('hashchange', openLink);
  await new Promise<void>((awake) => {
    const page = <App stores={stores} messages={messages} onAwake={awake} />;
    startTransition(() => {
      if (drawn) hydrateRoot(drawn, page);
      else createRoot(root).render(page);
    });
  });
  if (drawn) drawn.inert = false;
  afterPaint(() => {
    workThread.warm();
    void import('./later').then(({ later }) => later());
    void loadMoreMessages(language);
    void loadNoticeCard();
    void loadMenuList();
    void fetchMoreAnswers();
  });
}

// A task of its own, after the scripts have been read and run.
void nextTask().then(start);
