import type {
  AnyNode,
  ArrowFunctionExpression,
  Expression,
  FunctionExpression,
  Pattern,
  Program,
} from 'acorn';
import { visit } from './instrument';

/** How a program wants its board. */
export interface BoardShape {
  /** Nine rows of nine, 81 in a row, or a text of 81 signs. */
  readonly form: 'rows' | 'flat' | 'text';
  /** What stands for a blank; digits are numbers if it is one, else texts. */
  readonly blank: 0 | '.' | '0';
}

/** Where a program begins. */
export interface Entry {
  /** An expression whose value, called with the board, solves it; `null` if the program runs by itself. */
  readonly call: string | null;
  readonly shape: BoardShape;
  /** A board that the program brings itself, to be replaced by the one on the page. */
  readonly ownBoard: { readonly from: number; readonly to: number } | null;
}

/** Something at the top of a program that may be called. */
interface Callable {
  readonly name: string;
  readonly call: string;
  readonly params: readonly Pattern[];
}

/** The names that solvers go by, the likeliest first. */
const NAMES = [
  /^solve_?sudoku$/i,
  /^sudoku_?solver?$/i,
  /^solve$/i,
  /solve/i,
  /backtrack|search|dfs/i,
  /^(main|run)$/i,
];

/** Finds what to call, and with what. `null` if there is nothing to call. */
export function entryOf(code: string, typed: string, program: Program): Entry | null {
  const ownBoard = ownBoardOf(program);
  const callables = program.body.flatMap(callablesIn);
  const chosen = chooseFrom(callables);
  if (ownBoard !== null && callsAtTop(program)) return { call: null, shape: ownBoard.shape, ownBoard };
  if (chosen === null) return ownBoard && { call: null, shape: ownBoard.shape, ownBoard };
  return { call: chosen.call, shape: ownBoard?.shape ?? shapeFor(chosen, code, typed, program), ownBoard };
}

function chooseFrom(callables: readonly Callable[]): Callable | null {
  const open = callables.filter(({ params }) => params.length > 0);
  for (const name of NAMES) {
    const found = open.find((one) => name.test(one.name));
    if (found) return found;
  }
  return open.at(-1) ?? null;
}

function callablesIn(node: AnyNode): readonly Callable[] {
  switch (node.type) {
    case 'ExportNamedDeclaration':
      return node.declaration ? callablesIn(node.declaration) : [];
    case 'ExportDefaultDeclaration':
      return callablesIn(node.declaration);
    case 'FunctionDeclaration':
      return [{ name: node.id?.name ?? 'solve', call: node.id?.name ?? '$$default', params: node.params }];
    case 'ClassDeclaration':
      return methodsIn(node.id?.name ?? '$$default', node.body.body);
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id, init }) =>
        id.type === 'Identifier' && init ? valuesIn(id.name, init) : [],
      );
    case 'ExpressionStatement':
      // module.exports = function (board) { … }
      return node.expression.type === 'AssignmentExpression' && node.expression.left.type === 'Identifier'
        ? valuesIn(node.expression.left.name, node.expression.right)
        : [];
    default:
      return [];
  }
}

function valuesIn(name: string, init: Expression): readonly Callable[] {
  if (isFunction(init)) return [{ name, call: name, params: init.params }];
  if (init.type === 'ClassExpression') return methodsIn(name, init.body.body);
  if (init.type !== 'ObjectExpression') return [];
  return init.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' && isFunction(property.value)
      ? [
          {
            name: property.key.name,
            call: `${name}.${property.key.name}.bind(${name})`,
            params: property.value.params,
          },
        ]
      : [],
  );
}

const isFunction = (node: AnyNode): node is FunctionExpression | ArrowFunctionExpression =>
  node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression';

/** The methods of a class. If its constructor takes the board, the methods need not. */
function methodsIn(className: string, body: readonly AnyNode[]): readonly Callable[] {
  const methods = body.flatMap((node) =>
    node.type === 'MethodDefinition' && node.key.type === 'Identifier'
      ? [{ name: node.key.name, params: node.value.params, isStatic: node.static, kind: node.kind }]
      : [],
  );
  const made = methods.find(({ kind }) => kind === 'constructor')?.params ?? [];
  return methods.flatMap(({ name, params, isStatic, kind }) => {
    if (kind !== 'method') return [];
    if (isStatic) return [{ name, call: `${className}.${name}.bind(${className})`, params }];
    if (made.length === 0)
      return [{ name, call: `(made=>made.${name}.bind(made))(new ${className}())`, params }];
    return /solve|run|search/i.test(name)
      ? [{ name, call: `(board=>new ${className}(board).${name}(board))`, params: made }]
      : [];
  });
}

/** Whether the program itself calls something when it is loaded. */
function callsAtTop(program: Program): boolean {
  let calls = false;
  for (const node of program.body) {
    if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') continue;
    const inside: AnyNode[] = [];
    visit(node, (one) => inside.push(one));
    calls ||= inside.some(
      (call) =>
        call.type === 'CallExpression' &&
        !isToConsole(call.callee) &&
        !inside.some((other) => isFunction(other) && other.start < call.start && call.start < other.end),
    );
  }
  return calls;
}

