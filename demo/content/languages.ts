import type { SeedLocale } from './model';

/** A language that a fresh site starts with. */
export interface SeedLanguage {
  code: SeedLocale;
  /** BCP 47. */
  tag: string;
  name: string;
  iconCode: string;
  isDefault: boolean;
  isActive: boolean;
  position: number;
}

export const SEED_LANGUAGES: readonly SeedLanguage[] = [
  { code: 'en', tag: 'en', name: 'English', iconCode: 'us', isDefault: true, isActive: true, position: 0 },
  { code: 'ru', tag: 'ru', name: 'Русский', iconCode: 'ru', isDefault: false, isActive: true, position: 1 },
  {
    code: 'uk',
    tag: 'uk',
    name: 'Українська',
    iconCode: 'ua',
    isDefault: false,
    isActive: true,
    position: 2,
  },
];
