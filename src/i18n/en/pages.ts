import type { Digit } from '../../sudoku/core';
import type { Difficulty, Family, TechniqueId } from '../../sudoku/techniques';
import type { InAnyLanguage } from '../inAnyLanguage';
import { choosing } from './path';
import { techniques } from './techniques';

/** The page of a technique, in one or two sentences for each question. */
export interface TechniquePage {
  /** What to look for. */
  readonly look: string;
  /** Why it is right. */
  readonly why: string;
  /** What the player may then remove or write. */
  readonly goes: string;
}

/** Follows the text of chains that pass through groups of cells. */
const GROUPS =
  ' An end of a link may also be two or three cells where a box and a line cross: true if the digit is in one of them.';

/** Follows the text of chains that pass through almost locked sets. */
const SETS =
  ' Some strong links go through almost locked sets (one more digit than cells in a house): without one digit, the set holds all others.';

/** The words of the techniques' pages. */
export const pages = {
  /** The title of the list of all techniques. */
  list: 'All techniques',
  listLead: (count: number) =>
    `${count} solving techniques, grouped by what they look at. The higher the rating, the harder to spot. A house is a row, column or box; a line is a row or column. A cell sees all other cells of its row, column and box.`,
  /** A line of facts under the title. */
  facts: (family: Family, difficulty: Difficulty, rating: number, usesUniqueness: boolean) =>
    [
      choosing.families[family],
      choosing.difficulties[difficulty].toLowerCase(),
      `rating from ${rating.toFixed(1)}`,
      ...(usesUniqueness ? ['needs a puzzle with one solution'] : []),
    ].join(' · '),
  /** The headings of the three parts of a page. */
  parts: { look: 'Look for', why: 'Why it works', goes: 'What follows' } satisfies Record<
    keyof TechniquePage,
    string
  >,
  /** The button that opens a puzzle to practise the technique on. */
  teach: 'Find one yourself',
  example: 'An example',
  /** The accessible name of the drawn board. */
  picture: (technique: TechniqueId) =>
    `A board with an example of this technique: ${techniques.names[technique]}`,
  /** Says that only the candidates of one digit are drawn. */
  onlyDigit: (digit: Digit) => `Only the candidates for ${digit} are shown.`,
  previous: 'Previous',
  next: 'Next',
  /** The page's number, and how many pages there are. */
  place: (number: number, of: number) => `${number} of ${of}`,
  pages: {
    fullHouse: {
      look: 'A row, column or box with a single empty cell.',
      why: 'It must hold all nine digits, and eight of them are there.',
      goes: 'Write the missing digit in the empty cell.',
    },
    hiddenSingleBox: {
      look: 'A box, and a digit that is missing from it. Cross off the empty cells whose row or column already has that digit.',
      why: 'The digit must go somewhere in the box, and only one cell is left for it.',
      goes: 'Write the digit there, even if the cell has other candidates.',
    },
    hiddenSingleLine: {
      look: 'A row or column, and a digit that is missing from it. Cross off the empty cells whose box or other line already has that digit.',
      why: 'The digit must go somewhere in the line, and only one cell is left for it.',
      goes: 'Write the digit there, even if the cell has other candidates.',
    },
    directPointing: {
      look: 'A digit that fits in a box only in one row or column. Look at the other boxes and lines that this line crosses.',
      why: 'The box has its digit in that line, so no other cell of the line can have it. In another box or line this leaves the digit only one place.',
      goes: 'Write the digit in that place.',
    },
    directClaiming: {
      look: 'A digit that fits in a row or column only in one box.',
      why: 'The line has its digit in that box, so no other cell of the box can have it. In another house this leaves the digit only one place.',
      goes: 'Write the digit in that place.',
    },
    directHiddenPair: {
      look: 'Two digits that fit in a house only in the same two cells.',
      why: 'The two digits fill the two cells, so a third digit cannot be there. It has only one other place in the house.',
      goes: 'Write the third digit in that place.',
    },
    nakedSingle: {
      look: 'A cell whose row, column and box together hold eight different digits.',
      why: 'Only one digit is left for the cell.',
      goes: 'Write that digit.',
    },
    directHiddenTriple: {
      look: 'Three digits that fit in a house only in the same three cells.',
      why: 'The three digits fill the three cells, so a fourth digit cannot be there. It has only one other place in the house.',
      goes: 'Write the fourth digit in that place.',
    },
    pointing: {
      look: 'A digit that fits in a box only in one row or column. Its places point along that line.',
      why: 'The box needs the digit, so one of those places has it. That is also the digit of the line.',
      goes: 'Remove the digit from the rest of the line, outside the box.',
    },
    claiming: {
      look: 'A digit that fits in a row or column only in one box.',
      why: 'The line needs the digit, so one of those places has it. That is also the digit of the box.',
      goes: 'Remove the digit from the rest of the box, outside the line.',
    },
    lockedPair: {
      look: 'Two cells with the same two candidates and no others, in the same box and in the same line.',
      why: 'The two cells use up both digits, for the box and for the line at once.',
      goes: 'Remove both digits from the rest of the box and from the rest of the line.',
    },
    nakedPair: {
      look: 'Two cells of a house with the same two candidates and no others.',
      why: 'One cell takes one of the digits and the other cell takes the other. Either way both digits are used up.',
      goes: 'Remove both digits from all other cells of the house.',
    },
    hiddenPair: {
      look: 'Two digits that fit in a house only in the same two cells. These cells may have other candidates too.',
      why: 'The two digits need both cells, so nothing else fits there.',
      goes: 'Remove all other candidates from the two cells.',
    },
    lockedTriple: {
      look: 'The three cells where a box and a line cross, with only three digits among their candidates.',
      why: 'The three cells use up the three digits, for the box and for the line at once.',
      goes: 'Remove the three digits from the rest of the box and from the rest of the line.',
    },
    nakedTriple: {
      look: 'Three cells of a house with only three digits among their candidates. No cell has to have all three: 12, 23 and 13 will do.',
      why: 'Three cells take three digits, so all three are used up.',
      goes: 'Remove the three digits from all other cells of the house.',
    },
    hiddenTriple: {
      look: 'Three digits that fit in a house only in the same three cells. Not every digit has to fit in every cell.',
      why: 'The three digits need all three cells, so nothing else fits there.',
      goes: 'Remove all other candidates from the three cells.',
    },
    nakedQuadruple: {
      look: 'Four cells of a house with only four digits among their candidates.',
      why: 'Four cells take four digits, so all four are used up.',
      goes: 'Remove the four digits from all other cells of the house.',
    },
    hiddenQuadruple: {
      look: 'Four digits that fit in a house only in the same four cells. The other empty cells of the house then form a naked set, which is often easier to see.',
      why: 'The four digits need all four cells, so nothing else fits there.',
      goes: 'Remove all other candidates from the four cells.',
    },
    xWing: fish('two'),
    finnedXWing: finned('X-Wing'),
    sashimiXWing: sashimi('X-Wing'),
    swordfish: fish('three', ' Not every row has to have all three places.'),
    skyscraper: {
      look: 'One digit with just two places in each of two rows. One place of each row is in the same column; the other two are the roofs. Rows and columns may be swapped.',
      why: 'The shared column takes the digit only once, so at least one of the rows has it at its roof.',
      goes: 'Remove the digit from cells that see both roofs.',
    },
    twoStringKite: {
      look: 'One digit with just two places in a row and just two in a column. One place of each is in the same box.',
      why: 'The box takes the digit only once, so the row or the column has it at its far end.',
      goes: 'Remove the digit from the cell that sees both far ends.',
    },
    dualTwoStringKite: {
      look: 'Two 2-string kites that share the same row and column, or are joined in the same box.',
      why: 'Each kite works by itself.',
      goes: 'Remove whatever either of them rules out.',
    },
    turbotFish: {
      look: 'One digit with just two places in each of two houses. A place of one house sees a place of the other.',
      why: 'These two places cannot both have the digit, so one of the houses has it at its free end.',
      goes: 'Remove the digit from cells that see both free ends.',
    },
    xyWing: {
      look: 'A cell with the candidates X and Y (the pivot) that sees two other cells (the pincers): one with X and Z, one with Y and Z.',
      why: 'If the pivot is X, the first pincer is Z. If it is Y, the second pincer is Z. So one of the pincers is Z.',
      goes: 'Remove Z from cells that see both pincers.',
    },
    emptyRectangle: {
      look: 'A box in which a digit fits only in one row and one column, like a cross. And a line with just two places for the digit, one of them in line with an arm of the cross.',
      why: 'If the digit is in that arm, the line has it at its other place, the far end. If not, it is in the other arm.',
      goes: 'Remove the digit from the cell that sees both the far end and the other arm.',
    },
    dualEmptyRectangle: {
      look: 'Two empty rectangles in the same box that rule out different cells.',
      why: 'Each of them works by itself.',
      goes: 'Remove whatever either of them rules out.',
    },
    xyzWing: {
      look: 'A cell with X, Y and Z (the pivot) that sees two other cells (the pincers): one with X and Z, one with Y and Z.',
      why: 'If the pivot is X, one pincer is Z. If it is Y, the other is. If it is neither, it is Z itself. So one of the three cells is Z.',
      goes: 'Remove Z from cells that see all three.',
    },
    wWing: {
      look: 'Two cells with the same two candidates X and Y that do not see each other. And a house with just two places for X, each of which sees one of the two cells.',
      why: 'If neither cell were Y, both would be X, and the house would have no place left for X. So one of the two is Y.',
      goes: 'Remove Y from cells that see both.',
    },
    remotePair: {
      look: 'Four or more cells with the same two candidates, each seeing the next.',
      why: 'The two digits take turns along the chain. So two cells that are an odd number of links apart hold both digits between them.',
      goes: 'Remove both digits from cells that see two such cells.',
    },
    simpleColoursTrap: {
      look: 'One digit. In every house with just two places for it, colour the two places differently, and go on from there.',
      why: 'All cells of one colour have the digit, and none of the other colour has it. Which is which is not known yet.',
      goes: 'Remove the digit from cells that see both colours.',
    },
    simpleColoursWrap: {
      look: 'One digit, coloured in two colours along its strong links. Two cells of the same colour see each other.',
      why: 'They cannot both have the digit. As a colour is all true or all false, this one is false.',
      goes: 'Remove the digit from every cell of that colour.',
    },
    uniqueRectangle1: {
      look: 'Four cells in two rows, two columns and two boxes. Three of them have only the same two candidates.',
      why: 'If the fourth were one of these two as well, the two digits could be swapped in all four cells, and the puzzle would have a second solution.',
      goes: 'Remove both digits from the fourth corner.',
    },
    uniqueRectangle2: {
      look: 'A rectangle in two boxes. Two corners have only the same two candidates. The other two, the open corners, have one more: the same digit in both.',
      why: 'If neither were that digit, the two digits of the rectangle could be swapped. So one of the open corners is that digit.',
      goes: 'Remove the digit from cells that see both open corners.',
    },
    uniqueRectangle3: {
      look: 'A rectangle whose two open corners have several extra candidates. In their house, these extras form a set with other cells.',
      why: 'One of the extra candidates is true, so the two corners act as one cell that has only the extras. Together with the other cells it makes a naked set.',
      goes: 'Remove the digits of the set from the rest of the house.',
    },
    uniqueRectangle4: {
      look: 'A rectangle whose open corners share a house in which one of its two digits has no other place.',
      why: 'One of the open corners is that digit. If the other were the second digit, the two digits of the rectangle could be swapped.',
      goes: 'Remove the second digit from both open corners.',
    },
    uniqueRectangle5: {
      look: 'A rectangle with the same extra digit in two opposite corners, or in three corners.',
      why: 'If none of these corners were that digit, the two digits of the rectangle could be swapped. So one of them is that digit.',
      goes: 'Remove the digit from cells that see all of these corners.',
    },
    uniqueRectangle6: {
      look: 'A rectangle whose open corners are opposite each other. In both of its rows, or both of its columns, one of its digits fits only in the rectangle.',
      why: 'That digit is in one pair of opposite corners. If it were in the open ones, the other two would be the second digit, and the two digits could be swapped.',
      goes: 'Remove the digit from the open corners.',
    },
    avoidableRectangle1: {
      look: 'A rectangle in two boxes without a given. Three corners are filled, with A and B in turn, and the fourth is empty.',
      why: 'If the fourth were the digit that completes the rectangle, A and B could be swapped, as no corner is given.',
      goes: 'Remove that digit from the fourth corner.',
    },
    avoidableRectangle2: {
      look: 'A rectangle in two boxes without a given. Two corners are filled. The two empty ones could complete the rectangle, and both have the same third candidate.',
      why: 'If neither were the third digit, the two digits of the rectangle could be swapped. So one of them is the third digit.',
      goes: 'Remove the third digit from cells that see both empty corners.',
    },
    hiddenRectangle: {
      look: 'A rectangle with one corner of just two candidates. From the opposite corner, one of the two digits has no other place along its row and along its column than in the rectangle.',
      why: 'If the opposite corner were the other digit, the rectangle would be filled with the two digits alone, and these could be swapped.',
      goes: 'Remove the other digit from the opposite corner.',
    },
    multiColours1: {
      look: 'One digit with two groups of strong links, each in two colours. A colour of the first group sees a colour of the second.',
      why: 'These two colours cannot both be true. So in at least one group the opposite colour is true.',
      goes: 'Remove the digit from cells that see both opposite colours.',
    },
    multiColours2: {
      look: 'One digit with two groups of strong links, each in two colours. A colour of the first group sees both colours of the second.',
      why: 'One of those two is true, so the colour that sees both is false.',
      goes: 'Remove the digit from every cell of that colour.',
    },
    jellyfish: fish('four', ' Not every row has to have all four places.'),
    bugPlusOne: {
      look: 'A board where every empty cell has two candidates, except one that has three.',
      why: 'If every empty cell had two candidates and each digit fitted twice in every house, the puzzle would have several solutions or none. So the extra candidate is true: the digit that fits three times in its houses.',
      goes: 'Remove the other candidates from that cell.',
    },
    finnedSwordfish: finned('swordfish'),
    siameseFish: siamese('finned fish'),
    sashimiSwordfish: sashimi('swordfish'),
    uniqueLoop: {
      look: 'A ring of six or more cells with the same two candidates, each seeing the next. Every house it touches has exactly two of its cells.',
      why: 'If the ring held only these two digits, they could be swapped all round. As in a unique rectangle, an extra candidate must prevent that.',
      goes: 'If only one cell has extra candidates, remove the two digits from it. If several cells have the same extra digit, remove that digit from cells that see them all.',
    },
    finnedJellyfish: finned('jellyfish'),
    threeStrongLinks: strongLinks('three'),
    wxyzWing: bent('Four', 'four'),
    sashimiJellyfish: sashimi('jellyfish'),
    bug2: {
      look: 'A board where every empty cell has two candidates, except a few that have one more: the same digit in all of them.',
      why: 'Without that digit the puzzle would have several solutions or none. So one of those cells is that digit.',
      goes: 'Remove the digit from cells that see all of them.',
    },
    bug4: {
      look: 'A board where every empty cell has two candidates, except two cells of one house. One of their usual digits fits in that house only in these two cells.',
      why: 'One of the two is that digit. The other must be one of its extra candidates, or the puzzle would have several solutions or none.',
      goes: 'In both cells keep that digit and the extra candidates, and remove the rest.',
    },
    bug3: {
      look: 'A board where every empty cell has two candidates, except a few cells of one house. Their extra candidates form a set with other cells of that house.',
      why: 'One of the extra candidates is true, so these cells act as one cell that has only the extras.',
      goes: 'Remove the digits of the set from the rest of the house.',
    },
    fourStrongLinks: strongLinks('four'),
    fireworkTriple: {
      look: 'A cell where a row and a column cross. Outside its box, three digits fit only in one cell of the row and in one cell of the column, the same two cells for all three.',
      why: 'Each of the digits is in the crossing cell or in one of the two others. So three digits fill three cells.',
      goes: 'Remove all other candidates from the three cells.',
    },
    vwxyzWing: bent('Five', 'five'),
    fireworkQuadruple: {
      look: 'Two fireworks of two digits each, at opposite corners of a rectangle, with the same two ends.',
      why: 'Four digits need the four corners, so nothing else fits there.',
      goes: 'Remove all other candidates from the four cells.',
    },
    continuousLoop: loop(''),
    groupedContinuousLoop: loop(GROUPS),
    uvwxyzWing: bent('Six', 'six'),
    brokenWing: {
      look: 'One digit, and a ring with an odd number of cells. Each house that joins two neighbours has no other place for the digit, except for a few cells: the guardians.',
      why: 'If all guardians were false, every second cell of the ring would have the digit, which an odd number of cells does not allow. So one guardian is true.',
      goes: 'Remove the digit from cells that see all guardians. If there is only one guardian, write the digit there.',
    },
    xChain: {
      look: 'One digit. Follow a strong link (a house with just two places), then a weak one (two places in one house), and so on. The first and the last link are strong.',
      why: 'If the first end is false, the links make the last end true. So one of the two ends is true.',
      goes: 'Remove the digit from cells that see both ends.',
    },
    discontinuousLoop: discontinuous(''),
    aic: aic(''),
    groupedDiscontinuousLoop: discontinuous(GROUPS),
    groupedAic: aic(GROUPS),
    medusaTrap: {
      look: 'Colour candidates in two colours along all strong links: in houses with two places for a digit, and in cells with two candidates.',
      why: 'One colour is all true and the other all false.',
      goes: 'Remove every candidate that both colours rule out.',
    },
    medusaWrap: {
      look: 'Candidates of several digits, coloured along their strong links. One colour is twice in a cell, twice in a house for the same digit, or leaves a cell without candidates.',
      why: 'That colour contradicts itself, so all of it is false.',
      goes: 'Remove all candidates of that colour.',
    },
    xyChain: {
      look: 'Cells with two candidates, each linked to the next by a digit they share. In the first and the last cell the same digit Z is left over.',
      why: 'If the first cell is not Z, each cell forces the next, and the last one is Z. So one of the ends is Z.',
      goes: 'Remove Z from cells that see both ends.',
    },
    tuvwxyzWing: bent('Seven', 'seven'),
    alignedPairExclusion: {
      look: 'Two cells, and small groups of cells that they see. Go through all pairs of digits for the two cells.',
      why: 'A pair is impossible if it puts the same digit in two cells that see each other, or leaves a group of cells too few digits.',
      goes: 'Remove a candidate that is in no possible pair.',
    },
    sueDeCoq: {
      look: 'Two or three cells where a box and a line cross, with some more cells of the line and some more of the box. Together they have as many digits as cells, and the added cells of the line and of the box share no digit.',
      why: 'Each digit can be in these cells only once, and there are as many digits as cells. So each digit is there exactly once.',
      goes: 'Remove the digits of the added cells of the line from the rest of the line, and those of the added cells of the box from the rest of the box.',
    },
    frankenXWing: franken('X-Wing', 'two'),
    finnedFrankenXWing: finnedComplex('Franken X-Wing'),
    siameseFrankenFish: siamese('finned Franken fish'),
    mutantXWing: mutant('X-Wing', 'two'),
    frankenSwordfish: franken('swordfish', 'three'),
    finnedMutantXWing: finnedComplex('mutant X-Wing'),
    siameseMutantFish: siamese('finned mutant fish'),
    alsXz: {
      look: 'Two almost locked sets: cells of a house with one more digit than cells. Both have a digit X, and all its places in one set see all its places in the other.',
      why: 'Only one of the sets can hold X. The other must hold all its other digits. So a digit Z that both have is in one of them.',
      goes: 'Remove Z from cells that see all its places in both sets.',
    },
    finnedFrankenSwordfish: finnedComplex('Franken swordfish'),
    alsContinuousLoop: loop(SETS),
    alsDiscontinuousLoop: discontinuous(SETS),
    alsAic: aic(SETS),
    mutantSwordfish: mutant('swordfish', 'three'),
    frankenJellyfish: franken('jellyfish', 'four'),
    finnedMutantSwordfish: finnedComplex('mutant swordfish'),
    alsXyWing: {
      look: 'Three almost locked sets. The middle one shares with each of the others a digit that cannot be in both.',
      why: 'The middle set can lack only one of these two digits, so it takes at least one. The outer set that loses a digit this way must hold all its others.',
      goes: 'Remove a digit that both outer sets have from cells that see all its places there.',
    },
    finnedFrankenJellyfish: finnedComplex('Franken jellyfish'),
    mutantJellyfish: mutant('jellyfish', 'four'),
    finnedMutantJellyfish: finnedComplex('mutant jellyfish'),
    alignedTripleExclusion: {
      look: 'Three cells, and small groups of cells that they see. Go through all ways to fill the three cells.',
      why: 'A way is impossible if it puts the same digit in two cells that see each other, or leaves a group of cells too few digits.',
      goes: 'Remove a candidate that is in no possible way.',
    },
    alsChain: {
      look: 'Four or more almost locked sets, one after the other. Each shares with the next a digit that cannot be in both.',
      why: 'If the first set lacks a digit that both ends have, it holds its linking digit. So the next set lacks that one and holds all its others, and so on. The last set then holds the common digit.',
      goes: 'Remove a digit that both ends have from cells that see all its places there.',
    },
    deathBlossom: {
      look: 'A cell (the stem), and for each of its candidates an almost locked set in which all places of that candidate see the stem. All these sets have another digit Z.',
      why: 'Whatever the stem is, one of the sets loses that digit and must hold Z.',
      goes: 'Remove Z from cells that see all its places in all of the sets.',
    },
    nishioForcingChain: {
      look: 'Any candidate. Suppose it is true, and follow what that forces, one thing after the other.',
      why: 'If that leads to a contradiction, such as a cell without candidates, the candidate is false.',
      goes: 'Remove the candidate. If supposing it false leads to a contradiction, write the digit.',
    },
    cellForcingChain: {
      look: 'A cell with few candidates. Follow what each of them forces.',
      why: 'One of the candidates is true. What follows from each of them is true in any case.',
      goes: 'Do what all of the chains agree on: remove a candidate, or write a digit.',
    },
    regionForcingChain: {
      look: 'A house, and a digit with few places in it. Follow what each place forces.',
      why: 'One of the places is true. What follows from each of them is true in any case.',
      goes: 'Do what all of the chains agree on: remove a candidate, or write a digit.',
    },
    krakenFish: {
      look: 'A finned fish whose fins do not see the candidate that the fish would remove.',
      why: 'Either the fish works, or one of its fins is true. From each fin a chain leads to the same result.',
      goes: 'Remove what the fish removes and each fin rules out by its chain.',
    },
    dynamicForcingChain: {
      look: 'A candidate, cell or house. Suppose each of its cases in turn and follow all that is forced. A line may use several lines before it.',
      why: 'Each line follows from lines before it. If two lines remove two of the three candidates of a cell, for example, the third is true.',
      goes: 'Do what all cases agree on. A case that leads to a contradiction is ruled out.',
    },
    dynamicForcingChainPlus: {
      look: 'The same as a dynamic forcing chain, but locked candidates, pairs and X-Wings are used along the way.',
      why: 'These techniques work on the board as it is in the supposed case, so what they remove is false in that case.',
      goes: 'Do what all cases agree on. A case that leads to a contradiction is ruled out.',
    },
    templateSet: {
      look: 'One digit, and all ways to place it nine times, once in every row, column and box.',
      why: 'One of these ways is the right one. A cell that all of them use has the digit.',
      goes: 'Write the digit in that cell.',
    },
    templateDelete: {
      look: 'One digit, and all ways to place it nine times, once in every row, column and box.',
      why: 'One of these ways is the right one. A cell that none of them uses does not have the digit.',
      goes: 'Remove the digit from that cell.',
    },
    nestedForcingChain: {
      look: 'A dynamic forcing chain in which some lines are proved by a chain of their own.',
      why: 'The inner chain works on the board as it is in the supposed case, like any other chain.',
      goes: 'Do what all cases agree on. A case that leads to a contradiction is ruled out.',
    },
    nestedMultipleForcingChain: {
      look: 'A dynamic forcing chain in which some lines are proved by forcing chains from a whole cell or house.',
      why: 'On the board as it is in the supposed case, the same follows whatever the inner cell or house holds.',
      goes: 'Do what all cases agree on. A case that leads to a contradiction is ruled out.',
    },
    nestedDynamicForcingChain: {
      look: 'A dynamic forcing chain in which some lines are proved by dynamic forcing chains of their own.',
      why: 'Each inner chain works on the board as it is in the supposed case. Unwind has no harder technique.',
      goes: 'Do what all cases agree on. A case that leads to a contradiction is ruled out.',
    },
  } satisfies Record<TechniqueId, TechniquePage>,
};

