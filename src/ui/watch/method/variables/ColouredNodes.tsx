import { digitAt, EMPTY_GRID } from '../../../../sudoku/core';
import { useWatchWords } from '../../../shared';
import { useFrame } from '../../frames/Frames';
import { Fact, SmallBoard, type VariablesOf } from './parts';

/** The colours of the nodes, and how many candidates each white one has. */
export function ColouredNodes({ colours, start, counts }: VariablesOf<'colouredNodes'>) {
  const { variables: words, cell: nameOf } = useWatchWords();
  const board = useFrame(({ lists }) => lists?.board ?? EMPTY_GRID);
  const number = (colour: string): number => colours.filter((other) => other === colour).length;
  return (
    <>
      <SmallBoard
        name={words.candidates}
        coloured
        cells={(cell) => counts[cell] ?? digitAt(board, cell) ?? ''}
        classOf={(cell) => colours[cell]}
      />
      <Fact name={words.white}>{number('white')}</Fact>
      <Fact name={words.grey}>{number('grey')}</Fact>
      <Fact name={words.black}>{number('black')}</Fact>
      <Fact name={words.start}>{nameOf(start)}</Fact>
    </>
  );
}
