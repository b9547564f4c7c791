import { expect, type Language, test } from '../support/app';
import { PRINTED_PHOTO } from '../support/photos';
import { EASY, FISH, MODERATE } from '../support/puzzles';
import { Reader } from '../support/reader';
import { Watching } from '../support/watching';

test('each typed key is announced once, and the verdict after a pause', async ({ app }) => {
  const reader = await Reader.of(app);
  await app.open();
  await reader.does('open');
  const before = (await reader.announcements()).length;
  await reader.type(EASY);
  const said = (await reader.announcements()).slice(before);
  expect(said).toHaveLength(82);
  expect(said[0]).toBe('row 1, column 1, 5, given');
  expect(said.filter((text) => text.startsWith('row '))).toHaveLength(81);
  expect(said.at(-1)).toBe('One solution · 30 givens');
});

test('even with slow typing, the verdict is announced only after a pause', async ({ app }) => {
  const reader = await Reader.of(app);
  await app.open();
  await reader.does('open');
  const before = (await reader.announcements()).length;
  // Enough time to judge each board.
  await app.page.keyboard.type(EASY.slice(0, 40), { delay: 150 });
  await reader.does('type');
  const said = (await reader.announcements()).slice(before);
  const pauses = (await reader.pauses()).slice(before);
  expect(said.filter((text) => text.startsWith('row '))).toHaveLength(40);
  const verdicts = said.flatMap((text, index) =>
    text.startsWith('row ') ? [] : [[text, pauses[index] ?? 0]],
  );
  expect(verdicts.length).toBeGreaterThan(0);
  expect(verdicts.filter(([, pause]) => Number(pause) < 950)).toEqual([]);
});

for (const language of ['en', 'ko'] satisfies Language[]) {
  test.describe(`read out, ${language}`, () => {
    test.use({ language, reducedMotion: 'reduce' });
    test.slow();

    test('Solve', async ({ app }) => {
      const { words } = app;
      const reader = await Reader.of(app);
      await app.open();
      await reader.begin();
      await reader.goTo(words.words.cellAloud(0 as never));
      await reader.type(EASY.slice(0, 9));
      await reader.press('Backspace', 'Backspace', '.', '.');
      await app.openPuzzle(EASY);
      await reader.begin();
      await reader.goTo(words.app.solve);
      await reader.press('Enter');
      await reader.goTo(words.verdict.takeBack);
      await reader.press('Enter', 'ArrowRight', 'ArrowRight', '1', '2', 'm', '5', '6', 'z', 's');
      expect(reader.transcript).toMatchSnapshot(`solve-${language}.txt`);
    });

    test('Watch', async ({ app }) => {
      const reader = await Reader.of(app);
      const watching = new Watching(app);
      await app.openPuzzle(EASY);
      await reader.begin();
      await reader.goTo(app.words.app.watch);
      // The focus moves there once Watch is on the page, which takes a moment.
      await app.press('Enter');
      await watching.isAt(0);
      await reader.does('Enter');
      await reader.press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Space');
      await reader.pressAtSomeTime('Space', watching.words.transport.pause);
      await reader.press('Home', 'b', 'b');
      for (const name of [watching.words.transport.timeline, 'gridcell'])
        await reader.goTo(name, 'Shift+Tab');
      await reader.press('ArrowRight', 'ArrowRight', 'End', 'Escape');
      expect(reader.transcript).toMatchSnapshot(`watch-${language}.txt`);
    });

    test('a photograph', async ({ app }) => {
      const reader = await Reader.of(app);
      await app.openPuzzle(EASY);
      await app.dropFile(PRINTED_PHOTO);
      await expect(app.dialog).toContainText(app.words.photo.verdict.one);
      await reader.begin();
      await reader.goTo(app.words.words.cellAloud(0 as never));
      // In the empty cell to the right a 9 is a wrong given. Marked as handwritten, it is not part of the puzzle.
      await reader.press('ArrowRight', '9', 'h', 'Delete', 'Enter', 'Escape');
      expect(reader.transcript).toMatchSnapshot(`photo-${language}.txt`);
    });

    test('Hint', async ({ app }) => {
      const reader = await Reader.of(app);
      await app.openPuzzle(EASY);
      await app.focusCell('r8c7');
      await reader.begin();
      await reader.press('ArrowRight', 'h', 'Enter', 'Enter', 'Enter', 'Enter', 'f', 'Escape');
      expect(reader.transcript).toMatchSnapshot(`hint-${language}.txt`);
    });

    test('a hint of several steps', async ({ app }) => {
      const reader = await Reader.of(app);
      await app.openPuzzle(MODERATE);
      await app.focusCell('r8c9');
      await reader.begin();
      // To the second step of the proof, back, and on to the last of six steps and the digit.
      await reader.press('h', 'Enter', 'Enter', 'Enter', 'Enter', 'ArrowLeft');
      for (let step = 2; step <= 6; step++) await reader.press('Enter');
      await reader.press('Enter', 'f');
      expect(reader.transcript).toMatchSnapshot(`hint-steps-${language}.txt`);
    });

    test('a step of many marks', async ({ app }) => {
      const reader = await Reader.of(app);
      await app.openPuzzle(FISH);
      await app.focusCell('r9c8');
      await reader.begin();
      // To the last of three links, back to the second, and on to the conclusion and the next step.
      await reader.press('h', 'Enter', 'Enter', 'Enter', 'Enter', 'Enter', 'ArrowLeft');
      await reader.press('Enter', 'Enter', 'Enter');
      expect(reader.transcript).toMatchSnapshot(`hint-links-${language}.txt`);
    });

    test('a hint far away, from part to part of its proof', async ({ app }) => {
      const reader = await Reader.of(app);
      await app.openPuzzle(MODERATE);
      await app.focusCell('r1c3');
      await reader.begin();
      await reader.press('h', 'Enter', 'Enter', 'Enter');
      for (let step = 2; step <= 5; step++) await reader.press('Enter');
      expect(reader.transcript).toMatchSnapshot(`hint-parts-${language}.txt`);
    });
  });
}
