import type { Stores } from './stores';
import { clearAddress } from './tabHistory';

/** The input of an installed app's launch: the address of a link or a shortcut, or files. */
interface LaunchParams {
  readonly targetURL?: string;
  readonly files?: readonly { getFile(): Promise<File> }[];
}

declare global {
  interface Window {
    /** Absent in browsers that install no apps (https://wicg.github.io/web-app-launch/). */
    readonly launchQueue?: { setConsumer(consumer: (launch: LaunchParams) => void): void };
  }
}

/** The texts that another app may share, as the manifest names them. The first one that is not empty is read. */
const SHARED = ['shared-text', 'shared-url', 'shared-title'];

/** The parameter that names the shared files in the service worker's cache. */
const SHARED_FILES = 'shared-files';

/** The cache in which the service worker leaves files from another app (src/offline/sharing.ts). */
const SHARED_CACHE = 'unwind-shared';

/** The shortcuts of the icon, as the manifest names them. */
const SHORTCUTS = ['paste', 'new', 'today'];

/** Whether an address asks for something that the page must do only once. */
const isCall = (address: string): boolean => {
  const { searchParams } = new URL(address);
  return [...SHARED, SHARED_FILES, ...SHORTCUTS].some((name) => searchParams.has(name));
};

/**
 * Opens what the installed app is launched with: a text shared by another app, files, a link, or a shortcut to the
 * paste dialog, a new puzzle or the puzzle of the day. Later launches use the same window.
 */
export function handleLaunches({ acts, importing, newPuzzle, screen }: Stores): void {
  /** Files come late, so what is done next waits for them. */
  const offer = async (files: () => Promise<readonly File[]>): Promise<boolean> =>
    (await acts.during('reading', async (signal) => {
      const found = await files();
      if (found.length > 0 && !signal.aborted) await importing.offerFiles(found);
      return found.length > 0;
    })) ?? true;
  const take = async (address: string): Promise<void> => {
    const { searchParams } = new URL(address);
    if (searchParams.has('paste')) return screen.open('paste');
    if (searchParams.has('new')) return newPuzzle.next();
    if (searchParams.has('today')) return newPuzzle.makeToday();
    const name = searchParams.get(SHARED_FILES);
    if (name && (await offer(() => takeSharedFiles(name)))) return;
    const text = SHARED.map((name) => searchParams.get(name)).find(Boolean);
    if (text) await importing.offer(text, { kind: 'pasted' });
  };
  // A reload must not repeat it, so take it out of the address.
  const { href, pathname, hash } = location;
  if (isCall(href)) {
    clearAddress(pathname + hash);
    acts.do(() => void take(href));
  }
  // The first launch reports the address that the page has read already.
  let read = performance.getEntriesByType('navigation')[0]?.name ?? href;
  window.launchQueue?.setConsumer(({ targetURL, files = [] }) => {
    if (files.length > 0)
      return acts.do(() => void offer(() => Promise.all(files.map((file) => file.getFile()))));
    const isRead = targetURL === read;
    read = '';
    if (targetURL === undefined || isRead) return;
    const { hash, search } = new URL(targetURL);
    const link = hash || (/[?&;]p=/.test(search) ? `#${search.slice(1)}` : '');
    // main.tsx opens every link in the hash, with its hint, its search and its place in the history.
    if (link !== '') location.hash = link;
    else acts.do(() => void take(targetURL));
  });
}

/** Returns the files that another app has shared, by the name in the address, and deletes them from the cache. */
async function takeSharedFiles(name: string): Promise<File[]> {
  const cache = await caches.open(SHARED_CACHE);
  const waiting = (await cache.keys()).filter(({ url }) => url.includes(`/shared-files/${name}/`));
  const files = await Promise.all(
    waiting.map(async (request) => {
      const kept = await cache.match(request);
      if (kept === undefined) return [];
      const file = decodeURIComponent(kept.headers.get('x-name') ?? '');
      return [new File([await kept.blob()], file, { type: kept.headers.get('content-type') ?? '' })];
    }),
  );
  await caches.delete(SHARED_CACHE);
  return files.flat();
}
