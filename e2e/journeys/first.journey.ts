import { EASY, EASY_ANSWER } from '../support/puzzles';
import { journey } from './journey';

journey('a first visit', async ({ person }) => {
  await person.open();
  await person.sees('grid', person.words.board.name);
});

journey('typing 81 cells', async ({ person }) => {
  await person.open();
  await person.type(EASY);
  await person.showsDigits(EASY);
  await person.press('button', person.words.app.solve);
  await person.showsDigits(EASY_ANSWER);
});
