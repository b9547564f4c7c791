import { type AnyNode, type ImportDeclaration, type Program, parse } from 'acorn';
import { later } from '../../parts';
import { fail, ok, type Result } from '../../sudoku/core';
import { AROUND, MODULES } from './around';
import { entryOf } from './entry';
import { HOOKS, instrumented, visit, writesInTests } from './instrument';
import { type Sites, TRACER, withLines } from './lines';
import type { BoardShape } from './shape';

/** Why a text cannot be run. Lines and columns count from 1. */
export type Unreadable =
  | { readonly kind: 'empty' }
  | { readonly kind: 'syntax'; readonly message: string; readonly line: number; readonly column: number }
  /** It is in another language, by its looks. */
  | { readonly kind: 'language'; readonly language: string }
  /** It imports something, which does not exist here. */
  | { readonly kind: 'imports'; readonly line: number }
  /** It has no function that takes a board. */
  | { readonly kind: 'noFunction' };

/** A program that can be run. */
export interface Runnable {
  /**
   * A function as text, on one line more than the program, whose line n is line n + 1. It takes the hooks, a function
   * that makes the board, one that is told what to call with it, and what a program may expect around it.
   */
  readonly text: string;
  readonly shape: BoardShape;
  /** The same if its function is called, and it has no board of its own. */
  readonly given: BoardShape | null;
  /** The lines in which something is written where it seems to be compared. */
  readonly tests: readonly number[];
  /** The same program, made to tell its lines and calls too; `null` if that cannot be done with it. */
  traced(): TracedText | null;
}

/** A program that tells its lines and calls, and what its numbers mean. */
export interface TracedText {
  readonly text: string;
  readonly sites: Sites;
}

/** Reads a program in JavaScript or TypeScript. Nothing of it is run. What takes types off loads when it is first needed. */
export async function readProgram(code: string): Promise<Result<Runnable, Unreadable>> {
  if (code.trim() === '') return fail({ kind: 'empty' });
  const plain = parsed(code);
  const inside = plain.ok ? null : codeIn(code);
  if (inside !== null) return readProgram(inside);
  if (plain.ok) return runnable(code, code, plain.value);
  const untyped = await withoutTypes(code);
  const second = untyped === null ? plain : parsed(untyped);
  if (second.ok) return runnable(untyped ?? code, code, second.value);
  const other = OTHER_LANGUAGES.find(([, looks]) => looks.test(code));
  return fail(other ? { kind: 'language', language: other[0] } : plain.error);
}

/** The code in a page, or in an answer of a chat, with nothing else in its lines; `null` if a text is neither. */
function codeIn(text: string): string | null {
  const blank = (part: string): string => part.replace(/[^\n]/g, ' ');
  for (const [looks, part] of PARTS) {
    const found = [...text.matchAll(part)].filter(([, , code]) => code?.trim());
    if (!looks.test(text) || found.length === 0) continue;
    let all = '';
    for (const { index, 1: before = '', 2: code = '' } of found)
      all += blank(text.slice(all.length, index + before.length)) + code;
    return all;
  }
  return null;
}

