import { setPage } from './later';

/** Has parts use what this page tells of the network and of its styles. */
export function askPageAbout(document: Document): void {
  const failed = new Set<HTMLLinkElement>();
  // An `error` of a file does not bubble.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
    },
    true,
  );

  /** The build's loader asks for each file of styles once, whether it came or not. */
  const mend = (link: HTMLLinkElement, wanted: ReadonlySet<string>): Promise<void> =>
    new Promise((resolve, reject) => {
      const again = link.cloneNode() as HTMLLinkElement;
      failed.delete(link);
      again.onload = () => resolve();
      again.onerror = () => {
        if (wanted.has(again.href)) reject(new Error(`Unable to preload CSS for ${again.href}`));
        else resolve();
      };
      link.replaceWith(again);
    });

  const isOnline = (): boolean => navigator.onLine;

  setPage({
    isOnline,
    mendStyles: async (wanted) => {
      await Promise.all([...failed].map((link) => mend(link, wanted)));
    },
    // Until the server is asked (see `askServer`).
    whyAbsent: async () => (isOnline() ? 'refused' : 'offline'),
  });
}
