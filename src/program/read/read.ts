import { type Program, parse } from 'acorn';
import { later } from '../../parts';
import { fail, ok, type Result } from '../../sudoku/core';
import { type BoardShape, entryOf } from './entry';
import { HOOKS, instrumented } from './instrument';
import { type Sites, TRACER, withLines } from './lines';

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
   * that makes the board, and what a program may expect around it; it returns what to call with the board, or
   * `null`.
   */
  readonly text: string;
  readonly shape: BoardShape;
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
  if (plain.ok) return runnable(code, code, plain.value);
  const untyped = await withoutTypes(code);
  const second = untyped === null ? plain : parsed(untyped);
  if (second.ok) return runnable(untyped ?? code, code, second.value);
  const other = OTHER_LANGUAGES.find(([, looks]) => looks.test(code));
  return fail(other ? { kind: 'language', language: other[0] } : plain.error);
}

/** The languages of other homework, each with what no JavaScript has. */
const OTHER_LANGUAGES: readonly (readonly [language: string, looks: RegExp])[] = [
  ['Python', /^\s*def \w+\(.*\).*:\s*(#.*)?$/m],
  ['C#', /^\s*using System\b|\bConsole\.Write/m],
  ['C++', /^\s*#include\b|\bvector<|^\s*bool \w+\(/m],
  ['Java', /\b(public|private|static)\s+(final\s+)?(class|boolean|void|int|char)\b/],
];

/** Whether a text is a program only once its types are taken off. */
export async function isTypeScript(code: string): Promise<boolean> {
  if (parsed(code).ok) return false;
  const untyped = await withoutTypes(code);
  return untyped !== null && parsed(untyped).ok;
}

function parsed(code: string): Result<Program, Extract<Unreadable, { kind: 'syntax' }>> {
  const parsedAs = (sourceType: 'script' | 'module'): Program =>
    parse(code, {
      ecmaVersion: 'latest',
      sourceType,
      locations: true,
      allowHashBang: true,
      allowReturnOutsideFunction: true,
    });
  try {
    return ok(/^\s*(import|export)\b/m.test(code) ? parsedAs('module') : parsedAs('script'));
  } catch (error) {
    return fail(faultOf(error));
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
    (node) =>
      node.type === 'ImportDeclaration' ||
      node.type === 'ExportAllDeclaration' ||
      (node.type === 'ExportNamedDeclaration' && node.source != null),
  );
  if (imported) return fail({ kind: 'imports', line: imported.loc?.start.line ?? 1 });
  const entry = entryOf(code, typed, program);
  if (entry === null) return fail({ kind: 'noFunction' });
  const { call, shape, ownBoard } = entry;
  const edits = program.body.flatMap((node) => {
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
    edits.push({ from, to, text: `$$board()${code.slice(from, to).replace(/[^\n]/g, '')}` });
  }
  const body = instrumented(code.startsWith('#!') ? `//${code.slice(2)}` : code, program, edits);
  const asFunction = (inside: string): string =>
    `function(${[...HOOKS, TRACER, '$$board', 'module', 'exports', 'require', 'console', 'setTimeout', 'alert', 'performance'].join()}){\n${inside}\n;return ${call ?? 'null'}}`;
  return ok({
    text: asFunction(body),
    shape,
    traced() {
      const plain = parsed(body);
      if (!plain.ok) return null;
      const { text, sites } = withLines(body, plain.value);
      return parsed(text).ok ? { text: asFunction(text), sites } : null;
    },
  });
}
