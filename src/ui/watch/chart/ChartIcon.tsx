/** Outlines on a 20-pixel grid, like those of the other buttons. */
const PATHS = {
  expand: 'M12 3.500h4.500V8M8 16.500H3.500V12M16.500 3.500l-5.500 5.500M3.500 16.500 9 11',
  shrink: 'M16.500 8H12V3.500M3.500 12H8v4.500M12 8l5-5M8 12l-5 5',
  mark: 'M5.500 3h9v14L10 13.500 5.500 17z',
} as const;

/** A drawing in a button that has its own name. */
export function ChartIcon({
  name,
  filled = false,
}: {
  readonly name: keyof typeof PATHS;
  readonly filled?: boolean;
}) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} fill={filled ? 'currentColor' : undefined} />
    </svg>
  );
}
