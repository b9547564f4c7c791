import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openStores } from '../../../stores/testing';
import type { Cell } from '../../../sudoku/core';
import { AppProvider } from '../context';
import { type BoardLayer, DerivedLayer, useBoardLayers, useLayOnBoard } from './layers';

const layerOf = (told: string): BoardLayer => ({ marks: new Map([[0 as Cell, { looks: [], told }]]) });
const LABELS = layerOf('labels');
const [OLD, NEW] = [layerOf('old'), layerOf('new')];

function Lays({ layer }: { readonly layer: BoardLayer }) {
  useLayOnBoard(layer);
  return null;
}

function Shown() {
  const layers = Object.values(useBoardLayers());
  return <output>{layers.map(({ marks }) => marks?.get(0 as Cell)?.told).join()}</output>;
}

it('a layer stays over the board as long as its component is mounted, and keeps its place among the others', () => {
  const stores = openStores();
  const page = (...layers: BoardLayer[]) => (
    <AppProvider stores={stores}>
      {layers.map((layer, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a layer that changes stays in its place.
        <Lays key={at} layer={layer} />
      ))}
      <Shown />
    </AppProvider>
  );
  const { rerender, getByRole } = render(page(OLD, LABELS));
  const shown = () => getByRole('status').textContent;
  expect(shown()).toBe('old,labels');
  rerender(page(NEW, LABELS));
  expect(shown()).toBe('new,labels');
  rerender(page(NEW));
  expect(shown()).toBe('new');
  rerender(page());
  expect(shown()).toBe('');
});

it('a layer that is derived from a state is shown with the ones that are laid', () => {
  const stores = openStores();
  const page = (derived: BoardLayer | null) => (
    <AppProvider stores={stores}>
      <DerivedLayer value={derived}>
        <Lays layer={LABELS} />
        <Shown />
      </DerivedLayer>
    </AppProvider>
  );
  const { rerender, getByRole } = render(page(NEW));
  expect(getByRole('status').textContent).toBe('labels,new');
  rerender(page(null));
  expect(getByRole('status').textContent).toBe('labels');
});
