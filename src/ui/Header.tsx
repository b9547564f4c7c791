import { useStore } from 'zustand';
import { LANGUAGES } from '../i18n';
import { later } from '../parts';
import { useOtherLanguage } from './otherLanguage';
import { oppositeTheme } from './settings';
import { arriving, Icon, Menu, Spiral, useCommands, useMessages, useSetting, useStores } from './shared';

/** The lists of the menus. They load after the first screen. */
export const loadMenus = later(() => import('./menus'));
const PuzzleList = arriving(later(loadMenus, 'PuzzleList'));
const MoreList = arriving(later(loadMenus, 'MoreList'));

/** The bar at the top: the logo, the puzzle menu, language and theme, and the three keys. */
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

/** Solve, Watch and Hint: each one press away, and in the same place on every screen. */
function ThreeKeys() {
  const words = useMessages().app;
  const { solve, watch, hint } = useCommands();
  const letters = useSetting('letterKeys');
  const { screen } = useStores();
  const mode = useStore(screen.store, (state) => state.mode);
  const keys = [
    ['S', words.solve, solve, undefined],
    ['W', words.watch, watch, mode === 'watch'],
    ['H', words.hint, hint, mode === 'hint'],
  ] as const;
  return (
    <nav className="trio" aria-label={words.keys}>
      {keys.map(([letter, name, press, pressed]) => (
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

/** Wide screens only. On narrow screens the menu has this command. */
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
  const words = useMessages().app.menu;
  const { settings, screen } = useStores();
  const other = useOtherLanguage();
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

/** The menu of narrow screens: everything that has no room beside the board. */
function MoreMenu() {
  const { menu } = useMessages().app;
  return <Menu className="more-menu" name={menu.more} label={<Icon name="more" />} list={MoreList} />;
}
