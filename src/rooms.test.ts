import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

/**
 * The rooms, lowest first. A room may import itself and the rooms before it, each through its index. The rooms that
 * match `ui/*` may not import one another.
 */
const ROOMS = [
  'parts',
  'sudoku/core',
  'sudoku/solver',
  'sudoku/formats',
  'sudoku/many',
  'sudoku/doctor',
  'sudoku/search',
  'sudoku/techniques',
  'sudoku/generator',
  'sudoku/photo',
  'sudoku/testing',
  'picture',
  'worker',
  'program',
  'offline',
  'i18n',
  'stores',
  'fonts',
  'ui/shared',
  'ui/keys',
  'ui/*',
  'ui',
  'ui/tests',
  'firstScreen',
];

/** The front door: `main.tsx` and the files beside it. It wires the rooms, and may import any of their files. */
const FRONT_DOOR = '';

/** The room that tests share. Only tests may import it, in any room. */
const TESTING = 'sudoku/testing';

/** Whether a file is a test, or belongs to tests: a file of `sudoku/testing`, or the file `testing` of another room. */
const isForTests = (file: string): boolean =>
  roomOf(file) === TESTING || /(\.test|(^|\/)testing)\.tsx?$/.test(file);

/** The packages that a room may use. A room that is not listed may use none; tests may use any. */
const PACKAGES: Record<string, readonly string[]> = {
  program: ['acorn'],
  stores: ['idb', 'lz-string', 'zustand/vanilla'],
  offline: ['workbox-precaching', 'workbox-routing', 'workbox-strategies'],
  fonts: ['@fontsource-variable/jetbrains-mono', '@fontsource-variable/source-serif-4', 'pretendard'],
  'ui/shared': ['react', 'react-dom', 'zustand'],
  'ui/keys': ['react'],
  'ui/*': ['react', 'react-dom', 'zustand'],
  ui: ['react', 'react-dom', 'zustand'],
  firstScreen: ['react', 'react-dom'],
  [FRONT_DOOR]: ['react', 'react-dom'],
};

/** Packages that are rarely needed, and may therefore only be loaded on demand. */
const PACKAGES_ON_DEMAND: Record<string, readonly string[]> = {
  worker: ['gifenc'],
  program: ['sucrase'],
  'ui/*': ['uqr'],
};

/** If a folder has more files than this, its README must say why. */
const MOST_FILES = 25;

/** Each source file by its path inside `src`. */
type Sources = ReadonlyMap<string, Source>;

/** Source texts by their path. */
type Texts = Readonly<Record<string, string>>;

const sourcesOf = (texts: Texts): Sources =>
  new Map(Object.entries(texts).map(([file, text]) => [file, read(file, text)]));

/** Every violation of the rules above, as a sentence. */
function breaches(sources: Sources): string[] {
  return [...sources].flatMap(([file, { imports, workers, bare }]) => {
    const found = imports.map((made) => [made.from, judge(sources, file, made)] as const);
    return [
      ...found.flatMap(([from, why]) => (why ? [`${file} imports ${from}: ${why}`] : [])),
      ...(workers > 0 && file !== 'worker/supervisor.ts'
        ? [`${file} starts a worker, as only worker/supervisor does`]
        : []),
      ...(bare > 0 && file !== 'parts/files.ts' && !isForTests(file)
        ? [`${file} fetches a part without \`later\``]
        : []),
    ];
  });
}

/**
 * The folders with more than `MOST_FILES` files that no README explains. The README of the folder, or of one above,
 * must have a line that begins with "More than 25 files in `folder`:". The folder is relative to the README, `.` for
 * its own.
 */
function crowdedFolders(files: readonly string[], readmes: Texts): string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1);
  const isExplained = (folder: string) =>
    Object.entries(readmes).some(([readme, text]) => {
      const seen = posix.relative(posix.dirname(readme), folder) || '.';
      return text
        .split('\n')
        .some((line) => line.startsWith(`More than ${MOST_FILES} files in \`${seen}\`: `));
    });
  return [...counts]
    .filter(([folder, count]) => count > MOST_FILES && !isExplained(folder))
    .map(([folder]) => folder)
    .sort();
}

