import { renderToString } from 'react-dom/server';
import { OUTSIDE, type OutsideMessages } from '../i18n';
import { createStores } from '../stores';
import { App } from '../ui';
import { WELCOME } from '../ui/library';
import type { Thread } from '../worker';

/** A thread that never answers: the shell is drawn once, before there could be an answer. */
const MUTE: Thread = { warm: () => {}, ask: () => new Promise(() => {}), rest: () => {}, dispose: () => {} };

/**
 * The page of a first visit, in English, as HTML without life. The build puts it into index.html, so that a slow phone
 * shows the board while the scripts are still on their way; main.tsx then wakes it, or draws over it.
 *
 * early.js says how much of it may be seen: all on a "first" visit, which only needs to be woken; what is the same
 * on every visit where the board is another, "again" or by a link; and what is so in any language where that is another
 * ("wordless"). It is a file of its own because the page's policy allows no inline script, and it reads what the stores
 * of settings and of the game have written.
 */
export function shell(): string {
  const stores = createStores({
    storage: null,
    tab: '',
    languages: ['en'],
    now: () => 0,
    welcome: WELCOME,
    liveThread: MUTE,
    workThread: MUTE,
    newThread: () => MUTE,
    cores: 1,
    onNextFrame: () => {},
    prefersStillness: () => true,
    onLeave: () => {},
    onOtherTab: () => {},
    persist: () => {},
    report: () => {},
  });
  return renderToString(<App stores={stores} />);
}

/** A sentence for where no script of ours runs, in each language, as HTML. */
export function outside(sentence: keyof OutsideMessages): string {
  return renderToString(
    Object.entries(OUTSIDE).map(([language, words]) => (
      <p key={language} lang={language}>
        {words[sentence]}
      </p>
    )),
  );
}
