import type { Chain, Tie } from '../frame/chain';
import type { Fish } from '../frame/fish';
import type {
  AlmostLocked,
  Bent,
  ChainReason,
  Colours,
  Deadly,
  Exclusion,
  Fireworks,
  Grave,
  Guardians,
  Reason,
  Subset,
  Wing,
} from '../frame/step';
import { cellAt, cellsIn, clash, digitAt, housesAt, isOpen, membersOf, pair, see } from './board';
import { type Claims, type Conclusion, canFill, leftTo, mostAtOnce, ruledOutBy } from './claims';
import { oneFish } from './fish';
import { forcing } from './forcing';
import { template } from './template';

const nothing = (_: number): boolean => false;
const everything = (_: number): boolean => true;
const removal = (rulesOut: Conclusion['rulesOut'], all = everything): Conclusion => ({
  rulesOut,
  shows: nothing,
  all,
});
const single = (one: number): Conclusion => ({
  rulesOut: nothing,
  shows: (other) => other === one,
  all: everything,
});

/** Checks all that a reason says. Throws a `Fault` if something is untrue. */
export function conclusionOf(claims: Claims, reason: Reason, placed: number | null): Conclusion {
  switch (reason.kind) {
    case 'fullHouse': {
      const { digits } = claims.board;
      const blanks = cellsIn(reason.house).filter((cell) => digits[cell] === 0);
      const [last] = blanks;
      claims.that(last !== undefined && blanks.length === 1, 'it is not the last empty cell of the house');
      const held = cellsIn(reason.house).map((cell) => digits[cell] ?? 0);
      for (const cell of cellsIn(reason.house)) if (cell !== last) claims.only(cell, [digits[cell] ?? 0]);
      const missing = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !held.includes(digit));
      claims.that(missing.length === 1, 'more than one digit is missing');
      return single(pair(last ?? 0, missing[0] ?? 0));
    }
    case 'nakedSingle': {
      claims.blank([reason.cell]);
      const digit = placed === null ? 0 : digitAt(placed);
      claims.only(reason.cell, [digit]);
      return single(pair(reason.cell, digit));
    }
    case 'hiddenSingle': {
      const cell = placed === null ? -1 : cellAt(placed);
      claims.inHouse([cell], reason.house);
      claims.onlyIn(reason.house, reason.digit, [cell]);
      return single(pair(cell, reason.digit));
    }
    case 'direct': {
      const { pattern, strikes, house, digit } = reason;
      const before = conclusionOf(claims, pattern, null);
      const cell = placed === null ? -1 : cellAt(placed);
      claims.that(
        strikes.length > 0 && strikes.every((one) => digitAt(one) === digit),
        'no strike of the digit',
      );
      claims.that(
        strikes.every((one) => before.rulesOut(one) && isOpen(claims.board, one)),
        'a strike is idle',
      );
      claims.inHouse([cell, ...strikes.map(cellAt)], house);
      claims.that(!before.rulesOut(pair(cell, digit)), 'the pattern rules the placed digit out');
      claims.onlyIn(house, digit, [cell, ...strikes.map(cellAt)]);
      return single(pair(cell, digit));
    }
    case 'locked': {
      const { digit, from, to, cells } = reason;
      const there = cellsIn(from).filter((cell) => isOpen(claims.board, pair(cell, digit)));
      claims.sameSet(cells, there, 'the digit has other places in the house');
      claims.that(from !== to && cells.length > 1, 'no two places in another house');
      claims.inHouse(there, to);
      claims.onlyIn(from, digit, cellsIn(to));
      return removal(
        (one) =>
          digitAt(one) === digit && cellsIn(to).includes(cellAt(one)) && !cellsIn(from).includes(cellAt(one)),
      );
    }
    case 'subset':
      return subset(claims, reason);
    case 'fish':
      return fish(claims, reason);
    case 'wing':
      return wing(claims, reason);
    case 'deadly':
      return deadly(claims, reason);
    case 'grave':
      return grave(claims, reason);
    case 'colours':
      return colours(claims, reason);
    case 'chain':
      return chains(claims, reason);
    case 'almostLocked':
      return almostLocked(claims, reason);
    case 'bent':
      return bent(claims, reason);
    case 'exclusion':
      return exclusion(claims, reason);
    case 'fireworks':
      return fireworks(claims, reason);
    case 'guardians':
      return guardians(claims, reason);
    case 'forcing':
      return forcing(claims, reason);
    case 'template':
      return template(claims, reason);
  }
}

