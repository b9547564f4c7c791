import type { Change } from './change';
import { hint } from './hint';
import { looks } from './looks';
import { play } from './play';
import { solve } from './solve';
import { trust } from './trust';
import { watch } from './watch';

export const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  play,
  solve,
  watch,
  hint,
  trust,
  looks,
};
