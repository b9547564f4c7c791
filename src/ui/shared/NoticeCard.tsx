import { useEffect } from 'react';
import { tell } from '../../i18n';
import type { NoticeAction, ShownNotice } from '../../stores';
import { useCommands, useMessages, useMoreMessages, useStores } from './context';
import { Icon } from './Icon';

/** How long news stays, in milliseconds; it can be called up no more, but all it tells of can be undone. */
const SHOWN_FOR = 8000;

/** One message, with what it offers to do. */
export default function NoticeCard({ id, notice, actions, lasting, undoTo }: ShownNotice) {
  const { game, notices, saving, screen } = useStores();
  const { undo } = useCommands();
  const words = useMessages();
  useEffect(() => {
    if (lasting) return;
    const timer = setTimeout(() => notices.close(id), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [notices, id, lasting]);
  const act = (action: NoticeAction): void => {
    notices.close(id);
    if (action === 'undo') undoTo === undefined ? undo() : game.undoTo(undoTo);
    else if (action === 'showMany') screen.open('many');
    else if (action === 'showAside') screen.open('aside');
    else saving.resolve(action);
  };
  // Until a person has said which board to keep, nothing is saved: that question cannot be put away.
  const mustBeAnswered = notice.kind === 'otherTab';
  return (
    <div className="notice">
      <p>{tell(useMoreMessages().notices, notice)}</p>
      {actions.map((action) => (
        <button key={action} type="button" className="button" onClick={() => act(action)}>
          {words.app.actions[action]}
        </button>
      ))}
      {!mustBeAnswered && (
        <button
          type="button"
          className="nav icon-only"
          aria-label={words.app.close}
          onClick={() => notices.close(id)}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
