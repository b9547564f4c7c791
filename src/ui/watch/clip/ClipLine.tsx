import { useStore } from 'zustand';
import { useStores } from '../../shared';
import { usePlaybackState } from '../playback';
import { ClipRunning } from './ClipRunning';
import './clip.css';

/** The clip that is being made while Watch goes on; its dialog, while that is open, tells of it instead. */
export function ClipLine() {
  const { screen } = useStores();
  const run = usePlaybackState((state) => state.clip);
  const isTold = useStore(screen.store, ({ dialog }) => dialog === 'clip');
  return run === null || isTold ? null : <ClipRunning run={run} className="recording clip-line" />;
}