function subset(claims: Claims, { hidden, digits, cells, houses }: Subset): Conclusion {
  const members = membersOf(digits);
  claims.blank(cells);
  claims.that(members.length === cells.length && cells.length > 1, 'not as many digits as cells');
  claims.that(houses.length > 0 && new Set(houses).size === houses.length, 'no house');
  for (const house of houses) claims.inHouse(cells, house);
  const used = new Set(cells.flatMap((cell) => claims.at(cell)));
  claims.toTheLetter(
    members.every((digit) => used.has(digit)),
    'a digit of the subset has no place',
  );
  claims.that(!hidden || houses.length === 1, 'a hidden subset in two houses');
  for (const house of houses) if (hidden) for (const digit of members) claims.onlyIn(house, digit, cells);
  if (!hidden) for (const cell of cells) claims.only(cell, members);
  return removal((one) => {
    const [cell, digit] = [cellAt(one), digitAt(one)];
    return hidden
      ? cells.some((each) => each === cell) && !members.includes(digit)
      : members.includes(digit) &&
          !cells.some((each) => each === cell) &&
          houses.some((house) => cellsIn(house).includes(cell));
  });
}

function fish(claims: Claims, reason: Fish): Conclusion {
  const { digit, twin } = reason;
  const first = oneFish(claims, digit, reason);
  const second = twin === null ? null : oneFish(claims, digit, twin);
  return removal((one) => first(one) || second?.(one) === true);
}

function wing(claims: Claims, { pivot, pincers, digit, pivotToo, digits }: Wing): Conclusion {
  const cells: readonly number[] = [pivot, ...pincers];
  const members = membersOf(digits);
  claims.blank(cells);
  claims.that(members.length === cells.length && pincers.length > 1, 'not as many digits as cells');
  for (const cell of cells) {
    claims.only(cell, members);
    for (const other of members)
      if (
        !claims.at(cell).includes(other) &&
        (other === digit ||
          cells.some((one) => claims.at(one).includes(other) && !see(one, cell) && one !== cell))
      )
        claims.gone(cell, other);
  }
  const holding = (one: number): readonly number[] => cells.filter((cell) => claims.at(cell).includes(one));
  claims.that(holding(digit).length > 0 && members.includes(digit), 'the digit is not there');
  claims.toTheLetter(
    pincers.every((cell) => holding(digit).includes(cell)),
    'a pincer lacks the digit',
  );
  claims.toTheLetter(pivotToo === holding(digit).includes(pivot), 'the pivot is not as said');
  for (const other of members) {
    claims.toTheLetter(holding(other).length > 0, 'a digit has no place');
    if (other !== digit) claims.that(mostAtOnce(holding(other)) <= 1, 'another digit fits twice');
  }
  return removal((one) => digitAt(one) === digit && holding(digit).every((cell) => see(cell, cellAt(one))));
}

