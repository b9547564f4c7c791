import type { Messages, MoreMessages } from '../../i18n';
import { type Card, LEVELS } from '../../stores';
import { countFilled, EMPTY_GRID, visibleOf } from '../../sudoku/core';
import { type TechniqueNames, titleOf } from '../shared';

/** Which puzzles of the shelf are listed, and in which order. `all` leaves nothing out. */
export interface Wish {
  readonly text: string;
  readonly state: keyof MoreMessages['shelf']['states'];
  readonly level: keyof MoreMessages['shelf']['levels'];
  readonly source: keyof MoreMessages['shelf']['sources'];
  readonly sort: keyof MoreMessages['shelf']['sorts'];
}

export const EVERYTHING: Wish = { text: '', state: 'all', level: 'all', source: 'all', sort: 'played' };

/** Whether a filter or the search leaves some puzzles out. */
export const isNarrow = ({ text, state, level, source }: Wish): boolean =>
  text.trim() !== '' || state !== 'all' || level !== 'all' || source !== 'all';

/** The words of a list of puzzles. */
export interface ListWords {
  readonly app: Messages['app'];
  readonly shelf: MoreMessages['shelf'];
  /** Those of techniques, if a title has one and they have loaded. */
  readonly names: TechniqueNames | null;
}

/** The cards that match a wish, in its order. */
export function listed(cards: Iterable<Card>, wish: Wish, words: ListWords, now: number): readonly Card[] {
  const wanted = wish.text.trim().toLowerCase();
  const fits = (card: Card): boolean =>
    (wish.state === 'all' || card.progress === wish.state) &&
    (wish.level === 'all' || levelOf(card) === wish.level) &&
    (wish.source === 'all' || card.origin.kind === wish.source) &&
    (wanted === '' || isFound(card, wanted, words, now));
  return [...cards].filter(fits).sort(ORDERS[wish.sort](words));
}

/** The value by which the level filter judges a card. */
function levelOf({ hardness }: Card): Exclude<Wish['level'], 'all'> {
  if (hardness === null) return 'unknown';
  return hardness.kind === 'rated' ? hardness.difficulty : 'unrated';
}

/** How many of its first digits name a puzzle without a title. */
const FIRST_DIGITS = 6;

/**
 * The title of a puzzle in a list: the player's, or the one from where it came. Where many puzzles come from, that alone
 * would not tell them apart, so its first digits follow.
 */
export function nameOf(card: Card, words: ListWords, now = Date.now()): string {
  const { name, origin } = card;
  const digits = firstDigitsOf(card);
  if (name !== undefined) return name;
  const title = titled(card, words, now);
  if (digits === '') return title;
  if (origin.kind === 'made') return `${title}: ${digits}…`;
  return origin.name === null && UNTITLED.has(origin.kind)
    ? `${words.shelf.sources[origin.kind]}: ${digits}…`
    : title;
}

/** The title by where it came from. That of a day tells the day: a list has those of many. */
const titled = ({ origin }: Card, { app, shelf, names }: ListWords, now: number): string =>
  origin.kind === 'daily' && origin.at !== null
    ? `${titleOf(origin, app, names)}, ${shelf.day(origin.at, now)}`
    : titleOf(origin, app, names);

const firstDigitsOf = ({ givens, entries }: Card): string =>
  (givens === EMPTY_GRID ? entries : givens).replaceAll('.', '').slice(0, FIRST_DIGITS);

/** Where puzzles come from that have no title of their own, unless the source names them. */
const UNTITLED: ReadonlySet<Wish['source']> = new Set(['typed', 'pasted', 'file', 'photo', 'link']);

/** A text of digits and blanks is searched in the givens, any other text in the words that the list shows. */
function isFound(card: Card, wanted: string, words: ListWords, now: number): boolean {
  const { shelf } = words;
  const cells = wanted.replaceAll('0', '.').replace(/\s/g, '');
  const isOfDigits = /^[1-9.]{3,}$/.test(cells);
  if (isOfDigits && (card.givens.includes(cells) || firstDigitsOf(card).startsWith(cells))) return true;
  const told = [
    card.name ?? titled(card, words, now),
    shelf.sources[card.origin.kind],
    shelf.levels[levelOf(card)],
    shelf.states[card.progress],
    shelf.day(card.added, now),
    shelf.day(card.changed, now),
  ];
  const text = told.join('\n').toLowerCase();
  return wanted.split(/\s+/).every((word) => text.includes(word));
}

type Order = (a: Card, b: Card) => number;

const latest: Order = (a, b) => b.changed - a.changed;

const ORDERS: Readonly<Record<Wish['sort'], (words: ListWords) => Order>> = {
  played: () => latest,
  added: () => (a, b) => b.added - a.added || latest(a, b),
  title(words) {
    const titles = new Map<Card, string>();
    const title = (card: Card): string => {
      const known = titles.get(card) ?? nameOf(card, words);
      titles.set(card, known);
      return known;
    };
    const { compare } = new Intl.Collator(undefined, { numeric: true });
    return (a, b) => compare(title(a), title(b)) || latest(a, b);
  },
  easiest: () => (a, b) => hardnessOf(a, 99) - hardnessOf(b, 99) || latest(a, b),
  hardest: () => (a, b) => hardnessOf(b, 0) - hardnessOf(a, 0) || latest(a, b),
  furthest: () => (a, b) => leftOf(a) - leftOf(b) || latest(a, b),
};

/** How hard a puzzle is; `otherwise` for one that is not rated. */
const hardnessOf = ({ hardness }: Card, otherwise: number): number =>
  hardness?.kind === 'rated' ? hardness.er + LEVELS.indexOf(hardness.difficulty) / 100 : otherwise;

/** How many cells are left to fill; puzzles that are not under way come last. */
const leftOf = (card: Card): number => (card.progress === 'begun' ? 81 - countFilled(visibleOf(card)) : 99);
