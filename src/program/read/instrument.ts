import type {
  AnyNode,
  ArrayPattern,
  ArrowFunctionExpression,
  AssignmentExpression,
  CallExpression,
  FunctionExpression,
  MemberExpression,
  Program,
  UpdateExpression,
} from 'acorn';

/* The functions that the writes of a program become calls of, here with $$. The runtime (run/runtime.ts) provides them. */
export const HOOKS = ['write', 'writeInRow', 'refer', 'change', 'count', 'does', 'after'] as const;

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * The text of a program in which each assignment to a member by index is told to the runtime, with its line. Every line
 * keeps its number. After what writes in other ways (`fill`, `splice`, destructuring) the runtime looks at the board.
 */
export function instrumented(code: string, program: Program, edits: readonly Edit[] = []): string {
  const all = [...edits];
  visit(program, (node) => {
    if (node.type === 'AssignmentExpression') all.push(...assignment(code, node));
    else if (node.type === 'UpdateExpression') all.push(...update(code, node));
    else if (node.type === 'CallExpression') all.push(...call(code, node));
  });
  all.sort((a, b) => a.from - b.from || a.to - b.to);
  let text = '';
  let at = 0;
  for (const { from, to, text: instead } of all) {
    text += code.slice(at, from) + instead;
    at = to;
  }
  return text + code.slice(at);
}

const LOGICAL = new Set(['&&=', '||=', '??=']);

function assignment(code: string, node: AssignmentExpression): readonly Edit[] {
  const { left, right, operator } = node;
  if (left.type === 'ArrayPattern' && right.type === 'ArrayExpression' && hasTarget(left))
    return [
      { from: node.start, to: node.start, text: '$$after((' },
      { from: node.end, to: node.end, text: `),${lineOf(node)})` },
    ];
  if (left.type !== 'MemberExpression' || !isByIndex(left) || LOGICAL.has(operator)) return [];
  const { object, property } = left;
  const end = `,${lineOf(node)})`;
  if (operator !== '=') {
    // The old value is read before the new one is worked out.
    if (isPlain(object) && isPlain(property)) {
      const old = `${code.slice(object.start, object.end)}[${code.slice(property.start, property.end)}]`;
      const texts = ['$$write(', ',', `,${old}${operator.slice(0, -1)}`, end];
      return around(code, node, [object, property, right], texts);
    }
    return around(
      code,
      node,
      [object, property, right],
      [`$$change(${JSON.stringify(operator.slice(0, -1))},$$refer(`, ',', '),', end],
    );
  }
  if (object.type === 'MemberExpression' && isByIndex(object))
    return around(
      code,
      node,
      [object.object, object.property, property, right],
      ['$$writeInRow(', ',', ',', ',', end],
    );
  return around(code, node, [object, property, right], ['$$write(', ',', ',', end]);
}

function update(code: string, node: UpdateExpression): readonly Edit[] {
  const { argument, operator, prefix } = node;
  if (argument.type !== 'MemberExpression' || !isByIndex(argument)) return [];
  const by = operator === '++' ? 1 : -1;
  return around(
    code,
    node,
    [argument.object, argument.property],
    ['$$count($$refer(', ',', `),${by},${prefix},${lineOf(node)})`],
  );
}

/** What changes a list in place, and is no assignment. */
const IN_PLACE = new Set(['fill', 'splice', 'copyWithin']);

function call(
  code: string,
  { callee, arguments: args, optional, loc, start }: CallExpression,
): readonly Edit[] {
  if (callee.type !== 'MemberExpression' || callee.computed || callee.optional || optional) return [];
  const { object, property } = callee;
  if (object.type === 'Super' || property.type !== 'Identifier' || !IN_PLACE.has(property.name)) return [];
  const from = code.lastIndexOf('.', property.start);
  const to = code.indexOf('(', property.end) + 1;
  const lines = code.slice(from, to).replace(/[^\n]/g, '');
  const text = `,${JSON.stringify(property.name)},${loc?.start.line ?? 0}${lines}${args.length > 0 ? ',' : ''}`;
  return [
    { from: start, to: start, text: '$$does(' },
    { from, to, text },
  ];
}

/** Whether something is assigned to a member by index. */
const hasTarget = ({ elements }: ArrayPattern): boolean =>
  elements.some((one) => one?.type === 'MemberExpression' && isByIndex(one));

/** Whether to read a value twice is the same as to read it once. */
const isPlain = ({ type }: AnyNode): boolean => type === 'Identifier' || type === 'Literal';

const isByIndex = ({ computed, object }: MemberExpression): boolean => computed && object.type !== 'Super';

const lineOf = ({ loc }: AnyNode): number => loc?.start.line ?? 0;

/** Replaces what stands before, between and after the parts of a node. A part may itself be edited. */
function around(code: string, node: AnyNode, parts: readonly AnyNode[], texts: readonly string[]): Edit[] {
  return texts.map((text, index) => {
    const before = parts[index - 1];
    const after = parts[index];
    const from = before?.end ?? node.start;
    const to = after?.start ?? node.end;
    const lines = code.slice(from, to).replace(/[^\n]/g, '');
    return { from, to, text: `${before ? ')' : ''}${text}${lines}${after ? '(' : ''}` };
  });
}

/** The lines in which the test of a condition or loop is a write by index, or has one in it. */
export function writesInTests(program: Program): readonly number[] {
  const lines: number[] = [];
  const look = (test: AnyNode | null | undefined): void => {
    if (test?.type === 'LogicalExpression') {
      look(test.left);
      look(test.right);
    } else if (test?.type === 'UnaryExpression') look(test.argument);
    else if (
      test?.type === 'AssignmentExpression' &&
      test.operator === '=' &&
      test.left.type === 'MemberExpression'
    )
      lines.push(lineOf(test));
  };
  visit(program, (node) => {
    if ('test' in node) look(node.test);
  });
  return lines;
}

/** Visits a node and all inside it. */
export function visit(node: AnyNode, see: (node: AnyNode) => void): void {
  see(node);
  for (const value of Object.values(node))
    if (Array.isArray(value)) {
      for (const one of value) if (isNode(one)) visit(one, see);
    } else if (isNode(value)) visit(value, see);
}

export const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** A function that stands where a value does. */
export const isFunction = (node: AnyNode): node is FunctionExpression | ArrowFunctionExpression =>
  node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression';
