import { type Absence, setPage } from './later';

/** How long the server may take to send the page once more, in milliseconds. */
const PATIENCE = 3000;

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

  const whyAbsent = async (): Promise<Absence> => {
    if (!isOnline()) return 'offline';
    const script = document.querySelector('script[type=module]:not([async])')?.getAttribute('src') ?? '';
    try {
      const answer = await fetch(location.pathname, {
        cache: 'no-store',
        signal: AbortSignal.timeout(PATIENCE),
      });
      // The name of a script tells its content, and so that of all it may fetch.
      return answer.ok && !(await answer.text()).includes(script) ? 'outdated' : 'refused';
    } catch {
      return 'offline';
    }
  };

  setPage({
    isOnline,
    mendStyles: async (wanted) => {
      await Promise.all([...failed].map((link) => mend(link, wanted)));
    },
    whyAbsent,
  });
}
