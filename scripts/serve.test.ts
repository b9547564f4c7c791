import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { serve } from './serve.mjs';

const PAGE = '<!doctype html><title>Unwind</title>';
const SCRIPT = 'export const digits = 9;\n'.repeat(100);
const FONT = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 256));
const SECRET = 'not for others';

let outside: string;
let root: string;
let server: Awaited<ReturnType<typeof serve>>;

beforeEach(async () => {
  outside = mkdtempSync(join(tmpdir(), 'unwind-serve-'));
  root = join(outside, 'dist');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(outside, 'secret.txt'), SECRET);
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, 'embed.html'), PAGE);
  writeFileSync(join(root, 'assets/first.js'), SCRIPT);
  writeFileSync(join(root, 'assets/serif.woff2'), FONT);
  server = await serve({ root });
});

afterEach(async () => {
  await server.close();
  rmSync(outside, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends the path exactly as written. A browser or `fetch` would normalise it first. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((done, fail) => {
    request(new URL(server.url).origin, { path, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', fail);
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', fail)
      .end();
  });
}

/** Checks that the server still answers. */
const alive = async () => expect((await ask('/')).body.toString()).toBe(PAGE);

describe('a file', () => {
  test('has its type, and may be cached for ever only if its name depends on its content', async () => {
    const page = await ask('/');
    expect(page.status).toBe(200);
    expect(page.body.toString()).toBe(PAGE);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    const font = await ask('/assets/serif.woff2');
    expect(font.body).toEqual(FONT);
    expect(font.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('is compressed as requested, and caches are told that the encoding varies', async () => {
    const plain = await ask('/assets/first.js');
    const brotli = await ask('/assets/first.js', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await ask('/assets/first.js', { 'accept-encoding': 'gzip, br;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(
      [plain.body, brotliDecompressSync(brotli.body), gunzipSync(gzip.body)].map((body) => body.toString()),
    ).toEqual([SCRIPT, SCRIPT, SCRIPT]);
    for (const { headers } of [plain, brotli, gzip]) expect(headers.vary).toBe('accept-encoding');
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  test('is not sent again to a client that has it, until it changes', async () => {
    const { etag = '' } = (await ask('/')).headers;
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask('/', { 'if-none-match': known });
      expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
      expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache' });
    }
    writeFileSync(join(root, 'index.html'), `${PAGE}<p>New`);
    const changed = await ask('/', { 'if-none-match': etag });
    expect(changed).toMatchObject({ status: 200, body: Buffer.from(`${PAGE}<p>New`) });
    expect(changed.headers.etag).not.toBe(etag);
  });

  test.each([
    ['bytes=0-9', 0, 10],
    ['bytes=990-', 990, 1000],
    ['bytes=990-5000', 990, 1000],
    ['bytes=-10', 990, 1000],
    ['bytes=-5000', 0, 1000],
  ])('is sent in part: %s', async (range, start, end) => {
    const { status, headers, body } = await ask('/assets/serif.woff2', { range });
    expect(status).toBe(206);
    expect(body).toEqual(FONT.subarray(start, end));
    expect(headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-range': `bytes ${start}-${end - 1}/1000`,
      'content-length': String(end - start),
    });
  });

  test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('has nothing at %s', async (range) => {
    const { status, headers } = await ask('/assets/serif.woff2', { range });
    expect(status).toBe(416);
    expect(headers['content-range']).toBe('bytes */1000');
  });

  test.each(['bytes=9-0', 'bytes=-', 'bytes=a-b', 'bytes=0-1,5-6', 'lines=0-1'])(
    'is sent as a whole for %s',
    async (range) => {
      const { status, body } = await ask('/assets/serif.woff2', { range });
      expect(status).toBe(200);
      expect(body).toEqual(FONT);
    },
  );

  test('is sent in part only to a client that has the rest of the same version', async () => {
    const { etag = '' } = (await ask('/assets/serif.woff2')).headers;
    const range = 'bytes=0-9';
    expect((await ask('/assets/serif.woff2', { range, 'if-range': etag })).status).toBe(206);
    expect((await ask('/assets/serif.woff2', { range, 'if-range': '"other"' })).status).toBe(200);
  });

  test('can be described without being sent', async () => {
    const { status, headers, body } = await ask('/assets/serif.woff2', { range: 'bytes=0-9' }, 'HEAD');
    expect(status).toBe(200);
    expect(headers['content-length']).toBe('1000');
    expect(body).toHaveLength(0);
  });
});

describe('a file that is not served', () => {
  test.each([
    ['that is missing', '/missing.js'],
    ['that is a folder', '/assets'],
    ['in a folder without a page', '/assets/'],
    ['in a file', '/index.html/more'],
    ['with a name beyond all length', `/${'a'.repeat(5000)}`],
  ])('one %s', async (_, path) => {
    expect((await ask(path)).status).toBe(404);
    await alive();
  });

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '//',
    '//secret.txt',
    '/%252e%252e/secret.txt',
    '/../dist/../secret.txt',
  ])('one outside the folder: %s', async (path) => {
    const { status, body } = await ask(path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toContain(SECRET);
  });

  test('one behind a link that leads outside; a link that stays inside is followed', async () => {
    symlinkSync(join(outside, 'secret.txt'), join(root, 'file.txt'));
    symlinkSync(outside, join(root, 'folder'));
    symlinkSync(join(root, 'loop'), join(root, 'loop'));
    symlinkSync(join(root, 'index.html'), join(root, 'inside.html'));
    for (const path of ['/file.txt', '/folder/secret.txt', '/loop'])
      expect(await ask(path)).toMatchObject({ status: 404, body: Buffer.from('Not found\n') });
    expect((await ask('/inside.html')).body.toString()).toBe(PAGE);
  });

  test('one that may not be opened', async () => {
    writeFileSync(join(root, 'shut.woff2'), FONT, { mode: 0 });
    await asAnyone(async () => {
      expect((await ask('/shut.woff2')).status).toBe(403);
      await alive();
    });
  });

  test('one that appears and disappears during a request', async () => {
    const file = join(root, 'assets/fleeting.woff2');
    let over = false;
    const flicker = async () => {
      while (!over) {
        writeFileSync(file, FONT);
        await new Promise(setImmediate);
        rmSync(file);
        await new Promise(setImmediate);
      }
    };
    const flickering = flicker();
    for (let round = 0; round < 20; round++) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/assets/fleeting.woff2')));
      for (const { status, body } of answers) {
        expect([200, 404]).toContain(status);
        // The file is empty between its creation and the first write.
        if (status === 200 && body.length > 0) expect(body).toEqual(FONT);
      }
    }
    over = true;
    await flickering;
    await alive();
  });

  test('one that is cut short while it is sent', async () => {
    const long = Buffer.alloc(20_000_000, 7);
    const file = join(root, 'long.woff2');
    writeFileSync(file, long);
    const path = `${server.url}long.woff2`;
    const received = await new Promise<number>((done, fail) => {
      request(path, (response) => {
        let sum = 0;
        response.once('data', () => {
          truncateSync(file, 100);
          rmSync(file);
        });
        response.on('data', (part: Buffer) => {
          sum += part.length;
        });
        response.on('error', fail);
        response.on('end', () => done(sum));
      })
        .on('error', fail)
        .end();
    });
    expect(received).toBe(long.length);
    await alive();
  });
});

describe('an address', () => {
  test.each(['/%', '/%ff', '/%00', '/index.html%00.png', '*'])('that is invalid: %s', async (path) => {
    expect((await ask(path)).status).toBe(400);
    await alive();
  });

  test('may have a query, which changes nothing', async () => {
    expect((await ask('/?a=%&b')).body.toString()).toBe(PAGE);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const { status, headers } = await ask('/', {}, method);
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  test('must begin with the base path', async () => {
    await server.close();
    server = await serve({ root, base: '/apps/unwind/' });
    expect(server.url).toMatch(/\/apps\/unwind\/$/);
    expect((await ask('/apps/unwind/')).body.toString()).toBe(PAGE);
    expect((await ask('/apps/unwind/assets/first.js')).body.toString()).toBe(SCRIPT);
    expect(await ask('/apps/unwind')).toMatchObject({ status: 308, headers: { location: '/apps/unwind/' } });
    for (const path of ['/', '/index.html', '/apps/unwinding/', '/apps/unwind/..%2findex.html'])
      expect((await ask(path)).status).toBe(404);
  });
});

test('every answer has the headers against framing, type sniffing and referrers', async () => {
  const { etag = '' } = (await ask('/')).headers;
  const answers = [
    await ask('/'),
    await ask('/assets/first.js'),
    await ask('/missing'),
    await ask('/%'),
    await ask('/', {}, 'POST'),
    await ask('/', { 'if-none-match': etag }),
    await ask('/assets/serif.woff2', { range: 'bytes=0-9' }),
    await ask('/assets/serif.woff2', { range: 'bytes=1000-' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 400, 405, 304, 206, 416]);
  for (const { headers } of answers)
    expect(headers).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
});

test('only embed.html may be embedded in another page, also in a sandbox', async () => {
  const { headers } = await ask('/embed.html');
  expect(headers['content-security-policy']).toBeUndefined();
  expect(headers['access-control-allow-origin']).toBe('*');
  expect((await ask('/assets/first.js')).headers['access-control-allow-origin']).toBe('*');
});

test('docs/hosting.md lists the headers of every answer', async () => {
  const readme = readFileSync(new URL('../docs/hosting.md', import.meta.url), 'utf8').toLowerCase();
  const { headers } = await ask('/missing');
  const policies = Object.entries(headers).filter(([name]) => /policy|options/.test(name));
  expect(policies).toHaveLength(3);
  for (const [name, value] of policies) expect(readme).toContain(`\`${name}: ${value}\``);
});

describe('many requests', () => {
  test('are answered at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, i) =>
        ask(i % 3 === 0 ? '/' : i % 3 === 1 ? '/assets/first.js' : '/missing', { 'accept-encoding': 'br' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map((_, i) => (i % 3 === 2 ? 404 : 200)));
  });

  test('may be aborted before they are answered', async () => {
    writeFileSync(join(root, 'long.woff2'), Buffer.alloc(5_000_000, 7));
    const port = Number(new URL(server.url).port);
    for (let i = 0; i < 30; i++) {
      const socket = connect(port, 'localhost');
      await once(socket, 'connect');
      socket.write(`GET /long.woff2 HTTP/1.1\r\nhost: localhost\r\n${i % 3 === 0 ? '' : '\r\n'}`);
      if (i % 3 === 1) await once(socket, 'data');
      socket.resetAndDestroy();
    }
    await alive();
  });

  test('that are not HTTP are refused', async () => {
    const socket = connect(Number(new URL(server.url).port), 'localhost');
    socket.write('hello\r\n\r\n');
    const [answered] = (await once(socket, 'data')) as [Buffer];
    expect(answered.toString()).toMatch(/^HTTP\/1\.1 400 /);
    await alive();
  });
});

test('a folder without a page is not served', async () => {
  await expect(serve({ root: join(root, 'assets') })).rejects.toThrow(/There is no page in .*assets/);
});

test('a port in use is an error, or leads to the next one on request', async () => {
  const port = Number(new URL(server.url).port);
  await expect(serve({ root, port })).rejects.toThrow(/EADDRINUSE/);
  const other = await serve({ root, port, next: true });
  expect(Number(new URL(other.url).port)).toBeGreaterThan(port);
  await other.close();
});

/** Runs `act` as an unprivileged user. The superuser, who runs the tests in many containers, may open every file. */
async function asAnyone(act: () => Promise<void>): Promise<void> {
  const superuser = process.geteuid?.() === 0;
  if (!superuser) return act();
  const nobody = 65534;
  // By default only its owner may use the folder.
  chmodSync(outside, 0o755);
  process.seteuid?.(nobody);
  try {
    await act();
  } finally {
    process.seteuid?.(0);
  }
}
