import type { Contestant } from '../../stores';
import { useCompareWords, useComparison } from './comparison';

interface StopRowProps {
  readonly id: Contestant['id'];
  /** The name of the contestant. */
  readonly name: string;
}

/** Stops one contestant; the others go on. */
export function StopRow({ id, name }: StopRowProps) {
  const words = useCompareWords();
  const comparison = useComparison();
  return (
    <button
      type="button"
      className="link race-stop"
      aria-label={words.stop(name)}
      onClick={() => comparison.stopRow(id)}
    >
      {words.stopOne}
    </button>
  );
}
