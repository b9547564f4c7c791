import { type KeyboardEvent, useEffect, useRef } from 'react';
import { AnyIcon } from './AnyIcon';
import type { MenuGroups, MenuPlace } from './menuEntries';

interface MenuListProps extends MenuPlace {
  readonly groups: MenuGroups;
}

/** The list of an open menu. It takes the focus when it appears and gives it back to the button. */
export function MenuList({ id, button, groups, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const menu = list.current;
    if (menu === null) return;
    const place = (): void => placeUnder(menu, button.current);
    menu.showPopover();
    place();
    entriesOf(menu)[0]?.focus();
    const onToggle = (event: ToggleEvent): void => {
      if (event.newState === 'closed') onClose();
    };
    menu.addEventListener('toggle', onToggle);
    addEventListener('resize', place);
    return () => {
      menu.removeEventListener('toggle', onToggle);
      removeEventListener('resize', place);
      // In development React ends each effect once and begins it again; a list that is shown cannot be shown.
      if (menu.isConnected) menu.hidePopover();
    };
  }, [button, onClose]);

  const close = (): void => {
    list.current?.hidePopover();
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
      className="menu"
      role="menu"
      aria-labelledby={button.current?.id}
      popover="auto"
      onKeyDown={onKeyDown}
    >
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a menu never change places.
        <div key={index} role="none" className="menu-group">
          {group
            .filter(({ shown }) => shown?.() ?? true)
            .map((entry) => (
              <button
                key={entry.label}
                type="button"
                role="menuitem"
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

/** A popover is in the top layer, so CSS cannot place it relative to its button. */
function placeUnder(menu: HTMLElement, button: HTMLElement | null): void {
  const { left = 0, top = 0, bottom = 0 } = button?.getBoundingClientRect() ?? {};
  // Positions count from the body's left edge, which is beside the room for a scrollbar.
  const page = document.body.getBoundingClientRect();
  const room = page.width - menu.offsetWidth - 12;
  menu.style.left = `${Math.max(12, Math.min(left - page.left, room))}px`;
  // Near the lower edge of the window the menu opens upwards.
  const below = bottom + 2 + menu.offsetHeight <= innerHeight || top < innerHeight / 2;
  const wanted = below ? bottom + 2 : top - 2 - menu.offsetHeight;
  // The button may be scrolled out of the window; the menu stays in it.
  menu.style.top = `${Math.max(8, Math.min(wanted, innerHeight - menu.offsetHeight - 8))}px`;
}

const entriesOf = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role="menuitem"]'),
];
