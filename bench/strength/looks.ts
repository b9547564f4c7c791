import type { Change } from './change';

export const looks: readonly Change[] = [];
