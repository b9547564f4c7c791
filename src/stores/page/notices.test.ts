import { describe, expect, it } from 'vitest';
import { noticesOf } from '../testing';
import { createNotices } from './notices';

function openNotices() {
  const notices = createNotices();
  return { ...notices, kinds: () => noticesOf({ notices }), shown: () => notices.store.getState().shown };
}

describe('notices', () => {
  it('are replaced by newer ones, unless they last', () => {
    const { tell, kinds } = openNotices();
    tell({ kind: 'openElsewhere' }, { lasting: true });
    tell({ kind: 'emptied' });
    tell({ kind: 'restarted' });
    expect(kinds()).toEqual(['openElsewhere', 'restarted']);
  });

  it('are listed before a question that blocks saving, unless they are passing', () => {
    const { tell, kinds } = openNotices();
    tell({ kind: 'openElsewhere' }, { lasting: true });
    tell({ kind: 'cannotSave', why: 'full' }, { lasting: true });
    expect(kinds()).toEqual(['cannotSave', 'openElsewhere']);
    tell({ kind: 'emptied' });
    expect(kinds()).toEqual(['cannotSave', 'openElsewhere', 'emptied']);
  });

  it('are the newest of each kind', () => {
    const { tell, shown } = openNotices();
    tell({ kind: 'cannotSave', why: 'off' }, { lasting: true });
    tell({ kind: 'cannotSave', why: 'full' }, { lasting: true });
    expect(shown().map(({ notice }) => notice)).toEqual([{ kind: 'cannotSave', why: 'full' }]);
  });

  it('are closed one by one, and each has a number of its own', () => {
    const { tell, close, kinds, shown } = openNotices();
    tell({ kind: 'openElsewhere' }, { lasting: true });
    tell({ kind: 'emptied' });
    const [first, second] = shown();
    expect(first?.id).not.toBe(second?.id);
    close(first?.id ?? -1);
    close(99);
    expect(kinds()).toEqual(['emptied']);
  });

  it('are closed by kind', () => {
    const { tell, closeKind, kinds } = openNotices();
    tell({ kind: 'openElsewhere' }, { lasting: true });
    closeKind('cannotSave');
    expect(kinds()).toEqual(['openElsewhere']);
    closeKind('openElsewhere');
    expect(kinds()).toEqual([]);
  });

  it('are closed together if they do not last', () => {
    const { tell, closePassing, kinds } = openNotices();
    expect(closePassing()).toBe(false);
    tell({ kind: 'openElsewhere' }, { lasting: true });
    tell({ kind: 'emptied' });
    expect(closePassing()).toBe(true);
    expect(kinds()).toEqual(['openElsewhere']);
  });

  it('that undo the newest move are closed by another move', () => {
    const { tell, closeUndoable, kinds } = openNotices();
    tell({ kind: 'workerRestarted' }, { lasting: true });
    tell({ kind: 'emptied' }, { actions: ['undo'] });
    closeUndoable();
    expect(kinds()).toEqual(['workerRestarted']);
  });
});
