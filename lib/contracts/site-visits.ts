import * as z from 'zod';
import { VISITS } from '@/lib/domain/visits/limits';
import { locale } from './address';

/** A day of the calendar, UTC: `2026-11-27`. */
const day = z.iso.date();
const count = z.int().nonnegative();

const settings = z.strictObject({
  /** Whether visits are counted. */
  isOn: z.boolean(),
  /** How many months counts are kept. */
  keptMonths: z.literal(VISITS.keptMonths),
});

/** `PUT /api/site/visits`: the last who saves decides. */
export const visitSettings = settings;
export type VisitSettings = z.output<typeof visitSettings>;

/** `GET /api/site/visits?days=30`: a period that ends today. */
export const visitsQuery = z.strictObject({
  days: z
    .enum(VISITS.periodsDays.map(String) as [string, ...string[]])
    .transform(Number)
    .default(30),
  /** The code of a language for the titles of pages; where a page has none in it, and without, it is the default one. */
  locale: locale.optional(),
});

/** `GET` and `PUT /api/site/visits`. Each list is of the whole period, the most frequent first, up to a number of lines. */
export const siteVisitsAnswer = settings.extend({
  /** Every day of the period, the oldest first, also those on which nothing was counted. */
  days: z.array(z.strictObject({ day, views: count, visitors: count, messages: count })),
  /** Pages that are still there, wherever they have moved. */
  pages: z.array(z.strictObject({ id: z.string(), path: z.string(), title: z.string(), views: count })),
  /** Languages in which pages were looked at, by their codes. */
  languages: z.array(z.strictObject({ code: z.string(), views: count })),
  /** Other sites from whose links people came, by their hosts. */
  sources: z.array(z.strictObject({ host: z.string(), visits: count })),
  /** Files of the library that are no pictures and films and were opened or downloaded, by their pathnames. */
  files: z.array(z.strictObject({ pathname: z.string(), downloads: count })),
});
export type SiteVisitsAnswer = z.output<typeof siteVisitsAnswer>;
