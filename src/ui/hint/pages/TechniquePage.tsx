import { useId, useMemo } from 'react';
import type { TechniquePage as Page } from '../../../i18n';
import { factsOf, levelOf, type TechniqueId } from '../../../sudoku/techniques';
import { useStores } from '../../shared';
import { MarksLegend } from '../drawing/Legend';
import { drawnFacts } from '../drawing/scene';
import { Parts } from '../proof/StepInView';
import { useHintWords } from '../useHintWords';
import { ExampleBoard } from './ExampleBoard';
import { exampleOf, shownOf } from './example';
import { usePages } from './usePages';

const PARTS: readonly (keyof Page)[] = ['look', 'why', 'goes'];

/** A reason with more parts than this is folded. */
const FEW_PARTS = 7;

/** What a technique looks for, why it is valid and what follows, with an example as a picture and in words. */
export function TechniquePage({ id }: { readonly id: TechniqueId }) {
  const pages = usePages();
  const { family, rating, usesUniqueness } = factsOf(id);
  const { hint, newPuzzle } = useStores();
  const page = pages.pages[id];
  return (
    <div className="technique-page">
      <p className="technique-facts">
        {pages.facts(family, levelOf({ id, rating }), rating, usesUniqueness)}
      </p>
      <dl className="technique-parts">
        {PARTS.map((part) => (
          <div key={part}>
            <dt>{pages.parts[part]}</dt>
            <dd>{page[part]}</dd>
          </div>
        ))}
      </dl>
      <p>
        <button
          type="button"
          className="button"
          onClick={() => {
            hint.leave();
            void newPuzzle.teach(id);
          }}
        >
          {pages.teach}
        </button>
      </p>
      <ExampleOf key={id} id={id} />
    </div>
  );
}

function ExampleOf({ id }: { readonly id: TechniqueId }) {
  const pages = usePages();
  const words = useHintWords();
  const drawn = useId();
  const example = useMemo(() => exampleOf(id), [id]);
  const shown = useMemo(() => shownOf(example), [example]);
  const { step } = example;
  const reason = words.reason(step, shown.hatching);
  const parts = <Parts parts={reason.full} />;
  return (
    <>
      <figure className="technique-figure">
        <ExampleBoard example={example} shown={shown} name={pages.picture(id)} describedBy={drawn} />
        <p id={drawn} className="unseen">
          {words.drawn(drawnFacts(shown))}
        </p>
        <MarksLegend marks={new Set(shown.drawing.marks.values())} />
      </figure>
      <section className="technique-example">
        <h3>{pages.example}</h3>
        <p className="technique-effect">{words.effect(step)}</p>
        <p>{reason.short}</p>
        {reason.full.length > 0 &&
          (reason.full.length <= FEW_PARTS ? (
            parts
          ) : (
            <details>
              <summary>{words.whole}</summary>
              {parts}
            </details>
          ))}
        {shown.digit !== null && <p className="quiet">{pages.onlyDigit(shown.digit)}</p>}
      </section>
    </>
  );
}
