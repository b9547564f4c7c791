/** The start tag of an element. */
export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly start: number;
  readonly end: number;
}

const MOST_TAGS = 20_000;

/**
 * The start tags of a text with XML in it, in order. Very tolerant: nothing need be closed or declared. Enough for
 * formats that keep everything in attributes.
 */
export function tagsOf(text: string): readonly Tag[] {
  const tags: Tag[] = [];
  let start = text.indexOf('<');
  while (start >= 0 && tags.length < MOST_TAGS) {
    const end = text.indexOf('>', start);
    if (end < 0) break;
    const inside = text.slice(start + 1, end);
    const name = inside.match(/^[a-z][\w:-]{0,40}/i)?.[0];
    if (name !== undefined) {
      tags.push({
        name: name.toLowerCase(),
        attributes: attributesIn(inside.slice(name.length)),
        start,
        end: end + 1,
      });
    }
    start = text.indexOf('<', end);
  }
  return tags;
}

const ATTRIBUTE = /([\w:-]{1,40})\s?=\s?(?:"([^"]*)"|'([^']*)')/g;

function attributesIn(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE)) {
    attributes.set(name.toLowerCase(), unescaped(double ?? single ?? ''));
  }
  return attributes;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A text with its entities decoded. */
export const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(amp|lt|gt|quot|apos));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? entity;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });

/** A text encoded for use in an attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"\n]/g, (character) => `&#${character.charCodeAt(0)};`);
