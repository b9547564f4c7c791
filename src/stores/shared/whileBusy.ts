/**
 * Does some work, and tells when it begins and when it has ended, however it ends: with a value, or because it throws,
 * now or later. Whatever must not outlive the work (a flag, a timer) is set and cleared here, never by hand beside an
 * `await`: there it would stay for ever after a mistake of ours.
 */
export async function whileBusy<T>(
  tell: (isBusy: boolean) => void,
  work: () => T | PromiseLike<T>,
): Promise<T> {
  tell(true);
  try {
    return await work();
  } finally {
    tell(false);
  }
}
