/** What is wrong with a puzzle, and what would mend it: a card beside the board, and a panel. Both load when wanted. */
import { type ComponentType, lazy } from 'react';

/** Where the room cannot be fetched, the page goes on without it. */
const absent: { readonly default: ComponentType } = { default: () => null };

export const DoctorCard = lazy<ComponentType>(() =>
  import('./DoctorCard').then(({ DoctorCard }) => ({ default: DoctorCard })).catch(() => absent),
);
export const DoctorPanel = lazy<ComponentType>(() =>
  import('./DoctorPanel').then(({ DoctorPanel }) => ({ default: DoctorPanel })).catch(() => absent),
);
