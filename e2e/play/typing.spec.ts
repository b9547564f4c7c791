import { expect, test } from '../support/app';
import { drawnAgain, frames } from '../support/layout';

/** Its last two cells are empty. */
const EULER = '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..';

// The two windows lay the page out in different ways; their sizes share a first visit.
for (const sizes of [
  [
    [1280, 800],
    [1920, 1080],
    [1000, 700],
  ],
  [
    [390, 844],
    [390, 664],
    [320, 480],
    [844, 390],
  ],
] as const)
  test(`the first key of a first visit moves nothing at ${sizes.map((size) => size.join(' x ')).join(', ')}`, async ({
    app,
  }) => {
    await app.page.setViewportSize({ width: sizes[0][0], height: sizes[0][1] });
    await app.open();
    await app.placeKept();
    for (const [width, height] of sizes) {
      await app.page.setViewportSize({ width, height });
      await drawnAgain(app.page);
      // In one column the keys come with the first tap.
      if (width < 900) await app.select('r1c2');
      else await app.press('ArrowRight');
      const before = await frames(app.page);
      await app.type('2');
      await app.showsCell('r1c2', '2');
      expect.soft((await frames(app.page)).slice(0, before.length), `${width} x ${height}`).toEqual(before);
      await app.press('z', 'ArrowLeft');
    }
  });

test('a puzzle is typed on the number pad, and a button starts playing where the cursor is', async ({
  app,
}) => {
  await app.open();
  await app.typeOnNumberPad('0.302');
  await app.type(EULER.slice(5, 40).replaceAll('.', '0'));
  await app.type(EULER.slice(40, 60));
  await app.type(EULER.slice(60, 79).replaceAll('.', ' '));
  await app.showsDigits(EULER);
  await app.showsPhase('set');
  await app.click('Start playing');
  await app.showsPhase('play');
  await expect(app.cell('r9c8')).toBeFocused();
  await app.choose('editGivens');
  await app.showsPhase('set');
  await app.select('r9c8');
  await app.type('00');
  await app.showsPhase('play');
  await expect(app.verdict).toHaveText('One solution · 32 givens');
  await expect(app.heading).toHaveText('Your puzzle');
});
