import { type App, expect } from './app';

/** Returns to the board as a player would. */
export async function goHome(app: App, givens: string): Promise<void> {
  await expect(async () => {
    await app.press('Escape');
    await app.page.evaluate(() => document.querySelector<HTMLElement>('.doctor-head button')?.click());
    expect(await app.dialog.count()).toBe(0);
    expect(await app.page.getByRole('menu').count()).toBe(0);
    expect(await app.page.locator('[data-mode=play]').count()).toBe(1);
    if ((await app.digits()) !== givens) await app.press('z');
    expect(await app.digits()).toBe(givens);
  }).toPass({ intervals: [20] });
}
