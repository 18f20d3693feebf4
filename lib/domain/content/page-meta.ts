import { sameJson } from '../json';
import type { PageContent, PageDocument, PageMeta } from './model';

/** A page's content as it is edited: with its meta information, which is changed on the page like everything else. */
export function withMeta({ meta, translation }: Pick<PageDocument, 'meta' | 'translation'>): PageContent {
  return { ...translation.content, pageMeta: meta };
}

/** Splits edited content for a save: the content to store, and the meta information if it has changed. */
export function splitMeta(
  edited: PageContent,
  stored: PageContent | undefined,
): { content: PageContent; meta?: PageMeta } {
  const { pageMeta, ...content } = edited;
  const isNew = pageMeta !== undefined && !(stored && sameJson(pageMeta, stored.pageMeta));
  return { content, ...(isNew && { meta: pageMeta }) };
}
