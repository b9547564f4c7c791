import type { Change } from './change';

export const play: readonly Change[] = [];
