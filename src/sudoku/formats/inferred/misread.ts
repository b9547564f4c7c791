import { decoded } from '../links/decoded';

/** What Windows has at the bytes 128 to 159. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const MISREAD = new RegExp(`[ÂÃâ][\\u0080-\\u00bf${WINDOWS}]`);
const LONGEST = 16_384;

/** A text in UTF-8 that was taken for one of Windows, as in `Â·` for `·`, read again; any other text stays as it is. */
export function readAgain(text: string): string {
  if (text.length > LONGEST || !MISREAD.test(text)) return text;
  const bytes = [...text].map((character) => {
    const known = WINDOWS.indexOf(character);
    return known < 0 ? character.charCodeAt(0) : 0x80 + known;
  });
  if (bytes.some((byte) => byte > 0xff)) return text;
  const escaped = bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  const again = decoded(escaped);
  return again === escaped ? text : again;
}
