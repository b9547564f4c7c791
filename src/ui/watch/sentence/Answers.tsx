import { answersOf, questionNow } from '../../../stores';
import { useWatchWords } from '../../shared';
import { usePlayback, usePlaybackState } from '../playback';

/** The answers to choose from, while a question about the next step is open. The digit keys choose them too. */
export function Answers() {
  const { predict: words, cell: nameOf } = useWatchWords();
  const playback = usePlayback();
  const question = usePlaybackState(questionNow);
  if (question === null) return null;
  const digitOf = (cell: number): string => {
    const choice = question.kind === 'back' ? question.choices.find((one) => one.cell === cell) : undefined;
    return choice === undefined ? '' : `=${choice.digit}`;
  };
  return (
    <>
      <span className="answers" role="group" aria-label={words.question(question)}>
        {answersOf(question).map((answer) => (
          <button
            key={answer ?? 'none'}
            type="button"
            className="button answer"
            onClick={() => playback.predict(answer)}
          >
            {answer === null
              ? words.none
              : question.kind === 'digit'
                ? answer
                : `${nameOf(answer as Parameters<typeof nameOf>[0])}${digitOf(answer)}`}
          </button>
        ))}
      </span>
      <button type="button" className="link" onClick={() => playback.step(1)}>
        {words.show}
      </button>
    </>
  );
}
