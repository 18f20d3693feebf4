import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isSomebodyTyping } from './typing';

class Element {
  isContentEditable = false;
  matches = (): boolean => false;
}
class Field extends Element {
  override matches = () => this.isForWords;
  constructor(
    public value: string,
    readonly defaultValue = '',
    readonly isForWords = true,
  ) {
    super();
  }
}

/** A minimal document. */
const page = {
  activeElement: null as Element | null,
  fields: [] as Field[],
  dialog: null as Element | null,
  querySelectorAll: () => page.fields,
  querySelector: () => page.dialog,
};

beforeEach(() => {
  vi.stubGlobal('document', Object.assign(page, { activeElement: null, fields: [], dialog: null }));
  vi.stubGlobal('HTMLElement', Element);
  return () => vi.unstubAllGlobals();
});

describe('whether somebody is typing', () => {
  it('is not so on a page that nobody has touched', () => {
    page.fields = [new Field(''), new Field('as it came', 'as it came')];
    expect(isSomebodyTyping()).toBe(false);
  });

  it.each([
    ['the caret in a text', Object.assign(new Element(), { isContentEditable: true }), true],
    ['the caret in an empty field', new Field(''), false],
    ['the caret in a field with words', new Field('a'), true],
    ['the caret in a search', new Field('a', '', false), false],
  ])('%s', (_what, activeElement, expected) => {
    page.activeElement = activeElement;
    expect(isSomebodyTyping()).toBe(expected);
  });

  it('is so as long as a form holds what it did not come with', () => {
    page.fields = [new Field('Ada')];
    expect(isSomebodyTyping()).toBe(true);
    page.fields = [new Field('Ada', 'Ada')];
    expect(isSomebodyTyping()).toBe(false);
  });

  it('is so while a dialog is open', () => {
    page.dialog = new Element();
    expect(isSomebodyTyping()).toBe(true);
  });
});
