import type { Source } from '../text/source';
import { decoded } from './decoded';

/** An address in a text, split into its parts. */
export interface Url {
  /** In lower case, without `www.`. */
  readonly host: string;
  /** Without its leading slash, decoded. */
  readonly path: string;
  readonly query: ReadonlyMap<string, string>;
  /** The query and the hash as written, with `?` and `#`. */
  readonly search: string;
  readonly hash: string;
  readonly start: number;
  readonly end: number;
}

/** Sites whose links are notations of their own. Their addresses are recognised without `https://` too. */
const NAMED_SITES =
  'sudokuwiki\\.org|sudokuexchange\\.com|sudokupad\\.app|crackingthecryptic\\.com|f-puzzles\\.com|sudoku\\.coach';
const ADDRESS = new RegExp(
  `\\bhttps?://[^\\s<>"'\`]+|\\b(?:[\\w-]{1,30}\\.)?(?:${NAMED_SITES})/[^\\s<>"'\`]+`,
  'gi',
);
const NAMED_HOST = new RegExp(`(?:^|\\.)(?:${NAMED_SITES})$`);

/** Whether an address is of a site whose links are a notation, or one of our own. */
export const hasOwnNotation = ({ host, query, hash }: Url): boolean =>
  NAMED_HOST.test(host) || query.has('p') || /^#[ps]=/.test(hash);

const MOST_ADDRESSES = 200;

/** The addresses in a text. */
export function urlsIn({ text }: Source): readonly Url[] {
  if (!/[./]/.test(text)) return [];
  const urls: Url[] = [];
  for (const match of text.matchAll(ADDRESS)) {
    if (urls.length === MOST_ADDRESSES) break;
    urls.push(urlOf(withoutClosing(match[0]), match.index));
  }
  return urls;
}

/** An address without the closing bracket or punctuation after it. */
function withoutClosing(address: string): string {
  let end = address.length;
  while (end > 0 && /[)\]},;!>]/.test(address[end - 1] ?? '')) end--;
  return address.slice(0, end);
}

function urlOf(address: string, start: number): Url {
  const bare = address.replace(/^https?:\/\//i, '');
  const [beforeHash = '', ...hashes] = bare.split('#');
  const [beforeQuery = '', ...queries] = beforeHash.split('?');
  const [host = '', ...path] = beforeQuery.split('/');
  const search = queries.join('?');
  return {
    host: host
      .toLowerCase()
      .replace(/^www\./, '')
      .replace(/:\d+$/, ''),
    path: decoded(path.join('/')),
    query: new Map(search.split('&').map((part) => pairOf(part))),
    search: search === '' ? '' : `?${search}`,
    hash: hashes.length === 0 ? '' : `#${hashes.join('#')}`,
    start,
    end: start + address.length,
  };
}

function pairOf(part: string): readonly [string, string] {
  const equals = part.indexOf('=');
  return equals < 0 ? [part, ''] : [part.slice(0, equals), decoded(part.slice(equals + 1))];
}
