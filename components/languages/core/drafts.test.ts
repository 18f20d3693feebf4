import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Translation } from '@/lib/domain/translations/model';
import { createDrafts, unsavedDrafts } from './drafts';

const text: Translation = {
  id: 'a',
  namespace: 'nav',
  key: 'home',
  value: 'Home',
  order: 0,
  languageId: 'en',
};

describe('texts that are being typed (docs/reference/languages.md#order)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const begin = (goesWell = true) => {
    const saved: string[] = [];
    let answer: (isSaved: boolean) => void = () => {};
    const drafts = createDrafts((_text, value) => {
      saved.push(value);
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    const stateOf = () => drafts.getState().drafts.get('a')?.state;
    const finish = async () => {
      answer(goesWell);
      await vi.advanceTimersByTimeAsync(0);
    };
    return { ...drafts.getState(), saved, stateOf, finish, draftOf: () => drafts.getState().drafts.get('a') };
  };

  it('are saved one second after the last letter, and once', async () => {
    const { type, save, saved, stateOf, finish } = begin();
    type(text, 'Hom');
    await vi.advanceTimersByTimeAsync(999);
    type(text, 'Homes');
    await vi.advanceTimersByTimeAsync(999);
    expect([saved, stateOf()]).toEqual([[], 'typing']);
    await vi.advanceTimersByTimeAsync(1);
    expect([saved, stateOf()]).toEqual([['Homes'], 'saving']);
    await finish();
    expect(stateOf()).toBe('saved');
    await save('a');
    expect(saved).toEqual(['Homes']);
  });

  it('that could not be saved are there again when the language is looked at again', async () => {
    const failed = unsavedDrafts('en');
    const never = async () => false;
    const drafts = createDrafts(never, failed);
    drafts.getState().type(text, 'Start');
    drafts.getState().flush();
    await vi.advanceTimersByTimeAsync(0);
    const again = createDrafts(never, unsavedDrafts('en')).getState();
    expect(again.drafts.get('a')).toMatchObject({ value: 'Start', state: 'failed' });
    expect(createDrafts(never, unsavedDrafts('ru')).getState().drafts.size).toBe(0);
    again.drop('a');
    expect(unsavedDrafts('en').size).toBe(0);
  });

  it('are kept when saving fails, and saved again when that is asked for', async () => {
    const { type, save, saved, draftOf, finish } = begin(false);
    type(text, 'Start');
    await vi.advanceTimersByTimeAsync(1_000);
    await finish();
    expect(draftOf()).toMatchObject({ value: 'Start', state: 'failed' });
    void save('a');
    expect(saved).toEqual(['Start', 'Start']);
  });

  it('need no saving when they are as before, and none that says nothing is saved', async () => {
    const { type, saved, draftOf } = begin();
    type(text, 'x');
    type(text, 'Home');
    expect(draftOf()).toBeUndefined();
    type(text, '  ');
    await vi.advanceTimersByTimeAsync(5_000);
    expect([saved, draftOf()?.value]).toEqual([[], '  ']);
  });

  it('are saved at once when somebody goes away, and not at all when they are dropped', async () => {
    const { type, flush, drop, saved } = begin();
    type(text, 'One');
    flush();
    expect(saved).toEqual(['One']);
    flush();
    expect(saved).toEqual(['One']);
    drop('a');
    type(text, 'Two');
    drop('a');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(saved).toEqual(['One']);
  });
});
