import type { AnyNode, Class, Expression, FunctionDeclaration, Pattern, Program } from 'acorn';
import { isFunction, visit } from './instrument';
import { type BoardShape, formOfLiteral, shapeFor } from './shape';

/** Where a program begins, unless it does by itself. */
export interface Entry {
  /** An expression that solves the board `$$b`; `null` if there is nothing to call. */
  readonly call: string | null;
  readonly shape: BoardShape;
  /** A board that the program brings itself, to be replaced by the one on the page. */
  readonly ownBoard: { readonly from: number; readonly to: number } | null;
}

/** Something at the top of a program that may be called. */
interface Callable {
  readonly name: string;
  /** The call with these arguments. */
  readonly call: (args: string) => string;
  readonly params: readonly Pattern[];
  /** What else is called is in there. */
  readonly node: AnyNode;
}

/** The names that solvers go by, the likeliest first. */
const NAMES = [
  /^solve_?sudoku$/i,
  /^sudoku(_?solver?)?$/i,
  /^solve$/i,
  /solve/i,
  /backtrack|search|dfs/i,
  /^(main|run|start)$/i,
];

/** What reads its board. */
const READS = /\b(readFileSync|createInterface|process\.stdin|prompt)\b/;

/** What gives away something to call, in a way that only shows once it has run. */
const EXPORTS = /\b(module\.)?exports\b/;

/** Finds what to call, and with what. `null` if there is nothing to run. */
export function entryOf(code: string, typed: string, program: Program): Entry | null {
  const ownBoard = ownBoardOf(program);
  const callables = new Callables(code, program).all;
  const chosen = chooseFrom(callables, ownBoard !== null);
  const exported = chosen === null && EXPORTS.test(code) ? 'module.exports' : null;
  if (chosen === null && exported === null && ownBoard === null && !READS.test(code)) return null;
  const at = chosen === null ? 0 : boardAt(chosen, code);
  const shape = shapeFor(chosen?.params[at], code, typed, program);
  return {
    call: chosen?.call(argumentsFor(chosen, at)) ?? exported,
    shape: ownBoard === null ? shape : { ...shape, form: ownBoard.form },
    ownBoard,
  };
}

function chooseFrom(callables: readonly Callable[], hasBoard: boolean): Callable | null {
  const open = callables.filter(({ params }) => params.length > 0);
  // A function that nothing else calls is no helper.
  const roots = open.filter((one) => !callables.some((other) => other !== one && callsIn(other, one)));
  const named = (all: readonly Callable[]): Callable | undefined =>
    NAMES.map((name) => all.find((one) => name.test(one.name))).find((found) => found !== undefined);
  const withoutBoard = named(callables);
  const last = withoutBoard === undefined ? open.at(-1) : hasBoard ? withoutBoard : undefined;
  let chosen = named(open) ?? roots.at(-1) ?? last ?? null;
  // One that wants more than the board is called by one that has it.
  while (chosen !== null) {
    const now: Callable = chosen;
    const above = open.find((one) => required(one).length < required(now).length && callsIn(one, now));
    if (above === undefined) break;
    chosen = above;
  }
  return chosen;
}

function callsIn({ node }: Callable, { name }: Callable): boolean {
  let calls = false;
  visit(node, (one) => {
    if (one.type !== 'CallExpression') return;
    const { callee } = one;
    const called = callee.type === 'MemberExpression' ? callee.property : callee;
    calls ||= called.type === 'Identifier' && called.name === name;
  });
  return calls;
}

/** The parameters that a call must fill. */
function required({ params }: Callable): readonly Pattern[] {
  const end = params.findIndex(({ type }) => type === 'AssignmentPattern' || type === 'RestElement');
  return end < 0 ? params : params.slice(0, end);
}

const nameOf = (param: Pattern | undefined): string =>
  param?.type === 'AssignmentPattern' ? nameOf(param.left) : param?.type === 'Identifier' ? param.name : '';

const BOARDS = /board|grid|puzzle|sudoku|matrix/i;
const SIZES = /^(n|size|len|length|dim)$/i;

/** Which parameter is the board: the one that is called so, else the first. */
function boardAt(chosen: Callable, code: string): number {
  const names = required(chosen).map(nameOf);
  const isBoard = (name: string): boolean => name !== '' && code.includes(`${name}[`);
  const at = names.findIndex((name) => BOARDS.test(name) && isBoard(name));
  return Math.max(0, names.some((name) => SIZES.test(name)) || !isBoard(names[0] ?? '') ? at : 0);
}

/** The board, and for what else must be given: nine for a size, otherwise 0. */
const argumentsFor = (chosen: Callable, at: number): string =>
  Array.from({ length: Math.max(required(chosen).length, at + 1) }, (_, index) =>
    index === at ? '$$b' : SIZES.test(nameOf(chosen.params[index])) ? '9' : '0',
  ).join();

/** What may be called at the top of a program. */
class Callables {
  readonly all: readonly Callable[];
  private readonly code: string;
  private readonly classes = new Map<string, Class>();
  private readonly functions = new Map<string, FunctionDeclaration>();
  /** The names of classes of which there are others. */
  private readonly extended = new Set<string>();
  /** What is made with `new`. */
  private readonly made = new Set<string>();

