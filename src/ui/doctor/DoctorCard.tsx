import { LABELLED, Timer, useCompact, useLayOnBoard, useMoreMessages, useStores } from '../shared';
import { Cause, ClashSentence, Legend, Remedy, WatchItFail } from './NoSolution';
import { useNoSolution } from './noSolution';
import './doctor.css';

/**
 * The card beside the board. It shows at once what can be said of a puzzle without a solution; the panel tells the
 * rest. Where there is no room for it, only the panel marks the board.
 */
export const DoctorCard = () => (useCompact() ? null : <Card />);

function Card() {
  const view = useNoSolution();
  const { doctor } = useStores();
  const { mending } = useMoreMessages().doctor;
  useLayOnBoard(LABELLED);
  const others = (view.repairs?.known.length ?? 0) - 1;
  return (
    <section className="in-stack doctor-card" aria-label={mending.title}>
      <div className="in-line doctor-card-head">
        <h2>{mending.title}</h2>
        <WatchItFail className="link" />
      </div>
      <p>
        <Cause view={view} />
      </p>
      <div className="in-row card doctor-remedy" aria-live="polite">
        <Remedy view={view} />
        {others === 0 && view.repairs?.phase === 'done' && <p className="quiet">{mending.only}</p>}
        {others > 0 && (
          <button type="button" className="button" onClick={doctor.open}>
            {mending.showOthers(others)}
          </button>
        )}
      </div>
      <Legend view={view} />
      <ClashSentence view={view} short />
      <Timer />
    </section>
  );
}
