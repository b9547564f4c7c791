import { useEffect, useRef, useState } from 'react';
import { AXES } from '../geometry/plot';
import { ChartModel, type Playhead } from './chartModel';
import type { ChartProgress, ChartSource } from './source';

/** The position in the search. It changes in every frame, so drawing code listens to it and React renders nothing. */
export interface PlayheadSource {
  now(): Playhead;
  /** Calls a function after each move, until the returned function is called. */
  listen(listener: () => void): () => void;
}

interface ChartInUse {
  readonly model: ChartModel;
  /** Calls a function after each change of the model, until the returned function is called. */
  readonly listen: (listener: () => void) => () => void;
}

/** Returns a model of a source's chart. The model follows the recording and the playhead. */
export function useChart(source: ChartSource, progress: ChartProgress, playhead: PlayheadSource): ChartInUse {
  const listeners = useRef(new Set<() => void>());
  const [chart, setChart] = useState(() => create(source, listeners.current));
  if (chart.source !== source) setChart(create(source, listeners.current));
  const { model } = chart;

  useEffect(() => {
    // In development React ends each effect once and begins it again.
    if (model.isDisposed) setChart(create(source, listeners.current));
    return () => model.dispose();
  }, [model, source]);
  const { length, end } = progress;
  useEffect(() => model.setProgress({ length, end }), [model, length, end]);
  useEffect(() => {
    const follow = (): void => model.setPlayhead(playhead.now());
    follow();
    return playhead.listen(follow);
  }, [model, playhead]);
  return chart;
}

const create = (source: ChartSource, listeners: Set<() => void>) => ({
  source,
  model: new ChartModel(source, () => {
    for (const listener of listeners) listener();
  }),
  listen: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
});

/** The room for the plot on a canvas of the given size. */
export const roomOf = (
  { width, height }: { readonly width: number; readonly height: number },
  expanded: boolean,
) => ({
  width: Math.max(0, width - (expanded ? AXES.left : 0)),
  height: Math.max(0, height - (expanded ? AXES.bottom : 0)),
  expanded,
});
