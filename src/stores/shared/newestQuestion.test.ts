import { describe, expect, it, vi } from 'vitest';
import { newestQuestion } from './newestQuestion';

/** A question that a test answers. */
function held<T>() {
  let answer: (value: T) => void = () => {};
  let fail: (why: Error) => void = () => {};
  let signal: AbortSignal | undefined;
  const promise = new Promise<T>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  return {
    ask: (given: AbortSignal) => {
      signal = given;
      return promise;
    },
    answer,
    fail,
    isAborted: () => signal?.aborted,
  };
}

describe('of several questions only the newest', () => {
  it('is answered', async () => {
    const onIdle = vi.fn();
    const questions = newestQuestion(onIdle);
    const { ask, answer } = held<string>();
    const asked = questions.ask(ask);
    expect(questions.isOpen).toBe(true);
    answer('five');
    expect(await asked).toBe('five');
    expect(questions.isOpen).toBe(false);
    expect(onIdle).toHaveBeenCalledOnce();
  });

  it('counts: the one before is aborted and resolves at once, whether or not it ever answers', async () => {
    const onIdle = vi.fn();
    const questions = newestQuestion(onIdle);
    const first = held<string>();
    const second = held<string>();
    const old = questions.ask(first.ask);
    const young = questions.ask(second.ask);
    expect(first.isAborted()).toBe(true);
    expect(second.isAborted()).toBe(false);
    expect(await old).toBeNull();
    first.answer('too late');
    expect(questions.isOpen).toBe(true);
    expect(onIdle).not.toHaveBeenCalled();
    second.answer('in time');
    expect(await young).toBe('in time');
    expect(onIdle).toHaveBeenCalledOnce();
  });

  it('counts, even if the one before has just been answered but not yet resolved', async () => {
    const questions = newestQuestion();
    const first = held<string>();
    const old = questions.ask(first.ask);
    first.answer('just now');
    const young = questions.ask(async () => 'newer');
    expect(await old).toBeNull();
    expect(await young).toBe('newer');
  });

  it('can be cancelled, which resolves it', async () => {
    const onIdle = vi.fn();
    const questions = newestQuestion(onIdle);
    const { ask, isAborted } = held<string>();
    const asked = questions.ask(ask);
    expect(questions.cancel()).toBe(true);
    expect(isAborted()).toBe(true);
    expect(questions.isOpen).toBe(false);
    expect(onIdle).toHaveBeenCalledOnce();
    expect(await asked).toBeNull();
    expect(questions.cancel()).toBe(false);
    expect(onIdle).toHaveBeenCalledOnce();
  });

  it('rejects with the error that was thrown, and the next one can be asked', async () => {
    const onIdle = vi.fn();
    const questions = newestQuestion(onIdle);
    const { ask, fail } = held<string>();
    const asked = questions.ask(ask);
    fail(new Error('broken'));
    await expect(asked).rejects.toThrow('broken');
    expect(questions.isOpen).toBe(false);
    expect(onIdle).toHaveBeenCalledOnce();
    expect(await questions.ask(async () => 'mended')).toBe('mended');
  });

  it('rejects with the error that was thrown at once, and is open no more', async () => {
    const onIdle = vi.fn();
    const questions = newestQuestion(onIdle);
    const asked = questions.ask((): Promise<string> => {
      throw new Error('broken');
    });
    await expect(asked).rejects.toThrow('broken');
    expect(questions.isOpen).toBe(false);
    expect(onIdle).toHaveBeenCalledOnce();
    expect(await questions.ask(async () => 'mended')).toBe('mended');
  });

  it('rejects: an aborted one may fail silently', async () => {
    const questions = newestQuestion();
    const { ask, fail } = held<string>();
    const asked = questions.ask(ask);
    questions.cancel();
    fail(new Error('broken'));
    expect(await asked).toBeNull();
  });

  it('becomes idle before its caller continues', async () => {
    const seen: string[] = [];
    const questions = newestQuestion(() => seen.push('idle'));
    await questions.ask(async () => 'five');
    seen.push('goes on');
    expect(seen).toEqual(['idle', 'goes on']);
  });
});
