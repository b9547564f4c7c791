import { cellsOf, givensOf, type Layouts, lines, one, run, written } from './writers';

/** The files, links and strings of other programs. */
export const FILES: Layouts = {
  'KSudoku file': (p) =>
    `<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help="0" msecs-elapsed="61000">\n  <puzzle>\n   <graph order="9" type="sudoku"/>\n   <values>${run(p, '_').replace(/\d/g, (d) => String.fromCharCode(97 + Number(d)))}</values>\n  </puzzle>\n </game>\n</ksudoku>`,
  'SudoQ file': (p, random) =>
    `<?xml version="1.0"?>\n<sudoku id="17" type="standard9x9" complexity="easy">\n${cellsOf(p, 0, '')
      .map(
        ({ row, column, digit }) =>
          `<fieldmap editable="${digit === ''}" solution="${digit === '' ? 1 + random.below(9) : digit}"><position x="${column}" y="${row}"/></fieldmap>`,
      )
      .join('\n')}\n</sudoku>`,
  'SudoQ file, old names': (p) =>
    `<sudoku id="1" type="0" complexity="2">${givensOf(p, 0)
      .map(
        ({ row, column, digit }) =>
          `<fieldmap editable="false" solution="${digit}" ><position x="${column}" y="${row}" /></fieldmap>`,
      )
      .join('')}</sudoku>`,
  'GNOME Sudoku file': (p) =>
    JSON.stringify({
      difficulty_category: 2,
      time_elapsed: 61.5,
      cells: givensOf(p, 0).map(({ row, column, digit }) => ({
        position: [row, column],
        value: Number(digit),
        fixed: true,
      })),
    }),
  'Susser line': (p) => `${run(p, '0')}:`,
  'link of any site, a key': (p, random) =>
    `https://example.org/sudoku?${one(random, ['puzzle', 'g', 'board', 'bd', 's', 'data', 'q', 'grid'])}=${run(p, one(random, ['.', '0']))}&lang=en`,
  'link of any site, a path': (p) => `https://example.org/play/${run(p, '0')}`,
  'link of any site, a hash': (p) => `http://www.example.com/solver.html#${run(p)}`,
  'link in Markdown': (p) => `[today's puzzle](https://example.org/sudoku?p=${run(p, '0')} "open")`,
  'link in HTML': (p) => `<a href="https://example.org/sudoku?p=${run(p, '0')}&amp;t=1">Puzzle 12</a>`,
  'game ID with a parameter': (p) => `3x3db#123456789012345\n${lines(p).join('\n')}`,
  'sdk with all headers': (p) =>
    `#AAnna\n#DPuzzle 12\n#CFrom a book\n#B11-28-2026\n#SThe paper\n#LHard\n#Uhttp://example.org/12\n${lines(p).join('\n')}`,
  'sdk with a section': (p) => `[Puzzle]\n${lines(p).join('\n')}\n`,
  'Sudoku Explainer file': (p) => `${lines(p).join('\r\n')}\r\n`,
  'collection with a rating': (p) => `${run(p)} # 17 7.2/1.2/1.2 anna`,
  'gsf line': (p) => `${run(p)},12,anna,2026-11-28`,
  'ravel line': (p) => `000001 ${run(p, '0')} 4.2`,
  'TSV of a data set': (p) => `puzzle\trating\n${run(p)}\t4.2`,
  'JSON lines': (p) =>
    JSON.stringify({ id: 12, puzzle: run(p, '0'), rating: 4.2, clues: p.replaceAll('.', '').length }),
  'Windows INI of a game': (p) =>
    `[General]\nVersion=1.2\nLevel=3\n[Board]\n${written(p, '0')
      .map((r, at) => `Row${at}=${r.join(' ')}`)
      .join('\n')}`,
  'NSUserDefaults list': (p) =>
    `<plist version="1.0"><dict><key>board</key><array>${written(p, '0')
      .flat()
      .map((c) => `<integer>${c}</integer>`)
      .join('')}</array></dict></plist>`,
  'shared preferences': (p) =>
    `<?xml version='1.0' encoding='utf-8' standalone='yes' ?>\n<map>\n    <int name="level" value="3" />\n    <string name="board">${run(p, '0')}</string>\n    <long name="time" value="123456" />\n</map>`,
};
