import { type ComponentType, type ReactNode, Suspense, useCallback, useId, useRef, useState } from 'react';
import { later } from '../../../parts';
import { Guard } from '../failure/Guard';
import { Loading } from '../Loading';
import { lazyComponent } from '../loaded';
import type { MenuGroups, MenuPlace } from './menuEntries';
import { usePopover } from './usePopover';

export const loadMenuList = later(() => import('./MenuList'), 'MenuList');
const MenuList = lazyComponent(loadMenuList);

interface MenuLook {
  /** What the button shows. */
  readonly label: ReactNode;
  /** Its name for screen readers, if `label` is a picture. */
  readonly name?: string;
  readonly className?: string;
}

/** What is listed: the entries, or a component that lists them and loads when the menu opens. */
type MenuProps = MenuLook & ({ readonly groups: MenuGroups } | { readonly list: ComponentType<MenuPlace> });

/** A button that opens a list of commands. Arrows walk through it; Escape and a press elsewhere close it. */
export function Menu({ label, name, className, ...listed }: MenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const onClose = useCallback(() => setOpen(false), []);
  const place: MenuPlace = { id, button, onClose };

  return (
    <span className={`menu-holder ${className ?? ''}`}>
      <button
        ref={button}
        id={`${id}button`}
        type="button"
        className={name === undefined ? 'nav' : 'nav icon-only'}
        aria-label={name}
        data-anytime
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        // Otherwise a press on the button of an open menu would close it, as a press outside the list, and
        // open it again.
        onPointerDown={(event) => {
          if (open) event.preventDefault();
        }}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      {open && (
        <Guard of="menu" around={(failure) => <Failed {...place}>{failure}</Failed>}>
          <Suspense fallback={<Loading />}>
            {'list' in listed ? <listed.list {...place} /> : <MenuList {...place} groups={listed.groups} />}
          </Suspense>
        </Guard>
      )}
    </span>
  );
}

/** In place of a list that did not load. */
function Failed({ button, onClose, children }: MenuPlace & { readonly children: ReactNode }) {
  const shown = useRef<HTMLDivElement>(null);
  usePopover(shown, button, onClose);
  return (
    <div ref={shown} className="menu" popover="auto">
      {children}
    </div>
  );
}
