import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GHOST, MARKDOWN, TABLE, WORDPRESS } from './foreign-files.arbitrary';
import { partsOf } from './html-parts';
import { ImportError } from './model';
import { readForeignSite } from './read-site';

const FILES = [WORDPRESS, GHOST, TABLE, MARKDOWN];
const one = (text: string, name = 'export.txt') => readForeignSite([{ name, text }]);
const reason = (read: () => unknown) => {
  try {
    read();
  } catch (error) {
    return error instanceof ImportError ? error.reason : `${error}`;
  }
  return 'read';
};

describe('readForeignSite: tells the format by what a file holds', () => {
  it.each([
    ['wordpress', WORDPRESS],
    ['ghost', GHOST],
    ['csv', TABLE],
    ['markdown', MARKDOWN],
  ])('%s', (format, text) => {
    expect(one(text).format).toBe(format);
    expect(one(`\ufeff${text.replaceAll('\n', '\r\n')}`).format).toBe(format);
  });

  it('takes several Markdown files for one site, and passes over what lies beside them', () => {
    const files = ['a.md', 'b.markdown', 'config.yml'].map((name) => ({ name, text: 'Words' }));
    expect(readForeignSite(files).pages.map(({ title }) => title)).toEqual(['a', 'b']);
  });

  it('takes several tables for one, with no id twice, and none beside something else', () => {
    const tables = ['title,year\nSalt,2019\n,\n', 'Title;Medium\nTide;Ink\nSalt;Oil\n'];
    const files = tables.map((text, at) => ({ name: `${at}.csv`, text }));
    const { format, pages } = readForeignSite(files);
    expect([format, pages.map(({ title }) => title)]).toEqual(['csv', ['Salt', 'Tide', 'Salt']]);
    expect(new Set(pages.map(({ id }) => id)).size).toBe(3);
    expect(reason(() => readForeignSite([...files, { name: 'a.json', text: GHOST }]))).toBe('unknown-format');
  });

  it.each([
    ['unknown-format', 'just words', 'a.txt'],
    ['unknown-format', '<html><body>x</body></html>', 'a.html'],
    ['unknown-format', '<?xml version="1.0"?><rss><channel/></rss>', 'a.xml'],
    ['unknown-format', '{"a":1}', 'a.json'],
    ['unknown-format', 'year,image\n2020,a.jpg', 'a.csv'],
    ['broken', '{"db":[{"data":{"posts":[', 'a.json'],
    ['broken', WORDPRESS.slice(0, -30), 'a.xml'],
    ['nothing', ' \n', 'a.md'],
    ['nothing', '{"posts":[]}', 'a.json'],
  ])('%s: %j', (expected, text, name) => {
    expect(reason(() => one(text, name))).toBe(expected);
  });

  it('reads no more than a browser can hold', () => {
    const text = 'x'.repeat(1_000_000);
    expect(reason(() => readForeignSite(Array.from({ length: 151 }, () => ({ name: 'a.md', text }))))).toBe(
      'too-large',
    );
    expect(reason(() => one(`title,year\n${'a,1\n'.repeat(10_001)}`))).toBe('too-large');
    expect(reason(() => readForeignSite([]))).toBe('nothing');
  });
});

describe('readForeignSite: throws nothing but ImportError', () => {
  const name = fc.constantFrom('a.xml', 'a.json', 'a.csv', 'a.md', 'a');
  const allowed = ['read', 'unknown-format', 'broken', 'nothing', 'too-large'];
  const read = (text: string, called: string) =>
    reason(() => one(text, called).pages.map(({ html }) => partsOf(html)));

  it('whatever the text is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), name, (text, called) =>
        allowed.includes(read(text, called)),
      ),
    );
  });

  it('wherever a file is cut off or changed', () => {
    const file = fc.constantFrom(...FILES);
    const piece = fc.oneof(
      fc.string({ maxLength: 5 }),
      fc.constantFrom(']]>', '<![CDATA[', '&', '"', '\n---\n', '<item>', '{', ','),
    );
    fc.assert(
      fc.property(file, fc.nat(5000), fc.nat(200), piece, name, (text, at, length, put, called) => {
        const from = at % text.length;
        expect(allowed).toContain(read(text.slice(0, from), called));
        expect(allowed).toContain(read(text.slice(0, from) + put + text.slice(from + length), called));
      }),
    );
  });

  it('however deep it is nested', () => {
    for (const text of ['> ', '- ', '[', '<div>', '*a '].map((sign) => sign.repeat(10_000))) {
      expect(allowed).toContain(read(text, 'a.md'));
    }
    expect(allowed).toContain(read(`{"posts":${'['.repeat(100_000)}`, 'a.json'));
    expect(allowed).toContain(read(WORDPRESS.replace('<channel>', '<channel>'.repeat(50_000)), 'a.xml'));
  });
});
