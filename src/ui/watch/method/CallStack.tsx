import { Fragment, memo, type ReactNode } from 'react';

/** A local variable of a call. */
export interface ShownLocal {
  readonly name: string;
  readonly value: ReactNode;
}

/** A call under way, as a row of the list. */
export interface ShownCall {
  readonly name: string;
  readonly locals: readonly ShownLocal[];
  /** What it has received or returns, or that it knows nothing yet; `null` for nothing to say. */
  readonly note: string | null;
  /** Goes to where it began. */
  readonly onGo: () => void;
}

/** Calls with their local variables, the newest on top. */
export function CallStack({ name, calls }: { readonly name: string; readonly calls: readonly ShownCall[] }) {
  return (
    <ol aria-label={name} reversed>
      {calls.toReversed().map((call, index) => (
        // Calls of a recursion may have the same name.
        // biome-ignore lint/suspicious/noArrayIndexKey: the index tells the depth.
        <CallRow key={calls.length - index} call={call} newest={index === 0} />
      ))}
    </ol>
  );
}

const CallRow = memo(function CallRow({
  call,
  newest,
}: {
  readonly call: ShownCall;
  readonly newest: boolean;
}) {
  return (
    <li className="call" aria-current={newest || undefined}>
      <button type="button" className="call-press lit" onClick={call.onGo}>
        <b className="call-name">{call.name}</b>
        {call.locals.map(({ name, value }) => (
          <Fragment key={name}>
            {' '}
            <span className="local">
              <i className="local-name">{name}</i> {value}
            </span>
          </Fragment>
        ))}
        {call.note !== null && (
          <>
            {' '}
            <span className="call-note">{call.note}</span>
          </>
        )}
      </button>
    </li>
  );
});
