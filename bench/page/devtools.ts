import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { findChromium, LAUNCH_ARGS } from '../../scripts/chromium.mjs';

type Fields = Readonly<Record<string, unknown>>;

interface Reply {
  readonly id?: number;
  readonly result?: Fields;
  readonly error?: { readonly message: string };
}

/** A browser page that runs nothing but what it is told. */
export interface BarePage {
  /** Sends a command of the Chrome DevTools Protocol. Rejects if the browser refuses it. */
  send(method: string, params?: Fields): Promise<Fields>;
  /** The value of an expression in the page; a promise is awaited. The value must be JSON. */
  value(expression: string): Promise<unknown>;
  /** Opens another page with the same storage. */
  beside(): Promise<BarePage>;
  /** Closes the page and all pages opened beside it. */
  close(): Promise<void>;
}

export interface BareBrowser {
  /** An empty page with its own storage. */
  newPage(): Promise<BarePage>;
  close(): Promise<void>;
}

/**
 * Starts Chromium and speaks its protocol over a pipe, without Playwright. Playwright switches on the script inspector,
 * which makes the engine walk the whole stack again for every `Error`. React makes five Errors when it starts. That
 * costs a slow phone 50 ms, for which nobody without an open inspector has to wait.
 */
export async function launchBare(): Promise<BareBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'unwind-'));
  const chromium = spawn(
    await findChromium(),
    [...LAUNCH_ARGS, '--headless=new', '--remote-debugging-pipe', `--user-data-dir=${profile}`, '--lang=en'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const send = speak(chromium);
  async function openPage(browserContextId: unknown): Promise<BarePage> {
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const sendToPage = (method: string, params?: Fields) => send(method, params, String(sessionId));
    return {
      send: sendToPage,
      async value(expression) {
        const evaluated = { expression, returnByValue: true, awaitPromise: true };
        const { result } = await sendToPage('Runtime.evaluate', evaluated);
        return (result as { readonly value?: unknown }).value;
      },
      beside: () => openPage(browserContextId),
      async close() {
        await send('Target.disposeBrowserContext', { browserContextId });
      },
    };
  }
  return {
    async newPage() {
      const { browserContextId } = await send('Target.createBrowserContext');
      return openPage(browserContextId);
    },
    async close() {
      const gone = new Promise((resolve) => chromium.once('exit', resolve));
      await send('Browser.close');
      await gone;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Messages are JSON, each terminated by a zero byte. An answer has the number of its question. */
function speak(chromium: ChildProcess) {
  const [, , , questions, answers] = chromium.stdio as unknown as [null, null, null, Writable, Readable];
  const waiting = new Map<number, { done(result: Fields): void; fail(error: Error): void }>();
  let rest = '';
  answers.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const { id = 0, result = {}, error } = JSON.parse(message) as Reply;
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error) asked?.fail(new Error(error.message));
      else asked?.done(result);
    }
  });
  chromium.once('exit', () => {
    for (const { fail } of waiting.values()) fail(new Error('Chromium has ended'));
    waiting.clear();
  });
  let last = 0;
  return (method: string, params: Fields = {}, sessionId?: string): Promise<Fields> =>
    new Promise((done, fail) => {
      const id = ++last;
      waiting.set(id, { done, fail });
      questions.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
}
