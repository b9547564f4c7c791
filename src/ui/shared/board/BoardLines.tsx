import './grid.css';

const LINES = [1, 2, 3, 4, 5, 6, 7, 8];

/** The lines between the cells of a board, drawn over the cells. grid.css places lines and cells. */
export function BoardLines() {
  return LINES.map((line) => <BoardLine key={line} at={line} />);
}

function BoardLine({ at }: { readonly at: number }) {
  const kind = `${at % 3 === 0 ? 'line box-line' : 'line'} at-${at}`;
  return (
    <>
      <i className={`${kind} down`} aria-hidden="true" />
      <i className={`${kind} across`} aria-hidden="true" />
    </>
  );
}
