import type { PageMessages, TechniquePage } from '../sections/pages';
import { choosing } from './path';
import { techniques } from './techniques';

/** The words of the techniques' pages. */
export const pages: PageMessages = {
  list: 'All techniques',
  listLead: (count) =>
    `${count} ways to reason, by what they look at. The number is the usual rating: the higher, the harder to see.`,
  facts: (family, difficulty, rating, usesUniqueness) =>
    [
      choosing.families[family],
      choosing.difficulties[difficulty].toLowerCase(),
      `rating from ${rating.toFixed(1)}`,
      ...(usesUniqueness ? ['needs a puzzle with one solution'] : []),
    ].join(' · '),
  parts: { look: 'Look for', why: 'Why it holds', goes: 'What follows' },
  teach: 'Find one yourself',
  example: 'An example',
  picture: (technique) => `A board with an example of this technique: ${techniques.names[technique]}`,
  onlyDigit: (digit) => `Only the candidates for ${digit} are shown.`,
  previous: 'Previous',
  next: 'Next',
  place: (number, of) => `${number} of ${of}`,
  pages: {
    fullHouse: {
      look: 'A row, column or box with a single empty cell.',
      why: 'Every house holds each digit once, and eight of them are there.',
      goes: 'Write the missing digit in the empty cell.',
    },
    hiddenSingleBox: {
      look: 'A box, and a digit that it lacks. Cross off its empty cells whose row or column has that digit already.',
      why: 'The digit must stand somewhere in the box, and one cell is left for it.',
      goes: 'Write it there, whatever else that cell could hold.',
    },
    hiddenSingleLine: {
      look: 'A row or column, and a digit that it lacks. Cross off its empty cells whose box or other line has that digit already.',
      why: 'The digit must stand somewhere in the line, and one cell is left for it.',
      goes: 'Write it there, whatever else that cell could hold.',
    },
    directPointing: {
      look: 'A digit whose places in a box all lie in one row or column. Then look where else that line matters.',
      why: 'The box needs the digit in that line, so no other cell of the line can have it. In another box or line this leaves it one place.',
      goes: 'Write the digit in that one place.',
    },
    directClaiming: {
      look: 'A digit whose places in a row or column all lie in one box.',
      why: 'The line needs the digit in that box, so no other cell of the box can have it. In another house this leaves it one place.',
      goes: 'Write the digit in that one place.',
    },
    directHiddenPair: {
      look: 'Two digits that have only the same two cells left in a house.',
      why: 'The two cells are taken by the two digits, so a third digit cannot be in them. It has one other place in the house.',
      goes: 'Write the third digit there.',
    },
    nakedSingle: {
      look: 'A cell whose row, column and box together hold eight digits.',
      why: 'A cell must hold something, and only one digit is left for it.',
      goes: 'Write that digit.',
    },
    directHiddenTriple: {
      look: 'Three digits that have only the same three cells left in a house.',
      why: 'The three cells are taken by the three digits, so a fourth digit cannot be in them. It has one other place in the house.',
      goes: 'Write the fourth digit there.',
    },
    pointing: {
      look: 'A digit whose places in a box all lie in one row or column. They point along that line.',
      why: 'The box needs the digit, so one of those places is true, and the line has its digit.',
      goes: 'Remove the digit from the rest of the line, outside the box.',
    },
    claiming: {
      look: 'A digit whose places in a row or column all lie in one box.',
      why: 'The line needs the digit, so one of those places is true, and the box has its digit.',
      goes: 'Remove the digit from the rest of the box, outside the line.',
    },
    lockedPair: {
      look: 'Two cells with the same two candidates that lie in one box and in one line as well.',
      why: 'The two cells use up both digits, and they do so for the box and for the line at once.',
      goes: 'Remove both digits from the rest of the box and from the rest of the line.',
    },
    nakedPair: {
      look: 'Two cells of a house with the same two candidates and no others.',
      why: 'One cell takes the one digit, the other cell the other: both digits are used up, whichever way round.',
      goes: 'Remove both digits from all other cells of the house.',
    },
    hiddenPair: {
      look: 'Two digits that have only the same two cells in a house, however much else is in those cells.',
      why: 'The two digits need the two cells, and fill them.',
      goes: 'Remove all other candidates from the two cells.',
    },
    lockedTriple: {
      look: 'The three cells where a box and a line cross, with only three candidates among them.',
      why: 'The three cells use up the three digits for the box and for the line at once.',
      goes: 'Remove the three digits from the rest of the box and from the rest of the line.',
    },
    nakedTriple: {
      look: 'Three cells of a house with only three digits among them. No cell need have all three: 12, 23 and 13 will do.',
      why: 'Three cells take three digits, so nothing of them is left over.',
      goes: 'Remove the three digits from all other cells of the house.',
    },
    hiddenTriple: {
      look: 'Three digits of a house that have places only in the same three cells. Not every digit need be in every cell.',
      why: 'The three digits need the three cells, and fill them.',
      goes: 'Remove all other candidates from the three cells.',
    },
    nakedQuadruple: {
      look: 'Four cells of a house with only four digits among them.',
      why: 'Four cells take four digits, so nothing of them is left over.',
      goes: 'Remove the four digits from all other cells of the house.',
    },
    hiddenQuadruple: {
      look: 'Four digits of a house that have places only in the same four cells. A naked set among the other cells is the same thing, and often easier to see.',
      why: 'The four digits need the four cells, and fill them.',
      goes: 'Remove all other candidates from the four cells.',
    },
    xWing: fish('two'),
    finnedXWing: finned('X-Wing'),
    sashimiXWing: sashimi('X-Wing'),
    swordfish: fish('three', ' Not every line need have all three.'),
    skyscraper: {
      look: 'One digit with two places each in two rows, one of them in the same column; or rows and columns swapped. The other two places are the roofs.',
      why: 'The shared column takes the digit once at most, so at least one of the rows has it at its roof.',
      goes: 'Remove the digit from cells that see both roofs.',
    },
    twoStringKite: {
      look: 'One digit with two places in a row and two in a column, where a place of each lies in the same box.',
      why: 'The box takes the digit once at most, so the row or the column has it at its far end.',
      goes: 'Remove the digit from the cell that sees both far ends.',
    },
    dualTwoStringKite: {
      look: 'Two 2-string kites that share the same row and column, or hang on the same box.',
      why: 'Each of the kites holds for itself.',
      goes: 'Remove what either of them rules out.',
    },
    turbotFish: {
      look: 'One digit with two places each in two houses, where a place of the first sees a place of the second.',
      why: 'The two that see each other are not both true, so one of the houses has the digit at its free end.',
      goes: 'Remove the digit from cells that see both free ends.',
    },
    xyWing: {
      look: 'A pivot with the candidates X and Y that sees two pincers, one with X and Z, one with Y and Z.',
      why: 'If the pivot is X, the first pincer is Z; if it is Y, the second is. One of the pincers is Z.',
      goes: 'Remove Z from cells that see both pincers.',
    },
    emptyRectangle: {
      look: 'A box where a digit lies in one row and one column only, like a cross; and a line with just two places for it, one of which sees an arm of the cross.',
      why: 'The box needs the digit in the one arm or the other. In the one case the linked line has it at its far end, in the other the arm itself reaches across.',
      goes: 'Remove the digit from the cell where the far end and the other arm meet.',
    },
    dualEmptyRectangle: {
      look: 'Two empty rectangles on the same box that rule out different cells.',
      why: 'Each of them holds for itself.',
      goes: 'Remove what either of them rules out.',
    },
    xyzWing: {
      look: 'A pivot with X, Y and Z that sees two pincers, one with X and Z, one with Y and Z.',
      why: 'If the pivot is not Z, it is X or Y and makes one of the pincers Z. One of the three cells is Z.',
      goes: 'Remove Z from cells that see all three.',
    },
    wWing: {
      look: 'Two cells with the same two candidates X and Y that do not see each other, and a house with just two places for X, each seen by one of them.',
      why: 'If neither cell were Y, both would be X, and the house would have no place left for X. One of the two is Y.',
      goes: 'Remove Y from cells that see both.',
    },
    remotePair: {
      look: 'Four or more cells with the same two candidates, each seeing the next.',
      why: 'Along the chain the two digits take turns, so the ends of an odd number of steps differ: between them they hold both digits.',
      goes: 'Remove both digits from cells that see two cells of different colour.',
    },
    simpleColoursTrap: {
      look: 'One digit. Wherever a house has just two places for it, colour one of them with each of two colours, and go on from there.',
      why: 'All cells of one colour have the digit and all of the other have not, though nobody knows yet which.',
      goes: 'Remove the digit from cells that see both colours.',
    },
    simpleColoursWrap: {
      look: 'One digit, coloured in two colours along its strong links. Two cells of one colour see each other.',
      why: 'They cannot both have the digit, and a colour is true as a whole or not at all.',
      goes: 'Remove the digit from every cell of that colour.',
    },
    uniqueRectangle1: {
      look: 'Four cells in two rows, two columns and two boxes. Three of them hold only the same two candidates.',
      why: 'If the fourth held one of the two as well, the digits could be swapped all round, and the puzzle would have a second solution.',
      goes: 'Remove both digits from the fourth corner.',
    },
    uniqueRectangle2: {
      look: 'A rectangle in two boxes. Two corners hold only the same two candidates, the other two one and the same digit more.',
      why: 'Without that digit the two digits of the rectangle could be swapped. One of the two open corners is it.',
      goes: 'Remove the digit from cells that see both open corners.',
    },
    uniqueRectangle3: {
      look: 'A rectangle whose two open corners have several candidates more, and other cells of their house that form a set with these.',
      why: 'One of the extra candidates is true, so the two corners act as one cell with the extras as its candidates. With the other cells it makes a naked set.',
      goes: 'Remove the digits of the set from the rest of the house.',
    },
    uniqueRectangle4: {
      look: 'A rectangle whose open corners share a house in which one of its two digits has no other place.',
      why: 'One of the open corners takes that digit. If the other took the second one, the two digits of the rectangle could be swapped.',
      goes: 'Remove the second digit from both open corners.',
    },
    uniqueRectangle5: {
      look: 'A rectangle with one and the same extra digit in two corners that are opposite each other, or in three.',
      why: 'Without it the two digits of the rectangle could be swapped, so one of these corners is that digit.',
      goes: 'Remove the digit from cells that see all of them.',
    },
    uniqueRectangle6: {
      look: 'A rectangle whose open corners are opposite each other. One of its digits lies in both of its rows, or columns, in the rectangle alone.',
      why: 'That digit is in one pair of opposite corners. If it were in the open ones, the other two would take the second digit, and its digits could be swapped.',
      goes: 'Remove the digit from the open corners.',
    },
    avoidableRectangle1: {
      look: 'A rectangle in two boxes without a given. Three corners are filled, with A and B in turn, and the fourth is empty.',
      why: 'If the fourth held the digit that completes it, A and B could be swapped, as no given says otherwise.',
      goes: 'Remove that digit from the fourth corner.',
    },
    avoidableRectangle2: {
      look: 'A rectangle in two boxes without a given. Two corners are filled; the two empty ones could complete it, and both have the same third candidate.',
      why: 'If neither were the third digit, the two digits of the rectangle could be swapped. One of them is it.',
      goes: 'Remove the third digit from cells that see both empty corners.',
    },
    hiddenRectangle: {
      look: 'A rectangle with one corner of just two candidates. From the opposite corner, one of the two digits is tied to the rectangle along its row and along its column.',
      why: 'If the opposite corner were the other digit, the ties would fill the whole rectangle with the two digits, and these could be swapped.',
      goes: 'Remove the other digit from the opposite corner.',
    },
    multiColours1: {
      look: 'One digit with two groups of coloured strong links. A colour of the first group sees a colour of the second.',
      why: 'Those two are not both true, so the opposite colour of one group or of the other is.',
      goes: 'Remove the digit from cells that see both opposite colours.',
    },
    multiColours2: {
      look: 'One digit with two groups of coloured strong links. A colour of the first group sees both colours of the second.',
      why: 'One of those two is true, so the colour that sees both is false.',
      goes: 'Remove the digit from every cell of that colour.',
    },
    jellyfish: fish('four', ' Not every line need have all four.'),
    bugPlusOne: {
      look: 'A board where every empty cell has two candidates, but one has three.',
      why: 'If every empty cell had just two candidates, each digit twice in every house, all of them could be swapped, and the puzzle would have a second solution. So the third candidate is true: the digit that comes three times in its houses.',
      goes: 'Remove the other candidates from that cell.',
    },
    finnedSwordfish: finned('swordfish'),
    siameseFish: siamese('finned fish'),
    sashimiSwordfish: sashimi('swordfish'),
    uniqueLoop: {
      look: 'A ring of six or more cells, each seeing the next, that would all hold the same two candidates, twice in every house they touch.',
      why: 'Left with the two digits alone, the ring could be swapped all round. What is more in its cells must prevent it, as in a unique rectangle.',
      goes: 'If one cell alone has extra candidates, remove the two digits from it. If several have the same extra digit, remove that digit from cells that see them all.',
    },
    finnedJellyfish: finned('jellyfish'),
    threeStrongLinks: strongLinks('three'),
    wxyzWing: bent('Four', 'four'),
    sashimiJellyfish: sashimi('jellyfish'),
    bug2: {
      look: 'Every empty cell has two candidates, except for a few cells. These have one candidate more, and it is the same digit in all of them.',
      why: 'Without it all candidates could be swapped, so one of those cells is that digit.',
      goes: 'Remove the digit from cells that see all of them.',
    },
    bug4: {
      look: 'Every empty cell has two candidates, except for two cells of one house. A digit of that house lies in these two alone.',
      why: 'One of the two takes that digit. The other must be one of its extras, or all candidates could be swapped.',
      goes: 'Remove the other usual candidates of both cells.',
    },
    bug3: {
      look: 'Every empty cell has two candidates, except for a few cells of one house. Their extra candidates form a set with other cells of the house.',
      why: 'One of the extras is true, so the cells act as one with the extras as its candidates.',
      goes: 'Remove the digits of the set from the rest of the house.',
    },
    fourStrongLinks: strongLinks('four'),
    fireworkTriple: {
      look: 'A cell where a row and a column cross. Outside its box three digits have one cell at most in the row and one in the column, and it is the same two cells for all three.',
      why: 'Each digit is at the crossing or, by its row and column, at the two ends: three digits for three cells.',
      goes: 'Remove all other candidates from the three cells.',
    },
    vwxyzWing: bent('Five', 'five'),
    fireworkQuadruple: {
      look: 'Two fireworks of two digits each, on opposite corners of a rectangle, that share their two ends.',
      why: 'Four digits need the four corners, and fill them.',
      goes: 'Remove all other candidates from the four cells.',
    },
    continuousLoop: loop(''),
    groupedContinuousLoop: loop(
      ' Some nodes are two or three cells of a box in line, true if one of them is.',
    ),
    uvwxyzWing: bent('Six', 'six'),
    brokenWing: {
      look: 'One digit, and a ring of an odd number of cells in which each house between two neighbours would have no other place, except for a few cells: the guardians.',
      why: 'Were all guardians false, the digit would have to take every other cell of the ring, which an odd ring does not allow. One guardian is true.',
      goes: 'Remove the digit from cells that see all guardians. Write a single guardian.',
    },
    xChain: {
      look: 'One digit. Go along a strong link (a house with two places), then a weak one, and so on; begin and end with a strong link.',
      why: 'If the first end is false, the links make the last one true, one after the other. One of the ends is true.',
      goes: 'Remove the digit from cells that see both ends.',
    },
    discontinuousLoop: discontinuous(''),
    aic: aic(''),
    groupedDiscontinuousLoop: discontinuous(' Some nodes are two or three cells of a box in line.'),
    groupedAic: aic(' Some nodes are two or three cells of a box in line, true if one of them is.'),
    medusaTrap: {
      look: 'Colour candidates in two colours along all strong links: houses with two places for a digit, and cells with two candidates.',
      why: 'One colour is true as a whole and the other false.',
      goes: 'Remove every candidate that both colours rule out.',
    },
    medusaWrap: {
      look: 'Candidates of several digits, coloured along their strong links. One colour comes twice in a cell, twice for a digit in a house, or empties a cell.',
      why: 'That colour contradicts itself, so it is false as a whole.',
      goes: 'Remove all candidates of that colour.',
    },
    xyChain: {
      look: 'Cells with two candidates, each seeing the next and sharing a digit with it. The first and the last have a digit Z that the chain does not use there.',
      why: 'If the first cell is not Z, each cell forces the next, and the last one is Z. One of the ends is Z.',
      goes: 'Remove Z from cells that see both ends.',
    },
    tuvwxyzWing: bent('Seven', 'seven'),
    alignedPairExclusion: {
      look: 'Two cells, and the small sets of cells that they see. Try all pairs of digits for the two.',
      why: 'A pair is impossible if it is the same digit twice in sight, or takes from a set of cells more digits than it can spare.',
      goes: 'Remove a candidate that is in no possible pair.',
    },
    sueDeCoq: {
      look: 'Two or three cells where a box and a line cross, some cells in the rest of the line and some in the rest of the box: as many digits as cells, with none shared between the two rests.',
      why: 'Each digit can be in these cells only once, and there are as many digits as cells, so each is there exactly once.',
      goes: 'Remove the digits of the part in the line from the rest of the line, and those of the part in the box from the rest of the box.',
    },
    frankenXWing: franken('X-Wing', 'two'),
    finnedFrankenXWing: finnedComplex('Franken X-Wing'),
    siameseFrankenFish: siamese('finned Franken fish'),
    mutantXWing: mutant('X-Wing', 'two'),
    frankenSwordfish: franken('swordfish', 'three'),
    finnedMutantXWing: finnedComplex('mutant X-Wing'),
    siameseMutantFish: siamese('finned mutant fish'),
    alsXz: {
      look: 'Two almost locked sets: cells of a house with one digit more than cells. A digit X is in both, and all its places see each other.',
      why: 'X is in one of the sets at most. The set without it keeps all its other digits, so another digit Z of both is in one of them.',
      goes: 'Remove Z from cells that see all its places in both sets.',
    },
    finnedFrankenSwordfish: finnedComplex('Franken swordfish'),
    alsContinuousLoop: loop(
      ' Some strong links run through almost locked sets: without one digit such a set holds all its others.',
    ),
    alsDiscontinuousLoop: discontinuous(' Some strong links run through almost locked sets.'),
    alsAic: aic(
      ' Some strong links run through almost locked sets: without one digit such a set holds all its others.',
    ),
    mutantSwordfish: mutant('swordfish', 'three'),
    frankenJellyfish: franken('jellyfish', 'four'),
    finnedMutantSwordfish: finnedComplex('mutant swordfish'),
    alsXyWing: {
      look: 'Three almost locked sets. The middle one shares with each of the others a digit that cannot be in both.',
      why: 'The middle set can do without one of those digits only. So one of the outer sets gives its own up, and keeps all its other digits.',
      goes: 'Remove a digit of both outer sets from cells that see all its places there.',
    },
    finnedFrankenJellyfish: finnedComplex('Franken jellyfish'),
    mutantJellyfish: mutant('jellyfish', 'four'),
    finnedMutantJellyfish: finnedComplex('mutant jellyfish'),
    alignedTripleExclusion: {
      look: 'Three cells, and the small sets of cells that they see. Try all ways to fill the three.',
      why: 'A way is impossible if it has the same digit twice in sight, or takes from a set of cells more digits than it can spare.',
      goes: 'Remove a candidate that is in no possible way.',
    },
    alsChain: {
      look: 'Four or more almost locked sets in a row, each sharing with the next a digit that cannot be in both.',
      why: 'If the first set lacks the common digit of both ends, it takes its link digit, so the next set gives that up, and so on to the last, which then holds the common digit.',
      goes: 'Remove the common digit of the two ends from cells that see all its places there.',
    },
    deathBlossom: {
      look: 'A stem cell, and for each of its candidates an almost locked set whose places of that digit the stem sees. The sets share a further digit Z.',
      why: 'Whatever the stem is, it takes a digit from one of the sets, which then holds Z.',
      goes: 'Remove Z from cells that see all its places in all of the sets.',
    },
    nishioForcingChain: {
      look: 'A candidate to doubt. Suppose it is true, and follow what it forces, one thing after the other.',
      why: 'If that ends in a contradiction, such as a candidate both true and false, the supposition was wrong.',
      goes: 'Remove the candidate. If supposing it false is what fails, write it.',
    },
    cellForcingChain: {
      look: 'A cell with few candidates. Follow what each of them forces.',
      why: 'One of the candidates is true. What follows from each of them is true anyway.',
      goes: 'Do what all of the chains agree on: remove a candidate, or write a digit.',
    },
    regionForcingChain: {
      look: 'A house and a digit with few places in it. Follow what each place forces.',
      why: 'One of the places is true. What follows from each of them is true anyway.',
      goes: 'Do what all of the chains agree on: remove a candidate, or write a digit.',
    },
    krakenFish: {
      look: 'A finned fish whose fins do not see what the fish would clear.',
      why: 'Either the fish holds, or one of its fins is true; from each fin a chain leads to the same.',
      goes: 'Remove what the fish clears and each fin rules out by its chain.',
    },
    dynamicForcingChain: {
      look: 'A candidate, cell or house to split on. Follow all that is forced, using what earlier lines have removed.',
      why: 'The branches may join: a cell that has lost two candidates to different lines has one left. Each line follows from lines before it.',
      goes: 'Do what all cases agree on; a case that contradicts itself is ruled out.',
    },
    dynamicForcingChainPlus: {
      look: 'The same as in a dynamic forcing chain, with locked candidates, pairs and X-Wings among what follows.',
      why: 'These hold on the board as it is under the supposition, so what they remove is removed there.',
      goes: 'Do what all cases agree on; a case that contradicts itself is ruled out.',
    },
    templateSet: {
      look: 'One digit, and all ways to place it nine times, once in every row, column and box.',
      why: 'One of these ways is the true one. A cell that all of them use has the digit.',
      goes: 'Write the digit in that cell.',
    },
    templateDelete: {
      look: 'One digit, and all ways to place it nine times, once in every row, column and box.',
      why: 'One of these ways is the true one. A cell that none of them uses is without the digit.',
      goes: 'Remove the digit from that cell.',
    },
    nestedForcingChain: {
      look: 'A dynamic forcing chain in which some lines are shown by a chain of their own.',
      why: 'On the board under the supposition, the inner chain is an ordinary chain, and as sound as one.',
      goes: 'Do what all cases agree on; a case that contradicts itself is ruled out.',
    },
    nestedMultipleForcingChain: {
      look: 'A dynamic forcing chain in which some lines are shown by forcing chains from a whole cell or house.',
      why: 'On the board under the supposition, whatever the inner cell or house holds, the same follows.',
      goes: 'Do what all cases agree on; a case that contradicts itself is ruled out.',
    },
    nestedDynamicForcingChain: {
      look: 'A dynamic forcing chain in which some lines are shown by dynamic forcing chains of their own.',
      why: 'Each inner chain is sound on the board under the supposition. It is the last resort before showing the digit.',
      goes: 'Do what all cases agree on; a case that contradicts itself is ruled out.',
    },
  },
};

