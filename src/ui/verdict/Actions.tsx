import { useStore } from 'zustand';
import { SOLVE_LIMIT } from '../../stores';
import { useWrittenKey } from '../keys';
import {
  AnyIcon,
  type AnyIconName,
  COMMANDS,
  focusBoard,
  useCommands,
  useMoreCommands,
  useMoreMessages,
  useStores,
} from '../shared';
import type { VerdictAction } from './verdictView';

/** Each press raises the limit of the count by this factor. */
const FURTHER = 100;

/** The buttons beside an answer. */
export function Actions({ actions }: { readonly actions: readonly VerdictAction[] }) {
  return (
    <div className="in-row verdict-actions">
      {laidOut(actions).map((action) => (
        <ActionButton key={action} action={action} disabled={!actions.includes(action)} />
      ))}
    </div>
  );
}

const BROWSING: readonly VerdictAction[] = ['first', 'previous', 'next'];

/**
 * The actions to show. Where the player can browse, all browse buttons stay in place, so that repeated
 * presses hit the same one.
 */
function laidOut(actions: readonly VerdictAction[]): readonly VerdictAction[] {
  const others = actions.filter((action) => !BROWSING.includes(action));
  return others.length === actions.length ? actions : others.toSpliced(2, 0, ...BROWSING);
}

interface ActionButtonProps {
  readonly action: VerdictAction;
  readonly disabled: boolean;
}

function ActionButton({ action, disabled }: ActionButtonProps) {
  const { answering } = useStores();
  const { answer: words } = useMoreMessages();
  const commands = useCommands();
  const escapeKey = useWrittenKey()(COMMANDS.escape.keys);
  const { copyAnswer } = useMoreCommands();
  const limit = useStore(answering.store, ({ receipt }) =>
    receipt?.kind === 'many' ? receipt.limit : SOLVE_LIMIT,
  );
  const takeBack = (): void => {
    answering.takeBack();
    // The pressed button is about to disappear.
    focusBoard();
  };
  const buttons: Readonly<Record<VerdictAction, ActionLook>> = {
    takeBack: { icon: 'eyeOff', label: words.takeBack, press: takeBack },
    copyAnswer: { icon: 'copy', label: words.copyAnswer, press: () => void copyAnswer() },
    first: { icon: 'first', label: words.showFirst, press: () => void answering.browse('first') },
    previous: { icon: 'previous', label: words.previous, press: () => void answering.browse('previous') },
    next: { icon: 'next', label: words.next, press: () => void answering.browse('next') },
    countFurther: {
      label: words.countTo(limit * FURTHER),
      press: () => void answering.countTo(limit * FURTHER),
    },
    stop: { key: escapeKey, label: words.stop, press: commands.escape },
  };
  const { icon, key, label, press } = buttons[action];
  const browsing = BROWSING.includes(action);
  return (
    <button
      type="button"
      className={browsing ? `button browse ${action}` : `button ${action}`}
      title={icon === undefined ? undefined : label}
      data-key={key}
      data-anytime={action === 'stop' || undefined}
      disabled={disabled}
      onClick={press}
    >
      {icon !== undefined && <AnyIcon name={icon} />}
      <span className={browsing ? (action === 'next' ? 'unseen-narrow' : 'unseen') : icon && 'unseen-short'}>
        {label}
      </span>
    </button>
  );
}

interface ActionLook {
  readonly label: string;
  readonly icon?: AnyIconName;
  readonly key?: string | undefined;
  readonly press: () => void;
}
