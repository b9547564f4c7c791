import { describe, expect, it } from 'vitest';
import { type Cell, cellAt, digitSet, grid, type House, NO_DIGITS } from '../sudoku/core';
import {
  type Branch,
  CATALOGUE,
  type Candidate,
  candidate,
  crossHatching,
  DIFFICULTIES,
  findSteps,
  levelOf,
  type Rating,
  type Reason,
  reasonByLinks,
  type Step,
  TECHNIQUES,
  type Tie,
} from '../sudoku/techniques';
import { positionOfCase } from '../sudoku/techniques/testing';
import { REGLIB } from '../sudoku/testing';
import type { ByNaming, CellNaming } from './cellNames';
import { type HintCatalogue, hints as inEnglish } from './en/hints';
import { eureka } from './eureka';
import { hints as inKorean } from './ko/hints';
import { MARKUP, withPlainSpaces } from './testing';

const en = withPlainSpaces(inEnglish);
const ko = withPlainSpaces(inKorean);

const LANGUAGES = [
  ['English', en],
  ['Korean', ko],
] as const;

const at = (row: number, column: number): Cell => cellAt(row - 1, column - 1);
const can = (row: number, column: number, digit: number): Candidate => candidate(at(row, column), digit);
const row = (number: number): House => (number - 1) as House;
const column = (number: number): House => (number + 8) as House;
const box = (number: number): House => (number + 17) as House;
const cells = (...places: readonly (readonly [number, number])[]): Cell[] => places.map(([r, c]) => at(r, c));

const step = (
  because: Reason,
  does: Partial<Pick<Step, 'places' | 'eliminates' | 'technique'>> = {},
): Step => ({
  technique: 'pointing',
  rating: 2.6,
  places: [],
  eliminates: [],
  ...does,
  because,
});

const LOCKED = {
  kind: 'locked',
  digit: 5,
  from: column(9),
  to: box(9),
  cells: cells([8, 9], [9, 9]),
} as const;
const TURBOT = {
  kind: 'chain',
  nodes: [[can(4, 8, 9)], [can(5, 7, 9)], [can(5, 3, 9)], [can(8, 3, 9)]],
  links: [
    { strong: true, by: { kind: 'house', house: box(6), digit: 9 } },
    { strong: false, by: { kind: 'house', house: row(5), digit: 9 } },
    { strong: true, by: { kind: 'house', house: column(3), digit: 9 } },
  ],
  loop: false,
  twin: null,
} as const;
const PAIR = {
  kind: 'subset',
  hidden: false,
  digits: digitSet(3, 7),
  cells: cells([1, 1], [1, 5]),
  houses: [row(1)],
} as const;

