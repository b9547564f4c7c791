import { LANGUAGES, type LanguageId } from '../../i18n';
import { Segmented, useLanguage, useMessages, useMoreMessages, useSetting, useStores } from '../shared';

/** Language and theme. */
export function Appearance() {
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
