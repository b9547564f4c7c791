import { type Absence, setPage } from './later';

/** How long the server may take to send the page once more, in milliseconds, and how soon it is asked again. */
const PATIENCE = 3000;
/** A server that stays away is asked less and less often, down to this. */
const LONGEST_PAUSE = 60_000;

/**
 * Has parts that do not come find out from the server why. Where it cannot be reached and the browser takes its network to
 * be there, so that it will not tell when it is back, the server is asked again and again, and that is told in its place.
 */
export function askServer(document: Document): void {
  let isLooking = false;
  let pause = PATIENCE;

  const lookAgain = (): void => {
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
      // The name of a script tells its content, and so that of all it may fetch.
      return answer.ok && !(await answer.text()).includes(script) ? 'outdated' : 'refused';
    } catch {
      lookAgain();
      return 'offline';
    }
  };

  // What the browser itself tells is no guess.
  addEventListener('online', ({ isTrusted }) => {
    if (isTrusted) pause = PATIENCE;
  });
  setPage({ whyAbsent });
}