/** What holds code, and each part of it: what comes before it, and the code. */
const PARTS: readonly (readonly [looks: RegExp, part: RegExp])[] = [
  [/^\s*</, /(<script\b[^>]*>)([\s\S]*?)(?=<\/script>)/gi],
  [/^```/m, /(^``` *(?:js|javascript|jsx|ts|typescript)?[ \t]*\n)([\s\S]*?)(?:^```|$(?![\s\S]))/gim],
];

/** The languages of other homework, each with what no JavaScript has. */
const OTHER_LANGUAGES: readonly (readonly [language: string, looks: RegExp])[] = [
  ['Python', /^\s*def \w+\(.*\).*:\s*(#.*)?$/m],
  ['C#', /^\s*using System\b|\bConsole\.Write/m],
  ['C', /^\s*#include\s*<\w+\.h>/m],
  ['C++', /^\s*#include\b|\bvector<|^\s*bool \w+\(/m],
  ['Kotlin', /^\s*fun \w+\(/m],
  ['Go', /^\s*func \w+\([^)]*\[\]/m],
  ['Swift', /^\s*func \w+\(/m],
  ['Rust', /^\s*(pub )?fn \w+/m],
  ['Java', /\b(public|private|static)\s+(final\s+)?(class|boolean|void|int|char)\b/],
];

/** Whether a text is a program only once its types are taken off. */
export async function isTypeScript(code: string): Promise<boolean> {
  if (parsed(code).ok) return false;
  const untyped = await withoutTypes(code);
  return untyped !== null && parsed(untyped).ok;
}

function parsed(code: string): Result<Program, Extract<Unreadable, { kind: 'syntax' }>> {
  const isModule = /^\s*(import|export)\b/m.test(code);
  const parsedAs = (allowAwaitOutsideFunction: boolean): Program =>
    parse(code, {
      ecmaVersion: 'latest',
      sourceType: isModule ? 'module' : 'script',
      locations: true,
      allowHashBang: true,
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction,
    });
  try {
    return ok(parsedAs(isModule));
  } catch (error) {
    // In a script, `await` may be a name.
    try {
      return ok(parsedAs(true));
    } catch {
      return fail(faultOf(error));
    }
  }
}

function faultOf(error: unknown): Extract<Unreadable, { kind: 'syntax' }> {
  if (!(error instanceof SyntaxError)) throw error;
  const place = 'loc' in error ? error.loc : undefined;
  const { line, column } = isPlace(place) ? place : { line: 1, column: 0 };
  return { kind: 'syntax', message: error.message.replace(/ \(\d+:\d+\)$/, ''), line, column: column + 1 };
}

const isPlace = (value: unknown): value is { readonly line: number; readonly column: number } =>
  typeof value === 'object' && value !== null && 'line' in value && 'column' in value;

const loadTransform = later(() => import('sucrase'), 'transform');

/** The same program without types, line by line; `null` if it cannot be read as TypeScript either. */
async function withoutTypes(code: string): Promise<string | null> {
  const transform = await loadTransform();
  try {
    return transform(code, { transforms: ['typescript'], disableESTransforms: true }).code;
  } catch {
    return null;
  }
}

function runnable(code: string, typed: string, program: Program): Result<Runnable, Unreadable> {
  const imported = program.body.find(
    (node) => 'source' in node && node.source != null && !isModule(node.source.value),
  );
  if (imported) return fail({ kind: 'imports', line: imported.loc?.start.line ?? 1 });
  const entry = entryOf(code, typed, program);
  if (entry === null) return fail({ kind: 'noFunction' });
  const { call, shape, ownBoard } = entry;
  const edits = program.body.flatMap((node) => {
    if (node.type === 'ImportDeclaration')
      return [{ from: node.start, to: node.end, text: required(code, node) }];
    if (node.type === 'ExportNamedDeclaration')
      return [{ from: node.start, to: node.declaration?.start ?? node.end, text: '' }];
    if (node.type !== 'ExportDefaultDeclaration') return [];
    const { declaration } = node;
    const isNamed =
      (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') &&
      declaration.id !== null;
    return [{ from: node.start, to: declaration.start, text: isNamed ? '' : 'const $$default=' }];
  });
  if (ownBoard !== null) {
    const { from, to } = ownBoard;
    edits.push({ from, to: from, text: '$$board(' }, { from: to, to, text: ')' });
  }
  const body = instrumented(code.startsWith('#!') ? `//${code.slice(2)}` : code, program, edits);
  const [first] = program.body;
  const isStrict =
    program.sourceType === 'module' ||
    (first?.type === 'ExpressionStatement' && first.directive === 'use strict');
  const hooks = HOOKS.map((name) => `${name}:$$${name}`);
  const begin =
    `function({${hooks}},${TRACER},$$board,$$entry,{${AROUND}}){` +
    // A program may have names of its own for what is around it.
    `return(${waitsAtTop(program) ? 'async ' : ''}function(){${isStrict ? "'use strict';" : ''}` +
    (call === null ? '' : `$$entry($$b=>${call});`);
  const asFunction = (inside: string): string => `${begin}\n${inside}\n})()}`;
  return ok({
    text: asFunction(body),
    shape,
    given: call === null || ownBoard !== null ? null : shape,
    tests: writesInTests(program),
    traced() {
      const plain = parsed(body);
      if (!plain.ok) return null;
      const { text, sites } = withLines(body, plain.value);
      return parsed(text).ok ? { text: asFunction(text), sites } : null;
    },
  });
}

const isModule = (source: unknown): boolean =>
  MODULES.some((name) => source === name || source === `node:${name}`);

/** The same as an import, by `require`. */
function required(code: string, { specifiers, source, start, end }: ImportDeclaration): string {
  const lines = code.slice(start, end).replace(/[^\n]/g, '');
  const from = `=require(${source.raw})`;
  const names = specifiers.map((one) => {
    if (one.type !== 'ImportSpecifier') return `const ${one.local.name}${from};`;
    const { imported, local } = one;
    return `const{${imported.type === 'Identifier' ? imported.name : imported.raw}:${local.name}}${from};`;
  });
  return names.join('') + lines;
}

/** Whether a program waits outside its functions. */
function waitsAtTop(program: Program): boolean {
  let waits = false;
  const functions: AnyNode[] = [];
  visit(program, (node) => {
    if (/Function/.test(node.type)) functions.push(node);
    if (node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await))
      waits ||= !functions.some(({ start, end }) => start < node.start && node.end <= end);
  });
  return waits;
}
