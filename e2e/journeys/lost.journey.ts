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

/** How long a part may take to come back by itself before a person presses, in milliseconds. */
const PATIENCE = 15_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

const how = (pressed: readonly number[]): string =>
  `of ${pressed.length} parts, ${pressed.filter((count) => count === 0).length} back by themselves, ${pressed.filter((count) => count === 1).length} by one press`;

/** How often a person pressed until the part was there. */
async function presses(person: Person, { go, seen }: Way): Promise<number> {
  const again = person.words.app.failure.again;
  let pressed = 0;
  let since = Date.now();
  while (!(await seen(person))) {
    await setTimeout(100);
    const waited = Date.now() - since;
    // A button that is offered is pressed sooner than what was pressed before.
    const offered = waited > PATIENCE / 3 && (await person.texts('button', again)).length > 0;
    if (!offered && waited < PATIENCE) continue;
    pressed++;
    if (pressed > 3) break;
    since = Date.now();
    await (offered ? person.press('button', again) : go(person));
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

for (const times of MOMENTS > 0 ? [1, 2, 3] : [])
  journey(`every later file is refused ${times} times`, async ({ person, site, forgiven }) => {
    journey.setTimeout(1_800_000);
    forgiven.push(/./);
    site.refuse(LOADED_LATER, times);
    await person.open();
    await person.type(EASY);
    await person.showsDigits(EASY);
    const pressed: Record<string, number> = {};
    for (const [name, way] of Object.entries(WAYS)) {
      if (/^(?!the set|a clip|the strategies)/.test(name)) await goHome(person);
      await way.go(person).catch(() => {});
      pressed[name] = await presses(person, way);
    }
    const left = LOADED_LATER.filter((file) => site.refused.get(file) !== 0);
    const refused = LOADED_LATER.length - left.length;
    say(
      `${times} refusals of ${refused} files: ${how(Object.values(pressed))}; not asked for so often: ${left}`,
    );
    expect(Object.entries(pressed).filter(([, count]) => count > 1)).toEqual([]);
  });

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
        await way.go(visitor).catch(() => {});
      };
      const isCut = async () => {
        await setTimeout(Math.max(0, cut));
        site.goDown();
        await setTimeout(gone);
        site.isUp = true;
      };
      await Promise.all([acts(), isCut()]);
      const count = await presses(visitor, way);
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
