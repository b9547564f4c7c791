import type { Grid, Random } from '../../core';
import { banded, type Layouts, lines, one, rowsOf, run, thirds, written } from './writers';

/** Lines of a puzzle in one of the usual forms. */
const shape = (p: Grid, random: Random): string[] =>
  one(random, [
    () => lines(p, one(random, ['.', '0', '_'])),
    () => lines(p, one(random, ['.', '0', '_']), ' '),
    () =>
      banded(
        written(p, '.').map((r) =>
          thirds(r)
            .map((b) => b.join(' '))
            .join(' | '),
        ),
        '------+-------+------',
      ).split('\n'),
    () => [
      '+-------+-------+-------+',
      ...written(p, '.').map(
        (r) =>
          `| ${thirds(r)
            .map((b) => b.join(' '))
            .join(' | ')} |`,
      ),
      '+-------+-------+-------+',
    ],
    () => [run(p)],
  ])();

/** The lines with something before each. */
const each =
  (before: (at: number, random: Random) => string): Layouts[string] =>
  (p, random) =>
    shape(p, random)
      .map((l, at) => before(at, random) + l)
      .join('\n');

const two = (n: number): string => `${n}`.padStart(2, '0');

/** What mail, chats, consoles, editors and logs put around a puzzle. */
export const WRAPPED: Layouts = {
  'quoted mail': each(() => '> '),
  'mail quoted twice': each(() => '>> '),
  'mail with bars': each(() => '| '),
  'mail with a header': (p, random) =>
    `On Sat, Nov 28, 2026 at 3:12 PM Anna <anna@example.com> wrote:\n${shape(p, random)
      .map((l) => `> ${l}`)
      .join('\n')}`,
  WhatsApp: each((at) => `[28/11/2026, 15:${two(12)}:${two(at + 10)}] Anna: `),
  'WhatsApp of a phone': each(() => '28.11.26, 15:12 - Anna: '),
  KakaoTalk: each(() => '[김철수] [오후 3:12] '),
  IRC: each((at) => `15:${two(at)} <anna> `),
  'IRC with brackets': each((at) => `[15:12:${two(at)}] <@anna> `),
  Discord: (p, random) =>
    `anna — Today at 15:12\n${shape(p, random).join('\n')}\nben — Today at 15:13\nthanks!`,
  Slack: (p, random) => `anna  [3:12 PM]\n\`\`\`${shape(p, random).join('\n')}\`\`\``,
  'log of a program': each((at) => `2026-11-28 15:12:${two(at)},${100 + at} INFO solver: `),
  'log of a build': each((at) => `2026-11-28T15:12:${two(at)}.${1000000 + at}Z `),
  'log in brackets': each(() => '[INFO] '),
  'log of a container': each(() => 'app_1  | '),
  syslog: each((at) => `Nov 28 15:12:${two(at)} host solver[4123]: `),
  'Python prompt': (p, random) =>
    shape(p, random)
      .map((l, at) => (at === 0 ? '>>> ' : '... ') + l)
      .join('\n'),
  'Python session': (p, random) => `>>> print(board)\n${shape(p, random).join('\n')}\n>>> `,
  'IPython string': (p) =>
    `In [7]: g = """\n${lines(p)
      .map((l) => `   ...: ${l}`)
      .join('\n')}\n   ...: """`,
  'IPython output': (p) =>
    `In [12]: b\nOut[12]: \n${`[${lines(p, '0', ', ')
      .map((l) => `[${l}]`)
      .join(',\n ')}]`}`,
  'Node prompt': (p) =>
    `> board\n[\n${lines(p, '0', ', ')
      .map((l) => `  [ ${l} ],`)
      .join('\n')}\n]\n> `,
  'irb prompt': (p) => `irb(main):001:0> puts b\n${lines(p, '0', ' ').join('\n')}\n=> nil`,
  'R prompt': (p) =>
    `> m\n${['      [,1] [,2] [,3] [,4] [,5] [,6] [,7] [,8] [,9]', ...lines(p, '0', '    ').map((l, at) => ` [${at + 1},]    ${l}`)].join('\n')}`,
  'MATLAB prompt': (p) =>
    `>> A\n\nA =\n\n${lines(p, '0', '     ')
      .map((l) => `     ${l}`)
      .join('\n')}\n`,
  'shell session': (p, random) =>
    `user@host:~/sudoku$ cat puzzle12.txt\n${shape(p, random).join('\n')}\nuser@host:~/sudoku$ `,
  'shell of Windows': (p, random) => `C:\\puzzles>type p12.txt\n${shape(p, random).join('\n')}`,
  'cat -n': each((at) => `${`${at + 1}`.padStart(6)}\t`),
  'cat -A': (p, random) =>
    shape(p, random)
      .map((l) => `${l}$`)
      .join('\n'),
  'less with numbers': each((at) => `${`${at + 1}`.padStart(7)} `),
  'vim with numbers': each((at) => `${`${at + 1}`.padStart(3)} `),
  'grep -n': each((at) => `${at + 1}:`),
  'grep with file names': each((at) => `puzzles/p12.txt:${at + 1}:`),
  'diff lines added': each(() => '+'),
  'diff lines indented': each(() => '+ '),
  'diff of git': (p, random) =>
    `diff --git a/p1.txt b/p1.txt\nnew file mode 100644\nindex 0000000..3f1a2b4\n--- /dev/null\n+++ b/p1.txt\n@@ -0,0 +1,9 @@\n${shape(
      p,
      random,
    )
      .map((l) => `+${l}`)
      .join('\n')}`,
  'diff with old lines': (p) => {
    const [first = '', ...rest] = lines(p);
    return `@@ -1,9 +1,9 @@\n-${first.replace(/\d/, '.')}\n+${first}\n${rest.map((l) => ` ${l}`).join('\n')}`;
  },
  'diff of the old kind': each(() => '> '),
  'comments of C': each(() => '// '),
  'comments of a shell': each(() => '# '),
  'comments of SQL': each(() => '-- '),
  'comments of Java': (p, random) =>
    `/*\n${shape(p, random)
      .map((l) => ` * ${l}`)
      .join('\n')}\n */`,
  'comments of TeX': each(() => '% '),
  'comments of Lisp': each(() => ';; '),
  indented: each(() => '        '),
  bullets: each((_, random) => one(random, ['- ', '* ', '• '].slice(0, 1))),
  'colours of a console': (p) =>
    rowsOf(p)
      .map((r) => r.map((c) => (c === '.' ? '\u001b[90m.\u001b[0m' : `\u001b[1;34m${c}\u001b[0m`)).join(' '))
      .join('\n'),
  'colours without escape': (p) =>
    rowsOf(p)
      .map((r) => r.map((c) => (c === '.' ? '[90m.[0m' : `[1;34m${c}[0m`)).join(' '))
      .join('\n'),
  overstrike: (p) =>
    rowsOf(p)
      .map((r) => r.map((c) => (c === '.' ? '.' : `${c}\b${c}`)).join(' '))
      .join('\n'),
  'underlined by overstrike': (p) =>
    rowsOf(p)
      .map((r) => r.map((c) => (c === '.' ? '.' : `_\b${c}`)).join(' '))
      .join('\n'),
  'escaped line ends': (p, random) => shape(p, random).join('\\n'),
  'escaped line ends in quotes': (p, random) => JSON.stringify(shape(p, random).join('\n')),
  'a string of Python with line ends': (p) => `'${lines(p, '.', ' ').join('\\n')}\\n'`,
  'bold digits of a chat': (p) =>
    rowsOf(p)
      .map((r) => r.map((c) => (c === '.' ? '.' : `*${c}*`)).join(' '))
      .join('\n'),
  'bold digits of Markdown': (p) =>
    rowsOf(p)
      .map((r) => r.map((c) => (c === '.' ? '.' : `**${c}**`)).join(' '))
      .join('\n'),
  'a byte order mark': (p, random) => `\ufeff${shape(p, random).join('\r\n')}`,
  'spaces at the ends': (p, random) =>
    shape(p, random)
      .map((l) => `  ${l}   `)
      .join('\n'),
  'an end of file mark': (p, random) => `${shape(p, random).join('\r\n')}\r\n\u001a`,
  'words before and after': (p, random) =>
    `Hi all,\n\nI am stuck on this one from the paper of 28 November:\n\n${shape(p, random).join('\n')}\n\nI see the 4 in row 3, but then? Rated 7.2 by SE.\n-- \nAnna`,
  'words in Korean': (p, random) =>
    `안녕하세요, 이 문제 좀 풀어 주세요.\n\n${shape(p, random).join('\n')}\n\n3행에 4가 들어가는 것까지는 알겠는데 그다음을 모르겠습니다.`,
  'words in German': (p, random) =>
    `Hallo, hier das Sudoku Nr. 12 vom 28.11.2026:\n\n${shape(p, random).join('\n')}\n\nDanke!`,
};
