import type { Examination } from '../../stores';
import { Spiral, useMoreMessages } from '../shared';
import { useDoctorRun, useFinding } from './run';

interface ProgressProps {
  readonly of: Examination;
  /** How far the work is, in words. */
  readonly far?: string | undefined;
}

/**
 * Says that something is being examined, with a button to stop; or that it was stopped, with a button to go
 * on.
 */
export function Progress({ of, far }: ProgressProps) {
  const run = useDoctorRun();
  const words = useMoreMessages().doctor;
  const phase = useFinding(of)?.phase;
  if (phase === undefined || phase === 'done') return null;
  const working = phase === 'working';
  return (
    <div className="in-row doctor-progress">
      {working && <Spiral className="glyph spiral" />}
      <span>{working ? (far ?? words.working) : words[phase]}</span>
      <button type="button" className="button" onClick={() => (working ? run.stop() : run.examine(of))}>
        {working ? words.stop : phase === 'stopped' ? words.goOn : words.tryAgain}
      </button>
    </div>
  );
}
