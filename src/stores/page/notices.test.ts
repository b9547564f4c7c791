import { describe, expect, it } from 'vitest';
import { noticesOf } from '../testing';
import { createNotices } from './notices';

function openNotices() {
  const notices = createNotices();
  return { ...notices, kinds: () => noticesOf({ notices }), shown: () => notices.store.getState().shown };
}

describe('notices', () => {
  it('give way to newer ones, unless they last', () => {
    const { tell, kinds } = openNotices();
    tell({ kind: 'otherTab' }, { lasting: true });
    tell({ kind: 'emptied' });
    tell({ kind: 'restarted' });
    expect(kinds()).toEqual(['otherTab', 'restarted']);
  });

  it('stay behind a question that holds up saving, unless they pass by themselves', () => {
    const { tell, kinds } = openNotices();
    tell({ kind: 'otherTab' }, { lasting: true });
    tell({ kind: 'cannotSave', why: 'full' }, { lasting: true });
    expect(kinds()).toEqual(['cannotSave', 'otherTab']);
    tell({ kind: 'emptied' });
    expect(kinds()).toEqual(['cannotSave', 'otherTab', 'emptied']);
  });

  it('are one of each kind, the newest', () => {
    const { tell, shown } = openNotices();
    tell({ kind: 'cannotSave', why: 'off' }, { lasting: true });
    tell({ kind: 'cannotSave', why: 'full' }, { lasting: true });
    expect(shown().map(({ notice }) => notice)).toEqual([{ kind: 'cannotSave', why: 'full' }]);
  });

  it('are closed one by one, and each has a number of its own', () => {
    const { tell, close, kinds, shown } = openNotices();
    tell({ kind: 'otherTab' }, { lasting: true });
    tell({ kind: 'emptied' });
    const [first, second] = shown();
    expect(first?.id).not.toBe(second?.id);
    close(first?.id ?? -1);
    close(99);
    expect(kinds()).toEqual(['emptied']);
  });

  it('are closed by kind', () => {
    const { tell, closeKind, kinds } = openNotices();
    tell({ kind: 'otherTab' }, { lasting: true });
    closeKind('cannotSave');
    expect(kinds()).toEqual(['otherTab']);
    closeKind('otherTab');
    expect(kinds()).toEqual([]);
  });

  it('are closed together where they are only news', () => {
    const { tell, closePassing, kinds } = openNotices();
    expect(closePassing()).toBe(false);
    tell({ kind: 'otherTab' }, { lasting: true });
    tell({ kind: 'emptied' });
    expect(closePassing()).toBe(true);
    expect(kinds()).toEqual(['otherTab']);
  });

  it('no longer offer to undo what is not the newest move', () => {
    const { tell, closeUndoable, kinds } = openNotices();
    tell({ kind: 'workerRestarted' }, { lasting: true });
    tell({ kind: 'emptied' }, { actions: ['undo'] });
    closeUndoable();
    expect(kinds()).toEqual(['workerRestarted']);
  });
});
