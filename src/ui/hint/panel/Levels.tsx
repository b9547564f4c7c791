import type { Explanation, Level } from '../../../stores';
import { useHintRun } from '../hintRun';
import { useHintWords } from '../useHintWords';

interface LevelsProps {
  readonly explanation: Explanation;
}

/** The levels after the first, each a button that leads to it. */
export function Levels({ explanation }: LevelsProps) {
  const run = useHintRun();
  const words = useHintWords();
  const levels = run
    .neighbours(explanation)
    .levels.filter((level): level is Exclude<Level, 'outlook'> => level !== 'outlook');
  if (levels.length < 2) return null;
  const now = levels.indexOf(explanation.level as (typeof levels)[number]);
  return (
    <nav className="hint-levels" aria-label={words.levelsName}>
      {levels.map((level, index) => (
        <button
          key={level}
          type="button"
          className={index < now ? 'done' : undefined}
          aria-current={index === now ? 'step' : undefined}
          onClick={() => run.goTo(level)}
        >
          {words.levels[level]}
        </button>
      ))}
    </nav>
  );
}