const isToConsole = (callee: AnyNode): boolean =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'Identifier' &&
  callee.object.name === 'console';

/** A board of digits that stands in the program: 9 lists of 9, one of 81, or a text of 81 signs. */
function ownBoardOf(program: Program): { from: number; to: number; shape: BoardShape } | null {
  for (const node of program.body) {
    if (node.type !== 'VariableDeclaration') continue;
    for (const { init } of node.declarations) {
      const shape = init ? shapeOfLiteral(init) : null;
      if (init && shape) return { from: init.start, to: init.end, shape };
    }
  }
  return null;
}

function shapeOfLiteral(node: AnyNode): BoardShape | null {
  if (node.type === 'Literal' && typeof node.value === 'string' && /^[0-9.]{81}$/.test(node.value))
    return { form: 'text', blank: node.value.includes('.') ? '.' : '0' };
  if (node.type !== 'ArrayExpression') return null;
  const rows = node.elements.map((row) => (row?.type === 'ArrayExpression' ? row.elements : null));
  const isRows = rows.length === 9 && rows.every((row) => row?.length === 9);
  const cells = isRows ? rows.flatMap((row) => row ?? []) : node.elements;
  if (cells.length !== 81) return null;
  const values = cells.map((cell) => (cell?.type === 'Literal' ? cell.value : null));
  if (values.some((value) => typeof value !== 'number' && typeof value !== 'string')) return null;
  const blank = values.includes('.') ? '.' : values.some((value) => typeof value === 'string') ? '0' : 0;
  return { form: isRows ? 'rows' : 'flat', blank };
}

const OF_TEXTS = /\.(split|charAt|charCodeAt|replace|replaceAll|substring|matchAll|padEnd)$/;

const OF_LISTS = /\.(some|every|forEach|map|flatMap|filter|entries)$/;

/** Whether an expression is the board: the variable, or a field of the same name. */
const isNamed = (node: AnyNode, name: string): boolean =>
  node.type === 'MemberExpression'
    ? !node.computed && node.property.type === 'Identifier' && node.property.name === name
    : node.type === 'Identifier' && node.name === name;

/** The variables that hold rows, if the board has rows: those that it is taken apart into. */
function rowsOf(name: string, program: Program): ReadonlySet<string> {
  const rows = new Set<string>();
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') {
      const { init } = node;
      if (init?.type === 'MemberExpression' && init.computed && isNamed(init.object, name))
        rows.add(node.id.name);
    }
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return;
    const [callback] = node.arguments;
    if (!isNamed(node.callee.object, name) || callback === undefined || !isFunction(callback)) return;
    const [row] = callback.params;
    if (row?.type === 'Identifier') rows.add(row.name);
  });
  return rows;
}

/** Guesses the shape from the type of the board, or from how the program uses it. */
function shapeFor({ params }: Callable, code: string, typed: string, program: Program): BoardShape {
  const [param] = params;
  const board = param?.type === 'AssignmentPattern' ? param.left : param;
  const name = board?.type === 'Identifier' ? board.name : '';
  const hasDot = /(['"`])\.\1/.test(code);
  const hasZero = /(['"`])0\1/.test(code);
  const type = new RegExp(`\\b${name}\\s*\\??\\s*:\\s*([^,)=;]+)`).exec(typed)?.[1]?.replace(/\s/g, '') ?? '';
  const text = hasDot ? '.' : hasZero ? '0' : '.';
  if (/string\[\]\[\]|Array<Array<string>>/.test(type)) return { form: 'rows', blank: text };
  if (/^string\[\]|^Array<string>/.test(type)) return { form: 'flat', blank: text };
  if (/^string/.test(type)) return { form: 'text', blank: text };
  if (/\[\]\[\]|Array<Array|Array<number\[\]/.test(type)) return { form: 'rows', blank: 0 };
  if (/^number\[\]|^Array<number>|^Uint8Array/.test(type)) return { form: 'flat', blank: 0 };

  const rows = rowsOf(name, program);
  let inRows = false;
  let anyRows = false;
  let asText = /string|str$|text/i.test(name);
  visit(program, (node) => {
    if (node.type !== 'MemberExpression') return;
    const source = code.slice(node.start, node.end);
    if (
      node.object.type === 'Identifier' &&
      rows.has(node.object.name) &&
      (node.computed || OF_LISTS.test(source))
    )
      inRows = true;
    if (node.object.type === 'Identifier' && node.object.name === name && OF_TEXTS.test(source))
      asText = true;
    if (!node.computed || node.object.type !== 'MemberExpression' || !node.object.computed) return;
    anyRows = true;
    if (isNamed(node.object.object, name)) inRows = true;
  });
  if (asText && !inRows) return { form: 'text', blank: text };
  const blank = hasDot ? '.' : 0;
  if (inRows) return { form: 'rows', blank };
  if (/\b81\b|\*\s*9\b|\b9\s*\*/.test(code)) return { form: 'flat', blank };
  return { form: anyRows || !/\b80\b/.test(code) ? 'rows' : 'flat', blank };
}
