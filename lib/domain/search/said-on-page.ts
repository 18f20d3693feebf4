import { wordsOf } from '../content/block-words';
import type { Attribute, PageContent } from '../content/model';
import { summarisePage } from '../content/summary';

interface SearchedPage {
  /** Looked at by itself: what says it again is left out. */
  title: string;
  description: string;
  keywords: readonly string[];
  content: PageContent;
  /** Definitions in force, for the labels of the page. */
  attributes: readonly Attribute[];
}

interface SaidOnPage {
  /** All words that its readers see, and its description. */
  said: string;
  /** Words that describe it, which are not seen. */
  keywords: string;
  /** `/media/…` of the first picture. */
  cover: string | null;
  /** The year that its label names, as four digits. */
  year: number | null;
}

const YEAR = /(?<!\d)[12]\d{3}(?!\d)/;

/** More is read by nobody, and by no index of PostgreSQL. */
const CHARACTERS = 100_000;

/** Between what stands in different places of a page. */
const BETWEEN = ' · ';

/** Without what the database cannot hold: NUL, and halves of a character. */
const storable = (text: string) => text.slice(0, CHARACTERS).replace(/[\0\p{Cs}]/gu, '');

/** What a search of the site looks at, beside the title. */
export function saidOnPage({ title, description, keywords, content, attributes }: SearchedPage): SaidOnPage {
  const blocks = content.sections.flatMap((section) => section.blocks);
  const { attributes: label, cover } = summarisePage(content, attributes);
  // A work says its year, an exhibition its days.
  const year = YEAR.exec(`${label.year ?? ''} ${label.dates ?? ''}`)?.[0];
  const numbers = Object.values(label).filter((value) => typeof value === 'number');
  const parts = [description, ...blocks.flatMap(wordsOf), ...numbers.map(String)];
  return {
    said: storable([...new Set(parts)].filter((part) => part !== '' && part !== title).join(BETWEEN)),
    keywords: storable(keywords.join(' ')),
    cover,
    year: year === undefined ? null : Number(year),
  };
}