/** A sample of every kind: a new kind without a sample does not compile. */
const SAMPLES: { readonly [K in Reason['kind']]: readonly [Step, english: RegExp, korean: RegExp] } = {
  fullHouse: [
    step({ kind: 'fullHouse', house: row(4) }, { places: [can(4, 2, 7)] }),
    /last empty cell of row 4. The missing digit is 7/,
    /4행에 하나 남은 빈칸입니다. 없는 숫자는 7입니다/,
  ],
  nakedSingle: [
    step({ kind: 'nakedSingle', cell: at(8, 8) }, { places: [can(8, 8, 6)] }),
    /^Only 6 is left for r8c8.$/,
    /^8행 8열에 남은 숫자는 6뿐입니다.$/,
  ],
  hiddenSingle: [
    step({ kind: 'hiddenSingle', house: box(1), digit: 7 }, { places: [can(1, 3, 7)] }),
    /^No other empty cell of box 1 can be 7, so r1c3 is 7.$/,
    /^1번 상자의 다른 빈칸에는 7이 올 수 없습니다. 그래서 1행 3열은 7입니다.$/,
  ],
  direct: [
    step(
      { kind: 'direct', pattern: LOCKED, strikes: [can(7, 7, 5)], house: row(7), digit: 5 },
      { places: [can(7, 1, 5)] },
    ),
    /So r7c7 can't be 5, and only r7c1 is left for 5 in row 7.$/,
    /7행 7열에서 5가 빠지고, 7행에서 5가 들어갈 곳이 7행 1열만 남습니다/,
  ],
  locked: [
    step(LOCKED, { eliminates: [can(8, 8, 5)] }),
    /^Column 9 can hold 5 only in r8c9 and r9c9. Both are in box 9, so no other cell of box 9 can be 5.$/,
    /^9열에서 5는 8행 9열, 9행 9열에만 들어갑니다. 모두 9번 상자에 있으므로, 그곳의 다른 칸에는 5가 올 수 없습니다.$/,
  ],
  subset: [step(PAIR), /^r1c1 and r1c5 can only be 3 or 7. /, /1행 1열, 1행 5열에는 3, 7만 들어갑니다/],
  fish: [
    step(
      {
        kind: 'fish',
        digit: 9,
        base: [row(2), row(6)],
        cover: [column(3), column(7)],
        cells: cells([2, 3], [2, 7], [6, 3], [6, 7]),
        fins: cells([6, 8]),
        twin: null,
      },
      { eliminates: [can(5, 7, 9)] },
    ),
    /Apart from r6c8, rows 2 and 6 can hold 9 only in columns 3 and 7. Either r6c8 is 9, or rows 2 and 6 have the 9s of columns 3 and 7. Either way r5c7 can't be 9.$/,
    /6행 8열을 빼면 2행, 6행에서 9는 3열, 7열에만 들어갑니다.* 어느 쪽이든 5행 7열에서 9가 빠집니다.$/,
  ],
  wing: [
    step({
      kind: 'wing',
      pivot: at(1, 1),
      pincers: cells([1, 5], [5, 1]),
      digit: 9,
      pivotToo: false,
      digits: digitSet(3, 7, 9),
    }),
    /^Whatever r1c1 is, one of r1c5 and r5c1 is 9. A cell that sees both can't be 9.$/,
    /1행 1열이 무엇이든 1행 5열, 5행 1열 가운데 하나는 9입니다/,
  ],
  deadly: [
    step(
      {
        kind: 'deadly',
        cells: cells([1, 1], [1, 5], [2, 5], [2, 1]),
        digits: digitSet(3, 7),
        extras: [can(2, 1, 5)],
        ties: [{ house: row(1), digit: 3 }],
        subset: PAIR,
        filled: [],
      },
      { eliminates: [can(2, 1, 3)] },
    ),
    /held only 3 and 7, these two digits could be swapped, and the puzzle would have two solutions. It has only one, so remove 3 from r2c1.$/,
    /서로 바꿀 수 있습니다. 그러면 답이 둘이 됩니다. 이 퍼즐의 답은 하나이므로/,
  ],
  grave: [
    step({ kind: 'grave', extras: [can(4, 4, 6)], subset: null, ties: [] }, { places: [can(4, 4, 6)] }),
    /^Every empty cell except r4c4 has at most two candidates.*so r4c4 is 6.$/,
    /4행 4열을 빼면 모든 빈칸의 후보가 많아야 둘입니다/,
  ],
  colours: [
    step({
      kind: 'colours',
      groups: [[can(1, 1, 3)], [can(1, 5, 3)]],
      links: [{ a: can(1, 1, 3), b: can(1, 5, 3), house: row(1) }],
      wrong: 1,
      emptied: null,
    }),
    /Two of the discs rule each other out, so they are all false/,
    /원판 색에는 함께 참일 수 없는 둘이 있으므로, 이 색은 모두 거짓입니다/,
  ],
  chain: [
    step(TURBOT, { eliminates: [can(8, 8, 9)] }),
    /^At least one of these is true: r4c8 is 9; r8c3 is 9. A candidate that both rule out is false.$/,
    /^4행 8열이 9거나 8행 3열이 9입니다./,
  ],
  almostLocked: [
    step(
      {
        kind: 'almostLocked',
        sets: [
          { cells: cells([1, 1], [1, 2]), digits: digitSet(1, 2, 3) },
          { cells: cells([5, 1]), digits: digitSet(1, 3) },
        ],
        commons: [{ a: 0, b: 1, digit: 1 }],
        outcome: digitSet(3),
        stem: null,
      },
      { eliminates: [can(5, 2, 3)] },
    ),
    /Only one set can hold 1, so the other must hold all its other digits. So one of them holds 3. Remove 3 from r5c2.$/,
    /1은 한 집합에만 있을 수 있고.* 둘 가운데 하나에는 3이 있습니다. 5행 2열에서 3이 빠집니다.$/,
  ],
  bent: [
    step({
      kind: 'bent',
      parts: [cells([1, 1]), cells([1, 5], [2, 2])],
      digits: digitSet(1, 2, 3),
      twice: NO_DIGITS,
      loose: 3,
    }),
    /can only be 1, 2 or 3: as many digits as cells. No digit except 3 can be in two of them, so one of the cells is 3/,
    /3을 빼면 한 번씩만/,
  ],
  exclusion: [
    step(
      {
        kind: 'exclusion',
        cells: cells([1, 1], [1, 2]),
        blocked: [
          { candidates: [can(1, 1, 3), can(1, 2, 3)], set: [] },
          { candidates: [can(1, 1, 3), can(1, 2, 4)], set: cells([2, 1]) },
        ],
      },
      { eliminates: [can(1, 1, 3)] },
    ),
    /^Every way to fill r1c1 and r1c2 that uses a removed candidate is impossible. .*remove 3 from r1c1.$/,
    /^1행 1열, 1행 2열을 채우는 방법 가운데 지운 후보를 쓰는 것은 모두 불가능합니다/,
  ],
  fireworks: [
    step({
      kind: 'fireworks',
      crossings: [{ cell: at(1, 1), digits: digitSet(1, 2, 3) }],
      ends: [at(1, 7), at(7, 1)],
    }),
    /only in r1c7 or r7c1. So r1c1, r1c7 and r7c1 hold these digits/,
    /1행 1열, 1행 7열, 7행 1열에는 이 숫자들만/,
  ],
  guardians: [
    step({
      kind: 'guardians',
      digit: 4,
      cells: cells([1, 1], [1, 5], [2, 2]),
      houses: [row(1), column(5), box(1)],
      guardians: cells([1, 9]),
    }),
    /^Without the guardian r1c9, .* In a ring of three cells, an odd number, that is impossible. So r1c9 is 4/,
    /3칸은 홀수라 그럴 수 없습니다. 그러므로 1행 9열은 4입니다/,
  ],
  forcing: [
    step({
      kind: 'forcing',
      split: { kind: 'candidate', candidate: can(1, 1, 4) },
      branches: [
        {
          lines: [
            { candidate: can(1, 1, 4), on: true, from: [], by: { kind: 'supposed' } },
            { candidate: can(1, 5, 4), on: false, from: [0], by: { kind: 'weak' } },
            { candidate: can(1, 5, 7), on: true, from: [1], by: { kind: 'cell', cell: at(1, 5) } },
          ],
        },
      ],
      outcome: null,
    }),
    /^If r1c1 is 4, a contradiction follows.$/,
    /^1행 1열이 4라고 하면 모순이 생깁니다.$/,
  ],
  template: [
    step({ kind: 'template', digit: 8, others: digitSet() }, { places: [can(2, 3, 8)] }),
    /^Every way to place all nine 8s uses r2c3.$/,
    /^8을 아홉 번 놓는 방법은 모두 2행 3열을 씁니다.$/,
  ],
};

