import { setPage } from './later';

/** Lets parts find out from this page whether there is a network and which style sheets failed. */
export function askPageAbout(document: Document): void {
  const failed = new Set<HTMLLinkElement>();
  // The `error` event of a file does not bubble, so listen while it is captured.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
    },
    true,
  );

  /** Adds a style sheet again: the build's loader asks for each only once, even if it failed. */
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
    // A first guess, until `askServer` replaces it.
    whyAbsent: async () => (isOnline() ? 'refused' : 'offline'),
  });
}
