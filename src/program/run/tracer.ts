/** What the tracer is told. Plain data, since it crosses to another thread as text. */
export interface TraceSetup {
  /** The steps whose lines are recorded: those that come after `from` steps, up to the one that makes them `to`. */
  readonly from: number;
  readonly to: number;
  /** The most moments to record. */
  readonly most: number;
  /**
   * Records nothing, but looks for the first moment after moment number `index` of the first step in which no more than
   * `calls` calls are under way, and which is in one of `lines` if there are any. With `until`, it looks instead for the
   * last moment up to number `index` of that step in which a call began, so that there were just as many.
   */
  readonly seek: {
    readonly index: number;
    readonly calls: number;
    readonly lines: readonly number[];
    readonly until: number | null;
  } | null;
  readonly sites: readonly {
    readonly line: number;
    readonly fn: number;
    readonly own: readonly number[];
    readonly outer: readonly (readonly number[])[];
  }[];
}

/** What the tracer has seen. `program/run/trace.ts` unpacks it. */
export interface TraceTold {
  readonly kind: 'trace';
  /**
   * The moments, one after the other: kind (0 line, 1 call, 2 comes back), site, step, the index of the text that comes
   * back or -1, how many calls have stayed since the moment before, how many came and the functions of those, how many
   * calls changed and for each its depth, its line, the number of its variables, and each variable with the index of
   * its text.
   */
  readonly moments: Int32Array;
  readonly texts: readonly string[];
  /** The last step that has all its moments here. What comes after the last step of all counts as one more. */
  readonly whole: number;
  /** The steps made meanwhile, to be compared with those of the first run. */
  readonly words: Int32Array;
  /** What `seek` was looking for: the step that the moment leads to, and its number among those of the step. */
  readonly found: { readonly step: number; readonly index: number } | null;
}

export interface TracedFrame {
  readonly fn: number;
  /** The last place told, or -1. */
  site: number;
  own: readonly number[];
  values: unknown[];
  /** What was recorded of it last. */
  written: string;
  /** Whether it has new values, or lists among them that may change at any time. */
  changing: boolean;
}

/** The object that a program tells where it is; `read/lines.ts` writes the calls. */
export interface Tracer {
  on: boolean;
  enter(fn: number): TracedFrame;
  leave(frame: TracedFrame): void;
  at(site: number, frame: TracedFrame, values: unknown[], outer: Outer | null): void;
  call(site: number, frame: TracedFrame, values: unknown[], outer: Outer | null): void;
  note(site: number, frame: TracedFrame, values: unknown[], outer: Outer | null): void;
  back(site: number, frame: TracedFrame, value: unknown): unknown;
}

type Outer = readonly (readonly [frame: TracedFrame, ...read: (() => unknown)[]])[];

/** A tracer, and what the runtime tells it. */
export interface Tracing {
  readonly tracer: Tracer;
  /** The program has made a step. Returns whether nothing more is of interest. */
  wrote(steps: number, word: number): boolean;
  told(): TraceTold;
}

/**
 * Follows the calls of a program and records its lines, in a part of its run. It may use nothing from outside itself,
 * because its own text is what runs in the sandbox.
 *
 * @param isBoard whether a list is the board that the program works on
 * @param stop ends the program; called when no more moments can be recorded
 */
