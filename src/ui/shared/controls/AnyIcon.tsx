import { type IconName, Outline, PATHS } from './Icon';

/** Outlines that the first screen does not need. */
const MORE = {
  first: 'M6 5v10M14.5 5 9 10l5.5 5',
  previous: 'M12.5 5 7 10l5.5 5',
  next: 'M7.5 5 13 10l-5.5 5',
  copy: 'M7 7V3h10v10h-4M3 7h10v10H3z',
  check: 'm4 10.5 4 4 8-9',
  eye: 'M2.5 10S5.5 5 10 5s7.5 5 7.5 5-3 5-7.5 5-7.5-5-7.5-5M10 12.200a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4',
  eyeOff: 'M2.5 10S5.5 5 10 5s7.5 5 7.5 5-3 5-7.5 5-7.5-5-7.5-5M4 16.5l12-13',
  link: 'M8 12l4-4M9 5.5 10.5 4A3.9 3.9 0 0 1 16 9.5L14.5 11M11 14.5 9.5 16A3.9 3.9 0 0 1 4 10.5L5.5 9',
  send: 'M10 12.500V3M6.5 6.500 10 3l3.500 3.500M6 9H4v8h12V9h-2',
  print: 'M6 7V3h8v4M6 14H3V7.5h14V14h-3M6 11.5h8V17H6z',
  grid: 'M3.5 3.5h13v13h-13zM3.5 7.8h13M3.5 12.2h13M7.8 3.5v13M12.2 3.5v13',
  restart: 'M4.5 4v4.5H9M4.8 8.3A6 6 0 1 1 4 12',
  lock: 'M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 6 0V9',
  calendar: 'M4 5h12v12H4zM4 8.5h12M7.5 3v3.5M12.5 3v3.5',
  pause: 'M7 4.5v11M13 4.5v11',
  bars: 'M4.5 17V9M10 17V3M15.5 17v-6',
  edit: 'm4 16 1-4 8.5-8.5 3 3L8 15z',
  bin: 'M3.5 5.5h13M8 5.5V3h4v2.5M5 5.5l.8 11.5h8.4L15 5.5M8.5 8.5v5.5M11.5 8.5v5.5',
  shelf: 'M3 17h14M4.5 17V4H8v13M8 17V7h3.5v10M11.5 17V5H15v12',
  save: 'M10 3v10M6 9.5 10 13.500l4-4M4 16.500h12',
} as const;

export type AnyIconName = IconName | keyof typeof MORE;

/** Like `Icon`, with all outlines: for parts that load after the first screen. */
export const AnyIcon = ({ name }: { readonly name: AnyIconName }) => (
  <Outline path={{ ...PATHS, ...MORE }[name]} />
);
