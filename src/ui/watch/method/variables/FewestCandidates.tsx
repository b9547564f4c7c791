import { useWatchWords } from '../../../shared';
import { CellList, Fact, SmallBoard, type VariablesOf } from './parts';

/** How many candidates each cell has, and which cells have the fewest. */
export function FewestCandidates({ counts, least, ties }: VariablesOf<'fewestCandidates'>) {
  const { variables: words } = useWatchWords();
  return (
    <>
      <SmallBoard
        name={words.candidates}
        cells={(cell) => counts[cell] ?? ''}
        classOf={(cell) => (cell === ties[0] ? 'lit' : ties.includes(cell) ? 'tie' : undefined)}
      />
      <Fact name={words.least}>{least ?? words.none}</Fact>
      <Fact name={words.ties}>
        <CellList cells={ties} />
      </Fact>
    </>
  );
}
