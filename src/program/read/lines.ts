import type {
  AnonymousFunctionDeclaration,
  AnyNode,
  ArrowFunctionExpression,
  FunctionDeclaration,
  FunctionExpression,
  Pattern,
  Program,
} from 'acorn';
import { isNode, visit } from './instrument';

/** A place of a program that tells the runtime where it is. All numbers are indices into the tables of `Sites`. */
export interface Site {
  /** From 1. */
  readonly line: number;
  /** The function that it is in. */
  readonly fn: number;
  /** The variables of that function that can be read here. */
  readonly own: readonly number[];
  /**
   * The variables of the functions around it that can be read here, the innermost function first. One that is never
   * written again is as it was when its function was told last, so it is not among them.
   */
  readonly outer: readonly (readonly number[])[];
}

/** What the numbers mean that an instrumented program tells. */
export interface Sites {
  readonly sites: readonly Site[];
  /** The names of the functions. The first is the program itself, and empty. */
  readonly functions: readonly string[];
  /** The names of the variables. */
  readonly variables: readonly string[];
}

/** The object that the program tells where it is. The runtime (run/tracer.ts) provides it. */
export const TRACER = '$$t';

/**
 * The text of a program in which each line, each call and each value that comes back is told to the runtime, with the
 * variables. Nothing but text is put in, so every line keeps its number. Of several statements in one line the first is
 * told. A variable is read only where its declaration has been passed, since before that reading it would fail.
 */
export function withLines(code: string, program: Program): { readonly text: string; readonly sites: Sites } {
  const writer = new Writer(code);
  writer.program(program);
  return { text: writer.text(), sites: writer.tables };
}

/** A variable that may be read, and the level of the function that it belongs to: 0 is the program itself. */
interface Visible {
  readonly name: string;
  readonly id: number;
  readonly level: number;
}

/** How a place is told: as a line, as a call, or only for its values. */
type Way = 'at' | 'call' | 'note';

class Writer {
  private readonly code: string;
  private readonly sites: Site[] = [];
  private readonly functions: string[] = [''];
  private readonly variables: string[] = [];
  /** What comes before a place: closing texts, the innermost first, and then opening ones, the outermost first. */
  private readonly closing = new Map<number, string>();
  private readonly opening = new Map<number, string>();
  private visible: Visible[] = [];
  private level = 0;
  private fn = 0;
  /** The lines of the present function that are told already. */
  private told = new Set<number>();
  /** The names to which something is assigned after their declaration, anywhere in the program; `null` for all. */
  private assigned: ReadonlySet<string> | null = new Set();

  constructor(code: string) {
    this.code = code;
  }

  get tables(): Sites {
    return { sites: this.sites, functions: this.functions, variables: this.variables };
  }

  text(): string {
    const places = [...new Set([...this.closing.keys(), ...this.opening.keys()])].sort((a, b) => a - b);
    let text = '';
    let at = 0;
    for (const place of places) {
      text += this.code.slice(at, place) + (this.closing.get(place) ?? '') + (this.opening.get(place) ?? '');
      at = place;
    }
    return text + this.code.slice(at);
  }

  program(program: Program): void {
    const { body } = program;
    this.assigned = assignedIn(program);
    this.open(startOf(body) ?? 0, `const $$f0=${TRACER}.enter(0);`);
    this.list(body);
  }

  private open(place: number, text: string): void {
    this.opening.set(place, (this.opening.get(place) ?? '') + text);
  }

  private close(place: number, text: string): void {
    this.closing.set(place, (this.closing.get(place) ?? '') + text);
  }

  private declare(names: readonly string[], level = this.level): void {
    for (const name of names) {
      if (name.startsWith('$$')) continue;
      this.variables.push(name);
      this.visible.push({ name, id: this.variables.length - 1, level });
    }
  }

