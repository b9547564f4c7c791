import { Suspense } from 'react';
import { useStore } from 'zustand';
import { LANGUAGES, type LanguageId } from '../../i18n';
import {
  Dialog,
  Naming,
  Segmented,
  Switch,
  useHintCatalogue,
  useLanguage,
  useMessages,
  useMoreMessages,
  useSetting,
  useStores,
} from '../shared';
import { TechniquesDialog } from './TechniquesDialog';
import './settings.css';

/** The dialog of options, which also leads to the choice of techniques. */
export function OptionsDialog() {
  const { screen } = useStores();
  return useStore(screen.store, ({ dialog }) => dialog === 'techniques') ? <TechniquesDialog /> : <Options />;
}

/** All options in one place. */
function Options() {
  const { screen, settings } = useStores();
  const { options, play, shelf } = useMoreMessages();
  const { pad } = useMessages().app;
  return (
    <Dialog anytime title={options.title} onClose={screen.close} className="options-dialog" width={30}>
      <h3>{pad.ways}</h3>
      <Switch
        label={options.digitFirst}
        note={options.digitFirstNote}
        on={useSetting('digitFirst')}
        onChange={(digitFirst) => settings.setState({ digitFirst })}
      />
      <Switch
        label={options.cornerNotes}
        note={options.cornerNotesNote}
        on={useSetting('cornerNotes')}
        onChange={(cornerNotes) => settings.setState({ cornerNotes })}
      />
      <Switch
        label={options.strike}
        on={useSetting('strikeNotes')}
        onChange={(strikeNotes) => settings.setState({ strikeNotes })}
      />
      <p className="quiet options-note">{options.several}</p>
      <h3>{options.rest}</h3>
      <Switch
        label={play.mistakes}
        on={useSetting('pointOutMistakes')}
        onChange={(pointOutMistakes) => settings.setState({ pointOutMistakes })}
      />
      <Switch
        label={options.cellSentence}
        on={useSetting('cellSentence')}
        onChange={(cellSentence) => settings.setState({ cellSentence })}
      />
      <Switch
        label={options.timer}
        note={options.timerNote}
        on={useSetting('timer')}
        onChange={(timer) => settings.setState({ timer })}
      />
      <Switch
        label={shelf.history}
        note={shelf.historyNote}
        on={useSetting('history')}
        onChange={(history) => settings.setState({ history })}
      />
      <Switch
        label={options.letterKeys}
        on={useSetting('letterKeys')}
        onChange={(letterKeys) => settings.setState({ letterKeys })}
      />
      <Suspense fallback={<div className="options-hints" />}>
        <OfHints />
      </Suspense>
      <Appearance />
    </Dialog>
  );
}

/** The options of hints. */
function OfHints() {
  const { screen } = useStores();
  const { choosing } = useHintCatalogue();
  return (
    <div className="options-hints">
      <Naming />
      <button type="button" className="link" onClick={() => screen.open('techniques')}>
        {choosing.open}
      </button>
    </div>
  );
}

/** Language and theme. */
function Appearance() {
  const { settings } = useStores();
  const menu = { ...useMessages().app.menu, ...useMoreMessages().menus };
  const ids = Object.keys(LANGUAGES) as LanguageId[];
  return (
    <div className="appearance">
      <p aria-hidden="true">{menu.language}</p>
      <Segmented
        name={menu.language}
        value={useLanguage()}
        onChange={(language) => settings.setState({ language })}
        options={ids.map((id) => ({ value: id, label: LANGUAGES[id].name }))}
      />
      <p aria-hidden="true">{menu.theme}</p>
      <Segmented
        name={menu.theme}
        value={useSetting('theme')}
        onChange={(theme) => settings.setState({ theme })}
        options={[
          { value: 'system', label: menu.themes.system },
          { value: 'light', label: menu.themes.light },
          { value: 'dark', label: menu.themes.dark },
        ]}
      />
    </div>
  );
}
