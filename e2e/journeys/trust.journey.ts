import { LOADED_LATER } from '../support/built';
import { EASY, EASY_ANSWER, withDigits } from '../support/puzzles';
import { journey } from './journey';

journey('a reload keeps the board, its notes and undo', async ({ person }) => {
  await person.openPuzzle(EASY);
  await person.select('r1c3');
  await person.key('4', 'ArrowRight', 'Shift+7');
  await person.showsCell('r1c4', 'notes 7');
  await person.reload();
  await person.showsDigits(withDigits(EASY, 2, '4'));
  await person.showsCell('r1c4', 'notes 7');
  await person.key('z', 'z');
  await person.showsDigits(EASY);
});

journey('two tabs', async ({ person }) => {
  const { app, noticeActions, notices } = person.words;
  const elsewhere = notices.openElsewhere({ kind: 'openElsewhere' });
  await person.openPuzzle(EASY);
  await person.select('r1c3');
  await person.key('4');
  await person.showsCell('r1c3', '4');
  const other = await person.inAnotherTab();
  await other.open();
  await other.showsDigits(withDigits(EASY, 2, '4'));
  await other.reads('region', app.notices, elsewhere);
  await other.press('button', noticeActions.takeOver);
  await person.reads('region', app.notices, elsewhere);
  await other.select('r1c4');
  await other.key('6');
  await other.showsCell('r1c4', '6');
  await other.tab.close();
});

journey('offline, after one visit', async ({ person, site, forgiven }) => {
  forgiven.push(/./);
  site.keepsOffline = true;
  await person.openPuzzle(EASY);
  await person.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
  site.isUp = false;
  await person.reload();
  await person.showsDigits(EASY);
  await person.key('s');
  await person.showsDigits(EASY_ANSWER);
  await person.key('z', 'w');
  await person.sees('button', 'Step back');
});

journey('a lost part: every later file is refused once', async ({ person, site, forgiven }) => {
  const { words } = person;
  forgiven.push(/./);
  site.refuse(LOADED_LATER, 1);
  await person.open();
  await person.type(EASY);
  await person.showsDigits(EASY);
  await person.press('button', words.app.menu.puzzle);
  await person.sees('menuitem', new RegExp(`^${words.app.menu.examples}`));
  await person.key('Escape');
  await person.misses('menu');
  await person.select('r8c8');
  await person.press('button', words.app.hint);
  await person.reads('region', words.hint.name, 'can be solved now');
  await person.press('button', words.app.watch);
  await person.sees('button', 'Step back');
});

journey('a link, while every later file is refused once', async ({ person, site, forgiven }) => {
  forgiven.push(/./);
  site.refuse(LOADED_LATER, 1);
  await person.open(`#p=${EASY}`);
  await person.showsDigits(EASY);
});
