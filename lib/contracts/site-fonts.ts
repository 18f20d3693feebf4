import * as z from 'zod';
import { FONTS } from '@/lib/domain/limits';
import { fontId, ownFont } from '@/lib/domain/site-theme/own-font';
import { date, requiredText } from './text';

/** From whom and under which terms a font may be used. */
export const fontLicence = requiredText(FONTS.licenceCharacters);

/** An uploaded font. */
export const siteFont = ownFont.extend({
  licence: z.string(),
  createdAt: date,
  /** Whether any version of the look that is kept has it: then it cannot be deleted. */
  isUsed: z.boolean(),
});
export type SiteFont = z.output<typeof siteFont>;

/** `GET /api/site/fonts`: the oldest first. */
export const siteFontList = z.strictObject({ fonts: z.array(siteFont) });

/** `POST /api/site/fonts?licence=…`, with the files of one font as a form. */
export const addFontQuery = z.strictObject({ licence: fontLicence });

/** `PATCH /api/site/fonts/{id}`. */
export const changeFontRequest = z.strictObject({ licence: fontLicence });

export const fontParams = z.strictObject({ id: fontId });
