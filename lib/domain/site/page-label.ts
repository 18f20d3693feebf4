import { withTitles } from '../content/page-reference';
import { type PageSummary, summarisePage } from '../content/summary';
import type { PageView } from './view-model';

/** A page's first picture and what its label says, with the titles of the pages that it names. */
export function labelledSummary({ document, named }: PageView): PageSummary {
  const { translation, attributes } = document;
  const summary = summarisePage(translation.content, attributes);
  const titles = new Map(Object.entries(named).map(([name, { title }]) => [name, title]));
  return { ...summary, attributes: withTitles(summary.attributes, titles) };
}
