import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from '@/lib/server/sanitise/sanitise-html';
import { longestCommon } from './align';
import { readMarkup, writeMarkup } from './markup';
import { mergeText, type Preference } from './merge-text';

const merge = (base: string, mine: string, theirs: string, preference: Preference) =>
  mergeText(base, { mine, theirs }, true, preference);

/** A word of a text: where it comes from, and how it is marked. */
interface Word {
  text: string;
  mark: '' | 'strong' | 'em' | 'a href="/x"';
}
type Text = { list: boolean; words: Word[] }[];

const mark = fc.constantFrom<Word['mark']>('', '', '', 'strong', 'em', 'a href="/x"');
const wrapped = ({ text, mark: tag }: Word) => (tag === '' ? text : `<${tag}>${text}</${tag.split(' ')[0]}>`);
const htmlOf = (text: Text) =>
  text
    .map(({ list, words }) => {
      const paragraph = `<p>${words.map(wrapped).join(' ')}</p>`;
      return list ? `<ol><li>${paragraph}</li></ol>` : paragraph;
    })
    .join('');
/** As an editor writes it: neighbours with one mark share its element only where the space between has it, too. */
const texts = fc
  .array(fc.record({ list: fc.boolean(), marks: fc.array(mark, { maxLength: 9 }) }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((paragraphs): Text => {
    let count = 0;
    return paragraphs.map(({ list, marks }) => ({
      list,
      words: marks.map((each) => ({ text: `b${count++}`, mark: each })),
    }));
  });
const choice = fc.array(
  fc.record({ at: fc.nat(40), what: fc.constantFrom('add', 'out', 'mark', 'list', 'split'), mark }),
  {
    maxLength: 6,
  },
);
/** Edits of one side: its own words are `m0`, `m1` or `t0`, `t1`. */
function edited(text: Text, edits: { at: number; what: string; mark: Word['mark'] }[], side: string): Text {
  const result = structuredClone(text);
  edits.forEach((edit, number) => {
    const paragraph = result[edit.at % result.length];
    if (!paragraph) return;
    const at = edit.at % (paragraph.words.length + 1);
    const word = paragraph.words[at];
    if (edit.what === 'add') paragraph.words.splice(at, 0, { text: `${side}${number}`, mark: edit.mark });
    else if (edit.what === 'out') paragraph.words.splice(at, 1);
    else if (edit.what === 'mark' && word) word.mark = edit.mark;
    else if (edit.what === 'list') paragraph.list = !paragraph.list;
    else if (edit.what === 'split')
      result.splice(result.indexOf(paragraph) + 1, 0, {
        list: paragraph.list,
        words: paragraph.words.splice(at),
      });
  });
  return result;
}
const wordsOf = (html: string): string[] => html.replace(/<[^>]*>/g, ' ').match(/\w+/g) ?? [];
const sides = fc.tuple(texts, choice, choice).map(([base, mine, theirs]) => ({
  base: htmlOf(base),
  mine: htmlOf(edited(base, mine, 'm')),
  theirs: htmlOf(edited(base, theirs, 't')),
}));
const RUNS = { numRuns: 1_000 };

describe('two versions of any text', () => {
  it('keeps every added word once, doubles nothing, and brings back nothing that was taken out', () => {
    let disputes = 0;
    fc.assert(
      fc.property(sides, ({ base, mine, theirs }) => {
        const merged = merge(base, mine, theirs, 'both');
        expect(merged).not.toBeNull();
        disputes += merged?.isDisputed ? 1 : 0;
        const [was, own, other] = [base, mine, theirs].map(wordsOf) as [string[], string[], string[]];
        const added = [...own, ...other].filter((word) => !was.includes(word));
        const kept = was.filter((word) => own.includes(word) && other.includes(word));
        expect(wordsOf(merged?.text ?? '').sort()).toEqual([...added, ...kept].sort());
        const html = merged?.text ?? '';
        expect(sanitiseHtml(html, 'rich')).toBe(html);
      }),
      RUNS,
    );
    expect(disputes).toBeGreaterThan(100);
    expect(disputes).toBeLessThan(900);
  });

  it('is what one side made of it where the other changed nothing, or the same', () => {
    fc.assert(
      fc.property(
        sides,
        fc.constantFrom<Preference>('mine', 'theirs', 'both'),
        ({ base, mine }, preference) => {
          for (const [own, other] of [
            [mine, base],
            [base, mine],
            [mine, mine],
          ] as const)
            expect(merge(base, own, other, preference)).toEqual({
              text: mine,
              isDisputed: false,
              isEither: false,
            });
        },
      ),
      RUNS,
    );
  });

  it('has all words of the side that is preferred where the two are at odds', () => {
    fc.assert(
      fc.property(sides, ({ base, mine, theirs }) => {
        for (const [preference, side] of [
          ['mine', mine],
          ['theirs', theirs],
        ] as const) {
          const merged = wordsOf(merge(base, mine, theirs, preference)?.text ?? '');
          const was = wordsOf(base);
          for (const word of wordsOf(side)) if (!was.includes(word)) expect(merged).toContain(word);
          expect(new Set(merged).size).toBe(merged.length);
        }
      }),
      RUNS,
    );
  });

  it('comes out of its tokens as it went in', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(writeMarkup(readMarkup(htmlOf(text)) ?? [])).toBe(htmlOf(text));
      }),
      RUNS,
    );
  });

  it('is compared in a longest common order', () => {
    const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
    const longest = (a: string[], b: string[]): number => {
      const [first, ...rest] = a;
      if (first === undefined) return 0;
      const at = b.indexOf(first);
      return Math.max(longest(rest, b), at < 0 ? 0 : 1 + longest(rest, b.slice(at + 1)));
    };
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        const match = [...longestCommon(a, b)];
        const found = match.filter((at) => at >= 0);
        expect(found).toEqual([...found].sort((x, y) => x - y));
        expect(match.map((at, place) => at < 0 || b[at] === a[place])).not.toContain(false);
        expect(found.length).toBe(longest(a, b));
      }),
    );
  });
});