  constructor(code: string, program: Program) {
    this.code = code;
    visit(program, (node) => {
      if (node.type === 'FunctionDeclaration' && node.id) this.functions.set(node.id.name, node);
      else if (node.type === 'NewExpression' && node.callee.type === 'Identifier')
        this.made.add(node.callee.name);
      else if (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') {
        if (node.id) this.classes.set(node.id.name, node);
        if (node.superClass?.type === 'Identifier') this.extended.add(node.superClass.name);
      }
    });
    this.all = program.body.flatMap((node) => this.in(node));
  }

  private in(node: AnyNode): readonly Callable[] {
    switch (node.type) {
      case 'ExportNamedDeclaration':
        return node.declaration ? this.in(node.declaration) : [];
      case 'ExportDefaultDeclaration':
        return isFunction(node.declaration)
          ? this.value('$$default', 'solve', node.declaration)
          : this.in(node.declaration);
      case 'FunctionDeclaration': {
        const call = node.id?.name ?? '$$default';
        if (this.made.has(call)) return [];
        return [
          { name: node.id?.name ?? 'solve', call: (args) => `${call}(${args})`, params: node.params, node },
        ];
      }
      case 'ClassDeclaration':
        return this.extended.has(node.id?.name ?? '') ? [] : this.methods(node.id?.name ?? '$$default', node);
      case 'VariableDeclaration':
        return node.declarations.flatMap(({ id, init }) =>
          id.type === 'Identifier' && init ? this.value(id.name, id.name, init) : [],
        );
      case 'ExpressionStatement':
        return node.expression.type === 'AssignmentExpression'
          ? this.assigned(node.expression.left, node.expression.right)
          : [];
      default:
        return [];
    }
  }

  /** `module.exports = function (board) { … }`, `exports.solve = …`, `Solver.prototype.solve = …`. */
  private assigned(left: Pattern, right: Expression): readonly Callable[] {
    const text = this.code.slice(left.start, left.end);
    const name = /[\w$]+$/.exec(text)?.[0] ?? '';
    const made = /^([\w$]+)\.prototype\.[\w$]+$/.exec(text)?.[1];
    if (made === undefined || !isFunction(right))
      return this.value(text, name === 'exports' ? 'solve' : name, right);
    return this.method(made, this.functions.get(made)?.params ?? [], name, right.params, right);
  }

  private value(text: string, name: string, value: Expression): readonly Callable[] {
    if (isFunction(value))
      return [{ name, call: (args) => `${text}(${args})`, params: value.params, node: value }];
    if (value.type === 'ClassExpression') return this.methods(text, value);
    if (value.type !== 'ObjectExpression') return [];
    return value.properties.flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier'
        ? this.value(`${text}.${property.key.name}`, property.key.name, property.value)
        : [],
    );
  }

  /** The methods of a class, with those of the class that it extends. */
  private methods(className: string, from: Class): readonly Callable[] {
    const { superClass } = from;
    const above = superClass?.type === 'Identifier' ? this.classes.get(superClass.name) : undefined;
    const body = [...(above?.body.body ?? []), ...from.body.body];
    const made = body.flatMap((node) =>
      node.type === 'MethodDefinition' && node.kind === 'constructor' ? [node.value.params] : [],
    );
    return body.flatMap((node) => {
      const isMethod = node.type === 'MethodDefinition' && node.kind === 'method';
      if (!(isMethod || node.type === 'PropertyDefinition') || node.key.type !== 'Identifier') return [];
      const { value, key } = node;
      if (!value || !isFunction(value)) return [];
      const { name } = key;
      const call = (args: string): string => `${className}.${name}(${args})`;
      return node.static
        ? [{ name, call, params: value.params, node: value }]
        : this.method(className, made.at(-1) ?? [], name, value.params, value);
    });
  }

  /** A method of what is made first. If the board is needed to make it, the method need not take it. */
  private method(
    className: string,
    made: readonly Pattern[],
    name: string,
    params: readonly Pattern[],
    node: AnyNode,
  ): readonly Callable[] {
    const takesBoard = made.length > 0 && made[0]?.type !== 'AssignmentPattern';
    if (!takesBoard) return [{ name, call: (args) => `new ${className}().${name}(${args})`, params, node }];
    return /solve|run|search/i.test(name)
      ? [{ name, call: (args) => `new ${className}(${args}).${name}($$b)`, params: made, node }]
      : [];
  }
}

/** A board that stands in the program: 9 lists of 9, 9 texts, one list of 81, or a text of 81 signs. The first with a blank. */
function ownBoardOf(program: Program): { from: number; to: number; form: BoardShape['form'] } | null {
  const found: { from: number; to: number; form: BoardShape['form']; isFull: boolean }[] = [];
  visit(program, (node) => {
    const literal = formOfLiteral(node);
    if (literal !== null) found.push({ from: node.start, to: node.end, ...literal });
  });
  return found.find(({ isFull }) => !isFull) ?? null;
}
