import { useEffect, useState } from 'react';
import { extentOf, type GuessPoint } from '../../../stores';
import { isDigit } from '../../../sudoku/core';
import { Dialog, Segmented, useStores, useWatchWords } from '../../shared';
import { usePlayback } from '../playback';

/** Another guess than the strategy's: its cell and its digit. */
export function SteerDialog() {
  const { screen } = useStores();
  const { steering: words } = useWatchWords();
  const point = useGuessPoint();
  return (
    <Dialog title={words.title} onClose={screen.close} className="steer" width={30}>
      {typeof point === 'string' ? (
        <p className="sub" role="status">
          {point === 'looking' ? words.looking : words.none[point]}
        </p>
      ) : (
        <Guess point={point} />
      )}
    </Dialog>
  );
}

/** Where no guess was found. */
type Nowhere = ReturnType<typeof extentOf> | 'program';

/** The guess at hand; if there is none, where it was looked for. It is looked for once, as the dialog opens. */
function useGuessPoint() {
  const playback = usePlayback();
  const [point, setPoint] = useState<GuessPoint | Nowhere | 'looking'>('looking');
  useEffect(() => {
    let isGone = false;
    playback.pause();
    const look = async (): Promise<void> => {
      const found = await playback.guessPoint(() => !isGone);
      const state = playback.store.getState();
      if (!isGone) setPoint(found ?? (state.search.strategy === 'ownCode' ? 'program' : extentOf(state)));
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [playback]);
  return point;
}

function Guess({ point }: { readonly point: GuessPoint }) {
  const { screen } = useStores();
  const { steering: words, cellInSentence: nameOf } = useWatchWords();
  const playback = usePlayback();
  const { before, ways } = point;
  const tried = before.next?.options[0];
  const open = ways.filter(({ digits }) => digits.length > 0);
  const [cell, setCell] = useState(open[0]?.cell);
  const way = open.find((one) => one.cell === cell) ?? open[0];
  const [wished, setDigit] = useState<number | null>(null);
  if (way === undefined || tried === undefined) return null;
  const digit = way.digits.find((one) => one === wished) ?? way.digits[0];
  const go = (): void => {
    screen.close();
    if (digit !== undefined) void playback.steer(point, { cell: way.cell, digit });
  };
  return (
    <>
      <p className="sub">{words.tries(before.step, tried.cell, tried.digit)}</p>
      <div className="steer-fields">
        <label className="choice">
          {words.cell}
          <select
            value={way.cell}
            disabled={open.length === 1}
            onChange={({ target }) => setCell(open.find((one) => one.cell === Number(target.value))?.cell)}
          >
            {open.map((one) => (
              <option key={one.cell} value={one.cell}>
                {nameOf(one.cell)}
              </option>
            ))}
          </select>
        </label>
        <div className="choice">
          <span>{words.digit}</span>
          <Segmented
            name={words.digit}
            value={String(digit)}
            onChange={(value) => isDigit(Number(value)) && setDigit(Number(value))}
            options={way.digits.map((one) => ({ value: String(one), label: String(one) }))}
          />
        </div>
      </div>
      <p className="quiet">
        {words.help}{' '}
        {before.strategy === 'ownCode'
          ? words.ofProgram
          : (before.strategy === 'rowByRow' || before.strategy === 'candidateLists') && words.fixedCells}
      </p>
      <div className="dialog-actions">
        <button type="button" className="button ink" onClick={go}>
          {words.go}
        </button>
      </div>
    </>
  );
}
