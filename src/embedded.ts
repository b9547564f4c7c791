import { LANGUAGES, type LanguageId } from './i18n';
import { ignoreAbsentPart } from './parts';
import type { Stores } from './stores';
import './embedded.css';

/*
 * The app inside someone else's page (embed.html). It shows a board, a search or a hint, from the link after the `#`.
 * It stores nothing: it works without storage, and no page can change a reader's shelf.
 */

/** The parameters of the address besides the link. */
const WISHES = ['theme', 'size', 'lang'] as const;

/** The smallest and the largest size, in percent. */
const SIZES = { least: 50, most: 200 };

export interface Embedded {
  /** A hash of the address without the parameters in `WISHES`. */
  link(hash: string): string;
  /** Replaces the browser's storage, and lasts as long as the page. */
  readonly storage: Storage;
  /** Applies theme, language and size, and adds a link to the app itself. */
  begin(stores: Stores): void;
}

export function embed(page: Document): Embedded {
  keepToHost(page);
  const parts = location.hash.slice(1).split('&');
  const wished = (name: (typeof WISHES)[number]): string | undefined =>
    parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
  const link = (hash: string): string =>
    `#${hash
      .slice(1)
      .split('&')
      .filter((part) => !WISHES.some((name) => part.startsWith(`${name}=`)))
      .join('&')}`;
  return {
    link,
    storage: forgetful(),
    begin(stores) {
      // The surrounding page already says where the puzzle comes from.
      stores.notices.store.subscribe(() => stores.notices.closeKind('openedLink'));
      const theme = wished('theme');
      if (theme === 'light' || theme === 'dark') stores.settings.setState({ theme });
      const language = wished('lang');
      if (isLanguage(language)) stores.settings.setState({ language });
      const size = Number(wished('size'));
      if (size >= SIZES.least && size <= SIZES.most) {
        page.documentElement.style.setProperty('zoom', String(size / 100));
        // This takes the place of the registration in tokens.css.
        if (zoomsTwice(page, size / 100)) CSS.registerProperty({ name: '--c', syntax: '*', inherits: true });
      }
      void addWayOut(page, stores, link(location.hash)).catch(ignoreAbsentPart);
    },
  };
}

/** Adds the policy with the host of this page for any host (see scripts/page.ts). Of two policies, both must allow. */
function keepToHost(page: Document): void {
  const policy = page.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');
  if (policy === null) return;
  const own = page.createElement('meta');
  own.httpEquiv = policy.httpEquiv;
  own.content = policy.content.replaceAll('http: https:', new URL(location.href).origin);
  page.head.append(own);
}

/**
 * Whether a zoom of the page reaches a registered length twice, where it is computed and where it is used, as in Firefox.
 */
function zoomsTwice(page: Document, zoom: number): boolean {
  const probe = page.createElement('i');
  probe.style.setProperty('--c', '100px');
  Object.assign(probe.style, { position: 'absolute', width: 'var(--c)' });
  page.body.append(probe);
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return zoom !== 1 && Math.abs(width - 100 * zoom * zoom) < 0.1;
}

const isLanguage = (id: string | undefined): id is LanguageId => id !== undefined && id in LANGUAGES;

/** Adds a link below the board that opens the same puzzle in the app itself, where it can be stored. */
async function addWayOut(page: Document, stores: Stores, link: string): Promise<void> {
  const { share } = (await LANGUAGES[stores.settings.getState().language].loadMore())(null);
  const way = page.createElement('a');
  way.className = 'embedded-way-out';
  way.textContent = share.openInApp;
  way.target = '_blank';
  way.rel = 'noopener';
  way.href = `./${link}`;
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