/** Cells of which at least one holds an extra, as a small puzzle with the ties and the subset around them. */
function withExtras(
  claims: Claims,
  corners: readonly number[],
  { extras, ties, subset: with_ }: Pick<Deadly, 'extras' | 'ties' | 'subset'>,
): Conclusion {
  const others: readonly number[] = with_?.cells ?? [];
  const members = with_ === null ? [] : membersOf(with_.digits);
  for (const { house, digit } of ties) claims.onlyIn(house, digit, corners);
  if (with_ !== null) {
    claims.blank(others);
    const bearing = [...new Set(extras.map(cellAt))];
    claims.that(
      !others.some((cell) => corners.includes(cell) && bearing.includes(cell)),
      'the subset repeats a corner',
    );
    claims.that(members.length === others.length + 1, 'the subset has not as many digits as cells');
    for (const house of with_.houses) {
      claims.inHouse([...others, ...bearing], house);
      if (with_.hidden) for (const digit of members) claims.onlyIn(house, digit, [...others, ...bearing]);
    }
    if (!with_.hidden) for (const cell of others) claims.only(cell, members);
  }
  const digitsOf = (cell: number): readonly number[] =>
    claims.board.digits[cell] === 0 ? claims.at(cell) : [claims.board.digits[cell] ?? 0];
  const hiddenTies = with_?.hidden
    ? with_.houses.flatMap((house) => members.map((digit) => ({ house, digit })))
    : [];
  const isPossible = (truth: number | null): boolean =>
    canFill(
      [...new Set([...corners, ...others])].map((cell) => ({
        cell,
        digits: truth === null ? digitsOf(cell) : leftTo(cell, digitsOf(cell), truth),
      })),
      (world) =>
        extras.some((extra) => world.get(cellAt(extra)) === digitAt(extra)) &&
        [...ties, ...hiddenTies].every(({ house, digit }) =>
          cellsIn(house).some((cell) =>
            world.has(cell) ? world.get(cell) === digit : pair(cell, digit) === truth,
          ),
        ),
    );
  return {
    rulesOut: (one) => !isPossible(one),
    shows: (one) => extras.length === 1 && extras[0] === one,
    all: nothing,
  };
}

function deadly(claims: Claims, reason: Deadly): Conclusion {
  const { digits, extras, filled } = reason;
  const cells: readonly number[] = reason.cells;
  const pairOf = membersOf(digits);
  const { board } = claims;
  claims.that(pairOf.length === 2, 'not two digits');
  claims.that(cells.length > 3 && new Set(cells).size === cells.length, 'not a pattern');
  claims.that(
    cells.every((cell, i) => see(cell, cells[(i + 1) % cells.length] ?? -1)),
    'neighbours do not see',
  );
  const houses = [...new Set(cells.flatMap(housesAt))];
  claims.that(
    houses.every((house) => cells.filter((cell) => cellsIn(house).includes(cell)).length === 2),
    'a house has not two cells of the pattern',
  );
  claims.that(!cells.some((cell) => board.givens[cell]), 'a given in the pattern');
  claims.sameSet(
    filled,
    cells.filter((cell) => board.digits[cell] !== 0),
    'not the filled cells',
  );
  // Around the pattern the two digits must alternate, as far as they are written.
  const written = cells.map((cell) => board.digits[cell] ?? 0);
  claims.that(
    pairOf.some((first) =>
      written.every(
        (digit, i) => digit === 0 || (pairOf.includes(digit) && (digit === first) === (i % 2 === 0)),
      ),
    ),
    'what is filled cannot be swapped',
  );
  const there = cells.flatMap((cell) =>
    claims
      .at(cell)
      .filter((digit) => !pairOf.includes(digit))
      .map((digit) => pair(cell, digit)),
  );
  claims.that(
    extras.length > 0 && there.every((one) => extras.some((extra) => extra === one)),
    'an extra is missing',
  );
  claims.sameSet(extras, there, 'not the extras');
  for (const cell of cells)
    claims.only(cell, board.digits[cell] === 0 ? [...claims.at(cell), ...pairOf] : [board.digits[cell] ?? 0]);
  return withExtras(claims, cells, reason);
}

function grave(claims: Claims, reason: Grave): Conclusion {
  const { extras } = reason;
  const { board } = claims;
  claims.that(extras.length > 0 && extras.every((one) => isOpen(board, one)), 'an extra is gone');
  const bare = (cell: number): number[] =>
    claims.at(cell).filter((digit) => !extras.some((extra) => extra === pair(cell, digit)));
  // With one candidate that nothing it sees has.
  const isSettled = (cell: number): boolean =>
    claims.at(cell).length === 1 &&
    !board.open.some((digits, other) => see(cell, other) && digits.includes(claims.at(cell)[0] ?? 0));
  for (let cell = 0; cell < 81; cell++) {
    claims.that(
      board.digits[cell] !== 0 || bare(cell).length === 2 || isSettled(cell),
      'a cell has not two candidates',
    );
    claims.only(cell, board.digits[cell] === 0 ? claims.at(cell) : [board.digits[cell] ?? 0]);
  }
  for (let house = 0; house < 27; house++)
    for (let digit = 1; digit <= 9; digit++) {
      const there = cellsIn(house).filter((cell) => bare(cell).includes(digit));
      claims.that(
        there.length === 0 || there.length === 2 || there.every(isSettled),
        'a digit has not two places',
      );
    }
  return withExtras(claims, [...new Set(extras.map(cellAt))], reason);
}

