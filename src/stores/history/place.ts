import type { Cell, Digit } from '../../sudoku/core';
import type { WatchLink } from '../../sudoku/formats';
import type { TechniqueId } from '../../sudoku/techniques';
import type { HintPage, HintQuestion } from '../hint';
import type { KeptMany } from '../many/manyRun';
import type { Dialog, Mode } from '../page/screen';
import type { KeptFile } from '../saving/keptFiles';
import type { ClipWish } from '../watch';

/** What a page shows besides the board: one of the jobs, or the doctor's panel. With what it takes to come back to it. */
export type View =
  | { readonly kind: 'play' }
  /** `givens` is the puzzle a view was about: of another it is not brought back. */
  | { readonly kind: 'examine'; readonly givens: string }
  /** `grid` is what the search starts from. */
  | {
      readonly kind: 'watch';
      readonly grid: string;
      readonly moment: WatchLink;
      /** Whether the method and the stack have the screen of a phone. */
      readonly detail: boolean;
    }
  /** `filled` is what stands on the board: the pages of a hint belong to it, each asked from the one before it. */
  | {
      readonly kind: 'hint';
      readonly givens: string;
      readonly filled: string;
      readonly cells: readonly Cell[];
      readonly pages: readonly HintPage[];
    }
  | {
      readonly kind: 'compare';
      readonly givens: string;
      readonly scope: 'one' | 'set';
      readonly link: string;
      /** The set of one's own that is compared on. */
      readonly file?: KeptFile | undefined;
    };

export type ViewKind = View['kind'];

/** The dialog that is open, and what it shows. */
export interface DialogShown {
  readonly name: Dialog;
  readonly technique?: TechniqueId | undefined;
  /** The dialog one comes back to from the pages of techniques. */
  readonly beneath?: { readonly name: Dialog; readonly technique?: TechniqueId | undefined } | undefined;
  /** The text in the dialog that imports. */
  readonly text?: string | undefined;
  /** What is asked for in the dialog that saves a clip. */
  readonly clip?: ClipWish | undefined;
  /** What is in the dialog that solves many puzzles. */
  readonly many?: KeptMany | undefined;
}

/** All that is open. */
export interface Place {
  readonly view: View;
  readonly dialog: DialogShown | null;
}

export const PLAY: Place = { view: { kind: 'play' }, dialog: null };

/**
 * What lies one above the other: each but the lowest is left by Back. In a hint lies above the first page what was `asked`
 * from there, in Watch on a phone the `detail`; `page` is of a technique, above the dialog it was opened from.
 */
export type Level = ViewKind | 'asked' | 'detail' | 'dialog' | 'page';

/**
 * One entry of the browser's history: what lies below it that is ours, and what is open at it. `visit` is the same for
 * all entries that lie above the same lowest one.
 */
export interface Entry {
  readonly visit: string;
  readonly key: string;
  readonly chain: readonly Level[];
  readonly place: Place;
}

/** Changes with the shape of an entry: what an older page has left in the history is not read. */
const VERSION = 2;

export const writeEntry = (entry: Entry): unknown => ({ unwind: VERSION, ...entry });

/** The entry that the browser hands back; `null` where it is none of ours, or of another version. */
export function readEntry(state: unknown): Entry | null {
  if (!isRecord(state) || state.unwind !== VERSION) return null;
  const { visit, key, chain } = state;
  const place = readPlace(state.place);
  if (typeof visit !== 'string' || typeof key !== 'string' || place === null) return null;
  if (!Array.isArray(chain) || chain.length === 0 || !chain.every(isLevel)) return null;
  return { visit, key, chain, place };
}

/** A place as it was written, `null` where the text is none. */
export function readPlace(value: unknown): Place | null {
  if (!isRecord(value)) return null;
  const view = readView(value.view);
  if (view === null) return null;
  return { view, dialog: readDialog(value.dialog) };
}

function readView(value: unknown): View | null {
  if (!isRecord(value)) return null;
  const { kind, givens, filled, link } = value;
  switch (kind) {
    case 'play':
      return { kind };
    case 'examine':
      return typeof givens === 'string' ? { kind, givens } : null;
    case 'watch': {
      const moment = readMoment(value.moment);
      if (typeof value.grid !== 'string' || moment === null) return null;
      return { kind, grid: value.grid, moment, detail: value.detail === true };
    }
    case 'hint': {
      const { cells } = value;
      if (typeof givens !== 'string' || typeof filled !== 'string') return null;
      if (!Array.isArray(cells) || !cells.every(isCellNumber)) return null;
      const pages = Array.isArray(value.pages) ? value.pages.map(readPage) : [];
      return {
        kind,
        givens,
        filled,
        cells,
        pages: pages.some((page) => page === null) ? [] : pages.filter((page) => page !== null),
      };
    }
    case 'compare':
      if (typeof givens !== 'string' || typeof link !== 'string') return null;
      return {
        kind,
        givens,
        link,
        scope: value.scope === 'set' ? 'set' : 'one',
        file: readFile(value.file) ?? undefined,
      };
    default:
      return null;
  }
}

