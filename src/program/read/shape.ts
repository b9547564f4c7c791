import type { AnyNode, CallExpression, Pattern, Program } from 'acorn';
import { isFunction, isNode, visit } from './instrument';

/** How a program wants its board. */
export interface BoardShape {
  /** Nine rows of nine, 81 in a row, or a text of 81 signs. */
  readonly form: 'rows' | 'flat' | 'text';
  /** What stands for a blank; `undefined` is left out on the way to another thread. */
  readonly blank?: string | 0 | null | undefined;
  /** Whether the digits are texts too. */
  readonly isText: boolean;
}

/** The form of a board that stands in a program, and whether it has no blank; `null` if a node is none. */
export function formOfLiteral(node: AnyNode): { form: BoardShape['form']; isFull: boolean } | null {
  const text = textIn(node);
  if (text !== null) {
    const signs = text.replace(/\s/g, '');
    return /^[0-9._*-]{81}$/.test(signs) && /[1-9]/.test(signs)
      ? { form: 'text', isFull: /^[1-9]{81}$/.test(signs) }
      : null;
  }
  if (node.type !== 'ArrayExpression') return null;
  const rows = node.elements.map((row): readonly unknown[] | null => {
    const text = row ? textIn(row) : null;
    if (text?.length === 9) return text.split('');
    return row?.type === 'ArrayExpression' ? row.elements : null;
  });
  const isRows = rows.length === 9 && rows.every((row) => row?.length === 9);
  const cells: readonly unknown[] = isRows ? rows.flatMap((row) => row ?? []) : node.elements;
  if (cells.length !== 81) return null;
  const values = cells.map((cell) => (isNode(cell) ? literalIn(cell) : cell));
  if (!values.every((value) => value === undefined || value === null || String(value).length <= 1))
    return null;
  const isFull = values.every((value) => /^[1-9]$/.test(String(value)));
  return values.some((value) => /^[1-9]$/.test(String(value))) || isRows
    ? { form: isRows ? 'rows' : 'flat', isFull }
    : null;
}

/** The text that a node is, if it is one. */
const textIn = (node: AnyNode): string | null =>
  node.type === 'Literal' && typeof node.value === 'string'
    ? node.value
    : node.type === 'TemplateLiteral' && node.quasis.length === 1
      ? (node.quasis[0]?.value.cooked ?? null)
      : null;

/** The value of a literal; a text that no blank is, if it is none. */
function literalIn(node: AnyNode): string | number | null | undefined {
  if (node.type === 'Literal')
    return node.value === null && node.raw === 'null'
      ? null
      : typeof node.value === 'number' || typeof node.value === 'string'
        ? node.value
        : 'none';
  return node.type === 'Identifier' && node.name === 'undefined' ? undefined : (textIn(node) ?? 'none');
}

const BLANKS: ReadonlySet<unknown> = new Set([0, '0', '.', '', ' ', '_', '-', '*', 'x', null, undefined]);

const OF_TEXTS = /^(split|charAt|charCodeAt|replace|replaceAll|substring|matchAll|padEnd)$/;
const OF_LISTS = /^(some|every|forEach|map|flatMap|filter|entries|slice|concat|includes|indexOf|join)$/;

/** What a node names: a variable, or a field whatever it belongs to. */
function nameIn(node: AnyNode): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed) return '';
  return node.property.type === 'Identifier' || node.property.type === 'PrivateIdentifier'
    ? node.property.name
    : '';
}

/** The name of what a node is a part of by index, and how many indices lead there. */
function partIn(node: AnyNode): { readonly name: string; readonly depth: number } {
  let depth = 0;
  let at = node;
  for (; at.type === 'MemberExpression' && at.computed; at = at.object) depth++;
  return { name: nameIn(at), depth };
}

