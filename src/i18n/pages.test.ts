import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../sudoku/techniques';
import { hints as enHints } from './en/hints';
import { hints as koHints } from './ko/hints';
import { MARKUP } from './testing';

const en = await enHints('rowColumn').loadPages();
const ko = await koHints(null).loadPages();

/** The most characters of each part of a technique's page, because a page must be short. */
const MOST = 260;

describe.each([
  ['English', en, enHints, /[A-Za-z]/],
  ['Korean', ko, koHints, /[가-힣]/],
] as const)('the pages in %s', (_, pages, hints, letters) => {
  it.each(CATALOGUE.map(({ id }) => [id] as const))('%s is explained in complete, short sentences', (id) => {
    for (const text of Object.values(pages.pages[id])) {
      expect(text).toMatch(letters);
      expect(text).toMatch(/^\S.*[.)]$/);
      expect(text).not.toMatch(/undefined|null|\s\s|\s[.,]|[.]{2}/);
      expect(text).not.toMatch(MARKUP);
      expect(text.length).toBeLessThan(MOST);
    }
    expect(pages.picture(id)).toContain(hints(null).techniques.names[id]);
  });

  it('no two techniques have the same text', () => {
    const told = CATALOGUE.map(({ id }) => JSON.stringify(pages.pages[id]));
    expect(told.filter((page, index) => told.indexOf(page) !== index)).toEqual([]);
  });
});

it('state the facts of a technique and its place in the list', () => {
  expect(en.facts('fish', 'hard', 3.2, false)).toBe('Fish · hard · rating from 3.2');
  expect(en.facts('uniqueness', 'hard', 4.5, true)).toBe(
    'Uniqueness · hard · rating from 4.5 · needs a puzzle with one solution',
  );
  expect(ko.facts('uniqueness', 'hard', 4.5, true)).toBe(
    '유일성 · 어려움 · 난이도 4.5부터 · 답이 하나인 퍼즐에만',
  );
  expect([en.place(19, 110), ko.place(19, 110)]).toEqual(['19 of 110', '110가지 중 19번째']);
  expect([en.onlyDigit(7), ko.onlyDigit(7)]).toEqual([
    'Only the candidates for 7 are shown.',
    '후보는 7만 보입니다.',
  ]);
  expect(en.listLead(110)).toContain('110 solving techniques');
  expect(ko.listLead(110)).toContain('추론 기법 110가지');
});

it('put the right particle after the name of a fish', () => {
  expect(ko.pages.finnedXWing.look).toContain('더 있는 X-윙을');
  expect(ko.pages.finnedJellyfish.look).toContain('더 있는 젤리피시를');
});