function readMoment(value: unknown): WatchLink | null {
  if (!isRecord(value)) return null;
  const { strategy, options, step } = value;
  const good = typeof strategy === 'string' && typeof options === 'string' && isCount(step);
  return good ? { strategy, options, step } : null;
}

const HINT_LEVELS = [
  'outlook',
  'nudge',
  'technique',
  'why',
  'fill',
] as const satisfies readonly HintPage['level'][];

function readPage(value: unknown): HintPage | null {
  if (!isRecord(value)) return null;
  const { at, backward } = value;
  const asked = readAsked(value.asked);
  const level = HINT_LEVELS.find((one) => one === value.level);
  if (asked === null || level === undefined || !isCount(at)) return null;
  return { asked, level, at, backward: backward === true };
}

function readAsked(value: unknown): HintQuestion | null {
  if (!isRecord(value)) return null;
  const { kind, cell, digit, index } = value;
  switch (kind) {
    case 'digit':
      return isCellNumber(cell) && isDigitNumber(digit) ? { kind, cell, digit } : null;
    case 'first':
      return isCellNumber(cell) ? { kind, cell } : null;
    case 'listed':
      return isCount(index) ? { kind, index } : null;
    case 'selected':
    case 'step':
    case 'path':
    case 'list':
    case 'singles':
      return { kind };
    default:
      return null;
  }
}

/** All dialogs, and the view that one belongs to, if it does. */
export const HOME_OF: Readonly<Record<Dialog, Mode | null>> = {
  paste: null,
  examples: null,
  export: null,
  print: null,
  shortcuts: null,
  options: null,
  techniques: null,
  many: null,
  strategy: 'watch',
  moments: 'watch',
  contestants: 'compare',
  clip: 'watch',
  technique: null,
  aside: null,
};

function readDialog(value: unknown): DialogShown | null {
  if (!isRecord(value) || !isDialog(value.name)) return null;
  const { beneath, text } = value;
  const clip = readWish(value.clip);
  const file = isRecord(value.many) ? readFile(value.many.file) : null;
  const { limit = null, finding = null } = isRecord(value.many) ? value.many : {};
  return {
    name: value.name,
    technique: readTechnique(value.technique),
    ...(isRecord(beneath) && isDialog(beneath.name)
      ? { beneath: { name: beneath.name, technique: readTechnique(beneath.technique) } }
      : {}),
    ...(typeof text === 'string' ? { text } : {}),
    ...(clip === null ? {} : { clip }),
    ...(file !== null && isCount(limit)
      ? { many: { file, limit, ...(typeof finding === 'string' ? { finding } : {}) } }
      : {}),
  };
}

function readFile(value: unknown): KeptFile | null {
  if (!isRecord(value)) return null;
  const { key, name, bytes } = value;
  if (typeof key !== 'string' || !(name === null || typeof name === 'string')) return null;
  return isCount(bytes) ? { key, name, bytes } : null;
}

function readWish(value: unknown): ClipWish | null {
  if (!isRecord(value)) return null;
  const { from, to, frames, speed } = value;
  const size = (['small', 'medium', 'large'] as const).find((one) => one === value.size);
  if (typeof from !== 'string' || typeof to !== 'string' || typeof frames !== 'string') return null;
  return isCount(speed) && size !== undefined ? { from, to, frames, speed, size } : null;
}

const isDialog = (value: unknown): value is Dialog =>
  typeof value === 'string' && Object.hasOwn(HOME_OF, value);

// The list of techniques would be fetched for this alone: the dialog itself asks whether there still is one of this name.
const readTechnique = (value: unknown): TechniqueId | undefined =>
  typeof value === 'string' ? (value as TechniqueId) : undefined;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isCellNumber = (value: unknown): value is Cell => isCount(value) && value < 81;
const isDigitNumber = (value: unknown): value is Digit => isCount(value) && value >= 1 && value <= 9;

const LEVELS: Readonly<Record<Level, true>> = {
  play: true,
  examine: true,
  watch: true,
  hint: true,
  compare: true,
  asked: true,
  detail: true,
  dialog: true,
  page: true,
};

const isLevel = (value: unknown): value is Level => typeof value === 'string' && Object.hasOwn(LEVELS, value);
