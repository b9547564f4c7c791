import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium, LAUNCH_ARGS } from '../../scripts/chromium.mjs';
import { CELLS, type Cell } from '../../src/sudoku/core';
import { type GridRead, Network, readPhoto } from '../../src/sudoku/photo';
import type { Benchmark, Row } from '../benchmark';
import { percentile } from '../statistics';
import { createDecoder } from './decoded';
import { type Labelled, ownPictures } from './ownPictures';

const WEIGHTS = 'src/sudoku/photo/network/weights.bin';

/** Reads labelled pictures of any kind, and counts what is right and what is wrong though it was called sure. */
export const pictures: Benchmark = {
  about:
    'read the pictures of a folder, which its labels.jsonl describes (file, kind, givens81, entries81, notes81), or pictures drawn in the style of each kind; --only N,N these files or kinds alone',
  async *measure({ root, files: [folder], only, seed }) {
    const network = new Network(readFileSync(join(root, WEIGHTS)));
    const browser = await chromium.launch({ executablePath: await findChromium(), args: LAUNCH_ARGS });
    const all: Judged[] = [];
    try {
      const decode = await createDecoder(browser);
      for await (const { label, file } of folder === undefined
        ? ownPictures(browser, seed)
        : picturesIn(folder)) {
        if (only !== null && !only.includes(label.file) && !only.includes(label.kind)) continue;
        const picture = await decode(file());
        const start = process.cpuUsage();
        const read = readPhoto(picture, network);
        const { user, system } = process.cpuUsage(start);
        const one = judged(label, read.ok ? read.value : [], (user + system) / 1000);
        all.push(one);
        yield rowOf(one, read.ok ? null : read.error.kind);
      }
    } finally {
      await browser.close();
    }
    for (const kind of new Set(all.map(({ label }) => label.kind)))
      yield sumOf(
        kind,
        all.filter(({ label }) => label.kind === kind),
      );
    yield sumOf('all', all);
  },
};

function* picturesIn(folder: string): Generator<{ label: Labelled; file: () => Buffer }> {
  const lines = readFileSync(join(folder, 'labels.jsonl'), 'utf8').split('\n');
  for (const line of lines.filter((line) => line.trim() !== '')) {
    const label = JSON.parse(line) as Labelled;
    yield { label, file: () => readFileSync(join(folder, label.file)) };
  }
}

/** What was read of a picture. A picture without `givens81` has no Sudoku that can be read: whole is to find none. */
interface Judged {
  readonly label: Labelled;
  readonly found: boolean;
  readonly givens: number;
  readonly givensRight: number;
  readonly entries: number;
  readonly entriesRight: number;
  /** Every given and every entry is right, and no other cell holds either. */
  readonly whole: boolean;
  readonly doubts: number;
  readonly wrongSure: number;
  /** Wrong though no cell is in doubt and the puzzle is proper. */
  readonly wrongConfident: boolean;
  readonly milliseconds: number;
}

function judged(label: Labelled, grids: readonly GridRead[], milliseconds: number): Judged {
  // On a page of several, the labelled one may be any of them.
  const all = grids.map((grid) => judgedGrid(label, grid));
  const best = all.reduce<ReturnType<typeof judgedGrid> | null>(
    (best, one) => (best === null || one.cellsRight > best.cellsRight ? one : best),
    null,
  );
  const isOther = !label.givens81;
  const count = (text: string | null | undefined): number => text?.replaceAll('.', '').length ?? 0;
  return {
    label,
    found: best !== null,
    givens: count(label.givens81),
    givensRight: best?.givensRight ?? 0,
    entries: count(label.entries81),
    entriesRight: best?.entriesRight ?? 0,
    whole: isOther ? best === null : best?.cellsRight === CELLS.length,
    doubts: best?.doubts ?? 0,
    wrongSure: isOther ? 0 : (best?.wrongSure ?? 0),
    wrongConfident: best?.isConfident === true && best.cellsRight < CELLS.length,
    milliseconds,
  };
}

function judgedGrid({ givens81, entries81 }: Labelled, { cells, proper }: GridRead) {
  const told = (text: string | null | undefined, cell: Cell): string | null => {
    const digit = text?.[cell];
    return digit === undefined || digit === '.' ? null : digit;
  };
  const isRight = (cell: Cell): boolean => {
    const mark = cells[cell]?.mark;
    const digitIf = (kind: 'given' | 'entry'): string | null =>
      mark?.kind === kind ? String(mark.digit) : null;
    return digitIf('given') === told(givens81, cell) && digitIf('entry') === told(entries81, cell);
  };
  const right = CELLS.filter(isRight);
  const doubts = cells.filter(({ sure }) => !sure).length;
  return {
    cellsRight: right.length,
    givensRight: right.filter((cell) => told(givens81, cell) !== null).length,
    entriesRight: right.filter((cell) => told(entries81, cell) !== null).length,
    doubts,
    wrongSure: CELLS.filter((cell) => cells[cell]?.sure === true && !isRight(cell)).length,
    isConfident: doubts === 0 && proper,
  };
}

const rowOf = (
  { label, found, givens, givensRight, entries, entriesRight, ...rest }: Judged,
  fault: string | null,
): Row => ({
  file: label.file,
  kind: label.kind,
  found: found ? 'yes' : (fault ?? 'no'),
  givensRight: `${givensRight}/${givens}`,
  entriesRight: `${entriesRight}/${entries}`,
  ...rest,
});

function sumOf(kind: string, all: readonly Judged[]): Row {
  const sum = (of: (one: Judged) => number | boolean): number =>
    all.reduce((total, one) => total + Number(of(one)), 0);
  return {
    sum: kind,
    pictures: all.length,
    found: sum(({ found }) => found),
    givensRight: `${sum(({ givensRight }) => givensRight)}/${sum(({ givens }) => givens)}`,
    entriesRight: `${sum(({ entriesRight }) => entriesRight)}/${sum(({ entries }) => entries)}`,
    whole: sum(({ whole }) => whole),
    doubts: sum(({ doubts }) => doubts),
    wrongSure: sum(({ wrongSure }) => wrongSure),
    wrongConfident: sum(({ wrongConfident }) => wrongConfident),
    p95Milliseconds: percentile(
      all.map(({ milliseconds }) => milliseconds),
      0.95,
    ),
  };
}
