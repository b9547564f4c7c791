import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { startChild } from './child';
import { type Browser, keyActions, mouseActions, type Tab } from './driver';

export type Preferences = Readonly<Record<string, string | number | boolean>>;

/** What a person's Firefox asks or fetches at its start, and a test's does not. */
const PREFERENCES: Preferences = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'network.captive-portal-service.enabled': false,
  'intl.accept_languages': 'en-US, en',
  // Scrollbars that take room, as on most desktops; in Chromium and WebKit they take none here.
  'ui.useOverlayScrollbars': 0,
};

/** An installed Firefox by WebDriver BiDi, which it speaks itself. `more` are preferences that a person has set. */
export async function startFirefox(executable: string, more: Preferences = {}): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'unwind-firefox-'));
  const lines = Object.entries({ ...PREFERENCES, ...more }).map(
    (line) => `user_pref(${JSON.stringify(line).slice(1, -1)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = startChild(executable, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((done) => firefox.once('close', () => done()));
  const bidi = await connect(await addressOf(firefox));
  const { capabilities } = await bidi.ask<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  await bidi.ask('session.subscribe', { events: ['log.entryAdded', 'browsingContext.userPromptOpened'] });
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    open: async () => {
      const { userContext } = await bidi.ask<{ userContext: string }>('browser.createUserContext', {});
      return tabIn(bidi, userContext, () => bidi.ask('browser.removeUserContext', { userContext }));
    },
    close: async () => {
      await bidi.ask('browser.close', {}).catch(() => firefox.kill());
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

interface Tree {
  readonly context: string;
  readonly children: readonly Tree[] | null;
}

interface LogEntry {
  readonly level: string;
  readonly text: string | null;
  readonly source: { readonly context?: string };
}

type Result =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

/** Opens a tab. `end` closes it with all that it shares; without it, the tab alone is closed. */
async function tabIn(bidi: Bidi, userContext: string, end?: () => Promise<unknown>): Promise<Tab> {
  const { context } = await bidi.ask<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  let inside = context;
  const complaints: string[] = [];
  const forget = bidi.onLog(({ level, text, source }) => {
    if ((level === 'error' || level === 'warn') && [context, inside].includes(source.context ?? context))
      complaints.push(text ?? level);
  });
  const perform = (actions: readonly object[]) =>
    bidi.ask('input.performActions', { context: inside, actions });
  return {
    complaints,
    goTo: async (url) => {
      await bidi.ask('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    reload: async () => {
      await bidi.ask('browsingContext.reload', { context, wait: 'complete' });
    },
    back: async () => {
      await bidi.ask('browsingContext.traverseHistory', { context, delta: -1 });
    },
    evaluate: async (expression) => {
      const result = await bidi.ask<Result>('script.evaluate', {
        expression,
        target: { context: inside },
        awaitPromise: true,
        userActivation: false,
      });
      if (result.type === 'exception') throw new Error(result.exceptionDetails.text);
      return result.result.value;
    },
    drag: async (points) => {
      await perform(mouseActions(points));
    },
    chord: async (keys) => {
      await perform(keyActions(keys));
    },
    resize: async (width, height) => {
      await bidi.ask('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    another: () => tabIn(bidi, userContext),
    enterFrame: async () => {
      const { contexts } = await bidi.ask<{ contexts: readonly Tree[] }>('browsingContext.getTree', {
        root: context,
      });
      inside = contexts[0]?.children?.[0]?.context ?? inside;
    },
    print: async ({ width, height }) => {
      const page = { width: width / 10, height: height / 10 };
      const { data } = await bidi.ask<{ data: string }>('browsingContext.print', { context, page });
      return Buffer.from(data, 'base64');
    },
    picture: async () => {
      const { data } = await bidi.ask<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      forget();
      await (end?.() ?? bidi.ask('browsingContext.close', { context }));
    },
  };
}

interface Bidi {
  ask<Answer>(method: string, params: object): Promise<Answer>;
  /** Listens to the console and to errors, until the returned function is called. */
  onLog(hear: (entry: LogEntry) => void): () => void;
}

type Message =
  | { readonly type: 'success'; readonly id: number; readonly result: never }
  | { readonly type: 'error'; readonly id: number | null; readonly error: string; readonly message: string }
  | { readonly type: 'event'; readonly method: string; readonly params: LogEntry };

/** Speaks the protocol: numbered questions, answers with the same number, and events. */
async function connect(address: string): Promise<Bidi> {
  const socket = new WebSocket(`${address}/session`, { perMessageDeflate: false });
  await new Promise((done, fail) => socket.once('open', done).once('error', fail));
  const asked = new Map<number, { done: (result: never) => void; fail: (error: Error) => void }>();
  const ears = new Set<(entry: LogEntry) => void>();
  let last = 0;
  socket.on('message', (data) => {
    const message: Message = JSON.parse(data.toString());
    if (message.type === 'event') {
      if (message.method === 'log.entryAdded') for (const hear of ears) hear(message.params);
      return;
    }
    const waiting = asked.get(message.id ?? 0);
    asked.delete(message.id ?? 0);
    if (message.type === 'success') waiting?.done(message.result);
    else waiting?.fail(new Error(`${message.error}: ${message.message}`));
  });
  socket.on('close', () => {
    for (const { fail } of asked.values()) fail(new Error('Firefox has ended.'));
  });
  return {
    ask: (method, params) =>
      new Promise((done, fail) => {
        last++;
        asked.set(last, { done, fail });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    onLog: (hear) => {
      ears.add(hear);
      return () => ears.delete(hear);
    },
  };
}

/** The address at which Firefox listens, which it writes to its error output. */
function addressOf(firefox: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    firefox.once('error', fail);
    firefox.once('close', () => fail(new Error('Firefox ended before it listened.')));
    if (firefox.stderr === null) return fail(new Error('Firefox has no error output.'));
    createInterface({ input: firefox.stderr }).on('line', (line) => {
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
      if (address !== undefined) done(address);
    });
  });
}
