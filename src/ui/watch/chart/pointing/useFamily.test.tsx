import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Bar } from '../../../../sudoku/search';
import type { ChartSource } from '../model/source';
import { useFamily } from './useFamily';

it('a step to a relative that breaks does not hold up the next one', async () => {
  const bar = (depth: number): Bar => ({ depth, start: depth, end: null }) as Bar;
  let isBroken = true;
  const source = {
    stackAt: async () => [bar(1)],
    relativeOf: async () => {
      if (isBroken) throw new Error('broken');
      return bar(2);
    },
  } as unknown as ChartSource;
  const { result } = renderHook(() => useFamily(source));
  await act(() => result.current.enter(0, null));
  await act(() => expect(result.current.walk('child')).rejects.toThrow('broken'));
  isBroken = false;
  await act(async () => expect(await result.current.walk('child')).toEqual(bar(2)));
});
