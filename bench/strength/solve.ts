import type { Change } from './change';

export const solve: readonly Change[] = [];
