import type { HintView } from '../../../stores';
import { Icon, Menu, useMoreMessages, useStores } from '../../shared';
import { useHintRun } from '../hintRun';
import { useHintWords } from '../useHintWords';
import './elsewhere.css';

/** A menu of questions about the whole board. It opens over the page, so that nothing moves. */
export function Elsewhere({ view }: { readonly view: HintView }) {
  const run = useHintRun();
  const { actions, elsewhere } = useHintWords();
  const { menus } = useMoreMessages();
  const { screen } = useStores();
  if (view.kind === 'explanation' && (view.subject.kind !== 'cell' || view.level !== 'outlook')) return null;
  return (
    <Menu
      className="hint-elsewhere"
      label={
        <>
          {elsewhere}
          <Icon name="down" />
        </>
      }
      groups={[
        [
          { label: actions.anywhere, onChoose: () => void run.askAnywhere() },
          { label: actions.all, onChoose: () => void run.listAll() },
          { label: actions.path, onChoose: () => void run.showPath() },
          { label: actions.singles, onChoose: () => void run.showSingles() },
        ],
        [
          { label: actions.allTechniques, onChoose: () => screen.open('technique') },
          { label: menus.options, onChoose: () => screen.open('options') },
        ],
      ]}
    />
  );
}
