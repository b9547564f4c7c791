import type { FileKind } from '../reading';

const ZIP = 'PK\u0003\u0004';
const OLD_OFFICE = '\u00d0\u00cf\u0011\u00e0';

/** How the bytes of a file begin that were taken for text, and what stands further on in them. */
const SIGNATURES: readonly (readonly [begins: string, has: RegExp, kind: FileKind])[] = [
  ['%PDF-', /^/, 'pdf'],
  [ZIP, /\bxl\/|opendocument\.spreadsheet|Index\/Tables/, 'sheet'],
  [ZIP, /\bword\/|opendocument\.text/, 'document'],
  [ZIP, /\bppt\/|opendocument\.presentation/, 'slides'],
  [ZIP, /^/, 'archive'],
  ['Rar!', /^/, 'archive'],
  ['7z\u00bc\u00af', /^/, 'archive'],
  [OLD_OFFICE, /W.?o.?r.?k.?b.?o.?o.?k/s, 'sheet'],
  [OLD_OFFICE, /^/, 'document'],
  ['GIF8', /^/, 'picture'],
  ['', /^.{1,2}PNG\r?\n/, 'picture'],
  ['', /^.{2,6}(?:JFIF|Exif)/s, 'picture'],
  ['', /^(?:RIFF.{3,4}WEBP|.{4}ftyp(?:hei|avi))/s, 'picture'],
];

/** What kind of file a text was, by how its bytes begin; `null` if it is none of those that we know. */
export const fileKindOf = (text: string): FileKind | null =>
  SIGNATURES.find(([begins, has]) => text.startsWith(begins) && has.test(text))?.[2] ?? null;
