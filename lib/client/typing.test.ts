import { beforeEach, describe, expect, it, vi } from 'vitest';

class Element {}
class Field extends Element {
  value = '';
  isConnected = true;
  constructor(
    readonly form: object | null,
    readonly type = 'text',
  ) {
    super();
  }
}

/** A document, as far as typing is followed in it. */
function page() {
  const target = new EventTarget();
  const document = {
    activeElement: null as unknown,
    dialog: null as unknown,
    querySelector: () => document.dialog,
    addEventListener: target.addEventListener.bind(target),
  };
  vi.stubGlobal('document', document);
  vi.stubGlobal('HTMLElement', Element);
  vi.stubGlobal('HTMLInputElement', Field);
  vi.stubGlobal('HTMLTextAreaElement', class {});
  const happens = (name: string, at: object) =>
    target.dispatchEvent(Object.defineProperty(new Event(name), 'target', { value: at }));
  const type = (field: Field, value: string) => {
    field.value = value;
    happens('input', field);
  };
  return { document, happens, type };
}

const load = () => import('./typing');

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

describe('whether somebody is typing', () => {
  it('is so where the caret stands in a text, or in a field with something in it', async () => {
    const { document } = page();
    const { isSomebodyTyping } = await load();
    expect(isSomebodyTyping()).toBe(false);
    document.activeElement = Object.assign(new Element(), { isContentEditable: true });
    expect(isSomebodyTyping()).toBe(true);
    const field = new Field(null);
    document.activeElement = field;
    expect(isSomebodyTyping()).toBe(false);
    field.value = 'a';
    expect(isSomebodyTyping()).toBe(true);
    document.activeElement = Object.assign(new Field(null, 'search'), { value: 'a' });
    expect(isSomebodyTyping()).toBe(false);
  });

  it('is so as long as a form has been begun and not sent', async () => {
    const { happens, type } = page();
    const { followTyping, isSomebodyTyping } = await load();
    const stop = followTyping();
    const form = {};
    const field = new Field(form);
    type(field, 'Ada');
    expect(isSomebodyTyping()).toBe(true);
    happens('submit', {});
    expect(isSomebodyTyping()).toBe(true);
    happens('submit', form);
    expect(isSomebodyTyping()).toBe(false);
    type(field, 'Ada L');
    type(field, '');
    expect(isSomebodyTyping()).toBe(false);
    type(field, 'Ada');
    field.isConnected = false;
    expect(isSomebodyTyping()).toBe(false);
    type(new Field(null), 'in no form');
    type(new Field(form, 'checkbox'), 'on');
    expect(isSomebodyTyping()).toBe(false);
    stop();
  });

  it('is so while a dialog is open', async () => {
    const { document } = page();
    const { isSomebodyTyping } = await load();
    document.dialog = {};
    expect(isSomebodyTyping()).toBe(true);
  });
});
