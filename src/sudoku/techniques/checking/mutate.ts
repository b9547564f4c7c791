import type { Random } from '../../core';
import type { Step } from '../frame/step';

/** Fields that say what kind of thing something is. Another kind would not even have the same fields. */
const KINDS: readonly string[] = ['kind', 'technique', 'rating'];

/** A place in a step where a number, a list or a truth value stands. */
interface Spot {
  readonly holder: Record<string, unknown> | unknown[];
  readonly key: string | number;
}

/** A copy of a step with one small change: what a mistake in a finder might get wrong. */
export function mutant(step: Step, random: Random): Step {
  const copy: Step = JSON.parse(JSON.stringify(step));
  const spots = [...spotsIn({ places: copy.places, eliminates: copy.eliminates, because: copy.because })];
  const spot = random.shuffle(spots)[0];
  if (spot === undefined) return copy;
  const { holder, key } = spot;
  const value = Array.isArray(holder) ? holder[Number(key)] : holder[key];
  const set = (to: unknown): void => {
    if (Array.isArray(holder)) holder[Number(key)] = to;
    else holder[key] = to;
  };
  if (typeof value === 'boolean') set(!value);
  else if (typeof value === 'number') set(anotherNumber(String(key), value, random));
  else if (Array.isArray(value)) value.splice(Math.floor(random.next() * value.length), 1);
  return copy;
}

function* spotsIn(value: unknown): Generator<Spot> {
  if (typeof value !== 'object' || value === null) return;
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [key, inner] of entries) {
    if (KINDS.includes(String(key))) continue;
    const isList = Array.isArray(inner);
    if (typeof inner === 'number' || typeof inner === 'boolean' || (isList && inner.length > 0))
      yield { holder: value as Spot['holder'], key };
    yield* spotsIn(inner);
  }
}

/** Another number of the same kind: a digit, a set of digits, or else one nearby. */
function anotherNumber(key: string, value: number, random: Random): number {
  if (key === 'digit' || key === 'loose') return (value % 9) + 1;
  if (key === 'digits' || key === 'twice' || key === 'outcome' || key === 'others')
    return value ^ (1 << Math.floor(random.next() * 9));
  const by = 1 + Math.floor(random.next() * 8);
  return random.next() < 0.5 && value >= by ? value - by : value + by;
}
