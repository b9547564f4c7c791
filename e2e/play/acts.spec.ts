import { count, jobs } from '../support/acts';
import { expect, test } from '../support/app';

test.use({ named: false });

for (const job of jobs((app, digit) => app.press(digit)))
  test(`${job.name}: keys and presses`, async ({ app }) => {
    expect(await count(app, job)).toBe(job.acts);
  });
