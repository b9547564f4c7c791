import { Icon, Menu, type MenuEntry, useCompact, useMoreMessages, useWatchWords } from '../../shared';
import type { ChartEntries } from './useChartEntries';

/** Outlines on a 20-pixel grid, like those of the other buttons. */
const PATHS = {
  expand: 'M12 3.500h4.500V8M8 16.500H3.500V12M16.500 3.500l-5.500 5.500M3.500 16.500 9 11',
  shrink: 'M16.500 8H12V3.500M3.500 12H8v4.500M12 8l5-5M8 12l-5 5',
  tree: 'M5 4v9.500h4M5 7h4M11 7h5M11 13.500h5M3.500 3.500h3',
  bookmark: 'M5.500 3h9v14L10 13.500 5.500 17z',
} as const;

/** A drawing in a button that has its own name. */
function ChartIcon({
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

interface ChartToolsProps {
  readonly expanded: boolean;
  readonly isBookmarked: boolean;
  readonly entries: ChartEntries;
  /** Whether the chart is a tree to read. */
  readonly isTree: boolean;
  readonly onTree: (tree: boolean) => void;
}

/** The commands of the chart as buttons, for players who use neither wheel nor keys. */
export function ChartTools({ expanded, isBookmarked, entries, isTree, onTree }: ChartToolsProps) {
  const { tree } = useWatchWords();
  const { chart: words } = useMoreMessages();
  const compact = useCompact();
  const { bookmark, zooms, marks, pictures, clip } = entries;
  const titled = ({ label, keys }: MenuEntry): string => (keys === undefined ? label : `${label} (${keys})`);
  const expand = entries.expand(expanded);
  return (
    <div className="in-stack chart-tools">
      <button
        type="button"
        className="nav icon-only"
        aria-label={expand.label}
        title={titled(expand)}
        onClick={expand.onChoose}
      >
        <ChartIcon name={expanded ? 'shrink' : 'expand'} />
      </button>
      {expanded && (
        <button
          type="button"
          className="nav icon-only chart-as-tree"
          aria-label={tree.title}
          aria-pressed={isTree}
          title={tree.title}
          onClick={() => onTree(!isTree)}
        >
          <ChartIcon name="tree" />
        </button>
      )}
      <button
        type="button"
        className="nav icon-only chart-mark"
        aria-label={words.bookmark}
        aria-pressed={isBookmarked}
        title={titled(bookmark)}
        onClick={bookmark.onChoose}
      >
        <ChartIcon name="bookmark" filled={isBookmarked} />
      </button>
      {/* A phone has one menu for all of Watch, beside the buttons. */}
      {!compact && (
        <Menu
          label={<Icon name="more" />}
          name={words.more}
          groups={[
            [
              ...zooms,
              bookmark,
              {
                label: tree.title,
                checked: isTree,
                onChoose: () => onTree(!isTree),
              },
            ],
            ...(marks.length === 0 ? [] : [marks]),
            [...pictures, clip],
          ]}
        />
      )}
    </div>
  );
}
