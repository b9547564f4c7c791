import type { ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { WebKitPaths } from '../../../scripts/browsers.mjs';
import { freePort } from '../../../scripts/freePort.mjs';
import { startChild } from './child';
import { type Browser, keyActions, mouseActions, type Tab } from './driver';

/** Nothing of the window's own bar may keep the window from being as narrow as a phone. */
const NARROW = '* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 1px; }\n';

/** WebKitGTK's own browser, on a screen that nobody sees, by WebDriver. */
export async function startWebKit({ driver, browser, screen }: WebKitPaths): Promise<Browser> {
  const home = await mkdtemp(join(tmpdir(), 'unwind-webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0', 'gtk.css'), NARROW);
  const xvfb = startChild(screen, ['-displayfd', '3', '-screen', '0', '2000x1300x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = (await firstLine(xvfb)).trim();
  const port = await freePort();
  const server = startChild(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      XDG_CONFIG_HOME: home,
      LANGUAGE: 'en',
      GDK_BACKEND: 'x11',
      // Without a graphics card, composing layers would take half of the processor's time. Only pictures of a window that
      // has changed its size need them.
      ...(process.env.PICTURES === undefined && { WEBKIT_DISABLE_DMABUF_RENDERER: '1' }),
    },
  });
  const root = `http://127.0.0.1:${port}`;
  await listens(`${root}/status`);
  const wish = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
  const { sessionId, capabilities } = await ask<Session>('POST', `${root}/session`, {
    capabilities: { alwaysMatch: wish },
  });
  const session = `${root}/session/${sessionId}`;
  await ask('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 60_000, implicit: 0 });
  const first = await ask<string>('GET', `${session}/window`);
  const windows: Windows = { session, active: first, frame: false };
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    // The same window again: this browser does not draw a tab behind another. Sites differ by their port.
    open: async () => tabIn(windows, first, () => ask('POST', `${session}/url`, { url: 'about:blank' })),
    close: async () => {
      await ask('DELETE', session).catch(() => {});
      server.kill();
      xvfb.kill();
      await rm(home, { recursive: true, force: true });
    },
  };
}

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

/** The session acts in one window and frame at a time. */
interface Windows {
  readonly session: string;
  active: string;
  frame: boolean;
}

async function to(windows: Windows, handle: string, frame: boolean): Promise<void> {
  const { session } = windows;
  if (windows.active !== handle) {
    await ask('POST', `${session}/window`, { handle });
    windows.active = handle;
    windows.frame = false;
  }
  if (windows.frame === frame) return;
  await ask('POST', `${session}/frame`, { id: frame ? 0 : null });
  windows.frame = frame;
}

function tabIn(windows: Windows, handle: string, leave: () => Promise<unknown>): Tab {
  const { session } = windows;
  let frame = false;
  const here = async <Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    await to(windows, handle, frame);
    return ask<Answer>(method, `${session}${path}`, body);
  };
  const outside = async (path: string, body: object) => {
    frame = false;
    await here('POST', path, body);
  };
  const run = <Answer>(script: string) => here<Answer>('POST', '/execute/sync', { script, args: [] });
  const perform = (actions: readonly object[]) => here('POST', '/actions', { actions });
  return {
    // The page sends them, because this driver does not hear the console.
    complaints: [],
    goTo: (url) => outside('/url', { url }),
    reload: () => outside('/refresh', {}),
    back: () => outside('/back', {}),
    evaluate: async (expression) => {
      const script = `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }))`;
      const answer = await here<{ value: string } | { error: string }>('POST', '/execute/async', {
        script,
        args: [],
      });
      if ('error' in answer) throw new Error(answer.error);
      return answer.value;
    },
    drag: async (points) => {
      await perform(mouseActions(points));
    },
    chord: async (keys) => {
      await perform(keyActions(keys));
    },
    resize: async (width, height) => {
      const size = 'return [outerWidth - innerWidth, outerHeight - innerHeight]';
      // The page learns of its new size a little later, and at first the window's own bar may not be laid out yet.
      for (let turn = 0; turn < 100; turn++) {
        const [across, down] = await run<[number, number]>(size);
        await here('POST', '/window/rect', { x: 0, y: 0, width: width + across, height: height + down });
        await setTimeout(20);
        if (await run<boolean>(`return innerWidth === ${width} && innerHeight === ${height}`)) return;
      }
      throw new Error(`The window cannot be ${width} x ${height}.`);
    },
    another: async () => {
      await to(windows, handle, false);
      const other = await ask<{ handle: string }>('POST', `${session}/window/new`, { type: 'window' });
      return tabIn(windows, other.handle, async () => {
        await ask('DELETE', `${session}/window`);
        windows.active = '';
      });
    },
    enterFrame: async () => {
      frame = true;
    },
    // WebKitWebDriver has no such command.
    print: async () => null,
    picture: async () => Buffer.from(await here<string>('GET', '/screenshot'), 'base64'),
    close: async () => {
      await to(windows, handle, false);
      await leave();
    },
  };
}

async function ask<Answer>(
  method: 'GET' | 'POST' | 'DELETE',
  address: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Waits until the driver answers. */
async function listens(address: string): Promise<void> {
  for (let turn = 0; turn < 200; turn++) {
    try {
      await ask('GET', address);
      return;
    } catch {
      await setTimeout(50);
    }
  }
  throw new Error('WebKitWebDriver does not answer.');
}

/** The number of the display, which Xvfb writes to the pipe that is open for it. */
function firstLine({ stdio }: ChildProcess): Promise<string> {
  const pipe = stdio[3] as Readable;
  return new Promise((done) => pipe.once('data', (data) => done(String(data))));
}
