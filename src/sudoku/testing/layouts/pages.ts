import {
  cellsOf,
  element,
  inBoxes,
  type Layouts,
  lines,
  one,
  rowsOf,
  table,
  thirds,
  written,
} from './writers';

const escaped = (html: string): string => html.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** How pages, and the markup of forums, wikis and typesetters, contain a puzzle. */
export const PAGES: Layouts = {
  'HTML table': (p, random) => table(written(p, one(random, ['', '&nbsp;', ' ', '0']))),
  'HTML table unclosed': (p) =>
    `<table>${rowsOf(p)
      .map((r) => `<tr>${r.map((c) => `<td>${c === '.' ? '' : c}`).join('')}`)
      .join('')}</table>`,
  'HTML table with names': (p) =>
    table([
      ['', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
      ...written(p, '').map((r, at) => ['ABCDEFGHI'[at] ?? '', ...r]),
    ]),
  'HTML table in a page': (p) =>
    `<html><head><title>Sudoku 42</title><style>td{width:40px}</style></head><body><h1>Puzzle 7</h1>${table(written(p, ''))}<p>Time: 3:15</p></body></html>`,
  'HTML table of inputs': (p) =>
    table(written(p, ''), (c) => element('td', `<input type="text" maxlength="1" value="${c}">`)),
  'HTML table of inputs without value': (p) =>
    table(written(p, ''), (c) =>
      element('td', c === '' ? '<input maxlength="1">' : `<input value="${c}" readonly>`),
    ),
  'HTML table of buttons': (p) =>
    table(written(p, ''), (c) => element('td', element('button class="cell"', c))),
  'HTML table of spans': (p) =>
    table(written(p, '&nbsp;'), (c) => element('td class="g"', element('span', c))),
  'HTML nested tables': (p) => {
    const boxes = inBoxes(written(p, '&nbsp;'));
    const box = (at: number): string => table(boxes.slice(at * 3, at * 3 + 3));
    return table([
      [box(0), box(1), box(2)],
      [box(3), box(4), box(5)],
      [box(6), box(7), box(8)],
    ]);
  },
  'HTML nested tables by rows of boxes': (p) => {
    const boxes = inBoxes(written(p, ''));
    return `<table class="outer">${[0, 3, 6].map((band) => `<tr>${[0, 1, 2].map((at) => `<td>${table(boxes.slice((band + at) * 3, (band + at) * 3 + 3))}</td>`).join('')}</tr>`).join('')}</table>`;
  },
  'HTML grid of roles': (p) =>
    `<div role="grid">${written(p, '')
      .map(
        (r) =>
          `<div role="row">${r.map((c) => `<div role="gridcell" tabindex="-1">${c}</div>`).join('')}</div>`,
      )
      .join('')}</div>`,
  'HTML grid of 81': (p, random) =>
    `<div class="board">${[...written(p, '').flat()].map((c) => `<div class="cell${c === '' ? '' : ' given'}">${c}</div>`).join(one(random, ['', '\n']))}</div>`,
  'HTML grid of inputs': (p) =>
    `<div class="grid">${written(p, '')
      .flat()
      .map((c, at) => `<input id="c${at}" type="number" min="1" max="9" value="${c}">`)
      .join('')}</div>`,
  'HTML grid of boxes': (p) =>
    `<div id="sudoku">${thirds(
      inBoxes(written(p, '')).map((r) => r.map((c) => `<div class="cell">${c}</div>`).join('')),
    )
      .map((x) => x.join(''))
      .map((x) => x)
      .join('')}</div>`,
  'HTML cells with data': (p) =>
    `<div>${cellsOf(p, 0, '')
      .map(
        ({ row, column, digit }) =>
          `<div data-row="${row}" data-col="${column}" data-value="${digit}"></div>`,
      )
      .join('')}</div>`,
  'HTML cells with labels': (p) =>
    cellsOf(p, 1, 'empty')
      .map(
        ({ row, column, digit }) => `<button aria-label="Row ${row}, column ${column}, ${digit}"></button>`,
      )
      .join(''),
  'HTML list of lists': (p) =>
    element(
      'ul',
      written(p, '')
        .map((r) => element('li', element('ul', r.map((c) => element('li', c)).join(''))))
        .join(''),
    ),
  'HTML paragraphs': (p) =>
    lines(p, '0', ' ')
      .map((l) => element('p', l))
      .join('\n'),
  'HTML preformatted': (p) => element('pre', element('code', lines(p, '.', ' ').join('\n'))),
  'HTML line ends': (p) => lines(p, '0').join('<br />'),
  'HTML spaces': (p) =>
    lines(p, '&nbsp;')
      .map((l) => element('div', l))
      .join(''),
  'HTML escaped table': (p) => escaped(table(written(p, ''))),
  'SVG text': (p) =>
    `<svg viewBox="0 0 450 450">${cellsOf(p, 0, '')
      .filter(({ digit }) => digit !== '')
      .map(({ row, column, digit }) => `<text x="${column * 50 + 25}" y="${row * 50 + 35}">${digit}</text>`)
      .join('')}</svg>`,
  'SVG text in groups': (p) =>
    `<svg width="360" height="360">${cellsOf(p, 0, '')
      .filter(({ digit }) => digit !== '')
      .map(
        ({ row, column, digit }) =>
          `<g transform="translate(${column * 40},${row * 40})"><rect width="40" height="40"/><text x="20" y="28" font-size="24">${digit}</text></g>`,
      )
      .join('')}</svg>`,
  'XML rows': (p) =>
    `<?xml version="1.0"?>\n<sudoku>\n${lines(p, '0')
      .map((l) => `  <row>${l}</row>`)
      .join('\n')}\n</sudoku>`,
  'XML cells in rows': (p) =>
    element(
      'grid',
      rowsOf(p)
        .map((r) => element('row', r.map((c) => (c === '.' ? '<cell/>' : element('cell', c))).join('')))
        .join('\n'),
    ),
  'XML attributes': (p) =>
    `<puzzle>${cellsOf(p, 1, '')
      .filter(({ digit }) => digit !== '')
      .map(({ row, column, digit }) => `<cell row="${row}" col="${column}" value="${digit}"/>`)
      .join('\n')}</puzzle>`,
  'XML CDATA': (p) =>
    `<game><name>Nr. 5</name><data><![CDATA[\n${lines(p, '.').join('\n')}\n]]></data></game>`,
  'XML of 81': (p) => `<sudoku><level>3</level><givens>${lines(p, '0').join('')}</givens></sudoku>`,
  'RSS item': (p) =>
    `<item><title>Sudoku for 28 Nov 2026</title><description>&lt;pre&gt;${lines(p).join('\n')}&lt;/pre&gt;</description></item>`,
  'Markdown table': (p) =>
    ['| | | | | | | | | |', '|-|-|-|-|-|-|-|-|-|', ...lines(p, ' ', '|').map((l) => `|${l}|`)].join('\n'),
  'Markdown table with names': (p) =>
    [
      '|   | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |',
      '|---|---|---|---|---|---|---|---|---|---|',
      ...lines(p, ' ', ' | ').map((l, at) => `| ${'ABCDEFGHI'[at]} | ${l} |`),
    ].join('\n'),
  'Markdown fence': (p) => `Here it is:\n\n\`\`\`text\n${lines(p, '.', ' ').join('\n')}\n\`\`\`\n`,
  'Markdown code lines': (p) =>
    lines(p, '.')
      .map((l) => `\`${l}\``)
      .join('  \n'),
  'Markdown numbered list': (p) =>
    lines(p, '.')
      .map((l, at) => `${at + 1}. ${l}`)
      .join('\n'),
  'MediaWiki a cell a line': (p) =>
    [
      '{| class="wikitable" style="text-align:center"',
      ...written(p, '').map((r) => `|-\n${r.map((c) => `| ${c}`).join('\n')}`),
      '|}',
    ].join('\n'),
  'MediaWiki with styles': (p) =>
    [
      '{|',
      ...written(p, '').map((r) => `|-\n${r.map((c) => `| style="width:2em" | ${c}`).join('\n')}`),
      '|}',
    ].join('\n'),
  'BBCode code': (p) => `[quote="anna"][code]\n${lines(p, '.', ' ').join('\n')}\n[/code][/quote]`,
  'BBCode colours': (p) =>
    `[size=150][b]${rowsOf(p)
      .map((r) => r.map((c) => (c === '.' ? '.' : `[color=#FF0000]${c}[/color]`)).join(' '))
      .join('\n')}[/b][/size]`,
  'BBCode table with line ends': (p) =>
    `[table]\n${written(p, '')
      .map((r) => `[tr]\n${r.map((c) => `[td]${c}[/td]`).join('\n')}\n[/tr]`)
      .join('\n')}\n[/table]`,
  'AsciiDoc table': (p) =>
    ['[cols="9*"]', '|===', ...lines(p, '', ' |').map((l) => `|${l}`), '|==='].join('\n'),
  'AsciiDoc a cell a line': (p) =>
    ['|===', ...written(p, '').map((r) => r.map((c) => `|${c}`).join('\n')), '|==='].join('\n\n'),
  'reStructuredText grid': (p) => {
    const rule = '+---+---+---+---+---+---+---+---+---+';
    return [rule, ...lines(p, ' ', ' | ').flatMap((l) => [`| ${l} |`, rule])].join('\n');
  },
  'reStructuredText simple': (p) => {
    const rule = '= = = = = = = = =';
    return [rule, ...lines(p, '.', ' '), rule].join('\n');
  },
  'Org table': (p) =>
    lines(p, ' ', ' | ')
      .map((l, at) => `${at % 3 === 0 && at > 0 ? '|---+---+---+---+---+---+---+---+---|\n' : ''}| ${l} |`)
      .join('\n'),
  'Jira table': (p) =>
    lines(p, ' ', '|')
      .map((l) => `|${l}|`)
      .join('\n'),
  'DokuWiki table': (p) =>
    lines(p, ' ', ' ^ ')
      .map((l) => `^ ${l} ^`)
      .join('\n'),
  'LaTeX sudoku': (p) =>
    `\\begin{sudoku}\n${lines(p, ' ', '|')
      .map((l) => `|${l}|.`)
      .join('\n')}\n\\end{sudoku}`,
  'LaTeX array': (p) =>
    `\\[\\begin{array}{|ccc|ccc|ccc|}\n${lines(p, '', ' & ').join(' \\\\\n')}\n\\end{array}\\]`,
  'LaTeX matrix': (p) =>
    `\\matrix[matrix of nodes]{\n${lines(p, '', ' \\& ')
      .map((l) => `${l}\\\\`)
      .join('\n')}\n};`,
  'LaTeX with bold': (p) =>
    `\\begin{tabular}{ccccccccc}\n${rowsOf(p)
      .map((r) => `${r.map((c) => (c === '.' ? '' : `\\textbf{${c}}`)).join(' & ')} \\\\`)
      .join('\n')}\n\\end{tabular}`,
};
