import { useEffect } from 'react';
import { useStore } from 'zustand';
import { LANGUAGES } from '../i18n';
import { ignoreAbsentPart } from '../parts';
import { EMPTY_GRID, NO_COLOURS } from '../sudoku/core';
import { useOtherLanguage } from './otherLanguage';
import { oppositeTheme } from './settings';
import {
  type MenuGroups,
  MenuList,
  type MenuPlace,
  newVersionWaits,
  takeNewVersion,
  useCommands,
  useMessages,
  useMoment,
  useMoreCommands,
  useMoreMessages,
  useStores,
} from './shared';

/** The menu of puzzles: everything that can be done with them. */
export function PuzzleList(place: MenuPlace) {
  const { menu, welcome } = useMessages().app;
  const { newPuzzle } = welcome;
  const words = { ...menu, ...useMoreMessages().menus };
  const commands = { ...useCommands(), ...useMoreCommands() };
  const { screen, game, notices, saving, vault, printing, newPuzzle: newPuzzles } = useStores();
  const question = saving.question();
  // Its first entry is a new puzzle, which should come at once. Most people want another entry, so no worker is started.
  useEffect(() => void newPuzzles.load().catch(ignoreAbsentPart), [newPuzzles]);
  const notEditable = useMoment(({ welcome, phase }) =>
    welcome ? 'overExample' : phase === 'set' ? 'alreadyEditing' : null,
  );
  const playing = useMoment((now) => !now.welcome && now.board.entries !== EMPTY_GRID);
  const written = useMoment(
    ({ welcome, board }) =>
      !welcome &&
      (board.entries !== EMPTY_GRID ||
        board.answers !== EMPTY_GRID ||
        board.notes.some((notes) => notes > 0) ||
        board.colours !== NO_COLOURS),
  );
  const groups: MenuGroups = [
    [
      { icon: 'add', label: newPuzzle, keys: 'N', onChoose: commands.newPuzzle },
      { icon: 'calendar', label: words.wishPuzzle, onChoose: () => screen.open('newPuzzle') },
    ],
    [
      { icon: 'paste', label: words.paste, keys: 'Ctrl V', onChoose: () => void commands.paste() },
      { icon: 'file', label: words.openFile, onChoose: commands.openFile },
      { icon: 'camera', label: words.photo, onChoose: () => screen.open('photo') },
      { icon: 'grid', label: words.empty, keys: 'E', onChoose: commands.emptyBoard },
      {
        icon: 'list',
        label: words.examples,
        note: words.examplesNote,
        onChoose: () => screen.open('examples'),
      },
      {
        icon: 'shelf',
        label: words.shelf,
        note: words.shelfNote,
        onChoose: () => screen.open('shelf'),
      },
      { icon: 'check', label: words.many, onChoose: () => screen.open('many') },
      { icon: 'bars', label: words.compare, keys: 'R', onChoose: commands.compare },
    ],
    [
      { icon: 'lens', label: words.examine, onChoose: commands.examine },
      {
        icon: 'edit',
        label: words.editGivens,
        disabled: notEditable !== null,
        ...(notEditable === null ? {} : { note: words[notEditable] }),
        onChoose: () => game.setPhase('set'),
      },
      { icon: 'lock', label: words.adopt, disabled: !playing, onChoose: commands.adopt },
      { icon: 'restart', label: words.restart, disabled: !written, onChoose: commands.restart },
    ],
    [
      { icon: 'link', label: words.copyLink, keys: 'L', onChoose: () => void commands.copyLink() },
      {
        icon: 'send',
        label: words.share,
        note: words.shareNote,
        onChoose: () => screen.open('share'),
      },
      { icon: 'copy', label: words.exportAs, onChoose: () => screen.open('export') },
      { icon: 'print', label: words.print, onChoose: printing.open },
      {
        icon: 'help',
        label: question === 'deletedElsewhere' ? words.keepThisBoard : words.whichBoard,
        shown: () => question !== null,
        onChoose: saving.ask,
      },
      {
        icon: 'restart',
        label: words.aside,
        shown: () => vault.keysAside().length > 0,
        onChoose: () => screen.open('aside'),
      },
      { icon: 'lock', label: words.data, onChoose: () => screen.open('data') },
      {
        icon: 'restart',
        label: words.newVersion,
        shown: newVersionWaits,
        onChoose: () => void takeNewVersion({ notices }),
      },
    ],
  ];
  return <MenuList {...place} groups={groups} />;
}

/** The menu of narrow screens: what wide screens have beside the board and in the bar. */
export function MoreList(place: MenuPlace) {
  const { menus, play } = useMoreMessages();
  const menu = { ...useMessages().app.menu, ...menus };
  const commands = useMoreCommands();
  const { settings, screen, selection } = useStores();
  const chosen = useStore(selection.store, (state) => state.cells.length);
  const other = useOtherLanguage();
  const groups: MenuGroups = [
    [
      { icon: 'check', label: play.check, onChoose: commands.check },
      { icon: 'eye', label: play.reveal(chosen), onChoose: commands.reveal },
      { icon: 'grid', label: play.fillNotes, onChoose: commands.fillNotes },
      { icon: 'erase', label: menu.eraseNotes, onChoose: commands.eraseNotes },
    ],
    [
      { icon: 'options', label: menu.options, anytime: true, onChoose: () => screen.open('options') },
      {
        icon: 'theme',
        label: menu.otherTheme,
        anytime: true,
        onChoose: () => settings.setState({ theme: oppositeTheme() }),
      },
      {
        icon: 'list',
        label: LANGUAGES[other].name,
        lang: other,
        anytime: true,
        onChoose: () => settings.setState({ language: other }),
      },
      { icon: 'help', label: menu.shortcuts, anytime: true, onChoose: () => screen.open('shortcuts') },
    ],
  ];
  return <MenuList {...place} groups={groups} />;
}
