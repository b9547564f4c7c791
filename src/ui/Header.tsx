import { useStore } from 'zustand';
import { LANGUAGES, type LanguageId } from '../i18n';
import { EMPTY_GRID } from '../sudoku/core';
import { oppositeTheme } from './settings';
import {
  Icon,
  Menu,
  Spiral,
  useCommands,
  useLanguage,
  useMessages,
  useMoment,
  useSetting,
  useStores,
} from './shared';

/** The one bar: the mark, what to do with puzzles, how the page looks and speaks, and the three keys. */
export function Header() {
  return (
    <header className="bar">
      <span className="mark">
        <Spiral />
        Unwind
      </span>
      <PuzzleMenu />
      <CompareKey />
      <span className="grow" />
      <WideTools />
      <MoreMenu />
      <ThreeKeys />
    </header>
  );
}

/** The three jobs, each one press away, in the same place on every screen. */
function ThreeKeys() {
  const words = useMessages().app;
  const { solve, watch, hint } = useCommands();
  const letters = useSetting('letterKeys');
  const { screen } = useStores();
  const mode = useStore(screen.store, (state) => state.mode);
  const keys = [
    { name: words.solve, letter: 'S', press: solve },
    { name: words.watch, letter: 'W', press: watch, pressed: mode === 'watch' },
    { name: words.hint, letter: 'H', press: hint, pressed: mode === 'hint' },
  ];
  return (
    <nav className="trio" aria-label={words.keys}>
      {keys.map(({ name, letter, press, pressed }) => (
        <button
          key={letter}
          type="button"
          data-key={letters ? letter : undefined}
          aria-pressed={pressed}
          onClick={press}
        >
          {name}
        </button>
      ))}
    </nav>
  );
}

/** On wide screens; on narrow ones it is in the menu alone. */
function CompareKey() {
  const { menu } = useMessages().app;
  const { compare } = useCommands();
  const comparing = useStore(useStores().screen.store, ({ mode }) => mode === 'compare');
  return (
    <button type="button" className="nav compare-key" aria-pressed={comparing} onClick={compare}>
      {menu.compare}
    </button>
  );
}

function PuzzleMenu() {
  const words = useMessages().app.menu;
  const commands = useCommands();
  const { screen, game, vault } = useStores();
  const inPlay = useMoment((now) => !now.welcome && now.phase === 'play');
  const playing = useMoment((now) => !now.welcome && now.board.entries !== EMPTY_GRID);
  const written = useMoment(
    ({ welcome, board }) =>
      !welcome &&
      (board.entries !== EMPTY_GRID ||
        board.answers !== EMPTY_GRID ||
        board.notes.some((notes) => notes > 0)),
  );
  return (
    <Menu
      label={
        <>
          {words.puzzle}
          <Icon name="down" />
        </>
      }
      groups={[
        [
          { icon: 'paste', label: words.paste, note: 'Ctrl V', onChoose: () => void commands.paste() },
          { icon: 'file', label: words.openFile, onChoose: commands.openFile },
          { icon: 'grid', label: words.empty, note: 'N', onChoose: commands.emptyBoard },
          {
            icon: 'list',
            label: words.examples,
            note: words.examplesNote,
            onChoose: () => screen.open('examples'),
          },
          { icon: 'check', label: words.many, onChoose: () => screen.open('many') },
          { icon: 'options', label: words.compare, note: 'R', onChoose: commands.compare },
        ],
        [
          { icon: 'lens', label: words.examine, onChoose: commands.examine },
          { icon: 'grid', label: words.editGivens, disabled: !inPlay, onChoose: () => game.setPhase('set') },
          { icon: 'lock', label: words.adopt, disabled: !playing, onChoose: commands.adopt },
          { icon: 'restart', label: words.restart, disabled: !written, onChoose: commands.restart },
        ],
        [
          { icon: 'link', label: words.copyLink, note: 'L', onChoose: () => void commands.copyLink() },
          { icon: 'copy', label: words.exportAs, onChoose: () => screen.open('export') },
          { icon: 'print', label: words.print, onChoose: commands.print },
          {
            icon: 'restart',
            label: words.aside,
            shown: () => vault.keysAside().length > 0,
            onChoose: () => screen.open('aside'),
          },
        ],
      ]}
    />
  );
}

function useOtherLanguage(): LanguageId {
  const language = useLanguage();
  const ids = Object.keys(LANGUAGES) as LanguageId[];
  return ids[(ids.indexOf(language) + 1) % ids.length] ?? 'en';
}

function WideTools() {
  const words = useMessages().app.menu;
  const { settings, screen } = useStores();
  const other = useOtherLanguage();
  return (
    <div className="wide-tools">
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
        aria-label={words.theme}
        onClick={() => settings.setState({ theme: oppositeTheme() })}
      >
        <Icon name="theme" />
      </button>
      <button
        type="button"
        className="nav icon-only"
        aria-label={words.shortcuts}
        onClick={() => screen.open('shortcuts')}
      >
        <Icon name="help" />
      </button>
    </div>
  );
}

/** On narrow screens: all that has no room beside the board. */
function MoreMenu() {
  const { menu } = useMessages().app;
  const commands = useCommands();
  const { settings, screen } = useStores();
  const other = useOtherLanguage();
  return (
    <Menu
      className="more-menu"
      name={menu.more}
      label={<Icon name="more" />}
      groups={[
        [
          { icon: 'check', label: menu.check, onChoose: commands.check },
          { icon: 'eye', label: menu.reveal, onChoose: commands.reveal },
          { icon: 'grid', label: menu.pencil, onChoose: commands.pencil },
        ],
        [
          { icon: 'options', label: menu.options, onChoose: () => screen.open('options') },
          {
            icon: 'theme',
            label: menu.otherTheme,
            onChoose: () => settings.setState({ theme: oppositeTheme() }),
          },
          {
            icon: 'list',
            label: LANGUAGES[other].name,
            lang: other,
            onChoose: () => settings.setState({ language: other }),
          },
          { icon: 'help', label: menu.shortcuts, onChoose: () => screen.open('shortcuts') },
        ],
      ]}
    />
  );
}