/** The rooms of the list that have no file. */
function missingRooms(sources: Sources): string[] {
  const rooms = new Set([...sources.keys()].map(roomOf));
  return ROOMS.filter((room) => room !== 'ui/*' && !rooms.has(room));
}

function judge(sources: Sources, file: string, { from, onDemand }: Import): string | undefined {
  const room = roomOf(file);
  const test = isForTests(file);
  if (!from.startsWith('.')) {
    if (test || allows(PACKAGES, room, from)) return undefined;
    if (!allows(PACKAGES_ON_DEMAND, room, from)) return 'a package this room may not use';
    return onDemand ? undefined : 'a package to be loaded only when it is wanted';
  }
  const target = resolve(sources, file, from);
  const other = roomOf(target);
  if (isForTests(target) && !test) return 'made for tests alone';
  if (other === room || other === TESTING) return undefined;
  if (rank(other) < 0) return 'a room that is not on the list';
  if (room !== FRONT_DOOR && rank(other) === rank(room)) return 'a neighbour';
  if (room !== FRONT_DOOR && rank(other) > rank(room)) return 'a floor above';
  const face = /^(index|testing)\.tsx?$/.test(posix.relative(other, target));
  return face || room === FRONT_DOOR ? undefined : 'past the index of its room';
}

function allows(list: Record<string, readonly string[]>, room: string, from: string): boolean {
  const names = list[room] ?? list[ROOMS[rank(room)] ?? room] ?? [];
  return names.some((name) => from === name || from.startsWith(`${name}/`));
}

/** The room of a file: the first folder of its path, or the first two in `sudoku` and `ui`. */
function roomOf(file: string): string {
  const folders = file.split('/').slice(0, -1);
  return folders.slice(0, folders[0] === 'sudoku' || folders[0] === 'ui' ? 2 : 1).join('/');
}

function rank(room: string): number {
  const named = ROOMS.indexOf(room);
  return named >= 0 || !room.startsWith('ui/') ? named : ROOMS.indexOf('ui/*');
}

/** The file that an import names, exactly or without its ending or `/index`. */
function resolve(sources: Sources, file: string, from: string): string {
  const path = posix.join(posix.dirname(file), from.replace(/\?.*$/, ''));
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  return endings.map((ending) => path + ending).find((name) => sources.has(name)) ?? path;
}

/** What each file or folder imports. */
type Graph = ReadonlyMap<string, readonly string[]>;

/** Which file imports which, types too. */
const fileGraph = (sources: Sources): Graph =>
  new Map(
    [...sources].map(([file, { imports }]) => [
      file,
      imports
        .filter(({ from }) => from.startsWith('.'))
        .map(({ from }) => resolve(sources, file, from))
        .filter((to) => sources.has(to)),
    ]),
  );

/** Which folder imports from which of the folders beside it. What only tests import does not count. */
function folderGraph(sources: Sources): Graph {
  const graph = new Map<string, string[]>();
  for (const [file, targets] of fileGraph(sources))
    for (const target of isForTests(file) ? [] : targets) {
      const [from, to] = [file.split('/'), target.split('/')];
      const parting = from.findIndex((name, depth) => name !== to[depth]);
      // A file imports from its own folder, from one above, or from one inside it.
      if (parting < 0 || parting >= from.length - 1 || parting >= to.length - 1) continue;
      const [folder, other] = [from, to].map((path) => path.slice(0, parting + 1).join('/'));
      if (folder === undefined || other === undefined) continue;
      graph.set(folder, [...(graph.get(folder) ?? []), other]);
      if (!graph.has(other)) graph.set(other, []);
    }
  return graph;
}

