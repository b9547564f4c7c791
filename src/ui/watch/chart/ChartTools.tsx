import { useWrittenKey, VIEW_KEYS } from '../../keys';
import { Icon, Menu, useMoreMessages, useWatchWords } from '../../shared';
import type { ChartCommand } from './commands';

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

const KEYS = { ...VIEW_KEYS.chart, ...VIEW_KEYS.bars };

interface ChartToolsProps {
  readonly expanded: boolean;
  readonly isBookmarked: boolean;
  readonly bookmarks: readonly number[];
  readonly canZoomToBar: boolean;
  /** Whether the chart is a tree to read. */
  readonly isTree: boolean;
  readonly onTree: (tree: boolean) => void;
  readonly onCommand: (command: ChartCommand) => void;
  readonly onSeek: (step: number) => void;
  readonly onCopy: () => void;
  readonly onSave: (format: 'png' | 'svg') => void;
  readonly onClip: () => void;
}

/** The commands of the chart as buttons, for players who use neither wheel nor keys. */
export function ChartTools(props: ChartToolsProps) {
  const { expanded, isBookmarked, bookmarks, canZoomToBar, onCommand, onSeek, onCopy, onSave, onClip } =
    props;
  const { isTree, onTree } = props;
  const { tree } = useWatchWords();
  const { chart: words, clip } = useMoreMessages();
  const written = useWrittenKey();
  const entry = (command: ChartCommand, label: string) => ({
    label,
    keys: written(KEYS[command].keys),
    onChoose: () => onCommand(command),
  });
  const titled = ({ label, keys }: ReturnType<typeof entry>): string =>
    keys === undefined ? label : `${label} (${keys})`;
  const expand = entry('expand', expanded ? words.shrink : words.expand);
  const bookmark = entry('bookmark', isBookmarked ? words.removeBookmark : words.bookmark);
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
      <Menu
        className="chart-menu"
        label={<Icon name="more" />}
        name={words.more}
        groups={[
          [
            entry('zoomIn', words.zoomIn),
            entry('zoomOut', words.zoomOut),
            { ...entry('zoomToBar', words.zoomToBar), disabled: !canZoomToBar },
            entry('showAll', words.showAll),
            bookmark,
            {
              label: tree.title,
              ...(isTree ? { icon: 'check' as const } : {}),
              onChoose: () => onTree(!isTree),
            },
          ],
          ...(bookmarks.length === 0
            ? []
            : [bookmarks.map((step) => ({ label: words.goToBookmark(step), onChoose: () => onSeek(step) }))]),
          [
            { icon: 'copy', label: words.copyPicture, onChoose: onCopy },
            { icon: 'save', label: words.savePng, onChoose: () => onSave('png') },
            { icon: 'save', label: words.saveSvg, onChoose: () => onSave('svg') },
            { icon: 'save', label: clip.title, onChoose: onClip },
          ],
        ]}
      />
    </div>
  );
}
