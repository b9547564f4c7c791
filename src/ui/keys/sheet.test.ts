import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../i18n';
import { PAGE_KEYS } from './pageKeys';
import { type KeyPress, namesOf } from './press';
import { SHEET, type SheetLine, writtenKeys } from './sheet';
import { VIEW_KEYS } from './viewKeys';

const lines: readonly SheetLine[] = Object.values(SHEET).flatMap((group) => Object.values<SheetLine>(group));
const onSheet = new Set(lines.flat().flatMap((keys) => keys.split(' ')));
const commands = Object.entries({ ...PAGE_KEYS, ...VIEW_KEYS }).flatMap(([place, keys]) =>
  Object.entries<string>(keys).map(([command, names]) => [`${place}.${command}`, names] as const),
);

/** A press that types a key of the keymap. */
function pressOf(name: string): KeyPress {
  const parts = /^(.*\+)?(.+)$/.exec(name);
  const [, held = '', key = ''] = parts ?? [];
  const typed: Readonly<Record<string, string>> = { Space: ' ', Arrows: 'ArrowUp', '1–9': '7' };
  return {
    key: typed[key] ?? key,
    // Not in the digit row: there, Shift with a digit that is itself typed with Shift would be the plain digit.
    code: /\d/.test(key) ? 'Numpad' : '',
    shiftKey: held.includes('Shift'),
    ctrlKey: held.includes('Ctrl'),
    metaKey: false,
    altKey: false,
  };
}

describe('the map', () => {
  it.each(commands.flatMap(([command, keys]) => keys.split(' ').map((key) => [command, key])))(
    '%s: %s is a key that can be pressed',
    (_, key) => {
      expect(namesOf(pressOf(key))).toContain(key);
    },
  );
});

describe('the sheet of keys', () => {
  it('lists every key of the keymap', () => {
    expect(commands.filter(([, keys]) => !keys.split(' ').every((key) => onSheet.has(key)))).toEqual([]);
  });

  it('lists each command of the keymap in one of its lines', () => {
    const told = new Set(lines.flat());
    expect(commands.filter(([, keys]) => !told.has(keys))).toEqual([]);
  });

  it('lists no other keys except those that the browser handles and the six colour keys', () => {
    const known = new Set(commands.flatMap(([, keys]) => keys.split(' ')));
    expect([...onSheet].filter((key) => !known.has(key))).toEqual(['Ctrl+V', 'Ctrl+C', 'Tab', '1–6']);
  });

  it('writes them as they are printed, in each language', async () => {
    const written = async (language: 'en' | 'ko') => {
      const { words } = (await LANGUAGES[language].load())(null);
      const { shortcuts } = (await LANGUAGES[language].loadMore())(null);
      return (line: SheetLine) => writtenKeys(line, shortcuts.keys, words.or);
    };
    const english = await written('en');
    expect(lines.map(english)).toMatchInlineSnapshot(`
      [
        "S",
        "W",
        "H",
        "R",
        "Ctrl V",
        "Ctrl C",
        "Z or Ctrl Z",
        "Y, Ctrl Y, Ctrl + Shift + Z",
        "N",
        "E",
        "L",
        "Esc",
        "?",
        "Enter or →",
        "←",
        "F",
        "H, Esc",
        "Arrows",
        "Shift + arrows",
        "1–9",
        "Shift + 1–9",
        "Ctrl + 1–9",
        "M",
        "C",
        "0, dot, Delete, ⌫",
        "Home, End",
        "Ctrl A",
        "Tab",
        "1–6",
        "Shift + 1–9",
        "0, dot, Delete, ⌫",
        "1–9",
        "0, dot, Space",
        "⌫",
        "Space",
        "← →",
        "Home, End",
        "B, Shift + B",
        "C",
        "[ ]",
        "L",
        "W, Esc",
        "F",
        "+ = -",
        "Shift + 0",
        "↑ ↓ ← →",
        "Enter",
        "Shift + Enter",
        "Shift + ←, Shift + →",
        "Page Up, Page Down",
        "M",
        "← →",
        "Arrows",
        "1–9",
        "0, Delete, ⌫",
        "H",
        "N, Shift + N",
        "Enter",
        "Enter",
        "Delete",
        "Z or Ctrl Z",
      ]
    `);
    const korean = await written('ko');
    expect([SHEET.everywhere.undo, SHEET.board.extend, SHEET.setting.skip].map(korean)).toEqual([
      'Z, Ctrl Z',
      'Shift + 화살표',
      '0, 점, 스페이스',
    ]);
  });
});
