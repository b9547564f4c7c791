import { expect, it } from 'vitest';
import { type Corners, perspectiveTo } from '../geometry';
import { crossingOf, flatMesh, LINES, type Mesh, setCrossing } from '../mesh';
import { squareAt } from '../testing';
import { levelMesh } from './level';

function meshOf(corners: Corners): Mesh {
  const map = perspectiveTo(corners, LINES - 1);
  if (map === null) throw new Error('no such grid');
  return flatMesh(map);
}

it('moves stray crossings back onto the lines of a screenshot', () => {
  const exact = meshOf(squareAt(40, 60, 360));
  const found = exact.slice();
  for (const column of [6, 7, 8, 9]) {
    const { x, y } = crossingOf(found, 0, column);
    setCrossing(found, 0, column, { x: x - 5, y: y - 2 });
  }
  const level = levelMesh(found);
  expect(level).not.toBeNull();
  level?.forEach((value, i) => {
    expect(value).toBeCloseTo(exact[i] ?? 0, 3);
  });
});

it('is null for a grid that is not upright', () => {
  const [a, b, c, d] = squareAt(40, 60, 360);
  expect(levelMesh(meshOf([a, { x: b.x, y: b.y + 20 }, { x: c.x, y: c.y + 20 }, d]))).toBeNull();
});
