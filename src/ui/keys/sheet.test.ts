import { describe, expect, it } from 'vitest';
import { LANGUAGES, type LanguageId } from '../../i18n';
import { openStores } from '../../stores/testing';
import { COMMANDS } from '../shared';
import { BOARD_KEYS, type Keys } from './boardKeys';
import { type KeyPress, namesOf } from './press';
import { sheetIn } from './sheet';
import { VIEW_KEYS } from './viewKeys';

const commands = Object.entries({ everywhere: COMMANDS, board: BOARD_KEYS, ...VIEW_KEYS }).flatMap(
  ([place, actions]) =>
    Object.entries<Keys[string]>(actions).flatMap(([command, { keys }]) =>
      keys === undefined ? [] : [[`${place}.${command}`, keys] as const],
    ),
);

/** The sheet in a language. */
async function sheet(language: LanguageId) {
  const { load, loadMore } = LANGUAGES[language];
  return sheetIn({ ...(await load())(null), ...(await loadMore())(null) }, openStores());
}

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
  it.each(['en', 'ko'] as const)('has words for each of its lines (%s)', async (language) => {
    const lines = (await sheet(language)).flatMap(({ lines }) => lines);
    expect(lines.filter(({ keys, does }) => keys === '' || does === '')).toEqual([]);
  });

  it('has every line that a language has words for', async () => {
    const { shortcuts } = (await LANGUAGES.en.loadMore())(null);
    const told = (await sheet('en')).flatMap(({ lines }) => lines.map(({ does }) => does));
    const words = Object.values(shortcuts.groups).flatMap(({ lines }) => Object.values(lines));
    expect(words.filter((line) => !told.includes(line))).toEqual([]);
  });

  it('writes the keys as they are printed', async () => {
    const written = async (language: LanguageId) =>
      Object.fromEntries(
        (await sheet(language)).flatMap(({ lines }) => lines.map(({ does, keys }) => [does, keys])),
      );
    expect(await written('en')).toMatchObject({
      Solve: 'S',
      'Copy the puzzle': 'Ctrl C',
      Undo: 'Z or Ctrl Z',
      Redo: 'Y, Ctrl Y, Ctrl + Shift + Z',
      'Tell more': 'Enter or →',
      'Back to Play': 'H, Esc',
      'Select several': 'Shift + arrows',
      'Write or remove a note, or a corner note': 'Shift + 1–9',
      Erase: '0, dot, Delete, ⌫',
      'Ends of the row': 'Home, End',
      'One step': '← →',
      'Zoom in, zoom out': '+ = −',
      'From bar to bar': '↑ ↓ ← →',
      'Move the view up, down': 'Page Up, Page Down',
    });
    expect(await written('ko')).toMatchObject({
      되돌리기: 'Z, Ctrl Z',
      '여러 칸 고르기': 'Shift + 화살표',
    });
  });
});
