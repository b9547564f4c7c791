import type { StoreApi } from 'zustand/vanilla';
import { type Choice, isSure, type Reading } from '../../sudoku/formats';
import type { ManyContent } from '../many/manyFile';
import { newestQuestion } from '../shared/newestQuestion';
import { draftOf } from './draft';
import { isPicture, readFiles } from './files';
import {
  boardFrom,
  type ImportingNeeds,
  type ImportingState,
  type Lay,
  LONGEST_TEXT,
  type Source,
} from './importingState';

/** If a text has more puzzles than this, all are solved: nobody chooses between so many. */
const MOST_TO_CHOOSE = 1000;

interface ReaderNeeds extends ImportingNeeds {
  readonly store: StoreApi<ImportingState>;
  readonly lay: Lay;
}

/** Reads texts and files. */
export interface Reader {
  /**
   * Reads a text. If its reading is sure, puts it on the board at once; otherwise opens the dialog. If the
   * text is too long for one puzzle, has more than `MOST_TO_CHOOSE` puzzles, or the dialog of Many is open, solves all
   * its puzzles. `html` is the code of the page from which the text was copied.
   */
  offer(text: string, source: Source, html?: string): Promise<void>;
  /**
   * Reads a file as text and offers it. For a large file, or several files, solves all puzzles. A picture is read as a
   * photograph.
   */
  offerFiles(files: readonly File[]): Promise<void>;
  /** Puts a reading on the board and closes the dialog. */
  accept(choice: Choice): void;
  /** Solves all puzzles of the text in the dialog. */
  solveAll(): void;
  /** Ends the reading under way. */
  cancel(): void;
  /** Reads the changed text in the dialog. Ends the reading before. */
  edit(text: string): Promise<void>;
}

/** Creates the reader that works for the `Importing` of `needs.store`. */
export function createReader(needs: ReaderNeeds): Reader {
  const { store, lay, screen, notices, many, photo, workThread: thread, now } = needs;
  const asking = newestQuestion(() => store.setState({ working: false }));

  /** Reads a text in the worker; `null` if a newer text replaced it or the worker failed. */
  const read = async (text: string, html = ''): Promise<Reading | null> => {
    store.setState({ working: true });
    const question = html === '' || html.length > LONGEST_TEXT ? { text } : { text, html };
    const reply = await asking.ask((signal) => thread.ask('read', question, { signal }));
    if (reply === null) return null;
    if (reply.ok) return reply.value;
    notices.tell({ kind: 'workerFailed' });
    return null;
  };

  /** Shows a reading in the dialog, and later its draft, which takes longer. */
  const show = async (reading: Reading): Promise<void> => {
    store.setState({ reading, draft: null });
    if (reading.kind === 'one') return;
    const isWanted = (): boolean => store.getState().reading === reading;
    const draft = await draftOf(reading, thread, isWanted);
    if (isWanted()) store.setState({ draft });
  };

  const accept = (choice: Choice): void => {
    const { source, reading } = store.getState();
    const left = reading === null || reading.kind === 'refused' ? null : reading.left;
    const name = choice.puzzle.name ?? (source.kind === 'file' ? source.name : null);
    const undo = lay(boardFrom(choice.puzzle, { kind: source.kind, name, at: now() }));
    notices.tell({ kind: 'imported', choice, left }, undo);
  };

  const solveAll = (content: ManyContent, source: Source): void => {
    asking.cancel();
    store.setState({ text: '', reading: null, draft: null });
    many.offer({ content, name: source.kind === 'file' ? source.name : null });
  };

  const isSolvingMany = (): boolean => screen.store.getState().dialog === 'many';

  const offer = async (text: string, source: Source, html?: string): Promise<void> => {
    if (text.length > LONGEST_TEXT || isSolvingMany()) return solveAll(text, source);
    store.setState({ text, source, reading: null, draft: null });
    const reading = await read(text, html);
    if (reading === null) return;
    if (isTooLong(reading)) return solveAll(text, source);
    void show(reading);
    if (isSure(reading)) accept(reading.choice);
    else if (reading.kind === 'several' && reading.total > MOST_TO_CHOOSE) solveAll(text, source);
    else screen.open('paste');
  };

  const edit = async (text: string): Promise<void> => {
    if (text.length > LONGEST_TEXT) return solveAll(text, store.getState().source);
    store.setState({ text });
    if (text.trim() === '') {
      asking.cancel();
      store.setState({ reading: null, draft: null });
      return;
    }
    const reading = await read(text);
    if (reading === null) return;
    if (isTooLong(reading)) return solveAll(text, store.getState().source);
    void show(reading);
  };

  const offerFiles = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return;
    const picture = files.find(isPicture);
    if (picture !== undefined) return (await photo()).offer(picture);
    const read = await readFiles(files, isSolvingMany());
    if (read.problem !== undefined) notices.tell(read.problem);
    else if (typeof read.content === 'string') await offer(read.content, read.source);
    else solveAll(read.content, read.source);
  };

  return {
    offer,
    offerFiles,
    accept,
    cancel: asking.cancel,
    edit,
    solveAll() {
      const { text, source } = store.getState();
      solveAll(text, source);
    },
  };
}

/** Whether a text was refused because it is too long for one puzzle and contains no other board. */
const isTooLong = (reading: Reading): boolean =>
  reading.kind === 'refused' && reading.error.kind === 'tooLarge';
