import { useState } from 'react';
import { useStore } from 'zustand';
import type { Screen } from '../../stores';
import { CATALOGUE, DIFFICULTIES, levelOf, type TechniqueId } from '../../sudoku/techniques';
import { Dialog, Icon, Segmented, useHintCatalogue, useLoaded, useStores } from '../shared';
import './settings.css';

type Grouping = 'family' | 'difficulty';
type Facts = (typeof CATALOGUE)[number];

const GROUPINGS: readonly Grouping[] = ['family', 'difficulty'];

/** The last grouping of the list, so that returning from a technique's page finds the list unchanged. */
const lastGroupings = new WeakMap<Screen, Grouping>();

/**
 * Switches techniques, or whole groups, on and off for hints, lists and paths. Each technique leads to its
 * page; each choice applies at once.
 */
export function TechniquesDialog() {
  const { screen, hint } = useStores();
  const { choice, tick } = useLoaded(hint.load);
  const { choosing } = useHintCatalogue();
  const without = useStore(choice, (state) => state.without);
  const cameFrom = useStore(screen.store, ({ technique }) => technique);
  const [grouping, setGrouping] = useState(() => (cameFrom && lastGroupings.get(screen)) ?? 'family');
  const off = new Set(without);
  return (
    <Dialog anytime title={choosing.title} onClose={screen.close} className="techniques-dialog" width={55}>
      <p>{choosing.lead}</p>
      <div className="in-row techniques-bar">
        <Segmented
          name={choosing.groupBy}
          value={grouping}
          onChange={(grouping) => {
            lastGroupings.set(screen, grouping);
            setGrouping(grouping);
          }}
          options={GROUPINGS.map((value) => ({ value, label: choosing.groupings[value] }))}
        />
        <p role="status">{choosing.count(CATALOGUE.length - off.size, CATALOGUE.length)}</p>
        <button
          type="button"
          className="button"
          disabled={off.size === 0}
          onClick={() => choice.setState({ without: [] })}
        >
          {choosing.tickAll}
        </button>
      </div>
      <div className="technique-groups">
        {groupsOf(grouping).map((members) => (
          <Group key={members[0]?.id} grouping={grouping} members={members} off={off} onTick={tick} />
        ))}
      </div>
      <p className="quiet">{choosing.aboutUnique}</p>
      <p className="quiet">{choosing.aboutRating}</p>
    </Dialog>
  );
}

const byRating = CATALOGUE.toSorted((a, b) => a.rating - b.rating);

/**
 * The techniques in groups: by family in the order of the catalogue, or by difficulty from the easiest on.
 */
const groupsOf = (grouping: Grouping): readonly (readonly Facts[])[] =>
  grouping === 'difficulty'
    ? DIFFICULTIES.map((one) => byRating.filter((facts) => levelOf(facts) === one))
    : [...new Set(CATALOGUE.map(({ family }) => family))].map((family) =>
        CATALOGUE.filter((facts) => facts.family === family),
      );

interface GroupProps {
  readonly grouping: Grouping;
  readonly members: readonly Facts[];
  readonly off: ReadonlySet<TechniqueId>;
  readonly onTick: (ids: readonly TechniqueId[], on: boolean) => void;
}

function Group({ grouping, members, off, onTick }: GroupProps) {
  const { choosing, techniques } = useHintCatalogue();
  const { screen } = useStores();
  const cameFrom = useStore(screen.store, ({ technique }) => technique);
  const [first] = members;
  if (first === undefined) return null;
  const ids = members.map(({ id }) => id);
  const on = ids.filter((id) => !off.has(id)).length;
  return (
    <fieldset className="technique-group">
      <legend>
        <label className="check">
          <input
            type="checkbox"
            checked={on === ids.length}
            ref={(box) => {
              if (box !== null) box.indeterminate = on > 0 && on < ids.length;
            }}
            onChange={() => onTick(ids, on < ids.length)}
          />
          {grouping === 'family' ? choosing.families[first.family] : choosing.difficulties[levelOf(first)]}
        </label>
      </legend>
      {members.map(({ id, rating, usesUniqueness }) => (
        <div key={id} className="in-row technique-choice">
          <label className="check">
            <input
              type="checkbox"
              checked={!off.has(id)}
              onChange={({ target }) => onTick([id], target.checked)}
            />
            <span>
              {techniques.names[id]}
              {usesUniqueness && <small className="badge">{choosing.unique}</small>}
            </span>
            <small className="rating">{rating.toFixed(1)}</small>
          </label>
          <button
            type="button"
            className="technique-about"
            aria-label={choosing.about(id)}
            aria-haspopup="dialog"
            data-first={id === cameFrom || undefined}
            onClick={() => screen.open('technique', id)}
          >
            <Icon name="help" />
          </button>
        </div>
      ))}
    </fieldset>
  );
}
