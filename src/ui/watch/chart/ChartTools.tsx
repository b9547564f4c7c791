import { useWrittenKey, VIEW_KEYS } from '../../keys';
import { Icon, Menu, useMoreMessages } from '../../shared';
import { ChartIcon } from './ChartIcon';
import type { ChartCommand } from './commands';

const KEYS = { ...VIEW_KEYS.chart, ...VIEW_KEYS.bars };

interface ChartToolsProps {
  readonly expanded: boolean;
  readonly isMarked: boolean;
  readonly bookmarks: readonly number[];
  readonly canZoomToBar: boolean;
  readonly onCommand: (command: ChartCommand) => void;
  readonly onSeek: (step: number) => void;
  readonly onCopy: () => void;
  readonly onSave: (format: 'png' | 'svg') => void;
  readonly onClip: () => void;
}

/** The commands of the chart as buttons, for players who use neither wheel nor keys. */
export function ChartTools(props: ChartToolsProps) {
  const { expanded, isMarked, bookmarks, canZoomToBar, onCommand, onSeek, onCopy, onSave, onClip } = props;
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
  const mark = entry('mark', isMarked ? words.unmark : words.mark);
  return (
    <div className="chart-tools">
      <button
        type="button"
        className="nav icon-only"
        aria-label={expand.label}
        title={titled(expand)}
        onClick={expand.onChoose}
      >
        <ChartIcon name={expanded ? 'shrink' : 'expand'} />
      </button>
      <button
        type="button"
        className="nav icon-only chart-mark"
        aria-label={words.mark}
        aria-pressed={isMarked}
        title={titled(mark)}
        onClick={mark.onChoose}
      >
        <ChartIcon name="mark" filled={isMarked} />
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
            mark,
          ],
          ...(bookmarks.length === 0
            ? []
            : [bookmarks.map((step) => ({ label: words.goToMark(step), onChoose: () => onSeek(step) }))]),
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
