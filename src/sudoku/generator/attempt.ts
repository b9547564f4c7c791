import { countFilled, type Grid } from '../core';
import { factsOf } from '../techniques';
import { type Aim, FITS, type Judgement, type OnTick } from './aims/aim';
import { hardest, rangeOf, ratedIn, ratingAt } from './aims/rating';
import { doingWithout, needing } from './aims/technique';
import type { Draft } from './puzzles/draft';
import { freeShape } from './puzzles/free';
import { patternShape } from './puzzles/pattern';
import type { Making, Shape } from './puzzles/shape';
import { type Source, sourceOf } from './random';
import { startFor } from './starts/start';
import { CHANCE_VERSION } from './version';
import type { Wish } from './wish';

/** A proper puzzle, and how far it is from what was wished. */
export interface Made {
  readonly puzzle: Grid;
  readonly solution: Grid;
  readonly givens: number;
  /** 0 if it is as wished. Of two puzzles the nearer has the lower one; it has no other meaning. */
  readonly distance: number;
  /** The attempt that made it. */
  readonly attempt: number;
}

/** What an attempt has done so far. */
export interface AttemptProgress {
  /** The puzzles that were made and judged, or tried in vain. */
  readonly tried: number;
  /** How many of them were kept, to go on from. */
  readonly kept: number;
  /** The nearest so far. */
  readonly best: Made | null;
}

/* An attempt ends after so many puzzles in a row that are no nearer. */
const PATIENCE = 40;

/*
 * So many changes are tried of a puzzle that came from a list, to lead away from it. To judge one by forcing chains takes a
 * second or two, and by chains within chains many: then an image is all.
 */
const AWAY = 60;
const AWAY_IF_FORCING = 8;
const NESTED = factsOf('nestedForcingChain').rating;

function changesAway({ needs }: Wish): number {
  if (needs === undefined || factsOf(needs).tier < 6) return AWAY;
  return factsOf(needs).rating < NESTED ? AWAY_IF_FORCING : 0;
}

/* More than any aim is ever off. A puzzle that fails at an early stage is further away than one that fails later. */
const STAGE = 1000;

/**
 * One attempt to fulfil a wish: a puzzle, and others made from it step by step, each at least as near as the one before.
 * It depends on nothing but the wish, the seed and its number. Yields after every puzzle, and while one takes long to
 * make. To judge one may take half a minute; `onTick` is called meanwhile.
 */
export function attempt(
  wish: Wish,
  seed: number,
  number: number,
  onTick?: OnTick,
): Generator<AttemptProgress, AttemptProgress> {
  const source = sourceOf(CHANCE_VERSION, seed, number);
  const start = startFor(wish, source);
  return start === null
    ? walk(wish, null, source, number, { onTick })
    : walk(wish, start, source, number, { least: changesAway(wish), onTick });
}

interface WalkOptions {
  /** So many puzzles are tried at least. */
  readonly least?: number;
  readonly onTick?: OnTick | undefined;
}

/**
 * The same from a puzzle, or from a random one. It ends when a puzzle is as wished, but not before `least` were tried:
 * until then what is as wished counts as not quite there, and is changed too.
 */
export function* walk(
  wish: Wish,
  start: Draft | null,
  source: Source,
  number: number,
  { least = 0, onTick }: WalkOptions = {},
): Generator<AttemptProgress, AttemptProgress> {
  const shape = wish.pattern === undefined ? freeShape(wish) : patternShape(wish, wish.pattern);
  const judge = judgeOf(wish, shape, onTick);
  let now: Judged | null = null;
  let best: Made | null = null;
  let kept = 0;
  let idle = 0;
  for (let tried = 1; ; tried++) {
    const making: Draft | null | Making =
      now === null ? (start ?? shape.start(source)) : change(now, shape, source);
    const before: AttemptProgress = { tried: tried - 1, kept, best };
    const draft: Draft | null = isLong(making) ? yield* telling(making, before) : making;
    const judged: Judged | null = draft && { ...draft, ...judge(draft) };
    idle = judged !== null && judged.distance < (now?.distance ?? Number.POSITIVE_INFINITY) ? 0 : idle + 1;
    if (judged !== null && judged.distance <= (now?.distance ?? Number.POSITIVE_INFINITY)) {
      now = judged;
      kept++;
    }
    const isEarly = tried < least;
    if (now !== null && (best === null || now.distance < best.distance || now.distance === 0)) {
      const { puzzle, solution }: Draft = now;
      const distance: number = isEarly ? Math.max(now.distance, 1) : now.distance;
      best = { puzzle, solution, givens: countFilled(puzzle), distance, attempt: number };
    }
    const progress: AttemptProgress = { tried, kept, best };
    if (best?.distance === 0 || (idle >= PATIENCE && !isEarly)) return progress;
    yield progress;
  }
}

/**
 * The rating of a puzzle that was made to be as hard as can be found, at least; `null` if that was not wished, if it lacks
 * something else that was, or if it hardly takes any logic.
 */
export const ratingOfHardest = ({ rating }: Wish, { distance }: Made): number | null =>
  rating === 'hardest' && distance < STAGE ? ratingAt(distance) : null;

type Judged = Draft & Judgement;

const isLong = (making: Draft | null | Making): making is Making => making !== null && 'next' in making;

/** What comes of the making; yields how far the attempt has come as often as that yields. */
function* telling(making: Making, progress: AttemptProgress): Generator<AttemptProgress, Draft | null> {
  for (;;) {
    const next = making.next();
    if (next.done) return next.value;
    yield progress;
  }
}

/** A puzzle made from another. One that is too hard is eased as often as not. */
function change(now: Judged, shape: Shape, source: Source): Draft | null | Making {
  const eased = now.open.length > 0 && source.below(2) === 0 ? shape.ease(now, now.open, source) : null;
  return eased ?? shape.vary(now, source);
}

/** Compares a puzzle with the wish: first what is quickly seen, and the rest once that is as wished. */
function judgeOf(wish: Wish, shape: Shape, onTick: OnTick | undefined): (draft: Draft) => Judgement {
  const aims = aimsOf(wish);
  return (draft) => {
    const off = shape.distance(draft);
    if (off > 0) return { distance: aims.length * STAGE + off, open: [] };
    for (const [i, aim] of aims.entries()) {
      const judgement = aim(draft.puzzle, onTick);
      if (judgement.distance > 0)
        return { distance: (aims.length - 1 - i) * STAGE + judgement.distance, open: judgement.open };
    }
    return FITS;
  };
}

function aimsOf(wish: Wish): readonly Aim[] {
  const range = rangeOf(wish);
  const { needs, without = [], rating } = wish;
  const aims: Aim[] = [];
  if (range !== null) aims.push(ratedIn(range));
  if (needs !== undefined) aims.push(needing(needs, without));
  else if (without.length > 0) aims.push(doingWithout(without));
  if (rating === 'hardest') aims.push(hardest);
  return aims;
}
