import { readFileSync } from 'node:fs';
import { EASY } from '../support/puzzles';
import { startChild } from './engines/child';
import { journey } from './journey';
import type { Person } from './person';

/** How many programs keep the processors busy beside: `npm run bench -- strain`. Without it nothing here runs. */
const BUSY = Number(process.env.STRAIN ?? 0);

const RUNS = 20;
const HINTS = 200;
/** More than there are, as some browsers tell a page, so that it starts more workers than can run. */
const CLAIM = 'Object.defineProperty(navigator, "hardwareConcurrency", { get: () => 4 });';
const HOUR = 3_600_000;

/** What a person must never read: that a worker has stopped answering. */
async function wasCalm(person: Person): Promise<void> {
  const { notices } = person.words;
  const told = (await person.texts('region', person.words.app.notices)).join('\n');
  for (const said of [
    notices.workerRestarted({ kind: 'workerRestarted' }),
    notices.hintRestarted({ kind: 'hintRestarted' }),
    notices.mistake({ kind: 'mistake' }),
  ])
    if (told.includes(said)) throw new Error(`told: ${said}`);
}

/** How many puzzles the page says are solved. The bar itself moves by pieces of the file, of some 3,000 puzzles. */
const solved = () =>
  document.querySelector('dialog [role=progressbar]')?.getAttribute('aria-valuetext') ?? '';

/** A set of hard puzzles, which keep the workers busy for a while. */
const hard = readFileSync('src/sudoku/testing/puzzles/top1465.txt', 'utf8').trim().split('\n');
const LINES = Array.from({ length: 20_000 }, (_, line) => hard[line % hard.length]);

if (BUSY > 0)
  journey.describe(`beside ${BUSY} busy programs`, () => {
    let stop = (): void => {};
    journey.beforeAll(() => {
      const busy = Array.from({ length: BUSY }, () =>
        startChild(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
      );
      stop = () => {
        for (const child of busy) child.kill('SIGKILL');
      };
    });
    journey.afterAll(() => stop());

    journey(`Many, ${RUNS} times`, async ({ person, site }) => {
      journey.setTimeout(HOUR);
      site.script += CLAIM;
      await person.openPuzzle(EASY);
      for (let run = 0; run < RUNS; run++) {
        await person.choose('many');
        await person.sees('heading', person.words.many.title, { role: 'dialog' });
        await person.drops('lines.sdm', Buffer.from(`${LINES.join('\n')}\n`), 'text/plain');
        await person.waitsAtWork(
          'all are solved',
          async () => /20,000.* solved in/.test((await person.texts('status')).join('\n')),
          () => person.evaluate(solved),
        );
        await wasCalm(person);
        await person.key('Escape');
        await person.misses('dialog');
      }
      await person.showsDigits(EASY);
    });

    journey(`${HINTS} hints`, async ({ person, site }) => {
      journey.setTimeout(HOUR);
      site.script += CLAIM;
      const sets = ['bank-medium', 'bank-hard'].flatMap((set) =>
        readFileSync(`src/sudoku/testing/puzzles/${set}.txt`, 'utf8')
          .trim()
          .split('\n')
          .slice(0, HINTS / 2),
      );
      await person.openPuzzle(EASY);
      const began = Date.now();
      for (const [index, puzzle] of sets.entries()) {
        if (index > 0 && index % 50 === 0)
          process.stdout.write(`${index} hints in ${Math.round((Date.now() - began) / 1000)} s\n`);
        // Out of the hint before, and its notice.
        await person.key('Escape', 'Escape');
        await person.drops('puzzle.sdm', Buffer.from(puzzle), 'text/plain');
        await person.showsDigits(puzzle);
        await person.key('Escape', 'h');
        await person.sees('button', person.words.hint.actions.technique);
        await wasCalm(person);
        await person.key('f');
        await person.waits('a digit is written', async () => (await person.digits()) !== puzzle);
      }
    });
  });
