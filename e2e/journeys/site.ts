import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The path of the app on its host. Not the root, so that a non-relative address fails. */
export const BASE = '/apps/unwind/';
const COMPLAINTS = `${BASE}complaints`;

/** Tells the site of every error and warning. For an engine whose driver does not hear the console. */
const TELLTALE = `
const tell = (text) => fetch(${JSON.stringify(COMPLAINTS)}, { method: 'POST', body: text, keepalive: true }).catch(() => {});
addEventListener('error', (event) => tell(event.message ?? 'A file did not load: ' + (event.target?.src ?? event.target?.href)), true);
addEventListener('unhandledrejection', (event) => tell('Unhandled: ' + event.reason));
for (const level of ['error', 'warn']) {
  const own = console[level];
  console[level] = (...words) => { tell(words.map(String).join(' ')); own(...words); };
}
`;

/**
 * The app's host as one person sees it. Each journey has its own, at its own port: browsers keep what they store apart by
 * port, so that no journey finds what another has left.
 */
export class Site {
  /** Errors that the page has told the site. */
  readonly complaints: string[] = [];
  /** Whether the host answers at all. */
  isUp = true;
  /** How often each of these files is refused with 503 before it is served, by a part of its address. */
  readonly refusals: { readonly file: RegExp; times: number }[] = [];
  readonly url: string;
  private readonly close_: () => Promise<void>;

  private constructor(port: number, close: () => Promise<void>) {
    this.url = `http://localhost:${port}${BASE}`;
    this.close_ = close;
  }

  /** Opens a host in front of the server at `behind`. With `telltale`, the pages tell it of errors. */
  static async open(behind: string, telltale: boolean): Promise<Site> {
    let site: Site | undefined;
    const server = createServer((request, response) => {
      if (!site?.isUp) request.socket.destroy();
      else if (request.url === COMPLAINTS) void site.hear(request, response);
      else if (site.refuses(request.url ?? '')) response.writeHead(503).end();
      else pass(behind, telltale, request, response);
    });
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    const { port } = server.address() as AddressInfo;
    site = new Site(port, async () => {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    });
    return site;
  }

  close(): Promise<void> {
    return this.close_();
  }

  private refuses(path: string): boolean {
    const refusal = this.refusals.find(({ file, times }) => times > 0 && file.test(path));
    if (refusal === undefined) return false;
    refusal.times--;
    return true;
  }

  private async hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(TELLTALE);
      return;
    }
    let text = '';
    for await (const piece of request) text += piece;
    this.complaints.push(text);
    response.writeHead(204).end();
  }
}

/** Passes a request on to the server behind, and its answer back. */
function pass(behind: string, telltale: boolean, request: IncomingMessage, response: ServerResponse): void {
  const path = request.url ?? '/';
  const isPage = telltale && (path.split('?')[0]?.endsWith('/') || path.includes('index.html'));
  const { host: _, ...headers } = request.headers;
  // A page that is changed on its way must come as a whole, and as text.
  if (isPage) for (const name of ['accept-encoding', 'if-none-match', 'range']) delete headers[name];
  get(new URL(path, behind), { headers }, async (answer) => {
    if (!isPage || answer.statusCode !== 200) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      return;
    }
    let html = '';
    for await (const piece of answer.setEncoding('utf8')) html += piece;
    const { 'content-length': _, ...rest } = answer.headers;
    response.writeHead(200, rest);
    response.end(html.replace('<head>', `<head><script src="${COMPLAINTS}"></script>`));
  }).on('error', () => response.destroy());
}