function colours(claims: Claims, { groups, links, wrong, emptied }: Colours): Conclusion {
  const { board } = claims;
  const all = groups.flat();
  claims.that(groups.length === 2 || groups.length === 4, 'not pairs of colours');
  claims.that(
    groups.every((group) => group.length > 0) && new Set(all).size === all.length,
    'a colour is odd',
  );
  claims.toTheLetter(
    all.every((one) => isOpen(board, one)),
    'a coloured candidate is gone',
  );
  const colourOf = (one: number): number => groups.findIndex((group) => group.some((each) => each === one));
  for (const { a, b, house } of links) {
    claims.that(
      a !== b && colourOf(a) >= 0 && colourOf(b) === (colourOf(a) ^ 1),
      'a link not between the colours',
    );
    if (house === null) {
      claims.that(cellAt(a) === cellAt(b), 'a link of two cells');
      claims.only(cellAt(a), [digitAt(a), digitAt(b)]);
    } else {
      claims.that(digitAt(a) === digitAt(b), 'a link of two digits');
      claims.inHouse([cellAt(a), cellAt(b)], house);
      claims.onlyIn(house, digitAt(a), [cellAt(a), cellAt(b)]);
    }
  }
  for (let at = 0; at < groups.length; at += 2)
    claims.that(areOpposite(groups[at] ?? [], groups[at + 1] ?? [], links), 'the colours do not follow');
  const group = (index: number): readonly number[] => groups[index] ?? [];
  if (wrong !== null) {
    const bad = group(wrong);
    if (emptied !== null) {
      claims.blank([emptied]);
      claims.that(
        claims.at(emptied).every((digit) => bad.some((one) => clash(one, pair(emptied, digit)))),
        'the cell keeps a digit',
      );
      claims.only(emptied, claims.at(emptied));
    } else {
      const meets = (others: readonly number[]): boolean =>
        bad.some((one) => others.some((other) => clash(one, other)));
      const otherPair = wrong < 2 ? [2, 3] : [0, 1];
      claims.that(
        groups.length === 4 ? otherPair.every((index) => meets(group(index))) : meets(bad),
        'the colour is not wrong',
      );
    }
    return {
      rulesOut: (one) => bad.some((each) => each === one),
      shows: (one) => group(wrong ^ 1).some((each) => each === one),
      all: everything,
    };
  }
  claims.that(emptied === null, 'a cell is emptied for no reason');
  const trap = (one: number, first: number, second: number): boolean =>
    group(first).some((each) => clash(one, each)) && group(second).some((each) => clash(one, each));
  // A coloured candidate that is trapped shows its colour wrong, which is another step.
  const isPlain = (one: number): boolean => colourOf(one) < 0;
  if (groups.length === 2) return removal((one) => trap(one, 0, 1), isPlain);
  const pairs = [0, 1].flatMap((first) =>
    [2, 3]
      .filter((second) => group(first).some((one) => group(second).some((other) => clash(one, other))))
      .map((second) => [first ^ 1, second ^ 1] as const),
  );
  claims.that(pairs.length > 0, 'no two colours rule each other out');
  return removal((one) => pairs.some(([first, second]) => trap(one, first, second)), isPlain);
}

