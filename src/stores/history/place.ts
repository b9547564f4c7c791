import type { Cell, Digit } from '../../sudoku/core';
import type { WatchLink } from '../../sudoku/formats';
import type { TechniqueId } from '../../sudoku/techniques';
import type { HintPage } from '../hint';
import type { Dialog, Mode } from '../screen';

/** What a page shows besides the board: one of the jobs, or the doctor's panel. With what it takes to come back to it. */
export type View =
  | { readonly kind: 'play' }
  /** `givens` is the puzzle a view was about: of another it is not brought back. */
  | { readonly kind: 'examine'; readonly givens: string }
  /** `grid` is what the search starts from. */
  | { readonly kind: 'watch'; readonly grid: string; readonly moment: WatchLink }
  /** `filled` is what stands on the board: the page of a hint belongs to it. */
  | {
      readonly kind: 'hint';
      readonly givens: string;
      readonly filled: string;
      readonly cells: readonly Cell[];
      readonly page: HintPage | null;
    }
  | {
      readonly kind: 'compare';
      readonly givens: string;
      readonly scope: 'one' | 'set';
      readonly link: string;
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
}

/** All that is open. */
export interface Place {
  readonly view: View;
  readonly dialog: DialogShown | null;
}

export const PLAY: Place = { view: { kind: 'play' }, dialog: null };

/** What lies one above the other: each but the lowest is left by Back. */
export type Level = ViewKind | 'dialog' | 'page';

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
const VERSION = 1;

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
      return typeof value.grid === 'string' && moment ? { kind, grid: value.grid, moment } : null;
    }
    case 'hint': {
      const { cells } = value;
      if (typeof givens !== 'string' || typeof filled !== 'string') return null;
      if (!Array.isArray(cells) || !cells.every(isCellNumber)) return null;
      return { kind, givens, filled, cells, page: readPage(value.page) };
    }
    case 'compare':
      if (typeof givens !== 'string' || typeof link !== 'string') return null;
      return { kind, givens, link, scope: value.scope === 'set' ? 'set' : 'one' };
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
  const { about, at } = value;
  const level = HINT_LEVELS.find((one) => one === value.level);
  if (level === undefined || !isCount(at) || !isRecord(about)) return null;
  const { kind, cell, digit } = about;
  switch (kind) {
    case 'cell':
      return isCellNumber(cell) ? { about: { kind, cell }, level, at } : null;
    case 'digit':
      return isCellNumber(cell) && isDigitNumber(digit) ? { about: { kind, cell, digit }, level, at } : null;
    case 'step':
    case 'path':
    case 'list':
    case 'singles':
      return { about: { kind }, level, at };
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
  return {
    name: value.name,
    technique: readTechnique(value.technique),
    ...(isRecord(beneath) && isDialog(beneath.name)
      ? { beneath: { name: beneath.name, technique: readTechnique(beneath.technique) } }
      : {}),
    ...(typeof text === 'string' ? { text } : {}),
  };
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
  dialog: true,
  page: true,
};

const isLevel = (value: unknown): value is Level => typeof value === 'string' && Object.hasOwn(LEVELS, value);