describe('every kind of reason', () => {
  it.each(Object.entries(SAMPLES))('names each house on one line: %s', (_, [sample]) => {
    for (const words of [inEnglish, inKorean]) {
      const { short, full } = words('rowColumn').hint.reason(sample, null);
      for (const text of [short, ...full.map(({ text }) => text)])
        expect(text).not.toMatch(/\b(row|column|box)(e?s)? \d|\d번 상자/i);
    }
  });
  it.each(Object.entries(SAMPLES))('has a sentence: %s', (_, [sample, english, korean]) => {
    expect(en('rowColumn').hint.reason(sample, null).short).toMatch(english);
    expect(ko(null).hint.reason(sample, null).short).toMatch(korean);
  });

  it('says of a Sue de Coq with a digit on both sides that it counts twice', () => {
    const parts = [cells([1, 1], [1, 2]), cells([1, 5]), cells([2, 2])];
    const both = step({
      kind: 'bent',
      parts,
      digits: digitSet(1, 2, 3),
      twice: digitSet(3),
      loose: null,
    });
    expect(en('rowColumn').hint.reason(both, null).short).toMatch(
      /can only be 1, 2 or 3. 3 can be in two of them, every other digit in one, which is just enough/,
    );
    expect(ko(null).hint.reason(both, null).short).toMatch(
      /1, 2, 3만 들어갑니다. 3은 두 번, 다른 숫자는 한 번만/,
    );
  });

  it('says of a colour that would make both colours of another pair false that it is false for that', () => {
    const one = step({
      kind: 'colours',
      groups: [[can(1, 1, 3)], [can(1, 5, 3)], [can(5, 5, 3)], [can(3, 4, 3)]],
      links: [],
      wrong: 1,
      emptied: null,
    });
    expect(en('rowColumn').hint.reason(one, null).short).toMatch(
      /If the discs were true, both the open squares and the filled squares would be false, but one of these is true/,
    );
    expect(ko(null).hint.reason(one, null).short).toMatch(
      /원판 색이 참이면 빈 네모 색과 찬 네모 색이 모두 거짓이지만/,
    );
  });

  it('says of a ring with an almost locked set that the set holds its other digits', () => {
    const ring = (by: Tie) =>
      step({
        kind: 'chain',
        nodes: [[can(1, 1, 3)], [can(1, 5, 4)]],
        links: [
          { strong: true, by },
          { strong: false, by: { kind: 'house', house: row(1), digit: 3 } },
        ],
        loop: true,
        twin: null,
      });
    const set = ring({ kind: 'set', cells: cells([1, 1], [1, 5]), digits: digitSet(3, 4, 5) });
    expect(en('rowColumn').hint.reason(set, null).short).toMatch(/holds each of its other digits/);
    expect(ko(null).hint.reason(set, null).short).toMatch(/나머지 숫자가 모두 들어갑니다/);
    const plain = ring({ kind: 'cell', cell: at(1, 1) });
    expect(en('rowColumn').hint.reason(plain, null).short).not.toMatch(/almost locked/);
  });

  it('says of ways to place a digit whether the other digits must be placed too', () => {
    const ways = step({ kind: 'template', digit: 8, others: digitSet(1, 2) }, { eliminates: [can(2, 3, 8)] });
    expect(en('rowColumn').hint.reason(ways, null).short).toBe(
      'No way to place all nine 8s and all of the other digits uses the marked cells.',
    );
    expect(ko(null).hint.reason(ways, null).short).toBe(
      '다른 숫자도 모두 놓으면서 8을 아홉 번 놓는 방법 가운데 지운 칸을 쓰는 것은 없습니다.',
    );
  });

  it('names, for a single, what blocks its other places, digit by digit', () => {
    const tell = (words: ByNaming<HintCatalogue>, sample: Step, filled: string) =>
      words(words === en ? 'rowColumn' : null)
        .hint.reason(sample, crossHatching(sample, grid(filled)))
        .full.map(({ link, text }) => `${link}: ${text}`);
    const hidden = step(
      { kind: 'hiddenSingle', house: box(6), digit: 1 },
      { places: [can(5, 8, 1)], technique: 'hiddenSingleBox' },
    );
    const swept = `${'.'.repeat(27)}1..............3.........86........1${'.'.repeat(18)}`;
    expect(tell(en, hidden, swept)).toEqual([
      "sweep: Row 4 has its 1 in r4c1, so r4c7, r4c8 and r4c9 can't be 1",
      "sweep: Column 9 has its 1 in r7c9, so r5c9 can't be 1",
      'null: 1 was already removed from r6c7',
    ]);
    expect(tell(ko, hidden, swept)[0]).toBe(
      'sweep: 4행에는 4행 1열에 1이 있으므로 4행 7열, 4행 8열, 4행 9열에는 올 수 없습니다',
    );
    const [naked] = SAMPLES.nakedSingle;
    const around = `${'.'.repeat(54)}.......2.45.78....${'.'.repeat(9)}`;
    expect(tell(en, naked, around)).toEqual([
      'sweep: Box 9 already has 2',
      'sweep: Row 8 already has 4, 5, 7 and 8',
      'null: 1, 3 and 9 were already removed from r8c8',
    ]);
    expect(tell(ko, naked, around)[1]).toBe('sweep: 8행에 4, 5, 7, 8이 있습니다');
  });

  it('names cells as the player chooses', () => {
    const [sample] = SAMPLES.locked;
    expect(en('letters').hint.reason(sample, null).short).toContain('only in H9 and I9');
    expect(ko('letters').hint.reason(sample, null).short).toContain('5는 H9, I9에만');
    expect(ko('rowColumn').hint.reason(sample, null).short).toContain('5는 r8c9, r9c9에만');
    expect(en('words').hint.reason(sample, null).short).toContain('row 8, column 9 and row 9, column 9');
  });

  it.each(LANGUAGES)('names a row by its letter if cells have letters, in %s', (_, catalogue) => {
    const words = catalogue('letters').hint;
    for (const [sample] of Object.values(SAMPLES)) {
      const { short, full } = words.reason(sample, null);
      const said = [words.effect(sample), short, ...full.map(({ text }) => text)].join(' ');
      expect(said).not.toMatch(/r\dc\d|rows? \d|\d행/i);
    }
    expect(words.nudge({ house: row(7), digit: null })).toContain('G');
    expect(words.blocks([{ digits: [1], house: row(7) }], 8)).toContain('G');
    expect(words.drawn({ houses: [row(7)], marked: [], fins: [], struck: [], placed: [] })).toContain('G');
  });

  it('tells which techniques rely on a single solution', () => {
    expect(en('rowColumn').hint.usesUniqueness([])).toBe(
      'This works only because the puzzle has one solution.',
    );
    expect(en('rowColumn').hint.usesUniqueness(['uniqueRectangle1', 'bugPlusOne'])).toBe(
      'Unique rectangle 1 and BUG + 1 work only because the puzzle has one solution.',
    );
    expect(ko(null).hint.usesUniqueness(['hiddenRectangle'])).toBe(
      '히든 렉탱글은 답이 하나뿐인 퍼즐에서만 쓸 수 있습니다.',
    );
  });

  it('begins with a capital letter however cells are named', () => {
    for (const naming of ['rowColumn', 'letters', 'words'] as const)
      for (const [sample] of Object.values(SAMPLES)) {
        const { short, full } = en(naming).hint.reason(sample, null);
        for (const text of [en(naming).hint.effect(sample), short, ...full.map(({ text }) => text)])
          expect(text).toMatch(/^(?!row )([A-Z\d(]|r\d|$)/);
      }
  });

  it('tells the links of a chain one by one, and the chain in Eureka notation', () => {
    const { full } = en('rowColumn').hint.reason(SAMPLES.chain[0], null);
    expect(full.map(({ link }) => link)).toEqual(['strong', 'weak', 'strong', null]);
    expect(full.map(({ text }) => text)).toEqual([
      'Box 6 can hold 9 only in r4c8 or r5c7',
      'Row 5 has only one 9, so only one of r5c7 and r5c3 can be 9',
      'Column 3 can hold 9 only in r5c3 or r8c3',
      '(9)r4c8=r5c7-r5c3=r8c3',
    ]);
  });
});

describe('the steps that one builds on', () => {
  const builds = (...lines: readonly number[]): readonly string[] => [
    en(null).hint.leansOn(lines),
    ko(null).hint.leansOn(lines),
  ];

  it('are named one by one, three and more in a row by the first and the last', () => {
    expect(builds()).toEqual(['', '']);
    expect(builds(4)).toEqual(['Builds on step 4.', '4단계의 결과를 씁니다.']);
    expect(builds(1, 2)).toEqual(['Builds on steps 1 and 2.', '1단계, 2단계의 결과를 씁니다.']);
    expect(builds(1, 2, 3)).toEqual(['Builds on steps 1 to 3.', '1~3단계의 결과를 씁니다.']);
    expect(builds(3, 5, 6, 8, 9, 10, 11)).toEqual([
      'Builds on steps 3, 5, 6 and 8 to 11.',
      '3단계, 5단계, 6단계, 8~11단계의 결과를 씁니다.',
    ]);
  });
});

describe('the effect of a step', () => {
  it.each<[Partial<Step>, string, string]>([
    [{ places: [can(8, 8, 6)] }, 'r8c8 is 6', '8행 8열은 6입니다'],
    [{ eliminates: [can(8, 8, 5)] }, 'Remove 5 from r8c8', '8행 8열에서 5가 빠집니다'],
    [
      { eliminates: [can(1, 1, 5), can(1, 1, 7), can(1, 2, 5), can(1, 2, 7), can(3, 3, 9)] },
      'Remove 5 and 7 from r1c1 and r1c2; remove 9 from r3c3',
      '1행 1열, 1행 2열에서 5, 7이 빠집니다. 3행 3열에서 9가 빠집니다',
    ],
  ])('%j', (does, english, korean) => {
    const whole = { places: [], eliminates: [], ...does };
    expect(en('rowColumn').hint.effect(whole)).toBe(english);
    expect(ko(null).hint.effect(whole)).toBe(korean);
  });
});

describe('Eureka notation', () => {
  const cell = { kind: 'cell', cell: at(1, 1) } as const;
  const house = { kind: 'house', house: row(1), digit: 1 } as const;
  it.each([
    [
      'two digits of a cell share its name',
      [[can(1, 1, 4)], [can(1, 1, 9)], [can(1, 7, 9)], [can(1, 7, 4)]],
      [true, false, true],
      '(4=9)r1c1-(9=4)r1c7',
    ],
    [
      'cells that stand as one share their row',
      [[can(4, 8, 9), can(5, 8, 9)], [can(9, 8, 9)]],
      [true],
      '(9)r45c8=r9c8',
    ],
  ])('%s', (_, nodes, strong, text) => {
    const links = strong.map((is, index) => ({
      strong: is,
      by: nodes[index]?.[0] !== undefined && nodes[index + 1]?.[0] !== undefined ? cell : house,
    }));
    expect(eureka({ nodes, links, loop: false }, 'rowColumn')).toBe(text);
  });

  it('uses letters if cells have letter names', () => {
    const named = (naming: CellNaming) => en(naming).hint.reason(SAMPLES.chain[0], null).full.at(-1)?.text;
    expect(named('letters')).toBe('(9)D8=E7-E3=H3');
    expect(named('words')).toBe('(9)r4c8=r5c7-r5c3=r8c3');
    const grouped = {
      nodes: [[can(4, 8, 9), can(5, 8, 9)], [can(9, 8, 9)]],
      links: TURBOT.links.slice(0, 1),
    };
    expect(eureka({ ...grouped, loop: false }, 'letters')).toBe('(9)DE8=I8');
  });
});

describe.each(LANGUAGES)('in %s', (_, catalogue) => {
  it.each(TECHNIQUES.map(({ id }) => [id] as const))('%s has a name and a definition', (id) => {
    const { names, definitions } = catalogue(null).techniques;
    expect(names[id].trim()).not.toBe('');
    expect(definitions[id]).toMatch(/[.]$/);
  });

  it('no sentence of hints has markup, which would show as text', () => {
    const all = JSON.stringify(catalogue(null));
    expect(all.length).toBeGreaterThan(10_000);
    expect(all).not.toMatch(MARKUP);
  });

  it('no technique shares its name with another', () => {
    const names = Object.values(catalogue(null).techniques.names);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('every step of the library can be put into sentences', () => {
    const words = catalogue(null).hint;
    const seen = new Set<string>();
    for (const one of REGLIB) {
      const position = positionOfCase(one);
      for (const { id, tier } of TECHNIQUES) {
        if (tier > 3 || seen.has(id)) continue;
        for (const found of findSteps(position, id)) {
          seen.add(id);
          const { short, full } = words.reason(found, null);
          expect(`${words.effect(found)} | ${short}`).not.toMatch(/undefined|NaN|null|\s\s|\(\)|,\s*[.]/);
          expect(short).toMatch(/[.]$/);
          expect(words.links(found)).toHaveLength(reasonByLinks(found.because).length);
          expect(`${words.effect(found)} | ${short}`).not.toMatch(MARKUP);
          for (const { text } of full) {
            expect(text).not.toMatch(/undefined|NaN|null|\s\s/);
            expect(text).not.toMatch(MARKUP);
          }
          break;
        }
      }
    }
    expect(seen.size).toBeGreaterThan(20);
  });
});

/** Suppose r1c1 is 1. Then r3c5 is 1 too; by pairs, r9c9 is not 2 but 3; and r1c5 is 1, a contradiction. */
const CASE: Branch = {
  lines: [
    { candidate: can(1, 1, 1), on: true, from: [], by: { kind: 'supposed' } },
    { candidate: can(1, 5, 1), on: false, from: [0], by: { kind: 'weak' } },
    { candidate: can(3, 5, 1), on: true, from: [1], by: { kind: 'house', house: column(5), digit: 1 } },
    {
      candidate: can(9, 9, 2),
      on: false,
      from: [1, 2],
      by: { kind: 'technique', technique: 'nakedPair', premises: [] },
    },
    { candidate: can(9, 9, 3), on: true, from: [3], by: { kind: 'cell', cell: at(9, 9) } },
    { candidate: can(1, 5, 1), on: true, from: [4], by: { kind: 'weak' } },
  ],
};
const OTHER: Branch = {
  lines: [
    { candidate: can(1, 1, 1), on: false, from: [], by: { kind: 'supposed' } },
    { candidate: can(1, 5, 1), on: true, from: [0], by: { kind: 'house', house: row(1), digit: 1 } },
  ],
};

describe('a forcing chain link by link', () => {
  const told = (catalogue: ByNaming<HintCatalogue>, ...branches: readonly Branch[]) =>
    catalogue('rowColumn')
      .hint.links(
        step({
          kind: 'forcing',
          split: { kind: 'candidate', candidate: can(1, 1, 1) },
          branches,
          outcome: null,
        }),
      )
      .map(({ text }) => text);

  it('says what each digit follows from, and at the end what it contradicts', () => {
    expect(told(en, CASE)).toEqual([
      'Suppose r1c1 is 1.',
      'r1c1 is 1, so in column 5 only r3c5 is left for 1.',
      'r1c1 is 1 and r3c5 is 1, so r9c9 is not 2, by naked pair.',
      'r9c9 is not 2, so only 3 is left for r9c9.',
      'r9c9 is 3, so r1c5 is 1. But r1c5 is not 1, as r1c1 is 1: a contradiction.',
    ]);
    expect(told(ko, CASE)).toEqual([
      'r1c1이 1이라고 해 봅니다.',
      'r1c1이 1이므로 5열에서 1이 들어갈 곳은 r3c5뿐입니다.',
      'r1c1이 1이고, r3c5가 1이므로 네이키드 페어에 따라 r9c9는 2가 아닙니다.',
      'r9c9가 2가 아니므로 r9c9에 남은 숫자는 3뿐입니다.',
      'r9c9가 3이므로 r1c5는 1입니다. 그런데 r1c1이 1이므로 r1c5는 1이 아닙니다. 모순입니다.',
    ]);
  });

  it('names the case it is in', () => {
    expect(told(en, CASE, OTHER).filter((text) => text.startsWith('Case'))).toEqual([
      'Case 1 of 2: suppose r1c1 is 1.',
      'Case 2 of 2: suppose r1c1 is not 1.',
    ]);
    expect(told(ko, CASE, OTHER).filter((text) => text.startsWith('경우'))).toEqual([
      '경우 1 / 2: r1c1이 1이라고 해 봅니다.',
      '경우 2 / 2: r1c1이 1이 아니라고 해 봅니다.',
    ]);
    expect(told(ko, CASE, OTHER).at(-1)).toBe('r1c1이 1이 아니므로 1행에서 1이 들어갈 곳은 r1c5뿐입니다.');
  });
});

describe('a long proof in parts', () => {
  const placed = step({ kind: 'nakedSingle', cell: at(8, 3) }, { places: [can(8, 3, 4)] });
  const struck = step(LOCKED, { eliminates: [can(8, 8, 5)] });

  it('names what each part proves, but not a digit that is told later', () => {
    const say = en('rowColumn').hint.milestone;
    expect(say(placed, 'first', true)).toBe('First r8c3 = 4');
    expect(say(placed, 'next', true)).toBe('Then r8c3 = 4');
    expect(say(placed, 'last', false)).toBe('Finally r8c3');
    expect(say(struck, 'next', true)).toBe('Then remove 5 from r8c8');
    const sag = ko('rowColumn').hint.milestone;
    expect(sag(placed, 'first', true)).toBe('먼저 r8c3 = 4');
    expect(sag(placed, 'last', false)).toBe('끝으로 r8c3');
    expect(sag(struck, 'next', true)).toBe('다음으로 r8c8에서 5가 빠집니다');
  });

  it('says how many steps each part has, and the hardest', () => {
    expect(en('rowColumn').hint.partFacts(3, 'nakedPair')).toBe('three steps · naked pair');
    expect(ko(null).hint.partFacts(3, 'nakedPair')).toBe('3단계 · 네이키드 페어');
    expect(en('rowColumn').hint.whyLead(31, 6, 'xWing')).toBe('31 steps in six parts. The hardest: X-Wing.');
    expect(en('rowColumn').hint.whyLead(4, 0, 'xWing')).toBe('Four steps. The hardest: X-Wing.');
  });
});

const RATING: Rating = {
  er: 10.5,
  ep: 2,
  ed: 1.2,
  hardest: { technique: 'xWing', needed: false },
  difficulty: 'extreme',
  solved: true,
};

describe('a whole puzzle', () => {
  it('says how far its path goes and what it needs', () => {
    expect(en('rowColumn').path.length(1, true, false)).toBe('1 step to the end.');
    expect(en('rowColumn').path.length(12, false, true)).toContain('the techniques you have ticked');
    expect(ko(null).path.length(12, false, true)).toContain('켜 둔 기법만으로');
    expect(en('rowColumn').path.more(1200)).toBe('Show 1,200 more');
    expect(ko(null).path.more(12)).toBe('12개 더 보기');
    expect(en('rowColumn').path.needs(1, 'xWing')).toBe('One technique: X-Wing');
    expect(en('rowColumn').path.needs(4, 'xWing')).toContain('4 techniques, the hardest: X-Wing');
    expect(ko(null).path.needs(4, 'xWing')).toBe('쓰는 기법 4가지, 가장 어려운 것: X-윙');
  });

  it('says what playing on would write', () => {
    expect(en('rowColumn').path.playFromWrites(1, false)).toBe(
      'Writes 1 digit on the board. Undo takes it back.',
    );
    expect(en('rowColumn').path.playFromWrites(2, true)).toContain(
      '2 digits and the candidates left as notes',
    );
    expect(ko(null).path.playFromWrites(0, true)).toBe(
      '판에 쓸 것: 남은 후보 메모. 되돌리기로 취소할 수 있습니다.',
    );
  });

  it.each(LANGUAGES)('is rated: %s', (_, catalogue) => {
    const { path } = catalogue(null);
    expect(path.hardestStep(RATING)).toMatch(/X-.* · SE 10.5$/);
    expect(path.numbers(RATING)).toBe('ER 10.5 · EP 2.0 · ED 1.2');
    const levels = DIFFICULTIES.map((difficulty) => path.level({ ...RATING, difficulty }));
    expect(new Set(levels).size).toBe(DIFFICULTIES.length);
    // A lower bound says "at least", but not for extreme, because nothing is harder.
    const lower = { ...RATING, solved: false };
    expect(path.level({ ...lower, difficulty: 'hard' })).not.toBe(
      path.level({ ...RATING, difficulty: 'hard' }),
    );
    expect(path.level(lower)).toBe(path.level(RATING));
    expect(path.hardestStep(lower)).not.toBe(path.hardestStep(RATING));
  });

  it.each(LANGUAGES)(
    'names its technique to those who ask, and says whether it is needed: %s',
    (_, catalogue) => {
      const { path } = catalogue(null);
      const needed = { ...RATING, hardest: { technique: 'xWing', needed: true } } as const;
      expect(path.level(RATING)).not.toContain('X-');
      expect(path.hardestStep(needed)).toContain('X-');
      expect(path.hardestStep(needed)).not.toBe(path.hardestStep(RATING));
      expect(path.hardestStep({ ...RATING, hardest: null })).toBe('SE 10.5');
    },
  );
});

describe('the choice of techniques', () => {
  it.each(LANGUAGES)('tells how many are ticked, and names every group: %s', (_, catalogue) => {
    const { choosing } = catalogue(null);
    expect(choosing.count(110, 110)).not.toBe(choosing.count(1, 110));
    expect(choosing.count(1, 110)).toContain('110');
    for (const facts of CATALOGUE) {
      expect(choosing.families[facts.family]).not.toBe('');
      expect(choosing.difficulties[levelOf(facts)]).not.toBe('');
    }
    expect(new Set(CATALOGUE.map(({ id }) => choosing.about(id))).size).toBe(CATALOGUE.length);
  });

  it.each(LANGUAGES)('is mentioned if it is the reason that nothing is found: %s', (_, catalogue) => {
    const { remarks } = catalogue(null).hint;
    expect(remarks.beyond(at(1, 1), true)).not.toBe(remarks.beyond(at(1, 1), false));
    expect(remarks.noStep(true)).not.toBe(remarks.noStep(false));
  });
});
