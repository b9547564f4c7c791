import { useWrittenKey, VIEW_KEYS } from '../../keys';
import { type MenuEntry, useMoreMessages } from '../../shared';
import type { ChartCommand } from './commands';

const KEYS = { ...VIEW_KEYS.chart, ...VIEW_KEYS.bars };

/** What the entries of a chart do. */
export interface ChartEntryActs {
  readonly isBookmarked: boolean;
  readonly bookmarks: readonly number[];
  readonly canZoomToBar: boolean;
  readonly onCommand: (command: ChartCommand) => void;
  readonly onSeek: (step: number) => void;
  readonly onCopy: () => void;
  readonly onSave: (format: 'png' | 'svg') => void;
  readonly onClip: () => void;
}

/** Commands of the chart with their words: those of its own buttons and, in groups, those of a menu. */
export function useChartEntries(acts: ChartEntryActs) {
  const { isBookmarked, bookmarks, canZoomToBar, onCommand, onSeek, onCopy, onSave, onClip } = acts;
  const { chart: words, clip } = useMoreMessages();
  const written = useWrittenKey();
  const entry = (command: ChartCommand, label: string) => ({
    label,
    keys: written(KEYS[command].keys),
    onChoose: () => onCommand(command),
  });
  const bookmark = entry('bookmark', isBookmarked ? words.removeBookmark : words.bookmark);
  const zooms: MenuEntry[] = [
    entry('zoomIn', words.zoomIn),
    entry('zoomOut', words.zoomOut),
    { ...entry('zoomToBar', words.zoomToBar), disabled: !canZoomToBar },
    entry('showAll', words.showAll),
  ];
  const marks: MenuEntry[] = bookmarks.map((step) => ({
    label: words.goToBookmark(step),
    onChoose: () => onSeek(step),
  }));
  const pictures: MenuEntry[] = [
    { icon: 'copy', label: words.copyPicture, onChoose: onCopy },
    { icon: 'save', label: words.savePng, onChoose: () => onSave('png') },
    { icon: 'save', label: words.saveSvg, onChoose: () => onSave('svg') },
  ];
  return {
    expand: (expanded: boolean) => entry('expand', expanded ? words.shrink : words.expand),
    bookmark,
    zooms,
    marks,
    pictures,
    clip: { icon: 'save', label: clip.title, onChoose: onClip } as const,
  };
}

export type ChartEntries = ReturnType<typeof useChartEntries>;
