import type { BoardShape, ProgramFault } from '../../../program';
import type { LineDoes, ProgramFrame, RunEnd, Why } from '../../../sudoku/search';
import type { Names } from '../../cellNames';
import { closed } from '../../closed';
import type { InAnyLanguage } from '../../inAnyLanguage';
import { signIn } from '../../signIn';
import { capital, plural, words } from '../words';
import { count, type WatchSentence } from './names';

const inLine = (line: number | null): string => (line === null ? '' : `Line ${line}.`);

const comma = (line: number | null): string => (line === null ? '' : `, in line ${line}`);

const join = (...sentences: readonly string[]): string => sentences.filter((text) => text !== '').join(' ');

/** How a program got its board. */
function givenIn({ form, blank, isText }: BoardShape): string {
  const signs = isText ? 'characters' : 'numbers';
  const board = {
    rows: `nine rows of ${signs}`,
    flat: `a list of 81 ${signs}`,
    text: 'a text of 81 characters',
  }[form];
  return `which it got as ${board} with ${signIn(blank)} for a blank`;
}

/** How a program ended, in one sentence; empty if it simply returned. */
const endIn =
  ({ at }: Names) =>
  (end: RunEnd): string => {
    switch (end.kind) {
      case 'returned':
        return '';
      case 'threw':
        return join(
          end.line === null
            ? `The program failed: ${closed(end.message)}`
            : `The program failed in line ${end.line}: ${closed(end.message)}`,
          end.isElsewhere ? 'Where it runs there is no page, no network and no package, only the board.' : '',
        );
      case 'changedGiven':
        return join(
          `The program changed the given in ${at(end.cell)}${comma(end.line)}. It was stopped there.`,
          end.isTest ? 'A single = writes. To compare, write ===.' : '',
        );
      case 'returnedOther':
        return `The program returned a board with another digit in place of the given in ${at(end.cell)}.`;
      case 'wroteNoDigit':
        return `The program wrote ${end.value} into ${at(end.cell)}${comma(end.line)}. That is no digit, so it was stopped there.`;
      case 'replacedRow':
        return `The program wrote ${end.value} in place of the whole row board[${end.row}]${comma(end.line)}. It was stopped there.`;
      case 'tooLong':
        return 'The program wrote more often than can be recorded. It was stopped there.';
      case 'ended':
        return end.by === 'person'
          ? 'You stopped the program here.'
          : 'The program took too long. It was stopped here.';
    }
  };

/** The sentences for what a program of the person's own does. */
export function programSentencesIn(names: Names) {
  const { at, inHouse } = names;
  type Told<K extends Why['kind']> = (why: Extract<Why, { readonly kind: K }>) => WatchSentence;
  const wrote: Told<'wrote'> = ({ cell, digit, line, twice, next }) => ({
    lead: `Writing ${digit} into ${at(cell)}.`,
    rest: join(
      twice === null
        ? ''
        : `${capital(inHouse(twice.house))} has ${digit} already, in ${words.and(twice.by.map(at))}.`,
      next === 'takesBack'
        ? 'The program takes it back next.'
        : next === 'goesBack'
          ? 'From here the program goes back.'
          : '',
      line === null ? 'The write itself was not seen, only its result.' : inLine(line),
    ),
  });
  const tookBack: Told<'tookBack'> = ({ cell, digit, line, over }) => ({
    lead:
      over === null
        ? `Taking ${digit} out of ${at(cell)}.`
        : `Taking ${digit} out of ${at(cell)}: ${over} is written over it.`,
    rest: inLine(line),
  });
  const programEnded: Told<'programEnded'> = ({ end, onlyEnd, board, empty, solutions }) => {
    const told = endIn(names)(end);
    const now = {
      solved: 'The board is solved.',
      clashes: 'The digits on the board clash, so this is no solution.',
      gaps: `${plural(empty, 'cell is', 'cells are')} empty.`,
    }[board];
    return {
      lead: told === '' ? `The program has ended. ${now}` : told,
      rest: join(
        told === '' ? '' : now,
        solutions > 0 && board !== 'solved'
          ? `On the way it reached ${plural(solutions, 'solution', 'solutions')}.`
          : '',
        onlyEnd ? 'It did not write into the board that it was given, so only the end can be seen.' : '',
        end.kind === 'returned' && end.value !== '' ? `It returned ${end.value}.` : '',
      ),
    };
  };
  return { wrote, tookBack, programEnded };
}

