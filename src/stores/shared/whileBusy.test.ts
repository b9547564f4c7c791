import { expect, it } from 'vitest';
import { whileBusy } from './whileBusy';

const broken = (): never => {
  throw new Error('broken');
};

it.each([
  ['with a value', () => 5],
  ['with a value later', async () => 5],
  ['because it throws at once', broken],
  ['because it throws later', () => Promise.resolve().then(broken)],
])('work ends %s, and that is told once', async (_, work) => {
  const told: boolean[] = [];
  const end = whileBusy((isBusy) => told.push(isBusy), work);
  expect(told[0]).toBe(true);
  await end.then(
    (value) => expect(value).toBe(5),
    (why: Error) => expect(why.message).toBe('broken'),
  );
  expect(told).toEqual([true, false]);
});
