import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { tell } from '../../../i18n';
import type { NoticeAction, Shelf, ShownNotice } from '../../../stores';
import { useCommands, useMessages, useMoreMessages, useStores } from '../context';
import { Icon } from '../controls/Icon';
import { takeNewVersion } from './newVersion';

/**
 * How long a notice stays, in milliseconds. It cannot be read again, but everything it reports can be undone.
 */
const SHOWN_FOR = 8000;

/** Whether a part of the text is cut off. */
function useCut(ref: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    const card = element?.parentElement;
    if (element === null || !card) return;
    const look = (): void => setCut(element.scrollHeight > element.clientHeight + 2);
    // It also calls back before the first paint, when the browser has laid the page out anyway. With the card's size, the
    // button for what is cut comes in the same frame: a busy browser would show the words cut off without it.
    const sizes = new ResizeObserver((changed) =>
      changed.some(({ target }) => target === card) ? flushSync(look) : look(),
    );
    sizes.observe(card);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [ref]);
  return isCut;
}

/** One notice, with its buttons. */
export function NoticeCard({ id, notice, actions, lasting, patient = lasting, undoTo }: ShownNotice) {
  const stores = useStores();
  const { acts, game, newPuzzle, notices, saving, screen } = stores;
  const { undo } = useCommands();
  const words = useMessages();
  const more = useMoreMessages();
  const [unfolded, setUnfolded] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  const isCut = useCut(text);
  const message = useId();
  useEffect(() => {
    // A player who unfolds the notice is still reading.
    if (patient || unfolded) return;
    const timer = setTimeout(() => notices.close(id), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [notices, id, patient, unfolded]);
  /** On phones the notice covers the header, so a press on its text closes it. */
  const closeByPress = (): void => {
    // A press that selects text to copy does not close the notice.
    if (getSelection()?.isCollapsed !== false) notices.close(id);
  };
  const act = (action: NoticeAction): void => {
    notices.close(id);
    if (action === 'undo') undoTo === undefined ? undo() : game.undoTo(undoTo);
    else if (action === 'showMany') screen.open('many');
    else if (action === 'stopWaiting') acts.stop();
    else if (action === 'stopMaking') newPuzzle.stop();
    else if (action === 'openMade') newPuzzle.openMade();
    else if (action === 'nextLesson') void newPuzzle.goOnLearning();
    else if (action === 'showAside') screen.open('aside');
    else if (action === 'takeOver') void onShelf((shelf) => shelf.takeOver());
    else if (action === 'putBack') void onShelf((shelf) => shelf.undo());
    else if (action === 'takeNewVersion') void takeNewVersion(stores);
    else if (action === 'beginAfresh') location.reload();
    else {
      saving.keepMine();
      void onShelf((shelf) => shelf.keepBoard());
    }
  };
  const onShelf = async (work: (shelf: Shelf) => unknown): Promise<void> => {
    work(await stores.shelf());
  };
  return (
    <div className="in-line notice" data-unfolded={unfolded || undefined} data-patient={patient || undefined}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: its closing button, and Escape, do the same by keyboard. */}
      <p ref={text} id={message} onClick={lasting || unfolded ? undefined : closeByPress}>
        {tell(more.notices, notice)}
      </p>
      {actions.map((action) => (
        <button
          key={action}
          type="button"
          className={`button ${action}`}
          data-anytime={action === 'stopWaiting' || action === 'stopMaking' || undefined}
          onClick={() => act(action)}
        >
          {more.noticeActions[action]}
        </button>
      ))}
      {/* On a phone a notice is one strip, so that it covers little; a press unfolds what does not fit. */}
      {(isCut || unfolded) && (
        <button
          type="button"
          className="nav icon-only unfold"
          aria-label={more.noticeActions.showAll}
          aria-describedby={message}
          aria-expanded={unfolded}
          data-anytime
          onClick={() => setUnfolded(!unfolded)}
        >
          <Icon name="down" />
        </button>
      )}
      {notice.kind !== 'waiting' && (
        <button
          type="button"
          className="nav icon-only"
          aria-label={words.app.close}
          data-anytime
          onClick={() => notices.close(id)}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
