import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { AnyIcon } from './AnyIcon';
import type { MenuGroups, MenuPlace } from './menuEntries';
import { usePopover } from './usePopover';

interface MenuListProps extends MenuPlace {
  readonly groups: MenuGroups;
  /** The names of the groups. With them, the groups are in two columns. */
  readonly names?: readonly string[];
}

/** Groups of more than ten entries go on in the next of four columns (`menu.css`). */
const LONG = 11;

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

  const listed = groups
    .map((group, index) => ({
      name: names?.[index],
      entries: group.filter(({ shown }) => shown?.() ?? true),
    }))
    .filter(({ entries }) => entries.length > 0);
  // A name is half a line high, and so is why an entry is not possible. From the longest of its columns, a low window
  // knows how high a line can be.
  const heights = listed.map(({ entries }) =>
    entries.reduce((sum, { disabled, note }) => sum + (disabled && note !== undefined ? 1.5 : 1), 0.5),
  );
  const lines = longestOf(2, heights);
  const linesOfFour = longestOf(
    4,
    heights.flatMap((height) => (height < LONG ? [height] : Array<number>(Math.ceil(height)).fill(1))),
  );
  const content = listed.map(({ name, entries }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a menu never change places.
    <div key={index} role="group" aria-label={name} className="menu-group">
      {name !== undefined && (
        <div className="menu-name" aria-hidden="true">
          {name}
        </div>
      )}
      {entries.map((entry) => (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: an entry that is checked or not has the role for it.
        <button
          key={entry.label}
          type="button"
          role={entry.checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
          aria-checked={entry.checked}
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
          {entry.checked && <AnyIcon name="check" />}
          {entry.label}
          {entry.note !== undefined && <small>{entry.note}</small>}
          {entry.keys !== undefined && <small className="keys">{entry.keys}</small>}
        </button>
      ))}
    </div>
  ));
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
      {names ? (
        <div
          className="menu-columns"
          style={{ '--lines': lines, '--lines-of-four': linesOfFour } as CSSProperties}
        >
          {content}
        </div>
      ) : (
        content
      )}
    </div>
  );
}

/** The longest of so many columns, filled one after the other so that it is as short as can be. */
function longestOf(columns: number, heights: readonly number[]): number {
  const fits = (longest: number): boolean => {
    let [at, height] = [1, 0];
    for (const next of heights) {
      if (height + next > longest) [at, height] = [at + 1, 0];
      height += next;
    }
    return at <= columns;
  };
  let longest = Math.max(...heights);
  while (!fits(longest)) longest += 0.5;
  return longest;
}

const entriesOf = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]'),
];
