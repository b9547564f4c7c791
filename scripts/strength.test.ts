import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Change } from '../bench/strength/change';
import { CHANGES } from '../bench/strength/changes';

const root = new URL('../', import.meta.url);

/** What is wrong with a change of the list; nothing if it can be made, and a test is there to notice it. */
function faultOf({ file, from, caughtBy }: Change): string[] {
  const path = new URL(file, root);
  const places = existsSync(path) ? readFileSync(path, 'utf8').split(from).length - 1 : 0;
  return [
    ...(places === 1 ? [] : [`${file} has ${places} times: ${from}`]),
    ...(existsSync(new URL(caughtBy, root)) ? [] : [`there is no ${caughtBy}`]),
  ];
}

describe('the changes that `bench -- strength` makes', () => {
  it.each(Object.keys(CHANGES))('still name the code and the tests as they are: %s', (room) => {
    expect(CHANGES[room]?.flatMap(faultOf)).toEqual([]);
  });
});
