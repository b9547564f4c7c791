import { count, jobs } from '../support/acts';
import { expect, test } from '../support/app';

test.use({ named: false });

for (const job of jobs((app, digit) =>
  digit === '0' ? app.button(app.words.app.pad.skip).tap() : app.digitKey(Number(digit)).tap(),
))
  test(`${job.name}: taps`, async ({ app }) => {
    expect(await count(app, job)).toBe(job.acts);
  });
