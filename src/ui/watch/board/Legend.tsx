import { useWatchWords } from '../../shared';
import { usePlaybackState } from '../playback';

const SIGNS = { given: '5', guess: '5', forced: '5', trying: '5', deadEnd: '×' } as const;

/** The meanings of the cells' looks. Screen readers skip it, since the names of the cells say the same. */
export function Legend() {
  const { legend } = useWatchWords();
  const coloured = usePlaybackState(({ search }) => search.strategy === 'colouredNodes');
  return (
    <ul className={coloured ? 'legend coloured' : 'legend'} aria-hidden="true">
      {(Object.keys(SIGNS) as (keyof typeof SIGNS)[]).map((kind) => (
        <li key={kind}>
          <i className={`sign ${kind}`}>{SIGNS[kind]}</i>
          {legend[kind]}
        </li>
      ))}
    </ul>
  );
}
