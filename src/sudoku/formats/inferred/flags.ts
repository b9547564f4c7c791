/** A cell of a program's data that says whether its digit is a given. */
const FLAGGED =
  /"?(?:is_?)?(given|fixed|locked|clue|original|prefilled|initial|read_?only|editable|user|entered)\w{0,8}"?\s*[:=]\s*"?(?:(true|1)|false|0)\b/i;
const OF_ENTRIES = /editable|user|entered/i;

/**
 * A text with 81 objects that say whether they are givens, with blanks for the others: they are what somebody, or the
 * program, has written. Any other text stays as it is.
 */
export function withoutEntries(text: string): string {
  if (text.length > 100_000 || !FLAGGED.test(text)) return text;
  const cells = text.match(/\{[^{}]*\}/g) ?? [];
  const kept = cells.map((cell) => {
    const [, flag = '', yes] = FLAGGED.exec(cell) ?? [];
    return flag === '' ? null : OF_ENTRIES.test(flag) !== (yes !== undefined);
  });
  if (cells.length !== 81 || kept.includes(null) || !kept.includes(true) || !kept.includes(false))
    return text;
  const digits = cells.map((cell, at) => {
    const digit = /"?(?:value|digit|number|num|val|v)"?\s*[:=]\s*"?([1-9])\b/i.exec(cell)?.[1];
    return kept[at] === true ? (digit ?? '.') : '.';
  });
  return digits.join('');
}
