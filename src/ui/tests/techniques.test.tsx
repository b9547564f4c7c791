import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeStorage, WELCOME } from '../../stores/testing';
import { CATALOGUE } from '../../sudoku/techniques';
import { openApp } from '../testing';

/** The dialog that is open, by its heading. */
const page = (name: string) => screen.findByRole('dialog', { name });
const press = async (user: { click(element: Element): Promise<void> }, name: string | RegExp) =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

describe('the pages of techniques', () => {
  it('open from a hint, explain and draw an example, and return the focus', async () => {
    const { click, push, user } = await openApp({ puzzle: WELCOME });
    await click(0);
    await push('Hint');
    const hint = await screen.findByRole('region', { name: 'Hint' });
    await waitFor(() => expect(hint.textContent).toMatch('can be solved now'));
    await user.click(within(hint).getByRole('button', { name: 'Technique' }));
    const link = await within(hint).findByRole('button', { name: 'About this technique' });
    const { textContent: name } = within(hint).getByRole('heading', { level: 2 });
    await user.click(link);
    const dialog = await page(name ?? '');
    expect(within(dialog).getByText('Look for')).toBeTruthy();
    const board = within(dialog).getByRole('img', { name: /^A board with an example of this technique: / });
    const description = document.getElementById(board.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toMatch(/^On the board: .*placed: /);
    expect(within(dialog).getByRole('list', { name: 'What the marks mean' })).toBeTruthy();
    await press(user, 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(link);
    expect(hint.isConnected).toBe(true);
  });

  it('are turned by buttons and arrow keys, from the first to the last, and leave the hint unchanged', async () => {
    const { keys, user, screen: shown } = await openApp();
    shown.open('technique', 'fullHouse');
    const first = await page('Full house');
    expect(within(first).getByRole('button', { name: 'Previous' }).hasAttribute('disabled')).toBe(true);
    expect(first.textContent).toContain('1 of 110');
    await press(user, 'Next');
    await page('Hidden single in a box');
    await keys('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await page('Hidden single in a line');
    shown.open('technique', 'nestedDynamicForcingChain');
    const last = await page('Nested dynamic forcing chain');
    expect(within(last).getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(true);
    await keys('{ArrowRight}');
    await page('Nested dynamic forcing chain');
  });

  it('are all listed in place of a technique that no longer exists, as a history of another version may name it', async () => {
    const { screen: shown } = await openApp();
    shown.open('technique', 'renamedSince' as never);
    await page('All techniques');
  });

  it('are listed by family and difficulty, also from the sheet of keys', async () => {
    const { keys, user } = await openApp({ languages: ['ko'] });
    await keys('?');
    const sheet = await screen.findByRole('dialog');
    await user.click(await within(sheet).findByRole('button', { name: '모든 풀이 기법과 예' }));
    const list = await page('기법 목록');
    const fish = within(list).getByRole('heading', { name: '피시' }).nextElementSibling;
    expect(fish?.textContent).toMatch(/^X-윙어려움 · 3.2핀드 X-윙어려움 · 3.4/);
    expect(within(list).getAllByRole('listitem')).toHaveLength(110);
    await press(user, /^X-윙/);
    const xWing = await page('X-윙');
    expect(xWing.textContent).toContain('찾을 것한 숫자의 자리가 같은 두 열에만 있는 두 행을 찾습니다.');
    expect(document.activeElement?.contains(within(xWing).getByRole('img'))).toBe(true);
    await press(user, '기법 목록');
    await page('기법 목록');
  });

  it('lead back to the list of techniques, and from there to where the list was opened', async () => {
    const { user, keys, screen: shown } = await openApp({ puzzle: WELCOME });
    shown.open('techniques');
    await page('Techniques');
    await press(user, 'Difficulty');
    await press(user, 'About: XY-Wing');
    await page('XY-Wing');
    await press(user, 'Next');
    await page('Empty rectangle');
    await press(user, 'Close');
    const list = await page('Techniques');
    expect(within(list).getByRole('button', { name: 'Difficulty', pressed: true })).toBeTruthy();
    expect(document.activeElement).toBe(within(list).getByRole('button', { name: 'About: XY-Wing' }));
    await keys('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    shown.open('techniques');
    const again = await page('Techniques');
    expect(within(again).getByRole('button', { name: 'Family', pressed: true })).toBeTruthy();
  });

  it('lead back one level at a time, to the options if they were opened from there', async () => {
    const { user, keys, screen: shown } = await openApp({ puzzle: WELCOME });
    shown.open('options');
    await user.click(await within(await page('Options')).findByRole('button', { name: 'Techniques to use' }));
    await page('Techniques');
    await press(user, 'About: XY-Wing');
    await page('XY-Wing');
    await keys('{Escape}');
    await page('Techniques');
    await keys('{Escape}');
    await page('Options');
    await keys('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

/** How long the first dialog may take: it waits for the words of hints, a large file. */
const PATIENCE = 20_000;

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

/** Opens the dialog of techniques by way of the options. */
async function openChoosing(storage = new FakeStorage()) {
  const app = await openApp({ puzzle: WELCOME, storage });
  await app.push('More options');
  const link = await waitFor(() => screen.getByRole('button', { name: 'Techniques to use' }), {
    timeout: PATIENCE,
  });
  await app.user.click(link);
  const dialog = await screen.findByRole('dialog', { name: 'Techniques' });
  return { ...app, storage, dialog };
}

describe('the dialog of techniques', () => {
  it(
    'switches a technique or a whole family off and on, marks those that rely on uniqueness, and keeps the choice',
    async () => {
      const { user, dialog, hint, storage } = await openChoosing();
      const { choice } = await hint.load();
      const count = within(dialog).getByRole('status');
      // Searching among all buttons would take long.
      const bar = within(count.parentElement ?? dialog);
      expect(count.textContent).toMatch(/^All \d+ are ticked.$/);
      await user.click(box(/^Unique rectangle 1/));
      expect(choice.getState().without).toEqual(['uniqueRectangle1']);
      expect(box(/^Unique rectangle 1/).closest('label')?.textContent).toContain('one solution');
      expect(box('Uniqueness').indeterminate).toBe(true);
      await user.click(box('Uniqueness'));
      expect(choice.getState().without).toEqual([]);
      await user.click(box('Uniqueness'));
      expect(box('Uniqueness').checked).toBe(false);
      expect(choice.getState().without).toContain('bugPlusOne');
      expect(storage.getItem('unwind.techniques')).toContain('bugPlusOne');
      await user.click(bar.getByRole('button', { name: 'Difficulty' }));
      expect(box('Hard').indeterminate).toBe(true);
      expect(box('Extreme').checked).toBe(true);
      await user.click(bar.getByRole('button', { name: 'Tick all' }));
      expect(choice.getState().without).toEqual([]);
      expect(box('Hard').indeterminate).toBe(false);
    },
    PATIENCE,
  );

  it(
    'leads from each technique to its page, and keeps the choice',
    async () => {
      const { user, dialog, hint } = await openChoosing();
      const { choice } = await hint.load();
      await user.click(within(dialog).getByLabelText(/^X-Wing/));
      const about = within(dialog).getByLabelText('About: X-Wing', { selector: 'button' });
      // Beside the label of the checkbox, not inside it.
      expect(about.closest('label')).toBeNull();
      about.focus();
      await user.keyboard('{Enter}');
      const page = await screen.findByRole('dialog', { name: 'X-Wing' }, { timeout: PATIENCE });
      expect(within(page).getByText('Look for')).toBeTruthy();
      expect(dialog.isConnected).toBe(false);
      expect(choice.getState().without).toEqual(['xWing']);
    },
    PATIENCE,
  );

  it(
    'applies to hints: a hint says so and offers to allow all techniques once',
    async () => {
      const { click, push, hint } = await openApp({ puzzle: WELCOME });
      await click(0);
      const { choice, tick } = await hint.load();
      const ids = CATALOGUE.map(({ id }) => id);
      tick(ids, false);
      await push('Hint');
      const says = (text: string | RegExp) =>
        waitFor(() => expect(screen.getByRole('region', { name: 'Hint' }).textContent).toMatch(text), {
          timeout: PATIENCE,
        });
      await says('The techniques you have ticked cannot solve r1c1.');
      await push('Use all techniques this once');
      await says('can be solved now');
      expect(choice.getState().without).toEqual(ids);
    },
    PATIENCE,
  );
});
