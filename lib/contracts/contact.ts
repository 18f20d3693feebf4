import * as z from 'zod';
import { cleanLine, cleanLines, isEmailAddress } from '@/lib/domain/contact/clean-text';
import { CONTACT } from '@/lib/domain/contact/limits';
import { SUSPICIONS } from '@/lib/domain/contact/suspicion';
import { INPUT, MEDIA } from '@/lib/domain/limits';
import { date, id, requiredText, text } from './text';

const cleaned = (clean: (text: string) => string, maximum: number) =>
  z.string().transform(clean).pipe(requiredText(maximum));

/** `POST /api/contact`, as JSON or as a form: the last four come from the page's own form; `about` is the path of the page
 * that is asked about. */
export const contactRequest = z.strictObject({
  name: cleaned(cleanLine, CONTACT.nameCharacters),
  email: cleaned(cleanLine, CONTACT.emailCharacters).refine(isEmailAddress, {
    error: 'This is not an e-mail address',
  }),
  message: cleaned(cleanLines, CONTACT.messageCharacters),
  locale: text(INPUT.languageCodeCharacters).exactOptional(),
  path: text(INPUT.pathCharacters).exactOptional(),
  about: text(INPUT.pathCharacters).exactOptional(),
  website: text(INPUT.pathCharacters).default(''),
});

export type ContactRequest = z.output<typeof contactRequest>;

export const contactReceived = z.strictObject({ received: z.literal(true) });

/** `GET /api/contact`: newest first; `cursor` is opaque and stable while messages come and go. */
export const contactQuery = z.strictObject({
  limit: z.coerce.number().int().min(MEDIA.pageSizeMin).max(MEDIA.pageSizeMax).default(MEDIA.pageSize),
  cursor: id.exactOptional(),
});

/**
 * A message as the owner sees it. `address` is only the sender's network; `suspicion` tells why it looks like
 * spam.
 */
export const contactMessage = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  locale: z.string(),
  address: z.string(),
  /** The page that is asked about, by the title that it had; without a path if it is gone. */
  about: z.strictObject({ title: z.string(), path: z.string().nullable() }).nullable(),
  suspicion: z.enum(SUSPICIONS).nullable(),
  createdAt: date,
  readAt: date.nullable(),
});

export type ContactMessage = z.output<typeof contactMessage>;

export const contactMessageList = z.strictObject({
  messages: z.array(contactMessage),
  hasMore: z.boolean(),
  cursor: z.string().exactOptional(),
});

/** `PATCH` and `DELETE /api/contact/{id}`. */
export const contactMessageParams = z.strictObject({ id });

export const changeContactRequest = z.strictObject({ isRead: z.boolean() });
