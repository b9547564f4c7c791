import type { TechniqueId } from '../../sudoku/techniques';

/** The names and definitions of the techniques. */
export interface TechniqueMessages {
  readonly names: Readonly<Record<TechniqueId, string>>;
  /** In one sentence. */
  readonly definitions: Readonly<Record<TechniqueId, string>>;
}
