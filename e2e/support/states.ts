import type { Dialog } from '../../src/stores/page/screen';
import { boardOf, type Cell, grid } from '../../src/sudoku/core';
import { type Shown, writePacked } from '../../src/sudoku/formats';
import { type App, type CellName, expect } from './app';
import { compareWords, DIALOGS } from './dialogs';
import { PRINTED_PHOTO, WRITTEN_PHOTO } from './photos';
import {
  EASY,
  EASY_ANSWER,
  EASY_ENTRIES,
  FISH,
  HARD,
  MISTYPED,
  MODERATE,
  NONE,
  nineLines,
  TWO,
  withDigits,
} from './puzzles';
import { fillShelf, rows } from './shelf';
import { storeElsewhere } from './stored';
import { Watching } from './watching';

/** Something that the page can show, and how to reach it in a new browser. */
export type State = readonly [name: string, open: (app: App) => Promise<void>];

const PLAY: readonly State[] = [
  ['a first visit', (app) => app.open()],
  [
    'Enter, half full, with a clash',
    async (app) => {
      await app.open();
      await app.type('53..7.....5');
    },
  ],
  ['Play', (app) => app.openPuzzle(EASY)],
  [
    'Play, with notes, several cells and a clash',
    async (app) => {
      await app.openPuzzle(EASY);
      await app.select('r1c3');
      await app.press('Shift+Digit1', 'Shift+Digit4', 'ArrowRight', '5', 'ArrowDown', 'Shift+ArrowLeft');
    },
  ],
  [
    'Play, with all candidates, a digit chosen and a mistake pointed out',
    async (app) => {
      await app.openPuzzle(EASY, withDigits('.'.repeat(81), 2, '9'));
      await app.switch(app.words.play.mistakes).click();
      await app.click(app.words.play.fillNotes);
      await app.select('r1c1');
    },
  ],
  [
    'Play, with colours, and their keys',
    async (app) => {
      await app.openPuzzle(EASY);
      await app.click(app.words.play.fillNotes);
      await app.select('r1c3');
      await app.press('c');
      await app.button(app.words.colours.names[1]).waitFor();
      for (const colour of [1, 2, 3, 4, 5, 6]) await app.press(`${colour}`, 'ArrowDown');
      await app.press('Shift+Digit4');
      for (const colour of [1, 2, 3, 4, 5, 6]) await app.press(`${colour}`, 'ArrowUp');
    },
  ],
  [
    'Play, with corner notes and centre marks',
    async (app) => {
      await app.openPuzzle(EASY);
      await app.click(app.words.play.moreOptions);
      await app.switch(app.words.options.cornerNotes).click();
      await app.closeDialog();
      await app.select('r1c3');
      await app.press('Shift+Digit1', 'Shift+Digit2', 'Shift+Digit4', 'Control+Digit1', 'Control+Digit2');
      await expect(app.cell('r1c3')).toHaveAccessibleName(/1 2.*1 2 4/);
    },
  ],
  [
    'solved',
    async (app) => {
      await solve(app, EASY);
      await app.showsDigits(EASY_ANSWER);
    },
  ],
  [
    'one of two solutions',
    async (app) => {
      await solve(app, TWO);
      await expect(app.button(app.words.verdict.next)).toBeVisible();
    },
  ],
  [
    'finished by hand',
    async (app) => {
      await app.openPuzzle(EASY, withDigits(EASY_ENTRIES, 2, '.'));
      await app.select('r1c3');
      await app.type('4');
      await expect(app.verdict).toContainText(app.words.verdict.solvedByYou.lead);
    },
  ],
  [
    'no solution',
    async (app) => {
      await solve(app, NONE);
      await expect(app.page.locator('.doctor-card')).toBeVisible();
    },
  ],
  [
    'what may be mistyped',
    async (app) => {
      await app.openPuzzle(MISTYPED);
      await expect(
        app.page.getByRole('region', { name: app.words.doctor.mending.title }).getByRole('button').first(),
      ).toBeVisible();
    },
  ],
  [
    'a puzzle examined',
    async (app) => {
      await app.openPuzzle(TWO);
      await app.click(app.words.verdict.examine);
      await expect(app.page.locator('.doctor-pair')).toBeVisible();
    },
  ],
  [
    'the Puzzle menu',
    async (app) => {
      await app.openPuzzle(EASY);
      await app.openMenu();
    },
  ],
  [
    'two digits that must be wrong',
    async (app) => {
      await app.openPuzzle(EASY);
      await app.setPhase('set');
      // The digit is already in the cell's row.
      for (const [cell, digit] of [
        ['r1c3', '3'],
        ['r9c7', '7'],
      ] as const) {
        await app.select(cell);
        await app.type(digit);
      }
      // Until then it is being typed.
      await app.setPhase('play');
      await expect(app.button(app.words.doctor.none.backToGood)).toBeVisible();
    },
  ],
  ['wishes, with a pattern that no puzzle has', (app) => wishImpossible(app)],
  [
    'a shelf of many puzzles',
    async (app) => {
      await app.openPuzzle(EASY);
      await fillShelf(app, 12);
      await app.reload();
      await app.choose('shelf');
      await expect(rows(app).nth(3)).toBeVisible();
    },
  ],
  [
    'a shelf that Safari may delete',
    async (app) => {
      await app.openPuzzle(EASY);
      await app.page.evaluate(() => {
        Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' });
        Object.defineProperty(navigator, 'platform', { value: 'iPhone' });
      });
      await app.choose('shelf');
      await expect(app.dialog.getByText(app.words.shelf.vanishing)).toBeVisible();
    },
  ],
  [
    'deleted puzzles',
    async (app) => {
      await app.openPuzzle(EASY);
      await fillShelf(app, 12);
      await app.reload();
      await app.choose('shelf');
      await expect(rows(app).nth(3)).toBeVisible();
      for (let left = 12; left > 8; left--) {
        await rows(app).last().focus();
        await app.press('Delete');
        await expect(app.dialog.getByRole('status')).toContainText(`${left}`);
      }
      await app.dialog.getByRole('button', { name: app.words.shelf.tabs.bin, exact: true }).click();
      await expect(app.dialog.getByRole('row').nth(3)).toBeVisible();
    },
  ],
  [
    'the question whether to keep the board',
    async (app) => {
      await app.openPuzzle(EASY);
      await storeElsewhere(app.page, { 'unwind.deletion': '1' });
      await expect(app.notices.getByRole('button')).not.toHaveCount(0);
    },
  ],
  ['the import, refused', (app) => importing(app, nineLines(withDigits(EASY, 22, 'B')), 'B')],
  ['the import, with a preview', (app) => importing(app, HARD, '21')],
  ['the import, with puzzles to choose from', (app) => importing(app, `${EASY}\n${HARD}`, '2')],
  [
    'Many, solved',
    async (app) => {
      await app.openPuzzle(EASY);
      await app.choose('many');
      await expect(app.dialog).toBeVisible();
      await app.paste(`${EASY}\n${HARD}\n${TWO}\n${MISTYPED}\n${EASY}1\n`);
      await expect(app.dialog.getByRole('row').nth(4)).toBeVisible();
    },
  ],
];

