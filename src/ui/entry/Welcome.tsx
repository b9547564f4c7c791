import { Icon, useCommands, useMessages, useStores } from '../shared';
import './entry.css';

/** The words for a first visitor, beside the grey example. */
export function Welcome() {
  const { paste, openFile } = useCommands();
  const { screen } = useStores();
  const words = useMessages().app.welcome;
  return (
    <div className="welcome">
      <h1>{words.title}</h1>
      <p className="sub">
        <span>{words.typing}</span> <span>{words.text}</span>
      </p>
      <div className="ways">
        <button type="button" className="button" onClick={() => void paste()}>
          <Icon name="paste" />
          {words.paste}
        </button>
        <button type="button" className="button" onClick={openFile}>
          <Icon name="file" />
          {words.openFile}
        </button>
        <button type="button" className="button" onClick={() => screen.open('examples')}>
          <Icon name="list" />
          {words.examples}
        </button>
      </div>
    </div>
  );
}
