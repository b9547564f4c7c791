import type { Locator } from 'playwright/test';
import type { CompareMessages } from '../../src/i18n';
import { compare as en } from '../../src/i18n/en/compare';
import { compare as ko } from '../../src/i18n/ko/compare';
import { type App, expect } from './app';

/** Compare as a player uses it. */
export class Comparing {
  readonly app: App;
  readonly words: CompareMessages;

  constructor(app: App) {
    this.app = app;
    this.words = { en, ko }[app.language](null);
  }

  /** Opens Compare on a puzzle. */
  async open(givens: string): Promise<void> {
    await this.app.openPuzzle(givens);
    await this.app.press('r');
    await expect(this.heading).toBeVisible();
    await expect(this.rows.first()).toBeVisible();
  }

  private get main(): Locator {
    return this.app.page.getByRole('main');
  }

  get heading(): Locator {
    return this.main.getByRole('heading', { level: 1 });
  }

  /** Waits until every strategy has ended. */
  async hasEnded(): Promise<void> {
    await expect(this.app.button(this.words.again)).toBeVisible();
    await expect(this.rows.first()).toBeVisible();
  }

  get rows(): Locator {
    return this.main.getByRole('row').filter({ has: this.app.page.getByRole('rowheader') });
  }

  row(name: string): Locator {
    return this.rows.filter({
      has: this.app.page.getByRole('button', { name: this.words.watch(name), exact: true }),
    });
  }

  /** The text of a row in a column. */
  number(name: string, measure: 'Guesses' | 'Backtracks' | 'Steps' | 'Time'): Locator {
    const columns = ['Guesses', 'Backtracks', 'Steps', 'Time'];
    return this.row(name)
      .getByRole('cell')
      .nth(1 + columns.indexOf(measure));
  }

  /** Makes the first few strategies search on after the first solution. */
  async searchWholeTrees(count: number): Promise<void> {
    await this.app.click(this.words.change);
    const entries = this.app.dialog.getByRole('listitem');
    for (let entry = 0; entry < count; entry++)
      await entries.nth(entry).getByRole('switch', { name: 'Whole tree' }).click();
    await this.app.dialog.getByRole('button', { name: this.words.contestants.done }).click();
  }
}
