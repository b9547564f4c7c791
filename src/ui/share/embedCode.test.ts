import { expect, it } from 'vitest';
import { embedCode } from './embedCode';

it('the code names embed.html beside the page, with the hash of the link', () => {
  expect(embedCode('https://a.example/unwind/#s=1Rz_-', 'Unwind: Sudoku')).toBe(
    '<iframe src="https://a.example/unwind/embed.html#s=1Rz_-" title="Unwind: Sudoku" width="720" height="760" ' +
      'style="border: 0" loading="lazy"></iframe>',
  );
  expect(embedCode('https://a.example/index.html#s=1', 'x')).toContain('"https://a.example/embed.html#s=1"');
});

it('nothing in the code ends an attribute early', () => {
  const code = embedCode('https://a.example/#p=1&h=2', 'A "title" <b>');
  expect(code).toContain('#p=1&amp;h=2"');
  expect(code).toContain('title="A &quot;title&quot; &lt;b>"');
});