  /** A call that tells a place with its values, as an expression. `always`: even when nothing is recorded just now. */
  private telling(way: Way, node: AnyNode, always: boolean): string {
    const groups: Visible[][] = Array.from({ length: this.level + 1 }, () => []);
    const names = new Set<string>();
    // The last of a name hides the others.
    for (const variable of this.visible.toReversed()) {
      if (names.has(variable.name)) continue;
      names.add(variable.name);
      groups[variable.level]?.unshift(variable);
    }
    const [own = [], ...all] = groups.reverse();
    const around = all
      .map((group, index) => ({
        group: group.filter(({ name }) => this.assigned?.has(name) ?? true),
        frame: `$$f${this.level - 1 - index}`,
      }))
      .filter(({ group }) => group.length > 0);
    const line = node.loc?.start.line ?? 0;
    const idsOf = (all: readonly Visible[]): readonly number[] => all.map(({ id }) => id);
    this.sites.push({ line, fn: this.fn, own: idsOf(own), outer: around.map(({ group }) => idsOf(group)) });
    // A function may be called before a variable of the one around it is declared, so each is read by itself.
    const outer = around.map(
      ({ group, frame }) =>
        `${frame},$$i=>${group.map(({ name }, index) => `$$i===${index}?${name}:`).join('')}0`,
    );
    const read = outer.length === 0 ? 'null' : always ? `${TRACER}.on?[${outer}]:null` : `[${outer}]`;
    const values = own.map(({ name }) => name).join();
    const call = `${TRACER}.${way}(${this.sites.length - 1},$$f${this.level},[${values}],${read})`;
    return always ? call : `${TRACER}.on&&${call}`;
  }

  /** Tells a statement before it runs, as a line if it is the first of its line. */
  private before(node: AnyNode, parts: readonly (AnyNode | null | undefined)[]): void {
    const calls = parts.some((part) => part != null && hasCall(part));
    const isLine = this.isFirstOf(node);
    if (isLine || calls) this.open(node.start, `${this.telling(isLine ? 'at' : 'note', node, calls)};`);
  }

  private isFirstOf({ loc }: AnyNode): boolean {
    const line = loc?.start.line ?? 0;
    if (this.told.has(line)) return false;
    this.told.add(line);
    return true;
  }

  private list(nodes: readonly AnyNode[]): void {
    for (const node of nodes) this.statement(node);
  }

  /** What is declared in a block is read only there. */
  private inBlock(work: () => void): void {
    const { visible } = this;
    this.visible = [...visible];
    work();
    this.visible = visible;
  }

  private statement(node: AnyNode): void {
    switch (node.type) {
      case 'ClassDeclaration':
        // Its static parts run here, and may call what reads the variables.
        if (hasCall(node)) this.open(node.start, `${this.telling('note', node, true)};`);
        this.find(node, '');
        return;
      case 'FunctionDeclaration':
        this.find(node, '');
        return;
      case 'EmptyStatement':
        return;
      case 'BlockStatement':
      case 'StaticBlock':
        this.inBlock(() => this.list(node.body));
        return;
      case 'LabeledStatement':
        // Nothing may come between a label and its loop.
        if (isLoop(node.body)) this.loop(node.body, node);
        else this.statement(node.body);
        return;
      case 'ExpressionStatement':
        if (node.directive !== undefined) return;
        this.before(node, [node]);
        this.find(node, '');
        return;
      case 'VariableDeclaration':
        this.before(node, [node]);
        node.declarations.forEach((declarator, index) => {
          const { id, init } = declarator;
          // A function that is called may read what the same statement has declared before.
          const calls = index > 0 && init != null && hasCall(init);
          const isAfter = calls && !isNamed(init);
          if (isAfter) this.open(init.start, `(${this.telling('note', node, true)},`);
          // With something before it a class would lose its name. Inside it, \`this\` is another.
          else if (
            calls &&
            init.type === 'ClassExpression' &&
            this.visible.every(({ name }) => name !== 'this')
          )
            this.open(init.body.start + 1, `static{${this.telling('note', node, true)}}`);
          this.find(declarator, '');
          if (isAfter) this.close(init.end, ')');
          this.declare(namesIn(id));
        });
        return;
      case 'ReturnStatement': {
        const { argument } = node;
        const calls = argument != null && hasCall(argument);
        const isLine = this.isFirstOf(node);
        if (argument == null) {
          if (isLine) this.open(node.start, `${this.telling('at', node, false)};`);
          return;
        }
        // If it calls nothing, its value is known at once, and one moment shows it.
        this.open(node.start, `${this.telling(isLine && calls ? 'at' : 'note', node, calls)};`);
        this.open(argument.start, `${TRACER}.back(${this.sites.length - 1},$$f${this.level},(`);
        this.find(argument, '');
        this.close(argument.end, '))');
        return;
      }
      case 'IfStatement':
        this.before(node, [node.test]);
        this.find(node.test, '');
        this.braced(node.consequent);
        if (node.alternate) this.braced(node.alternate);
        return;
      case 'SwitchStatement':
        this.before(node, [node.discriminant]);
        this.find(node.discriminant, '');
        for (const { consequent } of node.cases) this.inBlock(() => this.list(consequent));
        return;
      case 'TryStatement':
        this.statement(node.block);
        if (node.handler) {
          const { param, body } = node.handler;
          this.inBlock(() => {
            if (param) this.declare(namesIn(param));
            this.list(body.body);
          });
        }
        if (node.finalizer) this.statement(node.finalizer);
        return;
      case 'WithStatement':
        this.before(node, [node.object]);
        this.find(node.object, '');
        return;
      default:
        if (isLoop(node)) this.loop(node, node);
        else {
          this.before(node, [node]);
          this.find(node, '');
        }
    }
  }

