/** Shows hints: the words beside the board, and the drawing on it. It loads when the first hint is asked for. */
import { createElement, type PropsWithChildren } from 'react';
import { ignoreAbsentPart, later } from '../../parts';
import type { Stores } from '../../stores';
import { lazyComponent, whenQuiet } from '../shared';
import { HintDrawn as Drawn } from './HintDrawn';

const room = later(() => import('./room'));
const layerOf = later(room, 'layerOf');

/** Lays over the board what the open hint draws on it. */
export const HintDrawn = ({ children }: PropsWithChildren) =>
  createElement(Drawn, { load: layerOf, children });
export const HintSide = lazyComponent(later(room, 'HintSide'));
export const HintLegend = lazyComponent(later(room, 'HintLegend'));
export const TechniqueDialog = lazyComponent(
  later(async () => (await (await room()).loadPages()).TechniqueDialog),
);

/** Prepares for the first hint of a visit, soon after the first screen. */
export const prepareHints = ({ hint }: Stores): void =>
  whenQuiet(() => hint.load().then((run) => run.rehearse(), ignoreAbsentPart));
