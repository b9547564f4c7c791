import { useKeys } from '../keys';
import { COMMANDS, Dialog, useMoreMessages, useSetting, useStores } from '../shared';
import './pause.css';

const KEYS = { pause: COMMANDS.pause } as const;

/** Hides the board until the player goes on, by whatever closes a dialog. The tally stops the clock meanwhile. */
export function PauseDialog() {
  const { screen, tally } = useStores();
  const { record, play } = useMoreMessages();
  const words = record.pause;
  useKeys(KEYS, { pause: screen.close }, { inDialog: true });
  return (
    <Dialog title={words.title} onClose={screen.close} className="pause-dialog">
      <p className="sub">{words.help}</p>
      {useSetting('timer') && <p className="pause-time">{play.clock(tally.spent())}</p>}
      <div className="dialog-actions">
        <button type="button" className="button ink" data-first onClick={screen.close}>
          {words.goOn}
        </button>
      </div>
    </Dialog>
  );
}
