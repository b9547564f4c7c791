import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openStores } from '../stores/testing';
import { App } from '../ui';
import { WELCOME } from '../ui/library';
import { outside, shell } from './shell';

const drawn = (): HTMLElement => {
  const page = document.createElement('div');
  page.innerHTML = shell();
  document.body.append(page);
  onTestFinished(() => page.remove());
  return page;
};

it('draws the whole board with its names, and the black bar', () => {
  const page = drawn();
  const names = Array.from(page.querySelectorAll('[role=grid] [role=gridcell]'), (cell) =>
    cell.getAttribute('aria-label'),
  );
  expect(names).toHaveLength(81);
  expect(names[0]).toMatch(/^row 1, column 1, /);
  expect(names[80]).toMatch(/^row 9, column 9, /);
  expect(Array.from(page.querySelectorAll('nav button'), (key) => key.textContent)).toEqual([
    'Hint',
    'Check',
    'Watch',
    'Solve',
  ]);
});

it('has nothing that the page’s policy forbids', () => {
  expect(shell()).not.toMatch(/\sstyle=|<style|<script|\son\w+=/);
});

it('is hydrated on a first visit without drawing anything again', async () => {
  const page = drawn();
  const cells = Array.from(page.querySelectorAll('[role=gridcell]'));
  const refused = vi.fn();
  const awake = vi.fn();
  const root = await act(async () =>
    hydrateRoot(page, <App stores={openStores({ welcome: WELCOME })} onAwake={awake} />, {
      onRecoverableError: refused,
    }),
  );
  onTestFinished(() => act(() => root.unmount()));
  expect(refused).not.toHaveBeenCalled();
  expect(awake).toHaveBeenCalledOnce();
  expect(Array.from(page.querySelectorAll('[role=gridcell]'))).toEqual(cells);
});

it('says in every language what no script can say', () => {
  const page = document.createElement('div');
  page.innerHTML = outside('stalled');
  const said = Array.from(page.querySelectorAll('p'), ({ lang, textContent }) => [lang, textContent]);
  expect(said).toEqual([
    ['en', expect.stringMatching('reload the page')],
    ['ko', expect.stringMatching('새로 고치세요')],
  ]);
});
