import { expect } from 'playwright/test';
import { letters } from '../../src/i18n/cellNames';
import { CELLS, type Cell, cellAt } from '../../src/sudoku/core';
import { faultsIn } from '../support/layout';
import { type Language, type MenuWord, WORDS } from '../support/words';
import type { Point, Tab } from './engines/driver';
import { type Aim, aim, cellNames, finder, LIBRARY, sent, texts, type What } from './inPage';

/** The pauses between looks, in milliseconds; the last one repeats. */
export const SOON = { intervals: [20, 50, 100, 250, 500] };

/** The name of a cell in English sentences. */
export type CellName = `r${number}c${number}`;

type Find = ReturnType<typeof finder>;

/** A person in front of a browser. Everything is found by role and name, pressed with a mouse and typed on a keyboard. */
export class Person {
  readonly tab: Tab;
  readonly language: Language;
  /** Every sentence of the page. */
  readonly words: (typeof WORDS)[Language];
  private readonly site: string;

  constructor(tab: Tab, site: string, language: Language = 'en') {
    this.tab = tab;
    this.site = site;
    this.language = language;
    this.words = WORDS[language];
  }

  /** The same person, who reads the page in another language. */
  speaking(language: Language): Person {
    return new Person(this.tab, this.site, language);
  }

  /** The same person at another host of the app. */
  at(site: string): Person {
    return new Person(this.tab, site, this.language);
  }

  /** The same person with another tab. */
  async inAnotherTab(): Promise<Person> {
    return new Person(await this.tab.another(), this.site, this.language);
  }

  // The page.

  /** Opens the app, with the part of a link after the address if there is one. */
  async open(link = ''): Promise<void> {
    await this.tab.goTo(`${this.site}${link}`);
    await this.awake();
  }

  /** Opens a puzzle in Play by a link. */
  async openPuzzle(givens: string, entries = ''): Promise<void> {
    await this.open(`#p=${givens}${entries === '' ? '' : `&e=${entries}`}`);
    await this.reads('region', this.words.app.notices, this.words.notices.openedLink({ kind: 'openedLink' }));
    await this.key('Escape');
  }

  async reload(): Promise<void> {
    await this.tab.reload();
    await this.awake();
  }

  /** Waits until the page responds: its HTML contains a drawn board, which wakes when the scripts have loaded. */
  async awake(): Promise<void> {
    const isAwake = () =>
      document.querySelector('#shell[data-asleep]') === null &&
      document.querySelector('main :is([role=grid], h1)') !== null;
    await this.waits('the page is awake', () => this.evaluate(isAwake));
  }

