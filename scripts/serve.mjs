// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {{ version: string, bytes: Buffer, hash: string, packed: Map<string, Promise<Buffer>> }} Content */

const TYPES = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
});
const PACKED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt', '.md', '.wasm']);
/** The best quality, 11, makes files a tenth smaller, but takes 40 times as long, for each server that is started. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const brotli = promisify(brotliCompress);

/**
 * The supported compressions, best first.
 *
 * @type {[name: string, pack: (bytes: Buffer) => Promise<Buffer>][]}
 */
const PACKINGS = [
  ['br', (bytes) => brotli(bytes, BROTLI)],
  ['gzip', promisify(gzip)],
];

/** The headers of `embed.html`, which any page may embed. docs/hosting.md lists them for other hosts. */
const EMBEDDED = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** The headers of every other answer. */
const ALWAYS = { ...EMBEDDED, 'content-security-policy': "frame-ancestors 'none'" };

/** File system errors that mean "not found", including names that are too long and circular links. */
const NOT_THERE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP']);
const NOT_ALLOWED = new Set(['EACCES', 'EPERM']);

/**
 * Serves a folder like a static host. Each file is read as a whole, so a change to it cannot break off an answer.
 *
 * @param {object} options
 * @param {string} options.root The folder. Links out of it are not followed.
 * @param {string} [options.base] The path it appears under, with a slash at both ends.
 * @param {number} [options.port] 0 takes any free one.
 * @param {boolean} [options.next] Whether to try the next port if this one is in use.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 * @throws {Error} if the folder has no page, or no port is free
 */
export async function serve({ root, base = '/', port = 0, next = false }) {
  if (!existsSync(join(root, 'index.html'))) throw new Error(`There is no page in ${resolve(root)}.`);
  const folder = realpathSync(root);
  const read = reader();
  const server = createServer((request, response) => {
    answer({ folder, base, read }, request, response).catch((error) => {
      const code = error?.code;
      if (NOT_THERE.has(code)) refuse(response, 404, 'Not found');
      else if (NOT_ALLOWED.has(code)) refuse(response, 403, 'Not allowed');
      else refuse(response, 500, 'Failed');
    });
  });
  const taken = await listen(server, port, next);
  return {
    url: `http://localhost:${taken}${base}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {{ folder: string, base: string, read: (file: string) => Promise<Content> }} host
 * @param {Request} request
 * @param {Response} response
 */
async function answer({ folder, base, read }, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(response, 405, 'Only GET and HEAD', { allow: 'GET, HEAD' });
  const path = pathOf(request.url);
  if (path === undefined) return refuse(response, 400, 'Not an address');
  if (`${path}/` === base) return refuse(response, 308, 'Moved', { location: base });
  if (!path.startsWith(base)) return refuse(response, 404, 'Not found');

  const inside = path.slice(base.length);
  const wanted = resolve(folder, inside === '' || inside.endsWith('/') ? `${inside}index.html` : inside);
  // Checks the requested path first, so that nothing is revealed about files elsewhere, and then the target of a link.
  if (!wanted.startsWith(folder + sep)) return refuse(response, 404, 'Not found');
  const file = await realpath(wanted);
  if (!file.startsWith(folder + sep)) return refuse(response, 404, 'Not found');

  const content = await read(file);
  const packs = PACKED.has(extname(file));
  const way = packs ? PACKINGS.find(([name]) => accepts(request, name)) : undefined;
  const body = way ? await packedOnce(content, way) : content.bytes;
  const etag = `"${content.hash}${way ? `-${way[0]}` : ''}"`;
  const headers = {
    // No policy, as `frame-ancestors *` leaves out a page that somebody keeps as a file.
    ...(file === join(folder, 'embed.html') ? EMBEDDED : ALWAYS),
    // A page in a sandbox has an origin of its own, so its scripts and fonts count as another origin's.
    'access-control-allow-origin': '*',
    'accept-ranges': 'bytes',
    // The build names the files in assets/ by their content, so a file never changes under its name.
    'cache-control': file.startsWith(join(folder, 'assets', sep))
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    etag,
    ...(packs && { vary: 'accept-encoding' }),
  };
  if (isKnown(request, etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const range = rangeOf(request, etag, body.length);
  if (range === 'beyond')
    return refuse(response, 416, 'Beyond the end', { 'content-range': `bytes */${body.length}` });
  const part = range ? body.subarray(range.start, range.end + 1) : body;
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': part.length,
    ...(way && { 'content-encoding': way[0] }),
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${body.length}` }),
  });
  response.end(request.method === 'HEAD' ? undefined : part);
}