/** The circles of a graph: for each, its files or folders in alphabetical order. */
function circles(graph: Graph): string[][] {
  // Tarjan's algorithm for strongly connected components.
  const found: string[][] = [];
  const order = new Map<string, number>();
  const open: string[] = [];
  const visit = (one: string): number => {
    const number = order.size;
    order.set(one, number);
    const place = open.push(one) - 1;
    let least = number;
    const targets = graph.get(one) ?? [];
    for (const target of targets) {
      if (!order.has(target)) least = Math.min(least, visit(target));
      else if (open.includes(target)) least = Math.min(least, order.get(target) ?? number);
    }
    if (least === number) {
      const circle = open.splice(place);
      if (circle.length > 1 || targets.includes(one)) found.push(circle.sort());
    }
    return least;
  };
  for (const one of graph.keys()) if (!order.has(one)) visit(one);
  return found;
}

interface Import {
  readonly from: string;
  /** Whether it is an `import()`. */
  readonly onDemand: boolean;
}

/** A part of a text, by its offsets. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** The facts about a file that the rules need. */
interface Source {
  readonly imports: readonly Import[];
  /** How often the file starts a worker. */
  readonly workers: number;
  /** How many `import()` are outside a call of `later`. */
  readonly bare: number;
}

function read(file: string, text: string): Source {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const imports: Import[] = [];
  let workers = 0;
  const laters: Span[] = [];
  const onDemand: Span[] = [];
  const note = (source: { readonly type: string } | null, onDemand = false) => {
    if (source && 'value' in source && typeof source.value === 'string')
      imports.push({ from: source.value, onDemand });
  };
  new Visitor({
    ImportDeclaration({ source }) {
      note(source);
    },
    ExportNamedDeclaration({ source }) {
      note(source);
    },
    ExportAllDeclaration({ source }) {
      note(source);
    },
    TSImportType({ source }) {
      note(source);
    },
    ImportExpression({ source, start, end }) {
      note(source, true);
      onDemand.push({ start, end });
    },
    CallExpression({ callee, start, end }) {
      if (callee.type === 'Identifier' && callee.name === 'later') laters.push({ start, end });
    },
    NewExpression({ callee, arguments: [address] }) {
      if (callee.type === 'Identifier' && /^(Shared)?Worker$/.test(callee.name)) workers++;
      if (callee.type === 'Identifier' && callee.name === 'URL' && address?.type === 'Literal') note(address);
    },
  }).visit(program);
  const bare = onDemand.filter(
    ({ start, end }) => !laters.some((later) => later.start < start && end < later.end),
  );
  return { imports, workers, bare: bare.length };
}

describe('the rooms', () => {
  const src = fileURLToPath(new URL('.', import.meta.url));
  const names = readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.relative(src, posix.join(entry.parentPath, entry.name).replaceAll('\\', '/')));
  const textsOf = (files: readonly string[]): Texts =>
    Object.fromEntries(files.map((name) => [name, readFileSync(src + name, 'utf8')]));
  const sourceNames = names.filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'));
  const sources = sourcesOf(textsOf(sourceNames));

  it('has every room on the list', () => {
    expect(missingRooms(sources)).toEqual([]);
  });

  it('breaks no rule about rooms, indexes and packages', () => {
    expect(sources.has('sudoku/core/index.ts')).toBe(true);
    expect(breaches(sources)).toEqual([]);
  });

  it('has no circular imports', () => {
    expect(circles(fileGraph(sources))).toEqual([]);
  });

  it('has no folders beside one another that import from each other, straight or in a circle', () => {
    expect(circles(folderGraph(sources))).toEqual([]);
  });

  it('has no folder of many files without a reason', () => {
    const readmes = names.filter((name) => posix.basename(name) === 'README.md');
    expect(crowdedFolders(names, textsOf(readmes))).toEqual([]);
  });
});

