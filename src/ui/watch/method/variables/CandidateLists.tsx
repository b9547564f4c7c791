import { useWatchWords } from '../../../shared';
import { CellList, digitsText, Fact, type VariablesOf } from './parts';

/** The current cell, the candidates removed from its list, and the check of a full board. */
export function CandidateLists({
  cell,
  scanned,
  row,
  column,
  box,
  free,
  check,
}: VariablesOf<'candidateLists'>) {
  const { variables: words, cell: nameOf } = useWatchWords();
  return (
    <>
      <Fact name={words.nextCell}>{cell === null ? words.none : nameOf(cell)}</Fact>
      <Fact name={words.scanned}>
        <CellList cells={scanned} />
      </Fact>
      {cell !== null && (
        <Fact name={words.strikes}>
          {words.rows}: {digitsText(row)} · {words.columns}: {digitsText(column)} · {words.boxes}:{' '}
          {digitsText(box)}
        </Fact>
      )}
      {cell !== null && <Fact name={words.free}>{digitsText(free)}</Fact>}
      {check !== null && (
        <Fact name={words.check}>{words.checked(check.filled, check.total, check.complete.length)}</Fact>
      )}
    </>
  );
}