export type PageMessages = InAnyLanguage<typeof pages>;

function fish(lines: 'two' | 'three' | 'four', more = ''): TechniquePage {
  return {
    look: `One digit, and ${lines} rows in which it fits only in the same ${lines} columns. Or with rows and columns swapped.${more}`,
    why: `Each of the ${lines} rows needs the digit, and a column can take it only once. So the rows use up all ${lines} columns.`,
    goes: 'Remove the digit from all other cells of those columns.',
  };
}

function finned(name: string): TechniquePage {
  return {
    look: `An almost perfect ${name}: in one box its lines have one or two places too many, the fins.`,
    why: `Either a fin is true, or none is and the ${name} works.`,
    goes: `Of the cells that the ${name} would clear, remove the digit from those that see all fins. They are in the same box as the fins.`,
  };
}

function sashimi(name: string): TechniquePage {
  return {
    look: `A finned ${name} that lacks a corner beside its fins: without the fins, one of its lines would have only one place left.`,
    why: `Either a fin is true, or that line has the digit in the place that is left, and the other lines follow as in the full pattern.`,
    goes: `Of the cells that the ${name} would clear, remove the digit from those that see all fins.`,
  };
}

function siamese(name: string): TechniquePage {
  return {
    look: `Two ${name} on the same lines that differ only in which places are corners and which are fins.`,
    why: 'Each of the two works by itself.',
    goes: 'Remove whatever either of them rules out, as one step.',
  };
}