export function createTracer(
  setup: TraceSetup,
  isBoard: (value: object) => boolean,
  stop: () => never,
): Tracing {
  const { from, to, most, seek, sites } = setup;
  const Words = Int32Array;
  const text = String;
  const { isArray } = Array;
  const { stringify } = JSON;
  const isView = ArrayBuffer.isView;
  const TheSet = Set;
  const TheMap = Map;
  /** Longer texts are cut, and longer lists. */
  const LONGEST = 40;
  const MOST_ITEMS = 12;
  const MOST_TEXTS = 20000;

  let words = new Words(65536);
  let length = 0;
  let moments = 0;
  const texts: string[] = [];
  const indexOf = new TheMap<string, number>();
  const stack: TracedFrame[] = [];
  /** The calls in the moment before. */
  const before: TracedFrame[] = [];
  let step = 1;
  let inStep = 0;
  let whole = from;
  let found: TraceTold['found'] = null;
  let ended = false;
  let reached = false;
  const seen: number[] = [];
  const wanted = seek && new TheSet(seek.lines);

  const end = (): never => {
    ended = true;
    return stop();
  };

  const push = (value: number): void => {
    if (length === words.length) {
      const more = new Words(2 * length);
      more.set(words);
      words = more;
    }
    words[length++] = value;
  };

  const cut = (written: string): string =>
    written.length > LONGEST ? `${written.slice(0, LONGEST - 1)}…` : written;

  const itemsOf = (list: ArrayLike<unknown>, size: number, deep: boolean): string => {
    if (deep) return '…';
    let all = '';
    for (let i = 0; i < list.length && i < MOST_ITEMS; i++) all += (i > 0 ? ', ' : '') + shown(list[i], true);
    return size > MOST_ITEMS ? `${all}, … (${size})` : all;
  };

  /** A value as text; empty for a function, which is no variable to look at. A board has a sign of its own. */
  const shown = (value: unknown, deep: boolean): string => {
    if (typeof value === 'string') return cut(stringify(value));
    if (typeof value === 'function') return '';
    if (typeof value !== 'object' || value === null) return cut(text(value));
    if (isBoard(value)) return '#';
    if (isArray(value) || isView(value)) {
      const list = value as unknown as ArrayLike<unknown>;
      return `[${itemsOf(list, list.length, deep)}]`;
    }
    if (value instanceof TheSet || value instanceof TheMap) {
      const list: unknown[] = [];
      for (const one of value) if (list.push(one) > MOST_ITEMS) break;
      return `{${itemsOf(list, value.size, deep)}}`;
    }
    if (deep) return '{…}';
    let all = '';
    let count = 0;
    for (const key in value) {
      const one = shown((value as Readonly<Record<string, unknown>>)[key], true);
      if (one === '') continue;
      if (++count > MOST_ITEMS) break;
      all += `${all === '' ? '' : ', '}${cut(key)}: ${one}`;
    }
    return `{${all}${count > MOST_ITEMS ? ', …' : ''}}`;
  };

  const textOf = (value: unknown): number => {
    let written: string;
    try {
      written = shown(value, false);
    } catch {
      written = '…';
    }
    const known = indexOf.get(written);
    if (known !== undefined) return known;
    if (texts.length === MOST_TEXTS) end();
    texts.push(written);
    indexOf.set(written, texts.length - 1);
    return texts.length - 1;
  };

  /** Makes a call the innermost one: a generator may be continued, or an error may have ended others. */
  const turnTo = (frame: TracedFrame): void => {
    if (stack[stack.length - 1] === frame) return;
    const at = stack.lastIndexOf(frame);
    if (at < 0) stack[stack.length] = frame;
    else stack.length = at + 1;
  };

  const readOuter = (site: number, outer: Outer | null): void => {
    if (outer === null) return;
    for (let group = 0; group < outer.length; group++) {
      const [frame, ...reads] = outer[group] as Outer[number];
      const ids = sites[site]?.outer[group] ?? [];
      for (let i = 0; i < ids.length; i++) {
        const place = frame.own.indexOf(ids[i] as number);
        if (place < 0) continue;
        try {
          frame.values[place] = reads[i]?.();
          frame.changing = true;
        } catch {
          // It is not declared yet.
        }
      }
    }
  };

  const keep = (site: number, frame: TracedFrame, values: unknown[], outer: Outer | null): void => {
    frame.site = site;
    frame.values = values;
    frame.changing = true;
    if (!tracer.on) return;
    turnTo(frame);
    frame.own = sites[site]?.own ?? [];
    readOuter(site, outer);
  };

  const record = (kind: number, site: number, value: number): void => {
    if (ended) stop();
    if (seek !== null && seek.until !== null) {
      if (step > seek.until || (step === seek.until && inStep > seek.index)) end();
      if (kind === 1 && stack.length === seek.calls) found = { step, index: inStep };
      inStep++;
      return;
    }
    if (seek !== null) {
      const isAfter = step > from + 1 || inStep > seek.index;
      inStep++;
      if (!isAfter || stack.length > seek.calls) return;
      if (wanted !== null && wanted.size > 0 && !wanted.has(sites[site]?.line ?? 0)) return;
      found = { step, index: inStep - 1 };
      end();
    }
    if (moments >= most) end();
    moments++;
    let stayed = 0;
    while (stayed < stack.length && stack[stayed] === before[stayed]) stayed++;
    push(kind);
    push(site);
    push(step);
    push(value);
    push(stayed);
    push(stack.length - stayed);
    for (let i = stayed; i < stack.length; i++) {
      push((stack[i] as TracedFrame).fn);
      (stack[i] as TracedFrame).written = '';
      (stack[i] as TracedFrame).changing = true;
      before[i] = stack[i] as TracedFrame;
    }
    before.length = stack.length;
    const countAt = length;
    push(0);
    for (let depth = 0; depth < stack.length; depth++) {
      const frame = stack[depth] as TracedFrame;
      if (frame.site < 0 || !frame.changing) continue;
      frame.changing = false;
      const own = sites[frame.site]?.own ?? [];
      const line = sites[frame.site]?.line ?? 0;
      const indices: number[] = [];
      let written = `${frame.site}`;
      for (let i = 0; i < own.length; i++) {
        const value = frame.values[i];
        indices[i] = textOf(value);
        if (typeof value === 'object' && value !== null && !isBoard(value)) frame.changing = true;
        written += `,${indices[i]}`;
      }
      if (written === frame.written) continue;
      frame.written = written;
      (words[countAt] as number)++;
      push(depth);
      push(line);
      push(own.length);
      for (let i = 0; i < own.length; i++) {
        push(own[i] as number);
        push(indices[i] as number);
      }
    }
  };

  const tracer: Tracer = {
    on: from === 0,
    enter(fn) {
      const frame = { fn, site: -1, own: [], values: [], written: '', changing: true };
      stack[stack.length] = frame;
      return frame;
    },
    leave(frame) {
      const at = stack.lastIndexOf(frame);
      if (at >= 0) stack.length = at;
    },
    at(site, frame, values, outer) {
      keep(site, frame, values, outer);
      if (tracer.on) record(0, site, -1);
    },
    call(site, frame, values, outer) {
      keep(site, frame, values, outer);
      if (tracer.on) record(1, site, -1);
    },
    note: keep,
    back(site, frame, value) {
      if (!tracer.on) return value;
      turnTo(frame);
      record(2, site, seek === null ? textOf(value) : -1);
      return value;
    },
  };

  return {
    tracer,
    wrote(steps, word) {
      step = steps + 1;
      inStep = 0;
      if (steps > from) {
        whole = steps;
        if (seek === null) seen[seen.length] = word;
      }
      if (steps === from) {
        tracer.on = true;
        for (const frame of stack) frame.own = sites[frame.site]?.own ?? [];
      }
      reached = steps >= to;
      return reached;
    },
    told: () => ({
      kind: 'trace',
      moments: words.slice(0, length),
      texts,
      whole: ended || reached ? whole : whole + 1,
      words: Words.from(seen),
      found,
    }),
  };
}
