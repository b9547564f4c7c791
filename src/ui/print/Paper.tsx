import { PaperBoard } from './PaperBoard';
import type { PaperBoardSheet } from './pages';
import './paper.css';

interface PaperProps {
  readonly pages: readonly (readonly PaperBoardSheet[])[];
  /** How many boards fit on a page. */
  readonly perPage: number;
  readonly large: boolean;
}

/** The pages to print. */
export function Paper({ pages, perPage, large }: PaperProps) {
  return pages.map((boards, page) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pages never change places.
    <div key={page} className={`paper-page of-${perPage}`}>
      {boards.map(({ title, note, link, digits }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nor do the boards on them.
        <figure key={place}>
          <figcaption>
            <b>{title}</b>
            {note !== '' && <span>{note}</span>}
          </figcaption>
          <PaperBoard digits={digits} large={large} />
          {link !== null && <small>{link}</small>}
        </figure>
      ))}
    </div>
  ));
}
