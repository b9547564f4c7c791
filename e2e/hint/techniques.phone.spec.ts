import { pages } from '../../src/i18n/ko/pages';
import { expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { fitsThumbs } from '../support/layout';
import { EASY } from '../support/puzzles';

test.use({ language: 'ko', viewport: { width: 320, height: 568 } });

test('on a small phone, the page of a technique is a sheet that can be read and turned by thumb', async ({
  app,
}) => {
  test.slow();
  const { names } = app.words.techniques;
  const { actions, levels } = app.words.hint;
  await app.openPuzzle(EASY);
  await app.cell('r8c8').tap();
  await app.tapKey('hint');
  for (const name of [actions.nudge, actions.technique]) await app.button(name).tap();
  await app.hint.getByRole('button', { name: actions.aboutTechnique }).tap();
  const { dialog } = app;
  await expect(dialog.getByRole('img', { name: pages.picture('nakedSingle') })).toBeVisible();
  await fitsThumbs(app.page);
  await dialog.getByRole('button', { name: pages.list }).tap();
  await fitsThumbs(app.page);
  await dialog.getByRole('button', { name: new RegExp(`^${names.groupedAic}`) }).tap();
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(names.groupedAic);
  await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  await fitsThumbs(app.page);
  await hasNoViolations(app);
  await dialog.getByRole('button', { name: app.words.app.close }).tap();
  await expect(app.dialog).toBeHidden();
  await expect(app.hint).toContainText(levels.technique);
});
