import { expect } from 'playwright/test';
import { sheetsOf } from '../support/pdf';
import { EASY } from '../support/puzzles';
import type { PaperSize } from './engines/driver';
import { journey } from './journey';
import { type Person, SOON } from './person';

const A4: PaperSize = { width: 210, height: 297 };
const LETTER: PaperSize = { width: 215.9, height: 279.4 };
/** The margin that the styles ask for, in millimetres. */
const MARGIN = 15;

/** How many boards there are on each sheet of this paper. */
async function boardsOn(person: Person, paper: PaperSize): Promise<readonly number[]> {
  const pdf = await person.tab.print(paper);
  if (pdf === null) return person.evaluate(laidOut, paper, MARGIN);
  const sheets = await sheetsOf(pdf);
  return sheets.map((sheet) => {
    // The paper's own shape: what a sheet has is of the size that was asked for.
    expect(sheet.width / sheet.height).toBeCloseTo(paper.width / paper.height, 2);
    for (const { x, y, side } of sheet.boards()) {
      expect(x + side).toBeLessThan(sheet.width);
      expect(y + side).toBeLessThan(sheet.height);
    }
    return sheet.boards().length;
  });
}

/**
 * Runs in the page, where a driver cannot print: gives the styles of print to the screen and lays the paper out in its
 * own width. Counts the boards of each page, or tells what does not fit by a negative number.
 */
function laidOut(paper: { width: number; height: number }, margin: number): number[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const media: CSSMediaRule[] = [];
  for (let rule = rules.pop(); rule !== undefined; rule = rules.pop()) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') media.push(rule);
    if (rule instanceof CSSGroupingRule) rules.push(...rule.cssRules);
  }
  for (const rule of media) rule.media.mediaText = 'all';
  dispatchEvent(new Event('beforeprint'));
  const millimetre = 96 / 25.4;
  const sheet = document.querySelector<HTMLElement>('body > .paper');
  const pages = Array.from(sheet?.children ?? [], (page) => {
    if (sheet) sheet.style.width = `${(paper.width - 2 * margin) * millimetre}px`;
    const fits =
      page.scrollWidth <= page.clientWidth &&
      page.getBoundingClientRect().height <= (paper.height - 2 * margin) * millimetre;
    return (fits ? 1 : -1) * page.querySelectorAll('.paper-board').length;
  });
  dispatchEvent(new Event('afterprint'));
  for (const rule of media) rule.media.mediaText = 'print';
  return media.length === 0 ? [] : pages;
}

journey('Print: A4, Letter, six to a page, and the call of the browser’s own dialog', async ({ person }) => {
  const { print, many } = person.words;
  await person.openPuzzle(EASY);
  await person.evaluate(() => {
    // The browser's own dialog would wait for a person.
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  await person.choose('print');
  await person.sees('heading', print.title, { role: 'dialog' });
  expect(await person.faults()).toEqual([]);
  await person.press('button', print.print, { within: { role: 'dialog' } });
  await expect.poll(() => person.evaluate(() => document.documentElement.dataset.printed), SOON).toBe('yes');
  for (const paper of [A4, LETTER]) expect(await boardsOn(person, paper)).toEqual([1]);
  await person.key('Escape');
  await person.misses('dialog');
  await person.choose('many');
  await person.sees('heading', many.title, { role: 'dialog' });
  await person.drops('set.txt', Buffer.from(`${EASY}\n`.repeat(9)), 'text/plain');
  await person.press('button', many.print, { within: { role: 'dialog' } });
  await person.sees('heading', print.title, { role: 'dialog' });
  await person.press('button', '6', { within: { role: 'dialog' } });
  await person.reads('dialog', undefined, print.pages(2));
  for (const paper of [A4, LETTER]) expect(await boardsOn(person, paper)).toEqual([6, 3]);
});