/** Whether of two colours one is all true and the other all false, whichever it is. */
function areOpposite(one: readonly number[], other: readonly number[], links: Colours['links']): boolean {
  const all = [...one, ...other];
  return [true, false].every((first) => {
    const isTrue = new Map<number, boolean>([[all[0] ?? -1, first]]);
    for (const [at, is] of isTrue) {
      const decided = is
        ? all.filter((each) => clash(each, at) && one.includes(each) !== one.includes(at))
        : links.flatMap(({ a, b }): readonly number[] => (a === at ? [b] : b === at ? [a] : []));
      for (const each of decided) if (!isTrue.has(each)) isTrue.set(each, !is);
    }
    return all.every((each) => isTrue.get(each) === (one.includes(each) === first));
  });
}

function chains(claims: Claims, reason: ChainReason): Conclusion {
  const first = chain(claims, reason);
  const second = reason.twin === null ? null : chain(claims, reason.twin);
  return {
    rulesOut: (one) => first.rulesOut(one) || second?.rulesOut(one) === true,
    shows: first.shows,
    all: (one) => first.all(one) && second?.all(one) !== false,
  };
}

function chain(claims: Claims, { nodes, links, loop }: Chain): Conclusion {
  const { board } = claims;
  claims.that(nodes.length > 1 && links.length === nodes.length - (loop ? 0 : 1), 'not a chain');
  for (const node of nodes) {
    claims.that(node.length > 0 && new Set(node).size === node.length, 'an empty node');
    claims.that(new Set(node.map(digitAt)).size === 1, 'a node of two digits');
    claims.toTheLetter(
      node.every((one) => isOpen(board, one)),
      'a node is gone',
    );
  }
  links.forEach(({ strong, by }, i) => {
    claims.that(strong === (i % 2 === 0), 'the links do not alternate');
    const [from, to] = [nodes[i] ?? [], nodes[(i + 1) % nodes.length] ?? []];
    if (strong) strongLink(claims, by, from, to);
    if (!strong) weakLink(claims, by, from, to);
  });
  claims.that(links.at(-1)?.strong === !loop, 'it ends with the wrong link');
  const ends: readonly (readonly [readonly number[], readonly number[]])[] = loop
    ? links.flatMap(({ strong }, i) =>
        strong ? [] : [[nodes[i] ?? [], nodes[(i + 1) % nodes.length] ?? []] as const],
      )
    : [[nodes[0] ?? [], nodes.at(-1) ?? []]];
  const [same] = nodes[0] ?? [];
  const sets = loop
    ? links.flatMap(({ by }, i) =>
        by.kind === 'set'
          ? [{ by, ends: [...(nodes[i] ?? []), ...(nodes[(i + 1) % nodes.length] ?? [])] }]
          : [],
      )
    : [];
  // In a loop an almost locked set holds each digit but those of its link.
  const isHeld = (one: number): boolean =>
    sets.some(({ by: { cells, digits }, ends }) => {
      const places = cells.filter((cell) => claims.at(cell).includes(digitAt(one)));
      return (
        membersOf(digits).includes(digitAt(one)) &&
        !ends.some((end) => digitAt(end) === digitAt(one)) &&
        places.every((cell) => see(cell, cellAt(one)))
      );
    });
  return {
    rulesOut: (one) => ends.some(([from, to]) => ruledOutBy(one, from) && ruledOutBy(one, to)) || isHeld(one),
    shows: (one) =>
      !loop &&
      ends.every(([from, to]) => from.length === 1 && to.length === 1 && from[0] === one && to[0] === one),
    // What is proved true is shown by emptying its cell. Candidates in the cells of the chain are left to other steps.
    all: (one) =>
      same !== undefined && nodes[0]?.join() === nodes.at(-1)?.join()
        ? cellAt(one) === cellAt(same)
        : !nodes.some((node) => node.some((each) => cellAt(each) === cellAt(one))),
  };
}

/** Not both are false. */
function strongLink(claims: Claims, by: Tie, from: readonly number[], to: readonly number[]): void {
  const both = [...from, ...to];
  if (by.kind === 'cell') {
    claims.that(
      both.every((one) => cellAt(one) === by.cell),
      'a link outside its cell',
    );
    claims.only(by.cell, both.map(digitAt));
  } else if (by.kind === 'house') {
    claims.that(
      both.every((one) => digitAt(one) === by.digit),
      'a link of another digit',
    );
    claims.inHouse(both.map(cellAt), by.house);
    claims.onlyIn(by.house, by.digit, both.map(cellAt));
  } else almostSet(claims, by, from, to);
}

