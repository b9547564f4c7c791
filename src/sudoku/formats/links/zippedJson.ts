/*
 * SudokuPad shortens its JSON before packing it. Names and strings lose or change their quotes, empty objects between
 * commas are left out, true and false become letters, colours lose their quotes. Names are shortened too.
 */

const NAMES: Readonly<Record<string, string>> = {
  a: 'arrows',
  ca: 'cages',
  ce: 'cells',
  l: 'lines',
  o: 'overlays',
  re: 'regions',
  t: 'title',
  u: 'underlays',
  v: 'value',
};

const DEEPEST = 32;

/** The value of a shortened JSON text; `undefined` if it is not one. */
export function unzippedJson(text: string): unknown {
  const reader = new Reader(text);
  const value = reader.value(0);
  return reader.failed ? undefined : value;
}

class Reader {
  failed = false;
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  value(depth: number): unknown {
    const character = this.text[this.at];
    if (depth > DEEPEST) return this.fail();
    if (character === '[') return this.list(depth);
    if (character === '{') return this.object(depth);
    if (character === '"' || character === "'") return this.string();
    return this.bare();
  }

  private list(depth: number): unknown[] {
    const items: unknown[] = [];
    this.at++;
    if (this.skip(']')) return items;
    while (!this.failed) {
      items.push(/[,\]]/.test(this.text[this.at] ?? '') ? {} : this.value(depth + 1));
      if (this.skip(']')) return items;
      if (!this.skip(',')) this.fail();
    }
    return items;
  }

  private object(depth: number): Record<string, unknown> {
    const members = new Map<string, unknown>();
    this.at++;
    if (this.skip('}')) return {};
    while (!this.failed) {
      const name = /["']/.test(this.text[this.at] ?? '') ? this.string() : this.bareText(':');
      if (!this.skip(':')) this.fail();
      members.set(NAMES[name] ?? name, this.value(depth + 1));
      if (this.skip('}')) break;
      if (!this.skip(',')) this.fail();
    }
    return Object.fromEntries(members);
  }

  private string(): string {
    const quote = this.text[this.at++];
    let value = '';
    while (this.at < this.text.length) {
      const character = this.text[this.at++] ?? '';
      if (character === quote) return value;
      value += character === '\\' ? escapedCharacter(this.text[this.at++] ?? '') : character;
    }
    this.fail();
    return value;
  }

  private bare(): unknown {
    const text = this.bareText(',]}');
    if (text === '') return this.fail();
    if (text === 't' || text === 'true') return true;
    if (text === 'f' || text === 'false') return false;
    if (text === 'null') return null;
    return Number.isNaN(Number(text)) ? text : Number(text);
  }

  private bareText(ends: string): string {
    const start = this.at;
    while (this.at < this.text.length && !ends.includes(this.text[this.at] ?? '')) this.at++;
    return this.text.slice(start, this.at);
  }

  private skip(character: string): boolean {
    if (this.text[this.at] !== character) return false;
    this.at++;
    return true;
  }

  private fail(): undefined {
    this.failed = true;
    return undefined;
  }
}

const escapedCharacter = (character: string): string => (character === 'n' ? '\n' : character);