/** The names that the board may go by: that of the parameter, and those to which it is handed on. */
function namesOf(first: string, program: Program): ReadonlySet<string> {
  const names = new Set([first]);
  const paramsOf = new Map<string, readonly Pattern[]>();
  /** What is given to which name. */
  const given: (readonly [to: string, from: AnyNode])[] = [];
  const calls: CallExpression[] = [];
  visit(program, (node) => {
    if (node.type === 'FunctionDeclaration' && node.id) paramsOf.set(node.id.name, node.params);
    else if (node.type === 'VariableDeclarator' && node.init) {
      if (isFunction(node.init)) paramsOf.set(nameIn(node.id), node.init.params);
      else given.push([nameIn(node.id), node.init]);
    } else if (node.type === 'AssignmentExpression') given.push([nameIn(node.left), node.right]);
    else if (node.type === 'MethodDefinition') paramsOf.set(nameIn(node.key), node.value.params);
    else if (node.type === 'CallExpression') calls.push(node);
  });
  for (let before = 0; before < names.size; ) {
    before = names.size;
    for (const [to, from] of given) if (to !== '' && isCopyOf(from, names)) names.add(to);
    for (const { callee, arguments: args } of calls)
      args.forEach((one, index) => {
        const param = isCopyOf(one, names) ? paramsOf.get(nameIn(callee))?.[index] : undefined;
        if (param?.type === 'Identifier') names.add(param.name);
      });
  }
  return names;
}

/** Whether an expression is something with one of these names, or a copy of it. */
function isCopyOf(node: AnyNode, names: ReadonlySet<string>): boolean {
  if (names.has(nameIn(node))) return true;
  if (node.type !== 'CallExpression') return false;
  const { callee, arguments: args } = node;
  const [first] = args;
  return first !== undefined && /^(structuredClone|parse|stringify)$/.test(nameIn(callee))
    ? isCopyOf(first, names)
    : false;
}

/** Digits that are texts. */
const WRITES_TEXTS = /(['"`])([1-9]|123456789)\1|\.toString\(\)|\bString\(/;

/** Guesses how a program wants its board: by the type of the parameter, or by what the program does with it. */
export function shapeFor(
  param: Pattern | undefined,
  code: string,
  typed: string,
  program: Program,
): BoardShape {
  const board = param?.type === 'AssignmentPattern' ? param.left : param;
  const name = board?.type === 'Identifier' ? board.name : '';
  const names = name === '' ? new Set<string>() : namesOf(name, program);
  const type = typeOf(name, typed);
  const form = formIn(type) ?? formFor(name, names, code, program);
  const hasTexts = /\bstring\b|'\d'|"\d"/.test(type);
  const blank = blankFor(names, code, program, hasTexts || form === 'text');
  const isText =
    hasTexts || form === 'text' || (blank === '' ? WRITES_TEXTS.test(code) : typeof blank === 'string');
  return { form, blank, isText };
}

/** The type of a parameter as it is written, with the names of types replaced by what they stand for. */
function typeOf(name: string, typed: string): string {
  let type =
    name === '' ? '' : (new RegExp(`\\b${name}\\s*\\??\\s*:\\s*([^,)=;{}]+)`).exec(typed)?.[1] ?? '');
  for (let times = 0; times < 4; times++)
    type = type.replace(/\b[A-Z]\w*/g, (alias) => {
      const found = new RegExp(`\\btype\\s+${alias}\\s*=\\s*([^;\\n]+)`).exec(typed)?.[1];
      const above = new RegExp(`[<,]\\s*${alias}\\s+extends\\s+([^,>]+)`).exec(typed)?.[1];
      return found !== undefined || above !== undefined ? `(${found ?? above})` : alias;
    });
  return type.replace(/\s|readonly\b/g, '');
}

function formIn(type: string): BoardShape['form'] | null {
  const lists = (type.match(/\[\]|Array</g) ?? []).length;
  if (lists > 1) return 'rows';
  if (lists === 1) return 'flat';
  return /^\(*string\)*$/.test(type) ? 'text' : null;
}

function formFor(
  name: string,
  names: ReadonlySet<string>,
  code: string,
  program: Program,
): BoardShape['form'] {
  /** The variables that hold rows, if the board has rows: those that it is taken apart into. */
  const rows = new Set<string>();
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.init) {
      const { name, depth } = partIn(node.init);
      if (depth === 1 && names.has(name)) rows.add(nameIn(node.id));
    } else if (node.type === 'ForOfStatement' && names.has(nameIn(node.right))) {
      if (node.left.type === 'VariableDeclaration')
        rows.add(nameIn(node.left.declarations[0]?.id ?? node.left));
    } else if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const [callback] = node.arguments;
      if (!names.has(nameIn(node.callee.object)) || !callback || !isFunction(callback)) return;
      if (callback.params[0]) rows.add(nameIn(callback.params[0]));
    }
  });
  rows.delete('');
  const isRow = (node: AnyNode): boolean => {
    const { name, depth } = partIn(node);
    return (depth === 0 && rows.has(name)) || (depth === 1 && names.has(name));
  };
  let inRows = false;
  let anyRows = false;
  let asText = /string|str$|text/i.test(name);
  visit(program, (node) => {
    if (node.type === 'SpreadElement') inRows ||= isRow(node.argument);
    if (node.type !== 'MemberExpression') return;
    if (node.computed) {
      inRows ||= isRow(node.object);
      anyRows ||= partIn(node).depth > 1;
    } else {
      const of = nameIn(node);
      inRows ||= OF_LISTS.test(of) && isRow(node.object);
      asText ||= OF_TEXTS.test(of) && names.has(nameIn(node.object));
    }
  });
  if (asText && !inRows) return 'text';
  if (inRows) return 'rows';
  if (/\b81\b|\*\s*9\b|\b9\s*\*/.test(code)) return 'flat';
  return anyRows || !/\b80\b/.test(code) ? 'rows' : 'flat';
}

