import { type Absence, setPage } from './later';

/**
 * How long the server may take to send the page again, in milliseconds; also the first pause between two questions.
 */
const PATIENCE = 3000;
/** Pauses grow up to this many milliseconds while the server cannot be reached. */
const LONGEST_PAUSE = 60_000;

/**
 * Lets parts find out from the server why they fail to load. If the server cannot be reached while the browser
 * believes it is online, no `online` event will come. Then this asks the server repeatedly and sends that event
 * itself.
 */
export function askServer(document: Document): void {
  let isLooking = false;
  let pause = PATIENCE;

  const askAgainLater = (): void => {
    if (isLooking) return;
    isLooking = true;
    setTimeout(async () => {
      isLooking = false;
      if ((await whyAbsent()) !== 'offline') dispatchEvent(new Event('online'));
    }, pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE);
  };

  const whyAbsent = async (): Promise<Absence> => {
    if (!navigator.onLine) return 'offline';
    const script = document.querySelector('script[type=module]:not([async])')?.getAttribute('src') ?? '';
    try {
      const answer = await fetch(location.pathname, {
        cache: 'no-store',
        signal: AbortSignal.timeout(PATIENCE),
      });
      // The name of a script contains a hash of its content, and so of everything it may fetch: another name is
      // another version.
      return answer.ok && !(await answer.text()).includes(script) ? 'outdated' : 'refused';
    } catch {
      askAgainLater();
      return 'offline';
    }
  };

  // The browser itself is online again, so the pauses start short again.
  addEventListener('online', ({ isTrusted }) => {
    if (isTrusted) pause = PATIENCE;
  });
  setPage({ whyAbsent });
}