function almostSet(
  claims: Claims,
  { cells, digits }: Extract<Tie, { readonly kind: 'set' }>,
  from: readonly number[],
  to: readonly number[],
): void {
  const members = membersOf(digits);
  claims.blank(cells);
  claims.together(cells);
  claims.that(members.length === cells.length + 1, 'the set has not one digit more than cells');
  for (const cell of cells) claims.only(cell, members);
  for (const node of [from, to]) {
    const digit = digitAt(node[0] ?? -1);
    claims.that(members.includes(digit), 'a node of another digit');
    const there = cells.filter((cell) => claims.at(cell).includes(digit));
    claims.that(
      there.every((cell) => node.some((one) => one === pair(cell, digit))),
      'a place of the set is not in the node',
    );
    for (const cell of cells)
      if (!there.includes(cell) && !node.some((one) => one === pair(cell, digit))) claims.gone(cell, digit);
    claims.that(
      node.every((one) => cells.some((cell) => cell === cellAt(one))),
      'a node outside the set',
    );
  }
  claims.that(digitAt(from[0] ?? -1) !== digitAt(to[0] ?? -1), 'a link of a digit with itself');
}

/** Not both are true. */
function weakLink(claims: Claims, by: Tie, from: readonly number[], to: readonly number[]): void {
  const both = [...from, ...to];
  claims.that(
    from.every((one) => to.every((other) => clash(one, other))),
    'a weak link between what may both be true',
  );
  if (by.kind === 'cell')
    claims.that(
      both.every((one) => cellAt(one) === by.cell),
      'a link outside its cell',
    );
  else if (by.kind === 'house') {
    claims.that(
      both.every((one) => digitAt(one) === by.digit),
      'a link of another digit',
    );
    claims.inHouse(both.map(cellAt), by.house);
  } else claims.that(false, 'a weak link by a set');
}

function almostLocked(claims: Claims, { sets, commons, outcome, stem }: AlmostLocked): Conclusion {
  const sure = membersOf(outcome);
  for (const { cells, digits } of sets) {
    const members = membersOf(digits);
    claims.blank(cells);
    claims.together(cells);
    claims.that(members.length === cells.length + 1, 'a set has not one digit more than cells');
    const used = new Set(cells.flatMap((cell) => claims.at(cell)));
    claims.toTheLetter(
      members.every((digit) => used.has(digit)),
      'a digit of a set has no place',
    );
    for (const cell of cells) claims.only(cell, members);
  }
  const placesIn = (index: number, digit: number): readonly number[] =>
    (sets[index]?.cells ?? []).filter((cell) => claims.at(cell).includes(digit));
  for (const { a, b, digit } of commons) {
    claims.that(
      a !== b && placesIn(a, digit).length > 0 && placesIn(b, digit).length > 0,
      'a link of nothing',
    );
    claims.that(
      placesIn(a, digit).every((cell) => placesIn(b, digit).every((other) => see(cell, other))),
      'a linking digit fits in both sets',
    );
  }
  if (stem !== null) {
    claims.that(
      commons.length === 0 && stem.digits.length === sets.length && sets.length > 1,
      'not a blossom',
    );
    claims.blank([stem.cell]);
    claims.only(stem.cell, stem.digits);
    claims.sameSet(stem.digits, claims.at(stem.cell), 'not the digits of the stem');
    stem.digits.forEach((digit, i) => {
      claims.that(placesIn(i, digit).length > 0, 'a petal without the digit of its stem');
      claims.that(
        placesIn(i, digit).every((cell) => see(cell, stem.cell)),
        'a petal does not see its stem',
      );
    });
  } else
    claims.that(
      commons.length >= sets.length - 1 &&
        sets.length > 1 &&
        sets
          .slice(1)
          .every((_, i) => commons.some(({ a, b }) => Math.min(a, b) === i && Math.max(a, b) === i + 1)),
      'the sets are not linked',
    );
  // A set lacks one of its digits and holds each other. So few cases are possible.
  const cases: (readonly number[])[] = [];
  const list = (lacks: readonly number[]): void => {
    const next = sets[lacks.length];
    if (next === undefined) {
      const isPossible =
        commons.every(({ a, b, digit }) => lacks[a] === digit || lacks[b] === digit) &&
        (stem === null || stem.digits.some((digit, i) => lacks[i] === digit));
      if (isPossible) cases.push(lacks);
      return;
    }
    for (const digit of membersOf(next.digits)) list([...lacks, digit]);
  };
  list([]);
  const linear = stem !== null || commons.length < sets.length;
  const ends = stem !== null ? sets.map((_, i) => i) : [0, sets.length - 1];
  claims.that(!linear || sure.length > 0, 'nothing is sure');
  if (linear)
    claims.that(
      sure.every((digit) =>
        cases.every((lacks) =>
          ends.some((i) => membersOf(sets[i]?.digits ?? 0).includes(digit) && lacks[i] !== digit),
        ),
      ),
      'the outcome is not sure',
    );
  return removal(
    (one) =>
      (!linear || sure.includes(digitAt(one))) &&
      cases.every((lacks) =>
        lacks.some((lack, i) => {
          const places = lack === digitAt(one) ? [] : placesIn(i, digitAt(one));
          return places.length > 0 && places.every((cell) => see(cell, cellAt(one)));
        }),
      ),
    nothing,
  );
}

