import { useCallback, useSyncExternalStore } from 'react';
import { useMoreMessages } from '../../shared';
import type { ChartModel } from './model/chartModel';

interface InViewProps {
  readonly model: ChartModel;
  readonly listen: (listener: () => void) => () => void;
}

/** Says which steps the chart shows, with a button that shows all of them. */
export function InView({ model, listen }: InViewProps) {
  const words = useMoreMessages().chart;
  const text = useSyncExternalStore(
    listen,
    useCallback(() => {
      const { span, progress } = model;
      if (model.isWhole || progress.length === 0) return '';
      return words.inView(
        Math.floor(span.from),
        Math.min(progress.length, Math.floor(span.to)),
        progress.length,
      );
    }, [model, words]),
  );
  return (
    <p className="chart-in-view">
      {text !== '' && (
        <>
          {text}{' '}
          <button type="button" className="link" onClick={() => model.showAll()}>
            {words.showAll}
          </button>
        </>
      )}
    </p>
  );
}
