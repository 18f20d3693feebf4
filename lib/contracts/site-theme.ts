import * as z from 'zod';
import { isStorableText } from '@/lib/domain/text/stored-text';
import { date } from './text';

const CHARACTERS = 8_000;

/** What an owner has chosen of the site's look (lib/domain/site-theme); what nobody here knows is kept. */
export const storedTheme = z.record(z.string(), z.json()).refine(
  (theme) => {
    const text = JSON.stringify(theme);
    return text.length <= CHARACTERS && isStorableText(text);
  },
  { error: 'This theme is too large, or holds a character that cannot be stored' },
);

const version = z.int().nonnegative();

/** A theme as one save has left it. */
const themeVersion = z.strictObject({
  version,
  theme: storedTheme,
  createdAt: date,
  /** Null if the account is gone. */
  author: z.string().nullable(),
});
export type ThemeVersion = z.output<typeof themeVersion>;

/** `GET` and `PUT /api/site/theme`, which is sent the version that was read; version 0 before the first save. */
export const siteThemeAnswer = z.strictObject({ version, theme: storedTheme });
export type SiteThemeAnswer = z.output<typeof siteThemeAnswer>;

/** `GET /api/site/theme/versions`: newest first. */
export const themeVersions = z.strictObject({ versions: z.array(themeVersion) });
