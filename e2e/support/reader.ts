import type { CDPSession } from 'playwright/test';
import type { App } from './app';

/**
 * After this many milliseconds of silence no further announcement is expected, unless the page is in a pause before it
 * speaks.
 */
const SILENCE = 700;

/** The longest silence, in milliseconds: the page's longest pause plus the delays of a busy machine. */
const LONGEST_SILENCE = 1500;

/** The properties of the accessibility tree that a screen reader speaks, and their words. */
const STATES: Readonly<Record<string, (value: unknown) => string | null>> = {
  pressed: (value) => (value === 'true' ? 'pressed' : null),
  checked: (value) => (value === 'true' ? 'checked' : value === 'mixed' ? 'partly checked' : 'not checked'),
  selected: (value) => (value === true ? 'selected' : null),
  expanded: (value) => (value === true ? 'expanded' : 'collapsed'),
  disabled: (value) => (value === true ? 'unavailable' : null),
  valuetext: (value) => (typeof value === 'string' && value !== '' ? value : null),
};

interface AxNode {
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly description?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/**
 * A blind user. They use only keys, and write down what a screen reader would say: the role, name and state of each
 * focused element, from the browser's own accessibility tree, and in between the announcements of live regions, in
 * order.
 */
export class Reader {
  private readonly app: App;
  private readonly tools: CDPSession;
  private readonly lines: string[] = [];
  private heard = 0;
  private told = '';

  private constructor(app: App, tools: CDPSession) {
    this.app = app;
    this.tools = tools;
  }

  /** Starts to listen. Call it before the page is opened. */
  static async of(app: App): Promise<Reader> {
    await app.page.addInitScript(listen);
    const tools = await app.page.context().newCDPSession(app.page);
    await tools.send('Accessibility.enable');
    return new Reader(app, tools);
  }

  /** Starts the transcript here, because earlier announcements depend on how fast the page loaded. */
  async begin(): Promise<void> {
    await this.silence();
    this.heard = (await this.announcements()).length;
    this.told = await this.focus();
  }

  /** Everything written down so far. */
  get transcript(): string {
    return `${this.lines.join('\n')}\n`;
  }

  /** All announcements so far. */
  announcements(): Promise<string[]> {
    return this.app.page.evaluate(() => window.announced ?? []);
  }

  /** For each announcement so far, the milliseconds since the last key. */
  pauses(): Promise<number[]> {
    return this.app.page.evaluate(() => window.announcedAfter ?? []);
  }

  /** Presses keys, with a rest after each, and records the announcements. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.app.press(key);
      await this.does(key);
    }
  }

  /** Presses a key whose announcement contains a time. */
  async pressAtSomeTime(key: string, what: string): Promise<void> {
    await this.app.press(key);
    await this.does(key, what);
  }

  /** Types characters without resting in between, and records the announcements for all of them together. */
  async type(characters: string, label = characters): Promise<void> {
    await this.app.type(characters);
    await this.does(label);
  }

  /** Presses Tab, or another key, until the named element has the focus. */
  async goTo(name: string, key = 'Tab'): Promise<void> {
    for (let stop = 0; stop < 80; stop++) {
      await this.app.press(key);
      const focus = await this.focus();
      if (focus.includes(`“${name}`) || focus.startsWith(name)) {
        await this.does(`${key} …`);
        return;
      }
    }
    throw new Error(`${key} does not come to ${name}`);
  }

  /** Records the result of an action. */
  async does(what: string, inPlace?: string): Promise<void> {
    await this.silence();
    this.lines.push('', `${what}`);
    const all = await this.announcements();
    const focus = await this.focus();
    if (focus !== this.told) this.lines.push(`  [${focus}]`);
    this.told = focus;
    for (const text of all.slice(this.heard))
      this.lines.push(inPlace === undefined ? `  “${timeless(text)}”` : `  (${inPlace})`);
    this.heard = all.length;
  }

  private async silence(): Promise<void> {
    const { page } = this.app;
    const since = await page.evaluate(() => performance.now());
    for (;;) {
      const [silent, pauses] = await page.evaluate(
        (since) => [
          performance.now() - Math.max(since, window.announcedAt ?? 0),
          window.pausesUnderWay?.size ?? 0,
        ],
        since,
      );
      if (silent >= LONGEST_SILENCE || (silent >= SILENCE && pauses === 0)) return;
      await page.waitForTimeout(Math.max(SILENCE - silent, 100));
    }
  }

