import type { Position } from '../frame/position';

/**
 * What was worked out for a position, kept as long as it has the same candidates, as several techniques ask for it in
 * turn. A position that has changed is worked out anew.
 */
export class Memory<Key, Value> {
  private readonly known = new WeakMap<Position, { candidates: Uint16Array; values: Map<Key, Value> }>();

  of(position: Position, key: Key, workOut: () => Value): Value {
    let entry = this.known.get(position);
    if (entry === undefined || !entry.candidates.every((set, cell) => set === position.candidates[cell])) {
      entry = { candidates: position.candidates.slice(), values: new Map() };
      this.known.set(position, entry);
    }
    let value = entry.values.get(key);
    if (value === undefined) {
      value = workOut();
      entry.values.set(key, value);
    }
    return value;
  }
}