describe('the rules of the rooms', () => {
  const ROOMS_WITH_DOORS = {
    'sudoku/core/index.ts': "export * from './cell';",
    'sudoku/core/cell.ts': 'export type Cell = number;',
    'sudoku/solver/index.ts': "import type { Cell } from '../core';",
    'sudoku/testing/index.ts': "import { solve } from '../solver'; import fc from 'fast-check';",
    'worker/supervisor.ts': "new Worker(new URL('./entry.ts', import.meta.url));",
    'worker/entry.ts': "import { solve } from '../sudoku/solver';",
    'ui/shared/index.ts': '',
    'ui/board/index.ts': "import { useStore } from 'zustand'; import '../shared';",
    'ui/keypad/index.ts': "import { createPortal } from 'react-dom';",
    'ui/App.tsx': "import { Board } from './board'; export const App = () => <Board />;",
    'main.tsx':
      "import { App } from './ui/App'; import './ui/shared/tokens.css'; import { createRoot } from 'react-dom/client';",
  };
  const breachesWith = (more: Texts) => breaches(sourcesOf({ ...ROOMS_WITH_DOORS, ...more }));

  it('allow rooms built as planned', () => {
    expect(breachesWith({})).toEqual([]);
  });

  it.each<[string, Texts, string]>([
    [
      'an import from a floor above',
      { 'sudoku/core/cell.ts': "import { solve } from '../solver';" },
      'sudoku/core/cell.ts imports ../solver: a floor above',
    ],
    [
      'an import of a type from a floor above',
      { 'worker/entry.ts': "import type { Look } from '../ui/shared';" },
      'worker/entry.ts imports ../ui/shared: a floor above',
    ],
    [
      'an `import()` type from a floor above',
      { 'worker/entry.ts': "export type Look = import('../ui/shared').Look;" },
      'worker/entry.ts imports ../ui/shared: a floor above',
    ],
    [
      'an import on demand from a floor above',
      { 'worker/entry.ts': "const shared = later(() => import('../ui/shared'));" },
      'worker/entry.ts imports ../ui/shared: a floor above',
    ],
    [
      'a re-export from a floor above',
      { 'worker/entry.ts': "export * from '../ui/shared'; export { x } from '../ui/shared';" },
      'worker/entry.ts imports ../ui/shared: a floor above',
    ],
    [
      'an import from a floor above in a test',
      { 'sudoku/core/cell.test.ts': "import { solve } from '../solver';" },
      'sudoku/core/cell.test.ts imports ../solver: a floor above',
    ],
    [
      'an import of the app by one of its rooms',
      { 'ui/board/index.ts': "import { App } from '../App';" },
      'ui/board/index.ts imports ../App: a floor above',
    ],
    [
      'an import from the room next door',
      { 'ui/board/index.ts': "import { Key } from '../keypad';" },
      'ui/board/index.ts imports ../keypad: a neighbour',
    ],
    [
      'an import past an index',
      { 'ui/board/index.ts': "import type { Cell } from '../../sudoku/core/cell';" },
      'ui/board/index.ts imports ../../sudoku/core/cell: past the index of its room',
    ],
    [
      'an address past an index',
      { 'ui/board/index.ts': "new URL('../../worker/entry.ts', import.meta.url);" },
      'ui/board/index.ts imports ../../worker/entry.ts: past the index of its room',
    ],
    [
      'an import from a room that is not on the list',
      { 'ui/board/index.ts': "import '../../attic';", 'attic/index.ts': '' },
      'ui/board/index.ts imports ../../attic: a room that is not on the list',
    ],
    [
      'a package on the pure floor',
      { 'sudoku/solver/index.ts': "import { shuffle } from 'lodash';" },
      'sudoku/solver/index.ts imports lodash: a package this room may not use',
    ],
    [
      'React in the stores',
      {
        'stores/index.ts': "import { useState } from 'react'; import { createStore } from 'zustand/vanilla';",
      },
      'stores/index.ts imports react: a package this room may not use',
    ],
    [
      'a rare package that is not loaded on demand',
      {
        'worker/clip.ts': "import gif from 'gifenc';",
        'worker/more.ts': "later(() => import('gifenc'));",
      },
      'worker/clip.ts imports gifenc: a package to be loaded only when it is wanted',
    ],
    [
      'an `import()` outside `later`',
      { 'ui/board/index.ts': "later(() => import('./Board')); import('./Board');", 'ui/board/Board.tsx': '' },
      'ui/board/index.ts fetches a part without `later`',
    ],
    [
      'a worker started elsewhere',
      { 'ui/board/index.ts': "new Worker('data:,');" },
      'ui/board/index.ts starts a worker, as only worker/supervisor does',
    ],
    [
      'test puzzles outside a test',
      {
        'sudoku/solver/index.ts': "import { EASY } from '../testing';",
        'sudoku/core/cell.test.ts': "import { EASY } from '../testing/puzzles';",
      },
      'sudoku/solver/index.ts imports ../testing: made for tests alone',
    ],
    [
      'the testing file of a room outside a test',
      {
        'worker/testing.ts': "import { describe } from 'vitest';",
        'ui/board/board.test.ts': "import { pageThread } from '../../worker/testing';",
        'ui/board/index.ts': "import { pageThread } from '../../worker/testing';",
      },
      'ui/board/index.ts imports ../../worker/testing: made for tests alone',
    ],
    [
      'the testing file of a floor above',
      {
        'ui/testing.tsx': "import { render } from '@testing-library/react';",
        'worker/jobs.test.ts': "import { open } from '../ui/testing';",
      },
      'worker/jobs.test.ts imports ../ui/testing: a floor above',
    ],
  ])('forbid %s', (_, more, breach) => {
    expect([...new Set(breachesWith(more))]).toEqual([breach]);
  });

  it('report a room of the list that does not exist', () => {
    expect(missingRooms(sourcesOf(ROOMS_WITH_DOORS))).toContain('sudoku/doctor');
    expect(missingRooms(sourcesOf(ROOMS_WITH_DOORS))).not.toContain('sudoku/core');
  });

  it('find every circle of imports, of types and on demand too, without the files that only lead to a circle', () => {
    const sources = sourcesOf({
      'a.ts': "import { b } from './b'; import './leaf';",
      'b.ts': "import type { C } from './c'; import './d';",
      'c.ts': "export type C = import('./a').A;",
      'd.ts': "later(() => import('./e'));",
      'e.ts': "export * from './d';",
      'leaf.ts': '',
      'root.ts': "import './a';",
      'self.ts': "import './self';",
    });
    expect(circles(fileGraph(sources)).sort()).toEqual([
      ['a.ts', 'b.ts', 'c.ts'],
      ['d.ts', 'e.ts'],
      ['self.ts'],
    ]);
  });

  it('find every circle of folders beside one another, but none of a folder and what is inside it', () => {
    const sources = sourcesOf({
      'room/a/one.ts': "import '../b/two';",
      'room/a/three.ts': '',
      'room/a/a.test.ts': "import '../c/four';",
      'room/b/two.ts': "import type { Three } from '../a/three'; import '../c/four';",
      'room/c/four.ts': "import '../five';",
      'room/five.ts': '',
      'room/six.ts': "import './c/four';",
    });
    expect(circles(folderGraph(sources))).toEqual([['room/a', 'room/b']]);
  });

  it('find a folder of many files, unless its README or one above says why', () => {
    const files = Array.from({ length: 26 }, (_, i) => [
      `a/b/${i}.ts`,
      `c/${i}.css`,
      `${i < 25}/${i}.ts`,
    ]).flat();
    const readmes = (inA: string, inC: string) => ({ 'a/README.md': `# A\n\n${inA}`, 'c/README.md': inC });
    expect(crowdedFolders(files, {})).toEqual(['a/b', 'c']);
    const why = (folder: string) => `More than 25 files in \`${folder}\`: one for each notation.`;
    expect(crowdedFolders(files, readmes(why('.'), why('b')))).toEqual(['a/b', 'c']);
    expect(crowdedFolders(files, readmes(why('b'), why('.')))).toEqual([]);
  });

  it('ignore imports in strings and comments', () => {
    expect(
      breachesWith({ 'ui/board/index.ts': "// import '../keypad'\nconst text = \"import '../keypad'\";" }),
    ).toEqual([]);
  });
});
