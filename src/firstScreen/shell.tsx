import { renderToString } from 'react-dom/server';
import { OUTSIDE, type OutsideMessages } from '../i18n';
import { createChannel, createDatabase, createStores } from '../stores';
import { App } from '../ui';
import { WELCOME } from '../ui/library';
import type { Thread } from '../worker';

/** A thread that never answers: the shell is drawn once, before any answer could come. */
const MUTE: Thread = { warm: () => {}, ask: () => new Promise(() => {}), rest: () => {}, dispose: () => {} };

/**
 * The page of a first visit, in English, as HTML. The build puts it into index.html, so that a slow phone
 * shows the board while the scripts are still loading. Then main.tsx hydrates or replaces it.
 *
 * early.js decides how much of the page is shown. On a "first" visit it shows everything. On a later visit or with a
 * link ("again"), the board may differ, so it shows what is the same on every visit. In another language ("wordless"),
 * it shows what is the same in every language. early.js is a separate file because the page's policy allows no inline
 * script. It reads what the stores of settings and of the game have saved.
 */
export function shell(): string {
  const stores = createStores({
    storage: null,
    database: createDatabase(),
    tab: '',
    languages: ['en'],
    now: () => 0,
    drawn: async () => {},
    welcome: WELCOME,
    liveThread: MUTE,
    workThread: MUTE,
    newThread: () => MUTE,
    cores: 1,
    uptime: () => 0,
    isHidden: () => false,
    onVisibility: () => {},
    locks: null,
    channel: createChannel(() => null),
    newId: () => '',
    onNextFrame: () => {},
    prefersStillness: () => true,
    onLeave: () => {},
    onOtherTab: () => {},
    persist: () => {},
    report: () => {},
  });
  return renderToString(<App stores={stores} />);
}

/** A sentence that is shown if none of our scripts run, in each language, as HTML. */
export function outside(sentence: keyof OutsideMessages): string {
  return renderToString(
    Object.entries(OUTSIDE).map(([language, words]) => (
      <p key={language} lang={language}>
        {words[sentence]}
      </p>
    )),
  );
}