/** Guesses the sign for a blank from what the cells of the board are compared with, and what is written to them. */
function blankFor(
  names: ReadonlySet<string>,
  code: string,
  program: Program,
  isText: boolean,
): BoardShape['blank'] {
  /** What names and fields stand for. */
  const constants = new Map<string, unknown>();
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.init) constants.set(nameIn(node.id), literalIn(node.init));
    else if (node.type === 'PropertyDefinition' && node.value)
      constants.set(nameIn(node.key), literalIn(node.value));
    else if (node.type === 'AssignmentPattern') constants.set(nameIn(node.left), literalIn(node.right));
  });
  const votes = new Map<unknown, number>();
  const vote = ({ name, depth }: ReturnType<typeof partIn>, value: AnyNode | null): void => {
    const weight = depth === 0 ? 0 : names.has(name) ? 4 : depth > 1 ? 2 : 1;
    if (weight === 0) return;
    let blank: unknown = value === null ? 0 : literalIn(value);
    if (value !== null && blank === 'none') blank = constants.get(nameIn(value)) ?? 'none';
    // A list of anything else is often empty where it is 0.
    if (BLANKS.has(blank) && (weight > 1 || blank !== 0)) votes.set(blank, (votes.get(blank) ?? 0) + weight);
  };
  visit(program, (node) => {
    if (node.type === 'BinaryExpression' && /^[!=]==?$/.test(node.operator)) {
      vote(partIn(node.left), node.right);
      vote(partIn(node.right), node.left);
    } else if (node.type === 'AssignmentExpression' && node.operator === '=')
      vote(partIn(node.left), node.right);
    else if (node.type === 'UnaryExpression' && node.operator === '!' && !isText)
      vote(partIn(node.argument), null);
    else if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const [first] = node.arguments;
      const { name, depth } = partIn(node.callee.object);
      if (first && /^(includes|indexOf|lastIndexOf)$/.test(nameIn(node.callee)))
        vote({ name, depth: depth + 1 }, first);
    }
  });
  const hasDot = /(['"`])\.\1/.test(code);
  const usual = isText ? (hasDot || !/(['"`])0\1/.test(code) ? '.' : '0') : hasDot ? '.' : 0;
  if (isText) votes.delete(0);
  let best: unknown = usual;
  for (const [blank, count] of votes) if (count > (votes.get(best) ?? 0)) best = blank;
  return best as BoardShape['blank'];
}
