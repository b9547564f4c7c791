import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { NEEDS } from '../src/parts/files.ts';

/** The helper that Vite puts around each `import()` of a build. */
const HELPER = '\0vite/preload-helper.js';
const OURS = fileURLToPath(new URL('../src/parts/files.ts', import.meta.url));

/** The scripts that the page has from its start on. */
const FIRST = /^(first|react|rolldown)-/;

/** A late part without a script. */
const ONLY_STYLES = '(()=>Promise.resolve({}),';

/**
 * A late part in a built script: the helper around `import()`, with what is done with the module. Vite picks from a
 * module what the code takes of it, which the whole module has too.
 */
const PART =
  /\((?:\(\)=>|async\(\)=>\{(?:let|const)\{[^}]*\}=await )import\(([`"])(\.\/[\w-]+\.js)\1\)(\.then\([^`"]*?\))?(?:;return\{[^}]*\}\})?,(\[\]|__vite__mapDeps\(\[[\d,]+\]\)),(import\.meta\.url)\)/g;

/**
 * Makes a build import late parts by our own `withFiles`, which first fetches their files. Vite's helper contains much
 * that this page does not need, and imports scripts that may fail.
 */
export function withFiles(): Plugin {
  return {
    name: 'unwind:with-files',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === HELPER ? `export { withFiles as __vitePreload } from ${JSON.stringify(OURS)};` : null,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of chunksOf(bundle)) {
          chunk.code = chunk.code
            .replaceAll(ONLY_STYLES, '("",')
            .replace(
              PART,
              (...[, , part, then = '', styles, from]) => `("${part}",${styles},${from})${then}`,
            );
          if (/import\([`"]/.test(chunk.code))
            throw new Error(`${chunk.fileName} imports without \`withFiles\``);
          const named = [...chunk.code.matchAll(NEEDS)].map(([, name = '']) => posix.basename(name));
          const needed = chunk.imports
            .map((file) => posix.basename(file))
            .filter((file) => !FIRST.test(file));
          if (named.sort().join() !== needed.sort().join())
            throw new Error(`${chunk.fileName} needs ${needed}, but \`withFiles\` would find ${named}`);
        }
      },
    },
  };
}

/** An `import()` in a built script of a worker. */
const LATE = /\bimport\([`"](\.\/[\w-]+\.js)[`"]\)/g;

/** The same for the late parts of workers, around which Vite puts no helper. A worker needs no style sheets. */
export function withFilesInWorker(): Plugin {
  return {
    name: 'unwind:with-files-in-worker',
    generateBundle(_, bundle) {
      for (const chunk of chunksOf(bundle)) {
        if (chunk.isEntry && chunk.imports.length > 0)
          throw new Error(
            `${chunk.fileName} must be one file: its worker fetches only that before it imports it`,
          );
        chunk.code = chunk.code.replace(LATE, (imports, name: string) => {
          const part = posix.join(posix.dirname(chunk.fileName), name);
          const files = withImports(bundle, part, new Set([chunk.fileName]));
          const names = files.map((file) => `./${posix.basename(file)}`);
          return `Promise.all(${JSON.stringify(names)}.map(f=>fetch(new URL(f,import.meta.url)).then(async r=>{await r.arrayBuffer();if(!r.ok)throw 0}))).catch(()=>{throw Error("Unable to fetch module script")}).then(()=>${imports})`;
        });
      }
    },
  };
}

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** A script and what it imports, except what is there already. */
function withImports(bundle: Rolldown.OutputBundle, file: string, there: Set<string>): string[] {
  const chunk = bundle[file];
  if (there.has(file) || chunk?.type !== 'chunk') return [];
  there.add(file);
  return [file, ...chunk.imports.flatMap((name) => withImports(bundle, name, there))];
}
