import { expect, it } from 'vitest';
import { seededRandom } from '../core';
import { readText } from '.';
import { brokenSample, faultOf, madeUp } from './testing';

/** `npm run bench -- fuzz` reads as many as one likes. */
const TEXTS = 5000;
/** How long they may take, in milliseconds. It should take a few seconds; a reading that hangs never ends. */
const LONGEST = 120_000;

it(
  `${TEXTS.toLocaleString('en')} texts, made up or damaged, never throw and are answered in good form`,
  async () => {
    const random = seededRandom(Number(process.env.SEED ?? 1));
    const kinds = new Set<string>();
    for (let i = 0; i < TEXTS; i++) {
      const text = random.below(4) === 0 ? brokenSample(random) : madeUp(random);
      const reading = await readText(text);
      const fault = faultOf(reading, text);
      if (fault !== null)
        throw new Error(`${fault}: ${JSON.stringify(text)} gave ${JSON.stringify(reading)}`);
      kinds.add(reading.kind === 'refused' ? reading.error.kind : reading.kind);
    }
    // The tests cover both: texts that are read in spite of the damage, and refusals of many kinds.
    expect([...kinds]).toEqual(
      expect.arrayContaining(['one', 'several', 'noPuzzle', 'strangeCharacter', 'rowLength']),
    );
  },
  LONGEST,
);
