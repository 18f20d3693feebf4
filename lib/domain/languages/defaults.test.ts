import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canDeactivate, canDelete, selectedOnOpen, withDefault } from './defaults';
import type { Language } from './model';

const language = (id: string, more: Partial<Language> = {}): Language => ({
  id,
  name: id,
  code: id,
  iconCode: id,
  tag: id,
  dir: 'ltr',
  isDefault: false,
  isActive: true,
  ...more,
});
const [ru, en, uk] = [
  language('ru'),
  language('en', { isDefault: true }),
  language('uk', { isActive: false }),
];

describe('the default language (docs/reference/languages.md#languages-of-the-site)', () => {
  it('can be neither deactivated nor deleted, any other can', () => {
    expect([canDeactivate(en), canDelete(en)]).toEqual([false, false]);
    expect([canDeactivate(ru), canDelete(ru)]).toEqual([true, true]);
  });

  it('moves and activates at once', () => {
    expect(withDefault([ru, en, uk], 'uk')).toEqual([
      ru,
      { ...en, isDefault: false },
      { ...uk, isDefault: true, isActive: true },
    ]);
  });

  it('stays where it is when the language is not there', () => {
    const languages = [ru, en];
    expect(withDefault(languages, 'xx')).toBe(languages);
  });

  it('is exactly one after any sequence of moves, and active', () => {
    const ids = ['a', 'b', 'c', 'd'];
    const start: readonly Language[] = ids.map((id) =>
      language(id, { isDefault: id === 'a', isActive: id === 'a' }),
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ids, 'unknown')), (moves) => {
        const defaults = moves.reduce(withDefault, start).filter(({ isDefault }) => isDefault);
        expect(defaults).toHaveLength(1);
        expect(defaults[0]?.isActive).toBe(true);
      }),
    );
  });
});

describe('selection in the languages modal (docs/reference/languages.md#languages-dialog)', () => {
  it.each([
    ['the default', [ru, en], en],
    ['the first without a default', [ru, uk], ru],
    ['nothing without languages', [], null],
  ])('opens with %s', (_name, languages, expected) => {
    expect(selectedOnOpen(languages)).toBe(expected);
  });
});
