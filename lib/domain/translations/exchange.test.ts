import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsvTexts, writeCsv } from './exchange-csv';
import { readJson, UnreadableFile, writeJson } from './exchange-json';

const text = (namespace: string, key: string, value: string) => ({ namespace, key, value });

/** Any namespace, key and value; `.` in a key separates groups. */
const names = fc
  .string({ minLength: 1, maxLength: 6, unit: 'grapheme' })
  .filter((name) => !name.includes('.'));
const texts = fc.uniqueArray(
  fc.record({
    namespace: fc.oneof(fc.constantFrom('nav', '1', 'constructor', '__proto__'), names),
    key: fc.oneof(
      fc.constantFrom('menu', 'menu.open', 'menu.open.now', '2', '1', 'toString'),
      fc.array(names, { minLength: 1, maxLength: 3 }).map((steps) => steps.join('.')),
    ),
    value: fc.oneof(
      fc.constantFrom('', ' ', '=1+1', "'=x", '-', '"', ',;\t', 'a\r\nb\n', '{{count}}', '\uFEFF', "'"),
      fc.string({ unit: 'grapheme' }),
    ),
  }),
  { selector: ({ namespace, key }) => JSON.stringify([namespace, key]) },
);

const sorted = (list: { namespace: string; key: string; value?: string }[]) =>
  list.map(({ namespace, key, value }) => JSON.stringify([namespace, key, value])).sort();

describe('texts as JSON', () => {
  it('have the shape of next-intl, in their order', () => {
    const file = writeJson([
      text('nav', 'home', 'Home'),
      text('nav', 'menu.open', 'Open'),
      text('a', '1', 'x'),
    ]);
    expect(file).toBe(
      '{\n  "nav": {\n    "home": "Home",\n    "menu": {\n      "open": "Open"\n    }\n  },\n  "a": {\n    "1": "x"\n  }\n}\n',
    );
    expect(writeJson([])).toBe('{}\n');
  });

  it('keep a text and a group of one name', () => {
    const both = [
      text('nav', 'menu.open.now', 'Now'),
      text('nav', 'menu', 'Menu'),
      text('nav', 'menu.open', 'Open'),
    ];
    expect(JSON.parse(writeJson(both))).toEqual({
      nav: { menu: 'Menu', 'menu.open': 'Open', 'menu.open.now': 'Now' },
    });
    expect(sorted(readJson(writeJson(both)))).toEqual(sorted(both));
  });

  it('come back whole, whatever they say and are called', () => {
    fc.assert(
      fc.property(texts, (list) => {
        expect(sorted(readJson(writeJson(list)))).toEqual(sorted(list));
      }),
    );
  });

  it('say what is no text, and where', () => {
    expect(readJson('{"a": "x", "b": {"c": 1, "d": {"e": null, "f": ["x"]}, "g": "y"}}')).toEqual([
      { namespace: 'a', key: '', problem: 'not_a_text' },
      { namespace: 'b', key: 'c', problem: 'not_a_text' },
      { namespace: 'b', key: 'd.e', problem: 'not_a_text' },
      { namespace: 'b', key: 'd.f', problem: 'not_a_text' },
      text('b', 'g', 'y'),
    ]);
  });

  it.each(['', '{', '[]', '"x"', 'null', 'namespace,key,value'])('%s is no such file', (file) => {
    expect(() => readJson(file)).toThrow(UnreadableFile);
  });

  it.each([
    ['deeper than any key', '{"a":'.repeat(1_000_000)],
    ['of more texts than any site has', `{"a":{${'"k":"",'.repeat(60_000)}"k":""}}`],
  ])('one %s is not read', (_what, file) => {
    expect(() => readJson(file)).toThrow('The file is too much');
  });
});

describe('texts as CSV (RFC 4180)', () => {
  it('stand beside the default language’s, and what is missing is a cell of nothing', () => {
    const file = writeCsv([
      { namespace: 'nav', key: 'home', source: 'Home', value: 'Start, hier' },
      { namespace: 'nav', key: 'menu', source: 'The "menu"', value: null },
      { namespace: 'nav', key: 'top', source: null, value: '' },
    ]);
    expect(file).toBe(
      '\uFEFFnamespace,key,source,value\r\nnav,home,Home,"Start, hier"\r\nnav,menu,"The ""menu""",\r\nnav,top,,""\r\n',
    );
    expect(readCsvTexts(file)).toEqual([
      text('nav', 'home', 'Start, hier'),
      { namespace: 'nav', key: 'menu' },
      text('nav', 'top', ''),
    ]);
  });

  it.each(['=1+1', '+x', '-x', '@x', "'=x", '\tx'])(
    '%j begins no formula in a spreadsheet, and comes back',
    (value) => {
      const file = writeCsv([{ namespace: 'nav', key: 'home', source: null, value }]);
      expect(file).toMatch(new RegExp(`,"?'${value.replaceAll('+', '\\+')}"?\r\n$`));
      expect(readCsvTexts(file)).toEqual([text('nav', 'home', value)]);
    },
  );

  it('come back whole, whatever they say and are called', () => {
    fc.assert(
      fc.property(texts, (list) => {
        const file = writeCsv(list.map((each) => ({ ...each, source: each.value })));
        expect(readCsvTexts(file)).toEqual(list);
      }),
    );
  });

  it.each([
    ['other separators and ends of line', 'Key;Value;Namespace\nhome;Start;nav\r"a;b";"c\nd";nav'],
    ['tabs, empty lines and no last end', 'namespace\tkey\tvalue\n\nnav\thome\tStart\n\nnav\ta;b\t"c\nd"'],
  ])('are read with %s', (_name, file) => {
    expect(readCsvTexts(file)).toEqual([text('nav', 'home', 'Start'), text('nav', 'a;b', 'c\nd')]);
  });

  it('is not read where it is nothing but cells', () => {
    expect(() => readCsvTexts(`namespace,key,value\n${','.repeat(1_000_000)}`)).toThrow(UnreadableFile);
  });

  it.each([['namespace,key\nnav,home'], [''], ['namespace,key,value\nnav,home,"Start'], ['{"nav": {}}']])(
    '%j is no such table',
    (file) => {
      expect(() => readCsvTexts(file)).toThrow(UnreadableFile);
    },
  );
});