/**
 * Answers with a short message instead of a file.
 *
 * @param {Response} response
 * @param {number} status
 * @param {string} word
 * @param {Record<string, string>} [headers]
 */
function refuse(response, status, word, headers = {}) {
  response.writeHead(status, { ...ALWAYS, 'content-type': 'text/plain; charset=utf-8', ...headers });
  response.end(`${word}\n`);
}

/** @returns {(file: string) => Promise<Content>} a function that reads a file, and caches it until it changes */
function reader() {
  const kept = /** @type {Map<string, Content>} */ (new Map());
  return async (file) => {
    const handle = await open(file);
    try {
      const found = await handle.stat();
      if (!found.isFile()) throw Object.assign(new Error(`${file} is no file`), { code: 'ENOENT' });
      const version = `${found.ino} ${found.size} ${found.mtimeMs}`;
      const before = kept.get(file);
      if (before?.version === version) return before;
      const bytes = await handle.readFile();
      const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
      const content = { version, bytes, hash, packed: new Map() };
      kept.set(file, content);
      return content;
    } finally {
      await handle.close();
    }
  };
}

/**
 * Compresses a file once instead of for each visit, like a host.
 *
 * @param {Content} content
 * @param {[name: string, pack: (bytes: Buffer) => Promise<Buffer>]} way
 */
function packedOnce({ bytes, packed }, [name, pack]) {
  const packing = packed.get(name) ?? pack(bytes);
  packed.set(name, packing);
  return packing;
}

/**
 * @param {Request} request
 * @param {string} packing
 */
function accepts(request, packing) {
  return String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((item) => item.trim().split(/\s*;\s*/))
    .some(([name, quality = 'q=1']) => name === packing && !/^q=0(\.0*)?$/.test(quality));
}

/**
 * Whether the client already has the current content.
 *
 * @param {Request} request
 * @param {string} etag
 */
function isKnown({ headers }, etag) {
  const known = (headers['if-none-match'] ?? '').split(',').map((item) => item.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

/**
 * The requested range of bytes. `undefined` for the whole file, and for a header in any form but the one understood
 * here.
 *
 * @param {Request} request
 * @param {string} etag
 * @param {number} length
 * @returns {{ start: number, end: number } | 'beyond' | undefined}
 */
function rangeOf({ method, headers }, etag, length) {
  if (method !== 'GET' || (headers['if-range'] ?? etag) !== etag) return undefined;
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return undefined;
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return start <= end ? { start, end } : 'beyond';
}

/**
 * @param {string | undefined} url
 * @returns {string | undefined} the path; `undefined` if the address is invalid
 */
function pathOf(url = '') {
  try {
    // Otherwise `//name` would be read as a host.
    const whole = url.startsWith('/') ? `http://localhost${url}` : url;
    const path = decodeURIComponent(new URL(whole).pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {boolean} next
 * @returns {Promise<number>}
 */
async function listen(server, port, next) {
  for (let wanted = port; ; wanted++) {
    try {
      return await listenAt(server, wanted);
    } catch (error) {
      const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!inUse || !next || wanted >= 65535) throw error;
    }
  }
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<number>}
 */
function listenAt(server, port) {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, 'localhost', () => {
      server.off('error', fail);
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: {
      root: { type: 'string', default: 'dist' },
      base: { type: 'string', default: '/' },
      port: { type: 'string', default: '4173' },
    },
  });
  const { url } = await serve({ root: values.root, base: values.base, port: Number(values.port) });
  console.log(url);
}