const HINT: readonly State[] = [
  ['Hint', (app) => hint(app, 'r1c1')],
  ['a proof', (app) => tellAll(app, 'r8c9')],
  ['a long proof', (app) => tellAll(app, 'r8c3')],
  [
    'a step link by link',
    async (app) => {
      await tellAll(app, 'r9c8', FISH);
      await expect(app.button(app.words.hint.allLinks)).toBeVisible();
    },
  ],
  [
    'all steps',
    async (app) => {
      await hint(app, 'r1c1');
      await app.askElsewhere(app.words.hint.actions.all);
      await expect(app.hint.locator('details').first()).toBeVisible();
    },
  ],
  [
    'the whole path',
    async (app) => {
      await hint(app, 'r1c1');
      await app.askElsewhere(app.words.hint.actions.path);
      await expect(app.button(app.words.path.orders.fewest)).toBeVisible();
    },
  ],
  [
    'what else a hint can tell',
    async (app) => {
      await hint(app, 'r1c1');
      await app.hint.getByRole('button', { name: app.words.hint.elsewhere }).click();
      await expect(app.page.getByRole('menu')).toBeVisible();
    },
  ],
];

const WATCH: readonly State[] = [
  ['Watch', (app) => watch(app, 1234)],
  ['Watch, at its beginning', (app) => watch(app, 0)],
  [
    'Watch, gone another way at a guess, with both searches in numbers',
    async (app) => {
      await watch(app, 1);
      await new Watching(app).steer();
      const detail = app.page.locator('.detail-switch');
      if (await detail.isVisible()) await detail.click();
      await expect(app.page.locator('.two-ways')).toBeVisible();
    },
  ],
  [
    'Watch, two searches side by side',
    async (app) => {
      await watch(app, 1234);
      await new Watching(app).beside();
    },
  ],
  [
    'Watch, with the large chart',
    async (app) => {
      await watch(app, 1234);
      await app.click(app.words.chart.expand);
    },
  ],
  ['Compare', (app) => compare(app)],
  [
    'Compare, on a set, with a field for puzzles of your own',
    async (app) => {
      await compare(app);
      const words = compareWords(app);
      await app.click(words.scopes.set);
      await app.click(words.set.own);
      await expect(app.page.getByRole('textbox', { name: words.set.pasted })).toBeVisible();
    },
  ],
];

