import type { ShortcutMessages } from '../../i18n';
import type { Stores } from '../../stores';
import { type Action, COMMANDS, type MenuWords } from '../shared';
import { BOARD_KEYS, type Keys, type LinesOf } from './boardKeys';
import { VIEW_KEYS } from './viewKeys';
import { printed, SIGNS } from './written';

type Groups = ShortcutMessages['groups'];

/** The groups of the sheet: the actions that each tells, a line for each, or one for those that share a `line`. */
const ACTIONS: Readonly<Partial<Record<keyof Groups, Keys>>> = {
  everywhere: COMMANDS,
  hint: VIEW_KEYS.hint,
  board: BOARD_KEYS,
  watching: VIEW_KEYS.watch,
  chart: { ...VIEW_KEYS.chart, ...VIEW_KEYS.bars },
  pages: VIEW_KEYS.pages,
  photo: VIEW_KEYS.photo,
  shelf: VIEW_KEYS.shelf,
};

const { zero, erase, back, digit, note, skip, insertCell, takeOutCell } = BOARD_KEYS;
const { hint, watch, copyLink, undo } = COMMANDS;

/** Further lines: what keys of other groups do in this one, and what the browser or the keypad does. */
const MORE: { readonly [G in keyof Groups]?: { readonly [L in LinesOf<G>]?: readonly string[] } } = {
  hint: { leave: [hint.keys, COMMANDS.escape.keys] },
  board: { leave: ['Tab'] },
  colouring: { colour: ['1–6'], choose: [note.keys], erase: [zero.keys, erase.keys, back.keys] },
  setting: {
    digit: [digit.keys],
    skip: [zero.keys, skip.keys],
    back: [back.keys],
    insert: [insertCell.keys],
    takeOut: [takeOutCell.keys],
  },
  watching: { copyLink: [copyLink.keys], leave: [watch.keys, COMMANDS.escape.keys] },
  shelf: { undo: [undo.keys] },
};

/** A line of the sheet: its keys as they are printed, and what they do. */
interface SheetLine {
  readonly keys: string;
  readonly does: string;
}

interface SheetGroup {
  readonly name: string;
  readonly lines: readonly SheetLine[];
}

/** The sheet of keys, written from the register of actions and from the keymap. */
export function sheetIn(words: MenuWords, stores: Stores): readonly SheetGroup[] {
  const { groups, keys: names } = words.shortcuts;
  const named = { ...SIGNS, ...names };
  const write = (keys: readonly string[]): string => writtenKeys(keys, named, words.words.or);
  return Object.entries(groups).map(([id, { name, lines }]) => {
    const told: Readonly<Record<string, string>> = lines;
    const actions = ACTIONS[id as keyof Groups] ?? {};
    const keysOfLines = new Map<string, string[]>();
    for (const [command, { keys, line = command }] of Object.entries(actions))
      if (keys !== undefined && line !== null)
        keysOfLines.set(line, [...(keysOfLines.get(line) ?? []), keys]);
    for (const [line, keys] of Object.entries<readonly string[]>(MORE[id as keyof Groups] ?? {}))
      keysOfLines.set(line, [...keys]);
    const does = (line: string): string =>
      told[line] ?? (COMMANDS as Readonly<Record<string, Action>>)[line]?.label?.(words, stores) ?? '';
    return { name, lines: [...keysOfLines].map(([line, keys]) => ({ keys: write(keys), does: does(line) })) };
  });
}

/** The keys of a line. Keys without a printed sign get words; `or` separates two keys that do the same. */
function writtenKeys(
  line: readonly string[],
  named: Readonly<Record<string, string>>,
  or: (keys: readonly string[]) => string,
): string {
  const written = line.flatMap((keys) => keys.split(' ').map((key) => printed(key, named)));
  if (line.length === 1 && written.length === 2) return or(written);
  return written.join(written.every((key) => key.length === 1) ? ' ' : ', ');
}
