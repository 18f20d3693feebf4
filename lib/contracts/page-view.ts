import * as z from 'zod';
import type { PageView } from '@/lib/domain/site/view-model';
import type { MessageGroup, Messages } from '@/lib/domain/translations/model';
import { locale, pagePath } from './address';
import { pageDocument } from './pages';
import { publishing } from './publishing';

/** `GET /api/pages/view`: everything that a page is drawn from, for whoever edits it. */
export const pageViewQuery = z.strictObject({ path: pagePath, locale });

const messageGroup: z.ZodType<MessageGroup> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), messageGroup])),
);

/** The document is judged, since it is what gets edited; what stands around it is shown as it comes. */
export const pageViewAnswer = z.object({
  view: z.custom<PageView>((given) => pageDocument.safeParse((given as PageView | null)?.document).success),
  /** How the text asked for stands; null where the page has none in the language. */
  publishing: publishing.nullable(),
  /** The interface texts of the page's language. */
  messages: z.record(z.string(), messageGroup) satisfies z.ZodType<Messages>,
});

export type PageToEdit = z.output<typeof pageViewAnswer>;
