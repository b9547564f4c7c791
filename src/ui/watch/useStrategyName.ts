import { useStore } from 'zustand';
import type { Playback } from '../../stores';
import { useWatchWords } from '../shared';
import { usePlayback } from './playback';

/** The name of the strategy that is watched, or that of another playback. */
export function useStrategyName(of?: Playback): string {
  const words = useWatchWords();
  const played = usePlayback();
  const strategy = useStore((of ?? played).store, ({ search }) => search.strategy);
  return strategy === 'ownCode' ? words.program.title : words.strategies[strategy].name;
}
