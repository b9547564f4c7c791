import { ignoreAbsentPart } from '../../parts';
import type { Stores } from '../../stores';
import { whenQuiet } from '../shared';

/** Prepares for the first hint of a visit, soon after the first screen. */
export const prepareHints = ({ hint }: Stores): void =>
  whenQuiet(() => hint.load().then((run) => run.rehearse(), ignoreAbsentPart));
