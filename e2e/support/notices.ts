import type { Page } from 'playwright';

/** From the next load on, notices disappear only when something closes them, not after eight seconds. */
export async function keepNotices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = window.setTimeout;
    const patient = (what: () => void, after?: number) => (after === 8000 ? 0 : real(what, after));
    Object.assign(window, { setTimeout: patient });
  });
}
