import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { standIns } from './standIns.ts';

/** The folder of the fonts made here. `index.html` and `src/fonts/first.css` name its files. */
const FOLDER = new URL('../.cache/fonts/', import.meta.url);

const SERIF = '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght';
const DIGITS = '0123456789';
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
const TYPOGRAPHY = '’‘“”–—·…';
const SIGNS = '×→←↑↓';
const PRETENDARD = 'pretendard/dist/web/variable/woff2/PretendardVariable.woff2';

interface Cut {
  /** The path of the whole font in its package. */
  readonly from: string;
  readonly letters: string;
  /** The weights that the app uses: one weight, or a range. */
  readonly weight: number | { readonly min: number; readonly max: number };
  readonly features: readonly string[];
}

/**
 * Subsets with the letters of our own words. All other characters are in the packages' own files, which a browser
 * fetches when it needs them.
 */
const CUTS = {
  'serif-roman': {
    from: `${SERIF}-normal.woff2`,
    letters: ASCII.replace(/[^A-Za-z0-9 .,:;!?'"()-]/g, '') + TYPOGRAPHY,
    weight: { min: 400, max: 700 },
    features: ['kern', 'lnum', 'tnum'],
  },
  'serif-italic': {
    from: `${SERIF}-italic.woff2`,
    // Includes the space: a browser takes the line height from the first font of a family that has a space.
    letters: ` ${DIGITS}`,
    weight: 450,
    features: ['lnum', 'tnum'],
  },
  sans: {
    from: PRETENDARD,
    // Includes the letters of Korean's own name, which the English screen shows too.
    letters: `${ASCII + TYPOGRAPHY + SIGNS}한국어`,
    weight: { min: 400, max: 800 },
    features: ['kern', 'tnum'],
  },
  'sans-korean': {
    from: PRETENDARD,
    letters: hangulIn(new URL('../src/i18n/ko/', import.meta.url)),
    weight: { min: 400, max: 800 },
    features: [],
  },
  mono: {
    from: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    // Without ligatures, so that a pasted `---|` shows its actual characters.
    letters: ASCII + TYPOGRAPHY + SIGNS,
    weight: { min: 400, max: 700 },
    features: [],
  },
} satisfies Record<string, Cut>;

/** The syllables in the Korean sentences: a few hundred of eleven thousand. */
function hangulIn(catalogue: URL): string {
  const files = readdirSync(catalogue, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const text = files.map((name) => readFileSync(new URL(name, catalogue), 'utf8')).join('');
  return [...new Set(text.match(/[가-힣]/g))].sort().join('');
}

/** The fonts' licences, which must be distributed with them. */
const LICENCES = {
  'source-serif-4': '@fontsource-variable/source-serif-4/LICENSE',
  pretendard: 'pretendard/dist/LICENSE.txt',
  'jetbrains-mono': '@fontsource-variable/jetbrains-mono/LICENSE',
};

/**
 * Makes the subset fonts before Vite looks for them. Makes a font again only if its letters or its source has changed.
 */
export function fonts(): Plugin {
  return {
    name: 'unwind:fonts',
    async config() {
      await mkdir(FOLDER, { recursive: true });
      await Promise.all([
        ...Object.entries(CUTS).map(([name, cut]) => ensureCut(name, cut)),
        ensureStandIns(),
      ]);
    },
    async generateBundle() {
      for (const [name, path] of Object.entries(LICENCES)) {
        this.emitFile({ type: 'asset', fileName: `licences/${name}.txt`, source: await readPackaged(path) });
      }
    },
  };
}

function readPackaged(path: string): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve(path)));
}

async function ensureCut(name: string, cut: Cut): Promise<void> {
  const font = await readPackaged(cut.from);
  await ensure(`${name}.woff2`, [font, JSON.stringify(cut)], () =>
    subsetFont(font, cut.letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: cut.weight },
      keepFeatures: [...cut.features],
      noHinting: true,
    }),
  );
}

async function ensureStandIns(): Promise<void> {
  const [serif, sans, mono, script] = await Promise.all([
    readPackaged(CUTS['serif-roman'].from),
    readPackaged(CUTS.sans.from),
    readPackaged(CUTS.mono.from),
    readFile(new URL('standIns.ts', import.meta.url)),
  ]);
  await ensure('standIns.css', [serif, sans, mono, script], () => standIns({ serif, sans, mono }));
}

/** Makes a file of the folder, unless it exists and was made from the same input. */
async function ensure(
  name: string,
  madeOf: readonly (Buffer | string)[],
  make: () => Promise<Buffer | string>,
): Promise<void> {
  const hash = createHash('sha256');
  for (const part of madeOf) hash.update(part);
  const key = hash.digest('hex');
  const file = new URL(name, FOLDER);
  const keyFile = new URL(`${name}.key`, FOLDER);
  if (existsSync(file) && (await readFile(keyFile, 'utf8').catch(() => '')) === key) return;
  await replace(file, await make());
  await replace(keyFile, key);
}

/** Writes a file in one step, so that a build running at the same time never reads half of it. */
async function replace(file: URL, content: Buffer | string): Promise<void> {
  const draft = new URL(`${file.pathname}.${process.pid}`, file);
  await writeFile(draft, content);
  await rename(draft, file);
}
