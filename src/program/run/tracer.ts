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
   * calls changed and for each its depth, its site, and for each variable of that the index of its text.
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
  /** What was recorded of it last: the place, or -1, and each variable with the index of its text. */
  writtenAt: number;
  written: number[];
  writtenOf: unknown[];
  /** For each variable, the list that it was, as it was then. */
  lists: (SeenList | undefined)[];
  /** Whether it has new values, or lists among them that may change at any time. */
  changing: boolean;
}

interface SeenList {
  readonly list: object;
  readonly length: number;
  /** The items that are shown. */
  readonly items: readonly unknown[];
  /** The index of its text. */
  readonly text: number;
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

/** For each function around the present one, its call, and what reads the variable with a number. */
type Outer = readonly (TracedFrame | ((number: number) => unknown))[];

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
  /** The same for values that never change. */
  const indexOfValue = new TheMap<unknown, number>();
  /** The calls under way; beyond their number it is out of date. */
  const stack: TracedFrame[] = [];
  let calls = 0;
  /** How many of those under way in the moment before have stayed so ever since. */
  let stayed = 0;
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
    const isFixed = typeof value !== 'object' || value === null;
    const same = isFixed ? indexOfValue.get(value) : undefined;
    if (same !== undefined) return same;
    let written: string;
    try {
      written = shown(value, false);
    } catch {
      written = '…';
    }
    let index = indexOf.get(written);
    if (index === undefined) {
      if (texts.length === MOST_TEXTS) end();
      index = texts.length;
      texts[index] = written;
      indexOf.set(written, index);
    }
    if (isFixed && indexOfValue.size < MOST_TEXTS) indexOfValue.set(value, index);
    return index;
  };

  const isAsSeen = (seen: SeenList, list: ArrayLike<unknown>): boolean => {
    if (seen.list !== list || seen.length !== list.length) return false;
    for (let i = 0; i < seen.items.length; i++) if (seen.items[i] !== list[i]) return false;
    return true;
  };

  /** The text of a variable that is a list: mostly it is as it was. */
  const textOfList = (frame: TracedFrame, place: number, list: ArrayLike<unknown> & object): number => {
    try {
      const seen = frame.lists[place];
      if (seen !== undefined && isAsSeen(seen, list)) return seen.text;
      const items: unknown[] = [];
      let isPlain = true;
      for (let i = 0; i < list.length && i < MOST_ITEMS; i++) {
        items[i] = list[i];
        // A list of lists may come to be a board.
        if (typeof items[i] === 'object' && items[i] !== null) isPlain = false;
      }
      const text = textOf(list);
      frame.lists[place] = isPlain ? { list, length: list.length, items, text } : undefined;
      return text;
    } catch (error) {
      if (ended) throw error;
      return textOf(list);
    }
  };

  /** Makes a call the innermost one: a generator may be continued, or an error may have ended others. */
  const turnTo = (frame: TracedFrame): void => {
    const at = countTo(frame);
    if (at === 0) stack[calls++] = frame;
    else leaveTo(at);
  };

  const leaveTo = (count: number): void => {
    calls = count;
    if (stayed > count) stayed = count;
  };

  /** How many calls are under way up to one; 0 if it is none of them. */
  const countTo = (frame: TracedFrame): number => {
    let at = calls;
    while (at > 0 && stack[at - 1] !== frame) at--;
    return at;
  };

  const readOuter = (site: number, outer: Outer | null): void => {
    if (outer === null) return;
    for (let group = 0; 2 * group < outer.length; group++) {
      const frame = outer[2 * group] as TracedFrame;
      const read = outer[2 * group + 1] as (number: number) => unknown;
      const ids = sites[site]?.outer[group] ?? [];
      // Both ascend.
      let place = 0;
      for (let i = 0; i < ids.length; i++) {
        while (place < frame.own.length && (frame.own[place] as number) < (ids[i] as number)) place++;
        if (frame.own[place] !== ids[i]) continue;
        try {
          frame.values[place] = read(i);
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
      if (kind === 1 && calls === seek.calls) found = { step, index: inStep };
      inStep++;
      return;
    }
    if (seek !== null) {
      const isAfter = step > from + 1 || inStep > seek.index;
      inStep++;
      if (!isAfter || calls > seek.calls) return;
      if (wanted !== null && wanted.size > 0 && !wanted.has(sites[site]?.line ?? 0)) return;
      found = { step, index: inStep - 1 };
      end();
    }
    if (moments >= most) end();
    moments++;
    push(kind);
    push(site);
    push(step);
    push(value);
    push(stayed);
    push(calls - stayed);
    for (let i = stayed; i < calls; i++) {
      const frame = stack[i] as TracedFrame;
      push(frame.fn);
      frame.writtenAt = -1;
      frame.changing = true;
    }
    stayed = calls;
    const countAt = length;
    push(0);
    for (let depth = 0; depth < calls; depth++) {
      const frame = stack[depth] as TracedFrame;
      if (frame.site >= 0 && frame.changing && takeIn(frame)) {
        (words[countAt] as number)++;
        write(depth, frame);
      }
    }
  };

  /** Looks at the variables of a call. Returns whether they differ from what was recorded of it. */
  const takeIn = (frame: TracedFrame): boolean => {
    const { own, values, written, writtenOf } = frame;
    let differs = frame.writtenAt !== frame.site;
    frame.writtenAt = frame.site;
    frame.changing = false;
    for (let i = 0; i < own.length; i++) {
      const value = values[i];
      let index: number;
      if (typeof value !== 'object' || value === null) {
        if (value === writtenOf[i] && i < written.length) continue;
        index = textOf(value);
      } else if (isBoard(value)) index = textOf(value);
      else {
        frame.changing = true;
        index = isArray(value) || isView(value) ? textOfList(frame, i, value as never) : textOf(value);
      }
      writtenOf[i] = value;
      if (written[i] === index) continue;
      written[i] = index;
      differs = true;
    }
    return differs;
  };

  const write = (depth: number, { site, own, written }: TracedFrame): void => {
    push(depth);
    push(site);
    for (let i = 0; i < own.length; i++) push(written[i] as number);
  };

  const tracer: Tracer = {
    on: from === 0,
    enter(fn) {
      const frame: TracedFrame = {
        fn,
        site: -1,
        own: [],
        values: [],
        writtenAt: -1,
        written: [],
        writtenOf: [],
        lists: [],
        changing: true,
      };
      stack[calls++] = frame;
      return frame;
    },
    leave(frame) {
      const at = countTo(frame);
      if (at > 0) leaveTo(at - 1);
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
        for (let i = 0; i < calls; i++) {
          const frame = stack[i] as TracedFrame;
          frame.own = sites[frame.site]?.own ?? [];
        }
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
