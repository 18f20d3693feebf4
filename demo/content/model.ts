import type { Attribute, PageContent } from '@/lib/domain/content/model';
import type { LayoutName } from '@/lib/domain/site/routes';

/** Languages that the demonstration content is written in. */
export const SEED_LOCALES = ['en', 'ru', 'uk'] as const;

export type SeedLocale = (typeof SEED_LOCALES)[number];

/** One text in every language of the demonstration content. */
export type Localised<T = string> = Record<SeedLocale, T>;

export interface SeedMeta {
  title: string;
  description: string;
  keywords: string[];
}

/** What a page defines itself; the inherited flag is worked out from the tree. */
export type SeedPageAttribute = Omit<Attribute, 'inherited'>;

/** A page as the seed stores it, in all three languages. */
export interface SeedPage {
  /** Without a language prefix. */
  path: string;
  /** Path of the parent page; null at the root. */
  parent: string | null;
  /** Only where the page differs from what its route gives it. */
  layout?: LayoutName;
  attributes: SeedPageAttribute[];
  /** Among the children of the same parent, from 0. */
  position: number;
  meta: Localised<SeedMeta>;
  content: (locale: SeedLocale) => PageContent;
}
