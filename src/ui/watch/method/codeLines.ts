import { type LineId, type LineOf, PSEUDOCODE, type StrategyId } from '../../../sudoku/search';

/** The indent of each line of the pseudocode, which is the same in every language. */
const INDENTS: { readonly [K in StrategyId]: { readonly [L in LineOf<K>]: number } } = {
  rowByRow: {
    start: 0,
    next: 0,
    solved: 1,
    test: 1,
    blocked: 2,
    put: 2,
    takeOut: 2,
    deadEnd: 1,
    exhausted: 1,
  },
  candidateLists: {
    start: 0,
    scan: 0,
    check: 1,
    strike: 1,
    deadEnd: 1,
    try: 1,
    put: 2,
    takeOut: 2,
    exhausted: 0,
  },
  colouredNodes: {
    start: 0,
    blacken: 0,
    next: 0,
    solved: 1,
    deadEnd: 1,
    grey: 1,
    whiten: 1,
    exhausted: 0,
  },
  fewestCandidates: {
    start: 0,
    choose: 0,
    solved: 1,
    deadEnd: 1,
    forced: 1,
    put: 1,
    takeOut: 2,
    exhausted: 0,
  },
  singlesFirst: {
    start: 0,
    deadEnd: 0,
    naked: 0,
    hidden: 0,
    solved: 0,
    choose: 0,
    put: 1,
    takeOut: 2,
    exhausted: 0,
  },
  propagation: {
    start: 0,
    assignGiven: 0,
    eliminate: 0,
    noneLeft: 1,
    rule1: 1,
    noPlace: 1,
    rule2: 1,
    solved: 0,
    choose: 0,
    put: 1,
    assignGuess: 2,
    takeOut: 2,
    exhausted: 0,
  },
  exactCover: { start: 0, choose: 0, solved: 1, deadEnd: 1, forced: 1, put: 1, takeOut: 2, exhausted: 0 },
};

interface CodeLine {
  readonly id: LineId;
  readonly indent: number;
  readonly text: string;
}

/** The pseudocode of a strategy, in the words of the given language. */
export function codeLines<K extends StrategyId>(
  strategy: K,
  words: { readonly [J in StrategyId]: Readonly<Record<LineOf<J>, string>> },
): readonly CodeLine[] {
  const texts: Readonly<Record<string, string>> = words[strategy];
  const indents: Readonly<Record<string, number>> = INDENTS[strategy];
  return PSEUDOCODE[strategy].map((id) => ({ id, indent: indents[id] ?? 0, text: texts[id] ?? '' }));
}

/** The lines of a program, each as it stands. */
export const programLines = (code: string): readonly CodeLine[] =>
  code.split('\n').map((text, index) => ({ id: `line ${index + 1}`, indent: 0, text }));
