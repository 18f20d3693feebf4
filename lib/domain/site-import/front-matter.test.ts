import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMatter } from './front-matter';

const matter = (lines: string, fence = '---') =>
  Object.fromEntries(readMatter(`${fence}\n${lines}\n${fence}\nText`).matter);

describe('readMatter: the part of YAML and TOML that site builders write', () => {
  it.each([
    ['title: Salt # not this', { title: ['Salt'] }],
    ['title: "Salt: a \\"diary\\" #1" # note', { title: ['Salt: a "diary" #1'] }],
    ["title: 'It''s'", { title: ["It's"] }],
    ['Tags: [a, "b, c", \'d\']', { tags: ['a', 'b, c', 'd'] }],
    ['tags:\n  - a\n  - "b"\nnext: 1', { tags: ['a', 'b'], next: ['1'] }],
    ['tags:\n- a\n- b', { tags: ['a', 'b'] }],
    ['tags: [\n  a,\n  b\n]', { tags: ['a', 'b'] }],
    ['text: >-\n  one\n  two', { text: ['one two'] }],
    ['cover:\n  image: a.jpg', { cover: [] }],
    ['empty:\nnone: null', { empty: [], none: [] }],
    ['url: https://a.example/b:c', { url: ['https://a.example/b:c'] }],
    ['? odd\n{x}\ndate: 2020-01-02', { date: ['2020-01-02'] }],
  ])('%j', (lines, found) => {
    expect(matter(lines)).toEqual(found);
  });

  it('reads TOML up to its first table', () => {
    expect(matter('title = "A = b"\ntags = ["x", "y"]\ndraft = true\n[params]\ntitle = "no"', '+++')).toEqual(
      {
        title: ['A = b'],
        tags: ['x', 'y'],
        draft: ['true'],
      },
    );
  });

  it('parts the text off, and finds none where there is none', () => {
    expect(readMatter('title: A\r\n---\r\nText\r\n')).toEqual({
      matter: new Map([['title', ['A']]]),
      body: 'Text\n',
    });
    for (const text of ['Text', '---\nnever closed', '', 'Note: this\nis text']) {
      expect(readMatter(text)).toEqual({ matter: new Map(), body: text });
    }
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => readMatter(`---\n${text}\n---\n`).body !== undefined));
  });
});
