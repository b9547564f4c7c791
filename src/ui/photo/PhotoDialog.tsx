import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { PhotoState } from '../../stores';
import { AnyIcon, Dialog, Icon, Spiral, useMessages, useMoreMessages, useStores } from '../shared';
import { hasCamera } from './camera';
import { LiveView } from './LiveView';
import { countsOf, PhotoReview, verdictOf } from './PhotoReview';
import { PictureButton } from './PictureButton';
import { usePhotoRun } from './photoRun';
import './photo.css';

/** Reads a photograph, then lets the person review and correct the reading. */
export function PhotoDialog() {
  const { screen } = useStores();
  const run = usePhotoRun();
  const state = useStore(run.store);
  const words = useMoreMessages().photo;
  // However the dialog is closed, the photograph is forgotten.
  useEffect(() => run.end, [run]);
  return (
    <Dialog title={words.title} onClose={screen.close} className={`photo photo-${state.kind}`}>
      <Contents state={state} />
      <Spoken state={state} />
    </Dialog>
  );
}

interface ContentsProps<S extends PhotoState = PhotoState> {
  readonly state: S;
}

function Contents({ state }: ContentsProps) {
  switch (state.kind) {
    case 'review':
      return <PhotoReview review={state} />;
    case 'live':
      return <LiveView />;
    case 'working':
      return <Working state={state} />;
    default:
      return <Start failed={state.kind === 'failed' ? state : null} />;
  }
}

type Failure = Extract<PhotoState, { readonly kind: 'failed' }>;

interface StartProps {
  readonly failed: Failure | null;
}

function Start({ failed }: StartProps) {
  const run = usePhotoRun();
  const words = useMoreMessages().photo;
  const [canLive, setCanLive] = useState(false);
  useEffect(() => void hasCamera().then(setCanLive), []);
  return (
    <>
      <p className="sub">{words.help}</p>
      {failed !== null && <Failed failed={failed} />}
      <div className="in-row photo-ways">
        <PictureButton camera className="ink photo-camera">
          <AnyIcon name="camera" />
          {words.camera}
        </PictureButton>
        {canLive && (
          <button type="button" className="button" onClick={run.goLive}>
            <AnyIcon name="eye" />
            {words.live.open}
          </button>
        )}
        <PictureButton
          className="ink photo-file"
          first={failed === null || !(failed.byHand || mayBeMended(failed.why))}
        >
          <Icon name="file" />
          {failed === null ? words.file : words.another}
        </PictureButton>
        <p className="photo-drop">{words.drop}</p>
      </div>
      <p className="remark photo-stays">
        <AnyIcon name="lock" />
        {words.stays}
      </p>
    </>
  );
}

/** Whether reading the same picture again may help. */
const mayBeMended = ({ kind }: Failure['why']): boolean => kind === 'absent' || kind === 'crashed';

/** Why the picture was not read, and the buttons that may help. The first of them gets the focus. */
function Failed({ failed: { why, byHand } }: { readonly failed: Failure }) {
  const run = usePhotoRun();
  const words = useMoreMessages().photo;
  const { again, reload } = useMessages().app.failure;
  return (
    <>
      <p className="photo-why">
        <svg className="glyph none" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7.5 1h9L23 7.5v9L16.5 23h-9L1 16.5v-9z" fill="currentColor" />
          <path className="cut" d="m8 8 8 8m0-8-8 8" />
        </svg>
        {words.failed(why)}
      </p>
      {byHand && (
        <div className="in-row photo-again">
          <button type="button" className="button" data-first onClick={run.setByHand}>
            {words.byHand}
          </button>
          <button type="button" className="button" onClick={run.turn}>
            {words.turn}
          </button>
        </div>
      )}
      {mayBeMended(why) && (
        <div className="in-row photo-again">
          <button type="button" className="button" data-first onClick={run.retry}>
            {again}
          </button>
          {why.kind === 'absent' && why.why === 'outdated' && (
            <button type="button" className="button" onClick={() => location.reload()}>
              {reload}
            </button>
          )}
        </div>
      )}
    </>
  );
}

function Working({ state }: ContentsProps<Extract<PhotoState, { readonly kind: 'working' }>>) {
  const run = usePhotoRun();
  const words = useMoreMessages().photo;
  const { cancel } = useMessages().app;
  return (
    <>
      <p className="photo-progress">
        <Spiral className="glyph spiral" />
        {words.stages[state.stage]}
      </p>
      <p className="remark photo-stays">
        <AnyIcon name="lock" />
        {words.stays}
      </p>
      <div className="dialog-actions">
        <button type="button" className="button" data-first data-anytime onClick={run.end}>
          {cancel}
        </button>
      </div>
    </>
  );
}

/** For screen readers: the stage of reading, its result, and each change of the verdict. */
function Spoken({ state }: { readonly state: PhotoState }) {
  const words = useMoreMessages().photo;
  const text = (): string => {
    switch (state.kind) {
      case 'start':
      case 'live':
        return '';
      case 'working':
        return words.stages[state.stage];
      case 'failed':
        return words.failed(state.why);
      case 'review': {
        const counts = countsOf(state);
        return `${words.summary(counts)} ${words.doubts(counts.doubtful)} ${words.verdict[verdictOf(state)]}`;
      }
    }
  };
  return (
    <p className="unseen" role="status">
      {text()}
    </p>
  );
}
