import { setTimeout } from 'node:timers/promises';
import { expect } from 'playwright/test';
import { LOADED_LATER } from '../support/built';
import { EASY } from '../support/puzzles';
import { seeded } from '../support/seeded';
import { journey } from './journey';
import type { Person } from './person';
import { Site } from './site';
import { QUICK, WAYS, type Way } from './ways';

/** At how many moments the network is cut: `npm run bench -- lostParts`. Without it nothing here runs. */
const MOMENTS = Number(process.env.LOST ?? 0);
/** Only ways whose names match are gone, if that is wanted. */
const WANTED = new RegExp(process.env.WAYS ?? '');

/** How long a part may take to come back by itself before a person presses, in milliseconds. */
const PATIENCE = 15_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

const how = (pressed: readonly number[]): string =>
  `of ${pressed.length} parts, ${pressed.filter((count) => count === 0).length} back by themselves, ${pressed.filter((count) => count === 1).length} by one press`;

/** How often a person pressed until the part was there. */
async function presses(person: Person, { go, seen, works }: Way): Promise<number> {
  const again = person.words.app.failure.again;
  // While the page is replaced by another, nothing can be asked.
  const isSeen = () => seen(person).catch(() => false);
  const isWorking = () => works?.(person).catch(() => false) ?? false;
  const isOffered = () =>
    person.texts('button', again).then(
      (found) => found.length > 0,
      () => false,
    );
  let pressed = 0;
  let since = Date.now();
  while (!(await isSeen())) {
    await setTimeout(100);
    if (await isWorking()) since = Date.now();
    const waited = Date.now() - since;
    // A button that is offered is pressed sooner than what was pressed before.
    const offered = waited > PATIENCE / 3 && (await isOffered());
    if (!offered && waited < PATIENCE) continue;
    pressed++;
    if (pressed > 3) break;
    since = Date.now();
    await (offered ? person.press('button', again) : go(person)).catch(() => {});
  }
  return pressed;
}

/** Goes back to the board, from wherever the person is. */
async function goHome(person: Person): Promise<void> {
  const isHome = () =>
    document.querySelector('[data-mode=play], [data-mode=set]') !== null &&
    document.querySelector('dialog[open], [role=menu], .doctor-head button') === null;
  for (let turn = 0; turn < 20 && !(await person.evaluate(isHome)); turn++) {
    await person.key('Escape');
    await person.evaluate(() => document.querySelector<HTMLElement>('.doctor-head button')?.click());
    await person.drawnAgain();
  }
}

/** Goes this way. Tells how often a person pressed again. */
async function reaches(anyone: Person, way: Way): Promise<number> {
  const person = anyone.speaking(way.language ?? 'en');
  const hasGone = await way.go(person).then(
    () => true,
    () => false,
  );
  const pressed = await presses(person, way);
  // What could not be pressed, because a part before it was lost, is pressed for the first time after that has come.
  return hasGone ? pressed : Math.max(0, pressed - 1);
}

for (const times of MOMENTS > 0 ? [1, 2, 3] : [])
  journey(
    `every later file is refused ${times} times`,
    async ({ person, site, behind, chosen, forgiven }) => {
      journey.setTimeout(1_800_000);
      forgiven.push(/./);
      site.refuse(LOADED_LATER, times);
      await person.open();
      await person.type(EASY);
      await person.showsDigits(EASY);
      const pressed: Record<string, number> = {};
      /** Ways on which several files fail one after the other, and these files. */
      const long: [name: string, way: Way, files: readonly string[]][] = [];
      const isLeft = (file: string) => site.refused.get(file) !== 0;
      for (const [name, way] of Object.entries(WAYS)) {
        if (!WANTED.test(name)) continue;
        if (/^(?!the set|the strategies)/.test(name)) await goHome(person);
        const before = new Map(site.refused);
        pressed[name] = await reaches(person, way);
        const files = LOADED_LATER.filter((file) => before.get(file) !== site.refused.get(file));
        if (pressed[name] > 1) long.push([name, way, files]);
      }
      for (const [name, count] of Object.entries(pressed))
        if (count > 1) say(`${name}: pressed ${count} times`);
      const left = LOADED_LATER.filter(isLeft);
      const refused = LOADED_LATER.length - left.length;
      say(
        `${times} refusals of ${refused} files: ${how(Object.values(pressed))}; not asked for so often: ${left}`,
      );
      const faults: string[] = [];
      for (const [name, way, files] of long) {
        const alone: number[] = [];
        for (const file of files) {
          const other = await Site.open(behind, chosen.engine === 'webkit');
          other.refuse([file], times);
          const visitor = person.at(other.url);
          await visitor.open(`#p=${EASY}`);
          await visitor.showsDigits(EASY);
          const count = await reaches(visitor, way);
          alone.push(count);
          if (count > 1) faults.push(`${name}, without ${file}: pressed ${count} times`);
          await visitor.tab.goTo('about:blank');
          await other.close();
        }
        say(`${times} refusals, ${name}, each file alone: ${how(alone)}`);
      }
      expect(faults).toEqual([]);
    },
  );

if (MOMENTS > 0)
  journey(`the network is cut at ${MOMENTS} random moments`, async ({ person, behind, chosen, forgiven }) => {
    journey.setTimeout(3_600_000);
    forgiven.push(/./);
    const random = seeded(Number(process.env.SEED ?? 1));
    const pressed: number[] = [];
    const faults: string[] = [];
    for (let moment = 0; moment < MOMENTS; moment++) {
      const ways = Object.entries(QUICK);
      const [name, way] = ways[Math.floor(random() * ways.length)] ?? (ways[0] as [string, Way]);
      // Up to here the page has fetched some of its files, and others are on their way.
      const before = random() * 1500;
      const cut = random() * 400 - 200;
      const gone = 500 + random() * 3500;
      // A host of its own, whose files no cache has.
      const site = await Site.open(behind, chosen.engine === 'webkit');
      const visitor = person.at(site.url);
      await visitor.open(`#p=${EASY}`);
      await visitor.showsDigits(EASY);
      await setTimeout(before);
      const acts = async () => {
        await setTimeout(Math.max(0, -cut));
        return reaches(visitor, way);
      };
      const isCut = async () => {
        await setTimeout(Math.max(0, cut));
        site.goDown();
        await setTimeout(gone);
        site.isUp = true;
      };
      const [count] = await Promise.all([acts(), isCut()]);
      pressed.push(count);
      const digits = await visitor.digits();
      if (count > 1) faults.push(`${moment}: ${name}, cut ${Math.round(cut)} ms after the press`);
      if (!/^(Watch|Compare|a photograph)$/.test(name) && digits !== EASY)
        faults.push(`${moment}: ${digits}`);
      await visitor.tab.goTo('about:blank');
      await site.close();
    }
    say(`${MOMENTS} moments: ${how(pressed)}`);
    expect(faults).toEqual([]);
  });
