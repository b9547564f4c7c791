import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The folder of the subset fonts; `index.html` and `src/fonts/first.css` name its files. */
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
 * Subsets with the letters of our own words. All other characters are in the packages' own files, which a
 * browser fetches when it needs them.
 */
const CUTS: Record<string, Cut> = {
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
};

/** The syllables in the Korean sentences: a few hundred of eleven thousand. */
function hangulIn(catalogue: URL): string {
  const files = readdirSync(catalogue).filter((name) => name.endsWith('.ts'));
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
 * Makes the subset fonts before Vite looks for them. Makes them again only if their letters or a font has
 * changed.
 */
export function fonts(): Plugin {
  return {
    name: 'unwind:fonts',
    async config() {
      await mkdir(FOLDER, { recursive: true });
      await Promise.all(Object.entries(CUTS).map(([name, cut]) => ensure(name, cut)));
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

async function ensure(name: string, cut: Cut): Promise<void> {
  const font = await readPackaged(cut.from);
  const key = createHash('sha256').update(font).update(JSON.stringify(cut)).digest('hex');
  const file = new URL(`${name}.woff2`, FOLDER);
  const keyFile = new URL(`${name}.key`, FOLDER);
  if (existsSync(file) && (await readFile(keyFile, 'utf8').catch(() => '')) === key) return;
  const small = await subsetFont(font, cut.letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: cut.weight },
    keepFeatures: [...cut.features],
    noHinting: true,
  });
  await replace(file, small);
  await replace(keyFile, key);
}

/** Writes a file in one step, so that a simultaneous build never reads half of it. */
async function replace(file: URL, content: Buffer | string): Promise<void> {
  const draft = new URL(`${file.pathname}.${process.pid}`, file);
  await writeFile(draft, content);
  await rename(draft, file);
}
