import { useState } from 'react';
import { BOARDS, courseIn, courseTechniques, nextIn } from '../../stores';
import { DIFFICULTIES, factsOf, levelOf, type TechniqueId } from '../../sudoku/techniques';
import { AnyIcon, Dialog, useHintCatalogue, useMoreMessages, useStores } from '../shared';
import './course.css';
import { Mark } from './Days';

const PLACES = Array.from({ length: BOARDS }, (_, place) => place);

/** All techniques in order of difficulty, with a few boards to practise each. */
export function CourseDialog() {
  const { screen, textStore, hint, newPuzzle } = useStores();
  const words = useMoreMessages().record.course;
  const { techniques, choosing } = useHintCatalogue();
  const [course] = useState(() => courseIn(textStore));
  const [all] = useState(courseTechniques);
  const next = nextIn(course, all);
  const countOf = (id: TechniqueId): number => Math.min(BOARDS, course.found.get(id) ?? 0);
  const practise = (id: TechniqueId): void => {
    hint.leave();
    void newPuzzle.teach(id);
  };
  return (
    <Dialog title={words.title} onClose={screen.close} className="course-dialog">
      <p className="sub">{words.help(BOARDS)}</p>
      {next === null ? (
        <p>{words.over}</p>
      ) : (
        <button type="button" className="button ink course-next" data-first onClick={() => practise(next)}>
          {course.last === null ? words.begin(techniques.names[next]) : words.goOn(techniques.names[next])}
        </button>
      )}
      {DIFFICULTIES.map((level) => {
        const ids = all.filter((id) => levelOf(factsOf(id)) === level);
        const done = ids.filter((id) => countOf(id) === BOARDS).length;
        return (
          <details key={level} open={next !== null && ids.includes(next)}>
            <summary>
              {choosing.difficulties[level]} <small>{words.done(done, ids.length)}</small>
            </summary>
            <ul>
              {ids.map((id) => (
                <li key={id}>
                  <button type="button" className="button" onClick={() => practise(id)}>
                    <b>{techniques.names[id]}</b>
                    <span className="unseen">{words.found(countOf(id), BOARDS)}</span>
                    {PLACES.map((place) => (
                      <Mark key={place} of={place < countOf(id) ? 'done' : 'missed'} />
                    ))}
                  </button>
                  <button
                    type="button"
                    className="nav icon-only"
                    aria-label={words.about(techniques.names[id])}
                    onClick={() => screen.open('technique', id)}
                  >
                    <AnyIcon name="help" />
                  </button>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </Dialog>
  );
}
