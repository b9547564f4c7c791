import { type App, expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { EASY, EASY_ANSWER, NONE, TWO } from '../support/puzzles';

type State = readonly [name: string, reach: (app: App) => Promise<unknown>];

/** All of these are checked in one page, each opened from the one before. */
const BOARDS: readonly State[] = [
  ['first visit', () => Promise.resolve()],
  ['Set, empty', (app) => app.press('e')],
  ['Set, with a clash', (app) => app.type('1.1')],
  [
    'Play, with notes, several cells and a clash',
    async (app) => {
      await app.paste(EASY);
      await app.showsDigits(EASY);
      await app.select('r1c3');
      await app.press('Shift+Digit1', 'Shift+Digit4', 'ArrowRight', '5', 'ArrowDown', 'Shift+ArrowLeft');
    },
  ],
  ['a cell with its peers and the same digits', (app) => app.select('r1c1')],
  [
    'checked, with a wrong entry',
    async (app) => {
      await app.start('check');
      await expect(app.verdict).toContainText(app.words.verdict.checked(1, 1).lead);
    },
  ],
  [
    'mistakes pointed out, notes mode',
    async (app) => {
      await app.switch(app.words.play.mistakes).click();
      await app.click(app.words.app.pad.notes);
    },
  ],
  [
    'solved, with a correction',
    async (app) => {
      await app.solve();
      await app.showsDigits(EASY_ANSWER);
    },
  ],
  [
    'solved by hand',
    async (app) => {
      await app.paste(EASY_ANSWER.replace(/^./, '.'));
      await app.showsDigits(EASY_ANSWER.replace(/^./, '.'));
      await app.select('r1c1');
      await app.click(app.words.app.pad.digit);
      await app.type('5');
      await expect(app.verdict).toContainText(app.words.verdict.solvedByYou.lead);
    },
  ],
  [
    'no solution',
    async (app) => {
      await app.paste(NONE);
      await app.showsDigits(NONE);
      await app.solve();
      await expect(app.button(app.words.verdict.takeBack)).toBeHidden();
    },
  ],
  [
    'many solutions, one browsed to',
    async (app) => {
      await app.paste(TWO);
      await app.showsDigits(TWO);
      await app.solve();
      await app.click(app.words.verdict.next);
      await expect(app.button(app.words.verdict.previous)).toBeEnabled();
    },
  ],
  [
    'counting',
    async (app) => {
      await app.press('e', 's');
      await app.click(app.words.verdict.countTo(1_000_000));
      await app.click(app.words.verdict.countTo(100_000_000));
      await expect(app.button(app.words.verdict.stop)).toBeVisible();
    },
  ],
];

/** Without the dialogs, because states.spec.ts opens and checks all of them with axe. */
const OVER_THE_BOARD: readonly State[] = [
  [
    'a message with Undo',
    async (app) => {
      // Ends the count.
      await app.press('Escape');
      await app.paste(EASY);
      await app.showsDigits(EASY);
    },
  ],
  ['the Puzzle menu', (app) => app.openMenu()],
  [
    'copy and save, with a message',
    async (app) => {
      await app.press('Escape');
      await app.choose('exportAs');
      await app.dialog.getByRole('button', { name: app.words.entry.exporting.copy, exact: true }).click();
      await expect(app.notices).toContainText(
        app.words.notices.copied({ kind: 'copied', what: 'nineLines' }),
      );
    },
  ],
  [
    'a digit picked up',
    async (app) => {
      await app.closeDialog();
      await app.click(app.words.play.moreOptions);
      await app.switch(app.words.options.digitFirst).click();
      await app.closeDialog();
      await app.digitKey(4).click();
    },
  ],
];

test('axe finds no fault on the board, and in messages, menus and dialogs over it', async ({ app }) => {
  test.slow();
  await app.open();
  for (const [name, reach] of [...BOARDS, ...OVER_THE_BOARD]) {
    await test.step(name, async () => {
      await reach(app);
      await hasNoViolations(app);
    });
  }
});
