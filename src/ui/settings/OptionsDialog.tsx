import { Dialog, Switch, useMessages, useSetting, useStores } from '../shared';
import { Appearance } from './Appearance';
import './settings.css';

/** All options in one place. */
export function OptionsDialog() {
  const { screen, settings } = useStores();
  const { options } = useMessages().app;
  return (
    <Dialog title={options.title} onClose={screen.close} className="options-dialog">
      <Switch
        label={options.mistakes}
        on={useSetting('pointOutMistakes')}
        onChange={(pointOutMistakes) => settings.setState({ pointOutMistakes })}
      />
      <Switch
        label={options.strike}
        on={useSetting('strikeNotes')}
        onChange={(strikeNotes) => settings.setState({ strikeNotes })}
      />
      <Switch
        label={options.digitFirst}
        note={options.digitFirstNote}
        on={useSetting('digitFirst')}
        onChange={(digitFirst) => settings.setState({ digitFirst })}
      />
      <Switch
        label={options.letterKeys}
        on={useSetting('letterKeys')}
        onChange={(letterKeys) => settings.setState({ letterKeys })}
      />
      <Appearance />
    </Dialog>
  );
}
