import { Icon, Menu, useMoreMessages } from '../../shared';
import { ChartIcon } from './ChartIcon';
import type { ChartCommand } from './commands';

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
  const expandName = expanded ? words.shrink : words.expand;
  return (
    <div className="chart-tools">
      <button
        type="button"
        className="nav icon-only"
        aria-label={expandName}
        title={`${expandName} (F)`}
        onClick={() => onCommand('expand')}
      >
        <ChartIcon name={expanded ? 'shrink' : 'expand'} />
      </button>
      <button
        type="button"
        className="nav icon-only chart-mark"
        aria-label={words.mark}
        aria-pressed={isMarked}
        title={`${isMarked ? words.unmark : words.mark} (M)`}
        onClick={() => onCommand('mark')}
      >
        <ChartIcon name="mark" filled={isMarked} />
      </button>
      <Menu
        className="chart-menu"
        label={<Icon name="more" />}
        name={words.more}
        groups={[
          [
            { label: words.zoomIn, keys: '+', onChoose: () => onCommand('zoomIn') },
            { label: words.zoomOut, keys: '−', onChoose: () => onCommand('zoomOut') },
            {
              label: words.zoomToBar,
              keys: 'Enter',
              disabled: !canZoomToBar,
              onChoose: () => onCommand('zoomToBar'),
            },
            { label: words.showAll, keys: 'Shift 0', onChoose: () => onCommand('showAll') },
            { label: isMarked ? words.unmark : words.mark, keys: 'M', onChoose: () => onCommand('mark') },
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
