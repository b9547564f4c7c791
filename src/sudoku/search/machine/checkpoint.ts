/**
 * Everything needed to return to a state: the choices that stand and the counts, a few dozen numbers. Read it with
 * `unpackCheckpoint`.
 */
export type Checkpoint = Uint16Array;

/** The contents of a checkpoint. The form is the same for every strategy; counts that a strategy does not have are 0. */
export interface CheckpointContent {
  readonly at: number;
  readonly deadEnds: number;
  readonly solutions: number;
  readonly guesses: number;
  readonly rejections: number;
  readonly forced: number;
  readonly eliminations: number;
  readonly maxDepth: number;
  /** Steps since the last choice that were not choices: forced fills and eliminations. */
  readonly since: number;
  /** How many alternatives of the last choice were tried and taken back; 0 if none. */
  readonly tried: number;
  /** Why the last choice was taken back, in the strategy's own code. */
  readonly cause: number;
  /** The choices that stand, each as `cell * 9 + digit - 1`. */
  readonly decisions: ArrayLike<number>;
}

const WORD = 65536;

/* The counts come first, each in three words of 16 bits, lowest first: enough for 2⁴⁸ steps. */
const COUNTS = ['at', 'deadEnds', 'solutions', 'guesses', 'rejections', 'forced', 'eliminations'] as const;
const SMALL = COUNTS.length * 3;
const DECISIONS = SMALL + 4;

export function packCheckpoint(saved: CheckpointContent): Checkpoint {
  const words = new Uint16Array(DECISIONS + saved.decisions.length);
  COUNTS.forEach((name, i) => {
    const count = saved[name];
    words[3 * i] = count % WORD;
    words[3 * i + 1] = Math.floor(count / WORD) % WORD;
    words[3 * i + 2] = Math.floor(count / WORD / WORD);
  });
  words[SMALL] = saved.maxDepth;
  words[SMALL + 1] = saved.since;
  words[SMALL + 2] = saved.tried;
  words[SMALL + 3] = saved.cause;
  words.set(saved.decisions, DECISIONS);
  return words;
}

export function unpackCheckpoint(words: Checkpoint): CheckpointContent {
  const count = (i: number): number =>
    words[3 * i]! + words[3 * i + 1]! * WORD + words[3 * i + 2]! * WORD * WORD;
  return {
    at: count(0),
    deadEnds: count(1),
    solutions: count(2),
    guesses: count(3),
    rejections: count(4),
    forced: count(5),
    eliminations: count(6),
    maxDepth: words[SMALL]!,
    since: words[SMALL + 1]!,
    tried: words[SMALL + 2]!,
    cause: words[SMALL + 3]!,
    decisions: words.subarray(DECISIONS),
  };
}
