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
  readonly caller: TracedFrame | undefined;
  /** The last place told, or -1. */
  site: number;
  own: readonly number[];
  values: unknown[];
  /** What was recorded of it last: the place, or -1, and each variable with the index of its text. */
  writtenAt: number;
  written: number[];
  writtenOf: unknown[];
  /** For each variable, the object that it was, as it was then. */
  seen: (SeenObject | undefined)[];
  /** The places of objects among its variables, which may change at any time. */
  live: number[];
  liveCount: number;
  /** Whether it has new values. */
  fresh: boolean;
  /** How many calls were under way when it began, or was continued. */
  depth: number;
}

/** What was seen of an object; several variables that hold it may share this. */
interface SeenObject {
  readonly object: object;
  readonly isList: boolean;
  /** How many boards were known. One of them may be among its items. */
  known: number;
  /** How much it holds; -1 for a board, which is always shown in the same way. */
  size: number;
  /** Of that, what is shown. */
  items: readonly unknown[];
  /** The index of its text. */
  text: number;
  /** The moment in which it was looked at last. */
  lookedAt: number;
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
 * @param known how many boards are known
 * @param stop ends the program; called when no more moments can be recorded
 */
export function createTracer(
  setup: TraceSetup,
  isBoard: (value: object) => boolean,
  known: () => number,
  stop: () => never,
): Tracing {
  const { from, to, most, seek, sites } = setup;
  const Words = Int32Array;
  const text = String;
  const { isArray } = Array;
  const { stringify } = JSON;
  const isView = ArrayBuffer.isView;
  const joined: (list: readonly unknown[], between: string) => string = Function.prototype.call.bind(
    Array.prototype.join,
  );
  const TheSet = Set;
  const TheMap = Map;
  const { is } = Object;
  const { imul } = Math;
  /** Longer texts are cut, and longer lists. */
  const LONGEST = 40;
  const MOST_ITEMS = 12;
  const MOST_TEXTS = 20000;
  /** In place of a zero with a sign, which a map takes for zero. */
  const MINUS_ZERO = {};
  const NONE: never[] = [];

  let words = new Words(2 ** 20);
  let length = 0;
  let moments = 0;
  const texts: string[] = [];
  const indexOf = new TheMap<string, number>();
  /** The same for values that never change. */
  const indexOfValue = new TheMap<unknown, number>();
  /** Lists of whole numbers, each by a number made of it. */
  const lists = new TheMap<number, Pick<SeenObject, 'size' | 'items' | 'text'>>();
  /** The calls under way; beyond their number it is out of date. */
  const stack: TracedFrame[] = [];
  let calls = 0;
  /** How many of those under way in the moment before have stayed so ever since. */
  let stayed = 0;
  /** The first call that may have new values; of those before, the ones whose objects may change. */
  let freshFrom = 0;
  const live: number[] = [];
  let liveCount = 0;
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

  /** Makes room for more words. */
  const reserve = (count: number): void => {
    if (length + count <= words.length) return;
    const more = new Words(2 * words.length + count);
    more.set(words);
    words = more;
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
    if (typeof value !== 'object' || value === null) return is(value, -0) ? '-0' : cut(text(value));
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

  /** The index of a text. */
  const indexIn = (written: string): number => {
    let index = indexOf.get(written);
    if (index === undefined) {
      if (texts.length === MOST_TEXTS) end();
      index = texts.length;
      texts[index] = written;
      indexOf.set(written, index);
    }
    return index;
  };

  const textOf = (value: unknown): number => {
    const isFixed = typeof value !== 'object' || value === null;
    const key = is(value, -0) ? MINUS_ZERO : value;
    const same = isFixed ? indexOfValue.get(key) : undefined;
    if (same !== undefined) return same;
    let written: string;
    try {
      written = shown(value, false);
    } catch {
      written = '…';
    }
    const index = indexIn(written);
    if (isFixed && indexOfValue.size < MOST_TEXTS) indexOfValue.set(key, index);
    return index;
  };

  /** Whether an object shows the same as before: mostly it does, and to compare is quicker than to write. */
  const isAsSeen = (seen: SeenObject): boolean => {
    const { object, size, items } = seen;
    if (size < 0) return true;
    if (seen.known !== known()) return false;
    let i = 0;
    if (seen.isList) {
      const list = object as unknown as ArrayLike<unknown>;
      if (list.length !== size) return false;
      for (const count = items.length; i < count; i++) {
        const item = list[i];
        if (item !== items[i] || item === 0) if (!is(item, items[i])) return false;
      }
      return true;
    }
    // The pairs of a map are shown by their number alone.
    if (object instanceof TheMap) return object.size === size;
    if (object instanceof TheSet) {
      if (object.size !== size) return false;
      for (const one of object) {
        if (i === items.length) break;
        if (!is(one, items[i++])) return false;
      }
      return true;
    }
    for (const key in object) {
      if (i === items.length) return size > MOST_ITEMS;
      if (key !== items[i] || !is((object as Readonly<Record<string, unknown>>)[key], items[i + 1]))
        return false;
      i += 2;
    }
    return i === items.length;
  };

  const look = (seen: SeenObject): void => {
    const { object } = seen;
    const items: unknown[] = [];
    seen.known = known();
    seen.size = 0;
    if (isBoard(object)) seen.size = -1;
    else if (seen.isList) {
      lookAtList(seen, object as unknown as ArrayLike<unknown>);
      return;
    } else if (object instanceof TheMap) seen.size = object.size;
    else if (object instanceof TheSet) {
      seen.size = object.size;
      for (const one of object) {
        if (items.length === MOST_ITEMS) break;
        items[items.length] = one;
      }
    } else
      for (const key in object) {
        const one = (object as Readonly<Record<string, unknown>>)[key];
        items[items.length] = key;
        items[items.length] = one;
        if (typeof one !== 'function' && ++seen.size > MOST_ITEMS) break;
      }
    seen.items = items;
    seen.text = textOf(object);
  };

  /** A number made of a list of whole numbers; `null` if it is another list. */
  const numberOf = (list: ArrayLike<unknown>, shown: number): number | null => {
    let sum = list.length;
    for (let i = 0; i < shown; i++) {
      const item = list[i];
      if (typeof item !== 'number' || !is(item | 0, item)) return null;
      sum = (imul(sum, 31) + item) | 0;
    }
    return sum;
  };

  const areSame = (items: readonly unknown[], list: ArrayLike<unknown>): boolean => {
    for (let i = 0; i < items.length; i++) if (items[i] !== list[i]) return false;
    return true;
  };

  /** Looks at a list. One of whole numbers is seen again and again. */
  const lookAtList = (seen: SeenObject, list: ArrayLike<unknown>): void => {
    const shown = list.length < MOST_ITEMS ? list.length : MOST_ITEMS;
    seen.size = list.length;
    const number = numberOf(list, shown);
    const like = number === null ? undefined : lists.get(number);
    if (like !== undefined && like.size === seen.size && areSame(like.items, list)) {
      seen.items = like.items;
      seen.text = like.text;
      return;
    }
    const items: unknown[] = [];
    for (let i = 0; i < shown; i++) items[i] = list[i];
    seen.items = items;
    if (number === null) {
      seen.text = textOf(seen.object);
      return;
    }
    const more = list.length > MOST_ITEMS ? `, … (${list.length})` : '';
    seen.text = indexIn(`[${joined(items, ', ')}${more}]`);
    if (lists.size < MOST_TEXTS) lists.set(number, { size: seen.size, items, text: seen.text });
  };

  /** What is seen of an object that a variable holds; `null` if it cannot be looked at. */
  const seenOf = (frame: TracedFrame, place: number, object: object): SeenObject | null => {
    try {
      let seen = frame.seen[place];
      if (seen?.object !== object) {
        // Often a call passes on what it has got.
        seen = frame.caller?.seen[place];
        if (seen?.object !== object) {
          const isList = isArray(object) || isView(object);
          seen = { object, isList, known: 0, size: 0, items: NONE, text: 0, lookedAt: moments };
          look(seen);
        }
        if (frame.seen === NONE) frame.seen = [];
        frame.seen[place] = seen;
      }
      if (seen.lookedAt !== moments && !isAsSeen(seen)) look(seen);
      seen.lookedAt = moments;
      return seen;
    } catch (error) {
      if (ended) throw error;
      return null;
    }
  };

  /** Makes a call the innermost one: a generator may be continued, or an error may have ended others. */
  const turnTo = (frame: TracedFrame): void => {
    const at = countTo(frame);
    if (at > 0) leaveTo(at);
    else {
      frame.depth = calls;
      stack[calls++] = frame;
    }
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

  const refresh = (frame: TracedFrame): void => {
    frame.fresh = true;
    if (frame.depth < freshFrom) freshFrom = frame.depth;
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
          refresh(frame);
        } catch {
          // It is not declared yet.
        }
      }
    }
  };

