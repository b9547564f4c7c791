import { App, expect, test } from '../support/app';
import { fileOf } from '../support/built';
import { EASY } from '../support/puzzles';
import { forgive, goHome, KOREAN_WAYS, LATER, WAYS } from '../support/ways';

/** The files that this way fetches and no way before it. */
const filesOf = new Map<string, string[]>();

/** The files that no way leads to, because the page fetches them by itself. */
const ofThePage = (): string[] => {
  const found = new Set([...filesOf.values()].flat());
  return LATER.filter((file) => !found.has(file));
};

/** Refuses files that load later. Returns how often each was requested. */
async function refuse(
  app: App,
  isRefused: (file: string, times: number) => boolean,
): Promise<Map<string, number>> {
  const asked = new Map<string, number>();
  await app.page.unrouteAll();
  await app.page.route(/assets\/.*\.(js|css)$/, (route) => {
    const file = fileOf(route.request().url());
    const times = (asked.get(file) ?? 0) + 1;
    asked.set(file, times);
    return LATER.includes(file) && isRefused(file, times) ? route.abort() : route.continue();
  });
  return asked;
}

/** A puzzle in Play, with no notice about it yet. */
async function open(app: App): Promise<void> {
  await app.levelChosen();
  await app.open();
  await app.typeWithoutPause(EASY);
  await app.showsPhase('play');
  await app.showsDigits(EASY);
}

test.beforeEach(({ page }) => {
  // Otherwise the page would wait too long for a part that does not load.
  page.setDefaultTimeout(15_000);
  return page.addInitScript(() => {
    // Makes the pauses before a file is requested again shorter.
    const set = window.setTimeout;
    window.setTimeout = ((then: TimerHandler, pause?: number) =>
      set(then, pause === 500 || pause === 1000 ? pause / 10 : pause)) as typeof setTimeout;
  });
});
test.afterEach(({ app }) => forgive(app));

test('every file that loads later and fails once is requested again', async ({ app }) => {
  test.slow();
  const asked = await refuse(app, (_, times) => times === 1);
  const goAll = async (speaker: App, ways: typeof WAYS): Promise<void> => {
    for (const [name, { go, seen }] of Object.entries(ways))
      await test.step(name, async () => {
        const before = new Set(asked.keys());
        await go(speaker);
        await seen(speaker);
        await goHome(speaker, EASY);
        // Not before: a part that nobody waits for may ask for its own files later.
        filesOf.set(
          name,
          [...asked.keys()].filter((file) => !before.has(file) && LATER.includes(file)),
        );
      });
  };
  await open(app);
  await goAll(app, WAYS);
  await goAll(new App(app.page, 'ko'), KOREAN_WAYS);
  const onTheWay = [...filesOf.values()].flat();
  expect(onTheWay.filter((file) => asked.get(file) === 1)).toEqual([]);
  expect(onTheWay.length).toBeGreaterThan(80);

  await app.forget();
  const again = await refuse(app, (file, times) => times === 1 && !onTheWay.includes(file));
  // Without this script, the page fetches what the script would have started.
  await app.page.route('**/early.js', (route) => route.abort());
  await open(app);
  await expect.poll(() => ofThePage().filter((file) => (again.get(file) ?? 0) < 2)).toEqual([]);
});
