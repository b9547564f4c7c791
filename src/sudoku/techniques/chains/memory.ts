import type { Position } from '../frame/position';
import { sameNumbers } from '../frame/remembered';

/**
 * Caches values by position and key, since several techniques need the same. If the candidates of a position have
 * changed, its values are computed again.
 */
export class Memory<Key, Value> {
  private readonly known = new WeakMap<Position, { candidates: Uint16Array; values: Map<Key, Value> }>();

  of(position: Position, key: Key, workOut: () => Value): Value {
    let entry = this.known.get(position);
    if (entry === undefined || !sameNumbers(entry.candidates, position.candidates)) {
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