  /** Evaluates a function in the page. It can use nothing but its arguments. */
  async evaluate<Args extends readonly unknown[], Answer>(
    ask: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Awaited<Answer>> {
    const expression = `(async () => JSON.stringify({ answer: await (${ask})(...${JSON.stringify(args)}) }))()`;
    return JSON.parse(await this.tab.evaluate(expression)).answer;
  }

  /** Evaluates a function that finds elements by role and name. */
  private async find<Args extends readonly unknown[], Answer>(
    ask: (find: Find, ...args: Args) => Answer,
    ...args: Args
  ): Promise<Awaited<Answer>> {
    const expression = `(async () => window.TestingLibraryDom === undefined ? 'null' : JSON.stringify({ answer: await (${ask})((${finder})(), ...${JSON.stringify(args)}) }))()`;
    const text = await this.tab.evaluate(expression);
    const answer: { answer: Awaited<Answer> } | null = JSON.parse(text);
    if (answer !== null) return answer.answer;
    // A new page: the library comes first.
    await this.tab.evaluate(`(async () => { (function () { ${LIBRARY} }).call(window); return 'ready'; })()`);
    return this.find(ask, ...args);
  }

  /** Looks again until this is true. */
  async waits(what: string, look: () => Promise<boolean>): Promise<void> {
    await expect.poll(look, { ...SOON, message: what }).toBe(true);
  }

  /** Waits for work until this is true. It may take any time on a busy machine, but its sign of life must go on changing. */
  async waitsAtWork(what: string, look: () => Promise<boolean>, sign: () => Promise<string>): Promise<void> {
    let last: string | undefined;
    for (let isDone = false; !isDone; )
      await this.waits(what, async () => {
        isDone = await look();
        const now = await sign();
        const goesOn = now !== last;
        last = now;
        return isDone || goesOn;
      });
  }

  // What a person does.

  /** Clicks the middle of an element. Fails if something else lies there. */
  async press(
    role: What['role'],
    name?: What['name'],
    more: Omit<What, 'role' | 'name'> = {},
  ): Promise<void> {
    const { x, y } = await this.aims({ role, ...(name !== undefined && { name }), ...more });
    await this.tab.drag([{ x, y }]);
  }

  /** Waits until an element is at rest and uncovered, and gives its middle. */
  async aims(what: What): Promise<Point> {
    let last: Aim = { kind: 'not yet', why: 'nobody has looked' };
    const look = async () => {
      last = await this.find(aim, sent(what));
      return last.kind === 'at' ? '' : last.why;
    };
    const called = `${String(what.role)} "${what.name ?? ''}" can be pressed`;
    await expect.poll(look, { ...SOON, message: called }).toBe('');
    if ((last as Aim).kind === 'at') return last as Aim & Point;
    throw new Error(called);
  }

  /** Presses a key, or several together: `Control+z`. */
  async key(...chords: string[]): Promise<void> {
    for (const chord of chords) await this.tab.chord(chord.split('+'));
  }

  /** Types characters one after the other. */
  async type(characters: string): Promise<void> {
    for (const character of characters) await this.tab.chord([character]);
  }

  /** Clicks a cell of the board. */
  select(name: CellName): Promise<void> {
    return this.press('gridcell', this.cellPattern(name));
  }

  /** Chooses an entry of the Puzzle menu. */
  async choose(entry: MenuWord): Promise<void> {
    await this.press('button', this.words.app.menu.puzzle);
    // Beside some entries are a note and a key.
    await this.press('menuitem', new RegExp(`^${this.words.app.menu[entry]}`), { within: { role: 'menu' } });
    await this.misses('menu');
  }

  /**
   * Drops a file on the page. No driver can drag a file from outside, nor answer the dialog of every browser, so the page
   * is told of it by an event.
   */
  drops(name: string, content: Buffer, type: string): Promise<void> {
    return this.evaluate(
      (name, base64, type) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([bytes], name, { type }));
        const target = document.querySelector('dialog[open]') ?? document.body;
        for (const kind of ['dragenter', 'dragover', 'drop'])
          target.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
      },
      name,
      content.toString('base64'),
      type,
    );
  }

  // What a person sees.

  /** The texts of all elements with this role and name. */
  texts(role: What['role'], name?: What['name'], within?: What): Promise<string[]> {
    return this.find(
      texts,
      sent({ role, ...(name !== undefined && { name }), ...(within !== undefined && { within }) }),
    );
  }

  /** Waits until there is an element with this role and name. */
  async sees(role: What['role'], name?: What['name'], within?: What): Promise<void> {
    const seen = async () => (await this.texts(role, name, within)).length > 0;
    await this.waits(`sees ${String(role)} "${name ?? ''}"`, seen);
  }

  /** Waits until there is no such element. */
  async misses(role: What['role'], name?: What['name'], within?: What): Promise<void> {
    const gone = async () => (await this.texts(role, name, within)).length === 0;
    await this.waits(`misses ${String(role)} "${name ?? ''}"`, gone);
  }

  /** Waits until such an element contains this text. */
  async reads(role: What['role'], name: What['name'], said: string | RegExp): Promise<void> {
    const all = async () => (await this.texts(role, name)).join('\n');
    if (typeof said === 'string')
      await expect.poll(all, { ...SOON, message: `reads "${said}"` }).toContain(said);
    else await expect.poll(all, { ...SOON, message: `reads ${said}` }).toMatch(said);
  }

  /** The digits on the board, in reading order, `.` for none. */
  async digits(): Promise<string> {
    const names = await this.evaluate(cellNames);
    return CELLS.map((cell) => {
      const rest = this.afterPlace(names[cell] ?? '', cell);
      return /^[1-9](,|$)/.test(rest) ? rest.charAt(0) : '.';
    }).join('');
  }

  /** Waits until the board shows these 81 digits. */
  async showsDigits(grid: string): Promise<void> {
    await expect.poll(() => this.digits(), SOON).toBe(grid);
  }

  /** What the name of a cell says after its place. */
  async cell(name: CellName): Promise<string> {
    const cell = cellNamed(name);
    const names = await this.evaluate(cellNames);
    return this.afterPlace(names[cell] ?? '', cell);
  }

  /** Waits until a cell's name says this after its place. */
  async showsCell(name: CellName, said: string | RegExp): Promise<void> {
    const said_ = typeof said === 'string' ? expect.stringContaining(said) : expect.stringMatching(said);
    await expect.poll(() => this.cell(name), { ...SOON, message: name }).toEqual(said_);
  }

  /** Waits for the frames in which scripts draw some parts again after a change of the window. */
  drawnAgain(): Promise<void> {
    return this.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    );
  }

  /** The faults of the page's layout in its window. */
  faults(floor = 24): Promise<string[]> {
    return this.evaluate(faultsIn, floor);
  }

  private afterPlace(name: string, cell: Cell): string {
    const place = name.startsWith(letters(cell)) ? letters(cell) : this.words.words.cellAloud(cell);
    return name.slice(place.length + 2);
  }

  private cellPattern(name: CellName): RegExp {
    return new RegExp(`^${this.words.words.cellAloud(cellNamed(name))}(,|$)`);
  }
}

function cellNamed(name: CellName): Cell {
  const [row = 0, column = 0] = (name.match(/\d/g) ?? []).map(Number);
  return cellAt(row - 1, column - 1);
}
