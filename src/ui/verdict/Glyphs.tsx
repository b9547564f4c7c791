import { Spiral } from '../shared';
import type { Glyph } from './verdictView';

/** A disc with a tick, an octagon with a cross, a triangle with bars, the spiral: told apart by shape, not by colour. */
export function VerdictGlyph({ glyph }: { readonly glyph: Glyph }) {
  switch (glyph) {
    case 'one':
      return (
        <svg className="glyph one" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="11" fill="currentColor" />
          <path className="cut" d="m7 12.5 3.5 3.5 7-7.5" />
        </svg>
      );
    case 'none':
      return (
        <svg className="glyph none" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7.5 1h9L23 7.5v9L16.5 23h-9L1 16.5v-9z" fill="currentColor" />
          <path className="cut" d="m8 8 8 8m0-8-8 8" />
        </svg>
      );
    case 'many':
      return (
        <svg className="glyph many" viewBox="0 0 24 24" aria-hidden="true">
          <path className="outline" d="M12 2 23 21H1zM8 17h8M9.5 13.5h5" />
        </svg>
      );
    case 'busy':
      return <Spiral className="glyph spiral" />;
    case 'quiet':
      return (
        <svg className="glyph quiet" viewBox="0 0 24 24" aria-hidden="true">
          <circle className="outline" cx="12" cy="12" r="10" strokeDasharray="3 3.3" />
        </svg>
      );
  }
}
