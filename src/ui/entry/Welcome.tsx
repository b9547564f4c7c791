import { Icon, useCommands, useMessages, useStores } from '../shared';
import './entry.css';

/** The words for a first visitor, beside the grey example. */
export function Welcome() {
  const { newPuzzle, paste, openFile } = useCommands();
  const { screen } = useStores();
  const words = useMessages().app.welcome;
  return (
    <div className="welcome">
      <h1 className="unseen-short">{words.title}</h1>
      <p className="sub">
        <span>{words.typing}</span> <span className="unseen-short">{words.text}</span>
      </p>
      <div className="ways">
        <button type="button" className="button" data-new-puzzle onClick={newPuzzle}>
          <Icon name="add" />
          {words.newPuzzle}
        </button>
        <button type="button" className="button" onClick={() => void paste()}>
          <Icon name="paste" />
          {words.paste}
        </button>
        <button type="button" className="button" onClick={() => screen.open('photo')}>
          <Icon name="camera" />
          {words.photo}
        </button>
        {/* A small screen has room for three ways; the menu has these, too. */}
        <button type="button" className="button on-wide" onClick={openFile}>
          <Icon name="file" />
          {words.openFile}
        </button>
        <button type="button" className="button on-wide" onClick={() => screen.open('examples')}>
          <Icon name="list" />
          {words.examples}
        </button>
      </div>
    </div>
  );
}
