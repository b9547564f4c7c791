import { expect, test } from '../support/app';
import { faults, SIZES } from '../support/layout';
import { EASY } from '../support/puzzles';

test('cells and notes can be coloured by touch', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.cell('r1c3').tap();
  await app.button('Notes').tap();
  await app.digitKey(4).tap();
  await app.digitKey(7).tap();
  await app.button('Colours').tap();
  await app.button('Yellow').tap();
  await app.button('A note').tap();
  await app.button('Note 7').tap();
  await app.button('Purple').tap();
  await app.showsCell('r1c3', 'empty, notes 4 7, coloured yellow, note 7 coloured purple');
  await app.button('Erase').tap();
  await app.showsCell('r1c3', 'empty, notes 4 7, coloured yellow');
  await app.button('Undo').tap();
  await app.button('Cell').tap();
  await app.button('Erase').tap();
  await app.showsCell('r1c3', 'empty, notes 4 7');
});

for (const language of ['en', 'ko'] as const)
  test.describe(language, () => {
    test.use({ language });
    test('the colour keys are fully in view on every phone', async ({ app }) => {
      test.slow();
      await app.openPuzzle(EASY);
      await app.click(app.words.app.pad.colour);
      const { note, names } = app.words.colours;
      await app.button(names[6]).waitFor();
      const looks = async (): Promise<void> => {
        for (const [width, height] of SIZES.filter(([width]) => width < 900)) {
          await app.page.setViewportSize({ width, height });
          expect.soft(await faults(app.page, 32), `${width} x ${height}`).toEqual([]);
        }
      };
      await looks();
      await app.click(note(null));
      await looks();
      await app.click(note(4));
      await expect(app.button(note(4))).toHaveAttribute('aria-pressed', 'true');
      await looks();
    });
  });
