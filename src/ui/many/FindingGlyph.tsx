import type { Finding } from '../../sudoku/many';

/** A disc with a tick, an octagon with a cross, a triangle, a broken circle: told apart by shape, not by colour. */
export function FindingGlyph({ finding }: { readonly finding: Finding }) {
  return (
    <svg className={`glyph many-glyph ${finding}`} viewBox="0 0 16 16" aria-hidden="true">
      {finding === 'one' && (
        <>
          <circle cx="8" cy="8" r="7" fill="currentColor" />
          <path className="cut" d="m5 8.2 2.2 2.3L11.2 6" />
        </>
      )}
      {finding === 'none' && (
        <>
          <path d="M5.1 1h5.8L15 5.1v5.8L10.9 15H5.1L1 10.9V5.1z" fill="currentColor" />
          <path className="cut" d="m5.6 5.6 4.8 4.8m0-4.8-4.8 4.8" />
        </>
      )}
      {finding === 'many' && <path className="outline" d="M8 2l6.5 11.5h-13zM6 11h4M7 8.7h2" />}
      {finding === 'unreadable' && (
        <circle className="outline" cx="8" cy="8" r="6.2" strokeDasharray="2.4 2.45" />
      )}
    </svg>
  );
}
