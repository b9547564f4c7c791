import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withStyles } from './styles';

const FROM = 'https://example.org/assets/index.js';
const SHEET = 'https://example.org/assets/part.css';

/** The page's links. They are not added to the document, where each would fail at once. */
let links: HTMLLinkElement[] = [];
const nextTask = () => new Promise((done) => setTimeout(done));
const happens = (event: 'load' | 'error') => links[0]?.dispatchEvent(new Event(event));

beforeEach(() => {
  links = [];
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    if (link instanceof HTMLLinkElement) links.push(link);
  });
  const found = links as Iterable<HTMLLinkElement> as HTMLCollectionOf<HTMLLinkElement>;
  vi.spyOn(document, 'getElementsByTagName').mockReturnValue(found);
});
afterEach(() => void vi.restoreAllMocks());

it('a part without style sheets loads directly', async () => {
  expect(await withStyles(async () => 'part', [], FROM)).toBe('part');
  expect(links).toEqual([]);
});

it('a part and its style sheet are requested together, and the part waits for the sheet', async () => {
  let asked = false;
  let come = false;
  const part = withStyles(async () => (asked = true), ['./part.css'], FROM).then(() => (come = true));
  expect(asked).toBe(true);
  expect(links.map(({ rel, href }) => [rel, href])).toEqual([['stylesheet', SHEET]]);
  await nextTask();
  expect(come).toBe(false);
  happens('load');
  await part;
});

it('a style sheet that has loaded or is loading is not requested again', async () => {
  const first = withStyles(async () => 1, ['./part.css'], FROM);
  let come = false;
  const second = withStyles(async () => 2, ['./part.css'], FROM).then(() => (come = true));
  await nextTask();
  expect(come).toBe(false);
  happens('load');
  await Promise.all([first, second]);
  await withStyles(async () => 3, ['./part.css'], FROM);
  expect(links).toHaveLength(1);
});

it('names the style sheet that failed, so that `later` can request it again', async () => {
  const part = withStyles(async () => 1, ['./part.css'], FROM);
  happens('error');
  await expect(part).rejects.toThrow(`Unable to preload CSS for ${SHEET}`);
});
