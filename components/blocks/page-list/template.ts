import type { AttributeValue } from '@/lib/domain/content/model';

/** The text classes of a template, under a prefix of their own: content cannot dress itself as a part of the site. */
export function templateClass(wanted: string | undefined): string | undefined {
  if (wanted === undefined || wanted === '') return undefined;
  return wanted
    .split(' ')
    .map((name) => `t-${name}`)
    .join(' ');
}

/** An attribute as a person reads it: years keep their digits together. */
export function attributeText(value: AttributeValue | undefined, words: { yes: string; no: string }): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return String(value);
}