function franken(name: string, houses: 'two' | 'three' | 'four'): TechniquePage {
  return {
    look: `Like the ${name}, but boxes may stand for lines: one digit that fits in ${houses} rows or boxes only in the same ${houses} columns or boxes. Or with rows and columns swapped.`,
    why: `Each of the first ${houses} houses needs a place of its own in the other ${houses}, so together they use these up.`,
    goes: `Remove the digit from all other cells of the second ${houses} houses.`,
  };
}

function mutant(name: string, houses: 'two' | 'three' | 'four'): TechniquePage {
  return {
    look: `Like the ${name}, but with houses of any kind: one digit that fits in ${houses} rows, columns or boxes, mixed, only in the same ${houses} others.`,
    why: `Each of the first ${houses} houses needs a place of its own, and each of the others takes the digit only once. So the others are used up.`,
    goes: `Remove the digit from all other cells of the second ${houses} houses.`,
  };
}

function finnedComplex(name: string): TechniquePage {
  return {
    look: `A ${name} with places too many, the fins: outside the houses that cover it, or in two of its own houses at once.`,
    why: `Either a fin is true, or none is and the ${name} works.`,
    goes: `Of the cells that the ${name} would clear, remove the digit from those that see all fins.`,
  };
}

function strongLinks(links: 'three' | 'four'): TechniquePage {
  return {
    look: `One digit, and ${links} houses with just two places for it. In each house one place sees a place of the next house.`,
    why: 'If the free end of the first house is false, its other place is true. That rules out the near place of the next house, and so on to the last. So one of the two free ends is true.',
    goes: 'Remove the digit from cells that see both free ends.',
  };
}

