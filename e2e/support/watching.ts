import type { Locator } from 'playwright/test';
import type { WatchMessages } from '../../src/i18n';
import { watch as en } from '../../src/i18n/en/watch';
import { watch as ko } from '../../src/i18n/ko/watch';
import { type App, expect } from './app';

/** Watch as a player uses it. */
export class Watching {
  readonly app: App;
  readonly words: WatchMessages;

  constructor(app: App) {
    this.app = app;
    this.words = { en, ko }[app.language](null);
  }

  /** Opens a step by its link, and waits until the board shows it. */
  async open(givens: string, strategy: string, step: number, options = ''): Promise<void> {
    const wish = options === '' ? '' : `&o=${options}`;
    await this.app.open(`#p=${givens}&watch=${strategy}${wish}&n=${step}`);
    await this.isAt(step);
  }

  private get main(): Locator {
    return this.app.page.getByRole('main');
  }

  /** The sentence that says what happened. */
  get sentence(): Locator {
    return this.main.getByRole('heading', { level: 2 });
  }

  /** What is announced to screen readers. */
  get announcement(): Locator {
    return this.app.announcement;
  }

  /** Waits until the board shows a step. */
  async isAt(step: number): Promise<void> {
    // Short phones show the step only together with the method.
    await expect(this.app.page.locator('.steps dd')).toHaveText(
      new RegExp(`^${this.app.words.words.count(step)}(/|$)`),
    );
  }

  /** The same by the timeline, for when the counts are hidden. */
  async isAtStep(step: number): Promise<void> {
    await expect(this.app.page.locator('.steps dd')).toHaveText(new RegExp(`^${step}(/|$)`));
  }

  counter(name: string): Locator {
    return this.main.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
  }

  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  get play(): Locator {
    return this.button(this.words.transport.play);
  }

  get pause(): Locator {
    return this.button(this.words.transport.pause);
  }

  get timeline(): Locator {
    return this.main.getByRole('slider', { name: this.words.transport.timeline });
  }

  get speed(): Locator {
    return this.main.getByRole('slider', { name: this.words.transport.speed });
  }

  /** The words about the recording. */
  get recording(): Locator {
    return this.main.getByRole('status', { name: this.words.recording.name });
  }

  /** Checks that nothing covers an element. */
  async isSeen(what: Locator): Promise<void> {
    await what.click({ trial: true });
  }

  get stack(): Locator {
    return this.main.getByRole('region', { name: this.words.stack }).getByRole('button');
  }

  /** The current line of the method. */
  get line(): Locator {
    return this.main.getByRole('list', { name: this.words.codeTitle }).locator('[aria-current=step]');
  }

  async openStrategies(): Promise<Locator> {
    await this.main.getByRole('button', { name: new RegExp(this.words.strategy) }).click();
    return this.app.dialog;
  }

  /** Opens the dialog for a program of the person's own. */
  async openProgram(): Promise<Locator> {
    await this.openStrategies();
    await this.app.dialog.getByRole('button', { name: this.words.program.title }).click();
    return this.app.dialog;
  }

  /** Goes another way at the guess that is shown: the first that is offered. */
  async steer(): Promise<void> {
    await this.choose(this.words.steering.title);
    await this.app.dialog.getByRole('button', { name: this.words.steering.go }).click();
    await expect(this.app.dialog).toBeHidden();
    await expect(this.sentence).toContainText(this.words.steering.own);
  }

  /** Shows a second search, and waits until it is in step. */
  async beside(): Promise<void> {
    await this.choose(this.words.beside.open);
    await expect(this.app.page.locator('.differing').first()).toHaveText(/\d/);
  }

  /** Opens the menu beside the buttons. */
  async openMenu(): Promise<Locator> {
    await this.main
      .getByRole('group', { name: this.words.transport.name })
      .getByRole('button', { name: this.words.more })
      .click();
    const menu = this.app.page.getByRole('menu');
    await expect(menu).toBeVisible();
    return menu;
  }

  /** Chooses from the menu beside the buttons. */
  async choose(name: string): Promise<void> {
    const menu = await this.openMenu();
    await menu.getByRole('menuitem', { name }).or(menu.getByRole('menuitemcheckbox', { name })).click();
  }
}
