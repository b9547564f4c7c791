import { LANGUAGES, type LanguageId } from './i18n';
import { ignoreAbsentPart } from './parts';
import type { Stores } from './stores';
import './embedded.css';

/*
 * The app in the page of somebody else (embed.html): a board, a search or a hint, by the link after the `#`. It keeps
 * nothing, so it needs no storage, and one person's shelf stays as it is whatever pages are read.
 */

/** What the address says beside the link. */
const WISHES = ['theme', 'size', 'lang'] as const;

/** The smallest and the largest size, in percent. */
const SIZES = { least: 50, most: 200 };

/** What is embedded. */
export interface Embedded {
  /** The hash of the address without what is said here. */
  link(): string;
  /** In place of the browser's storage: it is forgotten with the page. */
  readonly storage: Storage;
  /** Takes over how it is to look, and leads to the app itself. */
  begin(stores: Stores): void;
}

export function embed(page: Document): Embedded {
  const parts = location.hash.slice(1).split('&');
  const wished = (name: (typeof WISHES)[number]): string | undefined =>
    parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
  const link = (): string =>
    `#${location.hash
      .slice(1)
      .split('&')
      .filter((part) => !WISHES.some((name) => part.startsWith(`${name}=`)))
      .join('&')}`;
  return {
    link,
    storage: forgetful(),
    begin(stores) {
      // Where the puzzle comes from is told by the page around it.
      stores.notices.store.subscribe(() => stores.notices.closeKind('openedLink'));
      const theme = wished('theme');
      if (theme === 'light' || theme === 'dark') stores.settings.setState({ theme });
      const language = wished('lang');
      if (isLanguage(language)) stores.settings.setState({ language });
      const size = Number(wished('size'));
      if (size >= SIZES.least && size <= SIZES.most)
        page.documentElement.style.setProperty('zoom', String(size / 100));
      void addWayOut(page, stores, link).catch(ignoreAbsentPart);
    },
  };
}

const isLanguage = (id: string | undefined): id is LanguageId => id !== undefined && id in LANGUAGES;

/** A link below the board that opens the same in the app itself, where it can be kept. */
async function addWayOut(page: Document, stores: Stores, link: () => string): Promise<void> {
  const { share } = await LANGUAGES[stores.settings.getState().language].loadMore();
  const way = page.createElement('a');
  way.className = 'embedded-way-out';
  way.textContent = share.openInApp;
  way.target = '_blank';
  way.rel = 'noopener';
  way.href = `./${link()}`;
  const foot = page.createElement('footer');
  foot.append(way);
  page.body.append(foot);
}

/** A storage that lasts as long as the page. */
function forgetful(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