/** The words of the dialog for a program of the person's own. */
export const programIn = (names: Names) => ({
  /** The name of the strategy, and the title of the dialog. */
  title: 'Your own code',
  says: 'Paste a solver in JavaScript or TypeScript, and watch what it writes.',
  open: 'Write or change it',
  help: 'A function that takes the board and fills it in, in JavaScript or TypeScript. It runs on this computer, cut off from this page and from the network, and the same way each time: so its clock and its random numbers are not real.',
  /** The name of the field. */
  code: 'The code',
  starts: 'Begin with',
  noStart: 'Choose an example',
  /** Brings back what an example has replaced. */
  mine: 'What I wrote before',
  /** An example; the others are named as the strategies are. */
  characters: 'Rows of characters, with "." for a blank',
  /** Said of code that a link has brought. */
  fromLink:
    'This code came with a link. It does not run until you press “Run and watch”; then it is cut off from this page and from the network.',
  copyLink: 'Copy a link',
  tooLong: 'The code is too long for a link. Use “Save as a file” instead, and send the file.',
  openFile: 'Open a file',
  save: 'Save as a file',
  run: 'Run and watch',
  running: (steps: number) =>
    steps === 0 ? 'Running.' : `Running: ${plural(steps, 'step', 'steps')} so far.`,
  runsAgain: 'Running the program again, to find its lines.',
  stoppedAt: (line: number) => `Stopped at line ${line}.`,
  stop: 'Stop',
  /** Why there is nothing to watch. */
  fault(fault: ProgramFault): string {
    switch (fault.kind) {
      case 'empty':
        return 'There is no code yet.';
      case 'syntax':
        return `Line ${fault.line}, column ${fault.column}: ${closed(fault.message)}`;
      case 'language':
        return `This looks like ${fault.language}. Only JavaScript and TypeScript run here.`;
      case 'imports':
        return `Line ${fault.line} imports something. There is nothing to import here: paste all of the code.`;
      case 'noFunction':
        return 'There is no function that takes a board, such as function solve(board).';
      case 'broken':
        return `The code could not be started: ${closed(fault.message)}`;
      case 'absent':
        return 'What runs the code could not be loaded. It needs the network once.';
      case 'unusable':
        return 'What the code did cannot be shown.';
      case 'noWrites': {
        const told = endIn(names)(fault.end);
        const returned = fault.end.kind === 'returned';
        return join(
          told !== ''
            ? told
            : returned && fault.end.value !== ''
              ? `The program has ended and returned ${fault.end.value}.`
              : 'The program has ended.',
          fault.given !== null && (returned || fault.end.kind === 'threw')
            ? `It wrote no digit into the board, ${givenIn(fault.given)}.`
            : 'It wrote no digit into the board.',
          returned ? 'Writes such as board[0][2] = 5 are seen, and so is a board that is returned.' : '',
        );
      }
    }
  },
  /** The name of the lines of the code, where the method of a strategy stands. */
  lines: 'Your code',
  /** What happens at a moment between two steps. `text`: the line as it stands in the code. */
  moment(does: Extract<LineDoes, { kind: 'moment' | 'cut' }>, text: string): WatchSentence {
    if (does.kind === 'cut')
      return {
        lead: 'The program runs through more lines here.',
        rest: `The first ${count(does.recorded)} before this step are recorded.`,
      };
    const { way, line, value, frames } = does.moment;
    const name = frames.at(-1)?.name ?? '';
    switch (way) {
      case 'line':
        return {
          lead: `Line ${line}: ${text}`,
          rest: frames.length < 2 ? 'Outside its functions.' : `In ${name === '' ? 'a function' : name}.`,
        };
      case 'call':
        return { lead: name === '' ? 'A function is called.' : `${name} is called.`, rest: inLine(line) };
      case 'back': {
        const what = value === null ? 'the board' : value === '' ? 'a function' : value;
        return { lead: `${name === '' ? 'The function' : name} returns ${what}.`, rest: inLine(line) };
      }
    }
  },
  /** A call in the list of those under way. */
  frame: ({ name, line }: Pick<ProgramFrame, 'name' | 'line'>, isProgram: boolean) =>
    `${isProgram ? 'The program' : name === '' ? 'A function' : name}${line === null || isProgram ? '' : `, line ${line}`}`,
  noFrames: 'Go line by line to see the calls and their variables.',
  /** The same in a search with guesses of the person's own. */
  noLines: 'With your guess there are steps only: the lines and calls are those of the first search.',
  /** The value of a variable that is the board. */
  theBoard: 'the board',
  /** A button before each line of the code: whether playing stops there. */
  stopAt: (line: number) => `Stop at line ${line}`,
  /** Among the variables: the line that made the step. */
  line: 'Line',
  clashing: 'Digits that clash',
});

export type ProgramMessages = InAnyLanguage<ReturnType<typeof programIn>>;
