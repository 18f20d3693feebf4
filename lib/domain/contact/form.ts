import { localisePath, normaliseRequestedPath, ROOT_LOCALE } from '../addresses/paths';
import { reservedSegments } from '../languages/catalogue';

/** Where the form is sent to. */
export const CONTACT_ACTION = '/api/contact';

/** The field that people neither see nor reach; what fills it in is no person, or a browser that is too eager. */
export const CONTACT_TRAP = 'website';

const CONTACT_PAGE = '/contact';

/** The results of sending a form, each of which is the id of a note on its page. */
export const CONTACT_OUTCOMES = ['sent', 'invalid', 'limited', 'failed'] as const;

export type ContactOutcome = (typeof CONTACT_OUTCOMES)[number];

/**
 * Where a form without script leads: to the note on the page that it was sent from. Whatever the fields hold, the
 * result is a page's path on this site.
 */
export function contactReturn(fields: Record<string, unknown>, outcome: ContactOutcome): string {
  const { locale, path } = fields;
  const isKnown = typeof locale === 'string' && reservedSegments().has(locale);
  const page = normaliseRequestedPath(typeof path === 'string' ? path : CONTACT_PAGE);
  const address = localisePath(page.ok ? page.path : CONTACT_PAGE, isKnown ? locale : ROOT_LOCALE);
  return `${encodeURI(address)}#${outcome}`;
}
