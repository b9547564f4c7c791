import type { Stores } from './stores';

/** What an installed app is launched with: the address of a link or a shortcut, or files. */
interface Launch {
  readonly targetURL?: string;
  readonly files?: readonly { getFile(): Promise<File> }[];
}

declare global {
  interface Window {
    /** Absent in browsers that install no apps (https://wicg.github.io/web-app-launch/). */
    readonly launchQueue?: { setConsumer(consumer: (launch: Launch) => void): void };
  }
}

/** What another app may share, as the manifest names it; the first of them that has something is read. */
const SHARED = ['shared-text', 'shared-url', 'shared-title'];

/**
 * Opens what the installed app is launched with: a text that another app shares, files, a link. The window that is
 * open already takes it.
 */
export function openLaunches({ importing }: Stores): void {
  const take = async (address: string): Promise<void> => {
    const { searchParams } = new URL(address);
    const text = SHARED.map((name) => searchParams.get(name)).find(Boolean);
    if (text) await importing.offer(text, { kind: 'pasted' });
  };
  // A reload must not offer it again.
  const { href, pathname, hash, search } = location;
  if (SHARED.some((name) => search.includes(name))) {
    history.replaceState(history.state, '', pathname + hash);
    void take(href);
  }
  window.launchQueue?.setConsumer(async ({ targetURL, files = [] }) => {
    if (files.length > 0) {
      await importing.offerFiles(await Promise.all(files.map((file) => file.getFile())));
      return;
    }
    // The address that this page was opened with has been read.
    if (targetURL === undefined || targetURL === href) return;
    const { hash } = new URL(targetURL);
    if (importing.openLink(hash) === null) await take(targetURL);
  });
}
