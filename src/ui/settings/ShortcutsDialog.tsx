import { SHEET, type SheetLine, writtenKeys } from '../keys';
import { Dialog, useMessages, useMoreMessages, useStores } from '../shared';
import './settings.css';

/** The sheet of keys, made from the keymap. */
export function ShortcutsDialog() {
  const { screen } = useStores();
  const { shortcuts } = useMoreMessages();
  const { or } = useMessages().words;
  const groups = Object.entries(shortcuts.groups).map(([id, { name, lines }]) => ({
    name,
    lines: Object.entries<SheetLine>(SHEET[id as keyof typeof SHEET]).map(([line, keys]) => ({
      keys: writtenKeys(keys, shortcuts.keys, or),
      does: (lines as Readonly<Record<string, string>>)[line],
    })),
  }));
  return (
    <Dialog anytime title={shortcuts.title} onClose={screen.close} className="shortcuts">
      <div className="shortcut-groups">
        {groups.map(({ name, lines }) => (
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
