import type { Random } from '../../../core';

const SIGNS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_.%&=#? é'];
const SEPARATORS = ['', ' ', '\n', '%20', '=\n', '&', '.'];

/** What happens to links on their way: each changes one by chance. */
const DAMAGES: readonly ((link: string, random: Random) => string)[] = [
  (link, random) => link.slice(0, random.below(link.length)),
  (link, random) => link.slice(random.below(link.length)),
  (link, random) => changed(link, random, 1, 1),
  (link, random) => changed(link, random, 1, 0),
  (link, random) => changed(link, random, 0, 1),
  (link, random) => changed(link, random, random.below(8), random.below(8)),
  (link, random) => changed(changed(link, random, 1, 1), random, 1, 1),
  // Two neighbours in each other's place.
  (link, random) => {
    const at = random.below(Math.max(1, link.length - 1));
    return link.slice(0, at) + (link[at + 1] ?? '') + (link[at] ?? '') + link.slice(at + 2);
  },
  (link) => link.toLowerCase(),
  (link) => link.toUpperCase(),
  (link) => [...link].reverse().join(''),
  (link, random) => link + link.slice(random.below(link.length)),
  // A line that was broken in two.
  (link, random) => {
    const at = random.below(link.length);
    return link.slice(0, at) + (SEPARATORS[random.below(SEPARATORS.length)] ?? '') + link.slice(at);
  },
  (link, random) => Array.from(link, () => sign(random)).join(''),
];

/** A packed link after something has happened to it; it may be the same by chance. */
export const damagedLink = (link: string, random: Random): string =>
  (DAMAGES[random.below(DAMAGES.length)] ?? String)(link, random);

/** So many characters somewhere, replaced by so many others. */
function changed(link: string, random: Random, taken: number, put: number): string {
  const at = random.below(link.length + 1);
  return (
    link.slice(0, at) + Array.from({ length: put }, () => sign(random)).join('') + link.slice(at + taken)
  );
}

const sign = (random: Random): string => SIGNS[random.below(SIGNS.length)] ?? '';
