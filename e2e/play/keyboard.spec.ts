import { expect, test } from '../support/app';
import { EASY } from '../support/puzzles';

test('Tab visits every control in order with a visible focus, and the board, which arrows move through, once', async ({
  app,
}) => {
  await app.openPuzzle(EASY);
  await expect(app.verdict).toContainText('One solution');
  const stops = await app.tabStops();
  expect(stops.map(({ name }) => name)).toEqual([
    'button "Puzzle"',
    'button "Compare"',
    'button "한국어"',
    'button "Theme"',
    'button "Keyboard shortcuts"',
    'button "Hint"',
    'button "Check"',
    'button "Watch"',
    'button "Solve"',
    'gridcell "row 1, column 1, 5, given"',
    'button "Examine"',
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `button "${digit}, ${left(digit)} left"`),
    'button "Digit"',
    'button "Notes"',
    'button "Colours"',
    'button "Erase"',
    'button "Undo"',
    'button "Fill in all candidates"',
    'switch "Point out mistakes as I go"',
    'button "More options"',
  ]);
  expect(stops.filter(({ visible }) => !visible)).toEqual([]);

  while (!(await app.focused()).startsWith('gridcell')) await app.press('Tab');
  await app.press('ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'End', 'Tab');
  await expect(app.button('Examine')).toBeFocused();
  // Arrows belong to the board: on a button they move nothing.
  await app.press('ArrowDown', 'Shift+Tab');
  await expect(app.cell('r2c9')).toBeFocused();
});

const left = (digit: number): number => 10 - EASY.split(String(digit)).length;
