import type { Localised } from '../model';

export const CATEGORIES = ['virtual-worlds', 'monumental-sculptures', 'new-media', 'nft'] as const;

export type CategorySlug = (typeof CATEGORIES)[number];

export type SeriesSlug = 'tide-rooms' | 'iron-and-air' | 'signal-works' | 'small-ledgers';

/** What the label and the page of a work say in one language. */
export interface WorkText {
  title: string;
  medium: string;
  /** Dimensions of an object, edition of what can be copied: the category decides which. */
  size: string;
  /** Where the work is now. */
  collection: string;
  description: string;
  keywords: string[];
  /** Paragraphs, inline HTML. */
  text: string[];
  quote?: { content: string; source: string };
  /** Captions of the pictures in `views`, inline HTML. */
  views?: string[];
}

export interface Work extends Localised<WorkText> {
  slug: string;
  year: number;
  series: SeriesSlug;
  /** Pathnames of related pictures, shown as a gallery. */
  views?: string[];
  /** The work has a film. */
  film?: boolean;
}

/** Path of a category's page. */
export function categoryPath(category: CategorySlug): string {
  return `/works/digital-art/${category}`;
}

export const SERIES: Record<SeriesSlug, Localised> = {
  'tide-rooms': { en: 'Tide Rooms', ru: 'Комнаты прилива', uk: 'Кімнати припливу' },
  'iron-and-air': { en: 'Iron and Air', ru: 'Железо и воздух', uk: 'Залізо й повітря' },
  'signal-works': { en: 'Signal Works', ru: 'Сигнальные работы', uk: 'Сигнальні роботи' },
  'small-ledgers': { en: 'Small Ledgers', ru: 'Малые реестры', uk: 'Малі реєстри' },
};