  const keep = (site: number, frame: TracedFrame, values: unknown[], outer: Outer | null): void => {
    frame.site = site;
    frame.values = values;
    frame.fresh = true;
    if (!tracer.on) return;
    turnTo(frame);
    refresh(frame);
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
    reserve(7 + calls - stayed);
    words[length++] = kind;
    words[length++] = site;
    words[length++] = step;
    words[length++] = value;
    words[length++] = stayed;
    words[length++] = calls - stayed;
    if (stayed < freshFrom) freshFrom = stayed;
    for (let i = stayed; i < calls; i++) {
      const frame = stack[i] as TracedFrame;
      words[length++] = frame.fn;
      frame.writtenAt = -1;
      frame.fresh = frame.site >= 0;
    }
    stayed = calls;
    const countAt = length++;
    let changed = 0;
    let kept = 0;
    for (; kept < liveCount && (live[kept] as number) < freshFrom; kept++) {
      const frame = stack[live[kept] as number] as TracedFrame;
      if (lookAgain(frame) && ++changed) write(frame);
    }
    liveCount = kept;
    for (; freshFrom < calls; freshFrom++) {
      const frame = stack[freshFrom] as TracedFrame;
      if ((frame.fresh ? takeIn(frame) : lookAgain(frame)) && ++changed) write(frame);
      if (frame.liveCount > 0) live[liveCount++] = freshFrom;
    }
    words[countAt] = changed;
  };

