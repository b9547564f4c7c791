import type { Change } from './change';

export const hint: readonly Change[] = [];
