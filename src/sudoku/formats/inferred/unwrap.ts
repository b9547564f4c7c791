import { htmlTables } from '../documents/html';
import { unescaped } from '../documents/xml';
import { NUMBERED, rowOf } from './rows';
import { SURE } from './sure';
import { inColumnBlocks, ofSheet, underHeading } from './tables';

/*
 * Takes off what programs, chats, pages and typesetters put around a puzzle. Each form is plainer than the one before;
 * one that does not apply changes nothing.
 */

/** Ways to see the rest of a text; each may be wrong, so the puzzles in them are judged. */
const PERHAPS: readonly ((text: string) => readonly string[])[] = [
  ofLookalikes,
  ofMarkup,
  ofHtml,
  ofSheet,
  inColumnBlocks,
  underHeading,
  withoutWords,
  withoutCommonStart,
  withoutCommonEnd,
  ofParts,
  withoutFrame,
  ofTallRows,
  ofHeads,
  ofObjects,
  ofLoneRows,
  ofValues,
  ofPage,
];

const MOST_FORMS = 24;
const DEEPEST = 3;

/** The plainer forms of a text, likeliest first, beginning with the text itself. */
export function* plainerForms(text: string): Generator<string> {
  yield text;
  const seen = new Set([text]);
  const sure = SURE.reduce((form, change) => change(form), text);
  if (sure !== text) yield sure;
  seen.add(sure);
  let open = [sure];
  for (let depth = 0; depth < DEEPEST; depth++) {
    const next: string[] = [];
    for (const form of open)
      for (const way of PERHAPS)
        for (const plainer of way(form)) {
          if (seen.has(plainer) || seen.size > MOST_FORMS) continue;
          seen.add(plainer);
          next.push(plainer);
          yield plainer;
        }
    open = next;
  }
}

/** Cells typed by hand with a letter O for every blank, and perhaps an l or I for every 1. */
function ofLookalikes(text: string): readonly string[] {
  const cells = text.replace(/[\s|,+-]/g, '');
  const letters = new Set(cells.replace(/\d/g, ''));
  const ones = [...letters].filter((letter) => /[liI]/.test(letter));
  const isWhole =
    cells.length === 81 &&
    /[Oo]/.test(cells) &&
    !/[^2-9OoliI]/.test(cells) &&
    letters.size - ones.length === 1;
  return isWhole && ones.length === 1 ? [text.replace(/[Oo]/g, '0').replace(/[liI]/g, '1')] : [];
}

