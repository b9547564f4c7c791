import { type KeyboardEvent, useRef } from 'react';
import { AnyIcon } from './AnyIcon';
import type { MenuGroups, MenuPlace } from './menuEntries';
import { usePopover } from './usePopover';

interface MenuListProps extends MenuPlace {
  readonly groups: MenuGroups;
  /** The names of the groups. With them, the groups are in two columns. */
  readonly names?: readonly string[];
}

/** The list of an open menu. It takes the focus when it appears and gives it back to the button. */
export function MenuList({ id, button, groups, names, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);

  usePopover(list, button, onClose, (menu) => entriesOf(menu)[0]?.focus());

  const close = (): void => {
    list.current?.hidePopover?.();
    onClose();
    button.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const menu = list.current;
    if (menu === null) return;
    const entries = entriesOf(menu);
    const at = entries.indexOf(document.activeElement as HTMLElement);
    const to: Record<string, number> = {
      ArrowDown: (at + 1) % entries.length,
      ArrowUp: (at + entries.length - 1) % entries.length,
      Home: 0,
      End: entries.length - 1,
    };
    const next = to[event.key];
    if (event.key === 'Escape' || event.key === 'Tab') close();
    else if (next !== undefined) entries[next]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={list}
      id={id}
      className={names ? 'menu named' : 'menu'}
      role="menu"
      aria-labelledby={button.current?.id}
      popover="auto"
      onKeyDown={onKeyDown}
    >
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a menu never change places.
        <div key={index} role="group" aria-label={names?.[index]} className="menu-group">
          {names && (
            <div className="menu-name" aria-hidden="true">
              {names[index]}
            </div>
          )}
          {group
            .filter(({ shown }) => shown?.() ?? true)
            .map((entry) => (
              <button
                key={entry.label}
                type="button"
                role="menuitem"
                className="listed"
                aria-disabled={entry.disabled}
                data-anytime={entry.anytime}
                lang={entry.lang}
                tabIndex={-1}
                onClick={() => {
                  if (entry.disabled) return;
                  close();
                  entry.onChoose();
                }}
              >
                {entry.icon !== undefined && <AnyIcon name={entry.icon} />}
                {entry.label}
                {entry.note !== undefined && <small>{entry.note}</small>}
                {entry.keys !== undefined && <small className="keys">{entry.keys}</small>}
              </button>
            ))}
        </div>
      ))}
    </div>
  );
}

const entriesOf = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role="menuitem"]'),
];
