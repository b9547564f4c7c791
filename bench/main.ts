import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Benchmark, Row } from './benchmark';
import { doctor } from './doctor';
import { engines } from './engines/engines';
import { fuzz } from './fuzz/fuzz';
import { generate } from './generating/generate';
import { grids } from './generating/grids';
import { levels } from './generating/levels';
import { seeds } from './generating/seeds';
import { starts } from './generating/starts';
import { completeness } from './logic/completeness';
import { first } from './logic/first';
import { hardest } from './logic/hardest';
import { hint } from './logic/hint';
import { rate } from './logic/rate';
import { shortness } from './logic/shortness';
import { soundness } from './logic/soundness';
import { techniques } from './logic/techniques';
import { compare } from './page/compare';
import { many } from './page/many';
import { newPuzzle } from './page/newPuzzle';
import { order } from './page/order';
import { page } from './page/page';
import { restore } from './page/restore';
import { shelf } from './page/shelf';
import { soak } from './page/soak';
import { looks, lostParts, parts, strain } from './page/specs';
import { verdict } from './page/verdict';
import { notes } from './photo/notes';
import { photo } from './photo/photo';
import { pictures } from './photo/pictures';
import { screenshots } from './photo/screenshots';
import { read } from './reading/read';
import { code } from './searching/code';
import { moments } from './searching/moments';
import { strategies } from './searching/strategies';
import { watch } from './searching/watch';
import { agree } from './solving/agree';
import { solve } from './solving/solve';
import { strength } from './strength/strength';

/** Every benchmark. Each is one file and one line here. */
const BENCHMARKS: Readonly<Record<string, Benchmark>> = {
  solve,
  agree,
  read,
  doctor,
  many,
  page,
  verdict,
  newPuzzle,
  shelf,
  restore,
  order,
  looks,
  parts,
  lostParts,
  strain,
  soak,
  engines,
  strength,
  watch,
  strategies,
  moments,
  code,
  compare,
  techniques,
  soundness,
  completeness,
  rate,
  hardest,
  hint,
  first,
  shortness,
  generate,
  levels,
  grids,
  starts,
  seeds,
  photo,
  pictures,
  notes,
  screenshots,
  fuzz,
};

/**
 * Runs the benchmark that the first argument names. Prints a table, or with `--json` one object per line. `root` is the
 * folder of the project.
 */
export async function main(root: string, args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      puzzles: { type: 'string' },
      skip: { type: 'string', default: '0' },
      minutes: { type: 'string' },
      moments: { type: 'string' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      workers: { type: 'string' },
      printed: { type: 'string' },
      straights: { type: 'string' },
      weights: { type: 'string' },
    },
  });
  const [name = '', ...files] = positionals;
  const benchmark = BENCHMARKS[name];
  if (benchmark === undefined) {
    console.error('Usage: npm run bench -- NAME [--json] [FILE...]');
    for (const [name, { about }] of Object.entries(BENCHMARKS)) console.error(`  ${name}  ${about}`);
    process.exitCode = 1;
    return;
  }
  // npm runs scripts in the project's folder and keeps the caller's folder in INIT_CWD.
  const from = process.env.INIT_CWD ?? process.cwd();
  const print = values.json ? printJson : tablePrinter();
  const options = {
    root,
    files: files.map((file) => resolve(from, file)),
    puzzles: values.puzzles === undefined ? null : Number(values.puzzles),
    skip: Number(values.skip),
    minutes: Number(values.minutes ?? Number.POSITIVE_INFINITY),
    moments: values.moments === undefined ? null : Number(values.moments),
    seed: Number(values.seed),
    only: values.only?.split(',') ?? null,
    workers: values.workers === undefined ? null : Number(values.workers),
    printed: values.printed === undefined ? null : resolve(from, values.printed),
    straights: values.straights === undefined ? null : resolve(from, values.straights),
    weights: values.weights === undefined ? null : resolve(from, values.weights),
  };
  for await (const row of benchmark.measure(options)) print(row);
}

const printJson = (row: Row): void => console.log(JSON.stringify(row));

/** Returns a function that prints rows as they arrive, with the column names above the first row of each kind. */
function tablePrinter(): (row: Row) => void {
  let widths: number[] = [];
  let heads = '';
  return (row) => {
    const cells = Object.values(row).map(format);
    const names = Object.keys(row);
    if (heads !== names.join()) {
      if (heads !== '') console.log();
      heads = names.join();
      widths = names.map((name, i) => Math.max(name.length, cells[i]?.length ?? 0, i === 0 ? 20 : 8));
      console.log(line(names, widths));
    }
    console.log(line(cells, widths));
  };
}

const line = (cells: readonly string[], widths: readonly number[]): string =>
  cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ');

function format(value: string | number | boolean | null): string {
  if (value === null) return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value;
  if (Number.isInteger(value) || value >= 1000) return Math.round(value).toLocaleString('en');
  return value.toPrecision(3);
}
