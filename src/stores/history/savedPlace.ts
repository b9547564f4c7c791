import type { WatchLink } from '../../sudoku/formats';
import type { TechniqueId } from '../../sudoku/techniques';
import type { HintPage, HintQuestion } from '../hint';
import type { KeptMany } from '../many/manyRun';
import type { Dialog } from '../page/screen';
import type { KeptFile } from '../storage/files';
import {
  array,
  cellFrom,
  cellsFrom,
  digitFrom,
  index,
  oneOf,
  readOr,
  readPart,
  record,
  refuse,
  string,
} from '../storage/stored';
import type { ClipWish } from '../watch';
import { type DialogShown, type Entry, type Level, type Place, VIEW_OF_DIALOG, type View } from './place';

/* Writes places into the entries of the browser's history, and reads them again. */

/** Raised when the format of an entry changes. Entries of another version are ignored. */
const VERSION = 2;

export const writeEntry = (entry: Entry): unknown => ({ unwind: VERSION, ...entry });

/** Reads an entry's state; `null` if the entry is not ours or has another version. */
export const readEntry = (state: unknown): Entry | null =>
  readOr(null, () => {
    const { unwind, visit, key, chain, place } = record(state);
    if (unwind !== VERSION) refuse();
    const levels = array(chain).map(levelFrom);
    if (levels.length === 0) refuse();
    return { visit: string(visit), key: string(key), chain: levels, place: placeFrom(place) };
  });

/** Reads the places in a text, each with the key of its entry. Leaves out damaged ones. */
export const readPlaces = (text: string): readonly (readonly [key: string, place: Place])[] =>
  readPart(text, (pairs) =>
    array(pairs).flatMap((pair) =>
      readOr([], () => {
        const [key, place] = array(pair);
        return [[string(key), placeFrom(place)] as const];
      }),
    ),
  ) ?? [];

function placeFrom(value: unknown): Place {
  const { view, dialog } = record(value);
  return { view: viewFrom(view), dialog: readOr(null, () => dialogFrom(dialog)) };
}

function viewFrom(value: unknown): View {
  const view = record(value);
  const { kind } = view;
  switch (kind) {
    case 'play':
      return { kind };
    case 'examine':
      return { kind, givens: string(view.givens) };
    case 'watch':
      return {
        kind,
        grid: string(view.grid),
        moment: momentFrom(view.moment),
        detail: view.detail === true,
        chart: view.chart === true,
      };
    case 'hint':
      return {
        kind,
        givens: string(view.givens),
        filled: string(view.filled),
        cells: cellsFrom(view.cells),
        pages: readOr([], () => array(view.pages).map(pageFrom)),
      };
    case 'compare':
      return {
        kind,
        givens: string(view.givens),
        link: string(view.link),
        scope: view.scope === 'set' ? 'set' : 'one',
        file: readOr(undefined, () => fileFrom(view.file)),
      };
    default:
      return refuse();
  }
}

function momentFrom(value: unknown): WatchLink {
  const { strategy, options, step } = record(value);
  return { strategy: string(strategy), options: string(options), step: index(step) };
}

const HINT_LEVELS = [
  'outlook',
  'nudge',
  'technique',
  'why',
  'fill',
] as const satisfies readonly HintPage['level'][];

function pageFrom(value: unknown): HintPage {
  const { asked, level, at, backward, link, whole } = record(value);
  return {
    asked: questionFrom(asked),
    level: oneOf(HINT_LEVELS, level),
    at: index(at),
    backward: backward === true,
    link: link === undefined ? 0 : index(link),
    whole: whole === true,
  };
}

function questionFrom(value: unknown): HintQuestion {
  const asked = record(value);
  const { kind } = asked;
  switch (kind) {
    case 'digit':
      return { kind, cell: cellFrom(asked.cell), digit: digitFrom(asked.digit) };
    case 'first':
      return { kind, cell: cellFrom(asked.cell) };
    case 'listed':
      return { kind, index: index(asked.index) };
    case 'selected':
    case 'step':
    case 'path':
    case 'list':
    case 'singles':
      return { kind };
    default:
      return refuse();
  }
}

function dialogFrom(value: unknown): DialogShown {
  const { name, technique, beneath, text, clip, many } = record(value);
  return {
    name: nameFrom(name),
    technique: techniqueFrom(technique),
    beneath: readOr(undefined, () => {
      const { name, technique } = record(beneath);
      return { name: nameFrom(name), technique: techniqueFrom(technique) };
    }),
    text: readOr(undefined, () => string(text)),
    clip: readOr(undefined, () => clipFrom(clip)),
    many: readOr(undefined, () => manyFrom(many)),
  };
}

function clipFrom(value: unknown): ClipWish {
  const { from, to, frames, speed, size } = record(value);
  return {
    from: string(from),
    to: string(to),
    frames: string(frames),
    speed: index(speed),
    size: oneOf(['small', 'medium', 'large'], size),
  };
}

function manyFrom(value: unknown): KeptMany {
  const { file, limit, finding } = record(value);
  return {
    file: fileFrom(file),
    limit: index(limit),
    finding: readOr(undefined, () => string(finding)),
  };
}

function fileFrom(value: unknown): KeptFile {
  const { key, name, bytes } = record(value);
  return { key: string(key), name: name === null ? null : string(name), bytes: index(bytes) };
}

const nameFrom = (value: unknown): Dialog => oneOf(Object.keys(VIEW_OF_DIALOG) as Dialog[], value);

// The name is not checked here, because that would load the list of techniques. The dialog checks it.
const techniqueFrom = (value: unknown): TechniqueId | undefined =>
  typeof value === 'string' ? (value as TechniqueId) : undefined;

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

const levelFrom = (value: unknown): Level => oneOf(Object.keys(LEVELS) as Level[], value);
