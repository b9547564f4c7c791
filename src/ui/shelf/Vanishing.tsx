import { useEffect, useState } from 'react';
import type { Shelf } from '../../stores';
import { AnyIcon, useMessages, useMoreMessages, useStores } from '../shared';
import { saveShelf } from './files';
import './vanishing.css';

/** The storage key of what tells that the sentence was answered. */
const KEY = 'unwind.vanishing';

/**
 * Whether the browser deletes what a page has stored after seven days without a visit. All browsers with Apple's engine
 * do, but not to a page on the home screen, and WebKit on Linux does not.
 */
async function mayVanish(): Promise<boolean> {
  const { vendor, platform, storage } = navigator;
  if (!vendor.startsWith('Apple') || platform.startsWith('Linux')) return false;
  return !matchMedia('(display-mode: standalone)').matches && !(await storage.persisted());
}

/** Says once that the browser may delete the shelf, and offers a file of it. */
export function Vanishing({ shelf }: { readonly shelf: Shelf }) {
  const { app } = useMessages();
  const words = useMoreMessages().shelf;
  const { textStore, notices } = useStores();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    // If the browser does not say, nothing is shown.
    if (textStore.get(KEY) === null) mayVanish().then(setShown, () => {});
  }, [textStore]);
  if (!shown) return null;
  const close = (): void => {
    textStore.put(KEY, '1');
    setShown(false);
  };
  return (
    <div className="in-line shelf-vanishing" role="status">
      <p>{words.vanishing}</p>
      <button
        type="button"
        className="button"
        onClick={async () => {
          if (await saveShelf(shelf, 'shelf', notices)) close();
        }}
      >
        <AnyIcon name="save" />
        {words.saveFile}
      </button>
      <button type="button" className="nav icon-only" aria-label={app.close} onClick={close}>
        <AnyIcon name="close" />
      </button>
    </div>
  );
}
