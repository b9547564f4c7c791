import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Notice } from '../../i18n';

/** The buttons that a notice may have. */
export type NoticeAction =
  | 'undo'
  | 'keepMine'
  | 'beginAfresh'
  | 'showMany'
  | 'showAside'
  | 'takeOver'
  | 'putBack'
  | 'takeNewVersion'
  | 'stopWaiting'
  | 'stopMaking'
  | 'openMade'
  | 'nextLesson';

export interface ShownNotice {
  readonly id: number;
  readonly notice: Notice;
  readonly actions: readonly NoticeAction[];
  /** Stays until it is answered or closed. */
  readonly lasting: boolean;
  /** One that is not lasting: stays until the player goes on, however long that takes. */
  readonly patient?: boolean | undefined;
  /** The moment of the game that its undo button goes back to; if absent, the moment before the last move. */
  readonly undoTo?: number | undefined;
}

export interface NoticesState {
  /**
   * At most one of each kind. The last one is shown if there is room for only one: the newest, or one that blocks
   * saving.
   */
  readonly shown: readonly ShownNotice[];
}

export interface TellOptions
  extends Partial<Pick<ShownNotice, 'actions' | 'lasting' | 'patient' | 'undoTo'>> {
  /** Whether it leaves the other notices as they are, since it reports nothing that was done. */
  readonly beside?: boolean;
}

export interface Notices {
  readonly store: StoreApi<NoticesState>;
  tell(notice: Notice, options?: TellOptions): void;
  close(id: number): void;
  closeKind(kind: Notice['kind']): void;
  /** Closes notices that are not lasting, because the player has gone on. Returns whether there were any. */
  closePassing(): boolean;
  /** Closes notices that offer to undo the newest move, because there is a newer one. */
  closeUndoable(): void;
}

/** The sort order: a notice that blocks saving until it is answered comes last. */
const rank = ({ notice: { kind } }: ShownNotice): number =>
  Number(kind === 'openElsewhere' || kind === 'deletedElsewhere');

/** The list of notices on the screen. A new notice replaces an older one of its kind, and all that are not lasting. */
export function createNotices(): Notices {
  const store = createStore<NoticesState>(() => ({ shown: [] }));
  let last = 0;
  /** Keeps only the wanted notices. Returns whether any were closed. */
  const keep = (wanted: (shown: ShownNotice) => boolean): boolean => {
    const { shown } = store.getState();
    const kept = shown.filter(wanted);
    if (kept.length === shown.length) return false;
    store.setState({ shown: kept });
    return true;
  };
  return {
    store,
    tell(notice, { actions = [], lasting = false, patient, beside = false, undoTo } = {}) {
      last += 1;
      const others = store
        .getState()
        .shown.filter((shown) => (shown.lasting || beside) && shown.notice.kind !== notice.kind);
      const told = { id: last, notice, actions, lasting, patient, undoTo };
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