function bent(Cells: string, cells: string): TechniquePage {
  return {
    look: `${Cells} cells with only ${cells} digits among their candidates. For every digit except one, Z, all its places in these cells see each other.`,
    why: 'Every digit except Z can be there only once, so these digits leave at least one cell over. It is Z.',
    goes: 'Remove Z from cells that see all its places in the wing.',
  };
}

function loop(more: string): TechniquePage {
  return {
    look: `Strong links (not both ends are false) and weak links (not both are true) in turn, back to the beginning.${more}`,
    why: 'Going round, the ends of the links are true and false in turn. So exactly one end of each link is true.',
    goes: 'Each weak link is strong as well: remove candidates that both its ends rule out.',
  };
}

function discontinuous(more: string): TechniquePage {
  return {
    look: `Strong and weak links in turn that come back to the candidate where they began, or to another candidate of its cell.${more}`,
    why: 'If two strong links meet there, supposing the candidate false makes it true. If two weak links meet there, supposing it true makes it false.',
    goes: 'In the first case write the digit; in the second remove the candidate.',
  };
}

function aic(more: string): TechniquePage {
  return {
    look: `Strong links (not both ends are false) and weak links (not both are true) in turn. The first and the last link are strong.${more}`,
    why: 'If the first end is false, the links make the last end true. So one of the two ends is true.',
    goes: 'Remove every candidate that both ends rule out.',
  };
}
