import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The path of the app on its host. Not the root, so that a non-relative address fails. */
export const BASE = '/apps/unwind/';
const COMPLAINTS = `${BASE}complaints`;

/** Tells the site of every error and warning. For an engine whose driver does not hear the console. */
const TELLTALE = `
const tell = (text) => fetch(${JSON.stringify(COMPLAINTS)}, { method: 'POST', body: text, keepalive: true }).catch(() => {});
// Only says that some observers are told in the next frame, which harms nothing. Other browsers do not write it either.
const isHarmless = ({ message }) => message.startsWith('ResizeObserver loop');
addEventListener('error', (event) => isHarmless(event) || tell(event.message));
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
  /**
   * Whether the service worker keeps the app for use without a network. To do so it fetches the whole app, so that all
   * else would wait for that.
   */
  keepsOffline = false;
  /** Files that are refused with 503, and how often still, before they are served. */
  readonly refused: Map<string, number> = new Map();
  /** What every page runs before its own scripts. */
  script = '';
  /** The page of somebody else, with the app in a frame. */
  lesson = '';
  readonly url: string;
  /** Where that page is: on another host by its name, so that the app's origin is another one. */
  readonly lessonUrl: string;
  /** Stops answering, also what is being answered, until `isUp` is set. */
  readonly goDown: () => void;
  readonly close: () => Promise<void>;

  private constructor(port: number, goDown: () => void, close: () => Promise<void>) {
    this.url = `http://localhost:${port}${BASE}`;
    this.lessonUrl = `http://127.0.0.1:${port}/lesson`;
    this.goDown = goDown;
    this.close = close;
  }

  /** Opens a host in front of the server at `behind`. With `telltale`, the pages tell it of errors. */
  static async open(behind: string, telltale: boolean): Promise<Site> {
    let site: Site | undefined;
    const server = createServer((request, response) => {
      if (!site?.isUp) request.socket.destroy();
      else if (request.url === COMPLAINTS) void site.hear(request, response);
      else if (request.url?.startsWith('/lesson'))
        response.writeHead(200, { 'content-type': 'text/html' }).end(site.lesson);
      else if (!site.keepsOffline && request.url === `${BASE}sw.js`)
        response.writeHead(200, { 'content-type': 'text/javascript' }).end('// Keeps nothing.');
      else if (site.refuses(request.url?.split('/').at(-1) ?? '')) response.writeHead(503).end();
      else pass(behind, site.script, request, response);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const goDown = () => {
      opened.isUp = false;
      server.closeAllConnections();
    };
    const opened = new Site(port, goDown, async () => {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    });
    if (telltale) opened.script = TELLTALE;
    site = opened;
    return opened;
  }

  /** From now on refuses each of these files so many times. */
  refuse(files: readonly string[], times: number): void {
    for (const file of files) this.refused.set(file, times);
  }

  private refuses(file: string): boolean {
    const left = this.refused.get(file) ?? 0;
    if (left > 0) this.refused.set(file, left - 1);
    return left > 0;
  }

  private async hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(this.script);
      return;
    }
    let text = '';
    for await (const piece of request) text += piece;
    this.complaints.push(text);
    response.writeHead(204).end();
  }
}

/** Passes a request on to the server behind, and its answer back; a page with the script if there is one. */
function pass(behind: string, script: string, request: IncomingMessage, response: ServerResponse): void {
  const path = request.url ?? '/';
  const isPage = script !== '' && /(\/|\.html)(\?|$)/.test(path);
  const { host: _, ...headers } = request.headers;
  // On one computer it takes longer to pack a file than to send it.
  delete headers['accept-encoding'];
  // A page that is changed on its way must come as a whole.
  if (isPage) for (const name of ['if-none-match', 'range']) delete headers[name];
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
