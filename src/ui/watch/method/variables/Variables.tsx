import type { Variables as Values } from '../../../../sudoku/search';
import { useWatchWords } from '../../../shared';
import { useFrame } from '../../frames/Frames';
import { CandidateLists } from './CandidateLists';
import { ColouredNodes } from './ColouredNodes';
import { ExactCover } from './ExactCover';
import { FewestCandidates } from './FewestCandidates';
import { Propagation } from './Propagation';
import { RowByRow } from './RowByRow';
import { SinglesFirst } from './SinglesFirst';

/** The variables of the strategy at this state. */
export function Variables() {
  const { variables: words } = useWatchWords();
  const values = useFrame(({ lists }) => lists?.variables ?? null);
  return (
    <section className="variables" aria-label={words.title}>
      {values !== null && <Shown values={values} />}
    </section>
  );
}

function Shown({ values }: { readonly values: Values }) {
  switch (values.kind) {
    case 'rowByRow':
      return <RowByRow {...values} />;
    case 'candidateLists':
      return <CandidateLists {...values} />;
    case 'colouredNodes':
      return <ColouredNodes {...values} />;
    case 'fewestCandidates':
      return <FewestCandidates {...values} />;
    case 'singlesFirst':
      return <SinglesFirst {...values} />;
    case 'propagation':
      return <Propagation {...values} />;
    case 'exactCover':
      return <ExactCover {...values} />;
  }
}
