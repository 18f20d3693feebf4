import 'server-only';

import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { isSafeLink, REL_ELSEWHERE, relOfLink } from '@/lib/domain/addresses/links';
import { INPUT } from '@/lib/domain/limits';
import { TEXT_CLASSES } from '@/lib/domain/text/text-classes';
import { BLOCK_TAGS, INLINE_TAGS } from '@/lib/domain/text/text-tags';
import { KnownMarkup } from './known-markup';

/** The content of these elements is no readable text, and is removed with them. */
const RAW_TEXT_TAGS = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'template',
  'iframe',
  'xmp',
  'noembed',
  'noframes',
  'title',
  'svg',
  'math',
];
/** Deeper than anything written by hand or pasted; browsers stop following at some depth, too, each at its own. */
const MAX_DEPTH = 64;
/** More than a text of the greatest length needs: following such a nest costs the square of its size. */
const MAX_TAGS = 10_000;

function options(allowedTags: string[]): IOptions {
  return {
    allowedTags,
    nonTextTags: RAW_TEXT_TAGS,
    // `id` and `name` are left out: a named element can shadow what the framework keeps on `window`.
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel'],
      '*': ['lang', 'dir', 'class'],
      ol: ['start'],
    },
    allowedClasses: { '*': [...TEXT_CLASSES] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nestingLimit: MAX_DEPTH,
    transformTags: { a: dressLink },
  };
}

function dressLink(tagName: string, attributes: Record<string, string>) {
  const { href: given, target, rel: _rel, ...rest } = attributes;
  const href = given?.trim();
  const isLink = href !== undefined && isSafeLink(href);
  const isBlank = target === '_blank';
  const rel = isBlank ? REL_ELSEWHERE : isLink ? relOfLink(href) : undefined;
  return {
    tagName,
    attribs: {
      ...rest,
      ...(isLink && { href }),
      ...(isBlank && { target: '_blank' }),
      ...(rel !== undefined && { rel }),
    },
  };
}

const LEVELS = { inline: options([...INLINE_TAGS]), rich: options([...INLINE_TAGS, ...BLOCK_TAGS]) };

type Level = keyof typeof LEVELS;

const KNOWN: Record<Level, KnownMarkup> = { inline: new KnownMarkup(), rich: new KnownMarkup() };

/** More than any release has accepted: it bypassed the checks. */
const MAX_CHARACTERS = 2 * INPUT.markupCharacters;

/** Badly nested markup is repaired in rounds; what is still bad after these was not written by a person. */
const MAX_ROUNDS = 8;

/** The plain text of markup that is all tags or cannot be repaired. */
function wordsOf(html: string): string {
  return sanitizeHtml(html.replaceAll(/<[^<>]*>?/g, ''), { allowedTags: [], nonTextTags: RAW_TEXT_TAGS });
}

function hasTooManyTags(html: string): boolean {
  let count = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) count += 1;
  return count > MAX_TAGS;
}

/**
 * Stored or sent markup with everything outside the closed list taken away (security ). Run when
 * content is written and again when it is rendered, since rows can come from elsewhere. Running it twice changes nothing.
 */
export function sanitiseHtml(html: string, level: Level): string {
  return KNOWN[level].cleaned(html, (given) => clean(given, level));
}

function clean(html: string, level: Level): string {
  if (html.length > MAX_CHARACTERS || hasTooManyTags(html)) return wordsOf(html);
  let result = html;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const cleaner = sanitizeHtml(result, LEVELS[level]);
    if (cleaner === result) return result;
    result = cleaner;
  }
  return wordsOf(result);
}
