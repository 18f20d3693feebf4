import * as z from 'zod';
import { isMediaAddress, isSafeLink, parseVideo } from '../addresses/links';
import { normalisePath } from '../addresses/paths';
import { isRecord } from '../json';
import { INPUT } from '../limits';
import { noMoreThan } from '../no-more-than';
import type { AttributeValue } from './block';
import { type Field, leaf } from './fields';

const WORDS_MAX = 10_000;
const WORD_MAX = 300;

const isString = (stored: unknown): stored is string => typeof stored === 'string';

/** Plain text of one line; never HTML (security X-7). */
export function text(initial = ''): Field<string> {
  return leaf({ control: 'text', schema: z.string().max(WORDS_MAX), initial, shows: isString });
}

/** Plain text of several lines. */
export function textarea(): Field<string> {
  return leaf({ control: 'textarea', schema: z.string().max(WORDS_MAX), initial: '', shows: isString });
}

/** Sanitised HTML: `inline` knows no paragraphs, lists or headings (security X-2). */
export function html(level: 'inline' | 'rich'): Field<string> {
  const control = level === 'inline' ? 'inline-html' : 'html';
  const schema = z.string().max(INPUT.markupCharacters);
  return leaf({ control, schema, initial: '', shows: isString });
}

type AddressControl = 'link' | 'picture' | 'video' | 'film' | 'captions' | 'page-path';

function address(control: AddressControl, isAllowed: (value: string) => boolean) {
  const schema = z
    .string()
    .refine((value) => value === '' || isAllowed(value), { error: 'This address is not allowed' });
  return leaf({ control, schema, initial: '' });
}

/** Where a button leads (security R-4). */
export const link = (): Field<string> => address('link', isSafeLink);

/** A picture of the site's own library. */
export const picture = (): Field<string> => address('picture', isMediaAddress);

/** An own file, YouTube or Vimeo (security X-6). */
export const video = (): Field<string> => address('video', (value) => parseVideo(value) !== null);

/** A film of the site's own library. */
export const film = (): Field<string> => address('film', isMediaAddress);

/** Captions of the site's own library, in WebVTT. */
export const captions = (): Field<string> =>
  address('captions', (value) => isMediaAddress(value) && value.toLowerCase().endsWith('.vtt'));

/** A page of this site, by its path without a language prefix. */
export const pagePath = (): Field<string> =>
  address('page-path', (value) => {
    const normalised = normalisePath(value);
    return normalised.ok && normalised.path === value;
  });

/** One of a fixed set of words (security X-8). */
export function choice<const Options extends readonly [string, ...string[]]>(
  options: Options,
  initial: Options[number],
): Field<Options[number]> {
  const schema: z.ZodType<Options[number]> = z.enum(options);
  return leaf({ control: 'choice', schema, initial, options });
}

/** A whole number within a range (security X-8). */
export function integer(initial: number, range: { min: number; max: number }): Field<number> {
  return leaf({ control: 'number', schema: z.int().min(range.min).max(range.max), initial, range });
}

/** A length of time, stored in milliseconds; people are shown seconds. */
export function milliseconds(initial: number, range: { min: number; max: number }): Field<number> {
  return { ...integer(initial, range), unit: 'milliseconds' };
}

export function toggle(initial: boolean): Field<boolean> {
  return leaf({ control: 'toggle', schema: z.boolean(), initial });
}

function pattern(
  control: 'colour' | 'classes' | 'slug' | 'language',
  shape: RegExp,
  initial: string,
  error: string,
) {
  const schema = z
    .string()
    .max(WORD_MAX)
    .refine((value) => value === '' || shape.test(value), { error });
  return leaf({ control, schema, initial });
}

/** A colour by name or as `#rgb`, `#rrggbb`, and nothing that could end the declaration (security X-8). */
export const colour = (initial: string): Field<string> =>
  pattern('colour', /^(?:[a-z]{3,24}|#(?:[0-9a-f]{3}|[0-9a-f]{6}))$/i, initial, 'This is not a colour');

/** Words that style text; none of them can place, size or cover anything (security X-8). */
const TEXT_CLASS =
  '(?:(?:text|font|tracking|leading)-[a-z0-9]{1,12}|uppercase|lowercase|capitalize|italic|underline|truncate|title|subtitle|meta|year|muted|accent|quiet|small|large|lead|caps|number)';

/** The styles to choose from: each looks different from the others and from plain text. */
const TEXT_STYLES = ['muted', 'large', 'italic', 'caps', 'accent'] as const;

/** Up to six class names that style text (security X-8). */
export const textClasses = (): Field<string> => ({
  ...pattern(
    'classes',
    new RegExp(`^${TEXT_CLASS}(?: ${TEXT_CLASS}){0,5}$`),
    '',
    'These class names are not allowed',
  ),
  options: TEXT_STYLES,
});

/** The slug of an attribute. */
export const slug = (): Field<string> =>
  pattern('slug', /^[\p{L}\p{N}_-]{1,128}$/u, '', 'This is not the slug of an attribute');

/** The code of a language (BCP 47); '' for the one that the page is written in. */
export const language = (): Field<string> =>
  pattern('language', /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i, '', 'This is not the code of a language');

/** An id or a key: an opaque string. */
export function identifier(): Field<string> {
  return leaf({
    control: 'identifier',
    schema: z.string().max(INPUT.idCharacters),
    initial: '',
    shows: isString,
  });
}

export const attributeValueSchema: z.ZodType<AttributeValue> = z.union([
  z.string().max(WORDS_MAX),
  z.number(),
  z.boolean(),
  z.null(),
]);

export const attributeValuesSchema: z.ZodType<Record<string, AttributeValue>> = noMoreThan(
  INPUT.attributesPerList,
  z.record(z.string().min(1).max(INPUT.idCharacters), attributeValueSchema),
  'Too many attributes',
);

export function isAttributeValue(value: unknown): value is AttributeValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** Values by attribute id; entries of another shape are not shown. */
export function attributeValues(): Field<Record<string, AttributeValue>> {
  return {
    control: 'attribute-values',
    schema: attributeValuesSchema,
    initial: {},
    read: (stored) =>
      isRecord(stored)
        ? Object.fromEntries(
            Object.entries(stored).filter((entry): entry is [string, AttributeValue] =>
              isAttributeValue(entry[1]),
            ),
          )
        : {},
  };
}
