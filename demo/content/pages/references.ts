import type { SeedLocale } from '../model';
import { WORK_REFERENCES, type WorkReference } from '../works';

const BY_SLUG = new Map(WORK_REFERENCES.map((reference) => [reference.slug, reference]));

/** A work by its slug; a slug that no work has is a mistake in the texts. */
export function workReference(slug: string): WorkReference {
  const found = BY_SLUG.get(slug);
  if (found === undefined) throw new Error(`No work is called ${slug}`);
  return found;
}

/** A work's name linked to its page: English sets titles in italics, the others quote them. */
export function workLink(slug: string, locale: SeedLocale): string {
  const { path, title } = workReference(slug);
  const link = `<a href="${path}">${title[locale]}</a>`;
  return locale === 'en' ? `<em>${link}</em>` : `«${link}»`;
}

/** Puts names of works in place of `{work:slug}` (linked, for HTML) and `{title:slug}` (plain text). */
export function fillReferences(text: string, locale: SeedLocale): string {
  return text.replace(/\{(work|title):([a-z0-9-]+)\}/g, (_match, kind: string, slug: string) => {
    if (kind === 'work') return workLink(slug, locale);
    const title = workReference(slug).title[locale];
    return locale === 'en' ? title : `«${title}»`;
  });
}
