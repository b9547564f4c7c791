import { ownGuessesOf, type PlaybackState } from '../../../stores';
import { useMessages, useWatchWords } from '../../shared';
import { usePlayback, usePlaybackState } from '../playback';

/** The words that lead to the other search; `null` if there is none. */
export function useOtherWay(): string | null {
  const { steering: words } = useWatchWords();
  const isOwn = usePlaybackState(({ search }) => ownGuessesOf(search).length > 0);
  const other = usePlaybackState(({ otherWay }) => otherWay !== null);
  return other ? (isOwn ? words.backToFirst : words.toOwn) : null;
}

/** The search of the strategy alone and that with the person's guesses, in numbers; one press leads to the other. */
export function OtherWay() {
  const { steering: words, counters } = useWatchWords();
  const playback = usePlayback();
  const other = usePlaybackState(({ otherWay }) => otherWay);
  const status = usePlaybackState((state) => state.status);
  const isOwn = usePlaybackState(({ search }) => ownGuessesOf(search).length > 0);
  const isProgram = usePlaybackState(({ search }) => search.strategy === 'ownCode');
  const leadsTo = useOtherWay();
  if (other === null) return null;
  const [alone, own] = isOwn ? [other.status, status] : [status, other.status];
  return (
    <section className="two-ways" aria-label={words.both}>
      <table>
        <thead>
          <tr>
            <td>
              <button type="button" className="link" onClick={playback.goOtherWay}>
                {leadsTo}
              </button>
            </td>
            <th scope="col">{words.steps}</th>
            <th scope="col">{counters.deadEnds}</th>
            <th scope="col">{counters.maxDepth}</th>
          </tr>
        </thead>
        <tbody>
          <Row name={isProgram ? words.program : words.alone} status={alone} shown={!isOwn} />
          <Row name={words.own} status={own} shown={isOwn} />
        </tbody>
      </table>
      {other.partsAt !== null && <p className="quiet">{words.partsAt(other.partsAt)}</p>}
    </section>
  );
}

interface RowProps {
  readonly name: string;
  readonly status: PlaybackState['status'];
  readonly shown: boolean;
}

function Row({ name, status, shown }: RowProps) {
  const { words } = useMessages();
  const { steering } = useWatchWords();
  const counters = status?.counters ?? null;
  // Of a search that is not recorded to its end these are only the numbers so far.
  const more = status?.end == null || status.end.kind === 'capped' ? '+' : '';
  return (
    <tr aria-current={shown || undefined}>
      <th scope="row">
        {name}
        {shown && <span className="unseen"> ({steering.shown})</span>}
      </th>
      {status === null || counters === null ? (
        <td colSpan={3}>{steering.notCounted}</td>
      ) : (
        [status.steps, counters.deadEnds, counters.maxDepth].map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the column.
          <td key={index}>
            {words.count(value)}
            {more}
          </td>
        ))
      )}
    </tr>
  );
}
