import { useWatchWords } from '../../shared';

const SIGNS = { given: '5', guess: '5', forced: '5', trying: '5', deadEnd: '×' } as const;

/** What the looks of the cells mean. Their names say the same, so it is for those who see. */
export function Legend() {
  const { legend } = useWatchWords();
  return (
    <ul className="legend" aria-hidden="true">
      {(Object.keys(SIGNS) as (keyof typeof SIGNS)[]).map((kind) => (
        <li key={kind}>
          <i className={`sign ${kind}`}>{SIGNS[kind]}</i>
          {legend[kind]}
        </li>
      ))}
    </ul>
  );
}
