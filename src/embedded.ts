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
      if (size >= SIZES.least && size <= SIZES.most) zoomTo(page, size / 100);
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

/** Zooms the page, and makes up for how engines differ in what a zoom reaches. */
function zoomTo(page: Document, zoom: number): void {
  const { style } = page.documentElement;
  style.setProperty('zoom', String(zoom));
  const ruler = page.createElement('i');
  ruler.style.cssText = '--c: 100px; position: absolute';
  page.body.append(ruler);
  // Engines also differ in whether what they measure is zoomed, so only what they measure alike is compared.
  const measured = (width: string): number => {
    ruler.style.width = width;
    return ruler.getBoundingClientRect().width;
  };
  const isZoomed = (length: string, plain: string): boolean =>
    Math.abs(measured(length) / measured(plain) - 1) > 0.01;
  // In Firefox and WebKit a registered length is zoomed where it is computed, and again where it is used. This takes the
  // place of the registration in tokens.css.
  if (isZoomed('var(--c)', '100px')) CSS.registerProperty({ name: '--c', syntax: '*', inherits: true });
  // In WebKit, what counts from the window's size is not zoomed.
  if (isZoomed('100vw', `${innerWidth}px`)) style.setProperty('--zoomed', String(zoom));
  ruler.remove();
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
