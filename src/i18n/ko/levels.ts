/** The names of the levels, as they stand everywhere. */
export const LEVELS = {
  beginner: '입문',
  easy: '쉬움',
  medium: '보통',
  hard: '어려움',
  expert: '매우 어려움',
  extreme: '극한',
} as const;