  /** A loop tells each of its rounds. */
  private loop(node: Loop, whole: AnyNode): void {
    this.inBlock(() => {
      switch (node.type) {
        case 'ForStatement': {
          const { init, test, update } = node;
          this.before(whole, [init, test, update]);
          if (init?.type === 'VariableDeclaration')
            this.declare(init.declarations.flatMap(({ id }) => namesIn(id)));
          for (const part of [init, test, update]) if (part) this.find(part, '');
          if (update) this.close(update.end, `,${this.telling('at', whole, hasCall(update))}`);
          else if (test) this.open(test.start, `${this.telling('at', whole, hasCall(test))},`);
          this.round(node.body, null);
          return;
        }
        case 'WhileStatement':
          this.told.add(whole.loc?.start.line ?? 0);
          this.open(node.test.start, `${this.telling('at', whole, hasCall(node.test))},`);
          this.find(node.test, '');
          this.round(node.body, null);
          return;
        case 'DoWhileStatement':
          this.round(node.body, null);
          this.open(node.test.start, `${this.telling('at', node.test, hasCall(node.test))},`);
          this.find(node.test, '');
          return;
        default: {
          const { left, right } = node;
          this.before(whole, [right]);
          this.find(right, '');
          if (left.type === 'VariableDeclaration')
            this.declare(left.declarations.flatMap(({ id }) => namesIn(id)));
          this.round(node.body, whole);
        }
      }
    });
  }

  /** The body of a loop. `header`: what tells each round at its beginning. */
  private round(body: AnyNode, header: AnyNode | null): void {
    const isBlock = body.type === 'BlockStatement';
    const lead = header === null ? '' : `${this.telling('at', header, false)};`;
    if (isBlock) {
      this.open(body.start + 1, lead);
      this.statement(body);
      return;
    }
    this.open(body.start, `{${lead}`);
    this.statement(body);
    this.close(body.end, '}');
  }

  /** A statement that may stand without braces gets some, so that what tells it can come before it. */
  private braced(node: AnyNode): void {
    if (node.type === 'BlockStatement') this.statement(node);
    else this.round(node, null);
  }

  /** The place after the first arrow that stands in no comment. */
  private afterArrow(from: number, to: number): number {
    const between = this.code.slice(from, to).matchAll(/\/\*[\s\S]*?\*\/|\/\/.*|=>/g);
    for (const { 0: found, index } of between) if (found === '=>') return from + index + 2;
    return to;
  }

