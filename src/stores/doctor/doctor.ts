import { createStore, type StoreApi } from 'zustand/vanilla';
import { later } from '../../parts';
import type { DoctorNeeds, DoctorRun } from './doctorRun';

export interface DoctorState {
  /** Whether the doctor's panel is open. */
  readonly open: boolean;
}

/** Finds what is wrong with a puzzle. Its code loads when it is first needed. */
export interface Doctor {
  readonly store: StoreApi<DoctorState>;
  open(): void;
  /** Closes the panel and ends all examinations. Returns whether the panel was open. */
  close(): boolean;
  load(): Promise<DoctorRun>;
}

export function createDoctor(needs: DoctorNeeds): Doctor {
  const store = createStore<DoctorState>(() => ({ open: false }));
  let run: DoctorRun | undefined;
  const load = later(async () => {
    const { createDoctorRun } = await import('./doctorRun');
    run = createDoctorRun(needs, close);
    return run;
  });
  const close = (): boolean => {
    const { open } = store.getState();
    if (!open) return false;
    run?.stop();
    store.setState({ open: false });
    return true;
  };
  return {
    store,
    load,
    open() {
      needs.game.adoptExample();
      store.setState({ open: true });
    },
    close,
  };
}