/** The lines that a page without a table shows. */
function ofPage(text: string): readonly string[] {
  if (!/<\/?[a-z][^<>]*>/i.test(text)) return [];
  const shown = text
    .replace(/<(?:script|style|title|head)\b[^<>]*>[^<]*/gi, '')
    .replace(/<(?:br|\/div|\/dd|\/p|\/pre|\/li|\/tr|\/row|\/h\d|\/label|\/textarea)\b[^<>]*>/gi, '\n')
    .replace(/<\/dt\b[^<>]*>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;|&#160;/gi, ' ');
  return [unescaped(shown)];
}

/** The tables of a page, as fields with tabs between. */
function ofHtml(text: string): readonly string[] {
  if (!/<t[dh]\b/i.test(text)) return [];
  return htmlTables(text).map((rows) =>
    rows.map(({ cells }) => cells.map(({ text }) => text.replace(/\s+/g, ' ')).join('\t')).join('\n'),
  );
}

/** Tables of a forum, an encyclopedia or a typesetter, as fields with bars between. */
function ofMarkup(text: string): readonly string[] {
  if (/\[tr\]/i.test(text))
    return [
      text
        .replace(/\[\/tr\]\n?/gi, '\n')
        .replace(/\[\/t[dh]\]\s?\[t[dh]\]/gi, '|')
        .replace(/\[\/?[a-z]{2,10}(?:=[^\]\n]{0,40})?\]/gi, ''),
    ];
  if (/^\{\|/m.test(text)) return ofWiki(text);
  if (/^\|===/m.test(text)) return ofCellLines(text);
  if (/\\\\|\\cr\b/.test(text) && text.includes('&'))
    return [
      text
        .replace(/^.*\\begin\{[^\n]*$|\\end\{[^\n]*|\\hline|\\cline\{[^{}]*\}|^.*\\matrix\{|\}\$*$/gm, '')
        .replace(/\\\\|\\cr\b/g, '\n')
        .replace(/\\?&/g, '|'),
    ];
  if (/^\|[^\n]*\|\.$/m.test(text)) return [text.replace(/\.$/gm, '')];
  return [];
}

/** A table of an encyclopedia as one of a page: there may be tables in its cells. */
const ofWiki = (text: string): readonly string[] => [
  text
    .replace(/^\{\|.*$/gm, '<table>')
    .replace(/^\|\}.*$/gm, '</table>')
    .replace(/^\|-.*$/gm, '<tr>')
    .replace(/^[|!](.*)$/gm, (_, fields: string) =>
      fields
        .split(/\|\||!!/)
        .map((field) => `<td>${field.replace(/^[^|]*=[^|]*\|/, '')}`)
        .join(''),
    ),
];

/** A table in which a line may be a row or a cell, and an empty line stands between rows. */
function ofCellLines(text: string): readonly string[] {
  const rows: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (line.trim() === '') rows.push([]);
    else if (/^\|(?!===)/.test(line))
      for (const field of line.slice(1).split(/\s\|(?=[\s\d]|$)/)) rows.at(-1)?.push(field.trim());
  }
  const cells = rows.filter((row) => row.length > 0);
  const nine = cells.every((row) => row.length === 1) ? [] : cells;
  return [nine.map((row) => row.join('|')).join('\n'), cells.map((row) => row.join('|')).join('\n')];
}

/** The lines between those that have words, where there are enough for a board. Brackets are read with all around them. */
function withoutWords(text: string): readonly string[] {
  const wordless = text.split('\n').map((line) => (NUMBERED.test(line) && /\d/.test(line) ? 'words' : line));
  const parts = wordless
    .join('\n')
    .split(/\n?^.*\p{L}{2}.*$\n?/mu)
    .map((part) => part.replace(/^\n+|\n+$/g, ''));
  const isLong = (part: string): boolean => part.split('\n', LEAST_LINES).length === LEAST_LINES;
  return parts.length < 2 ? [] : parts.filter((part) => isLong(part) && !/[[({<]/.test(part));
}

/** Lines between which the beginnings are compared. */
const LEAST_LINES = 8;
/** At least half of the lines are rows, and no text with so many is one to choose boards from. */
const MOST_LINES = 200;
const LONGEST_START = 80;
const MOST_CUTS = 6;

const escapedForPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What the beginning of a line looks like in other lines: other numbers or letters, and as many spaces as align them. */
const patternOf = (start: string): string =>
  escapedForPattern(start)
    .replace(/\d+/g, '\\d+')
    .replace(/(?<![\w\\])[A-J](?!\w)/gi, '[A-Ja-j]')
    .replace(/[ \t]+/g, '[ \\t]*');

/**
 * Without what stands before each row: names and times of a chat, prompts, the numbers of lines, marks of comments,
 * quotes and differences. Lines without it are dropped.
 */
function withoutCommonStart(text: string): readonly string[] {
  const all = text.split('\n').filter((line) => line.trim() !== '');
  if (all.length < LEAST_LINES || all.length > MOST_LINES) return [];
  const found: string[] = [];
  for (const model of [all[Math.floor(all.length / 2)], all[1]]) {
    if (model === undefined) continue;
    const cuts = [...model.slice(0, LONGEST_START).matchAll(/[^\d.](?=[\d.|+_*?x[({ -]|n(?:a|il|ull|one))/gi)]
      .map(({ index }) => index + 1)
      .reverse();
    let tried = 0;
    for (const cut of cuts) {
      const start = new RegExp(`^${patternOf(model.slice(0, cut))}`);
      const kept = all.filter((line) => start.test(line));
      if (kept.length < LEAST_LINES || kept.length < all.length / 2) continue;
      const bare = kept.map((line) => line.replace(start, ''));
      if (bare.filter((line) => rowOf(line) !== null).length < LEAST_LINES) continue;
      found.push(bare.join('\n'));
      if (++tried === MOST_CUTS) break;
    }
  }
  return found;
}

const LONGEST_END = 12;

/** Without the few characters that stand after each row: a sign, or how each of nine sentences ends. */
function withoutCommonEnd(text: string): readonly string[] {
  const all = text.split('\n').map((line) => line.trimEnd());
  const filled = all.filter((line) => line !== '');
  if (filled.length < LEAST_LINES) return [];
  let end = (filled[0] ?? '').slice(-LONGEST_END);
  while (!filled.every((line) => line.endsWith(end))) end = end.slice(1);
  end = end.replace(/^(?:.*\d)?[\s.]*/, '');
  return [...new Set([end.slice(-1), end])].flatMap((end) =>
    end === '' || end === '.' ? [] : [all.map((line) => line.slice(0, line.length - end.length)).join('\n')],
  );
}

/** One line of nine parts, as nine lines. */
function ofParts(text: string): readonly string[] {
  const line = text.trim().replace(/^([^.]*)\.$/, '$1');
  const parts = line.includes('\n') ? [] : line.split(/[;/]/);
  return parts.filter((part) => part.trim() !== '').length === 9 ? [parts.join('\n')] : [];
}

/** Rows drawn several lines high, with the digits in one of them. */
function ofTallRows(text: string): readonly string[] {
  const drawn = text.split('\n').filter((line) => /[|#!:]/.test(line) && !/[-=+_]{2}/.test(line));
  const height = drawn.length / 9;
  if (!Number.isInteger(height) || height < 2 || height > 5) return [];
  const full = drawn.findIndex((line) => /\d/.test(line)) % height;
  const areEmpty = drawn.every((line, at) => at % height === full || !/[\p{L}\p{N}]/u.test(line));
  return areEmpty ? [drawn.filter((_, at) => at % height === full).join('\n')] : [];
}

/** Rows without a given may be left out. */
const LEAST_HEADS = 5;

/** What stands before a colon, with each of the things after it: `Row 1: c1=5, c2=3`, `5: (1,1), (2,6)`. */
function ofHeads(text: string): readonly string[] {
  const all = text.split('\n').filter((line) => line.trim() !== '');
  if (all.length < LEAST_HEADS || all.length > 9) return [];
  const headed = all.map((line) => /^([^\d\n]{0,20}\d)(?:'?s)? ?(?::|has|contains)(.{0,300})$/.exec(line));
  if (!headed.every((match) => match !== null)) return [];
  // A row with one thing has no sign between; the others tell.
  const between = headed.some(([, , rest = '']) => /[,;(]| and /.test(rest))
    ? /(?:[,;] ?| and )(?![^(]*\))/
    : /\s+/;
  const items = headed.flatMap(([, head, rest = '']) =>
    rest
      .split(between)
      .filter((item) => /\d/.test(item))
      .map((item) => `${head} ${item.trim()}`),
  );
  return [items.join('\n')];
}

/** Objects by their numbers, with the cells of a row in each: `{"0": {"0": 5, "4": 7}, "1": ...`. */
function ofObjects(text: string): readonly string[] {
  const objects = [...text.matchAll(/["'](\d)["']\s?:\s?\{([^{}]{1,300})\}/g)];
  if (objects.length < LEAST_HEADS) return [];
  return [
    objects.flatMap(([, row, cells = '']) => cells.split(',').map((cell) => `${row}:${cell}`)).join('\n'),
  ];
}

/** Nine rows with the same few lines around each of them, such as a number and a time. */
function ofLoneRows(text: string): readonly string[] {
  const filled = text.split('\n').filter((line) => line.trim() !== '');
  const height = filled.length / 9;
  if (!Number.isInteger(height) || height < 2 || height > 4) return [];
  return Array.from({ length: height }, (_, first) => filled.filter((_, at) => at % height === first))
    .filter((rows) => rows.every((row) => rowOf(row) !== null))
    .map((rows) => rows.join('\n'));
}

/** A key and its long value. */
const VALUED = /(?<![^\s;&{(])["']?[a-z][\w-]{0,30}["']?\s?[=:]\s?([^;&=]{81,400})(?=[;&\n}]|$)/gi;

const QUOTED = /"([^"<>]{81,600})"|'([^'<>]{81,600})'/g;

/** The long values of keys beside which others are short, `puzzle=0,0,3;level=2`, and long texts in quotes. */
function ofValues(text: string): readonly string[] {
  return [...text.matchAll(QUOTED), ...(/[;&]/.test(text) ? text.matchAll(VALUED) : [])]
    .map(([, value, other]) => unescaped(value ?? other ?? ''))
    .slice(0, MOST_CUTS);
}

/** Whether a frame may be drawn with a sign, or a bar misread as a letter. A dot is a blank, or ends a statement. */
const isDrawn = (sign: string, isEnd: boolean): boolean =>
  /[^\s\p{L}\p{N}]|[Il]/u.test(sign) && (sign !== '.' || isEnd);

/** Without the columns and lines of a frame, whatever it is drawn with. */
function withoutFrame(text: string): readonly string[] {
  const all = text.split('\n');
  const filled = all.filter((line) => /\d/.test(line));
  const [first = ''] = filled;
  const { length } = first;
  if (filled.length < LEAST_LINES - 2 || filled.length > 40 || length > 80) return [];
  if (filled.some((row) => row.length !== length)) return [];
  const drawn = [...first].flatMap((sign, column) =>
    isDrawn(sign, first.indexOf(sign) === length - 1) && filled.every((row) => row[column] === sign)
      ? [column]
      : [],
  );
  if (drawn.length === 0) return [];
  const without = (row: string): string =>
    [...row].map((sign, column) => (drawn.includes(column) ? ' ' : sign)).join('');
  const rows = all.filter(
    (row) => row.length === length && drawn.every((column) => row[column] === first[column]),
  );
  return [
    rows
      .map(without)
      .filter((row) => /\d/.test(row) || /^[\s.]*$/.test(row))
      .join('\n'),
  ];
}