function fish(lines: 'two' | 'three' | 'four', more = ''): TechniquePage {
  return {
    look: `One digit, and ${lines} rows in which all its places lie in the same ${lines} columns; or rows and columns swapped.${more}`,
    why: `Each of the ${lines} rows needs the digit, and a column can take it only once. So the rows use up all ${lines} columns.`,
    goes: `Remove the digit from all other cells of those columns.`,
  };
}

function finned(name: string): TechniquePage {
  return {
    look: `An almost perfect ${name}: in one box its lines have one or two places too many, the fins.`,
    why: `Either a fin is true, or none is and the ${name} holds.`,
    goes: `Remove the digit from cells that the ${name} would clear and that see all fins: they share the box with them.`,
  };
}

function sashimi(name: string): TechniquePage {
  return {
    look: `A finned ${name} that lacks a corner beside its fins: without the fins, one of its lines would have a single place left.`,
    why: `If no fin is true, that line is decided at once and the other lines follow, as in a ${name}. Else a fin is true.`,
    goes: `Remove the digit from cells that the ${name} would clear and that see all fins.`,
  };
}

function siamese(name: string): TechniquePage {
  return {
    look: `Two ${name} on the same lines that differ only in which places are corners and which are fins.`,
    why: 'Each of the two holds for itself.',
    goes: 'Remove what either of them rules out, as one step.',
  };
}