function bent(claims: Claims, { parts, digits, twice, loose }: Bent): Conclusion {
  const cells: readonly number[] = parts.flat();
  const members = membersOf(digits);
  claims.blank(cells);
  for (const part of parts) if (part.length > 0) claims.together(part);
  for (const cell of cells) claims.only(cell, members);
  const holding = (digit: number): readonly number[] =>
    cells.filter((cell) => claims.at(cell).includes(digit));
  const counted = (digit: number): number => (membersOf(twice).includes(digit) ? 2 : 1);
  claims.that(
    membersOf(twice).every((digit) => members.includes(digit)),
    'a digit that is not there counts twice',
  );
  claims.that(
    members.reduce((sum, digit) => sum + counted(digit), 0) === cells.length,
    'not as many digits as cells',
  );
  for (const digit of members) {
    const most = mostAtOnce(holding(digit));
    claims.toTheLetter(most > 0, 'a digit has no place');
    if (digit !== loose) claims.that(most <= counted(digit), 'a digit fits more often than it counts');
    claims.toTheLetter(counted(digit) === 1 || most === 2, 'a digit does not fit twice');
  }
  if (loose !== null) {
    claims.that(twice === 0 && members.includes(loose), 'not a wing');
    return removal(
      (one) =>
        digitAt(one) === loose &&
        ruledOutBy(
          one,
          holding(loose).map((cell) => pair(cell, loose)),
        ),
    );
  }
  return removal(
    (one) => {
      const digit = digitAt(one);
      if (cells.includes(cellAt(one)) || !members.includes(digit)) return false;
      return mostAtOnce(holding(digit).filter((cell) => !see(cell, cellAt(one)))) < counted(digit);
    },
    // What it rules out beside its line and box is left to other steps.
    (one) => parts.slice(1).some((part) => shareHouse([cellAt(one), ...part, ...(parts[0] ?? [])])),
  );
}

const shareHouse = (cells: readonly number[]): boolean =>
  housesAt(cells[0] ?? -1).some((house) => cells.every((cell) => cellsIn(house).includes(cell)));

