import { useStore } from 'zustand';
import { LANGUAGES } from '../i18n';
import { useWrittenKey } from './keys';
import { MoreList, PuzzleList } from './rooms';
import {
  COMMANDS,
  Icon,
  Menu,
  oppositeTheme,
  otherLanguage,
  Spiral,
  useCommands,
  useLanguage,
  useMessages,
  useMoment,
  useStores,
} from './shared';

/** The bar at the top: the logo, the puzzle menu, language and theme, and the black bar. */
export function Header() {
  return (
    <header className="in-line bar">
      <span className="in-line mark">
        <Spiral />
        Unwind
      </span>
      <PuzzleMenu />
      <CompareKey />
      <span className="grow" />
      <WideTools />
      <MoreMenu />
      <Jobs />
    </header>
  );
}

/** Each job is one press away. What is most needed comes first: in play the help, while a puzzle is typed its solution. */
const JOBS = {
  play: ['hint', 'check', 'watch', 'solve'],
  set: ['solve', 'watch', 'hint'],
} as const;

/** The black bar, in the same place on every screen. */
function Jobs() {
  const words = useMessages();
  const commands = useCommands();
  const written = useWrittenKey();
  const { screen } = useStores();
  const phase = useMoment((now) => now.phase);
  const mode = useStore(screen.store, (state) => state.mode);
  return (
    <nav className="jobs" aria-label={words.app.keys} data-phase={phase}>
      {JOBS[phase].map((id) => (
        <button
          key={id}
          type="button"
          data-key={written(COMMANDS[id].keys)}
          aria-pressed={id === 'watch' || id === 'hint' ? mode === id : undefined}
          onClick={commands[id]}
        >
          {COMMANDS[id].label(words)}
        </button>
      ))}
    </nav>
  );
}

/** Wide screens only. On narrow screens the menu has this command. */
function CompareKey() {
  const words = useMessages();
  const { compare } = useCommands();
  const comparing = useStore(useStores().screen.store, ({ mode }) => mode === 'compare');
  return (
    <button type="button" className="nav compare-key" aria-pressed={comparing} onClick={compare}>
      {COMMANDS.compare.label(words)}
    </button>
  );
}

function PuzzleMenu() {
  const words = useMessages().app.menu;
  return (
    <Menu
      label={
        <>
          {words.puzzle}
          <Icon name="down" />
        </>
      }
      list={PuzzleList}
    />
  );
}

function WideTools() {
  const words = useMessages();
  const { shortcuts } = useCommands();
  const { settings } = useStores();
  const other = otherLanguage(useLanguage());
  return (
    <div className="wide-tools" data-anytime>
      <button
        type="button"
        className="nav"
        lang={other}
        onClick={() => settings.setState({ language: other })}
      >
        {LANGUAGES[other].name}
      </button>
      <button
        type="button"
        className="nav icon-only"
        aria-label={words.app.menu.theme}
        onClick={() => settings.setState({ theme: oppositeTheme() })}
      >
        <Icon name="theme" />
      </button>
      <button
        type="button"
        className="nav icon-only"
        aria-label={COMMANDS.shortcuts.label(words)}
        onClick={shortcuts}
      >
        <Icon name="help" />
      </button>
    </div>
  );
}

/** The menu of narrow screens: everything that has no room beside the board. In Watch that has a menu of its own. */
function MoreMenu() {
  const { menu } = useMessages().app;
  const watching = useStore(useStores().screen.store, ({ mode, failed }) => mode === 'watch' && !failed);
  if (watching) return null;
  return <Menu className="more-menu" name={menu.more} label={<Icon name="more" />} list={MoreList} />;
}