function franken(name: string, houses: 'two' | 'three' | 'four'): TechniquePage {
  return {
    look: `One digit, and a ${name} in which a box stands for a line: ${houses} houses, rows and boxes, whose places all lie in ${houses} others, columns and boxes; or the other way round.`,
    why: `The first ${houses} houses share no cell, so each needs a place of its own in the other ${houses}, and uses them up.`,
    goes: 'Remove the digit from all other cells of the houses that cover it.',
  };
}

function mutant(name: string, houses: 'two' | 'three' | 'four'): TechniquePage {
  return {
    look: `One digit, and a ${name} of any houses: ${houses} rows, columns and boxes, mixed, whose places all lie in ${houses} others.`,
    why: `Each of the first ${houses} houses needs the digit at a place of its own, and each of the others takes one at most. So they are used up.`,
    goes: 'Remove the digit from all other cells of the houses that cover it.',
  };
}

function finnedComplex(name: string): TechniquePage {
  return {
    look: `A ${name} with places too many: fins outside the houses that cover it, or in two of its own at once.`,
    why: `Either a fin is true, or none is and the ${name} holds.`,
    goes: `Remove the digit from cells that the ${name} would clear and that see all fins.`,
  };
}

function strongLinks(links: 'three' | 'four'): TechniquePage {
  return {
    look: `One digit, and ${links} houses with two places each, where an end of each sees an end of the next.`,
    why: 'If the first free end is false, its house has the digit at its other end, which rules out the near end of the next house, and so on. One of the free ends is true.',
    goes: 'Remove the digit from cells that see both free ends.',
  };
}

