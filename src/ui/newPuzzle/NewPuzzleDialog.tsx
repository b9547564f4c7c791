import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Nearest } from '../../i18n';
import { type NewLevel, type NewPuzzleRun, USUAL } from '../../stores';
import {
  codeOfWish,
  type Made,
  type Objection,
  objectionsTo,
  ratingOfHardest,
  ratingsOfLevel,
  recipeOf,
  SYMMETRIES,
  type Wish,
} from '../../sudoku/generator';
import { CATALOGUE, DIFFICULTIES, isTechniqueId, levelOf } from '../../sudoku/techniques';
import {
  Dialog,
  Switch,
  useHintCatalogue,
  useLoaded,
  useMoment,
  useMoreMessages,
  useSetting,
  useStores,
} from '../shared';
import { Daily } from './Daily';
import { Field } from './Field';
import './newPuzzle.css';
import { PatternField } from './PatternField';
import { RatingField } from './RatingField';
import { WithoutField } from './WithoutField';
import { completed, type Wishes, wishesOf, wishOf } from './wishes';

/** Makes a puzzle of a level or to order, or opens the puzzle of a day. */
export function NewPuzzleDialog() {
  const { screen, settings, hint, newPuzzle } = useStores();
  const { newPuzzle: words } = useMoreMessages();
  const run = useLoaded(newPuzzle.load);
  const kept = useSetting('level');
  const [level, setLevel] = useState(kept);
  const [wishes, setWishes] = useState<Wishes>(() => wishesOf(run.wishes.get()));
  const [hasWishes] = useState(() => codeOfWish(run.wishes.get()) !== codeOfWish(USUAL));
  const [seed, setSeed] = useState('');
  const [teaches, setTeaches] = useState(false);
  const wish = wishOf(level ?? 'any', wishes);
  const { techniques, choosing } = useHintCatalogue();
  const { names } = techniques;
  const present = useMoment((now) => seedIn(now.board.origin.code));
  // Once the dialog is closed, no puzzle may replace the board.
  useEffect(() => () => void run.stop(), [run]);

  /** Makes a puzzle of a level, if the wishes allow one, and keeps both for the next one. */
  const make = (level: NewLevel): void => {
    const wish = wishOf(level, wishes);
    setLevel(level);
    if (objectionsTo(wish).some(({ certain }) => certain)) return;
    settings.setState({ level });
    run.wishes.keep(wishOf('any', wishes));
    const chosenSeed = seed === '' ? undefined : seedFrom(Number(seed));
    if (teaches && wishes.needs !== null) {
      hint.leave();
      void run.teach(wishes.needs, wish, chosenSeed);
    } else void run.make(wish, chosenSeed);
  };
  /** Sets wishes that decide the level themselves, and gives up the symmetry if hardly any puzzle has both. */
  const setAnyLevel = (wishes: Wishes): void => {
    setLevel('any');
    const isRare = objectionsTo(wishOf('any', wishes)).some(({ kind }) => RARE.includes(kind));
    setWishes(isRare ? { ...wishes, symmetry: 'none' } : wishes);
  };
  return (
    <Dialog title={words.title} onClose={screen.close} className="new-puzzle-dialog" width={30}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys press the buttons inside. */}
      <div
        className="levels"
        onKeyDown={({ key }) => {
          const pressed = LEVELS[Number(key) - 1];
          if (pressed !== undefined) make(pressed);
        }}
      >
        <span className="unseen">{words.level}</span>
        {LEVELS.map((id, i) => (
          <button
            key={id}
            type="button"
            className="listed"
            aria-pressed={id === level}
            aria-keyshortcuts={`${i + 1}`}
            data-first={id === (level ?? 'beginner') || undefined}
            onClick={() => make(id)}
          >
            <b>{id === 'any' ? words.anyLevel : choosing.difficulties[id]}</b>{' '}
            <small>{words.levels[id]}</small>
          </button>
        ))}
      </div>
      <Daily run={run} />
      <form
        className="wish"
        // Objections are shown below. The browser's own check could point at a field that is folded away.
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          make(level ?? 'any');
        }}
      >
        {/* Wishes that still apply are in view. */}
        <details className="in-column wishes" open={hasWishes || undefined}>
          <summary>{words.wishes}</summary>
          <Field label={words.technique}>
            <select
              value={wishes.needs ?? ''}
              onChange={({ target: { value } }) => {
                const needs = isTechniqueId(value) ? value : null;
                // Most techniques belong to one or two levels only.
                if (needs === null) setWishes({ ...wishes, needs });
                else setAnyLevel({ ...wishes, needs });
              }}
            >
              <option value="">{words.anyTechnique}</option>
              {DIFFICULTIES.map((difficulty) => (
                <optgroup key={difficulty} label={choosing.difficulties[difficulty]}>
                  {CATALOGUE.filter((facts) => levelOf(facts) === difficulty).map(({ id }) => (
                    <option key={id} value={id}>
                      {names[id]}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </Field>
          {wishes.needs !== null && (
            <Switch label={words.teach} note={words.teachNote} on={teaches} onChange={setTeaches} />
          )}
          <WithoutField without={wishes.without} onChange={(without) => setWishes({ ...wishes, without })} />
          <RatingField
            rating={wishes.rating}
            first={ratingsOfLevel(level === null || level === 'any' ? 'medium' : level)}
            onChange={(rating) => {
              // A level is a range of ratings too, and would narrow this one.
              if (rating === 'any') setWishes({ ...wishes, rating });
              else setAnyLevel({ ...wishes, rating });
            }}
          />
          <Field label={words.symmetry}>
            <select
              value={wishes.symmetry}
              onChange={({ target: { value } }) => {
                const symmetry = SYMMETRIES.find((known) => known === value) ?? 'none';
                setWishes({ ...wishes, symmetry, pattern: completed(wishes.pattern, symmetry) });
              }}
            >
              {SYMMETRIES.map((symmetry) => (
                <option key={symmetry} value={symmetry}>
                  {words.symmetries[symmetry]}
                </option>
              ))}
            </select>
          </Field>
          <Field label={words.givens}>
            <input
              type="number"
              min={0}
              max={81}
              placeholder={words.anyGivens}
              value={wishes.givens ?? ''}
              onChange={({ target: { value, valueAsNumber } }) =>
                setWishes({ ...wishes, givens: value === '' ? null : Math.round(valueAsNumber) })
              }
            />
          </Field>
          <PatternField
            pattern={wishes.pattern}
            symmetry={wishes.symmetry}
            onChange={(change) => setWishes((before) => ({ ...before, pattern: change(before.pattern) }))}
          />
          <Field label={words.seed} note={words.seedNote(present)}>
            <input
              type="number"
              min={0}
              max={LAST_SEED}
              placeholder={words.anySeed}
              value={seed}
              onChange={({ target }) => setSeed(target.value)}
            />
          </Field>
          <Switch
            label={words.minimal}
            note={words.minimalNote}
            on={wishes.minimal}
            onChange={(minimal) => setWishes({ ...wishes, minimal })}
          />
          <button type="button" className="button" onClick={() => setWishes(wishesOf(USUAL))}>
            {words.usual}
          </button>
        </details>
        <Making run={run} wish={wish} objections={objectionsTo(wish)} />
      </form>
    </Dialog>
  );
}

/** The levels in the order of their buttons and keys. */
const LEVELS: readonly NewLevel[] = [...DIFFICULTIES, 'any'];

const RARE: readonly Objection['kind'][] = ['rareTechnique', 'rareRating'];

interface MakingProps {
  readonly run: NewPuzzleRun;
  readonly wish: Wish;
  readonly objections: readonly Objection[];
}

/**
 * The button that makes the puzzle, under the objections to the wish, so that both are in view. While a puzzle is being
 * made: the progress, and how to stop.
 */
function Making({ run, wish, objections }: MakingProps) {
  const { newPuzzle: words } = useMoreMessages();
  const making = useStore(run.store, (state) => state.making);
  const { techniques } = useHintCatalogue();
  // In a small window only the first is shown (newPuzzle.css).
  const impossible = objections.filter(({ certain }) => certain);
  const ordered = [...impossible, ...objections.filter(({ certain }) => !certain)];
  const best = making !== null && making.best !== null;
  const rating = making?.best ? ratingOfHardest(wish, making.best) : null;
  return (
    <div className="dialog-actions">
      <div role="status">
        {ordered.length > 0 && (
          <ul className="objections">
            {ordered.slice(0, SHOWN).map((objection) => (
              <li
                key={words.objection(objection, techniques.names)}
                data-certain={objection.certain || undefined}
              >
                {words.objection(objection, techniques.names)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {making && <p className="sub">{words.making(making.tried, nearestOf(wish, making.best, rating))}</p>}
      {making && (
        <button type="button" className="button" disabled={!best} onClick={run.takeBest}>
          {rating === null ? words.takeBest : words.takeHardest}
        </button>
      )}
      {/* One button, so that it keeps the focus. */}
      <button
        type={making ? 'button' : 'submit'}
        className={`button ${making ? '' : 'ink'}`}
        disabled={!making && impossible.length > 0}
        onClick={(event) => {
          if (making === null) return;
          event.preventDefault();
          run.stop();
        }}
      >
        {making ? words.stop : words.make}
      </button>
    </div>
  );
}

/** Describes the nearest puzzle so far. `rating`: its rating, if the wish is for the hardest. */
function nearestOf({ pattern }: Wish, best: Made | null, rating: number | null): Nearest {
  if (best === null) return { kind: 'none' };
  if (rating !== null) return { kind: 'hardest', rating };
  const more = pattern === undefined ? 0 : best.givens - pattern.filter(Boolean).length;
  return more > 0 ? { kind: 'moreGivens', more } : { kind: 'other' };
}

/** The most objections shown at once. A half-drawn pattern can raise many of the same kind. */
const SHOWN = 3;

/** The seed in the code of a puzzle; `null` for the puzzle of a day, or one not made here. */
function seedIn(code: string | undefined): number | null {
  const recipe = code === undefined || code.includes('-d') ? null : recipeOf(code);
  return recipe?.ok ? recipe.value.seed : null;
}

/** Seeds have 32 bits. */
const LAST_SEED = 2 ** 32 - 1;

/** The seed nearest to a number. */
const seedFrom = (number: number): number => Math.min(LAST_SEED, Math.max(0, Math.round(number)));
