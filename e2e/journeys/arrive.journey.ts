import { readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { boardOf, grid } from '../../src/sudoku/core';
import { writePacked } from '../../src/sudoku/formats';
import { EASY, EASY_ANSWER, EMPTY, HARD, nineLines, TWO, withDigits } from '../support/puzzles';
import { journey } from './journey';
import type { Person } from './person';

journey('copy and paste', async ({ person }) => {
  await person.openPuzzle(EASY);
  await person.select('r1c3');
  await person.key('Control+c');
  await person.reads('region', person.words.app.notices, /Copied/);
  await person.key('e');
  await person.showsDigits(EMPTY);
  await person.key('Control+v');
  await person.showsDigits(EASY);
  await person.key('z');
  await person.showsDigits(EMPTY);
});

journey('a file', async ({ person }) => {
  await person.open();
  await person.drops('lesson.sdk', Buffer.from(nineLines(HARD)), 'text/plain');
  await person.showsDigits(HARD);
  await person.drops('two.txt', Buffer.from(`${EASY}\n${TWO}\n`), 'text/plain');
  await person.press('button', /^Board 2 of 2/, { within: { role: 'dialog' } });
  await person.showsDigits(TWO);
});

journey('a link', async ({ person }) => {
  const board = boardOf(grid(EASY), { kind: 'link', name: null, at: null });
  await person.open(writePacked(board, { kind: 'board' }));
  await person.showsDigits(EASY);
  await person.open(`?again#p=${HARD}&solve`);
  await person.reads('status', undefined, /Solved in/);
});

journey('Many: 2,000 lines', async ({ person }) => {
  const puzzles = ['easy', '17-clue'].flatMap((set) =>
    readFileSync(`src/sudoku/testing/puzzles/${set}.txt`, 'utf8').trim().split('\n').slice(0, 50),
  );
  const lines = Array.from({ length: 2000 }, (_, line) =>
    line % 100 === 99 ? `55${'.'.repeat(79)}` : puzzles[line % puzzles.length],
  );
  await person.openPuzzle(EASY);
  await person.choose('many');
  // The file comes before the dialog does.
  await person.drops('lines.sdm', Buffer.from(`${lines.join('\n')}\n`), 'text/plain');
  await person.reads('status', undefined, /^1,980 of 2,000 puzzles solved in .*, 20 have no solution/m);
  await person.sees('row', undefined, { role: 'grid', name: person.words.many.table });
  await person.key('Escape');
  await person.showsDigits(EASY);
});

const PHOTOS = 'src/sudoku/testing/photos/printed';

/** The digits that are known to be in a photograph. */
const printedIn = (name: string): string =>
  readFileSync(`${PHOTOS}/${name}.dat`, 'utf8')
    .trim()
    .split('\n')
    .slice(-9)
    .join('')
    .replaceAll(/\s/g, '')
    .replaceAll('0', '.');

journey('Photo: three pictures, the same digits everywhere', async ({ person }) => {
  const { photo } = person.words;
  await person.open();
  for (const name of ['image13', 'image106', 'image1049']) {
    await person.drops(`${name}.jpg`, readFileSync(`${PHOTOS}/${name}.jpg`), 'image/jpeg');
    await person.reads('dialog', undefined, photo.verdict.one);
    await person.press('button', photo.use, { within: { role: 'dialog' } });
    await person.misses('dialog');
    await person.showsDigits(printedIn(name));
  }
});

journey('Share', async ({ person }) => {
  const { share } = person.words;
  await person.openPuzzle(EASY);
  await person.select('r1c3');
  await person.key('4');
  await person.choose('share');
  await person.sees('img', share.qr, { role: 'dialog' });
  const [link = ''] = await person.texts('textbox', share.address, { role: 'dialog' });
  expect(link).toMatch(/#s=\w+$/);
  await person.press('button', share.copyLink, { within: { role: 'dialog' } });
  await person.reads('dialog', undefined, /Copied/);
  await person.key('Escape');
  await person.open(`?shared${new URL(link).hash}`);
  await person.showsDigits(withDigits(EASY, 2, '4'));
});

const LESSON = (address: string, sandbox: string) =>
  `<!doctype html><html lang="en"><title>A lesson</title><body style="margin:0"><iframe title="Sudoku" width="1100" height="700" style="border:0" ${sandbox} src="${address.replaceAll('&', '&amp;')}"></iframe></html>`;

/** Plays an embedded board with the mouse and the keyboard. */
async function playEmbedded(person: Person): Promise<void> {
  await person.tab.enterFrame();
  await person.showsCell('r1c1', '5, given');
  await person.select('r1c3');
  await person.key('4');
  await person.showsDigits(withDigits(EASY, 2, '4'));
  await person.sees('link', person.words.share.openInApp);
  expect(await person.faults()).toEqual([]);
}

for (const [name, sandbox] of [
  ['an embedded board', ''],
  ['an embedded board in a sandbox', 'sandbox="allow-scripts allow-popups"'],
] as const)
  journey(name, async ({ person, site }) => {
    site.lesson = LESSON(`${site.url}embed.html#p=${EASY}&theme=dark&lang=en`, sandbox);
    await person.tab.goTo(site.lessonUrl);
    await playEmbedded(person);
  });

journey('an embedded board from 50 to 150 percent', async ({ person, site }) => {
  for (const size of [100, 50, 80, 150]) {
    // A link of its own for each, so that the frame loads again.
    site.lesson = LESSON(`${site.url}embed.html?${size}#p=${EASY_ANSWER}&size=${size}`, '');
    await person.tab.goTo(`${site.lessonUrl}?${size}`);
    await person.tab.enterFrame();
    await person.showsDigits(EASY_ANSWER);
    // Engines measure a zoomed page differently, so by a ruler on the page.
    const [zoom, cell] = await person.evaluate(() => {
      const ruler = document.body.appendChild(document.createElement('div'));
      ruler.style.cssText = 'position: absolute; width: 100px';
      const [hundred = Number.NaN, cell = Number.NaN] = [
        ruler,
        document.querySelector('main [role=gridcell]'),
      ].map((element) => element?.getBoundingClientRect().width);
      ruler.remove();
      return [getComputedStyle(document.documentElement).zoom, (100 * cell) / hundred] as const;
    });
    expect(Number(zoom)).toBe(size / 100);
    expect(cell, `${size} percent`).toBeCloseTo(54, 0);
  }
});
