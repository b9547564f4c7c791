import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './i18n';
import { createSettings } from './stores/settings/settings';
import { textStoreOf } from './stores/testing';
import { FORMATS } from './sudoku/formats';
import { STRATEGY_IDS } from './sudoku/search';
import { CATALOGUE } from './sudoku/techniques';

const SRC = fileURLToPath(new URL('.', import.meta.url));

/** For each recipe of src/README.md, all the things of its kind that the app has. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  'a notation': FORMATS.map(({ id }) => id),
  'a strategy to watch': STRATEGY_IDS,
  'a technique': CATALOGUE.map(({ id }) => id),
  'a language': Object.keys(LANGUAGES),
  'a setting': Object.keys(createSettings(textStoreOf(null), [], { tell: () => {} }).getState()),
};

/** A file that names at least this share of them counts as a list of them. */
const MOST = 0.8;

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(tsx?|js)$/.test(name) && !/\.test\.tsx?$/.test(name));
const texts = new Map(files.map((name) => [name, readFileSync(SRC + name, 'utf8')]));
const wordsOf = new Map([...texts].map(([name, text]) => [name, new Set(text.match(/\w+/g))]));

const recipes = readFileSync(`${SRC}README.md`, 'utf8').split(/^- \*\*/m);

/** The files that a recipe names; a `*` stands for each folder. */
function placesIn(recipe: string): string[] {
  const text = recipes.find((one) => one.startsWith(`${recipe}**`)) ?? expect.fail(`no recipe for ${recipe}`);
  return [...text.matchAll(/`([\w/*]+\.(?:tsx?|js))`/g)].flatMap(([, path = '']) => {
    const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`);
    const named = files.filter((file) => pattern.test(file));
    return named.length > 0 ? named : expect.fail(`${recipe}: there is no ${path}`);
  });
}

describe.each(Object.entries(LISTS))('how to add %s', (recipe, ids) => {
  it('names every file that lists them', () => {
    const lists = files.filter((file) => {
      const words = wordsOf.get(file);
      return ids.filter((id) => words?.has(id)).length >= MOST * ids.length;
    });
    expect(lists.filter((file) => !placesIn(recipe).includes(file))).toEqual([]);
    expect(lists.length).toBeGreaterThan(0);
  });
});

describe('the registries', () => {
  it('have the same languages as the script before the first paint', () => {
    const languages = Object.keys(LANGUAGES).join('|');
    expect(texts.get('firstScreen/early.js')).toContain(`/^(${languages})\\b/i`);
  });

  it('have only settings that the page can change', () => {
    const pages = [...texts].filter(([name]) => name.startsWith('ui/')).map(([, text]) => text);
    const unchanged = LISTS['a setting']?.filter(
      (id) => !pages.some((text) => new RegExp(`setState\\(\\{ ${id}\\b`).test(text)),
    );
    expect(unchanged).toEqual([]);
  });
});