  /** The focused element, as a screen reader speaks it. */
  async focus(): Promise<string> {
    const { result } = await this.tools.send('Runtime.evaluate', {
      expression:
        'document.getElementById(document.activeElement?.getAttribute("aria-activedescendant") ?? "") ?? document.activeElement',
    });
    const { objectId } = result;
    if (objectId === undefined || result.className === 'HTMLBodyElement') return 'the page';
    const { nodes } = await this.tools.send('Accessibility.getPartialAXTree', {
      objectId,
      fetchRelatives: false,
    });
    const node: AxNode | undefined = nodes[0];
    return node === undefined ? 'nothing' : spoken(node);
  }
}

function spoken({ role, name, description, properties = [] }: AxNode): string {
  const states = properties.flatMap(({ name, value }) => STATES[name]?.(value.value) ?? []);
  const told = [`${String(role?.value)} “${String(name?.value ?? '')}”`, ...states];
  const more = String(description?.value ?? '');
  return timeless(more === '' ? told.join(', ') : `${told.join(', ')} — ${more}`);
}

/** The same text without durations. */
const timeless = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace('under 1 ms', '1 ms')
    .replace('1밀리초도 안 되어', '1밀리초 만에')
    .replace(/(\d[\d.,]*)( ms| s| ?밀리초| ?초)(?![a-z])/g, (_, __, unit: string) => `… ${unit.trim()}`)
    .trim();

declare global {
  interface Window {
    announced?: string[];
    announcedAt?: number;
    announcedAfter?: number[];
    pausesUnderWay?: Set<unknown>;
  }
}

/** Runs in the page: records each change of a live region, as a screen reader would notice it. */
function listen(): void {
  const announced: string[] = [];
  const after: number[] = [];
  let pressed = 0;
  window.announced = announced;
  window.announcedAfter = after;
  const pauses = new Set<unknown>();
  window.pausesUnderWay = pauses;
  const { setTimeout, clearTimeout } = window;
  Object.assign(window, {
    setTimeout(then: () => void, pause = 0, ...given: unknown[]) {
      // Shorter timeouts are no pauses, and the page never waits longer before it speaks.
      if (pause < 100 || pause > 1200) return setTimeout(then, pause, ...given);
      const timer = setTimeout(() => {
        pauses.delete(timer);
        then();
      }, pause);
      pauses.add(timer);
      return timer;
    },
    clearTimeout(timer?: number) {
      pauses.delete(timer);
      clearTimeout(timer);
    },
  });
  addEventListener(
    'keydown',
    () => {
      pressed = performance.now();
    },
    true,
  );
  const LIVE = '[aria-live], [role=status], [role=alert], [role=log]';
  const regionOf = (node: globalThis.Node): Element | null => {
    const element = node instanceof Element ? node : (node as ChildNode).parentElement;
    const region = element?.closest(LIVE) ?? null;
    return region?.getAttribute('aria-live') === 'off' ? null : region;
  };
  const observer = new MutationObserver((records) => {
    const said = new Map<Element, Set<string>>();
    for (const { target, addedNodes, type } of records) {
      const region = regionOf(target);
      if (region === null || !region.isConnected || region.closest('[inert], [hidden], [aria-hidden=true]'))
        continue;
      const atomic =
        region.getAttribute('aria-atomic') === 'true' || region.getAttribute('role') === 'status';
      const texts = said.get(region) ?? new Set<string>();
      said.set(region, texts);
      const nodes = type === 'childList' ? [...addedNodes] : [target];
      for (const node of atomic && nodes.length > 0 ? [region] : nodes) {
        if (!node.isConnected) continue;
        const text = (node instanceof HTMLElement ? node.innerText : (node.textContent ?? '')).trim();
        if (text !== '') texts.add(text);
      }
    }
    for (const texts of said.values()) {
      if (texts.size === 0) continue;
      announced.push([...texts].join(' '));
      window.announcedAt = performance.now();
      after.push(window.announcedAt - pressed);
    }
  });
  const begin = (): void =>
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  // Text that exists from the start is not announced.
  document.addEventListener('DOMContentLoaded', begin);
}
