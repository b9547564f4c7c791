import type { Change } from './change';

export const watch: readonly Change[] = [];
