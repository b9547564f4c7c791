import { Dialog, useMoreMessages, useStores } from '../shared';
import './settings.css';

/** The sheet of keys. */
export function ShortcutsDialog() {
  const { screen } = useStores();
  const { title, techniques, groups } = useMoreMessages().shortcuts;
  return (
    <Dialog title={title} onClose={screen.close} className="shortcuts">
      <div className="shortcut-groups">
        {groups.map((group) => (
          <section key={group.name}>
            <h3>{group.name}</h3>
            <dl>
              {group.keys.map(([keys, does]) => (
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
        {techniques}
      </button>
    </Dialog>
  );
}
