import { describe, expect, it } from 'vitest';
import { seededRandom } from '../core';
import { readText } from '.';
import { brokenSample, faultOf, madeUp } from './testing';

/** `npm run bench -- fuzz` reads as many as one likes. */
const TEXTS = 20_000;
const PARTS = 4;
/** How long a part may take, in milliseconds. It should take a few seconds; a reading that hangs never ends. */
const LONGEST_PART = 120_000;

describe(`${TEXTS.toLocaleString('en')} texts, made up or damaged, never throw and are answered in good form`, () => {
  it.each(Array.from({ length: PARTS }, (_, part) => [part + 1]))(
    'part %i',
    async (part) => {
      const random = seededRandom(part);
      const kinds = new Set<string>();
      for (let i = 0; i < TEXTS / PARTS; i++) {
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
    LONGEST_PART,
  );
});
