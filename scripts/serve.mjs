// @ts-check
import { createReadStream, existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
});
const PACKED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt']);
const squeeze = promisify(brotliCompress);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * The ways to pack a text, the best first.
 *
 * @type {[name: string, pack: (bytes: Buffer) => Promise<Buffer>][]}
 */
const PACKINGS = [
  ['br', (bytes) => squeeze(bytes, BROTLI)],
  ['gzip', promisify(gzip)],
];
/** What was packed, by packing, path and time of change: a host packs a file once, not for each visit. */
const packed = /** @type {Map<string, Promise<Buffer>>} */ (new Map());

/**
 * Serves a folder as a plain static host does: no rewriting, no headers but those any host sends, text packed.
 *
 * @param {object} options
 * @param {string} options.root The folder.
 * @param {string} [options.base] The path it appears under, with a slash at both ends.
 * @param {number} [options.port] 0 takes any free one.
 * @param {boolean} [options.next] Whether a port in use means the one after it.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve({ root, base = '/', port = 0, next = false }) {
  const folder = resolve(root);
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`There is no page in ${folder}.`);
  const server = createServer((request, response) => {
    answer(folder, base, request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
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
 * @param {string} folder
 * @param {string} base
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(folder, base, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const path = pathOf(request.url);
  if (path !== undefined && `${path}/` === base) {
    response.writeHead(308, { location: base }).end();
    return;
  }
  const file = path?.startsWith(base) ? fileOf(folder, path.slice(base.length)) : undefined;
  const found = file ? await stat(file).catch(() => undefined) : undefined;
  if (!file || !found?.isFile()) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  const extension = extname(file);
  const headers = {
    'content-type': TYPES[extension] ?? 'application/octet-stream',
    // The build names what is in assets/ by its content, so it never changes under a name.
    'cache-control': file.startsWith(join(folder, 'assets', sep))
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    'x-content-type-options': 'nosniff',
  };
  const accepted = String(request.headers['accept-encoding']).split(/[\s,;]+/);
  const way = PACKED.has(extension) ? PACKINGS.find(([name]) => accepted.includes(name)) : undefined;
  if (way) {
    const [name, pack] = way;
    const key = `${name} ${found.mtimeMs} ${file}`;
    const packing = packed.get(key) ?? readFile(file).then(pack);
    packed.set(key, packing);
    const body = await packing;
    response.writeHead(200, {
      ...headers,
      'content-encoding': name,
      'content-length': body.length,
      vary: 'accept-encoding',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return;
  }
  response.writeHead(200, { ...headers, 'content-length': found.size });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
}

/** @param {string | undefined} url */
function pathOf(url = '/') {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

/**
 * The file a path asks for, or nothing if it lies outside the folder.
 *
 * @param {string} folder
 * @param {string} path
 */
function fileOf(folder, path) {
  if (path.includes('\0')) return undefined;
  const file = resolve(folder, path === '' || path.endsWith('/') ? `${path}index.html` : path);
  return file.startsWith(folder + sep) ? file : undefined;
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