  /** Looks at the variables of a call. Returns whether they differ from what was recorded of it. */
  const takeIn = (frame: TracedFrame): boolean => {
    const { own, values, written, writtenOf } = frame;
    let differs = frame.writtenAt !== frame.site;
    frame.writtenAt = frame.site;
    frame.fresh = false;
    let live = 0;
    for (let i = 0; i < own.length; i++) {
      const value = values[i];
      let index: number;
      if (typeof value !== 'object' || value === null) {
        if (is(value, writtenOf[i]) && i < written.length) continue;
        index = textOf(value);
      } else {
        const seen = seenOf(frame, i, value);
        if (seen === null || seen.size >= 0) {
          if (frame.live === NONE) frame.live = [];
          frame.live[live++] = i;
        }
        index = seen === null ? textOf(value) : seen.text;
      }
      writtenOf[i] = value;
      if (written[i] === index) continue;
      written[i] = index;
      differs = true;
    }
    frame.liveCount = live;
    return differs;
  };

  /** The same for a call that has no new values. */
  const lookAgain = (frame: TracedFrame): boolean => {
    const { live, liveCount, values, written } = frame;
    let differs = false;
    for (let i = 0; i < liveCount; i++) {
      const place = live[i] as number;
      const object = values[place] as object;
      const index = seenOf(frame, place, object)?.text ?? textOf(object);
      if (written[place] !== index) differs = true;
      written[place] = index;
    }
    return differs;
  };

  const write = ({ depth, site, own, written }: TracedFrame): void => {
    reserve(2 + own.length);
    words[length++] = depth;
    words[length++] = site;
    for (let i = 0; i < own.length; i++) words[length++] = written[i] as number;
  };

  const tracer: Tracer = {
    on: from === 0,
    enter(fn) {
      const frame: TracedFrame = {
        fn,
        caller: calls === 0 ? undefined : stack[calls - 1],
        site: -1,
        own: NONE,
        values: NONE,
        writtenAt: -1,
        written: [],
        writtenOf: [],
        seen: NONE,
        live: NONE,
        liveCount: 0,
        fresh: false,
        depth: calls,
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
      moments: words.subarray(0, length),
      texts,
      whole: ended || reached ? whole : whole + 1,
      words: Words.from(seen),
      found,
    }),
  };
}
