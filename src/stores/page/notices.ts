import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Notice } from '../../i18n';

/** What a notice offers to do. */
export type NoticeAction =
  | 'undo'
  | 'useOther'
  | 'keepMine'
  | 'showMany'
  | 'showAside'
  | 'showText'
  | 'takeOver'
  | 'putBack'
  | 'takeNewVersion'
  | 'stopMaking';

export interface ShownNotice {
  readonly id: number;
  readonly notice: Notice;
  readonly actions: readonly NoticeAction[];
  /** Stays until it is answered or closed. */
  readonly lasting: boolean;
  /** The moment that its undo leads back to; without it, the one before. */
  readonly undoTo?: number | undefined;
}

export interface NoticesState {
  /** Where only one has room it is the last: the newest, or a question that holds up saving. One of each kind at most. */
  readonly shown: readonly ShownNotice[];
}

export interface Notices {
  readonly store: StoreApi<NoticesState>;
  tell(notice: Notice, options?: Partial<Pick<ShownNotice, 'actions' | 'lasting' | 'undoTo'>>): void;
  close(id: number): void;
  closeKind(kind: Notice['kind']): void;
  /** Closes notices that are only news, as the person has gone on. Returns whether there were any. */
  closePassing(): boolean;
  /** Closes notices that offer to undo the newest move: there is a newer one. */
  closeUndoable(): void;
}

/** Until one of them is answered nothing is saved. */
const rank = ({ notice }: ShownNotice): number => Number(notice.kind === 'otherTab');

/** The list of notices on the screen. A new one of a kind takes the place of the old. */
export function createNotices(): Notices {
  const store = createStore<NoticesState>(() => ({ shown: [] }));
  let last = 0;
  /** Keeps only some; returns whether any went. */
  const keep = (wanted: (shown: ShownNotice) => boolean): boolean => {
    const { shown } = store.getState();
    const kept = shown.filter(wanted);
    if (kept.length === shown.length) return false;
    store.setState({ shown: kept });
    return true;
  };
  return {
    store,
    tell(notice, { actions = [], lasting = false, undoTo } = {}) {
      last += 1;
      const others = store
        .getState()
        .shown.filter((shown) => shown.lasting && shown.notice.kind !== notice.kind);
      const told = { id: last, notice, actions, lasting, undoTo };
      const now = [...others, told];
      if (lasting) now.sort((one, other) => rank(one) - rank(other));
      store.setState({ shown: now });
    },
    close: (id) => void keep((shown) => shown.id !== id),
    closeKind: (kind) => void keep((shown) => shown.notice.kind !== kind),
    closePassing: () => keep((shown) => shown.lasting),
    closeUndoable: () => void keep((shown) => !shown.actions.includes('undo')),
  };
}
