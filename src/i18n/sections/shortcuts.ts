/** The sheet of keys. The keymap (ui/keys) has the keys of its lines. */
export interface ShortcutMessages {
  readonly title: string;
  /** Opens the pages of techniques. */
  readonly techniques: string;
  /** Keys whose names differ from their labels. */
  readonly keys: {
    readonly [key in 'Arrows' | 'Shift+Arrows' | '.' | 'Space' | 'PageUp' | 'PageDown']: string;
  };
  /** What the keys do, unless their actions have the same words elsewhere. */
  readonly groups: {
    readonly everywhere: Group<'compare' | 'paste' | 'copy' | 'copyLink' | 'escape' | 'shortcuts'>;
    readonly hint: Group<'next' | 'back' | 'fill' | 'leave'>;
    readonly board: Group<
      | 'move'
      | 'extend'
      | 'digit'
      | 'note'
      | 'centre'
      | 'nextMode'
      | 'toggleColours'
      | 'erase'
      | 'rowEnds'
      | 'selectAll'
      | 'leave'
    >;
    readonly colouring: Group<'colour' | 'choose' | 'erase'>;
    readonly setting: Group<'digit' | 'skip' | 'back'>;
    readonly watching: Group<
      'toggle' | 'step' | 'ends' | 'backtracks' | 'untilChanged' | 'speed' | 'copyLink' | 'leave'
    >;
    readonly chart: Group<
      'expand' | 'zoom' | 'showAll' | 'walk' | 'zoomToBar' | 'goToBar' | 'move' | 'scroll' | 'mark'
    >;
    readonly pages: Group<'turn'>;
    readonly photo: Group<'move' | 'digit' | 'erase' | 'kind' | 'doubts' | 'choices'>;
    readonly shelf: Group<'open' | 'remove' | 'undo'>;
  };
}

interface Group<Line extends string> {
  readonly name: string;
  readonly lines: { readonly [line in Line]: string };
}
