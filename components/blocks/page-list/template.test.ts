import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { textClasses } from '@/lib/domain/blocks/field-kinds';
import type { PageListProps } from '@/lib/domain/blocks/page-list';
import type { AttributeValue } from '@/lib/domain/content/model';
import { templateClass, templateLines } from './template';

type Items = PageListProps['template']['items'];

const ITEMS: Items = [
  { id: '1', type: 'title', config: {} },
  { id: '2', type: 'separator', config: {} },
  { id: '3', type: 'attribute', config: { attribute: 'year' } },
  { id: '4', type: 'separator', config: { text: '—' } },
  { id: '5', type: 'attribute', config: { attribute: 'sold' } },
];

const say = (value: AttributeValue | undefined) =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value ?? '');

function texts(attributes: Record<string, string | number | boolean | null>): string[] {
  return templateLines(ITEMS, attributes, say).map(({ text }) => text);
}

describe('the template of a PageList (docs/reference/editing.md#kinds-of-blocks)', () => {
  it.each([
    [{ year: 2019, sold: true }, ['', ' · ', '2019', '—', 'yes']],
    [{ year: 2019, sold: null }, ['', ' · ', '2019']],
    [{ sold: false }, ['', '—', 'no']],
    [{}, ['']],
  ])('%j reads %j', (attributes, expected) => {
    const read = texts(attributes);
    expect(read).toEqual(expected);
  });

  it.each([
    ['title', 't-title'],
    ['year muted', 't-year t-muted'],
    ['', undefined],
    [undefined, undefined],
  ])('class %j becomes %j', (wanted, expected) => {
    expect(templateClass(wanted)).toBe(expected);
  });

  it('offers styles that may be saved, and each of which does something to a text', () => {
    const css = readFileSync(path.join(import.meta.dirname, 'page-list.css'), 'utf8');
    const rules = [...css.matchAll(/^((?:\.t-\w+,?\s+)+)\{([^}]+)\}/gm)];
    const { options = [], schema } = textClasses();
    const done = options.map((name) => rules.find(([, names = '']) => names.includes(`.t-${name}`))?.[2]);
    expect(options.length).toBeGreaterThan(3);
    expect(options.filter((name) => !schema.safeParse(name).success)).toEqual([]);
    expect(done).not.toContain(undefined);
    expect(new Set(done).size).toBe(options.length);
  });
});