function exclusion(claims: Claims, { cells, blocked }: Exclusion): Conclusion {
  claims.blank(cells);
  claims.that(blocked.length > 0, 'nothing is blocked');
  for (const { candidates, set } of blocked) {
    claims.that(
      candidates.length > 1 && new Set(candidates.map(cellAt)).size === candidates.length,
      'not a combination',
    );
    claims.that(
      candidates.every((one) => cells.some((cell) => cell === cellAt(one))),
      'a candidate of another cell',
    );
    if (set.length === 0) {
      claims.that(
        candidates.length === 2 && candidates.every((one, i) => i === 0 || clash(one, candidates[0] ?? -1)),
        'the two may both be true',
      );
      continue;
    }
    claims.blank(set);
    claims.together(set);
    const left = new Set(
      set.flatMap((cell) => {
        claims.only(cell, claims.at(cell));
        return claims.at(cell).filter((digit) => !candidates.some((one) => clash(one, pair(cell, digit))));
      }),
    );
    claims.that(left.size < set.length, 'enough digits are left');
  }
  const isBlocked = (one: number): boolean => {
    const others = cells.filter((cell) => cell !== cellAt(one));
    const fits = (chosen: readonly number[]): boolean => {
      if (blocked.some(({ candidates }) => candidates.every((each) => chosen.includes(each)))) return false;
      const next = others[chosen.length - 1];
      return next === undefined || claims.at(next).some((digit) => fits([...chosen, pair(next, digit)]));
    };
    return !fits([one]);
  };
  const [first] = cells;
  for (const cell of cells) if (cell !== first) claims.only(cell, claims.at(cell));
  return removal((one) => cells.some((cell) => cell === cellAt(one)) && isBlocked(one), nothing);
}

function fireworks(claims: Claims, { crossings, ends }: Fireworks): Conclusion {
  const cells: readonly number[] = [...crossings.map(({ cell }) => cell), ...ends];
  claims.blank(cells);
  const [one, other] = ends;
  for (const { cell, digits } of crossings) {
    const [row, column, box] = housesAt(cell);
    claims.that(
      [one, other].some((end) => housesAt(end)[0] === row) &&
        [one, other].some((end) => housesAt(end)[1] === column),
      'the ends are not in the row and column',
    );
    claims.that(!cellsIn(box ?? 0).includes(one) && !cellsIn(box ?? 0).includes(other), 'an end in the box');
    for (const house of [row, column])
      for (const each of cellsIn(house ?? 0))
        if (!cellsIn(box ?? 0).includes(each) && each !== one && each !== other)
          for (const digit of membersOf(digits)) claims.gone(each, digit);
  }
  const all = crossings.flatMap(({ digits }) => membersOf(digits));
  claims.that(new Set(all).size === all.length && all.length === cells.length, 'not as many digits as cells');
  const fits = (truth: number): boolean => {
    const taken = (index: number, used: readonly number[]): boolean => {
      const digit = all[index];
      if (digit === undefined) return true;
      const crossing = crossings.find(({ digits }) => membersOf(digits).includes(digit));
      return [crossing?.cell ?? -1, ...ends].some(
        (cell) =>
          claims.at(cell).includes(digit) &&
          !used.includes(cell) &&
          !clash(pair(cell, digit), truth) &&
          taken(index + 1, [...used, cell]),
      );
    };
    return taken(0, []);
  };
  return removal((truth) => !fits(truth), nothing);
}

function guardians(claims: Claims, { digit, cells, houses, guardians: guards }: Guardians): Conclusion {
  claims.blank(cells);
  claims.that(
    cells.length % 2 === 1 && cells.length > 2 && houses.length === cells.length,
    'not an odd ring',
  );
  claims.toTheLetter(
    [...cells, ...guards].every((cell) => isOpen(claims.board, pair(cell, digit))),
    'a place is gone',
  );
  claims.that(!cells.some((cell) => guards.includes(cell)) && guards.length > 0, 'no guardian');
  claims.toTheLetter(new Set(guards).size === guards.length, 'a guardian is named twice');
  houses.forEach((house, i) => {
    claims.inHouse([cells[i] ?? -1, cells[(i + 1) % cells.length] ?? -1], house);
    claims.onlyIn(house, digit, [cells[i] ?? -1, cells[(i + 1) % cells.length] ?? -1, ...guards]);
  });
  claims.toTheLetter(
    guards.every((guard) => houses.some((house) => cellsIn(house).includes(guard))),
    'a guardian in no house',
  );
  return {
    rulesOut: (one) =>
      ruledOutBy(
        one,
        guards.map((cell) => pair(cell, digit)),
      ),
    shows: (one) => guards.length === 1 && one === pair(guards[0] ?? 0, digit),
    all: everything,
  };
}
