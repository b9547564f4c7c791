import { describe, expect, it } from 'vitest';
import { decoded, readFiles } from './files';
import { LONGEST_TEXT } from './importingState';

const TEXT = '53..7....\n6..195...';
const utf16 = (text: string, isLittle: boolean): number[] =>
  [...text].flatMap((character) => {
    const code = character.charCodeAt(0);
    return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
  });
const ascii = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));

describe('the text of a file', () => {
  it.each<[string, readonly number[], string]>([
    ['UTF-8', [...new TextEncoder().encode(`문제 ${TEXT}`)], `문제 ${TEXT}`],
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, ...ascii(TEXT)], TEXT],
    ['UTF-16 with a mark', [0xff, 0xfe, ...utf16(TEXT, true)], TEXT],
    ['UTF-16 without a mark', utf16(TEXT, true), TEXT],
    ['UTF-16 with the high byte first', utf16(TEXT, false), TEXT],
    ['Korean of Windows', [0xb9, 0xae, 0xc1, 0xa6, 0x20, ...ascii(TEXT)], `문제 ${TEXT}`],
    ['Latin-1 with dots in the middle', [0x35, 0xb7, 0xb7, 0x37], '5··7'],
    ['Latin-1 with an umlaut', [...ascii('R'), 0xe4, ...ascii('tsel\n'), ...ascii(TEXT)], `Rätsel\n${TEXT}`],
  ])('%s', (_, bytes, text) => {
    expect(decoded(new Uint8Array(bytes))).toBe(text);
  });
});

describe('a file', () => {
  it('that is short is read as a text; a longer one stays a file, of which only pieces are read', async () => {
    const short = new File([TEXT], 'short.txt');
    const long = new File(['.'.repeat(LONGEST_TEXT + 1)], 'long.txt');
    expect(await readFiles([short], false)).toMatchObject({ content: TEXT });
    expect(await readFiles([long], false)).toMatchObject({ content: [long] });
  });
});