const PHOTOS: readonly State[] = [
  ['a photograph, read', (app) => photograph(app, WRITTEN_PHOTO)],
  [
    'a photograph with the corners of its grid',
    async (app) => {
      await photograph(app, WRITTEN_PHOTO);
      await app.dialog.getByRole('button', { name: app.words.photo.showPhotograph, exact: true }).click();
      await expect(app.dialog.getByRole('button', { name: app.words.photo.corner[0] })).toBeVisible();
    },
  ],
  [
    'a photograph misread',
    async (app) => {
      await photograph(app, PRINTED_PHOTO);
      await app.dialog.getByRole('gridcell').nth(1).click();
      await app.type('9');
      await expect(app.dialog.locator('.photo-repairs')).toBeVisible();
    },
  ],
  [
    'a picture without a grid',
    async (app) => {
      await app.openPuzzle(EASY);
      await app.choose('photo');
      await app.choosePhoto('public/icon-192.png');
      await expect(app.dialog.locator('.photo-why')).toBeVisible();
    },
  ],
];

/** What an embedded app shows, in the language that the address asks for. */
export const EMBEDDED: readonly State[] = [
  ['a board in the page of somebody else', (app) => embedded(app, { kind: 'board' })],
  [
    'a search in the page of somebody else',
    (app) => embedded(app, { kind: 'watch', strategy: 'rowByRow', options: '', step: 60 }),
  ],
  [
    'a hint in the page of somebody else',
    (app) =>
      embedded(app, {
        kind: 'hint',
        cells: [70 as Cell],
        pages: [{ asked: { kind: 'selected' }, level: 'why', at: 0, backward: false, link: 0, whole: false }],
      }),
  ],
];

/** All views and their results. */
export const STATES: readonly State[] = [...PLAY, ...HINT, ...WATCH, ...PHOTOS];

/** All dialogs, each reached from the board with EASY, which they leave unchanged. */
export const DIALOG_STATES: readonly State[] = (Object.keys(DIALOGS) as Dialog[]).map((dialog) => [
  `the dialog ${dialog}`,
  async (app) => {
    await DIALOGS[dialog](app);
    await expect(app.dialog.getByRole('heading').first()).toBeVisible();
  },
]);

async function compare(app: App): Promise<void> {
  await app.page.goto(`./#p=${EASY}&compare=rowByRow;singlesFirst`);
  const page = app.page.locator('main.compare');
  await expect(page).toBeVisible();
  await expect(app.notices.getByRole('button')).not.toHaveCount(0);
  await app.press('Escape');
  await expect(app.notices.getByRole('button')).toHaveCount(0);
  await expect(page).toBeVisible();
}

async function photograph(app: App, file: string): Promise<void> {
  await app.openPuzzle(EASY);
  await app.choose('photo');
  await app.choosePhoto(file);
  await expect(app.dialog.locator('.photo-verdict')).not.toContainText(app.words.photo.verdict.judging);
}

async function solve(app: App, puzzle: string): Promise<void> {
  await app.openPuzzle(puzzle);
  await app.press('s');
}

async function importing(app: App, text: string, said: string): Promise<void> {
  await app.openPuzzle(EASY);
  await app.setClipboard('');
  await app.choose('paste');
  await app.puzzleText.fill(text);
  await expect(app.dialog.getByRole('status')).toContainText(said);
}

/**
 * Opens the wishes for a new puzzle with a range of ratings and a few givens drawn, against which there are several
 * objections.
 */
async function wishImpossible(app: App): Promise<void> {
  const { newPuzzle: words } = app.words;
  await app.openPuzzle(EASY);
  await app.choose('wishPuzzle');
  await app.dialog.getByText(words.wishes).click();
  await app.dialog.getByRole('combobox', { name: words.rating }).selectOption('range');
  await app.dialog.getByText(words.pattern, { exact: true }).click();
  const board = app.dialog.getByRole('grid', { name: words.pattern });
  for (const cell of [40, 10, 13]) await board.getByRole('gridcell').nth(cell).click();
  await expect(app.dialog.getByRole('status')).toContainText('17');
  await board.evaluate((drawing) => drawing.scrollIntoView());
}

async function embedded(
  app: App,
  shown: Extract<Shown, { kind: 'board' | 'watch' | 'hint' }>,
): Promise<void> {
  const board = boardOf(grid(EASY), { kind: 'link', name: null, at: null });
  await app.page.goto(`./embed.html${writePacked(board, shown)}&lang=${app.language}`);
  await expect(app.page.getByRole('link', { name: app.words.share.openInApp })).toBeVisible();
  const there = { board: '.verdict-text', watch: '.deck', hint: '.hint-proof' }[shown.kind];
  await expect(app.page.locator(there)).toBeVisible();
}

async function hint(app: App, cell: CellName, puzzle = MODERATE): Promise<void> {
  await app.openPuzzle(puzzle);
  await app.select(cell);
  await app.press('h');
  await expect(app.button(app.words.hint.actions.nudge)).toBeVisible();
}

/** Opens a hint up to its reason. */
async function tellAll(app: App, cell: CellName, puzzle = MODERATE): Promise<void> {
  const { actions } = app.words.hint;
  await hint(app, cell, puzzle);
  for (const name of [actions.nudge, actions.technique, actions.why]) {
    await app.button(name).focus();
    await app.press('Enter');
  }
}

async function watch(app: App, step: number): Promise<void> {
  await new Watching(app).open(HARD, 'rowByRow', step);
  await app.press('Escape');
}
