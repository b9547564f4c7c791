/** The outlines of the first screen, on a 20-pixel grid; the others are in AnyIcon.tsx. */
export const PATHS = {
  undo: 'M7 5 3.5 8.5 7 12M4 8.5h7.5a4.5 4.5 0 0 1 0 9H8',
  redo: 'm13 5 3.5 3.5L13 12m3-3.5H8.5a4.5 4.5 0 0 0 0 9H12',
  erase: 'm3 12 7-7 6 6-5.5 5.5H7.5zM7 8l6 6M10 16.5h7',
  skip: 'M4 5.5 10.5 10 4 14.5zM14.5 5v10',
  down: 'm5.5 8 4.5 4.5L14.5 8',
  more: 'M3.8 10h.4M9.8 10h.4M15.8 10h.4',
  options: 'M3 6h8M15 6h2M3 14h2M9 14h8M13 4v4M7 12v4',
  theme: 'M10 3a7 7 0 1 0 0 14zM10 3a7 7 0 0 1 0 14',
  help: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15M7.8 7.8c.2-1.3 1.1-1.9 2.3-1.9s2.2.8 2.2 2c0 1.7-2.2 1.8-2.2 3.6M10.1 14.2v.01',
  close: 'm5 5 10 10M15 5 5 15',
  paste: 'M7 4H4.5v13h11V4H13M7 2.5h6v3H7z',
  camera: 'M3 6h3l1.5-2h5L14 6h3v10H3zM10 13.500a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  file: 'M5 2.5h7L15.5 6v11.5H5zM11.5 2.5v4h4',
  list: 'M3 5h14M3 10h14M3 15h8',
  add: 'M10 4v12M4 10h12',
  lens: 'M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11m4.1-1.4L17 17',
} as const;

export type IconName = keyof typeof PATHS;

/** A drawing beside words that say the same; screen readers skip it. */
export const Icon = ({ name }: { readonly name: IconName }) => <Outline path={PATHS[name]} />;

export function Outline({ path }: { readonly path: string }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** The square spiral: the app's logo, which unwinds while the app works. */
export function Spiral({ className }: { readonly className?: string }) {
  const path = 'M2 20V2h18v18H6.5V6.5h9v9h-4.5v-4.5';
  return (
    <svg className={className} viewBox="0 0 22 22" aria-hidden="true">
      <path d={path} />
      <path d={path} pathLength="100" />
    </svg>
  );
}
