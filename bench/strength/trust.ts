import type { Change } from './change';

export const trust: readonly Change[] = [];
