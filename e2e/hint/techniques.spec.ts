import { pages } from '../../src/i18n/en/pages';
import { expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { EASY } from '../support/puzzles';

test('each technique has a page with a drawn example, and all pages can be browsed', async ({ app }) => {
  test.slow();
  const { names } = app.words.techniques;
  const { actions, levels } = app.words.hint;
  const about = app.hint.getByRole('button', { name: actions.aboutTechnique });
  const heading = app.dialog.getByRole('heading', { level: 2 });
  await app.openPuzzle(EASY);
  await app.select('r8c8');
  await app.start('hint');
  await app.hint.getByRole('button', { name: levels.technique, exact: true }).click();
  await about.click();
  await expect(heading).toHaveText(names.nakedSingle);
  await expect(app.dialog).toContainText(pages.pages.nakedSingle.look);
  await expect(
    app.dialog.getByRole('img', { name: pages.picture('nakedSingle') }),
  ).toHaveAccessibleDescription(/^On the board: highlighted: .+; placed: \d in r\dc\d\.$/);

  await app.dialog.getByRole('button', { name: pages.next }).click();
  await expect(heading).toHaveText(names.directHiddenTriple);
  await app.press('ArrowLeft', 'ArrowLeft');
  await expect(heading).toHaveText(names.directHiddenPair);
  await app.dialog.getByRole('button', { name: pages.list }).click();
  await expect(heading).toHaveText(pages.list);
  await hasNoViolations(app);
  await app.dialog.getByRole('button', { name: /^Skyscraper/ }).click();
  await expect(app.dialog.getByRole('img')).toBeVisible();
  await hasNoViolations(app);

  // The hint under it is unchanged, and continues where it was.
  await app.press('Escape');
  await expect(app.dialog).toBeHidden();
  await expect(about).toBeFocused();
  await expect(app.hint.getByRole('button', { name: levels.technique, exact: true })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await app.click(actions.why);
  await app.hint.getByRole('button', { name: names.nakedSingle, exact: true }).click();
  await expect(heading).toHaveText(names.nakedSingle);
  await app.closeDialog();
});
