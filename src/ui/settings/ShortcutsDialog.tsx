import { sheetIn } from '../keys';
import { Dialog, useMessages, useMoreMessages, useStores } from '../shared';
import './settings.css';

/** The sheet of keys. */
export function ShortcutsDialog() {
  const stores = useStores();
  const { screen } = stores;
  const words = { ...useMessages(), ...useMoreMessages() };
  const { shortcuts } = words;
  return (
    <Dialog anytime title={shortcuts.title} onClose={screen.close} className="shortcuts" width={66.25}>
      <div className="shortcut-groups">
        {sheetIn(words, stores).map(({ name, lines }) => (
          <section key={name}>
            <h3>{name}</h3>
            <dl>
              {lines.map(({ keys, does }) => (
                <div key={keys}>
                  <dt>{keys}</dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <button type="button" className="link" onClick={() => screen.open('technique')}>
        {shortcuts.techniques}
      </button>
    </Dialog>
  );
}
