// @ts-check
// Compares what a first visit downloads from the build with the allowed sizes. Scripts and styles count compressed, as
// they are sent.
import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

/** @typedef {{ file: string, isEntry?: boolean, imports?: string[] }} Chunk */

const KB = 1000;
const dist = new URL('../dist/', import.meta.url);

/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(await readFile(new URL('../.cache/manifest.json', import.meta.url), 'utf8'));
const page = (await read('index.html')).toString();
const files = (await readdir(new URL('assets/', dist))).map((name) => `assets/${name}`);

const chunks = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
const first = withImports(chunks.filter(({ isEntry }) => isEntry));
const script = [...tagged(/<script[^>]* src="([^"]+)"/g), ...first].filter(unique);
const later = chunks.map(({ file }) => file).filter((file) => !script.includes(file));
const workers = files.filter(
  (file) => file.endsWith('.js') && !script.includes(file) && !later.includes(file),
);

/**
 * What every visit uses is in the first script, not in pieces that are fetched right after the first paint. The limit
 * keeps out the rest, which not every visit uses.
 */
const FIRST_SCRIPT = 116 * KB;

const good = [
  await table('First script', script, FIRST_SCRIPT),
  await table('Preloaded fonts', tagged(/<link rel="preload" href="([^"]+)" as="font"/g), 30 * KB),
  await table('First styles', tagged(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)),
  await table('Workers', workers),
  await table('Later scripts', later),
];
process.exitCode = good.every(Boolean) ? 0 : 1;

/**
 * Prints the sizes of the files, one by one and together.
 *
 * @param {string} title
 * @param {string[]} members
 * @param {number} [limit] in bytes
 * @returns {Promise<boolean>} whether the total is within the limit; with a limit, also whether there are any files
 */
async function table(title, members, limit = Number.POSITIVE_INFINITY) {
  const weights = await Promise.all(members.map(async (file) => ({ file, bytes: await weigh(file) })));
  const sum = weights.reduce((total, { bytes }) => total + bytes, 0);
  const bounded = Number.isFinite(limit);
  const good = sum <= limit && (!bounded || sum > 0);
  console.log(
    `${title}: ${kb(sum)}${bounded ? ` of ${kb(limit)}${good ? '' : ', not as it should be'}` : ''}`,
  );
  for (const { file, bytes } of weights) console.log(`  ${kb(bytes).padStart(9)}  ${file}`);
  return good;
}

/** @param {string} file */
async function weigh(file) {
  const content = await read(file);
  return file.endsWith('.woff2') ? content.length : gzipSync(content).length;
}

/**
 * The files of some chunks and of all their static imports.
 *
 * @param {Chunk[]} roots
 * @returns {Set<string>}
 */
function withImports(roots) {
  /** @type {Set<string>} */
  const found = new Set();
  const visit = (/** @type {Chunk} */ { file, imports = [] }) => {
    if (found.has(file)) return;
    found.add(file);
    for (const name of imports) {
      const chunk = manifest[name];
      if (chunk) visit(chunk);
    }
  };
  for (const chunk of roots) visit(chunk);
  return found;
}

/** @param {RegExp} tag */
function tagged(tag) {
  return [...page.matchAll(tag)].map(([, address = '']) => address.replace(/^\.\//, ''));
}

/** @param {string} path */
function read(path) {
  return readFile(new URL(path, dist));
}

/**
 * @param {string} item
 * @param {number} index
 * @param {string[]} all
 */
function unique(item, index, all) {
  return all.indexOf(item) === index;
}

/** @param {number} bytes */
function kb(bytes) {
  return `${(bytes / KB).toFixed(1)} KB`;
}
