import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { ignoreAbsentPart, type Later } from '../../parts';
import type { SearchedCell } from '../../picture';
import type { Playback } from '../../stores';
import { boardOf } from '../../sudoku/core';
import type { SearchView } from '../../sudoku/search';
import {
  AnyIcon,
  Dialog,
  type LinkContent,
  type LinkTo,
  linkOf,
  Segmented,
  Switch,
  saveFile,
  useBoardLayers,
  useLoadedIf,
  useMoment,
  useMoreMessages,
  useSetting,
  useStores,
} from '../shared';
import { playedCells, tinted } from './cells';
import { embedCode } from './embedCode';
import { pngFile, svgFile } from './file';
import { Picture } from './Picture';
import { loadQr } from './qr';
import { isFinished, Result } from './Result';
import './share.css';

/** What Watch shows in each cell. */
type SearchedCells = (of: {
  readonly view: SearchView;
  readonly cursor: null;
  readonly fast: boolean;
}) => readonly SearchedCell[];

/** Shares what is open: as a link, a QR code, HTML or a picture. */
export function ShareDialog({ loadSearchedCells }: { readonly loadSearchedCells: Later<SearchedCells> }) {
  const { screen } = useStores();
  const words = useMoreMessages().share;
  return (
    <Dialog title={words.title} onClose={screen.close} className="share-dialog" width={42.5}>
      <div className="share-columns">
        <LinkPart />
        <PicturePart loadSearchedCells={loadSearchedCells} />
      </div>
    </Dialog>
  );
}

function LinkPart() {
  const stores = useStores();
  const words = useMoreMessages().share;
  const mode = useStore(stores.screen.store, (state) => state.mode);
  const finished = useMoment(({ board }) => mode === 'play' && isFinished(board));
  const [content, setContent] = useState<LinkContent>(
    mode !== 'play' ? 'shown' : finished ? 'puzzle' : 'board',
  );
  const puzzle = useLink('puzzle')?.address ?? null;
  const { address: link, isWithoutCode } = useLink(content) ?? { address: null, isWithoutCode: false };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link ?? '');
      stores.notices.tell({ kind: 'copied', what: isWithoutCode ? 'linkWithoutCode' : 'link' });
    } catch {
      stores.notices.tell({ kind: 'cannotCopy' });
    }
  };
  const data = { title: document.title, url: link ?? '' };
  return (
    <section>
      {finished && puzzle !== null && <Result link={puzzle} />}
      <h3>{words.link}</h3>
      <Segmented
        name={words.what}
        value={content}
        onChange={setContent}
        options={[
          { value: 'puzzle', label: words.contents.puzzle },
          { value: 'board', label: words.contents.board },
          ...(mode === 'play' ? [] : [{ value: 'shown' as const, label: words.contents[mode] }]),
        ]}
      />
      <input
        readOnly
        className="share-link"
        aria-label={words.address}
        value={link ?? ''}
        onFocus={({ target }) => target.select()}
      />
      {isWithoutCode && <p className="quiet">{words.withoutCode}</p>}
      <div className="in-row share-acts">
        <button
          type="button"
          data-first
          className="button ink"
          disabled={link === null}
          onClick={() => void copy()}
        >
          <AnyIcon name="link" />
          {words.copyLink}
        </button>
        {navigator.canShare?.(data) && (
          // It rejects if the player cancels in the system's share sheet; that is no failure.
          <button type="button" className="button" onClick={() => void navigator.share(data).catch(() => {})}>
            <AnyIcon name="send" />
            {words.otherApp}
          </button>
        )}
      </div>
      {link !== null && <Code link={link} />}
      {link !== null && <Embed link={link} title={document.title} />}
    </section>
  );
}

/** The line of HTML that shows the puzzle in somebody's own web page. */
function Embed({ link, title }: { readonly link: string; readonly title: string }) {
  const { notices } = useStores();
  const words = useMoreMessages().share;
  const html = embedCode(link, title);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(html);
      notices.tell({ kind: 'copied', what: 'embedCode' });
    } catch {
      notices.tell({ kind: 'cannotCopy' });
    }
  };
  return (
    <>
      <h3>{words.embed}</h3>
      <input
        readOnly
        className="share-link"
        aria-label={words.embedCode}
        value={html}
        onFocus={({ target }) => target.select()}
      />
      <div className="in-row share-acts">
        <button type="button" className="button" onClick={() => void copy()}>
          <AnyIcon name="copy" />
          {words.copyEmbed}
        </button>
      </div>
    </>
  );
}

/** The link to share; `null` until it is known. */
function useLink(content: LinkContent): LinkTo | null {
  const stores = useStores();
  const [link, setLink] = useState<LinkTo | null>(null);
  useEffect(() => {
    let wanted = true;
    linkOf(stores, content)
      .then((found) => wanted && setLink(found))
      .catch(ignoreAbsentPart);
    return () => {
      wanted = false;
    };
  }, [stores, content]);
  return link;
}

