import { readdirSync, readFileSync } from 'node:fs';

/** A file of the build. */
interface Built {
  readonly file: string;
  readonly isDynamicEntry?: boolean;
  /** The names of the files that it imports statically. */
  readonly imports?: readonly string[];
}

const BUILT: Readonly<Record<string, Built>> = JSON.parse(readFileSync('.cache/manifest.json', 'utf8'));

/** The scripts and styles that the page loads at first. */
const FIRST = new Set(
  Array.from(
    readFileSync('dist/index.html', 'utf8').matchAll(
      /<(?:script|link rel="stylesheet").*? (?:src|href)="([^"]+)"/g,
    ),
    ([, address = '']) => fileOf(address),
  ),
);

/** The scripts and styles of the build that load after the first ones. */
export const LOADED_LATER: readonly string[] = readdirSync('dist/assets').filter(
  (file) => /\.(js|css)$/.test(file) && !FIRST.has(file),
);

/** The name of a file without its folders. */
export function fileOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

/**
 * Of these files, those whose absence matters differently from that of the others: each style sheet, and each script
 * that the page imports by itself. A script that another of them imports statically is left out: without it the other
 * script does not run either, and the page learns the same.
 */
export function missedAlone(files: readonly string[]): string[] {
  const imported = new Set<string>();
  const follow = ({ imports = [] }: Built): void => {
    for (const name of imports) {
      const built = BUILT[name];
      if (built === undefined || imported.has(fileOf(built.file))) continue;
      imported.add(fileOf(built.file));
      follow(built);
    }
  };
  const entries = Object.values(BUILT).filter(({ isDynamicEntry }) => isDynamicEntry);
  const entryFiles = entries.map(({ file }) => fileOf(file));
  for (const entry of entries) if (files.includes(fileOf(entry.file))) follow(entry);
  return files.filter((file) => entryFiles.includes(file) || !imported.has(file));
}
