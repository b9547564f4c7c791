import { expect, test } from '../support/app';
import { DIALOGS } from '../support/dialogs';
import { EASY } from '../support/puzzles';

/** Fields whose letters are so small that Safari on a phone would zoom in on them, and buttons pressed twice for a zoom. */
function zoomed(): string[] {
  const named = (element: Element) =>
    `${element.tagName} ${element.className} ${element.getAttribute('aria-label')}`;
  const fields = document.querySelectorAll(
    'select, textarea, input:not([type=checkbox], [type=radio], [type=range])',
  );
  return [
    ...[...fields].filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16),
    ...[...document.querySelectorAll('button')].filter(
      (button) => getComputedStyle(button).touchAction === 'auto',
    ),
  ].map(named);
}

for (const dialog of ['export', 'share', 'many', 'shelf', 'contestants'] as const)
  test(`no field and no button makes a phone zoom in: ${dialog}`, async ({ app }) => {
    await app.openPuzzle(EASY);
    await DIALOGS[dialog](app);
    await expect(app.dialog.getByRole('heading').first()).toBeVisible();
    expect(await app.page.evaluate(zoomed)).toEqual([]);
  });
