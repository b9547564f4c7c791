import { type KeyboardEvent, useEffect, useRef } from 'react';

interface CodeFieldProps {
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly name: string;
  /** A line to mark. */
  readonly line: number | null;
  readonly describedBy: string;
  readonly readOnly: boolean;
}

/** How far a block is indented. */
const INDENT = '  ';

/** A field for code: it has the numbers of its lines beside it, and a new line is indented like the one before. */
export function CodeField({ code, onChange, name, line, describedBy, readOnly }: CodeFieldProps) {
  const numbers = useRef<HTMLOListElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const text = field.current;
    if (line === null || text === null) return;
    const lines = text.value.split('\n');
    const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
    text.focus();
    text.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  }, [line]);
  return (
    <div className="code-field">
      <ol ref={numbers} aria-hidden="true">
        {code.split('\n').map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the line.
          <li key={index} data-fault={index + 1 === line || undefined}>
            {index + 1}
          </li>
        ))}
      </ol>
      <textarea
        ref={field}
        aria-label={name}
        aria-describedby={describedBy}
        aria-invalid={line !== null}
        data-first
        value={code}
        readOnly={readOnly}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={indent}
        onScroll={({ currentTarget }) => {
          if (numbers.current) numbers.current.scrollTop = currentTarget.scrollTop;
        }}
      />
    </div>
  );
}

/** Indents a new line like the one before, deeper after an opening bracket, and less deep if it begins with a closing one. */
function indent(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { key, currentTarget: field, nativeEvent } = event;
  if (nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || field.readOnly) return;
  const { value, selectionStart, selectionEnd } = field;
  const before = value.slice(value.lastIndexOf('\n', selectionStart - 1) + 1, selectionStart);
  const blank = /^\s*/.exec(before)?.[0] ?? '';
  if (key === 'Enter') {
    const isOpened = /[([{]\s*$/.test(before);
    if (write(`\n${blank}${isOpened ? INDENT : ''}`)) event.preventDefault();
  } else if (')]}'.includes(key) && blank === before && blank.endsWith(INDENT)) {
    field.setSelectionRange(selectionStart - INDENT.length, selectionEnd);
    if (write(key)) event.preventDefault();
  }
}

/** Writes as by a key, so that it can be undone like one, which no other way of writing into a field allows. */
const write = (text: string): boolean => document.execCommand('insertText', false, text);
