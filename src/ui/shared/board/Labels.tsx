import { DIGITS } from '../../../sudoku/core';
import { useSetting } from '../context';
import type { BoardLayer } from './layers';
import './labels.css';

/** The names of rows and columns around a board, as sentences use them. */
export function Labels() {
  const letters = useSetting('cellNaming') === 'letters';
  return (
    <div className="labels" aria-hidden="true">
      <ol className="labels-rows">
        {DIGITS.map((number) => (
          <li key={number}>{letters ? 'ABCDEFGHI'.charAt(number - 1) : number}</li>
        ))}
      </ol>
      <ol className="labels-columns">
        {DIGITS.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ol>
    </div>
  );
}

/** Lays the names of rows and columns on the board, for sentences that use them. */
export const LABELLED: BoardLayer = { drawing: <Labels /> };
