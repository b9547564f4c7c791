import { expect } from 'playwright/test';
import { compare as compareIn } from '../../src/i18n/en/compare';
import { watch as watchIn } from '../../src/i18n/en/watch';
import { STRATEGY_IDS } from '../../src/sudoku/search';
import { EASY, HARD, MISTYPED, TWO } from '../support/puzzles';
import { journey } from './journey';
import { type Person, SOON } from './person';

const watching = watchIn(null);
const comparing = compareIn(null);

journey('Hint, from the nudge to the written digit', async ({ person }) => {
  const { actions } = person.words.hint;
  await person.openPuzzle(EASY);
  await person.select('r8c8');
  await person.press('button', person.words.app.hint);
  await person.reads('region', person.words.hint.name, 'can be solved now');
  expect(await person.faults()).toEqual([]);
  for (const name of [actions.nudge, actions.technique, actions.why]) await person.press('button', name);
  await person.reads('region', person.words.hint.name, 'Box 9 already has 2, 5, 7, 8 and 9');
  await person.showsDigits(EASY);
  await person.press('button', actions.fill);
  await person.showsCell('r8c8', '3, answer');
  await person.key('z');
  await person.showsDigits(EASY);
});

/** The step that Watch shows. */
const step = (person: Person): Promise<number> =>
  person.evaluate(() =>
    Number.parseInt((document.querySelector('.steps dd')?.textContent ?? '').replaceAll(',', ''), 10),
  );

/** Half of the strategies a journey, so that a busy machine has the time. */
const HALVES = [
  ['four strategies', STRATEGY_IDS.slice(0, 4)],
  ['the other three', STRATEGY_IDS.slice(4)],
] as const;

for (const [which, strategies] of HALVES)
  journey(`Watch: ${which}, a step, back, play, seek`, async ({ person }) => {
    const { transport } = watching;
    const isAt = (at: number) => expect.poll(() => step(person), SOON).toBe(at);
    await person.open(`#p=${HARD}&watch=${STRATEGY_IDS[0]}&n=5`);
    await isAt(5);
    await person.key('Escape');
    for (const strategy of strategies) {
      await person.press('button', /^Strategy/);
      // Beside the name is what the strategy does.
      await person.press('radio', new RegExp(`^${watching.strategies[strategy].name}`));
      await person.press('button', watching.options.done);
      await person.misses('dialog');
      await person.press('textbox', transport.goTo);
      await person.type('77');
      await person.key('Enter');
      await isAt(77);
      await person.press('button', transport.forward);
      await isAt(78);
      await person.press('button', transport.back);
      await person.press('button', transport.back);
      await isAt(76);
      await person.press('button', transport.first);
      await isAt(0);
      await person.press('button', transport.play);
      await expect.poll(() => step(person), SOON).toBeGreaterThan(0);
      await person.press('button', transport.pause);
      await person.sees('button', transport.play);
      expect(await person.faults(), strategy).toEqual([]);
    }
  });

journey(
  'Watch: a program of one’s own, one that does not end, one that fails unseen, and one with a timer',
  async ({ person }) => {
    journey.slow();
    const { program, options } = watching;
    const opens = async (): Promise<void> => {
      await person.press('button', /^Strategy/);
      await person.press('button', new RegExp(`^${program.title}`));
      await person.sees('button', program.run);
    };
    await person.open(`#p=${EASY}&watch=${STRATEGY_IDS[0]}&n=5`);
    await expect.poll(() => step(person), SOON).toBe(5);
    await person.key('Escape');
    await opens();
    expect(await person.faults()).toEqual([]);
    await person.press('button', program.run);
    await person.misses('dialog');
    await person.reads('list', program.lines, 'function solve(board)');
    await expect.poll(() => step(person), SOON).toBe(0);
    // Until then the last step is the last of those recorded so far.
    await person.reads('status', watching.recording.name, /^All /);
    await person.press('button', watching.transport.last);
    await person.reads('main', undefined, 'Solved: every cell is filled.');
    await opens();
    await person.press('textbox', program.code);
    await person.key('Control+a');
    await person.type('function solve(board) { for (;;); }');
    await person.press('button', program.run);
    await person.press('button', program.stop);
    await person.reads('status', undefined, 'You stopped the program here.');
    expect(await person.evaluate(() => document.querySelector('iframe') === null)).toBe(true);
    const runs = async (code: string): Promise<void> => {
      await person.press('textbox', program.code);
      await person.key('Control+a');
      await person.type(code);
      await person.press('button', program.run);
    };
    await runs('async function go() { await x; } function solve(b) { go(); }');
    await person.reads('status', undefined, 'The program failed in line 1:');
    await runs('function solve(b) { setTimeout(() => (b[0][2] = 4), 9); }');
    await person.misses('dialog');
    await person.reads('list', program.lines, 'setTimeout');
    await opens();
    await person.press('button', options.done);
    await person.misses('dialog');
  },
);

journey('Compare', async ({ person }) => {
  await person.openPuzzle(HARD);
  await person.key('r');
  await person.sees('button', comparing.again);
  await person.reads('heading', undefined, 'Five ways through one puzzle');
  expect(await person.faults()).toEqual([]);
  await person.press('button', comparing.again);
  await person.reads('heading', undefined, 'Five ways through one puzzle');
  await person.sees('button', comparing.again);
  await person.press('button', comparing.watch(watching.strategies.exactCover.name));
  await person.sees('grid', person.words.board.name);
  await person.sees('button', watching.transport.back);
});

journey('Examine', async ({ person }) => {
  const { words } = person;
  await person.openPuzzle(TWO);
  await person.press('button', words.verdict.examine);
  await expect.poll(() => person.evaluate(() => document.querySelector('.doctor-pair') !== null)).toBe(true);
  expect(await person.faults()).toEqual([]);
  await person.open(`?again#p=${MISTYPED}`);
  await person.sees('button', undefined, { role: 'region', name: words.doctor.mending.title });
});

journey('New puzzle, and undo', async ({ person }) => {
  await person.openPuzzle(EASY);
  await person.key('n');
  const { choosing, newPuzzle } = person.words;
  await person.press('button', `${choosing.difficulties.easy} ${newPuzzle.levels.easy}`);
  await expect.poll(() => person.digits()).not.toBe(EASY);
  await person.reads('status', undefined, 'One solution');
  const made = await person.digits();
  expect([...made].filter((digit) => digit !== '.').length).toBeLessThan(41);
  await person.press('button', person.words.app.pad.undo);
  await person.showsDigits(EASY);
});

journey('Shelf', async ({ person }) => {
  const { shelf } = person.words;
  await person.openPuzzle(EASY);
  await person.select('r1c3');
  await person.key('4');
  await person.open(`?again#p=${HARD}`);
  await person.showsDigits(HARD);
  await person.key('Escape');
  await person.choose('shelf');
  const list = { role: 'grid', name: shelf.list, within: { role: 'dialog' } };
  await expect.poll(async () => (await person.texts('row', undefined, list)).length).toBeGreaterThan(1);
  expect(await person.faults()).toEqual([]);
  await person.press('row', undefined, { within: list, nth: 1 });
  await person.key('Enter');
  await person.misses('dialog');
  await person.showsCell('r1c3', '4');
});
