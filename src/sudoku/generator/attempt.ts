import { countFilled, type Grid } from '../core';
import { GIVENS } from '../techniques';
import { type Aim, FITS, type Judgement, type OnTick } from './aims/aim';
import { ofLevel } from './aims/level';
import { hardest, rangeOf, ratedIn, ratingAt } from './aims/rating';
import { doingWithout, needing } from './aims/technique';
import type { Draft } from './puzzles/draft';
import { freeShape } from './puzzles/free';
import { patternShape } from './puzzles/pattern';
import type { Making, Shape } from './puzzles/shape';
import { type Source, seedAt, sourceOf } from './random';
import { changesAway } from './starts/known';
import { RARE } from './starts/rare';
import { startFor } from './starts/start';
import { possibleCounts } from './symmetry';
import { CHANCE_VERSION } from './version';
import type { Wish } from './wish';

/** A proper puzzle, and how far it is from what was wished. */
export interface Made {
  readonly puzzle: Grid;
  readonly solution: Grid;
  readonly givens: number;
  /** 0 if the puzzle fulfils the wish. The nearer of two puzzles has the lower number; it has no other meaning. */
  readonly distance: number;
  /** The attempt that made it. */
  readonly attempt: number;
}

/** The progress of an attempt. */
export interface AttemptProgress {
  /** How many puzzles were tried: made and judged, or not finished. */
  readonly tried: number;
  /** How many of them were kept, to continue from them. */
  readonly kept: number;
  /** The puzzle nearest to the wish so far. */
  readonly best: Made | null;
}

/* An attempt ends after this many puzzles in a row that are no nearer. */
const PATIENCE = 40;

/* Where hardly any change is kept, more are tried, until so many have led away; but at most so many times as many. */
const MOVES_AWAY = 3;
const LONG_AWAY = 4;

/*
 * Above every distance of a single aim, so that a puzzle that fails an early aim is further away than one that fails a
 * later one.
 */
const STAGE = 1000;

/**
 * One attempt to fulfil a wish: makes a puzzle and changes it step by step, and keeps each change that leads no further
 * away. It depends only on the wish, the seed and its number. Yields after every puzzle, and while one takes long to
 * make. To judge one may take half a minute; `onTick` is called meanwhile.
 */
export function attempt(
  wish: Wish,
  seed: number,
  number: number,
  onTick?: OnTick,
): Generator<AttemptProgress, AttemptProgress> {
  const source = sourceOf(CHANCE_VERSION, seedAt(wish.level, seed), number);
  const start = startFor(wish, source);
  return start === null
    ? walk(wish, null, source, number, { onTick })
    : walk(wish, start, source, number, { least: changesAway(wish), onTick });
}

interface WalkOptions {
  /** How many puzzles are tried at least. */
  readonly least?: number;
  readonly onTick?: OnTick | undefined;
}

/**
 * An attempt that begins with a given puzzle, or with a random one if `start` is `null`. It ends when a puzzle fulfils
 * the wish, but not before `least` puzzles were tried: until then one that fulfils it gets distance 1 at least, and is
 * changed too.
 */
export function* walk(
  wish: Wish,
  start: Draft | null,
  source: Source,
  number: number,
  { least = 0, onTick }: WalkOptions = {},
): Generator<AttemptProgress, AttemptProgress> {
  const shape =
    wish.pattern === undefined ? freeShape(withGivens(wish, source)) : patternShape(wish, wish.pattern);
  const judge = judgeOf(wish, shape, onTick);
  let now: Judged | null = null;
  let best: Made | null = null;
  let kept = 0;
  let idle = 0;
  let moves = 0;
  for (let tried = 1; ; tried++) {
    const making: Draft | null | Making =
      now === null ? (start ?? shape.start(source)) : change(now, shape, source);
    const before: AttemptProgress = { tried: tried - 1, kept, best };
    const draft: Draft | null = isLong(making) ? yield* telling(making, before) : making;
    const judged: Judged | null = draft && { ...draft, ...judge(draft) };
    idle = judged !== null && judged.distance < (now?.distance ?? Number.POSITIVE_INFINITY) ? 0 : idle + 1;
    if (judged !== null && judged.distance <= (now?.distance ?? Number.POSITIVE_INFINITY)) {
      if (judged.puzzle !== now?.puzzle) moves++;
      now = judged;
      kept++;
    }
    const isEarly = tried < least || (moves <= MOVES_AWAY && tried < LONG_AWAY * least);
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

/** The wish with the number of givens that its level has, if nothing else that is wished decides it. */
function withGivens(wish: Wish, source: Source): Wish {
  const { level, givens, minimal = false, symmetry = 'none' } = wish;
  const usual = level === undefined ? null : GIVENS[level];
  if (usual === null || givens !== undefined || minimal) return wish;
  const counts = possibleCounts(symmetry).filter((count) => count >= usual[0] && count <= usual[1]);
  const count = counts[source.below(Math.max(1, counts.length))];
  return count === undefined ? wish : { ...wish, givens: count };
}

/**
 * A lower bound of the rating of a puzzle that was made to be as hard as possible. `null` if the wish was another one,
 * if the puzzle lacks something else that was wished, or if it takes the solver no guess.
 */
export const ratingOfHardest = ({ rating }: Wish, { distance }: Made): number | null =>
  rating === 'hardest' && distance < STAGE ? ratingAt(distance) : null;

type Judged = Draft & Judgement;

const isLong = (making: Draft | null | Making): making is Making => making !== null && 'next' in making;

/** Runs a making to its end. Yields the attempt's progress whenever the making yields. */
function* telling(making: Making, progress: AttemptProgress): Generator<AttemptProgress, Draft | null> {
  for (;;) {
    const next = making.next();
    if (next.done) return next.value;
    yield progress;
  }
}

/** Changes a puzzle. If it is too hard, half of the changes make it easier. */
function change(now: Judged, shape: Shape, source: Source): Draft | null | Making {
  const eased = now.open.length > 0 && source.below(2) === 0 ? shape.ease(now, now.open, source) : null;
  return eased ?? shape.vary(now, source);
}

/** Compares a puzzle with the wish: first the givens, which is quick, and the rest only if these are right. */
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
  const { level, needs, without = [], rating } = wish;
  const aims: Aim[] = [];
  if (range !== null) aims.push(ratedIn(range));
  if (level !== undefined) aims.push(ofLevel(level));
  if (needs !== undefined)
    aims.push(
      needing(
        needs,
        without,
        RARE.some((one) => one === needs),
      ),
    );
  else if (without.length > 0) aims.push(doingWithout(without));
  if (rating === 'hardest') aims.push(hardest);
  return aims;
}
