import { counter, page, richText, section } from '../../build';
import type { Localised, SeedMeta, SeedPage } from '../../model';

/** A numbered matter of a legal text: its heading and its paragraphs as HTML. */
export interface Clause {
  name: string;
  html: string;
}

interface LegalText {
  path: `/legal/${string}`;
  position: number;
  meta: Localised<SeedMeta>;
  clauses: Localised<Clause[]>;
}

/** One section a clause. There is no page at `/legal`, so these stand at the root of the tree. */
export function legalPage({ path, position, meta, clauses }: LegalText): SeedPage {
  return {
    path,
    parent: null,
    attributes: [],
    position,
    meta,
    content: (locale) => {
      const next = counter();
      return page(
        ...clauses[locale].map(({ name, html }) => section(next(), name, [richText(next(), html)])),
      );
    },
  };
}