  /** Looks for the functions in a part of the program, each with the name that it goes by. */
  private find(node: AnyNode, name: string): void {
    switch (node.type) {
      case 'FunctionDeclaration':
      case 'FunctionExpression':
        this.functionBody(node, node.id?.name ?? name, false);
        return;
      case 'ArrowFunctionExpression':
        this.functionBody(node, name, false);
        return;
      case 'MethodDefinition':
        if (node.computed) this.find(node.key, '');
        this.functionBody(node.value, nameOfKey(node.key), node.kind !== 'constructor');
        return;
      case 'Property':
        if (node.computed) this.find(node.key, '');
        if (node.method && node.value.type === 'FunctionExpression')
          this.functionBody(node.value, nameOfKey(node.key), true);
        else this.find(node.value, nameOfKey(node.key));
        return;
      case 'StaticBlock':
        this.statement(node);
        return;
      case 'VariableDeclarator':
        if (node.init) this.find(node.init, node.id.type === 'Identifier' ? node.id.name : '');
        return;
      case 'AssignmentExpression':
        this.find(node.right, node.left.type === 'Identifier' ? node.left.name : '');
        return;
      default:
        for (const value of Object.values(node))
          for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) this.find(one, '');
    }
  }

  private functionBody(node: FunctionNode, name: string, hasThis: boolean): void {
    const { visible, told, fn } = this;
    this.visible = [...visible];
    this.told = new Set();
    this.functions.push(name);
    this.fn = this.functions.length - 1;
    this.level++;
    if (hasThis) this.declare(['this']);
    this.declare(node.params.flatMap(namesIn));
    const enter = `const $$f${this.level}=${TRACER}.enter(${this.fn});try{`;
    const leave = `}finally{${TRACER}.leave($$f${this.level})}`;
    const { body } = node;
    this.isFirstOf(node);
    if (body.type === 'BlockStatement') {
      const start = startOf(body.body);
      // One that does nothing is not told.
      if (start !== undefined) {
        this.open(start, `${enter}${this.telling('call', node, false)};`);
        this.list(body.body);
        this.close(body.end - 1, leave);
      }
    } else {
      const arrow = this.afterArrow(node.params.at(-1)?.end ?? node.start, body.start);
      const calls = hasCall(body);
      const place = this.telling(calls ? 'call' : 'note', calls ? node : body, calls);
      const from = `{${enter}${place};return ${TRACER}.back(${this.sites.length - 1},$$f${this.level},(`;
      this.open(arrow, from);
      this.find(body, '');
      this.close(node.end, `))${leave}}`);
    }
    this.level--;
    this.visible = visible;
    this.told = told;
    this.fn = fn;
  }
}

type FunctionNode =
  | FunctionDeclaration
  | AnonymousFunctionDeclaration
  | FunctionExpression
  | ArrowFunctionExpression;

type Loop = Extract<
  AnyNode,
  {
    type: 'ForStatement' | 'WhileStatement' | 'DoWhileStatement' | 'ForInStatement' | 'ForOfStatement';
  }
>;

const isLoop = (node: AnyNode): node is Loop => /^(For|While|DoWhile|ForIn|ForOf)Statement$/.test(node.type);

/** Where the first statement after the directives begins. */
const startOf = (body: readonly AnyNode[]): number | undefined =>
  body.find((node) => !(node.type === 'ExpressionStatement' && node.directive !== undefined))?.start;

const nameOfKey = (key: AnyNode): string =>
  key.type === 'Identifier' ? key.name : key.type === 'PrivateIdentifier' ? `#${key.name}` : '';

/** Whether an expression gets the name of the variable that it is given to. */
const isNamed = ({ type }: AnyNode): boolean => /^(Function|ArrowFunction|Class)Expression$/.test(type);

/** Whether something may call a function of the program, or wait, while it runs. */
function hasCall(node: AnyNode): boolean {
  let calls = false;
  visit(node, (one) => {
    if (one.type === 'CallExpression')
      calls ||= !(one.callee.type === 'Identifier' && one.callee.name.startsWith('$$'));
    else calls ||= /^(New|Yield|Await|TaggedTemplate)Expression$/.test(one.type);
  });
  return calls;
}

/** The names to which something is assigned; `null` if that is not known, as arguments may be other names. */
function assignedIn(program: Program): ReadonlySet<string> | null {
  const names = new Set<string>();
  let isKnown = true;
  visit(program, (node) => {
    if (node.type === 'AssignmentExpression') for (const name of namesIn(node.left)) names.add(name);
    else if (node.type === 'ForInStatement' || node.type === 'ForOfStatement') {
      if (node.left.type !== 'VariableDeclaration') for (const name of namesIn(node.left)) names.add(name);
    } else if (node.type === 'UpdateExpression') {
      if (node.argument.type === 'Identifier') names.add(node.argument.name);
    } else if (node.type === 'VariableDeclaration') {
      // It may be declared again, or be read before.
      if (node.kind === 'var')
        for (const { id } of node.declarations) for (const name of namesIn(id)) names.add(name);
    } else if (node.type === 'Identifier' && node.name === 'arguments') isKnown = false;
  });
  return isKnown ? names : null;
}

/** The names that a pattern declares. */
function namesIn(pattern: Pattern): readonly string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'ArrayPattern':
      return pattern.elements.flatMap((one) => (one === null ? [] : namesIn(one)));
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => namesIn(one.type === 'Property' ? one.value : one));
    default:
      return [];
  }
}
