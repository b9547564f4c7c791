import type { TechniqueId } from '../../sudoku/techniques';

/** What the techniques are called, and what each says. */
export interface TechniqueMessages {
  readonly names: Readonly<Record<TechniqueId, string>>;
  /** In one sentence. */
  readonly definitions: Readonly<Record<TechniqueId, string>>;
}
