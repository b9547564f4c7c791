import { App, expect, test } from '../support/app';
import { faults, SIZES } from '../support/layout';
import { EASY } from '../support/puzzles';

test('cells and notes can be coloured by touch, and the keys are fully in view on every phone', async ({
  app,
}) => {
  test.slow();
  const looks = async (one: App): Promise<void> => {
    const own = one.page.viewportSize();
    for (const [width, height] of SIZES.filter(([width]) => width < 900)) {
      await one.page.setViewportSize({ width, height });
      expect.soft(await faults(one.page, 32), `${one.language}, ${width} x ${height}`).toEqual([]);
    }
    if (own) await one.page.setViewportSize(own);
  };
  await app.openPuzzle(EASY);
  await app.cell('r1c3').tap();
  await app.button('Notes').tap();
  await app.digitKey(4).tap();
  await app.digitKey(7).tap();
  await app.button('Colours').tap();
  await app.button('Yellow').tap();
  await looks(app);
  await app.button('A note').tap();
  await looks(app);
  await app.button('Note 7').tap();
  await expect(app.button('Note 7')).toHaveAttribute('aria-pressed', 'true');
  await looks(app);
  await app.button('Purple').tap();
  await app.showsCell('r1c3', 'empty, notes 4 7, coloured yellow, note 7 coloured purple');
  await app.button('Erase').tap();
  await app.showsCell('r1c3', 'empty, notes 4 7, coloured yellow');
  await app.button('Undo').tap();
  await app.button('Cell').tap();
  await app.button('Erase').tap();
  await app.showsCell('r1c3', 'empty, notes 4 7');

  const menu = await app.openMenu('more');
  await menu.getByRole('menuitem', { name: '한국어' }).tap();
  const korean = new App(app.page, 'ko');
  await korean.button(korean.words.colours.names[6]).waitFor();
  await looks(korean);
  await korean.button(korean.words.colours.note(null)).tap();
  await looks(korean);
});
