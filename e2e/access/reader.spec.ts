import { type App, expect, test } from '../support/app';
import { PRINTED_PHOTO } from '../support/photos';
import { EASY, FISH } from '../support/puzzles';
import { Reader } from '../support/reader';
import { Watching } from '../support/watching';

/** Types a row and corrects it, then solves a puzzle, takes the answer back and plays. */
async function setsAndSolves(app: App, reader: Reader): Promise<void> {
  const { words } = app;
  await app.open();
  await reader.begin();
  await reader.goTo(words.words.cellAloud(0 as never));
  await reader.type(EASY.slice(0, 9));
  await reader.press('Backspace', 'Backspace', '.', '.');
  await opens(app, EASY);
  await reader.begin();
  await reader.goTo(words.app.solve);
  await reader.press('Enter');
  await reader.goTo(words.verdict.takeBack);
  await reader.press(
    'Enter',
    'ArrowRight',
    'ArrowRight',
    '1',
    '2',
    'm',
    '5',
    '6',
    'z',
    's',
    'Tab',
    'Tab',
    'Enter',
  );
}

/** Has the next cell explained, up to its digit, and fills it in. */
async function asksForHint(app: App, reader: Reader): Promise<void> {
  await opens(app, EASY);
  await app.focusCell('r8c7');
  await reader.begin();
  await reader.press('ArrowRight', 'h', 'Enter', 'Enter', 'Enter', 'Enter', 'f', 'Escape');
}

/** Replaces the board in the same page. */
async function opens(app: App, puzzle: string): Promise<void> {
  await app.paste(puzzle);
  await app.showsDigits(puzzle);
  await app.press('Escape');
}

test.describe('read out', () => {
  test.use({ reducedMotion: 'reduce' });
  test.slow();

  test('Solve', async ({ app }) => {
    const reader = await Reader.of(app);
    await setsAndSolves(app, reader);
    expect(reader.transcript).toMatchSnapshot('solve-en.txt');
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
    for (const name of [watching.words.transport.timeline, 'gridcell']) await reader.goTo(name, 'Shift+Tab');
    await reader.press('ArrowRight', 'ArrowRight', 'End', 'Escape');
    expect(reader.transcript).toMatchSnapshot('watch-en.txt');
  });

  test('a photograph', async ({ app }) => {
    const reader = await Reader.of(app);
    await app.openPuzzle(EASY);
    await app.dropFile(PRINTED_PHOTO);
    await expect(app.dialog).toContainText(app.words.photo.verdict.one);
    await reader.begin();
    // The reading has the focus, also of a picture that was dropped.
    expect(await app.focused()).toBe('gridcell "row 1, column 1, 9, given"');
    // In the empty cell to the right a 9 is a wrong given. Marked as handwritten, it is not part of the puzzle.
    await reader.press('ArrowRight', '9', 'h', 'Delete', 'Enter', 'Escape');
    expect(reader.transcript).toMatchSnapshot('photo-en.txt');
  });

  test('a hint of one step, and one of several, link by link', async ({ app }) => {
    const reader = await Reader.of(app);
    await app.open();
    await asksForHint(app, reader);
    await opens(app, FISH);
    await app.focusCell('r9c8');
    await reader.begin();
    // To the last of three links, back to the second, and on to the conclusion and the next step.
    await reader.press('h', 'Enter', 'Enter', 'Enter', 'Enter', 'Enter', 'ArrowLeft');
    await reader.press('Enter', 'Enter', 'Enter');
    expect(reader.transcript).toMatchSnapshot('hint-en.txt');
  });
});