function bent(Cells: string, cells: string): TechniquePage {
  return {
    look: `${Cells} cells, mostly in one house, with ${cells} digits among them. All places of each digit see each other, but those of one digit Z do not.`,
    why: `Every digit but Z fits once at most, which fills one cell less than there are. The last one is Z.`,
    goes: 'Remove Z from cells that see all its places in the wing.',
  };
}

function loop(more: string): TechniquePage {
  return {
    look: `Strong links (one of the two is true) and weak ones (not both are) in turn, back to the beginning.${more}`,
    why: 'Going round either way, every other node is true, so of the two ends of each link exactly one is.',
    goes: 'Every weak link is strong as well: remove what sees both its ends.',
  };
}

function discontinuous(more: string): TechniquePage {
  return {
    look: `Strong and weak links in turn that come back to the candidate where they began, or to another one of its cell.${more}`,
    why: 'If two strong links meet there, the candidate follows from its own denial. If two weak ones meet, supposing it true denies it.',
    goes: 'In the first case write it, in the second remove it.',
  };
}

function aic(more: string): TechniquePage {
  return {
    look: `Strong links (one of the two is true) and weak ones (not both are) in turn, through any digits and cells, beginning and ending with a strong one.${more}`,
    why: 'If the first end is false, the links make the last one true, one after the other. One of the ends is true.',
    goes: 'Remove every candidate that both ends rule out.',
  };
}