function Code({ link }: { readonly link: string }) {
  const words = useMoreMessages().share;
  const qrOf = useLoadedIf(loadQr, true);
  if (qrOf === null) return <div className="share-code" />;
  const qr = qrOf(link);
  if (qr === null) return <p className="quiet">{words.tooLong}</p>;
  return (
    <figure className="share-code">
      <svg viewBox={`0 0 ${qr.side} ${qr.side}`} role="img" aria-label={words.qr}>
        <path d={qr.path} />
      </svg>
      <figcaption className="quiet">{words.qrNote}</figcaption>
    </figure>
  );
}

function PicturePart({ loadSearchedCells }: { readonly loadSearchedCells: Later<SearchedCells> }) {
  const { screen, notices } = useStores();
  const words = useMoreMessages().share;
  const mode = useStore(screen.store, (state) => state.mode);
  const [theme, setTheme] = useState<'light' | 'dark'>(themeNow);
  const [all, setAll] = useState(false);
  const [alone, setAlone] = useState(true);
  const drawn = useRef<HTMLDivElement>(null);
  const played = useMoment((now) => now.board);
  const finished = mode === 'play' && isFinished(played);
  const board = finished && alone ? boardOf(played.givens, played.origin) : played;
  const cornerNotes = useSetting('cornerNotes');
  const layers = Object.values(useBoardLayers()).filter(
    (layer) => layer.board === undefined || layer.board === board,
  );
  const searched = useSearched(mode === 'watch', loadSearchedCells);
  const hint = mode === 'hint' ? layers : [];
  const cells = searched ?? hint.reduce(tinted, playedCells(board, all, cornerNotes));
  const save = (format: 'png' | 'svg') => async (): Promise<void> => {
    if (drawn.current === null) return;
    const name = `sudoku.${format}`;
    saveFile(await (format === 'png' ? pngFile : svgFile)(drawn.current), name);
    notices.tell({ kind: 'saved', name });
  };
  const copy = async (): Promise<void> => {
    if (drawn.current === null) return;
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': pngFile(drawn.current) })]);
      notices.tell({ kind: 'copied', what: 'boardPicture' });
    } catch {
      notices.tell({ kind: 'cannotCopyPicture' });
    }
  };
  const share = async (): Promise<void> => {
    if (drawn.current === null) return;
    const file = new File([await pngFile(drawn.current)], 'sudoku.png', { type: 'image/png' });
    await navigator.share({ files: [file] }).catch(() => {});
  };
  return (
    <section>
      <h3>{words.picture}</h3>
      <Picture
        ref={drawn}
        cells={cells}
        played={searched === null ? board : null}
        over={hint.map(({ drawing }) => drawing)}
        theme={theme}
      />
      <Segmented
        name={words.look}
        value={theme}
        onChange={setTheme}
        options={[
          { value: 'light', label: words.looks.light },
          { value: 'dark', label: words.looks.dark },
        ]}
      />
      {finished && <Switch label={words.withoutAnswer} on={alone} onChange={setAlone} />}
      {mode !== 'watch' && mode !== 'hint' && <Switch label={words.candidates} on={all} onChange={setAll} />}
      <div className="in-row share-acts">
        {navigator.canShare?.({ files: [new File([], 'sudoku.png', { type: 'image/png' })] }) && (
          <button type="button" className="button" onClick={() => void share()}>
            <AnyIcon name="send" />
            {words.sharePicture}
          </button>
        )}
        <button type="button" className="button" onClick={() => void copy()}>
          <AnyIcon name="copy" />
          {words.copyPicture}
        </button>
        <button type="button" className="button" onClick={() => void save('png')()}>
          <AnyIcon name="save" />
          {words.savePng}
        </button>
        <button type="button" className="button" onClick={() => void save('svg')()}>
          <AnyIcon name="save" />
          {words.saveSvg}
        </button>
      </div>
    </section>
  );
}

const themeNow = (): 'light' | 'dark' =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';

const nothingToHear = () => () => {};

/** The cells of the moment that is shown in Watch; `null` outside of Watch. */
function useSearched(watching: boolean, load: Later<SearchedCells>): readonly SearchedCell[] | null {
  const { watch } = useStores();
  const cellsOf = useLoadedIf(load, watching);
  const playback: Playback | null = useLoadedIf(watch.load, watching);
  const view = useSyncExternalStore(
    playback?.store.subscribe ?? nothingToHear,
    () => playback?.store.getState().view ?? null,
  );
  return watching && cellsOf !== null && view !== null ? cellsOf({ view, cursor: null, fast: false }) : null;
}
