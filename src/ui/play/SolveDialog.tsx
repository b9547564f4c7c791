import { countFilled } from '../../sudoku/core';
import {
  AnyIcon,
  COMMANDS,
  Dialog,
  useCommands,
  useMessages,
  useMoment,
  useMoreMessages,
  useStores,
} from '../shared';

/** Asks before Solve ends a game that is under way, and offers what tells less. */
export function SolveDialog() {
  const { screen, answering } = useStores();
  const { check, hint } = useCommands();
  const messages = useMessages();
  const { askSolve: words } = useMoreMessages().play;
  const entries = useMoment((now) => countFilled(now.board.entries));
  const instead = (act: () => void) => () => {
    screen.close();
    act();
  };
  return (
    <Dialog title={words.title} onClose={screen.close}>
      <p>{words.text(entries)}</p>
      <div className="dialog-actions">
        <button type="button" className="button" data-first onClick={instead(check)}>
          <AnyIcon name="check" />
          {COMMANDS.check.label(messages)}
        </button>
        <button type="button" className="button" onClick={instead(hint)}>
          {COMMANDS.hint.label(messages)}
        </button>
        <button type="button" className="button ink" onClick={instead(() => void answering.solve())}>
          {words.show}
        </button>
      </div>
    </Dialog>
  );
}
