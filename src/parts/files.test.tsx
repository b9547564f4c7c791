import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withFiles } from './files';

const FROM = 'https://example.org/assets/index.js';
const SHEET = 'https://example.org/assets/part.css';
/** A part that can be imported without a server. Each test has another, because one that has come is not fetched. */
const partOf = (test: number) => `data:text/javascript,export const part = ${test}`;

/** The page's links. They are not added to the document, where each would fail at once. */
let links: HTMLLinkElement[] = [];
const nextTask = () => new Promise((done) => setTimeout(done));
const happens = (event: 'load' | 'error') => links[0]?.dispatchEvent(new Event(event));

/** The scripts of the server, and the addresses it was asked for. */
const scripts = new Map<string, string>();
let asked: string[] = [];

beforeEach(() => {
  links = [];
  asked = [];
  scripts.clear();
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    if (link instanceof HTMLLinkElement) links.push(link);
  });
  const found = links as Iterable<HTMLLinkElement> as HTMLCollectionOf<HTMLLinkElement>;
  vi.spyOn(document, 'getElementsByTagName').mockReturnValue(found);
  vi.stubGlobal('fetch', async (href: string) => {
    asked.push(href);
    const text = href.startsWith('data:') ? '' : scripts.get(href);
    return { ok: text !== undefined, text: async () => text ?? 'Service unavailable' };
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a part without style sheets is fetched once, and imported', async () => {
  expect(await withFiles(partOf(1), [], FROM)).toMatchObject({ part: 1 });
  expect(await withFiles(partOf(1), [], FROM)).toMatchObject({ part: 1 });
  expect(asked).toHaveLength(1);
  expect(links).toEqual([]);
});

it('a part is not imported before the scripts that it needs have come, and only those that failed are asked for again', async () => {
  const at = (name: string) => `https://example.org/assets/${name}`;
  scripts.set(at('part.js'), 'import{a}from"./needed.js";import"./first-1.js";import{b}from"./react-2.js";');
  scripts.set(at('needed.js'), 'import{c}from"./deep.js"');
  const refused = (name: string) => `Unable to fetch module script ${at(name)}`;
  await expect(withFiles('./part.js', [], FROM)).rejects.toThrow(refused('deep.js'));
  await expect(withFiles('./part.js', [], FROM)).rejects.toThrow(refused('deep.js'));
  scripts.set(at('deep.js'), '');
  // What fails now is the import itself, since nothing is there.
  await expect(withFiles('./part.js', [], FROM)).rejects.not.toThrow('Unable to fetch');
  expect(new Set(asked)).toEqual(new Set(['part.js', 'needed.js', 'deep.js'].map(at)));
});

it('a part and its style sheet are requested together, and the part waits for the sheet', async () => {
  let come = false;
  const part = withFiles(partOf(2), ['./part.css'], FROM).then(() => (come = true));
  expect(asked).toHaveLength(1);
  expect(links.map(({ rel, href }) => [rel, href])).toEqual([['stylesheet', SHEET]]);
  await nextTask();
  expect(come).toBe(false);
  happens('load');
  await part;
});

it('a part of style sheets alone has no script', async () => {
  const part = withFiles('', ['./part.css'], FROM);
  happens('load');
  await part;
  expect(asked).toEqual([]);
});

it('a style sheet that has loaded or is loading is not requested again', async () => {
  const first = withFiles(partOf(3), ['./part.css'], FROM);
  let come = false;
  const second = withFiles(partOf(4), ['./part.css'], FROM).then(() => (come = true));
  await nextTask();
  expect(come).toBe(false);
  happens('load');
  await Promise.all([first, second]);
  await withFiles(partOf(5), ['./part.css'], FROM);
  expect(links).toHaveLength(1);
});

it('names the style sheet that failed, so that `later` can request it again', async () => {
  const part = withFiles(partOf(6), ['./part.css'], FROM);
  happens('error');
  await expect(part).rejects.toThrow(`Unable to preload CSS for ${SHEET}`);
});
