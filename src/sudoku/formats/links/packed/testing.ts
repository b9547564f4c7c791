import type { Random } from '../../../core';

const CHARACTERS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_.%&=#? é'];
const SEPARATORS = ['', ' ', '\n', '%20', '=\n', '&', '.'];

/** Ways in which links are damaged in transit. Each changes a link at random. */
const DAMAGES: readonly ((link: string, random: Random) => string)[] = [
  (link, random) => link.slice(0, random.below(link.length)),
  (link, random) => link.slice(random.below(link.length)),
  (link, random) => changed(link, random, 1, 1),
  (link, random) => changed(link, random, 1, 0),
  (link, random) => changed(link, random, 0, 1),
  (link, random) => changed(link, random, random.below(8), random.below(8)),
  (link, random) => changed(changed(link, random, 1, 1), random, 1, 1),
  // Exchanges two neighbouring characters.
  (link, random) => {
    const at = random.below(Math.max(1, link.length - 1));
    return link.slice(0, at) + (link[at + 1] ?? '') + (link[at] ?? '') + link.slice(at + 2);
  },
  (link) => link.toLowerCase(),
  (link) => link.toUpperCase(),
  (link) => [...link].reverse().join(''),
  (link, random) => link + link.slice(random.below(link.length)),
  // Breaks the link in two lines, or inserts another separator.
  (link, random) => {
    const at = random.below(link.length);
    return link.slice(0, at) + (SEPARATORS[random.below(SEPARATORS.length)] ?? '') + link.slice(at);
  },
  (link, random) => Array.from(link, () => anyCharacter(random)).join(''),
];

/** A packed link, damaged at random. By chance it may be unchanged. */
export const damagedLink = (link: string, random: Random): string =>
  (DAMAGES[random.below(DAMAGES.length)] ?? String)(link, random);

/** Replaces `taken` characters at a random place by `put` random ones. */
function changed(link: string, random: Random, taken: number, put: number): string {
  const at = random.below(link.length + 1);
  return (
    link.slice(0, at) +
    Array.from({ length: put }, () => anyCharacter(random)).join('') +
    link.slice(at + taken)
  );
}

const anyCharacter = (random: Random): string => CHARACTERS[random.below(CHARACTERS.length)] ?? '';
