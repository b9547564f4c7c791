import { more } from '../../src/i18n/en/more';
import {
  createTable,
  type Explain,
  lineOf,
  piecesOf,
  type Row,
  recordOf,
  solvePiece,
} from '../../src/sudoku/many';
import { appraise, finish, positionOf } from '../../src/sudoku/techniques';

/** What is told of each puzzle. */
export interface AnswerOptions {
  /** Whether each answer is an object in JSON. */
  readonly json: boolean;
  /** Whether each puzzle with one solution is rated. The hardest take minutes. */
  readonly rate: boolean;
}

/** Solutions of a puzzle are counted up to this many. */
const LIMIT = 100;

const decoder = new TextDecoder();
const { reading } = more(null);
const explain: Explain = ({ reason }) => reading.error(reason);

/**
 * Reads and solves puzzles as the app's Many does, in every notation, broken lines too. Yields the answers in the order
 * of the puzzles: a line for each, with its line end. Holds only one piece of the stream in memory.
 */
export async function* answersTo(
  stream: AsyncIterable<Uint8Array>,
  options: AnswerOptions,
): AsyncGenerator<string, void, undefined> {
  const before = { rows: 0, lines: 0 };
  for await (const { bytes, at } of piecesOf(stream)) {
    const piece = await solvePiece(bytes, {
      limit: LIMIT,
      first: at === 0,
      decode: (bytes) => decoder.decode(bytes),
      pause: () => undefined,
      onProgress: () => {},
    });
    const table = createTable(before);
    table.append(piece, at);
    for (let index = 0; index < table.size; index++) yield `${answerOf(table.row(index), options)}\n`;
    before.rows += piece.records;
    before.lines += piece.lineCount;
  }
}

function answerOf(row: Row, { json, rate }: AnswerOptions): string {
  if (!rate) return json ? JSON.stringify(recordOf(row, explain)) : lineOf(row, explain);
  const found =
    row.finding === 'one' ? finish(appraise(positionOf(row.givens, { givens: row.givens }))) : null;
  // Givens that are complete, or that no technique finishes, have no rating.
  const { er: rating = null, difficulty: level = null } = found ?? {};
  if (json) return JSON.stringify({ ...recordOf(row, explain), rating, level });
  const line = lineOf(row, explain);
  return row.finding === 'unreadable' ? line : `${line}:${rating ?? ''}:${level ?? ''}`;
}
