import { readdirSync, readFileSync } from 'node:fs';
import { type Expression, type JSXChild, type JSXExpression, parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

/** Attributes that people read or hear, beside an element's content. */
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

/** Letters: signs, numbers and punctuation are the same in every language, and so is how an address begins. */
const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll('https://', ''));

/** The words that an expression is, where it is plain words or chooses between them. */
function wordsOf(node: Expression | JSXExpression): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw);
  if (node.type === 'ConditionalExpression') return [...wordsOf(node.consequent), ...wordsOf(node.alternate)];
  return node.type === 'LogicalExpression' ? wordsOf(node.right) : [];
}

/** Words written into the elements of a source, by their lines. */
function literalTexts(source: string, path: string): string[] {
  const found: string[] = [];
  const note = ({ start }: { start: number }, words: readonly string[]) => {
    for (const word of words)
      if (hasWords(word)) found.push(`${path}:${source.slice(0, start).split('\n').length}: ${word.trim()}`);
  };
  const inside = ({ children }: { children: JSXChild[] }) => {
    for (const child of children) {
      if (child.type === 'JSXText') note(child, [child.value]);
      if (child.type === 'JSXExpressionContainer') note(child, wordsOf(child.expression));
    }
  };
  new Visitor({
    JSXElement: inside,
    JSXFragment: inside,
    JSXAttribute(attribute) {
      const { name, value } = attribute;
      if (name.type !== 'JSXIdentifier' || !SPOKEN.has(name.name) || !value) return;
      if (value.type === 'JSXExpressionContainer') note(attribute, wordsOf(value.expression));
      else if (value.type === 'Literal') note(attribute, wordsOf(value));
    },
  }).visit(parseSync(path, source).program);
  return found;
}

describe('every word of the interface comes from the messages', () => {
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'))
      .map((path) => `${folder}/${path}`),
  );

  it('in every component', () => {
    expect(files.length).toBeGreaterThan(150);
    expect(files.flatMap((path) => literalTexts(readFileSync(path, 'utf8'), path))).toEqual([]);
  });

  it.each([
    ['<p>Hello</p>', ['Hello']],
    ["<p>{'Привіт'}</p>", ['Привіт']],
    ["<p>{a ? 'Yes' : t('no')}</p>", ['Yes']],
    ["<p>{a && 'Now'}</p>", ['Now']],
    ['<button aria-label="Close" />', ['Close']],
    ["<img alt={'A picture'} />", ['A picture']],
    ['<p>{t("hello")} · 12 × <b>{name}</b></p>', []],
    ['<p title={t("a")} className="words" data-kind="words">…</p>', []],
  ])('and %s is found out', (markup, words) => {
    const found = literalTexts(`export const A = () => ${markup};`, 'a.tsx');
    expect(found).toEqual(words.map((word) => `a.tsx:1: ${word}`));
  });
});
