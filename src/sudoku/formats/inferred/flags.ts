/** A cell of a program's data that says whether its digit is a given. */
const FLAGGED =
  /"?(?:is_?)?(given|fixed|locked|clue|original|prefilled|initial|read_?only|editable|user|entered)\w{0,8}"?\s*[:=]\s*"?(?:(true|1)|false|0)\b/i;
const OF_ENTRIES = /editable|user|entered/i;

/** Elements of a page, and what names a given among them: a class, or that nobody can change it. */
const ELEMENTS = ['td', 'div', 'input', 'span', 'button'].map((name) => new RegExp(`(?=<${name}\\b)`, 'gi'));
const GIVEN = /["'\s_-](?:given|fixed|locked|clue|original|prefilled|initial|preset|readonly|disabled)/i;

interface Flagged {
  readonly isGiven: boolean;
  readonly digit: string | undefined;
}

/**
 * A text with 81 objects or elements that say whether they are givens, with blanks for the others: they are what
 * somebody, or the program, has written. Any other text stays as it is.
 */
export function withoutEntries(text: string): string {
  const cells = text.length > 100_000 ? null : (objectsIn(text) ?? elementsIn(text));
  if (cells === null || !cells.some(({ isGiven }) => isGiven)) return text;
  return cells.map(({ isGiven, digit }) => (isGiven ? (digit ?? '.') : '.')).join('');
}

function objectsIn(text: string): readonly Flagged[] | null {
  const objects = FLAGGED.test(text) ? (text.match(/\{[^{}]*\}/g) ?? []) : [];
  const cells = objects.flatMap((object): Flagged[] => {
    const [, flag = '', yes] = FLAGGED.exec(object) ?? [];
    const digit = /"?(?:value|digit|number|num|val|v)"?\s*[:=]\s*"?([1-9])\b/i.exec(object)?.[1];
    return flag === '' ? [] : [{ isGiven: OF_ENTRIES.test(flag) !== (yes !== undefined), digit }];
  });
  const isWhole = objects.length === 81 && cells.length === 81;
  return isWhole && cells.some(({ isGiven }) => !isGiven) ? cells : null;
}

function elementsIn(text: string): readonly Flagged[] | null {
  if (!text.includes('<') || !GIVEN.test(text)) return null;
  const elements = ELEMENTS.map((element) => text.split(element).slice(1)).find(
    ({ length }) => length === 81,
  );
  const cells = (elements ?? []).map((element) => {
    const digit = /(?:\bvalue\s?=\s?["']?|^[^>]*>\s*)([1-9])(?!\d)/i.exec(element)?.[1];
    return { isGiven: GIVEN.test(element.slice(0, element.indexOf('>'))), digit, text: element };
  });
  // Digits in the others are entries, or notes in elements of their own.
  return cells.some(({ isGiven, text }) => !isGiven && DIGIT.test(text)) ? cells : null;
}

const DIGIT = /\bvalue\s?=\s?["']?[1-9]|>[^<>]*[1-9][^<>]*</;
