/** The symbols of a tape deck on a 20-pixel grid. */
const PATHS = {
  first: 'M4.5 4.5v11M15.5 4.5 8 10l7.5 5.5z',
  back: 'M13.5 4.5 6 10l7.5 5.5z',
  play: 'M6 4v12l10-6z',
  pause: 'M7 4.5v11M13 4.5v11',
  forward: 'M6.5 4.5 14 10l-7.5 5.5z',
  last: 'M15.5 4.5v11M4.5 4.5 12 10l-7.5 5.5z',
} as const;

/** A drawing on a button that has a name; screen readers skip it. */
export function DeckIcon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
