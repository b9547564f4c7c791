import { type Browser, test as base, expect, type Locator, type Page } from 'playwright/test';
import type { MoreMessages } from '../../src/i18n';
import { letters } from '../../src/i18n/cellNames';
import { CELLS, type Cell, cellAt } from '../../src/sudoku/core';
import { type Language, type MenuWord, NAMED, SHORT_WORDS, type WORDS } from './words';

export { expect };

/** The pauses between polls, in milliseconds; the last one repeats. Most waits end within milliseconds. */
export const SOON = { intervals: [20, 50, 100, 250, 500] };

/** The name of a cell in English sentences. */
export type CellName = `r${number}c${number}`;

/**
 * The app as a player uses it. Tests call these methods. Everything is found by role and accessible name, so a screen
 * reader can do whatever a test can do.
 */
export class App {
  readonly page: Page;
  readonly language: Language;
  /** Every sentence of the page. */
  readonly words: (typeof WORDS)[Language];
  /** The browser's complaints. A test that causes a complaint on purpose removes it from here. */
  readonly complaints: string[] = [];
  private inOtherLanguage: App | undefined;

  constructor(page: Page, language: Language = 'en') {
    this.page = page;
    this.language = language;
    this.words = SHORT_WORDS[language];
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      // Tests switch service workers off, which makes the browser complain.
      if (message.text().startsWith('Service Worker registration blocked')) return;
      this.complaints.push(message.text());
    });
  }

  /** From the next page on, the player has chosen how cells are named, so hints do not ask. */
  async namesChosen(): Promise<void> {
    await this.page.context().addInitScript((settings) => {
      if (location.protocol !== 'about:') localStorage['unwind.settings'] ??= JSON.stringify(settings);
    }, NAMED[this.language]);
  }

  /** Chooses the level that New puzzle asks for the first time. */
  async chooseEasy(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.words.choosing.difficulties.easy }).click();
    await expect(this.dialog).toBeHidden();
  }

  /** Opens the page, with the part of a link after the address if there is one. */
  async open(link = ''): Promise<void> {
    await this.page.goto(`./${link}`);
    await this.awake();
  }

  /**
   * Waits until the page responds. Its HTML contains a drawn board, which is hydrated when the scripts have loaded.
   * Compare has a heading instead of a board.
   */
  async awake(): Promise<void> {
    await expect(this.page.locator('#shell[data-asleep]')).toHaveCount(0);
    const view = this.page.getByRole('main').locator('[role=grid], h1');
    await expect(view.filter({ visible: true }).first()).toBeVisible();
  }

  /** Waits for the part that remembers the player's place, which loads after the first paint. */
  async placeKept(): Promise<void> {
    await expect.poll(() => this.page.evaluate(() => history.state), SOON).not.toBeNull();
  }

  /** The open view. */
  get view(): Locator {
    return this.page.locator('[data-mode]');
  }

  /** Opens a puzzle in Play by a link. */
  async openPuzzle(givens: string, entries = ''): Promise<void> {
    await this.open(`#p=${givens}${entries === '' ? '' : `&e=${entries}`}`);
    await expect(this.notices).toContainText(this.words.notices.openedLink({ kind: 'openedLink' }));
    await this.press('Escape');
  }

  /** Opens the app in another browser, which shares nothing with this one. */
  async inAnotherBrowser(browser: Browser): Promise<App> {
    const app = new App(await (await browser.newContext()).newPage(), this.language);
    await app.namesChosen();
    return app;
  }

  /** Leaves the page and deletes all that it has stored. */
  async forget(): Promise<void> {
    const origin = new URL(this.page.url()).origin;
    await this.page.goto('about:blank');
    const tools = await this.page.context().newCDPSession(this.page);
    await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await tools.detach();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.awake();
  }

  // The board.

  get grid(): Locator {
    return this.page.getByRole('grid', { name: this.words.board.name });
  }

  cell(name: CellName): Locator {
    const aloud = this.words.words.cellAloud(cellNamed(name));
    return this.grid.getByRole('gridcell', { name: new RegExp(`^${aloud}(,|$)`) });
  }

  get chosenCells(): Locator {
    return this.grid.getByRole('gridcell', { selected: true });
  }

  async select(name: CellName): Promise<void> {
    await this.cell(name).click();
  }

  /** Presses a cell like a screen reader or voice control: a click without a pointer. */
  async activate(name: CellName): Promise<void> {
    await this.cell(name).evaluate((cell: HTMLElement) => cell.click());
  }

  /** Focuses a cell like a screen reader or a switch. */
  async focusCell(name: CellName): Promise<void> {
    await this.cell(name).focus();
  }

  /** The names of all cells, in reading order. */
  cellNames(): Promise<string[]> {
    return this.grid
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  }

  /** The digits in the cells' names, in reading order, `.` for none. */
  digits(): Promise<string> {
    return this.digitsWhere(() => true);
  }

  /** The digits of the givens only. */
  givens(): Promise<string> {
    return this.digitsWhere((rest) => /^., (given|주어진 숫자)/.test(rest));
  }

  private async digitsWhere(wanted: (rest: string) => boolean): Promise<string> {
    const names = await this.cellNames();
    return CELLS.map((cell) => {
      const name = names[cell] ?? '';
      const place = name.startsWith(letters(cell)) ? letters(cell) : this.words.words.cellAloud(cell);
      const rest = name.slice(place.length + 2);
      return /^[1-9](,|$)/.test(rest) && wanted(rest) ? rest.charAt(0) : '.';
    }).join('');
  }

  /** Waits until the board shows these 81 digits. */
  async showsDigits(grid: string): Promise<void> {
    await expect.poll(() => this.digits(), SOON).toBe(grid);
  }

  /** Waits until a cell's name has these words after the place. */
  async showsCell(name: CellName, rest: string): Promise<void> {
    const aloud = this.words.words.cellAloud(cellNamed(name));
    await expect(this.cell(name)).toHaveAccessibleName(`${aloud}, ${rest}`);
  }

  /** The appearance of a cell's digit, apart from its colour. */
  digitDrawn(name: CellName): Promise<{ weight: number; slant: string; line: string; lineStyle: string }> {
    return this.cell(name).evaluate((cell) => {
      const digit = [...cell.children].at(-1) ?? cell;
      const { fontWeight, fontStyle, textDecorationLine, textDecorationStyle } = getComputedStyle(digit);
      return {
        weight: Number(fontWeight),
        slant: fontStyle,
        line: textDecorationLine,
        lineStyle: textDecorationStyle,
      };
    });
  }

  /** Presses the mouse on one cell and drags it over others. */
  async drag(...cells: readonly CellName[]): Promise<void> {
    const { mouse } = this.page;
    for (const [index, name] of cells.entries()) {
      const box = await this.cell(name).boundingBox();
      if (box === null) throw new Error(`${name} is not on the screen`);
      await mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
      if (index === 0) await mouse.down();
    }
    await mouse.up();
  }

  // Keys and buttons.

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Types characters one after the other, as fast as possible. */
  async type(characters: string): Promise<void> {
    await this.page.keyboard.type(characters);
  }

  /** Types characters so fast that the page can only answer keys in between. */
  async typeWithoutPause(characters: string): Promise<void> {
    await this.page.evaluate(async (keys) => {
      for (const key of keys) {
        const target = document.activeElement ?? document.body;
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        // Awaiting a promise lets the page finish what the key has started, but not what the browser has postponed.
        for (let turn = 0; turn < 20; turn++) await Promise.resolve();
      }
    }, characters);
  }

  /** Presses keys of the number pad, with NumLock on. */
  async typeOnNumberPad(characters: string): Promise<void> {
    for (const key of characters) await this.pressAs(key, key === '.' ? 'NumpadDecimal' : `Numpad${key}`);
  }

  /** Presses a key that on this keyboard types `key`, such as ㄴ where S is printed. */
  async pressAs(key: string, code: string): Promise<void> {
    const tools = await this.page.context().newCDPSession(this.page);
    await tools.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code, text: key });
    await tools.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code });
  }

  button(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }

  async click(name: string): Promise<void> {
    await this.button(name).click();
  }

  /** A digit key of the keypad. Its name also says how many of the digit are left. */
  digitKey(digit: number): Locator {
    return this.keypad.getByRole('button', { name: new RegExp(`^${digit}(,|$)`) });
  }

  get keypad(): Locator {
    return this.page.getByRole('region', { name: this.words.app.pad.name });
  }

  switch(name: string): Locator {
    return this.page.getByRole('switch', { name });
  }

  async setPhase(phase: 'set' | 'play'): Promise<void> {
    if (phase === 'set') await this.choose('editGivens');
    else await this.click(this.words.app.pad.play);
  }

  /**
   * Waits until keys write givens, or entries. With entries, the switch between the two is hidden, and the menu leads
   * back.
   */
  async showsPhase(phase: 'set' | 'play'): Promise<void> {
    const entering = this.button(this.words.app.pad.set);
    if (phase === 'set') await expect(entering).toHaveAttribute('aria-pressed', 'true');
    else await expect(entering.and(this.page.locator('[aria-pressed=true]'))).toBeHidden();
  }

  /** Presses a key of the black bar. */
  async start(job: 'solve' | 'watch' | 'hint' | 'check'): Promise<void> {
    await this.threeKey(job).click();
  }

  private threeKey(job: 'solve' | 'watch' | 'hint' | 'check'): Locator {
    return this.page
      .getByRole('navigation', { name: this.words.app.keys })
      .getByRole('button', { name: this.words.app[job], exact: true });
  }

  /** Solves the puzzle; in a game under way, answers the question whether to. */
  async solve(): Promise<void> {
    const asks = await this.isUnderWay();
    await this.start('solve');
    if (asks) await this.showSolution();
  }

  /** Whether somebody has written digits, and blanks are left. */
  private async isUnderWay(): Promise<boolean> {
    return (await this.grid.locator('.entry').count()) > 0 && (await this.grid.locator('.blank').count()) > 0;
  }

  private async showSolution(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.words.play.askSolve.show }).click();
  }

  /** The focused element by role and name: `button "Solve"`. */
  async focused(): Promise<string> {
    const focus = this.page.locator(':focus');
    if ((await focus.count()) === 0) return '';
    return /^- (\w+( ".*?")?)/.exec(await focus.ariaSnapshot())?.[1] ?? '';
  }

  /**
   * Presses Tab until the focus leaves the page or returns to the first stop. Returns each stop, and whether its focus
   * is visible.
   */
  async tabStops(): Promise<{ name: string; visible: boolean }[]> {
    const stops: { name: string; visible: boolean }[] = [];
    for (let last = { name: '', picture: '', clip: EVERYTHING }; ; ) {
      await this.press('Tab');
      const before = last.name === '' ? '' : await this.picture(last.clip);
      if (last.name !== '') stops.push({ name: last.name, visible: before !== last.picture });
      const name = await this.focused();
      if (name === '' || stops.some((stop) => stop.name === name)) return stops;
      const box = await this.page.locator(':focus').boundingBox();
      if (box === null) throw new Error(`${name} is not on the screen`);
      const clip = { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 };
      last = { name, clip, picture: await this.picture(clip) };
    }
  }

  private async picture(clip: Box): Promise<string> {
    return (await this.page.screenshot({ clip })).toString('base64');
  }

  /** Taps one of the three keys. */
  async tapKey(job: 'solve' | 'watch' | 'hint'): Promise<void> {
    const asks = job === 'solve' && (await this.isUnderWay());
    await this.threeKey(job).tap();
    if (asks) await this.showSolution();
  }

  // What the page says.

  /** The line under the board. */
  get verdict(): Locator {
    return this.page.getByRole('main').getByRole('status');
  }

  /** What is announced to screen readers. */
  get announcement(): Locator {
    return this.page.locator('[data-mode] > [aria-live=polite]').and(this.page.getByRole('paragraph'));
  }

  /** All words of a hint. */
  get hint(): Locator {
    return this.page.getByRole('region', { name: this.words.hint.name, exact: true });
  }

  get notices(): Locator {
    return this.page.getByRole('region', { name: this.words.app.notices });
  }

  async answerNotice(action: keyof MoreMessages['noticeActions']): Promise<void> {
    await this.notices.getByRole('button', { name: this.words.noticeActions[action], exact: true }).click();
  }

  get heading(): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 1 });
  }

  // Menus and dialogs.

  async openMenu(name: 'puzzle' | 'more' = 'puzzle'): Promise<Locator> {
    await this.page.getByRole('banner').getByRole('button', { name: this.words.app.menu[name] }).click();
    const menu = this.page.getByRole('menu');
    await expect(menu).toBeVisible();
    return menu;
  }

  /** Chooses an entry of the Puzzle menu. */
  async choose(entry: MenuWord): Promise<void> {
    const menu = await this.openMenu();
    await menu.getByRole('menuitem', { name: this.words.app.menu[entry] }).click();
    await expect(menu).toBeHidden();
  }

  /** Opens, in a hint, the view about another part of the board. */
  async askElsewhere(what: string): Promise<void> {
    await this.hint.getByRole('button', { name: this.words.hint.elsewhere }).click();
    await this.page.getByRole('menuitem', { name: what }).click();
  }

  /** Chooses, by touch, an entry of the menu of narrow screens. */
  async chooseMore(entry: MenuWord): Promise<void> {
    const menu = await this.openMenu('more');
    await menu.getByRole('menuitem', { name: this.words.app.menu[entry] }).tap();
    await expect(menu).toBeHidden();
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Waits for the dialog first: it loads when it opens, and an earlier key would close nothing. */
  async closeDialog(): Promise<void> {
    await expect(this.dialog).toBeVisible();
    await this.press('Escape');
    await expect(this.dialog).toBeHidden();
  }

  /** The text field of the import dialog. */
  get puzzleText(): Locator {
    return this.dialog.getByRole('textbox', { name: this.words.entry.paste.text });
  }

  async chooseExample(name: string): Promise<void> {
    await this.choose('examples');
    await this.dialog.getByRole('button', { name }).click();
    await expect(this.dialog).toBeHidden();
  }

  async switchLanguage(): Promise<void> {
    const other = this.language === 'en' ? '한국어' : 'English';
    await this.page.getByRole('banner').getByRole('button', { name: other }).click();
  }

  /**
   * Changes the language of the page in place, and returns the app as it is called in that language. A script clicks the
   * switch, because a dialog may cover it.
   */
  async speaking(language: Language): Promise<App> {
    const html = this.page.locator('html');
    if ((await html.getAttribute('lang')) !== language) {
      const key = this.page.locator(`header button[lang=${language}]`);
      await key.evaluate((key: HTMLElement) => key.click());
      await expect(html).toHaveAttribute('lang', language);
      // Some words load later. All are there when two readings of the page are equal.
      let before = '';
      await expect
        .poll(
          async () => {
            const last = before;
            before = await this.page.evaluate(() => document.body.innerText);
            return before === last;
          },
          { intervals: [100] },
        )
        .toBe(true);
    }
    if (language === this.language) return this;
    this.inOtherLanguage ??= new App(this.page, language);
    return this.inOtherLanguage;
  }

  // The clipboard.

  async setClipboard(text: string): Promise<void> {
    await this.page.evaluate((text) => navigator.clipboard.writeText(text), text);
  }

  clipboard(): Promise<string> {
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  /** Presses Ctrl+V with a text on the clipboard, wherever the focus is. */
  async paste(text: string): Promise<void> {
    await this.setClipboard(text);
    await this.press('ControlOrMeta+v');
  }

  /** Presses Ctrl+V with a picture on the clipboard. */
  async pastePicture(): Promise<void> {
    await this.page.evaluate(async () => {
      const canvas = new OffscreenCanvas(20, 20);
      canvas.getContext('2d')?.fillRect(5, 5, 10, 10);
      const picture = await canvas.convertToBlob();
      await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
    });
    await this.press('ControlOrMeta+v');
  }

  /** Presses Ctrl+V with a formatted text, and its plain form, on the clipboard. */
  async pasteFormatted(text: string, html: string): Promise<void> {
    await this.page.evaluate(
      async ([text, html]) => {
        const item = (text: string, type: string) => new Blob([text], { type });
        const forms = { 'text/plain': item(text, 'text/plain'), 'text/html': item(html, 'text/html') };
        await navigator.clipboard.write([new ClipboardItem(forms)]);
      },
      [text, html] as const,
    );
    await this.press('ControlOrMeta+v');
  }

  /** From now on the browser refuses to read and to write the clipboard. */
  async refuseClipboard(): Promise<void> {
    await this.page.context().clearPermissions();
  }

  /** Presses Ctrl+V with this picture on the clipboard, as PNG like a screenshot. */
  async pastePhoto(jpeg: Buffer): Promise<void> {
    await this.page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      const png = await canvas.convertToBlob();
      await navigator.clipboard.write([new ClipboardItem({ [png.type]: png })]);
    }, jpeg.toString('base64'));
    await this.press('ControlOrMeta+v');
  }

  /** Chooses a picture in the dialog for photographs. */
  async choosePhoto(file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    const { file: first, another } = this.words.photo;
    await this.dialog.getByRole('button', { name: new RegExp(`^(${first}|${another})$`) }).click();
    await (await chooser).setFiles(file);
  }

  /** Drags a file over the board and drops it. */
  async dropFile(path: string): Promise<void> {
    const box = await this.grid.boundingBox();
    if (box === null) throw new Error('the board is not on the screen');
    const tools = await this.page.context().newCDPSession(this.page);
    const at = { x: box.x + 50, y: box.y + 50 };
    const data = { items: [], files: [path], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await tools.send('Input.dispatchDragEvent', { type, ...at, data });
  }
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const EVERYTHING: Box = { x: 0, y: 0, width: 1, height: 1 };

function cellNamed(name: CellName): Cell {
  const [row = 0, column = 0] = (name.match(/\d/g) ?? []).map(Number);
  return cellAt(row - 1, column - 1);
}

interface Fixtures {
  readonly app: App;
  readonly language: Language;
  /** Whether the player has chosen how cells are named: r1c1 in English. A newcomer has not. */
  readonly named: boolean;
  /** Whether the page works ahead, on hints and puzzles that nobody has asked for yet. */
  readonly ahead: boolean;
}

/** A test of the app in a browser that allows the clipboard. It fails if the browser complains about anything. */
export const test = base.extend<Fixtures>({
  language: ['en', { option: true }],
  locale: ({ language }, use) => use(language === 'en' ? 'en-US' : 'ko-KR'),
  named: [true, { option: true }],
  ahead: [false, { option: true }],
  app: async ({ page, context, language, named, ahead }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    if (!ahead)
      await context.addInitScript(() => {
        Object.defineProperty(Reflect.get(navigator, 'connection') ?? {}, 'saveData', { value: true });
      });
    const app = new App(page, language);
    if (named) await app.namesChosen();
    await use(app);
    expect(app.complaints).toEqual([]);
  },
});
