import { type App, expect } from './app';
import { EASY, EASY_ANSWER } from './puzzles';

/** What people come for, and how many acts it takes (docs/acts.md). */
export interface Job {
  readonly name: string;
  readonly acts: number;
  /** What there is before the first act. */
  readonly before?: (app: App) => Promise<unknown>;
  readonly act: (app: App, press: Press) => Promise<unknown>;
}

/** Presses a button of the page by its name, with the mouse or a finger. */
type Press = (name: string) => Promise<void>;

/** Writes a digit into the chosen cell; 0 leaves it empty. */
export type Type = (app: App, digit: string) => Promise<void>;

const blanksOf = async (app: App): Promise<number> => (await app.digits()).split('.').length - 1;

/** The jobs of a first visit and of a player. `type` is how the device writes. */
export const jobs = (type: Type): readonly Job[] => [
  {
    name: 'today’s puzzle',
    acts: 1,
    async act(app, press) {
      await press(app.words.app.start.today);
      await expect(app.heading).toHaveText('Puzzle of the day');
    },
  },
  {
    name: 'a Hard puzzle',
    acts: 1,
    async act(app, press) {
      await press(app.words.app.levels.hard);
      await expect(app.heading).toHaveText(app.words.app.made[3] ?? '');
    },
  },
  {
    name: 'the newspaper’s puzzle typed, and its solution',
    acts: 1 + 81 + 1,
    async act(app, press) {
      await press(app.words.app.start.mine);
      for (const digit of EASY) await type(app, digit === '.' ? '0' : digit);
      await press(app.words.app.solve);
      await app.showsDigits(EASY_ANSWER);
    },
  },
  {
    name: 'a hint for the next step',
    acts: 1,
    async act(app, press) {
      await press(app.words.app.hint);
      await expect(app.hint.getByRole('button', { name: app.words.hint.actions.technique })).toBeVisible();
    },
  },
  {
    name: 'a hint for a chosen cell',
    acts: 2,
    async act(app, press) {
      await app.cell('r1c2').click();
      await press(app.words.app.hint);
      await expect(app.hint.getByRole('heading', { name: 'Row 1, column 2' }).first()).toBeVisible();
    },
  },
  {
    name: 'a hint of one step, asked for and written',
    acts: 3,
    async act(app, press) {
      const before = await blanksOf(app);
      const { actions } = app.words.hint;
      for (const name of [app.words.app.hint, actions.technique, actions.fill]) await press(name);
      await expect.poll(() => blanksOf(app)).toBe(before - 1);
    },
  },
  {
    name: 'from a finish to the next puzzle of the same level',
    acts: 1,
    async before(app) {
      const last = EASY.indexOf('.');
      const entries = [...EASY_ANSWER].map((digit, cell) =>
        EASY[cell] === '.' && cell !== last ? digit : '.',
      );
      await app.openPuzzle(EASY, entries.join(''));
      await app.cell('r1c3').click();
      await type(app, EASY_ANSWER[last] ?? '');
      await expect(app.button(app.words.play.another('Beginner'))).toBeVisible();
    },
    async act(app, press) {
      await press(app.words.play.another('Beginner'));
      await expect(app.heading).toHaveText(app.words.app.made[0] ?? '');
    },
  },
];

/** Does a job and returns how many trusted presses and keys the browser counted. */
export async function count(app: App, { before, act }: Job): Promise<number> {
  let acts = 0;
  await app.page.exposeFunction('acted', () => {
    acts++;
  });
  await app.page.addInitScript(() => {
    const { acted } = globalThis as unknown as { acted(): void };
    const tell = (event: Event): void => {
      // A key that presses a button makes a click too, without a pointer.
      if (event.isTrusted && !(event instanceof MouseEvent && event.detail === 0)) acted();
    };
    addEventListener('keydown', tell, true);
    addEventListener('click', tell, true);
  });
  await app.open();
  await before?.(app);
  acts = 0;
  await act(app, (name) => app.page.getByRole('button', { name, exact: true }).first().click());
  return acts;
}
