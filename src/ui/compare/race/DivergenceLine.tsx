import type { CellName, StepTold } from '../../../i18n';
import type { CompareState } from '../../../stores';
import { type Cell, isDigit } from '../../../sudoku/core';
import { useWatchWords } from '../../shared';
import { useCompareState, useCompareWords, useComparison, useNaming } from '../comparison';

type Divergence = CompareState['divergence'];
type Made = Extract<Divergence, { readonly kind: 'at' }>['made'][number];

/** Names the first step at which two searches differ. */
export function DivergenceLine() {
  const { parting: words } = useCompareWords();
  const { cellInSentence } = useWatchWords();
  const comparison = useComparison();
  const naming = useNaming();
  const contestants = useCompareState((state) => state.contestants);
  const [a, b] = useCompareState((state) => state.pair);
  const divergence = useCompareState((state) => state.divergence);
  const called = (id: number): string => {
    const one = contestants.find((other) => other.id === id);
    if (one === undefined) return '';
    const { name, options } = naming(one);
    return options === '' ? name : `${name}, ${options}`;
  };
  const select = (label: string, value: number, choose: (id: number) => void) => (
    <select aria-label={label} value={value} onChange={(event) => choose(Number(event.target.value))}>
      {contestants.map(({ id }) => (
        <option key={id} value={id}>
          {called(id)}
        </option>
      ))}
    </select>
  );
  return (
    <section className="parting" aria-labelledby="compare-parting">
      <h2 id="compare-parting">{words.title}</h2>
      <div className="in-column parting-pair">
        {select(words.first, a, (id) => comparison.setPair([id, b]))}
        {select(words.second, b, (id) => comparison.setPair([a, id]))}
      </div>
      <div role="status" aria-live={divergence.kind === 'looking' ? 'off' : 'polite'}>
        <p className="parting-at">{tell(words, divergence)}</p>
        {divergence.kind === 'at' &&
          [a, b].map((id, index) => {
            const made = stepOf(divergence.made[index] ?? null, cellInSentence);
            return (
              <p key={id}>
                {words.does(called(id), made)}{' '}
                {made !== null && (
                  <button
                    type="button"
                    className="link"
                    onClick={() => comparison.watchRow(id, divergence.step)}
                  >
                    {words.watch(called(id), divergence.step)}
                  </button>
                )}
              </p>
            );
          })}
      </div>
      {divergence.kind === 'looking' && (
        <button type="button" className="button" onClick={comparison.stopPair}>
          {words.stop}
        </button>
      )}
      {divergence.kind === 'notYet' && (
        <button type="button" className="button" onClick={comparison.comparePair}>
          {words.goOn}
        </button>
      )}
    </section>
  );
}

function tell(words: ReturnType<typeof useCompareWords>['parting'], divergence: Divergence): string {
  switch (divergence.kind) {
    case 'at':
      return words.at(divergence.step);
    case 'none':
      return words.same;
    case 'noSteps':
      return words.noSteps;
    default:
      return words[divergence.kind](divergence.steps);
  }
}

/** A step in the form that Compare's sentences need. */
function stepOf(made: Made, nameOf: CellName): StepTold {
  if (made === null) return null;
  const digit = (made.placement % 9) + 1;
  return isDigit(digit)
    ? { kind: made.kind, cell: nameOf(Math.floor(made.placement / 9) as Cell), digit }
    : null;
}
